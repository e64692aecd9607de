"""The lobby's read model: pages of tables with seats and progress, one query per page.

The last log entry of a game holds what the lobby shows, so nothing is replayed.
"""

import json
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Literal, TypeAlias

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    union,
)

from speicherstadt.server.storage import schema
from speicherstadt.server.storage.rows import ListedTable, Progress, SeatRow

ListName: TypeAlias = Literal["mine", "open", "running", "finished"]
Cursor: TypeAlias = tuple[float, str]
"""Where the next page starts: the time of a table's last change, and its id."""

_STATUS = {"open": "gathering", "running": "playing", "finished": "over"}


@dataclass(frozen=True)
class PageQuery:
    """Which tables to list, the latest first."""

    name: ListName
    guest: str | None
    """The guest whose tables are listed as `mine`."""
    size: int
    before: Cursor | None = None


def listed(connection: Connection, query: PageQuery) -> list[ListedTable]:
    at, table = query.before or (None, None)
    values = {"guest": query.guest, "size": query.size, "before": at, "before_table": table}
    statement = _statement(query.name, continued=query.before is not None)
    rows = connection.execute(statement, values)
    return [_table(list(group)) for _, group in groupby(rows, attrgetter("id"))]


@cache
def _statement(name: ListName, *, continued: bool) -> Select[tuple[object, ...]]:
    """The query for a page; built once, because that takes longer than running it."""
    tables, entries, seats = schema.tables.c, schema.entries.c, schema.seats.c
    latest: ColumnElement[float] = tables.changed
    if name == "mine":  # few enough to sort by the time of the last decision
        latest = func.coalesce(entries.at, tables.changed)
    last_entry = and_(
        entries.table == tables.id, entries.number == schema.last_entry_number(tables.id)
    )
    page = (
        select(
            *(tables.id, tables.created, tables.status, tables.public, tables.practice),
            *(entries.round, entries.phase, entries.decides),
            latest.label("latest"),
            entries.points.label("points_now"),
            tables.points.label("final_points"),
            case((entries.number.is_(None), tables.setup)).label("setup"),
        )
        .select_from(schema.tables.outerjoin(schema.entries, last_entry))
        .where(_chosen(name))
        .order_by(latest.desc(), tables.id.desc())
        .limit(bindparam("size"))
    )
    if continued:
        at: BindParameter[float] = bindparam("before")
        table: BindParameter[str] = bindparam("before_table")
        page = page.where(or_(latest < at, and_(latest == at, tables.id < table)))
    part = page.subquery()
    return (
        select(part, seats.seat, seats.guest, seats.name, seats.bot, seats.emblem)
        .join(schema.seats, seats.table == part.c.id)
        .order_by(part.c.latest.desc(), part.c.id.desc(), seats.seat)
    )


def _chosen(name: ListName) -> ColumnElement[bool]:
    tables, seats = schema.tables.c, schema.seats.c
    if name == "mine":
        mine = union(
            select(seats.table).where(seats.guest == bindparam("guest")),
            select(tables.id).where(tables.host == bindparam("guest")),
        )
        return tables.id.in_(mine)
    return and_(tables.status == _STATUS[name], tables.public)


def _table(rows: list[Row[tuple[object, ...]]]) -> ListedTable:
    """Combine the rows of one table, which differ only by seat."""
    row = rows[0]
    progress = None
    if row.phase is not None:
        progress = Progress(row.round, row.phase, row.decides, row.points_now)
    return ListedTable(
        row.id,
        row.created,
        row.latest,
        row.status,
        row.public,
        [SeatRow(row.id, r.seat, r.guest, r.name, r.bot, emblem=r.emblem) for r in rows],
        json.loads(row.setup)["first"] if row.setup else None,
        progress,
        row.final_points,
        row.practice,
    )
