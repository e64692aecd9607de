"""Access tokens for programs, listed, replaced and revoked by name. Only digests are stored."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterable

from speicherstadt.server import wire
from speicherstadt.server.limits.defaults import MOST_TOKENS
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import add_token, remove_token
from speicherstadt.server.times import iso_time

_PREFIX = "spst_"
_LONGEST = 100
_MOST_REMEMBERED = 4096
_DEFAULT_NAME = "program"


class AccessTokens:
    def __init__(self, store: DataStore, revocations: Revocations, last_seen: LastSeen) -> None:
        self._store = store
        self._revocations = revocations
        self._last_seen = last_seen
        self._owners: dict[str, str] = {}
        """The owners of recently used tokens, by digest."""
        self._changes = 0
        """The number of times a token was replaced or revoked."""
        self._creating = asyncio.Lock()

    async def owner(self, token: str, check: Callable[[], None] = lambda: None) -> str | None:
        """Return the guest whom a token acts for; None if it is unknown or revoked.

        `check` may refuse to look up a token that was not used recently.
        """
        if len(token) > _LONGEST:
            return None
        digest = _digest(token)
        owner = self._owners.get(digest)
        if owner is None:
            check()
            changes = self._changes
            owner = await self._store.token_owner(digest)
            if owner is not None and changes == self._changes:  # not revoked in the meantime
                self._remember(digest, owner)
        if owner is not None:
            self._last_seen.note(owner)
        return owner

    async def create(self, guest: str, name: str | None) -> wire.ApiToken:
        """Create a token, replacing the one with the same name."""
        async with self._creating:
            taken = {row.name for row in await self._store.tokens(guest)}
            name = _free_name(taken) if name is None else _clean(name)
            if name not in taken and len(taken) >= MOST_TOKENS:
                raise Refused("token-limit", f"you have {MOST_TOKENS} tokens; revoke one first")
            token, old = _PREFIX + secrets.token_urlsafe(32), remove_token(guest, name)
            await self._store.write(old, add_token(_digest(token), guest, name))
        if name in taken:
            self._forget(guest)
        return wire.ApiToken(name, token)

    async def list(self, guest: str) -> list[wire.TokenInfo]:
        rows = await self._store.tokens(guest)
        return [wire.TokenInfo(row.name, iso_time(row.created)) for row in rows]

    async def revoke(self, guest: str, name: str) -> None:
        if name not in {row.name for row in await self._store.tokens(guest)}:
            raise Refused("unknown", "there is no token with this name")
        await self._store.write(remove_token(guest, name))
        self._forget(guest)

    def _remember(self, digest: str, guest: str) -> None:
        if len(self._owners) >= _MOST_REMEMBERED:
            self._owners.pop(next(iter(self._owners)))
        self._owners[digest] = guest

    def forget_guests(self, guests: Iterable[str]) -> None:
        """Forget the tokens of guests who were removed."""
        for guest in guests:
            self._forget(guest)

    def _forget(self, guest: str) -> None:
        """Look the tokens of a guest up again, because some were replaced or revoked."""
        self._changes += 1
        self._owners = {digest: owner for digest, owner in self._owners.items() if owner != guest}
        self._revocations.revoke(credential_of_tokens(guest))


def credential_of_tokens(guest: str) -> str:
    """Return the credential of connections that were opened with one of a guest's tokens.

    When one token is revoked, all of them are closed; programs with a valid token reconnect.
    """
    return f"tokens of {guest}"


def _clean(name: str) -> str:
    name = " ".join(name.split())
    # The URL for revoking a token ends with its name, so slashes and `..` would break it.
    if not name.strip(".") or not name.isprintable() or "/" in name:
        raise Refused("malformed", "name: must be 1 to 40 printable characters without slashes")
    return name


def _free_name(taken: set[str]) -> str:
    number, name = 1, _DEFAULT_NAME
    while name in taken:
        number += 1
        name = f"{_DEFAULT_NAME} {number}"
    return name


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
