"""Attacks on the limits over HTTP: many guests, many addresses, other hosts, unknown fields."""

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from speicherstadt.server import wire
from speicherstadt.server.app import Settings
from speicherstadt.server.limits.defaults import Limits
from speicherstadt.server.people.sessions import COOKIE
from tests.server.asgi import App, application
from tests.server.client import Json, Live, Person, code_of, hot_seat
from tests.server.conftest import Invite
from tests.server.in_process import new_game, new_guest, play_to_the_end

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # starts servers with limits of their own


def codes(answers: list[httpx.Response]) -> Counter[str]:
    """How often each code was answered; `done` if it was no refusal."""
    return Counter("done" if one.status_code < 400 else one.json()["code"] for one in answers)


async def new_guests(app: App, count: int, address: str) -> Counter[str]:
    answers = [
        await (await app.visitor(address=address)).post("/api/me", json={"name": "Anna"})
        for _ in range(count)
    ]
    return codes(answers)


async def test_new_guests_do_not_reset_the_limits_of_an_address(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(requests_per_second=1, guests_per_day=1000))
    async with application(tmp_path, settings) as app:
        answers = []
        for number in range(60):
            address = f"2001:db8:0:7::{number:x}"  # all of them in one /64
            guest = await app.visitor(address=address)
            answers += [await guest.post("/api/me", json={"name": f"Anna {number}"})]
            answers += [await guest.get("/api/bots") for _ in range(3)]
        found = codes(answers)
        assert found["done"] < 60  # fifty at once, and a few more while this takes time
        assert set(found) == {"done", "too-many"}


@pytest.mark.parametrize("path", ["/metrics", "/schema/openapi.json", "/health", "/", "/x.js"])
async def test_every_path_is_limited(path: str, tmp_path: Path) -> None:
    async with application(tmp_path, Settings(limits=Limits(requests_per_second=1))) as app:
        visitor = await app.visitor()
        answers = [await visitor.get(path) for _ in range(150)]
        assert answers[0].status_code != 429
        assert answers[-1].status_code == 429
        assert (await (await app.visitor(address="192.0.2.2")).get(path)).status_code != 429


async def test_unknown_tokens_are_limited_before_the_database_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with application(tmp_path, Settings(limits=Limits(requests_per_second=1))) as app:
        store, asked = app.registry.services.store, list[str]()

        async def token_owner(digest: str) -> None:
            asked.append(digest)

        monkeypatch.setattr(store, "token_owner", token_owner)
        visitor = await app.visitor()
        answers = [
            await visitor.get("/api/me", headers={"Authorization": f"Bearer spst_{number}"})
            for number in range(20)
        ]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 15
        assert len(asked) == 5


async def test_an_address_runs_out_of_new_guests(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(requests_per_second=1000, guests_per_day=10))
    async with application(tmp_path, settings) as app:
        home = "::ffff:192.0.2.9"
        assert await new_guests(app, 8, home) == {"done": 8}
        assert await new_guests(app, 4, "192.0.2.9") == {"done": 2, "guest-limit": 2}
        assert await new_guests(app, 2, "192.0.2.10") == {"done": 2}
    async with application(tmp_path, settings) as app:  # a restart changes nothing
        assert await new_guests(app, 2, home) == {"guest-limit": 2}


async def test_a_rematch_counts_although_an_earlier_one_was_left(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(requests_per_second=1000, open_tables=1))
    async with application(tmp_path, settings) as app:
        anna = await new_guest(app.registry)
        over = await new_game(app.registry, anna)
        await play_to_the_end(over, anna)
        visitor = await app.visitor()
        sessions = app.asgi._sessions
        visitor.cookies.set(COOKIE, sessions.cookie(await sessions.create(anna, "")))
        first = await visitor.post(f"/api/tables/{over.id}/rematch")
        assert first.status_code == 201
        for seat in (0, 1):
            await visitor.post(f"/api/tables/{first.json()['id']}/leave", json={"seat": seat})
        other = await visitor.post("/api/tables", json={"players": 2})
        assert other.status_code == 201
        again = await visitor.post(f"/api/tables/{over.id}/rematch")
        assert code_of(again) == (409, "table-limit")


async def test_a_guest_runs_out_of_tables(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(requests_per_second=1000, open_tables=3))
    async with application(tmp_path, settings) as app:
        anna = await app.visitor("Anna")
        answers = [await anna.post("/api/tables", json={"players": 2}) for _ in range(5)]
        assert codes(answers) == {"done": 3, "table-limit": 2}
        table = answers[0].json()["id"]
        left = await anna.post(f"/api/tables/{table}/leave", json={"seat": 0})
        assert left.status_code == 200
        again = await anna.post("/api/tables", json={"players": 2})
        assert again.status_code == 201


async def test_twenty_thousand_addresses_free_nobody(tmp_path: Path) -> None:
    async with application(tmp_path, Settings(limits=Limits(requests_per_second=1))) as app:
        spammer = await app.visitor(address="192.0.2.66")
        assert "too-many" in codes([await spammer.get("/api/bots") for _ in range(8)])
        limits = app.asgi._limits
        for number in range(20_001):
            limits.check("requests", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", None)
        assert codes([await spammer.get("/api/bots") for _ in range(5)])["too-many"] >= 4


# Other hosts


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "localhost.evil.example"])
async def test_a_rebound_name_is_refused(host: str, tmp_path: Path) -> None:
    async with application(tmp_path, Settings(limits=Limits(requests_per_second=0))) as app:
        anna = await app.visitor("Anna")
        for path in ("/", "/api/me", "/health", "/metrics"):
            answer = await anna.get(path, headers={"Host": host})
            assert code_of(answer) == (421, "wrong-host")
        forged = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
        answer = await anna.post("/api/me", json={"name": "Eve"}, headers=forged)
        assert code_of(answer) == (421, "wrong-host")
        assert (await anna.get("/api/me")).json()["name"] == "Anna"


async def test_a_handshake_with_a_rebound_name_is_refused(tmp_path: Path) -> None:
    async with application(tmp_path, Settings()) as app:
        sent: list[Json] = []

        async def send(event: Json) -> None:
            sent.append(event)

        async def receive() -> Json:
            return {"type": "websocket.connect"}

        headers = [(b"host", b"evil.example"), (b"origin", b"http://evil.example")]
        path = f"/api/tables/{'A' * 16}/live"
        scope = {"type": "websocket", "path": path, "headers": headers, "client": ("::1", 1)}
        await app.asgi(scope, receive, send)
        assert sent == [{"type": "websocket.close"}]


@pytest.mark.parametrize("host", ["127.0.0.1:5", "localhost", "[::1]:80", "192.168.0.7:8765"])
async def test_our_own_names_work(host: str, tmp_path: Path) -> None:
    async with application(tmp_path, Settings(host="0.0.0.0")) as app:
        answer = await (await app.visitor()).get("/api/bots", headers={"Host": host})
        assert answer.status_code == 200


# Bodies


async def test_a_request_is_as_strict_as_the_document_says(tmp_path: Path) -> None:
    async with application(tmp_path, Settings()) as app:
        document = (await (await app.visitor()).get("/schema/openapi.json")).json()
    schemas = document["components"]["schemas"]
    bodies = {
        name
        for methods in document["paths"].values()
        for operation in methods.values()
        if "requestBody" in operation
        for name in _referenced(operation["requestBody"])
    }
    kinds = {kind.__name__: kind for kind in wire.Strict.__subclasses__()}
    assert {"NewTable", "Decide", "NewToken", "Import", "UseCode"} <= bodies <= set(kinds)
    for name in bodies:
        assert schemas[name]["additionalProperties"] is False, name
        assert kinds[name].__struct_config__.forbid_unknown_fields, name
        assert set(schemas[name]["properties"]) == set(kinds[name].__struct_fields__)
    for command in get_args(wire.Command):
        assert command.__struct_config__.forbid_unknown_fields


def _referenced(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
        return own + [name for inner in part.values() for name in _referenced(inner)]
    return [name for inner in part for name in _referenced(inner)] if isinstance(part, list) else []


RIGHT = {"number": 0, "seat": 0, "decision": "@1"}
WRONG: dict[str, dict[str, Any]] = {
    "a number as a text": {**RIGHT, "number": "0"},
    "a seat as a text": {**RIGHT, "seat": "0"},
    "a seat with a point": {**RIGHT, "seat": 0.5},
    "a yes for a seat": {**RIGHT, "seat": True},
    "a number for a token": {**RIGHT, "decision": 1},
    "an unknown field": {**RIGHT, "by_bot": True},
    "an unknown empty field": {**RIGHT, "": None},
    "a missing field": {"number": 0, "seat": 0},
}


@pytest.mark.parametrize("case", WRONG)
def test_http_and_websocket_refuse_the_same(case: str, invite: Invite) -> None:
    anna = invite("Anna")
    table = hot_seat(anna)
    assert code_of(anna.attempt(table, "decide", **WRONG[case])) == (400, "malformed")
    with Live(anna.server, table, anna.cookie) as live:
        live.wait(lambda live: live.moments)
        assert live.command("decide", **WRONG[case])["code"] == "malformed"
    assert anna.table(table)["moment"]["step"]["number"] == 0


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"players": "2"}),
        ("/api/tables", {"players": 2, "public": "true"}),
        ("/api/tables", {"players": 2, "public": 1}),
        ("/api/tables", {"players": 2, "owner": "me"}),
        ("/api/me", {"name": "Anna", "guest": "x"}),
        ("/api/me/token", {"name": "bot", "token": "x"}),
        ("/api/me/move", {"code": "x", "guest": "x"}),
        ("/api/tables/import", {"record": "{}", "public": True}),
    ],
)
def test_bodies_with_something_else_are_refused(path: str, body: Json, invite: Invite) -> None:
    assert code_of(invite("Anna").ask(path, **body)) == (400, "malformed")


def test_empty_body_is_fine_where_nothing_is_needed(invite: Invite) -> None:
    anna: Person = invite("Anna")
    for content in ("", "{}", "null"):
        answer = anna.http.post("/api/me/token", content=content)
        assert answer.status_code == 200, content
