"""Identity: a guest with a name, who is signed in by a session or, for programs, by a token.

Only the server and the cookies know a guest's own id. Others see a public id, from which it cannot
be computed.
"""

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

from itsdangerous import Signer

from speicherstadt.server import wire
from speicherstadt.server.limits.defaults import CODE_SECONDS, MOST_CODES
from speicherstadt.server.people.faces import PERSON_EMBLEMS, default_emblem
from speicherstadt.server.people.names import clean_name
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import (
    add_code,
    add_guest,
    remove_code,
    rename_guest,
    set_emblem,
)

_MOST_REMEMBERED = 4096
_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Leaves out letters and digits that look alike."""
_CODE_SEPARATORS = re.compile(r"[\s-]+")


class Identity:
    def __init__(self, store: DataStore) -> None:
        self._store = store
        self._public = Signer(store.signing_key(), salt="public id", digest_method=hashlib.sha256)
        self._names: OrderedDict[str, str] = OrderedDict()
        """The names of guests who were here recently."""
        self._changing_codes = asyncio.Lock()
        self.public = lru_cache(_MOST_REMEMBERED)(self._public_id)
        """Returns the id under which others see a guest."""

    def _public_id(self, guest: str) -> str:
        return self._public.get_signature(guest).decode()[:16]

    # Names

    async def me(self, guest: str | None) -> wire.Me:
        name = await self.name(guest) if guest else None
        if guest is None or name is None:
            return wire.Me(None, None, None)
        emblem = await self.emblem(guest)
        return wire.Me(self.public(guest), name, emblem)  # type: ignore[arg-type]  # one of them

    async def name(self, guest: str) -> str | None:
        name = self._names.get(guest) or await self._store.guest_name(guest)
        if name is not None:
            self._remember(guest, name)
        return name

    def _remember(self, guest: str, name: str) -> None:
        self._names[guest] = name
        self._names.move_to_end(guest)
        if len(self._names) > _MOST_REMEMBERED:
            self._names.popitem(last=False)

    def forget_guests(self, guests: Iterable[str]) -> None:
        """Forget guests who were removed."""
        for guest in guests:
            self._names.pop(guest, None)

    async def named(self, guest: str | None) -> tuple[str, str]:
        """Return the guest and their name; refuse a guest who has none yet."""
        name = await self.name(guest) if guest else None
        if guest is None or name is None:
            raise Refused("forbidden", "choose a name first")
        return guest, name

    async def rename(self, guest: str | None, name: str, address: str | None = None) -> str:
        """Rename a guest, or create a new one if the guest is unknown.

        `address` is the digest of a new guest's address (see `quotas`).
        """
        name = clean_name(name)
        known = guest is not None and await self.name(guest) is not None
        if guest is None or not known:
            guest = secrets.token_hex(16)
            await self._store.write(add_guest(guest, name, address))
        else:
            await self._store.write(rename_guest(guest, name))
        self._remember(guest, name)
        return guest

    # Emblems

    async def emblem(self, guest: str) -> str:
        """Return the emblem that the guest chose, or the one they have by default."""
        chosen = await self._store.emblem(guest)
        return chosen if chosen in PERSON_EMBLEMS else default_emblem(guest)

    async def choose_emblem(self, guest: str, emblem: wire.PersonEmblem) -> None:
        await self._store.write(set_emblem(guest, emblem))

    # Moving to another device

    async def code(self, guest: str) -> wire.Code:
        """Create a code. It replaces the guest's oldest one if too many wait to be used."""
        letters = "".join(secrets.choice(_CODE_ALPHABET) for _ in range(12))
        expires = time.time() + CODE_SECONDS
        async with self._changing_codes:
            replaced = (await self._store.codes(guest))[: 1 - MOST_CODES]
            new = add_code(_digest(letters), guest, expires)
            await self._store.write(*map(remove_code, replaced), new)
        return wire.Code("-".join(re.findall("....", letters)), CODE_SECONDS)

    async def use_code(self, code: str) -> str:
        async with self._changing_codes:
            guest = await self._store.use_code(_digest(code))
        if guest is None:
            raise Refused("unknown", "this code is wrong, already used or expired")
        return guest


def _digest(code: str) -> str:
    return hashlib.sha256(_CODE_SEPARATORS.sub("", code.upper()).encode()).hexdigest()
