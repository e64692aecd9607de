"""Requests that are refused: in one form, with a code, and without any change."""

import http.client
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest

from speicherstadt.bots import bot_names
from tests.server.client import Json, Person, Server, code_of
from tests.server.conftest import Invite, Serve

GOLDEN = Path(__file__).parents[1] / "golden"


@dataclass(frozen=True)
class Scene:
    """Anna and Ben play at one table, Carla alone at another; a visitor has no name."""

    anna: Person
    ben: Person
    carla: Person
    nobody: Person
    table: str
    other: str
    moment: Json

    @property
    def number(self) -> int:
        number: int = self.moment["step"]["number"]
        return number

    @property
    def seat(self) -> int:
        """The seat that decides."""
        seat: int = self.moment["board"]["decides"]
        return seat

    @property
    def mover(self) -> Person:
        return (self.anna, self.ben)[self.seat]

    @property
    def waiter(self) -> Person:
        return (self.anna, self.ben)[1 - self.seat]

    @property
    def legal(self) -> str:
        legal: str = self.moment["board"]["legal"][0]
        return legal

    def decide(self, who: Person, **changes: object) -> httpx.Response:
        """Send a legal decision with these changes."""
        body: dict[str, object] = {
            "number": self.number,
            "seat": self.seat,
            "decision": self.legal,
            **changes,
        }
        table = body.pop("table", self.table)
        return who.attempt(str(table), "decide", **body)

    def send(self, content: str | bytes, path: str = "decide", **headers: str) -> httpx.Response:
        return self.mover.http.post(
            f"/api/tables/{self.table}/{path}",
            content=content,
            headers={"Content-Type": "application/json", **headers},
        )

    def as_it_is(self) -> Json:
        return [self.anna.table(self.table), self.carla.table(self.other)]


@pytest.fixture
def scene(invite: Invite) -> Scene:
    anna, ben, carla, nobody = invite("Anna"), invite("Ben"), invite("Carla"), invite(None)
    table = anna.create(2)
    ben.do(table, "join")
    anna.do(table, "start")
    other = carla.create(2)
    carla.do(other, "join", name="Cora")
    carla.do(other, "start")
    moment = anna.table(table)["moment"]
    for _ in range(3):
        seat = moment["board"]["decides"]
        moment = (anna, ben)[seat].decide(table, seat, moment)
    return Scene(anna, ben, carla, nobody, table, other, moment)


def body(scene: Scene, **changes: object) -> str:
    right = {"number": scene.number, "seat": scene.seat, "decision": scene.legal}
    return json.dumps({**right, **changes})


Case = Callable[[Scene], httpx.Response]

CASES: dict[str, tuple[int, str, Case]] = {
    "another's seat": (403, "not-your-seat", lambda s: s.decide(s.waiter)),
    "my seat, not my turn": (
        409,
        "not-your-turn",
        lambda s: s.decide(s.waiter, seat=1 - s.seat),
    ),
    "a spectator": (403, "not-your-seat", lambda s: s.decide(s.carla)),
    "nobody": (403, "not-your-seat", lambda s: s.decide(s.nobody)),
    "another table": (403, "not-your-seat", lambda s: s.decide(s.mover, table=s.other)),
    "no table": (404, "unknown", lambda s: s.decide(s.mover, table="A" * 16)),
    "no seat": (400, "malformed", lambda s: s.decide(s.mover, seat=4)),
    "a seat beyond all": (400, "malformed", lambda s: s.decide(s.mover, seat=5)),
    "a negative seat": (400, "malformed", lambda s: s.decide(s.mover, seat=-1)),
    "an old number": (409, "stale", lambda s: s.decide(s.mover, number=s.number - 1)),
    "a future number": (409, "stale", lambda s: s.decide(s.mover, number=s.number + 1)),
    "a negative number": (400, "malformed", lambda s: s.decide(s.mover, number=-1)),
    "a huge number": (400, "malformed", lambda s: s.decide(s.mover, number=10**30)),
    "a number in words": (400, "malformed", lambda s: s.decide(s.mover, number="three")),
    "a number with a point": (400, "malformed", lambda s: s.decide(s.mover, number=0.5)),
    "illegal": (422, "illegal", lambda s: s.decide(s.mover, decision="done")),
    "no such token": (400, "malformed", lambda s: s.decide(s.mover, decision="frob")),
    "an empty token": (400, "malformed", lambda s: s.decide(s.mover, decision="")),
    "a long token": (400, "malformed", lambda s: s.decide(s.mover, decision="1" * 81)),
    "a step back as a token": (400, "malformed", lambda s: s.decide(s.mover, decision="back 0")),
    "a token with a line break": (
        400,
        "malformed",
        lambda s: s.decide(s.mover, decision=s.legal + "\n"),
    ),
    "no token": (400, "malformed", lambda s: s.decide(s.mover, decision=None)),
    "an unknown field": (400, "malformed", lambda s: s.decide(s.mover, by_bot=True)),
    "a missing field": (400, "malformed", lambda s: s.mover.attempt(s.table, "decide", number=3)),
    "no JSON": (400, "malformed", lambda s: s.send("{")),
    "nothing": (400, "malformed", lambda s: s.send("")),
    "a list": (400, "malformed", lambda s: s.send("[1]")),
    "not UTF-8": (400, "malformed", lambda s: s.send(b'{"number":"\xff\xfe"}')),
    "half a surrogate": (400, "malformed", lambda s: s.send(body(s, decision="\ud800"))),
    "deep": (400, "malformed", lambda s: s.send("[" * 30_000)),
    "not a number": (400, "malformed", lambda s: s.send('{"number":NaN}')),
    "too large": (413, "too-large", lambda s: s.send(body(s, pad="x" * 70_000))),
    "undo of another": (
        403,
        "not-your-seat",
        lambda s: s.mover.attempt(s.table, "undo", number=s.number, seat=1 - s.seat, back_to=2),
    ),
    "undo past another": (
        409,
        "cannot-undo",
        lambda s: s.waiter.attempt(s.table, "undo", number=s.number, seat=1 - s.seat, back_to=0),
    ),
    "undo into the future": (
        409,
        "cannot-undo",
        lambda s: s.waiter.attempt(s.table, "undo", number=s.number, seat=1 - s.seat, back_to=99),
    ),
    "undo, stale": (
        409,
        "stale",
        lambda s: s.waiter.attempt(
            s.table, "undo", number=s.number - 1, seat=1 - s.seat, back_to=2
        ),
    ),
    "an empty line": (400, "malformed", lambda s: s.anna.attempt(s.table, "chat", text="  ")),
    "a bell in chat": (400, "malformed", lambda s: s.anna.attempt(s.table, "chat", text="a\ab")),
    "a long line": (400, "malformed", lambda s: s.anna.attempt(s.table, "chat", text="x" * 501)),
    "chat of nobody": (403, "forbidden", lambda s: s.nobody.attempt(s.table, "chat", text="x")),
    "a chat's author": (
        400,
        "malformed",
        lambda s: s.anna.attempt(s.table, "chat", text="x", name="Ben"),
    ),
    "joining a running game": (409, "full", lambda s: s.carla.attempt(s.table, "join")),
    "leaving another's seat": (
        403,
        "not-your-seat",
        lambda s: s.anna.attempt(s.table, "leave", seat=1),
    ),
    "starting again": (409, "full", lambda s: s.anna.attempt(s.table, "start")),
    "an unknown bot": (
        400,
        "malformed",
        lambda s: s.anna.attempt(s.table, "bot", seat=0, bot="wizard"),
    ),
    "a program as a bot": (
        400,
        "malformed",
        lambda s: s.anna.attempt(s.table, "bot", seat=0, bot="exec:touch /tmp/mark"),
    ),
    "a bot by a stranger": (
        403,
        "forbidden",
        lambda s: s.carla.attempt(s.table, "bot", seat=0, bot="random"),
    ),
    "taking another's seat back": (
        403,
        "not-your-seat",
        lambda s: s.anna.attempt(s.table, "back", seat=1),
    ),
    "a late commitment": (
        409,
        "full",
        lambda s: s.anna.attempt(s.table, "contribution", seat=0, commitment="1" * 64),
    ),
    "a late opening": (
        409,
        "stale",
        lambda s: s.anna.attempt(s.table, "opening", seat=0, contribution="1" * 32),
    ),
    "opening for another": (
        403,
        "not-your-seat",
        lambda s: s.ben.attempt(s.table, "opening", seat=0, contribution="1" * 32),
    ),
    "a rematch too early": (409, "not-started", lambda s: s.anna.attempt(s.table, "rematch")),
    "a fork past the end": (400, "malformed", lambda s: s.anna.attempt(s.table, "fork", at=4)),
    "a fork by nobody": (403, "forbidden", lambda s: s.nobody.attempt(s.table, "fork", at=0)),
    "hints for another": (
        403,
        "not-your-seat",
        lambda s: s.waiter.http.get(f"/api/tables/{s.table}/hints"),
    ),
    "the worth for no seat": (
        400,
        "malformed",
        lambda s: s.anna.http.get(f"/api/tables/{s.table}/worth?seat=3"),
    ),
    "the worth for a word": (
        400,
        "malformed",
        lambda s: s.anna.http.get(f"/api/tables/{s.table}/worth?seat=x"),
    ),
    "another method": (
        405,
        "unknown",
        lambda s: s.mover.http.put(f"/api/tables/{s.table}/decide", json={}),
    ),
    "deleting": (405, "unknown", lambda s: s.mover.http.delete(f"/api/tables/{s.table}")),
    "a foreign page": (
        403,
        "forbidden",
        lambda s: s.send(body(s), Origin="https://evil.example"),
    ),
    "a page of nowhere": (403, "forbidden", lambda s: s.send(body(s), Origin="null")),
    "a page of nowhere, to nobody": (
        403,
        "forbidden",
        lambda s: s.send(body(s), Origin="null", Host=""),
    ),
    "another port": (
        403,
        "forbidden",
        lambda s: s.send(body(s), Origin="http://127.0.0.1:1"),
    ),
    "a broken origin": (403, "forbidden", lambda s: s.send(body(s), Origin="http://[")),
    "cross-site": (
        403,
        "forbidden",
        lambda s: s.send(body(s), **{"Sec-Fetch-Site": "cross-site"}),
    ),
    "same-site": (
        403,
        "forbidden",
        lambda s: s.send(body(s), **{"Sec-Fetch-Site": "same-site"}),
    ),
    "a forged token": (
        403,
        "forbidden",
        lambda s: s.send(body(s), Authorization=f"Bearer {'0' * 32}.{'0' * 64}"),
    ),
    "a cookie as a token": (
        403,
        "forbidden",
        lambda s: s.send(body(s), Authorization=f"Bearer {s.mover.cookie}"),
    ),
    "half a token": (403, "forbidden", lambda s: s.send(body(s), Authorization="Bearer x")),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.slow
def test_a_request_is_refused_and_nothing_changes(case: str, scene: Scene) -> None:
    status, code, attempt = CASES[case]
    before = scene.as_it_is()
    assert code_of(attempt(scene)) == (status, code)
    assert scene.as_it_is() == before
    assert scene.decide(scene.mover).status_code == 200  # a legal one is still accepted


def test_a_request_that_is_sent_again_changes_nothing(scene: Scene) -> None:
    assert scene.decide(scene.mover).status_code == 200
    before = scene.as_it_is()
    for _ in range(3):
        assert code_of(scene.decide(scene.mover)) == (409, "stale")
    assert scene.as_it_is() == before


@pytest.mark.parametrize("kind", ["forged", "another guest's", "a token", "rubbish", "odd", "none"])
def test_forged_cookie_is_ignored(kind: str, scene: Scene) -> None:
    guest, _, signature = scene.mover.cookie.partition(".")
    stranger, _, _ = scene.carla.cookie.partition(".")
    cookie = {
        "forged": f"{guest}.{'0' * 64}",
        "another guest's": f"{guest}.{scene.carla.cookie.partition('.')[2]}",
        "a token": scene.mover.post("/api/me/token")["token"],
        "rubbish": "\xff;;=\x80",
        "odd": f"{stranger}.{signature}",
        "none": ".",
    }[kind]
    before = scene.as_it_is()
    with httpx.Client(base_url=scene.mover.server.address, trust_env=False) as forger:
        headers = {b"Cookie": f"speicherstadt={cookie}".encode("latin-1")}
        path = f"/api/tables/{scene.table}/decide"
        answer = forger.post(path, content=body(scene), headers=headers)
        assert code_of(answer) == (403, "not-your-seat")
        assert forger.get("/api/me", headers=headers).json() == {
            "guest": None,
            "name": None,
            "emblem": None,
        }
        refused = forger.post("/api/tables", json={"players": 2}, headers=headers)
        assert code_of(refused) == (403, "forbidden")
    assert scene.as_it_is() == before


def test_our_own_page_may_send_changes(scene: Scene) -> None:
    origin = scene.mover.server.address
    sent = scene.send(body(scene), Origin=origin, **{"Sec-Fetch-Site": "same-origin"})
    assert sent.status_code == 200


# Names and texts


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\t\n",
        "a\x00b",
        "a\x1bb",
        "\u202eAnna",
        "\u200b",
        "\u3164",
        "x" * 25,
        "\ud800",
        7,
        [],
    ],
)
def test_invalid_names(name: object, invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2)
    before = anna.table(table)
    for path in ("/api/me", f"/api/tables/{table}/join"):
        answer = anna.http.post(
            path,
            content=json.dumps({"name": name}),
            headers={"Content-Type": "application/json"},
        )
        status, code = code_of(answer)
        assert status == 400, path
        assert code in ("malformed", "unreadable-name")
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.table(table) == before


SCRIPT = "<script>alert(1)</script>"


def test_script_in_names_and_chat_is_text(invite: Invite) -> None:
    anna = invite("<img src=x onerror=a>"[:24])
    table = anna.create(2, bots=["random"], start=True)
    said = anna.do(table, "chat", text=f"{SCRIPT} & \"quotes\" 'too' \u2028")
    assert said["text"].startswith(SCRIPT)
    for path in (f"/api/tables/{table}", "/api/me", "/api/tables", f"/api/tables/{table}/record"):
        answer = anna.http.get(path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<img src=x onerror=a>" in answer.text
    page = anna.http.get(f"/t/{table}")
    assert page.headers["content-type"].startswith("text/html")
    assert "onerror" not in page.text
    assert "alert" not in page.text
    missing = anna.http.get(f"/{SCRIPT}")
    assert missing.status_code == 404
    assert SCRIPT not in missing.text
    unknown = anna.http.get(f"/api/{SCRIPT}")
    assert code_of(unknown) == (404, "unknown")


def test_unknown_bot_is_refused_with_a_list_of_bots(invite: Invite) -> None:
    anna = invite("Anna")
    refused = anna.ask("/api/tables", players=2, bots=["wizard"])
    assert code_of(refused) == (400, "malformed")
    for name in bot_names():
        assert name in refused.json()["message"]
    for bots in (["exec:true"], ["exec"], ["random"] * 2, ["random"] * 5, [""], ["x" * 41]):
        assert code_of(anna.ask("/api/tables", players=2, bots=bots)) == (400, "malformed"), bots
    for players in (0, 1, 6, -1, 10**20, "two", None):
        assert code_of(anna.ask("/api/tables", players=players)) == (400, "malformed")
    assert anna.get("/api/tables")["mine"] == []


def test_contributions_and_commitments_are_digits_of_fixed_length(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2)
    for digits, (path, field) in (
        (64, ("contribution", "commitment")),
        (32, ("opening", "contribution")),
    ):
        for text in ("", "0" * (digits - 1), "0" * (digits + 1), "G" * digits, "A" * digits):
            refused = anna.attempt(table, path, seat=0, **{field: text})
            assert code_of(refused) == (400, "malformed"), text
        refused = anna.attempt(table, path, seat=0, **{field: "0" * digits + "\n"})
        assert code_of(refused) == (400, "malformed")


def test_a_table_is_not_created_or_joined_with_a_contribution(invite: Invite) -> None:
    """Whoever runs the server would know it before they commit to a secret."""
    anna = invite("Anna")
    refused = anna.ask("/api/tables", players=2, contribution="0" * 32)
    assert code_of(refused) == (400, "malformed")
    refused = anna.attempt(anna.create(2), "join", contribution="0" * 32)
    assert code_of(refused) == (400, "malformed")


# Records


def golden() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((GOLDEN / "finished-2.json").read_text("utf-8"))
    return data


RECORDS: dict[str, str] = {
    "empty": "",
    "rubbish": "rubbish",
    "a list": "[]",
    "null": "null",
    "deep": "[" * 200_000,
    "deep objects": '{"a":' * 100_000,
    "a huge number": '{"version":' + "9" * 5000 + "}",
    "infinite": '{"version": 1e999}',
    "another version": json.dumps({**golden(), "version": 99}),
    "no decisions": json.dumps({**golden(), "decisions": None}),
    "a wrong decision": json.dumps({**golden(), "decisions": ["done"]}),
    "a number for a decision": json.dumps({**golden(), "decisions": [7]}),
    "half a surrogate": json.dumps({**golden(), "decisions": ["\ud800"]}),
    "many decisions": json.dumps({**golden(), "decisions": ["1"] * 150_000}),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_invalid_records(kind: str, invite: Invite) -> None:
    anna = invite("Anna")
    refused = anna.ask("/api/tables/import", record=RECORDS[kind])
    assert code_of(refused)[0] in (400, 422)
    assert anna.get("/api/tables")["mine"] == []


def test_a_record_that_is_too_large(invite: Invite) -> None:
    anna = invite("Anna")
    refused = anna.ask("/api/tables/import", record=" " * 1_000_001)
    assert code_of(refused) == (400, "malformed")
    refused = anna.ask("/api/tables/import", record=" " * 1_300_000)
    assert code_of(refused) == (413, "too-large")
    nobody = invite(None)
    refused = nobody.ask("/api/tables/import", record=json.dumps(golden()))
    assert code_of(refused) == (403, "forbidden")


def test_a_body_without_a_length_is_limited_too(scene: Scene) -> None:
    before = scene.as_it_is()
    connection = http.client.HTTPConnection(scene.mover.server.netloc, timeout=30)
    chunks = (b"x" * 10_000 for _ in range(20))
    try:
        connection.request(
            "POST",
            f"/api/tables/{scene.table}/decide",
            body=chunks,
            headers={
                "Cookie": f"speicherstadt={scene.mover.cookie}",
                "Content-Type": "application/json",
            },
            encode_chunked=True,
        )
        assert connection.getresponse().status == 413
    finally:
        connection.close()
    assert scene.as_it_is() == before


# Codes for another device


def test_codes_that_do_not_work(invite: Invite, server: Server) -> None:
    anna, thief = invite("Anna"), invite(None)
    code = anna.post("/api/me/code")["code"]
    first = "B" if code[0] == "A" else "A"
    for wrong in (first + code[1:], code[:-1], "AAAA-AAAA-AAAA", "x"):
        assert code_of(thief.ask("/api/me/move", code=wrong)) == (404, "unknown")
    for bad in ("", "x" * 41, None):
        assert code_of(thief.ask("/api/me/move", code=bad)) == (400, "malformed")
    assert not thief.http.cookies
    thief.post("/api/me/move", code=code)
    assert code_of(invite(None).ask("/api/me/move", code=code)) == (404, "unknown")
    late = anna.post("/api/me/code")["code"]
    server.stored("UPDATE codes SET expires = ?", time.time() - 1)
    assert code_of(invite(None).ask("/api/me/move", code=late)) == (404, "unknown")
    assert code_of(invite(None).ask("/api/me/code")) == (403, "forbidden")
    assert code_of(invite(None).ask("/api/me/token")) == (403, "forbidden")


def test_codes_and_cookies_are_not_stored_in_plain_text(invite: Invite, server: Server) -> None:
    anna = invite("Anna")
    code = anna.post("/api/me/code")["code"].replace("-", "")
    signature = anna.cookie.partition(".")[2]
    kept = b"".join(file.read_bytes() for file in server.data.glob("speicherstadt.sqlite*"))
    assert code.encode() not in kept
    assert signature.encode() not in kept


def test_cookie_id_is_never_sent_to_others(scene: Scene) -> None:
    guest = scene.anna.cookie.partition(".")[0]
    for person in (scene.ben, scene.carla, scene.nobody):
        person.table(scene.table)
        person.get("/api/tables")
        assert guest.encode() not in b"".join(person.heard)


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/api/bots", "/api/nowhere", "/health", "/nowhere", "/assets/nowhere.js"]
)
def test_every_answer_has_security_headers(path: str, invite: Invite) -> None:
    headers = invite(None).http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("path", ["/", "/health", "/nowhere", "/assets/nowhere.js"])
def test_documents_have_headers_of_their_own(path: str, invite: Invite) -> None:
    headers = invite(None).http.get(path).headers
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/api/bots", "/api/nowhere"])
def test_answers_of_the_api_load_nothing_and_are_not_kept(path: str, invite: Invite) -> None:
    headers = invite(None).http.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-store"


def test_cookies_are_hidden_from_scripts_and_other_sites(invite: Invite) -> None:
    answer = invite(None).ask("/api/me", name="Anna")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "; secure" not in cookie
    assert "max-age=" in cookie


@pytest.mark.slow
def test_behind_https_cookies_are_secure_and_the_public_page_may_send_changes(
    serve_behind: Serve, invite: Invite
) -> None:
    server = serve_behind("https://Play.Example:443/")
    assert server.told == "https://play.example"
    nobody = invite(None, server)
    answer = nobody.http.post(
        "/api/me", json={"name": "Anna"}, headers={"Origin": "https://play.example"}
    )
    assert answer.status_code == 200
    assert "; secure" in answer.headers["set-cookie"].lower()
    foreign = nobody.http.post(
        "/api/me", json={"name": "Anna"}, headers={"Origin": "https://play.example.evil"}
    )
    assert code_of(foreign) == (403, "forbidden")


# Rate limits


def until_limited(ask: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Ask until it is refused as too much; returns every answer."""
    answers = [ask()]
    while answers[-1].status_code != 429:
        assert len(answers) < 200, "there is no limit"
        answers.append(ask())
    return answers


@pytest.mark.slow
def test_a_guest_who_asks_too_often_is_refused(serve: Serve, invite: Invite) -> None:
    anna = invite("Anna", serve("--rate-limit", "1000"))
    table = anna.create(2)
    before = anna.table(table)
    *accepted, refused = until_limited(lambda: anna.attempt(table, "chat", text="Moin"))
    assert {answer.status_code for answer in accepted} == {200}
    assert code_of(refused) == (429, "too-many")
    assert int(refused.headers["retry-after"]) >= 1
    assert anna.http.get("/").status_code == 200  # the web app is not limited
    after = anna.table(table)
    assert len(after["chat"]) == len(accepted) >= 8
    assert {**after, "chat": []} == before


@pytest.mark.slow
def test_extra_slashes_do_not_bypass_a_limit(serve: Serve, invite: Invite) -> None:
    anna = invite("Anna", serve("--rate-limit", "1000"))
    table = anna.create(2)
    paths = cycle(
        [
            f"/api/tables/{table}/hints",
            f"/api/tables/{table}/hints/",
            f"/api//tables/{table}/hints",
        ]
    )
    answers = until_limited(lambda: anna.http.get(next(paths)))
    assert len(answers) <= 21  # one limit of 10 for all, even if its window ended once


@pytest.mark.parametrize("other", ['prefs={"a":1}', "two words=x", "", "speicherstadtx=1"])
def test_other_cookies_do_not_hide_ours(other: str, invite: Invite) -> None:
    anna = invite("Anna")
    cookies = f"{other}; speicherstadt={anna.cookie}"
    answer = invite(None).http.get("/api/me", headers={"Cookie": cookies})
    assert (answer.json()["guest"], answer.json()["name"]) == (anna.public, "Anna")
