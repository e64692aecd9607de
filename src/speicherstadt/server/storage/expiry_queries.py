"""What has expired, and how it is removed. Each query takes `before`, a time, and `size`."""

from collections.abc import Sequence

from sqlalchemy import (
    Float,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    literal_column,
    null,
    or_,
    select,
    update,
)

from speicherstadt.server.storage import schema
from speicherstadt.server.storage.statements import Write

_guests, _tables, _codes = schema.guests.c, schema.tables.c, schema.codes.c
_seats, _entries, _chat = schema.seats.c, schema.entries.c, schema.chat.c
_results = schema.results.c
_COUNTED = _results.kind == "counted"
_BEFORE = bindparam("before", type_=Float)
_SIZE = bindparam("size", type_=Integer)

UNSEEN_GUESTS: Select[str] = (
    select(_guests.id)
    .where(_guests.seen < _BEFORE)
    .where(~select(_seats.table).where(_seats.guest == _guests.id).exists())
    .where(~select(_tables.id).where(_tables.host == _guests.id).exists())
    .limit(_SIZE)
)
"""Guests who have not come back and hold no seat and no table."""

EXPIRED_CODES: Select[str] = select(_codes.digest).where(_codes.expires < _BEFORE).limit(_SIZE)

IDLE_TABLES: Select[str] = (
    select(_tables.id)
    .where(_tables.status == "gathering", _tables.changed < _BEFORE)
    .where(~select(_chat.number).where(_chat.table == _tables.id, _chat.at >= _BEFORE).exists())
    .limit(_SIZE)
)
"""Tables where neither the seats nor the chat have changed, and no game has started."""


def _idle_games(*statuses: str) -> Select[str]:
    recent = and_(
        _entries.table == _tables.id,
        _entries.number == schema.last_entry_number(_tables.id),
        _entries.at >= _BEFORE,
    )
    return (
        select(_tables.id)
        .where(_tables.status.in_(statuses), _tables.changed < _BEFORE)
        .where(~select(_entries.number).where(recent).exists())
        .limit(_SIZE)
    )


IDLE_GAMES = _idle_games("playing")
"""Running games without a decision."""
ABANDONED_GAMES = _idle_games("playing", "abandoned")
"""The same, with those that have been closed already."""


GAMES_OF_BOTS: Select[str] = (
    select(_tables.id)
    .where(_tables.status == "over", _tables.changed < _BEFORE, _tables.secret.is_not(None))
    .where(~select(_seats.seat).where(_seats.table == _tables.id, _seats.bot.is_(None)).exists())
    .where(~select(_results.seat).where(_results.table == _tables.id, _COUNTED).exists())
    .limit(_SIZE)
)
"""Games that bots finished after everyone had left, and that count for nobody. Imports stay."""


def only_table(query: Select[str], table: str) -> Select[str]:
    """Ask one of these queries about a single table."""
    return query.where(_tables.id == table)


_REMOVE_GUEST = [
    *(
        delete(part).where(part.c.guest == bindparam("_guest"))
        for part in (schema.codes, schema.tokens, schema.sessions)
    ),
    delete(schema.guests).where(_guests.id == bindparam("_guest")),
]
_REMOVE_GAME = [
    *(
        delete(part).where(part.c.table == bindparam("_table"))
        for part in (schema.chat, schema.entries, schema.seats, schema.results)
    ),
    delete(schema.tables).where(_tables.id == bindparam("_table")),
]
_SET_STATUS = (
    update(schema.tables).where(_tables.id == bindparam("_id")).values(status=bindparam("status"))
)
_FORGET_GUESTS_ADDRESSES = (
    update(schema.guests)
    .where(_guests.address.is_not(None), _guests.created < bindparam("_before"))
    .values(address=null())
)
_FORGET_TABLES_ADDRESSES = (
    update(schema.tables)
    .where(_tables.address.is_not(None))
    .where(
        or_(
            and_(
                _tables.status == bindparam("_over"), _tables.brought_bytes == literal_column("0")
            ),
            _tables.created < bindparam("_before"),
        )
    )
    .values(address=null())
)


def remove_guests(guests: Sequence[str]) -> list[Write]:
    """Delete guests with their sessions, tokens and codes."""
    return [(statement, {"_guest": guest}) for statement in _REMOVE_GUEST for guest in guests]


def remove_game(table: str) -> list[Write]:
    """Delete a table with its log."""
    return [(statement, {"_table": table}) for statement in _REMOVE_GAME]


def close_game(table: str) -> list[Write]:
    return [(_SET_STATUS, {"_id": table, "status": "abandoned"})]


def reopen_game(table: str) -> list[Write]:
    return [(_SET_STATUS, {"_id": table, "status": "playing"})]


def forget_addresses(guests_before: float, tables_before: float) -> list[Write]:
    """Forget the addresses that no quota needs any more."""
    return [
        (_FORGET_GUESTS_ADDRESSES, {"_before": guests_before}),
        (_FORGET_TABLES_ADDRESSES, {"_over": "over", "_before": tables_before}),
    ]
