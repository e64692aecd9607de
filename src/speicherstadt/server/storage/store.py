"""Reads everything from the database, and passes writes to its only writer."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, get_args

from sqlalchemy import Connection, Engine, insert, select

from speicherstadt.server.storage import schema
from speicherstadt.server.storage.lobby_query import ListName, PageQuery, listed
from speicherstadt.server.storage.rows import (
    ChatRow,
    Entry,
    ListedTable,
    SeatRow,
    StoredTable,
    TableRow,
    TokenRow,
)
from speicherstadt.server.storage.statements import Write, remove_code
from speicherstadt.server.storage.writer import Writer

T = TypeVar("T")


class DataStore:
    """Reads run in its own threads; writes go through the writer's group commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(2, "reader")

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        self._engine.dispose()

    async def write(self, *writes: Write) -> None:
        """Write all of these or none. They are on disk when this returns."""
        await self._writer.write(*writes)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    # Tables

    async def table(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _table(connection, table))

    async def log(self, table: str) -> list[Entry]:
        return await self._read(lambda connection: _log(connection, table))

    async def page(self, query: PageQuery) -> list[ListedTable]:
        """Return one page of the lobby, with one query."""
        return await self._read(lambda connection: listed(connection, query))

    def prepare_lobby(self) -> None:
        """Run each of the lobby's queries once, so that no visitor waits for it to be built."""
        with self._engine.connect() as connection:
            for name in get_args(ListName):
                listed(connection, PageQuery(name, guest="", size=1))

    async def waiting_for_bots(self) -> list[str]:
        """Return the running tables where it may be a bot's turn."""
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(tables.id)
            .join(schema.seats)
            .where(tables.status == "playing", seats.bot.is_not(None))
            .distinct()
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def without_progress(self) -> list[str]:
        """Return the running tables whose last entry has no progress (from an earlier version)."""
        entries = schema.entries.c
        query = (
            select(schema.tables.c.id)
            .join(schema.entries)
            .where(schema.tables.c.status == "playing", entries.phase.is_(None))
            .where(entries.number == schema.last_entry_number(schema.tables.c.id))
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    # People

    def signing_key(self) -> bytes:
        """Return the server's signing key; create it on first use."""
        query = select(schema.server.c.value).where(schema.server.c.key == "signing")
        with self._engine.begin() as connection:
            found: str | None = connection.execute(query).scalar()
            if found is None:
                found = os.urandom(32).hex()
                connection.execute(insert(schema.server), {"key": "signing", "value": found})
        return bytes.fromhex(found)

    async def guest_name(self, guest: str) -> str | None:
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def use_code(self, digest: str) -> str | None:
        """Return the guest of a code. A code works once, until it expires."""
        codes = schema.codes.c
        query = select(codes.guest, codes.expires).where(codes.digest == digest)
        row = await self._read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        await self.write(remove_code(digest))
        return row.guest if row.expires > time.time() else None

    async def token_owner(self, digest: str) -> str | None:
        query = select(schema.tokens.c.guest).where(schema.tokens.c.digest == digest)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def tokens(self, guest: str) -> list[TokenRow]:
        tokens = schema.tokens.c
        query = (
            select(tokens.guest, tokens.name, tokens.created)
            .where(tokens.guest == guest)
            .order_by(tokens.name)
        )
        return await self._read(
            lambda connection: [TokenRow(*row) for row in connection.execute(query)]
        )


def _table(connection: Connection, table: str) -> StoredTable | None:
    own = select(schema.tables).where(schema.tables.c.id == table)
    row = connection.execute(own).mappings().first()
    if row is None:
        return None
    seats = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    chat = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.number)
    return StoredTable(
        TableRow(**row),
        [SeatRow(**seat) for seat in connection.execute(seats).mappings()],
        _log(connection, table),
        [ChatRow(**message) for message in connection.execute(chat).mappings()],
    )


def _log(connection: Connection, table: str) -> list[Entry]:
    entries = schema.entries.c
    query = (
        select(entries.number, entries.seat, entries.text, entries.by_bot)
        .where(entries.table == table)
        .order_by(entries.number)
    )
    return [Entry(*row) for row in connection.execute(query)]
