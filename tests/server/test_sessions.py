"""Sessions: signed cookies, and signing out of one browser or of all others."""

import hashlib
import hmac
from contextlib import ExitStack

import pytest
from itsdangerous import Signer

from speicherstadt.server.limits.defaults import DAY, MOST_SESSIONS
from speicherstadt.server.people import sessions as module
from speicherstadt.server.people.browsers import browser_name
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions, first_session
from speicherstadt.server.storage import DataStore, SessionRow
from speicherstadt.server.storage.statements import add_session
from tests.server.in_process import refused

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def revocations() -> Revocations:
    return Revocations()


@pytest.fixture
def sessions(store: DataStore, revocations: Revocations) -> Sessions:
    return Sessions(store, revocations, LastSeen())


@pytest.fixture
async def anna(store: DataStore) -> str:
    return await Identity(store).rename(None, "Anna")


async def test_cookie_identifies_guest_and_session(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    session = await sessions.create(anna, FIREFOX)
    cookie = sessions.cookie(session)
    assert await sessions.find(cookie) == session
    restarted = Sessions(store, Revocations(), LastSeen())
    assert await restarted.find(cookie) == session
    assert session.browser == "Firefox, Linux"


async def test_forged_cookie_is_ignored(sessions: Sessions, store: DataStore, anna: str) -> None:
    ben = await Identity(store).rename(None, "Ben")
    session, other = await sessions.create(anna, ""), await sessions.create(ben, "")
    mine, theirs = sessions.cookie(session), sessions.cookie(other)
    signature = mine.rpartition(".")[2]
    for forged in (
        *("", ".", "..", anna, f"{anna}.{session.id}", f"{anna}.{session.id}."),
        *(f"{ben}.{session.id}.{signature}", f"{anna}.{other.id}.{signature}"),
        *(f"{anna}.{session.id}.{theirs.rpartition('.')[2]}", f"{anna}.{signature}"),
        *(mine[:-1], mine + "x", f" {mine}", mine.upper(), "x" * 201, f"{mine}.{signature}"),
        *("\xff.\xff", f"{anna}." + "é" * 64),
    ):
        assert await sessions.find(forged) is None, forged
    assert await sessions.find(mine) == session


async def test_a_cookie_for_anothers_session_is_ignored(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    """Even if we had signed it."""
    ben = await Identity(store).rename(None, "Ben")
    session = await sessions.create(anna, "")
    assert await sessions.find(sessions.cookie(session._replace(guest=ben))) is None


async def earlier_guest(store: DataStore, anna: str) -> SessionRow:
    """What the migration makes of a guest of an earlier version."""
    row = SessionRow(first_session(anna), anna, "", 1.0, 1.0)
    await store.write(add_session(row))
    return row


def older_cookies(store: DataStore, guest: str) -> list[str]:
    """The cookies that the first two versions set."""
    key = store.signing_key()
    first = hmac.new(key, b"cookie:" + guest.encode(), hashlib.sha256).hexdigest()
    second = Signer(key, salt="cookie", digest_method=hashlib.sha256).sign(guest).decode()
    return [f"{guest}.{first}", second]


async def test_cookies_of_earlier_versions_work_until_they_are_revoked(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    row = await earlier_guest(store, anna)
    for cookie in older_cookies(store, anna):
        assert await sessions.find(cookie) == row
    other = hmac.new(b"another key", b"cookie:" + anna.encode(), hashlib.sha256)
    assert await sessions.find(f"{anna}.{other.hexdigest()}") is None
    await sessions.revoke(anna, row.id)
    for cookie in older_cookies(store, anna):
        assert await sessions.find(cookie) is None


async def test_a_new_guest_cannot_be_entered_with_an_older_cookie(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    await sessions.create(anna, "")
    for cookie in older_cookies(store, anna):
        assert await sessions.find(cookie) is None


async def test_revoked_session_is_refused_at_once_and_its_connections_close(
    sessions: Sessions, revocations: Revocations, store: DataStore, anna: str
) -> None:
    lost, kept = await sessions.create(anna, ""), await sessions.create(anna, FIREFOX)
    cookies = [sessions.cookie(lost), sessions.cookie(kept)]
    for cookie in cookies:
        assert await sessions.find(cookie)
    closed: list[str] = []
    with ExitStack() as connections:
        for session in (lost, kept):
            close = lambda name=session.id: closed.append(name)  # noqa: E731
            connections.enter_context(revocations.closing(session.id, 0.0, close))
        await sessions.revoke(anna, lost.id)
        assert closed == [lost.id]
    assert [bool(await sessions.find(cookie)) for cookie in cookies] == [False, True]
    restarted = Sessions(store, Revocations(), LastSeen())
    assert [bool(await restarted.find(cookie)) for cookie in cookies] == [False, True]


async def test_only_the_owner_can_revoke_a_session(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    ben = await Identity(store).rename(None, "Ben")
    session = await sessions.create(anna, "")
    for guest, wanted in ((ben, session.id), (anna, "unknown")):
        with refused("unknown"):
            await sessions.revoke(guest, wanted)
    assert await sessions.find(sessions.cookie(session))


async def test_signing_out_everywhere_else_also_ends_codes(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    identity = Identity(store)
    others = [await sessions.create(anna, "") for _ in range(3)]
    current = await sessions.create(anna, "")
    code = (await identity.code(anna)).code
    await sessions.revoke_others(anna, current.id)
    assert await sessions.find(sessions.cookie(current))
    for other in others:
        assert await sessions.find(sessions.cookie(other)) is None
    with refused("unknown"):
        await identity.use_code(code)


async def test_session_revoked_during_its_lookup_is_not_remembered(
    sessions: Sessions, store: DataStore, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await sessions.create(anna, "")
    sessions._known.clear()
    look_up, looked_up = store.session, list[str]()

    async def revoked_meanwhile(wanted: str) -> SessionRow | None:
        found = await look_up(wanted)
        if not looked_up:
            looked_up.append(wanted)
            await sessions.revoke(anna, session.id)
        return found

    monkeypatch.setattr(store, "session", revoked_meanwhile)
    assert await sessions.find(sessions.cookie(session)) is None


def test_connection_opened_while_its_session_is_revoked_is_closed() -> None:
    revocations, closed = Revocations(), list[int]()
    admitted = 0.0  # before the revocation
    revocations.revoke("session")
    with revocations.closing("session", admitted, lambda: closed.append(1)):
        assert closed == [1]
    assert not revocations._open


async def test_the_session_unseen_for_the_longest_ends_when_there_are_too_many(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    oldest = SessionRow("oldest", anna, "", 5.0, 5.0)
    older = SessionRow("older", anna, "", 1.0, 6.0)
    await store.write(add_session(older), add_session(oldest))
    for _ in range(MOST_SESSIONS - 1):
        await sessions.create(anna, "")
    listed = [info.id for info in await sessions.list(anna, None)]
    assert len(listed) == MOST_SESSIONS
    assert "older" in listed
    assert "oldest" not in listed


async def test_sessions_are_listed_with_browser_and_days(
    sessions: Sessions, store: DataStore, anna: str
) -> None:
    old = SessionRow("old", anna, "", 0.0, 1.5 * DAY)
    await store.write(add_session(old))
    current = await sessions.create(anna, FIREFOX)
    new, other = await sessions.list(anna, current.id)
    assert (new.id, new.browser, new.current) == (current.id, "Firefox, Linux", True)
    assert (other.id, other.browser, other.current) == ("old", "", False)
    assert (other.created, other.seen) == ("1970-01-01T00:00:00Z", "1970-01-02")


async def test_memory_for_sessions_is_bounded(
    sessions: Sessions, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_REMEMBERED", 2)
    made = [await sessions.create(anna, "") for _ in range(4)]
    for session in made * 2:
        assert await sessions.find(sessions.cookie(session)) == session
    assert len(sessions._known) == 2


def test_a_guest_is_noted_once_a_day() -> None:
    now = [5 * DAY + 1]
    seen = LastSeen(lambda: now[0])
    for _ in range(100):
        seen.note("anna", "browser")
        seen.note("anna", "phone")
        seen.note("ben")
    assert len(seen.take()) == 5  # two sessions, and a guest for each of the three
    seen.note("anna", "browser")
    assert seen.take() == []
    now[0] += DAY
    seen.note("anna", "browser")
    assert [values["seen"] for _, values in seen.take()] == [now[0], now[0]]


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36", "Chrome, Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari/605.1", "Safari, macOS"),
        ("curl/8.0", ""),
        ("", ""),
        ("<script>" * 1000, ""),
    ],
)
def test_browser_name(user_agent: str, name: str) -> None:
    assert browser_name(user_agent) == name
