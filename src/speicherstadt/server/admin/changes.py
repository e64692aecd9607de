"""Changes by the operator: close a table, remove a guest.

They work on stored tables. A running server ends the sessions of these tables first.
"""

import secrets
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext

from speicherstadt.server.games import table_records
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import DataStore, StoredTable, Write
from speicherstadt.server.storage.statements import (
    remove_guest,
    remove_messages,
    remove_table,
    replace_speaker,
    set_origin,
)
from speicherstadt.server.tables.seating import NOBODY, Seating
from speicherstadt.server.tables.table_registry import TableRegistry


class AdminChanges:
    """The changes, for a database that no server uses; see `LiveAdminChanges`."""

    def __init__(self, store: DataStore) -> None:
        self._store = store

    def undisturbed(self, _tables: Collection[str]) -> AbstractAsyncContextManager[None]:
        """Keep everyone else from changing these tables."""
        return nullcontext()

    def forget(self, guest: str) -> None:
        """Drop a guest from all caches."""

    async def close_table(self, table: str) -> None:
        """Close a table for good. It is kept, and everyone can still look at it."""
        async with self.undisturbed([table]):
            stored = await self._table(table)
            await self._store.write(*_seating(stored).closed().writes(_seating(stored)))

    async def remove_guest(self, guest: str, *, messages: bool) -> int:
        """Remove a guest everywhere and return at how many tables; their games stay valid.

        `messages` also blanks what they wrote. Repeating it finishes an interrupted removal.
        """
        known = await self._store.guest_name(guest) is not None
        await self._store.write(*remove_guest(guest))  # from now on they cannot join a table
        self.forget(guest)
        tables = await self._store.tables_with(guest)
        if not known and not tables:
            raise Refused("unknown", "there is no such guest")
        nobody = secrets.token_hex(16)
        async with self.undisturbed(tables):
            writes = list[Write]()
            for table in tables:
                writes += await self._replaced(table, guest, nobody)
            if messages:
                writes.append(remove_messages(guest))
            await self._store.write(*writes, replace_speaker(guest, nobody, NOBODY))
        return len(tables)

    async def _replaced(self, table: str, guest: str, nobody: str) -> list[Write]:
        """Return the writes that replace a guest at one table, and in forks of its game."""
        before = _seating(await self._table(table))
        after = before.without_guest(guest, nobody)
        if after is None:
            return remove_table(table)
        names = {
            old.name: new.name
            for old, new in zip(before.chairs, after.chairs, strict=True)
            if old.name and new.name and old.name != new.name
        }
        forks = await self._store.forks_of(table) if names else []
        return [
            *(after.writes(before) if after != before else ()),
            *(set_origin(fork, table_records.renamed_origin(text, names)) for fork, text in forks),
        ]

    async def _table(self, table: str) -> StoredTable:
        stored = await self._store.table(table)
        if stored is None:
            raise NoSuchTable
        return stored


class LiveAdminChanges(AdminChanges):
    """The changes in a running server."""

    def __init__(self, registry: TableRegistry, sessions: Sessions, tokens: AccessTokens) -> None:
        super().__init__(registry.services.store)
        self._registry = registry
        self._sessions = sessions
        self._tokens = tokens

    def undisturbed(self, tables: Collection[str]) -> AbstractAsyncContextManager[None]:
        return self._registry.undisturbed(tables)

    def forget(self, guest: str) -> None:
        self._registry.services.identity.forget_guests([guest])
        self._sessions.forget_guests([guest])
        self._tokens.forget_guests([guest])


def _seating(stored: StoredTable) -> Seating:
    return Seating.of(stored.table, stored.seats)
