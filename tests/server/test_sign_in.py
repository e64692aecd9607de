"""Signing in and out over HTTP: cookies, sessions, and connections that end with them."""

import hashlib
import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from speicherstadt.server.app import Settings
from speicherstadt.server.people.sessions import COOKIE, SECURE_COOKIE
from speicherstadt.server.storage import SessionRow, Write
from speicherstadt.server.storage.statements import add_guest, add_session
from tests.server.asgi import App, application
from tests.server.client import Json, Live, Person, Stream, code_of, eventually, hot_seat
from tests.server.conftest import Invite

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PUBLIC = Settings(public_url="https://play.example")
ANDROID = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36"


def current(sessions: Json) -> str:
    """The id of the session that asked."""
    [found] = [session["id"] for session in sessions if session["current"]]
    return str(found)


def moved(person: Person, to: Person) -> None:
    """Let a person continue in another browser."""
    to.post("/api/me/move", code=person.post("/api/me/code")["code"])


# Sessions


def test_a_code_makes_a_session_of_its_own(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite(None)
    phone.http.headers["User-Agent"] = ANDROID
    moved(anna, phone)
    assert phone.get("/api/me")["guest"] == anna.public
    sessions = anna.get("/api/me/sessions")
    assert len(sessions) == 2
    assert current(sessions) != current(phone.get("/api/me/sessions"))
    assert "Chrome, Android" in [session["browser"] for session in sessions]
    assert all(
        set(session) == {"id", "browser", "created", "seen", "current"} for session in sessions
    )


def test_a_browser_is_signed_out(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite(None)
    moved(anna, phone)
    theirs = current(phone.get("/api/me/sessions"))
    stranger = invite("Ben")
    assert code_of(stranger.http.delete(f"/api/me/sessions/{theirs}")) == (404, "unknown")
    assert code_of(invite(None).http.get("/api/me/sessions")) == (403, "forbidden")
    assert anna.http.delete(f"/api/me/sessions/{theirs}").status_code == 204
    assert phone.get("/api/me") == {"guest": None, "name": None, "emblem": None}
    assert code_of(phone.ask("/api/tables", players=2)) == (403, "forbidden")
    assert anna.get("/api/me")["name"] == "Anna"
    assert code_of(anna.http.delete(f"/api/me/sessions/{theirs}")) == (404, "unknown")


def test_every_other_browser_is_signed_out(invite: Invite) -> None:
    anna, others = invite("Anna"), [invite(None) for _ in range(3)]
    for other in others:
        moved(anna, other)
    token = anna.post("/api/me/token")["token"]
    program = {"Authorization": f"Bearer {token}"}
    refused = invite(None).http.delete("/api/me/sessions", headers=program)
    assert code_of(refused) == (403, "forbidden")  # a program has no session to keep
    assert anna.http.delete("/api/me/sessions").status_code == 204
    assert [other.get("/api/me")["name"] for other in others] == [None] * 3
    assert [session["current"] for session in anna.get("/api/me/sessions")] == [True]


def test_renaming_keeps_the_session(invite: Invite) -> None:
    anna = invite("Anna")
    before = anna.get("/api/me/sessions")
    anna.post("/api/me", name="Anna Maria")
    assert [one["id"] for one in anna.get("/api/me/sessions")] == [one["id"] for one in before]


def test_moving_a_browser_ends_its_old_session(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    old = ben.cookie
    moved(anna, ben)
    assert ben.get("/api/me")["guest"] == anna.public
    answer = invite(None).http.get("/api/me", headers={"Cookie": f"{COOKIE}={old}"})
    assert answer.json()["name"] is None


def test_a_token_does_not_turn_into_a_session(invite: Invite) -> None:
    """Otherwise a program could stay signed in after its token was revoked."""
    anna, program = invite("Anna"), invite(None)
    program.http.headers["Authorization"] = f"Bearer {anna.post('/api/me/token')['token']}"
    assert program.post("/api/me", name="Anna")["guest"] == anna.public
    assert not program.http.cookies
    assert len(anna.get("/api/me/sessions")) == 1


# Open connections


def test_connections_of_a_revoked_session_are_closed(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite(None)
    table = hot_seat(anna)
    moved(anna, phone)
    moment = anna.table(table)["moment"]
    with (
        Live(anna.server, table, anna.cookie) as kept,
        Live(anna.server, table, phone.cookie) as lost,
        Stream(anna.server, table, phone.cookie) as stream,
    ):
        for connection in (kept, lost):
            connection.wait(lambda live: live.moments)
        stream.wait(lambda stream: stream.numbers)
        assert lost.command("presence", away=False)["type"] == "done"
        anna.http.delete(f"/api/me/sessions/{current(phone.get('/api/me/sessions'))}")
        eventually(lambda: lost.ended)
        assert lost.ended == (1008, "signed-out")
        eventually(lambda: stream.ended)
        assert kept.decide(moment)["type"] == "done"
    with Live(anna.server, table, phone.cookie) as again:  # now a spectator
        again.wait(lambda live: live.moments)
        assert again.decide(again.moments[-1])["code"] == "not-your-seat"


def test_connections_of_a_revoked_token_are_closed(invite: Invite) -> None:
    anna = invite("Anna")
    table = hot_seat(anna)
    token = anna.post("/api/me/token", name="bot")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with Live(anna.server, table, headers=headers) as live:
        live.wait(lambda live: live.moments)
        anna.post("/api/me/token", name="another")  # a new one changes nothing
        assert live.command("presence", away=True)["type"] == "done"
        anna.http.delete("/api/me/tokens/bot")
        eventually(lambda: live.ended)
        assert live.ended == (1008, "signed-out")


# Older cookies


async def earlier_guest(app: App) -> str:
    """A guest of an earlier version; returns their cookie."""
    store = app.registry.services.store
    row = SessionRow("first-anna", "anna", "", 1.0, 1.0)
    await store.write(add_guest("anna", "Anna"), add_session(row))
    signer = Signer(store.signing_key(), salt="cookie", digest_method=hashlib.sha256)
    return signer.sign("anna").decode()


async def test_a_cookie_of_an_earlier_version_becomes_a_session(tmp_path: Path) -> None:
    async with application(tmp_path, Settings()) as app:
        browser, cookie = await app.visitor(**{"user-agent": ANDROID}), await earlier_guest(app)
        browser.cookies.set(COOKIE, cookie, domain="localhost.local")
        assert (await browser.get("/api/me")).json()["name"] == "Anna"
        assert browser.cookies[COOKIE] != cookie
        sessions = (await browser.get("/api/me/sessions")).json()
        assert [(one["browser"], one["current"]) for one in sessions] == [
            ("Chrome, Android", True),
            ("", False),  # other browsers with the same old cookie
        ]
        assert (await browser.delete("/api/me/sessions")).status_code == 204
        other = await app.visitor()
        other.cookies.set(COOKIE, cookie)
        assert (await other.get("/api/me")).json()["name"] is None


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, by name, with their attributes."""
    lines = answer.headers.get_list("set-cookie")
    return {line.partition("=")[0]: line.partition("=")[2] for line in lines}


async def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with application(tmp_path, PUBLIC) as app:
        browser = await app.visitor()
        answer = await browser.post("/api/me", json={"name": "Anna"})
        attributes = cookies_of(answer)[SECURE_COOKIE].lower()
        for wanted in ("; secure", "; path=/", "httponly", "samesite=lax"):
            assert wanted in attributes
        assert "domain" not in attributes
        assert (await browser.get("/api/me")).json()["name"] == "Anna"


async def test_over_https_an_older_cookie_is_accepted_once_and_replaced(tmp_path: Path) -> None:
    async with application(tmp_path, Settings(host="play.example")) as app:
        anna = await app.visitor("Anna", host="play.example")
        old = anna.cookies[COOKIE]
    async with application(tmp_path, PUBLIC) as app:
        header = {"Cookie": f"{COOKIE}={old}"}
        first = await (await app.visitor()).get("/api/me", headers=header)
        assert first.json()["name"] == "Anna"
        new = cookies_of(first)
        assert "max-age=0" in new[COOKIE].lower()
        again = await (await app.visitor()).get("/api/me", headers=header)
        assert again.json()["name"] is None
        value = new[SECURE_COOKIE].partition(";")[0]
        header = {"Cookie": f"{COOKIE}={old}; {SECURE_COOKIE}={value}"}
        both = await (await app.visitor()).get("/api/me", headers=header)
        assert both.json()["name"] == "Anna"
        assert not cookies_of(both)


async def test_over_https_answers_say_so(tmp_path: Path) -> None:
    async with application(tmp_path, PUBLIC) as app:
        browser = await app.visitor()
        for path in ("/", "/api/bots", "/api/nowhere", "/health"):
            headers = (await browser.get(path)).headers
            assert headers["strict-transport-security"] == "max-age=31536000"
            assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")
    async with application(tmp_path, Settings()) as app:
        headers = (await (await app.visitor()).get("/api/bots")).headers
        assert "strict-transport-security" not in headers
        assert headers["cache-control"] == "no-store"


async def test_requests_do_not_write_who_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A background task does, at most once a day for each session."""
    async with application(tmp_path, Settings()) as app:
        anna = await app.visitor("Anna")
        store = app.registry.services.store
        with store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE sessions SET seen = 1")
        written = list[Write]()

        async def write(*writes: Write) -> None:
            written.extend(writes)

        with monkeypatch.context() as patch:
            patch.setattr(store, "write", write)
            for _ in range(20):
                assert (await anna.get("/api/me")).json()["name"] == "Anna"
        assert written == []
    async with application(tmp_path, Settings()) as app:
        with app.registry.services.store._engine.connect() as connection:
            [(seen,)] = connection.exec_driver_sql("SELECT seen FROM sessions")
        assert seen > time.time() - 600
