"""What is read from the database, and the statements that are written to it."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import TypeAlias, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from speicherstadt.server.game import Entry
from speicherstadt.server.storage import schema
from speicherstadt.server.storage.journal import Journal, Write

T = TypeVar("T")

_ADD_CHAT = insert(schema.chat)
_ADD_ENTRY = insert(schema.entries)
_ADD_TABLE = insert(schema.tables)
_ADD_SEAT = insert(schema.seats)
_ADD_GUEST = insert(schema.guests)
_ADD_CODE = insert(schema.codes)
_CHANGE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("_table"), schema.seats.c.seat == bindparam("_seat"))
    .values(
        guest=bindparam("guest"),
        name=bindparam("name"),
        bot=bindparam("bot"),
        contribution=bindparam("contribution"),
    )
)
_CHANGED = ("changed", "status", "host", "setup", "rematch", "points")
_CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("_id"))
    .values({name: bindparam(name) for name in _CHANGED})
)
_RENAME = (
    update(schema.guests)
    .where(schema.guests.c.id == bindparam("_id"))
    .values(name=bindparam("name"))
)


@dataclass
class TableRow:
    id: str
    created: float
    changed: float
    status: str
    public: bool
    hints: bool
    host: str
    secret: str | None
    rules: int
    setup: str | None = None
    origin_table: str | None = None
    origin_at: int | None = None
    origin_record: str | None = None
    rematch: str | None = None
    points: str | None = None


@dataclass
class SeatRow:
    table: str
    seat: int
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    contribution: str = ""


@dataclass
class ChatRow:
    table: str
    number: int
    seat: int | None
    guest: str
    name: str
    text: str
    at: float


@dataclass
class Stored:
    """All that is known of a table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    chat: list[ChatRow]


Listed: TypeAlias = tuple[TableRow, list[SeatRow]]


class Archive:
    """Reading happens in threads of its own; writing is the journal's."""

    def __init__(self, engine: Engine, journal: Journal) -> None:
        self._engine = engine
        self.journal = journal
        self._readers = ThreadPoolExecutor(2, "reader")

    def close(self) -> None:
        self._readers.shutdown()
        self.journal.close()
        self._engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def table(self, table: str) -> Stored | None:
        return await self.read(lambda connection: _stored(connection, table))

    async def log(self, table: str) -> list[Entry]:
        return await self.read(lambda connection: _log(connection, table))

    async def guest_name(self, guest: str) -> str | None:
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def running_with_bots(self) -> list[str]:
        """The tables where a bot may have to go on after a restart."""
        query = (
            select(schema.tables.c.id)
            .join(schema.seats)
            .where(schema.tables.c.status == "playing", schema.seats.c.bot.is_not(None))
            .distinct()
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The tables at which a guest sits or which they have brought, the latest first."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table).where(seats.guest == guest)
        return await self._tables(or_(tables.id.in_(own), tables.host == guest), most)

    async def public_tables(self, status: str, most: int) -> list[Listed]:
        tables = schema.tables.c
        return await self._tables(and_(tables.status == status, tables.public), most)

    async def _tables(self, which: ColumnElement[bool], most: int) -> list[Listed]:
        latest = schema.tables.c.changed.desc()
        query = select(schema.tables).where(which).order_by(latest).limit(most)

        def listed(connection: Connection) -> list[Listed]:
            rows = [TableRow(**row) for row in connection.execute(query).mappings()]
            return [(row, _seats(connection, row.id)) for row in rows]

        return await self.read(listed)

    def key(self) -> str:
        """The server's signing key, made once."""
        query = select(schema.server.c.value).where(schema.server.c.key == "signing")
        with self._engine.begin() as connection:
            found: str | None = connection.execute(query).scalar()
            if found is None:
                found = os.urandom(32).hex()
                connection.execute(insert(schema.server), {"key": "signing", "value": found})
        return found

    async def use_code(self, digest: str) -> str | None:
        """Whose code it is; it works once, and not when it is late."""
        query = select(schema.codes.c.guest, schema.codes.c.expires).where(
            schema.codes.c.digest == digest
        )
        row = await self.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        gone = delete(schema.codes).where(schema.codes.c.digest == bindparam("_digest"))
        await self.journal.write((gone, {"_digest": digest}))
        return row.guest if row.expires > time.time() else None


def add_entry(table: str, entry: Entry) -> Write:
    return _ADD_ENTRY, {
        "table": table,
        "number": entry.number,
        "seat": entry.seat,
        "text": entry.text,
        "by_bot": entry.by_bot,
        "at": time.time(),
    }


def add_table(row: TableRow) -> Write:
    return _ADD_TABLE, asdict(row)


def add_seat(row: SeatRow) -> Write:
    return _ADD_SEAT, asdict(row)


def change_table(row: TableRow) -> Write:
    return _CHANGE_TABLE, {"_id": row.id, **{name: getattr(row, name) for name in _CHANGED}}


def change_seat(row: SeatRow) -> Write:
    values = asdict(row)
    return _CHANGE_SEAT, {"_table": values.pop("table"), "_seat": values.pop("seat"), **values}


def add_chat(row: ChatRow) -> Write:
    return _ADD_CHAT, asdict(row)


def add_guest(guest: str, name: str) -> Write:
    return _ADD_GUEST, {"id": guest, "name": name, "created": time.time()}


def rename_guest(guest: str, name: str) -> Write:
    return _RENAME, {"_id": guest, "name": name}


def add_code(digest: str, guest: str, expires: float) -> Write:
    return _ADD_CODE, {"digest": digest, "guest": guest, "expires": expires}


def remove_table(table: str) -> list[Write]:
    """Only a table at which nothing was ever decided."""
    rows = [
        delete(part).where(part.c.table == bindparam("_table"))
        for part in (schema.chat, schema.seats)
    ]
    gone = delete(schema.tables).where(schema.tables.c.id == bindparam("_table"))
    return [(statement, {"_table": table}) for statement in (*rows, gone)]


def _stored(connection: Connection, table: str) -> Stored | None:
    own = select(schema.tables).where(schema.tables.c.id == table)
    row = connection.execute(own).mappings().first()
    if row is None:
        return None
    chat = select(schema.chat).where(schema.chat.c.table == table).order_by(schema.chat.c.number)
    return Stored(
        TableRow(**row),
        _seats(connection, table),
        _log(connection, table),
        [ChatRow(**line) for line in connection.execute(chat).mappings()],
    )


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    seats = schema.seats
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return [SeatRow(**seat) for seat in connection.execute(query).mappings()]


def _log(connection: Connection, table: str) -> list[Entry]:
    entries = schema.entries.c
    query = (
        select(entries.number, entries.seat, entries.text, entries.by_bot)
        .where(entries.table == table)
        .order_by(entries.number)
    )
    return [Entry(*row) for row in connection.execute(query)]
