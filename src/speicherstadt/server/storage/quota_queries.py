"""How much a guest or an address has already: guests, open tables and stored bytes."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, select

from speicherstadt.server.storage import schema

_OPEN = ("gathering", "opening", "playing")


class TablesOf(NamedTuple):
    """What a guest and an address have stored."""

    by_guest: int
    """Open tables of the guest."""
    by_address: int
    """Open tables that were created from the address."""
    brought_bytes: int
    """Size of the guest's imported and forked games."""
    brought_bytes_by_address: int
    """Size of the games that were imported and forked from the address lately."""


def tables_of(connection: Connection, guest: str, address: str, since: float) -> TablesOf:
    """Count the tables that were created after `since` and are not finished, and the bytes."""
    tables = schema.tables.c

    def count_open(owned: ColumnElement[bool]) -> int:
        unfinished = and_(owned, tables.status.in_(_OPEN), tables.created > since)
        found = connection.execute(
            select(func.count()).select_from(schema.tables).where(unfinished)
        )
        return found.scalar_one()

    def brought(owned: ColumnElement[bool]) -> int:
        total = select(func.coalesce(func.sum(tables.brought_bytes), 0)).where(owned)
        found: int = connection.execute(total).scalar_one()
        return found

    return TablesOf(
        count_open(tables.host == guest),
        count_open(tables.address == address),
        brought(tables.host == guest),
        brought(and_(tables.address == address, tables.created > since)),
    )


def new_guests(connection: Connection, address: str, since: float) -> int:
    guests = schema.guests.c
    query = select(func.count()).where(guests.address == address, guests.created > since)
    return connection.execute(query).scalar_one()
