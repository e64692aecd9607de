"""Sessions: the browsers in which a guest is signed in, each with a signed cookie of its own.

A cookie contains the ids of the guest and of the session, so a session can be revoked. Cookies of
earlier versions contain no session; each guest has one session for all of them.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Container
from functools import lru_cache
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from speicherstadt.server import wire
from speicherstadt.server.limits.defaults import MOST_SESSIONS
from speicherstadt.server.people.browsers import browser_name
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore, SessionRow
from speicherstadt.server.storage.statements import add_session, remove_code, remove_session
from speicherstadt.server.times import iso_day, iso_time

COOKIE = "speicherstadt"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Only accepted by browsers over https and for exactly this host."""
_MOST_REMEMBERED = 4096
_LONGEST_COOKIE = 200
"""Our cookies are shorter, so longer ones are ignored without checking."""


class Signature(NamedTuple):
    """The content of a cookie that we signed."""

    guest: str
    session: str


class Sessions:
    def __init__(self, store: DataStore, revocations: Revocations, last_seen: LastSeen) -> None:
        self._store = store
        self._last_seen = last_seen
        self._revocations = revocations
        self._key = store.signing_key()
        self._cookies = Signer(self._key, salt="session", digest_method=hashlib.sha256)
        self._older_cookies = Signer(self._key, salt="cookie", digest_method=hashlib.sha256)
        self._verified = lru_cache(_MOST_REMEMBERED)(self._verify)
        self._known: OrderedDict[str, SessionRow] = OrderedDict()
        """Recently used sessions."""
        self._changes = 0
        """The number of times that sessions were revoked."""
        self._creating = asyncio.Lock()

    # Cookies

    def cookie(self, session: SessionRow) -> str:
        return self._cookies.sign(f"{session.guest}.{session.id}").decode()

    async def find(self, cookie: str) -> SessionRow | None:
        """Return the session of a cookie; None if we did not sign it or it was revoked."""
        signed = self._verified(cookie) if len(cookie) <= _LONGEST_COOKIE else None
        if signed is None:
            return None
        session = self._known.get(signed.session) or await self._look_up(signed.session)
        if session is None or session.guest != signed.guest:
            return None
        self._remember(session)
        self._last_seen.note(session.guest, session.id)
        return session

    def _verify(self, value: str) -> Signature | None:
        try:
            guest, _, session = self._cookies.unsign(value).decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            older = self._verify_older_formats(value)
            return Signature(older, first_session(older)) if older else None
        return Signature(guest, session)

    def _verify_older_formats(self, value: str) -> str | None:
        """Accept cookies of earlier versions, so that their owners keep their seats."""
        try:
            return self._older_cookies.unsign(value).decode()
        except (BadSignature, UnicodeDecodeError):
            guest, _, signature = value.partition(".")
            expected = hmac.digest(self._key, f"cookie:{guest}".encode(), "sha256").hex()
            return guest if hmac.compare_digest(signature.encode(), expected.encode()) else None

    async def _look_up(self, session: str) -> SessionRow | None:
        while True:
            changes = self._changes
            found = await self._store.session(session)
            if changes == self._changes:  # not revoked in the meantime
                return found

    def _remember(self, session: SessionRow) -> None:
        self._known[session.id] = session
        self._known.move_to_end(session.id)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)

    def forget_guests(self, guests: Container[str]) -> None:
        """Forget the sessions of guests who were removed."""
        self._forget(*[row.id for row in self._known.values() if row.guest in guests])

    # Signing in and out

    async def create(self, guest: str, user_agent: str) -> SessionRow:
        """Sign a guest in. With too many sessions, the one unseen for the longest ends."""
        now = time.time()
        session = SessionRow(secrets.token_hex(8), guest, browser_name(user_agent), now, now)
        async with self._creating:
            ended = (await self._store.sessions(guest))[MOST_SESSIONS - 1 :]
            writes = [remove_session(old.id) for old in ended]
            await self._store.write(*writes, add_session(session))
        self._forget(*(old.id for old in ended))
        self._remember(session)
        return session

    async def list(self, guest: str, current: str | None) -> list[wire.SessionInfo]:
        """Return a guest's sessions: the current one, then the others, the last seen first."""
        rows = await self._store.sessions(guest)
        return [
            wire.SessionInfo(
                id=session.id,
                browser=session.browser,
                created=iso_time(session.created),
                seen=iso_day(time.time() if session.id == current else session.seen),
                current=session.id == current,
            )
            for session in sorted(rows, key=lambda row: row.id != current)
        ]

    async def revoke(self, guest: str, session: str) -> None:
        """Sign out one browser. Its cookie no longer works, and its connections are closed."""
        if session not in {row.id for row in await self._store.sessions(guest)}:
            raise Refused("unknown", "there is no such session")
        await self._store.write(remove_session(session))
        self._forget(session)

    async def end(self, session: SessionRow) -> None:
        """End a session whose cookie is replaced, unless other browsers may share it."""
        if session.id != first_session(session.guest):
            await self._store.write(remove_session(session.id))
            self._forget(session.id)

    async def revoke_others(self, guest: str, current: str) -> None:
        """Sign out everywhere else. Codes that wait to be used end, too."""
        others = [row.id for row in await self._store.sessions(guest) if row.id != current]
        codes = await self._store.codes(guest)
        await self._store.write(*map(remove_session, others), *map(remove_code, codes))
        self._forget(*others)

    def _forget(self, *sessions: str) -> None:
        self._changes += 1
        for session in sessions:
            self._known.pop(session, None)
            self._revocations.revoke(session)


def first_session(guest: str) -> str:
    """Return the id of the session that all cookies of earlier versions share."""
    return f"first-{guest}"
