"""Identity: a guest with a name, identified by a signed cookie or, for programs, by a token.

Only the server and the cookie know a guest's own id. Others see a public id, from which it cannot
be computed.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from functools import lru_cache

from itsdangerous import BadSignature, Signer

from speicherstadt.errors import Malformed
from speicherstadt.records import Seated
from speicherstadt.server import wire
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import add_code, add_guest, rename_guest

COOKIE = "speicherstadt"
CODE_SECONDS = 600
_MOST_REMEMBERED = 4096
_LONGEST_COOKIE = 200
"""Our cookies are shorter, so longer ones are ignored without checking."""
_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Leaves out letters and digits that look alike."""
_CODE_SEPARATORS = re.compile(r"[\s-]+")


class Identity:
    def __init__(self, store: DataStore) -> None:
        self._store = store
        self._key = store.signing_key()
        self._cookies = Signer(self._key, salt="cookie", digest_method=hashlib.sha256)
        self._public = Signer(self._key, salt="public id", digest_method=hashlib.sha256)
        self._names: dict[str, str] = {}
        self._using_code = asyncio.Lock()
        self._verified = lru_cache(_MOST_REMEMBERED)(self._verify)
        self.public = lru_cache(_MOST_REMEMBERED)(self._public_id)
        """Returns the id under which others see a guest."""

    # Cookies

    def cookie(self, guest: str) -> str:
        return self._cookies.sign(guest).decode()

    def from_cookie(self, value: str) -> str | None:
        """Return the guest of a cookie, or None if we did not sign it."""
        return self._verified(value) if len(value) <= _LONGEST_COOKIE else None

    def _verify(self, value: str) -> str | None:
        try:
            return self._cookies.unsign(value).decode()
        except (BadSignature, UnicodeDecodeError):
            return self._verify_first_format(value)

    def _verify_first_format(self, value: str) -> str | None:
        """Accept cookies of the first version, so that their owners keep their seats."""
        guest, _, signature = value.partition(".")
        expected = hmac.digest(self._key, f"cookie:{guest}".encode(), "sha256").hex()
        return guest if hmac.compare_digest(signature.encode(), expected.encode()) else None

    def _public_id(self, guest: str) -> str:
        return self._public.get_signature(guest).decode()[:16]

    # Names

    async def me(self, guest: str | None) -> wire.Me:
        name = await self.name(guest) if guest else None
        return wire.Me(self.public(guest) if guest and name else None, name)

    async def name(self, guest: str) -> str | None:
        if guest not in self._names:
            found = await self._store.guest_name(guest)
            if found is None:
                return None
            self._names[guest] = found
        return self._names[guest]

    async def named(self, guest: str | None) -> tuple[str, str]:
        """Return the guest and their name; refuse a guest who has none yet."""
        name = await self.name(guest) if guest else None
        if guest is None or name is None:
            raise Refused("forbidden", "choose a name first")
        return guest, name

    async def rename(self, guest: str | None, name: str) -> str:
        """Rename a guest, or create a new one if the guest is unknown."""
        name = clean_name(name)
        known = guest is not None and await self.name(guest) is not None
        if guest is None or not known:
            guest = secrets.token_hex(16)
            await self._store.write(add_guest(guest, name))
        else:
            await self._store.write(rename_guest(guest, name))
        self._names[guest] = name
        return guest

    # Moving to another device

    async def code(self, guest: str) -> wire.Code:
        letters = "".join(secrets.choice(_CODE_ALPHABET) for _ in range(12))
        expires = time.time() + CODE_SECONDS
        await self._store.write(add_code(_digest(letters), guest, expires))
        return wire.Code("-".join(re.findall("....", letters)), CODE_SECONDS)

    async def use_code(self, code: str) -> str:
        async with self._using_code:
            guest = await self._store.use_code(_digest(code))
        if guest is None:
            raise Refused("unknown", "this code is wrong, already used or expired")
        return guest


def clean_name(name: str) -> str:
    """Return the name as one line without surrounding spaces, or refuse it."""
    try:
        return Seated(" ".join(name.split())).name
    except Malformed:
        raise Malformed("name: must be 1 to 24 printable characters") from None


def _digest(code: str) -> str:
    return hashlib.sha256(_CODE_SEPARATORS.sub("", code.upper()).encode()).hexdigest()
