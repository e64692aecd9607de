"""Who somebody is: a guest with a name, known by a signed cookie or, for programs, by a token.

A guest's own id is a secret of the server and the cookie; others know a guest by a public id that
cannot be turned back.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from functools import lru_cache

from speicherstadt.errors import Malformed
from speicherstadt.records import Seated
from speicherstadt.server import wire
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import Archive
from speicherstadt.server.storage.archive import add_code, add_guest, rename_guest

COOKIE = "speicherstadt"
CODE_SECONDS = 600
_MOST_REMEMBERED = 4096
_LONGEST = 200
"""No cookie or token of ours has more letters; what is longer need not be looked at."""
_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without what looks alike."""
_MARKS = re.compile(r"[\s-]+")


class Identity:
    def __init__(self, key: str, archive: Archive) -> None:
        self._key = bytes.fromhex(key)
        self._archive = archive
        self._names: dict[str, str] = {}
        self._using_a_code = asyncio.Lock()
        self._verified = lru_cache(_MOST_REMEMBERED)(self._verify)

    # Cookies and tokens

    def cookie(self, guest: str) -> str:
        return self._signed("cookie", guest)

    def token(self, guest: str) -> str:
        return self._signed("token", guest)

    def from_cookie(self, value: str) -> str | None:
        return self._from("cookie", value)

    def from_token(self, value: str) -> str | None:
        return self._from("token", value)

    def public(self, guest: str) -> str:
        return self._mac("public", guest)[:16]

    def _from(self, purpose: str, value: str) -> str | None:
        return self._verified(purpose, value) if len(value) <= _LONGEST else None

    def _signed(self, purpose: str, guest: str) -> str:
        return f"{guest}.{self._mac(purpose, guest)}"

    def _verify(self, purpose: str, value: str) -> str | None:
        guest, _, signature = value.partition(".")
        good = hmac.compare_digest(signature.encode(), self._mac(purpose, guest).encode())
        return guest if good else None

    def _mac(self, purpose: str, text: str) -> str:
        return hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256").hex()

    # Names

    async def me(self, guest: str | None) -> wire.Me:
        name = await self.name(guest) if guest else None
        return wire.Me(self.public(guest) if guest and name else None, name)

    async def name(self, guest: str) -> str | None:
        if guest not in self._names:
            found = await self._archive.guest_name(guest)
            if found is None:
                return None
            self._names[guest] = found
        return self._names[guest]

    async def named(self, guest: str | None) -> tuple[str, str]:
        """The guest and their name; who has none is nobody yet."""
        name = await self.name(guest) if guest else None
        if guest is None or name is None:
            raise Refused("forbidden", "tell your name first")
        return guest, name

    async def call(self, guest: str | None, name: str) -> str:
        """Give a guest a name: a new one, or another one to somebody known."""
        name = clean_name(name)
        known = guest is not None and await self.name(guest) is not None
        if guest is None or not known:
            guest = secrets.token_hex(16)
            await self._archive.journal.write(add_guest(guest, name))
        else:
            await self._archive.journal.write(rename_guest(guest, name))
        self._names[guest] = name
        return guest

    # Moving to another device

    async def code(self, guest: str) -> wire.Code:
        letters = "".join(secrets.choice(_ALPHABET) for _ in range(12))
        expires = time.time() + CODE_SECONDS
        await self._archive.journal.write(add_code(_digest(letters), guest, expires))
        return wire.Code("-".join(re.findall("....", letters)), CODE_SECONDS)

    async def use_code(self, code: str) -> str:
        async with self._using_a_code:
            guest = await self._archive.use_code(_digest(code))
        if guest is None:
            raise Refused("unknown", "this code is wrong, used or too old")
        return guest


def clean_name(name: str) -> str:
    """A name as it is shown: one line, without surrounding spaces."""
    try:
        return Seated(" ".join(name.split())).name
    except Malformed:
        raise Malformed("name: it should be 1 to 24 printable characters") from None


def _digest(code: str) -> str:
    return hashlib.sha256(_MARKS.sub("", code.upper()).encode()).hexdigest()
