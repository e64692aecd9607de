"""What is stored, for the operator: tables, guests and statistics. Only reads."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, func, select

from speicherstadt.errors import Malformed
from speicherstadt.server.data_folder import database_in, existing_database
from speicherstadt.server.storage import StoredTable, engine_for, reporting_problems, schema
from speicherstadt.server.storage.database import is_current
from speicherstadt.server.storage.store import stored_table
from speicherstadt.server.times import iso_time

_tables, _seats, _entries, _guests = (
    schema.tables.c,
    schema.seats.c,
    schema.entries.c,
    schema.guests.c,
)


@dataclass(frozen=True)
class TableFilter:
    status: str | None = None
    public: bool | None = None
    guest: str | None = None
    """Only tables where this guest has a seat."""
    before: float | None = None
    """Only tables without any change since this time, in seconds since 1970."""
    limit: int = 50


@dataclass(frozen=True)
class TableLine:
    id: str
    status: str
    public: bool
    practice: bool
    """Whether decisions were taken back after something was revealed or bots had acted."""
    players: list[str]
    """Names and bots; empty seats are left out."""
    decisions: int
    created: str
    changed: str


@dataclass(frozen=True)
class GuestLine:
    id: str
    name: str
    created: str
    tables: int
    """Where they have a seat."""


@dataclass(frozen=True)
class ServerStatistics:
    guests: int
    tokens: int
    tables: dict[str, int]
    """By status."""
    decisions: int
    chat_messages: int
    database_bytes: int
    first_table: str | None
    last_decision: str | None


@contextmanager
def reading(folder: Path) -> Iterator[Connection]:
    """Open the database of a data folder, whether or not a server is running."""
    file = existing_database(folder)
    if not is_current(file):
        raise Malformed(f"{file}: was written by another version; start the server once to update")
    with reporting_problems(file):
        engine = engine_for(file)
        with engine.connect() as connection:
            yield connection
        engine.dispose()


def list_tables(connection: Connection, wanted: TableFilter) -> list[TableLine]:
    """Return the tables that changed last."""
    latest = func.max(
        _tables.changed,
        func.coalesce(
            select(func.max(_entries.at)).where(_entries.table == _tables.id).scalar_subquery(), 0
        ),
    )
    decisions = select(func.count()).where(_entries.table == _tables.id).scalar_subquery()
    query = (
        select(
            *(_tables.id, _tables.status, _tables.public, _tables.practice),
            *(decisions, _tables.created, latest),
        )
        .where(*_conditions(wanted, latest))
        .order_by(latest.desc(), _tables.id)
        .limit(wanted.limit)
    )
    return [
        TableLine(
            table,
            status,
            public,
            practice,
            _players(connection, table),
            count,
            iso_time(created),
            iso_time(at),
        )
        for table, status, public, practice, count, created, at in connection.execute(query).all()
    ]


def _conditions(wanted: TableFilter, latest: ColumnElement[float]) -> Iterator[ColumnElement[bool]]:
    if wanted.status is not None:
        yield _tables.status == wanted.status
    if wanted.public is not None:
        yield _tables.public == wanted.public
    if wanted.guest is not None:
        yield _tables.id.in_(select(_seats.table).where(_seats.guest == wanted.guest))
    if wanted.before is not None:
        yield latest < wanted.before


def _players(connection: Connection, table: str) -> list[str]:
    query = select(_seats.name, _seats.bot).where(_seats.table == table).order_by(_seats.seat)
    return [name or bot for name, bot in connection.execute(query) if name or bot]


def find_table(connection: Connection, table: str) -> StoredTable:
    stored = stored_table(connection, table)
    if stored is None:
        raise Malformed(f"table {table}: there is no such table")
    return stored


def list_guests(connection: Connection, name: str | None, limit: int) -> list[GuestLine]:
    """Return the newest guests, or those whose name contains a text."""
    seated = select(func.count(_seats.table.distinct())).where(_seats.guest == _guests.id)
    query = (
        select(_guests.id, _guests.name, _guests.created, seated.scalar_subquery())
        .order_by(_guests.created.desc())
        .limit(limit)
    )
    if name is not None:
        query = query.where(_guests.name.icontains(name, autoescape=True))
    return [
        GuestLine(guest, known_as, iso_time(created), tables)
        for guest, known_as, created, tables in connection.execute(query)
    ]


def statistics(connection: Connection, folder: Path) -> ServerStatistics:
    def count(table: str) -> int:
        query = select(func.count()).select_from(schema.metadata.tables[table])
        return connection.execute(query).scalar_one()

    by_status = select(_tables.status, func.count().label("number")).group_by(_tables.status)
    first = connection.execute(select(func.min(_tables.created))).scalar()
    last = connection.execute(select(func.max(_entries.at))).scalar()
    return ServerStatistics(
        guests=count("guests"),
        tokens=count("tokens"),
        tables={row.status: row.number for row in connection.execute(by_status)},
        decisions=count("entries"),
        chat_messages=count("chat"),
        database_bytes=database_in(folder).stat().st_size,
        first_table=None if first is None else iso_time(first),
        last_decision=None if last is None else iso_time(last),
    )
