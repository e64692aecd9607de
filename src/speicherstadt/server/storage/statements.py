"""All writes to the database, as statements with their parameters."""

import time
from dataclasses import asdict
from typing import Any, TypeAlias

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.sql.expression import UpdateBase

from speicherstadt.server.storage import schema
from speicherstadt.server.storage.rows import (
    ChatRow,
    Entry,
    Progress,
    ResultRow,
    SeatRow,
    SessionRow,
    TableRow,
)

Write: TypeAlias = tuple[UpdateBase, dict[str, Any]]
"""A statement and its parameters."""

_ADD_CHAT = insert(schema.chat)
_ADD_ENTRY = insert(schema.entries)
_ADD_RESULT = insert(schema.results)
_ADD_TABLE = insert(schema.tables)
_ADD_SEAT = insert(schema.seats)
_ADD_GUEST = insert(schema.guests)
_ADD_CODE = insert(schema.codes)
_ADD_TOKEN = insert(schema.tokens)
_CHANGE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("_table"), schema.seats.c.seat == bindparam("_seat"))
    .values(
        guest=bindparam("guest"),
        name=bindparam("name"),
        bot=bindparam("bot"),
        commitment=bindparam("commitment"),
        contribution=bindparam("contribution"),
        emblem=bindparam("emblem"),
    )
)
_CHANGED = (
    *("changed", "status", "host", "opening_since", "setup", "rematch", "points"),
    *("spectator_chat", "practice"),
)
_CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("_id"))
    .values({name: bindparam(name) for name in _CHANGED})
)
_SET_PROGRESS = (
    update(schema.entries)
    .where(
        schema.entries.c.table == bindparam("_table"),
        schema.entries.c.number == bindparam("_number"),
    )
    .values({name: bindparam(name) for name in Progress._fields})
)
_RENAME_GUEST = (
    update(schema.guests)
    .where(schema.guests.c.id == bindparam("_id"))
    .values(name=bindparam("name"))
)
_SET_EMBLEM = (
    update(schema.guests)
    .where(schema.guests.c.id == bindparam("_id"))
    .values(emblem=bindparam("emblem"))
)
_ADD_SESSION = insert(schema.sessions)
_REMOVE_SESSION = delete(schema.sessions).where(schema.sessions.c.id == bindparam("_id"))
_SEE_GUEST = (
    update(schema.guests)
    .where(schema.guests.c.id == bindparam("_id"))
    .values(seen=bindparam("seen"))
)
_SEE_SESSION = (
    update(schema.sessions)
    .where(schema.sessions.c.id == bindparam("_id"))
    .values(seen=bindparam("seen"))
)
_REMOVE_CODE = delete(schema.codes).where(schema.codes.c.digest == bindparam("_digest"))
_REMOVE_TOKEN = delete(schema.tokens).where(
    schema.tokens.c.guest == bindparam("_guest"), schema.tokens.c.name == bindparam("_name")
)
_REMOVE_TABLE = [
    delete(schema.chat).where(schema.chat.c.table == bindparam("_table")),
    delete(schema.seats).where(schema.seats.c.table == bindparam("_table")),
    delete(schema.tables).where(schema.tables.c.id == bindparam("_table")),
]
_REMOVE_GUEST = [
    delete(schema.sessions).where(schema.sessions.c.guest == bindparam("_guest")),
    delete(schema.codes).where(schema.codes.c.guest == bindparam("_guest")),
    delete(schema.tokens).where(schema.tokens.c.guest == bindparam("_guest")),
    delete(schema.guests).where(schema.guests.c.id == bindparam("_guest")),
]
_REPLACE_SPEAKER = (
    update(schema.chat)
    .where(schema.chat.c.guest == bindparam("_guest"))
    .values(guest=bindparam("guest"), name=bindparam("name"))
)
_REMOVE_MESSAGES = (
    update(schema.chat)
    .where(schema.chat.c.guest == bindparam("_guest"))
    .values(text=bindparam("text"))
)
_SET_ORIGIN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("_id"))
    .values(origin_record=bindparam("origin_record"))
)
_ADD_VALUE = upsert(schema.server)
_SET_VALUE = _ADD_VALUE.on_conflict_do_update(
    index_elements=["key"], set_={"value": _ADD_VALUE.excluded.value}
)
_UNKNOWN = Progress(None, None, None, None)  # type: ignore[arg-type]  # all unknown


def add_entry(table: str, entry: Entry, progress: Progress | None) -> Write:
    """Append to a table's log; `progress` is shown in the lobby."""
    number, seat, text, by_bot = entry
    now_at, phase, decides, points = progress or _UNKNOWN
    return _ADD_ENTRY, {
        "table": table,
        "number": number,
        "seat": seat,
        "text": text,
        "by_bot": by_bot,
        "at": time.time(),
        "round": now_at,
        "phase": phase,
        "decides": decides,
        "points": points,
    }


def set_progress(table: str, number: int, progress: Progress) -> Write:
    """Add the progress to an entry that an earlier version wrote without it."""
    return _SET_PROGRESS, {"_table": table, "_number": number, **progress._asdict()}


def add_result(row: ResultRow) -> Write:
    """Store how a game ended for one seat."""
    return _ADD_RESULT, row._asdict()


def add_table(row: TableRow) -> Write:
    return _ADD_TABLE, asdict(row)


def add_seat(row: SeatRow) -> Write:
    return _ADD_SEAT, asdict(row)


def change_table(row: TableRow) -> Write:
    return _CHANGE_TABLE, {"_id": row.id, **{name: getattr(row, name) for name in _CHANGED}}


def change_seat(row: SeatRow) -> Write:
    values = asdict(row)
    return _CHANGE_SEAT, {"_table": values.pop("table"), "_seat": values.pop("seat"), **values}


def remove_table(table: str) -> list[Write]:
    """Delete a table whose game never started; a log is never deleted."""
    return [(statement, {"_table": table}) for statement in _REMOVE_TABLE]


def add_chat(row: ChatRow) -> Write:
    return _ADD_CHAT, asdict(row)


def add_guest(guest: str, name: str, address: str | None = None) -> Write:
    """Add a guest; `address` is a digest of where they come from."""
    now = time.time()
    return _ADD_GUEST, {
        "id": guest,
        "name": name,
        "created": now,
        "seen": now,
        "address": address,
        "emblem": None,
    }


def rename_guest(guest: str, name: str) -> Write:
    return _RENAME_GUEST, {"_id": guest, "name": name}


def set_emblem(guest: str, emblem: str) -> Write:
    return _SET_EMBLEM, {"_id": guest, "emblem": emblem}


def remove_guest(guest: str) -> list[Write]:
    """Delete a guest with their codes, sessions and tokens; their tables keep their id and name."""
    return [(statement, {"_guest": guest}) for statement in _REMOVE_GUEST]


def replace_speaker(guest: str, by: str, name: str) -> Write:
    """Replace id and name of a guest in every chat."""
    return _REPLACE_SPEAKER, {"_guest": guest, "guest": by, "name": name}


def remove_messages(guest: str) -> Write:
    """Blank what a guest wrote; the messages stay, because they are numbered."""
    return _REMOVE_MESSAGES, {"_guest": guest, "text": "…"}


def set_origin(table: str, record: str) -> Write:
    return _SET_ORIGIN, {"_id": table, "origin_record": record}


def add_code(digest: str, guest: str, expires: float) -> Write:
    return _ADD_CODE, {"digest": digest, "guest": guest, "expires": expires}


def remove_code(digest: str) -> Write:
    return _REMOVE_CODE, {"_digest": digest}


def add_token(digest: str, guest: str, name: str) -> Write:
    return _ADD_TOKEN, {"digest": digest, "guest": guest, "name": name, "created": time.time()}


def add_session(row: SessionRow) -> Write:
    return _ADD_SESSION, row._asdict()


def remove_session(session: str) -> Write:
    return _REMOVE_SESSION, {"_id": session}


def see_guest(guest: str, at: float) -> Write:
    return _SEE_GUEST, {"_id": guest, "seen": at}


def see_session(session: str, at: float) -> Write:
    return _SEE_SESSION, {"_id": session, "seen": at}


def add_probe() -> Write:
    """Write the time; a commit shows that the disk takes it."""
    return _SET_VALUE, {"key": "probe", "value": str(time.time())}


def remove_token(guest: str, name: str) -> Write:
    return _REMOVE_TOKEN, {"_guest": guest, "_name": name}
