"""A change that is cancelled while it is written: memory and disk agree, and the table goes on."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection

from speicherstadt.server import wire
from speicherstadt.server.http.live import LiveConnection, SocketOutbox
from speicherstadt.server.http.visit import Visit
from speicherstadt.server.problems import NoSuchTable
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import add_chat
from speicherstadt.server.tables import listeners
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.in_process import (
    Recorder,
    decide,
    new_game,
    new_guest,
    new_table,
    parts_of,
    refused,
    settled,
    until,
)
from tests.server.test_live_connection import Socket

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
STEPS = 8
"""More than any change takes until it waits for the disk."""


@contextmanager
def slow_disk(store: DataStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Let commits wait until the yielded function is called."""
    goes_on, commit = threading.Event(), store._writer._commit

    def wait(connection: Connection, jobs: list[Any]) -> None:
        goes_on.wait(30)
        commit(connection, jobs)

    with monkeypatch.context() as patch:
        patch.setattr(store._writer, "_commit", wait)
        try:
            yield goes_on.set
        finally:
            goes_on.set()


Change = Callable[[TableSession, str], Coroutine[Any, Any, object]]
CHANGES: dict[str, Change] = {
    "decide": decide,
    "chat": lambda session, anna: session.say(anna, "Anna", "Moin"),
    "leave": lambda session, anna: session.leave(anna, 0),
    "settings": lambda session, anna: session.change_settings(
        anna, wire.TableSettings(spectator_chat=True)
    ),
}


async def check_agrees(session: TableSession, store: DataStore) -> None:
    """Check that the session has exactly what is stored."""
    stored = await store.table(session.id)
    assert stored is not None
    assert len(stored.log) == session.playing().number
    assert len(stored.chat) == len(session.chat)
    assert tuple(stored.seats) == session.chairs
    assert stored.table.spectator_chat == session.row.spectator_chat


@pytest.mark.parametrize("steps", range(STEPS))
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_memory_and_disk_agree_wherever_a_change_is_cancelled(
    change: Change,
    steps: int,
    registry: TableRegistry,
    store: DataStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await session.listen(listener, (0, 0))
    with slow_disk(store, monkeypatch) as go_on:
        changing = asyncio.create_task(change(session, anna))
        await settled(steps)
        for _ in range(2):  # the second one must not end the wait either
            changing.cancel()
            await settled()
        go_on()
        with pytest.raises(asyncio.CancelledError):
            await changing
    await check_agrees(session, store)
    assert steps < STEPS - 1 or len(listener.told) > 1  # everyone else has heard of it
    number = session.playing().number
    await session.take_back(anna, 0)
    await decide(session, anna)
    await session.say(anna, "Anna", "Moin")
    assert session.playing().number == number + 1
    await check_agrees(session, store)


async def test_a_cancelled_change_that_fails_is_cancelled_all_the_same(
    registry: TableRegistry, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection would otherwise go on after it was told to end."""
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    taken = session.chat.proposed(session.seating, anna, "Anna", "Moin")
    with slow_disk(store, monkeypatch) as go_on:
        other = store.write(add_chat(taken))
        saying = asyncio.create_task(session.say(anna, "Anna", "Moin"))
        await settled()
        saying.cancel()
        go_on()
        await other
        with pytest.raises(asyncio.CancelledError):
            await saying


async def test_the_last_one_to_leave_may_hang_up(
    registry: TableRegistry, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna)
    with slow_disk(store, monkeypatch) as go_on:
        leaving = asyncio.create_task(registry.leave(anna, session, 0))
        await settled()
        leaving.cancel()
        await settled()
        go_on()
        with pytest.raises(asyncio.CancelledError):
            await leaving
    with pytest.raises(NoSuchTable):
        await registry.session(session.id)


async def test_a_player_who_opens_too_many_connections_while_deciding_jams_nothing(
    registry: TableRegistry, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    visit = Visit(parts_of(registry), anna, "127.0.0.1")
    oldest = LiveConnection(socket, visit, session, SocketOutbox(anna, socket))  # type: ignore[arg-type]
    serving = asyncio.create_task(oldest.serve((0, 0)))
    await until(lambda: session.listeners)
    for _ in range(listeners.MOST_FOR_ONE_PLAYER - 1):
        await session.listen(Recorder(anna), (0, 0))
    game = session.playing()
    wish = {"number": 0, "seat": game.state.seat, "decision": next(iter(game.options))}
    with slow_disk(store, monkeypatch) as go_on:
        socket.command(type="decide", id=1, **wish)
        await settled()
        await session.listen(newest := Recorder(anna), (0, 0))
        await settled()
        go_on()
        await serving
    assert newest.positions == ["1.0"]
    await decide(session, anna)
    assert len(await store.log(session.id)) == session.playing().number == 2


async def test_a_session_that_finds_its_number_taken_is_opened_again(
    registry: TableRegistry, store: DataStore
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await session.listen(listener, (0, 0))
    taken = session.chat.proposed(session.seating, anna, "Anna", "Moin")
    await store.write(add_chat(taken))
    with refused("stale"):
        await session.say(anna, "Anna", "Moin")
    assert listener.closed
    assert listener.kinds[-1] == "stop"
    with refused("unavailable"):
        await decide(session, anna)
    again = await registry.session(session.id)
    await again.say(anna, "Anna", "Moin")
    await decide(again, anna)
    await check_agrees(again, store)
