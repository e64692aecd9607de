"""Reads everything from the database, and passes writes to its only writer."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, get_args

from sqlalchemy import Connection, Engine, Select, insert, or_, select, union
from sqlalchemy.exc import DBAPIError

from speicherstadt.server.address_turns import CALLER, AddressTurns
from speicherstadt.server.storage import schema
from speicherstadt.server.storage.availability import Availability
from speicherstadt.server.storage.database_file import DatabaseFile
from speicherstadt.server.storage.lobby_query import ListName, PageQuery, listed
from speicherstadt.server.storage.quota_queries import TablesOf, new_guests, tables_of
from speicherstadt.server.storage.rows import (
    ChatRow,
    Entry,
    ListedTable,
    SeatRow,
    SessionRow,
    StoredTable,
    TableRow,
    TokenRow,
)
from speicherstadt.server.storage.statements import Write, add_probe, remove_code
from speicherstadt.server.storage.writer import Writer

T = TypeVar("T")


class DataStore:
    """Reads run in its own threads; writes go through the writer's group commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.availability = Availability(DatabaseFile(_path(engine)))
        self._writer = Writer(engine, self.availability)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._turns = AddressTurns(1)

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        self._engine.dispose()

    def write(self, *writes: Write) -> "asyncio.Future[None]":
        """Write all of these or none. They are on disk when the future is done."""
        return self._writer.write(*writes)

    async def probe(self) -> None:
        """Commit something tiny, to find out whether the disk still takes it."""
        await self.write(add_probe())

    async def check_pages(self) -> None:
        """Read the whole file and stop writing if it is damaged."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.availability.check_pages)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a reader's thread, one at a time for each address."""

        def run() -> T:
            try:
                with self._engine.connect() as connection:
                    return query(connection)
            except DBAPIError as error:
                raise (self.availability.read_failed(error) or error) from error

        async with self._turns.turn(CALLER.get()):
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    # Tables

    async def table(self, table: str) -> StoredTable | None:
        return await self.read(lambda connection: stored_table(connection, table))

    async def log(self, table: str) -> list[Entry]:
        return await self.read(lambda connection: _log(connection, table))

    async def ids(self, query: Select[str], **values: object) -> list[str]:
        """Return the first column of a query, such as those in `expiry_queries`."""
        return await self.read(lambda connection: list(connection.execute(query, values).scalars()))

    async def tables_of(self, guest: str, address: str, since: float) -> TablesOf:
        return await self.read(lambda connection: tables_of(connection, guest, address, since))

    async def page(self, query: PageQuery) -> list[ListedTable]:
        """Return one page of the lobby, with one query."""
        return await self.read(lambda connection: listed(connection, query))

    def prepare_lobby(self) -> None:
        """Run each of the lobby's queries once, so that no visitor waits for it to be built."""
        with self._engine.connect() as connection:
            for name in get_args(ListName):
                listed(connection, PageQuery(name, guest="", size=1))

    async def waiting_for_bots(self, since: float) -> list[str]:
        """Return the running tables where it may be a bot's turn.

        Tables where bots have every seat are left out if no person has acted there since then.
        """
        tables, chairs, entries = schema.tables.c, schema.seats.c, schema.entries.c
        number = schema.last_entry_number(tables.id)
        last = select(entries.decides).where(entries.table == tables.id, entries.number == number)
        decides = last.correlate_except(schema.entries).scalar_subquery()
        own = select(chairs.seat).where(chairs.table == tables.id)
        bots_turn = own.where(
            chairs.bot.is_not(None), or_(decides.is_(None), chairs.seat == decides)
        )
        person_plays = own.where(chairs.bot.is_(None))
        acted = select(entries.number).where(
            entries.table == tables.id, entries.by_bot.is_(False), entries.at >= since
        )
        query = select(tables.id).where(
            tables.status == "playing",
            bots_turn.exists(),
            or_(tables.changed >= since, person_plays.exists(), acted.exists()),
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def opening(self) -> list[str]:
        """Return the tables where contributions to the shuffle are being opened."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "opening")
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def without_progress(self) -> list[str]:
        """Return the running tables whose last entry has no progress (from an earlier version)."""
        entries = schema.entries.c
        query = (
            select(schema.tables.c.id)
            .join(schema.entries)
            .where(schema.tables.c.status == "playing", entries.phase.is_(None))
            .where(entries.number == schema.last_entry_number(schema.tables.c.id))
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def tables_with(self, guest: str) -> list[str]:
        """Return every table where a guest sits, is the host or has written something."""
        query = union(
            select(schema.seats.c.table).where(schema.seats.c.guest == guest),
            select(schema.tables.c.id).where(schema.tables.c.host == guest),
            select(schema.chat.c.table).where(schema.chat.c.guest == guest),
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def forks_of(self, table: str) -> list[tuple[str, str]]:
        """Return the forks of a game, each with the record that it started from."""
        tables = schema.tables.c
        query = select(tables.id, tables.origin_record).where(
            tables.origin_table == table, tables.origin_record.is_not(None)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    # People

    def signing_key(self) -> bytes:
        """Return the key that signs cookies."""
        return bytes.fromhex(self.kept_value("signing", os.urandom(32).hex()))

    def kept_value(self, key: str, first: str) -> str:
        """Return an internal value of the server; store `first` on first use."""
        query = select(schema.server.c.value).where(schema.server.c.key == key)
        with self._engine.begin() as connection:
            found: str | None = connection.execute(query).scalar()
            if found is None:
                connection.execute(insert(schema.server), {"key": key, "value": first})
        return first if found is None else found

    async def guest_name(self, guest: str) -> str | None:
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def emblem(self, guest: str) -> str | None:
        """Return the emblem that a guest has chosen."""
        query = select(schema.guests.c.emblem).where(schema.guests.c.id == guest)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def new_guests(self, address: str, since: float) -> int:
        """Count the guests that came from an address after a time."""
        return await self.read(lambda connection: new_guests(connection, address, since))

    async def session(self, session: str) -> SessionRow | None:
        query = select(schema.sessions).where(schema.sessions.c.id == session)
        row = await self.read(lambda connection: connection.execute(query).first())
        return SessionRow(*row) if row else None

    async def sessions(self, guest: str) -> list[SessionRow]:
        """Return a guest's sessions, the last seen first."""
        sessions = schema.sessions.c
        query = (
            select(schema.sessions)
            .where(sessions.guest == guest)
            .order_by(sessions.seen.desc(), sessions.created.desc())
        )
        return await self.read(
            lambda connection: [SessionRow(*row) for row in connection.execute(query)]
        )

    async def codes(self, guest: str) -> list[str]:
        """Return the digests of a guest's codes, the oldest first."""
        codes = schema.codes.c
        return await self.ids(
            select(codes.digest).where(codes.guest == guest).order_by(codes.expires)
        )

    async def use_code(self, digest: str) -> str | None:
        """Return the guest of a code. A code works once, until it expires."""
        codes = schema.codes.c
        query = select(codes.guest, codes.expires).where(codes.digest == digest)
        row = await self.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        await self.write(remove_code(digest))
        return row.guest if row.expires > time.time() else None

    async def token_owner(self, digest: str) -> str | None:
        query = select(schema.tokens.c.guest).where(schema.tokens.c.digest == digest)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def tokens(self, guest: str) -> list[TokenRow]:
        tokens = schema.tokens.c
        query = (
            select(tokens.guest, tokens.name, tokens.created)
            .where(tokens.guest == guest)
            .order_by(tokens.name)
        )
        return await self.read(
            lambda connection: [TokenRow(*row) for row in connection.execute(query)]
        )


def _path(engine: Engine) -> Path:
    """Return the file that SQLite has opened."""
    with engine.connect() as connection:
        connection.execute(select(schema.server)).first()  # makes SQLite open its other files
        query = "SELECT file FROM pragma_database_list WHERE name = 'main'"
        return Path(connection.exec_driver_sql(query).scalar_one())


def stored_table(connection: Connection, table: str) -> StoredTable | None:
    """Read everything that is stored about a table."""
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
