"""Tables in memory: never two rooms of one, and none for longer than it is wanted."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt.server import wire
from speicherstadt.server.crew import Crew
from speicherstadt.server.hall import Hall
from speicherstadt.server.identity import Identity
from speicherstadt.server.room import House, Room
from speicherstadt.server.storage import Archive, Journal, open_database
from tests.browser import positions


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    engine = open_database(tmp_path / "tables.sqlite")
    archive, crew = Archive(engine, Journal(engine)), Crew(1)
    yield Hall(House(archive, Identity(archive.key(), archive), crew, pace=0))
    crew.close()
    archive.close()


async def a_game(hall: Hall) -> Room:
    anna = await hall.house.identity.call(None, "Anna")
    room = await hall.create(anna, "Anna", wire.NewTable(players=2))
    await room.join(anna, "Anna", wire.Join(name="Ben"))
    await room.start(anna)
    game = room.playing()
    await room.decide(anna, wire.Decide(0, game.state.seat, next(iter(game.options))))
    return room


def test_a_room_that_somebody_holds_is_found_again(hall: Hall) -> None:
    async def hold() -> None:
        room = await a_game(hall)
        hall.forget_unused(keep_seconds=0)
        assert await hall.room(room.id) is room

    asyncio.run(hold())


def test_a_room_that_nobody_wants_leaves_the_memory_and_comes_back(hall: Hall) -> None:
    async def let_go() -> None:
        room = await a_game(hall)
        table, moment, trace = room.id, room.playing().moment(), weakref.ref(room)
        del room
        await asyncio.sleep(0)
        assert trace() is not None
        hall.forget_unused(keep_seconds=0)
        assert trace() is None
        assert hall.size == 0
        assert (await hall.room(table)).playing().moment() == moment

    gc.disable()  # nothing but the last reference decides
    try:
        asyncio.run(let_go())
    finally:
        gc.enable()


def test_a_room_that_was_asked_for_is_kept_for_a_while(hall: Hall) -> None:
    async def ask() -> None:
        trace = weakref.ref(await a_game(hall))
        hall.forget_unused(keep_seconds=60)
        assert trace() is not None

    asyncio.run(ask())


def test_a_game_that_is_over_is_kept_for_those_who_look_at_it_alone(hall: Hall) -> None:
    async def look() -> None:
        anna = await hall.house.identity.call(None, "Anna")
        room = await hall.bring(anna, "Anna", positions.finished())
        hall.forget_unused(keep_seconds=60)
        assert await hall.room(room.id) is room
        trace = weakref.ref(room)
        del room
        hall.forget_unused(keep_seconds=60)
        assert trace() is None

    asyncio.run(look())


def test_who_greets_the_listeners_holds_no_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt.server.hall.KEEP_ALIVE", 0.01)

    async def greet() -> None:
        trace = weakref.ref(await a_game(hall))
        hall.open()
        await asyncio.sleep(0.1)
        hall.forget_unused(keep_seconds=0)
        assert trace() is None
        await hall.close()

    asyncio.run(greet())
