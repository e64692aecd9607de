"""Names and emblems at a table: everyone has their own, and they never change."""

from dataclasses import replace
from itertools import product

import pytest

from speicherstadt.bots.characters import CHARACTERS, character_named
from speicherstadt.server.people.faces import (
    PERSON_EMBLEMS,
    default_emblem,
    free_emblem,
    with_faces,
)
from speicherstadt.server.storage import SeatRow, StoredTable
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.in_process import new_guest, new_table

TABLE = "t" * 16


def bots(level: str, count: int, table: str = TABLE) -> list[SeatRow]:
    return [SeatRow(table, seat, bot=level) for seat in range(count)]


@pytest.mark.parametrize(("level", "table"), [*product(CHARACTERS, ("a" * 16, "b" * 16, "c" * 16))])
def test_five_bots_of_a_level_are_five_characters(level: str, table: str) -> None:
    seats = with_faces(bots(level, 5, table))
    for names in ([seat.name for seat in seats], [seat.emblem for seat in seats]):
        assert len(set(names)) == 5
    for seat in seats:
        found = character_named(level, seat.name or "")
        assert found
        assert found.emblem == seat.emblem


def test_seats_of_older_databases_get_the_same_faces_each_time() -> None:
    """Also after some of them were written, because somebody sat down or was replaced."""
    old = [
        SeatRow(TABLE, 0, "anna", "Anna"),
        *bots("clerk", 4)[1:3],
        SeatRow(TABLE, 3, "ben", "Ben"),
    ]
    first = with_faces(old)
    assert with_faces(old) == first
    for at, seat in enumerate(first):
        assert with_faces([*old[:at], seat, *old[at + 1 :]]) == first


def test_an_empty_seat_has_no_face() -> None:
    assert with_faces([SeatRow(TABLE, 0)]) == (SeatRow(TABLE, 0),)


def test_a_bot_never_has_the_name_of_a_person() -> None:
    for person in CHARACTERS["senator"]:
        seats = with_faces([SeatRow(TABLE, 0, "g", person.name), SeatRow(TABLE, 1, bot="senator")])
        assert seats[1].name != person.name


def test_names_of_imported_games_stay_and_emblems_differ() -> None:
    brought = [
        SeatRow(TABLE, 0, name="Anna"),
        SeatRow(TABLE, 1, name="Bot 1", bot="clerk"),
        SeatRow(TABLE, 2, name="Bot 2", bot="clerk"),
        SeatRow(TABLE, 3, bot="their-bot"),
        SeatRow(TABLE, 4, name=CHARACTERS["clerk"][0].name, bot="clerk"),
    ]
    seats = with_faces(brought)
    assert [seat.name for seat in seats] == [seat.name for seat in brought]
    assert len({seat.emblem for seat in seats}) == 5
    assert seats[4].emblem == CHARACTERS["clerk"][0].emblem


def test_a_wish_is_granted_unless_the_emblem_is_taken() -> None:
    assert free_emblem("star", []) == "star"
    assert free_emblem("star", ["star"]) not in ("star", None)
    last = free_emblem("star", [each for each in PERSON_EMBLEMS if each != "sun"])
    assert last == "sun"
    assert {default_emblem(str(guest)) for guest in range(100)} == set(PERSON_EMBLEMS)


@pytest.mark.anyio
async def test_a_restart_and_a_rematch_change_nobody(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna, 3)
    await session.put_bot(anna, 1, "senator")
    await session.put_bot(anna, 2, "senator")
    seats = session.chairs
    stored = await registry.services.store.table(session.id)
    assert isinstance(stored, StoredTable)
    assert tuple(stored.seats) == seats
    await session.take_back(anna, 2)
    assert session.chairs[2] == SeatRow(session.id, 2)
    await session.put_bot(anna, 2, "clerk")
    session.seating = session.seating.changed(status="over")
    again = await NewTables(registry).rematch(anna, session)
    assert [replace(seat, table="") for seat in again.chairs] == [
        replace(seat, table="") for seat in session.chairs
    ]
