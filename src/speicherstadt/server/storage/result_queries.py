"""Finished games from the read model: nothing is replayed, and a page is one query."""

from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, func, or_, select

from speicherstadt.server.storage import schema
from speicherstadt.server.storage.lobby_query import Cursor
from speicherstadt.server.storage.rows import (
    DailyTable,
    FinishedGame,
    ResultRow,
    ScoredGame,
    SeatRow,
)

_tables, _seats, _results = schema.tables.c, schema.seats.c, schema.results.c
_entries = schema.entries.c


class MissingResult(NamedTuple):
    """A finished game of an earlier version, without stored results."""

    table: str
    ended: float


def finished_games(
    connection: Connection, guest: str, size: int, before: Cursor | None = None
) -> list[FinishedGame]:
    """Return a page of a guest's games, the latest first."""
    page = _own(guest).order_by(_results.ended.desc(), _results.table.desc()).limit(size)
    if before is not None:
        at, table = before
        earlier = and_(_results.ended == at, _results.table < table)
        page = page.where(or_(_results.ended < at, earlier))
    part = page.subquery()
    query = (
        select(
            part,
            _seats.seat.label("chair"),
            *(_seats.guest, _seats.name, _seats.bot),
        )
        .join(schema.seats, _seats.table == part.c.table)
        .order_by(part.c.ended.desc(), part.c.table.desc(), _seats.seat)
    )
    rows = connection.execute(query)
    return [_game(list(group)) for _, group in groupby(rows, attrgetter("table"))]


def all_results(connection: Connection, guest: str) -> list[ResultRow]:
    """Return the results of all games of a guest, the oldest first."""
    rows = connection.execute(_own(guest).order_by(_results.ended, _results.table))
    return [_result(row) for row in rows]


def without_results(connection: Connection, after: str, size: int) -> list[MissingResult]:
    """Return finished games whose results are not stored, in the order of their ids."""
    last = and_(
        _entries.table == _tables.id, _entries.number == schema.last_entry_number(_tables.id)
    )
    query = (
        select(_tables.id, _entries.at)
        .join_from(schema.tables, schema.entries, last)
        .where(_tables.status == "over", _tables.id > after)
        .where(exists().where(_seats.table == _tables.id, _seats.guest.is_not(None)))
        .where(~exists().where(_results.table == _tables.id))
        .order_by(_tables.id)
        .limit(size)
    )
    return [MissingResult(*row) for row in connection.execute(query)]


# The deal of a day


def scored_games(connection: Connection, day: str, end: float, size: int) -> list[ScoredGame]:
    """Return the ranking of a day: scored games that ended in time, the best first."""
    query = (
        select(
            *(_tables.id, _seats.guest, _seats.name, _results.points, _results.place),
            _results.choices,
        )
        .select_from(schema.tables)
        .join(schema.results, _results.table == _tables.id)
        .join(schema.seats, and_(_seats.table == _tables.id, _seats.seat == _results.seat))
        .where(_tables.daily == day, _ranked(end))
        .order_by(_results.points.desc(), _results.place, _results.ended)
        .limit(size)
    )
    return [ScoredGame(*row) for row in connection.execute(query)]


def scored_count(connection: Connection, day: str, end: float) -> int:
    query = (
        select(func.count())
        .select_from(schema.tables)
        .join(schema.results, _results.table == _tables.id)
        .where(_tables.daily == day, _ranked(end))
    )
    return connection.execute(query).scalar_one()


def better_count(connection: Connection, day: str, end: float, attempt: DailyTable) -> int:
    """Count the games in the ranking of a day that are better than this one."""
    better = or_(
        _results.points > attempt.points,
        and_(_results.points == attempt.points, _results.place < attempt.place),
    )
    query = (
        select(func.count())
        .select_from(schema.tables)
        .join(schema.results, _results.table == _tables.id)
        .where(_tables.daily == day, _ranked(end), better)
    )
    return connection.execute(query).scalar_one()


def scored_attempt(connection: Connection, day: str, guest: str) -> DailyTable | None:
    """Return a guest's scored attempt at the deal of a day, finished or not."""
    query = (
        select(
            *(_tables.id, _tables.status, _results.ended, _results.points, _results.place),
            *(_results.by_bot, _results.kind),
        )
        .select_from(schema.tables)
        .outerjoin(schema.results, _results.table == _tables.id)
        .where(_tables.daily == day, _tables.host == guest, _tables.scored)
    )
    row = connection.execute(query).first()
    return DailyTable(*row) if row else None


def _ranked(end: float) -> ColumnElement[bool]:
    """Scored games that ended in time, in which their player made every decision."""
    return and_(
        _tables.scored, _results.ended < end, _results.by_bot == 0, _results.kind == "counted"
    )


def _own(guest: str) -> Select[tuple[Any, ...]]:
    """Select a guest's results; of a game with several of their seats, only the first."""
    other = schema.seats.alias("other_seats").c
    first = (
        select(func.min(other.seat))
        .where(other.table == _seats.table, other.guest == guest)
        .scalar_subquery()
    )
    return (
        select(
            schema.results,
            *(_tables.daily, _tables.scored, _tables.points.label("all_points")),
        )
        .select_from(schema.seats)
        .join(schema.results, and_(_results.table == _seats.table, _results.seat == _seats.seat))
        .join(schema.tables, _tables.id == _results.table)
        .where(_seats.guest == guest, _seats.seat == first)
    )


def _result(row: Row[tuple[Any, ...]]) -> ResultRow:
    return ResultRow(*(getattr(row, name) for name in ResultRow._fields))


def _game(rows: list[Row[tuple[Any, ...]]]) -> FinishedGame:
    """Combine the rows of one game, which differ only by seat."""
    row = rows[0]
    chairs = [SeatRow(row.table, each.chair, each.guest, each.name, each.bot) for each in rows]
    return FinishedGame(_result(row), row.daily, row.scored, row.all_points, chairs)
