"""Connections to a table: spectators cannot lock out a player, and a player cannot pile them up."""

import asyncio

import msgspec
import pytest

from speicherstadt.server import wire
from speicherstadt.server.tables import listeners
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.in_process import Recorder, decide, new_game, new_guest, new_table, refused

pytestmark = pytest.mark.anyio


async def crowd(session: TableSession, size: int, address: str | None = None) -> list[Recorder]:
    """Spectators, each from an address of its own unless they share one."""
    spectators = [Recorder(address=address or f"10.0.0.{number}") for number in range(size)]
    for spectator in spectators:
        await session.listen(spectator, None)
    return spectators


async def test_spectators_cannot_lock_a_player_out(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    spectators = await crowd(session, listeners.MOST_SPECTATORS)
    with refused("full"):
        await session.listen(Recorder(address="10.0.1.1"), None)
    player = Recorder(anna)
    await session.listen(player, None)
    await decide(session, anna)
    assert player.positions[-1] == spectators[0].positions[-1] == "1.0"


async def test_one_address_cannot_take_all_places_of_spectators(registry: TableRegistry) -> None:
    session = await new_game(registry, await new_guest(registry))
    await crowd(session, 50, "10.0.0.1")
    with refused("full"):
        await session.listen(Recorder(address="10.0.0.1"), None)
    await session.listen(Recorder(address="10.0.0.2"), None)


async def test_a_player_can_have_sixteen_connections_and_the_newest_stay(
    registry: TableRegistry,
) -> None:
    anna, ben = await new_guest(registry), await new_guest(registry, "Ben")
    session = await new_table(registry, anna)
    await session.join(ben, "Ben", wire.Join())
    other = Recorder(ben)
    await session.listen(other, None)
    tabs = [Recorder(anna) for _ in range(17)]
    for tab in tabs:
        await session.listen(tab, None)
    assert tabs[0].replaced
    last = tabs[0].told[-1].frame["text"]
    assert msgspec.json.decode(last, type=wire.ServerMessage) == wire.Replaced(16)
    assert not any(tab.closed for tab in [*tabs[1:], other])
    session.forget(tabs[0])  # its connection ends
    assert len(session.listeners) == 17


async def test_the_window_a_player_looks_at_stays_connected(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna)
    *tabs, newest = [Recorder(anna) for _ in range(17)]
    for tab in tabs:
        await session.listen(tab, None)
    session.set_away(tabs[3], away=True)
    await session.listen(newest, None)
    assert [tab for tab in [*tabs, newest] if tab.replaced] == [tabs[3]]


async def test_a_player_who_comes_and_goes_costs_one_message(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(registry)
    session, player = await new_table(registry, anna), Recorder(anna)
    spectators = await crowd(session, 3)
    await session.listen(player, None)
    before = [len(spectator.told) for spectator in spectators]
    for away in [True, False] * 50 + [True]:
        session.set_away(player, away=away)
    assert [len(spectator.told) for spectator in spectators] == before
    assert not spectators[0].chairs[0]["away"]
    assert session._announcing is not None
    session._announce()  # as the timer does
    assert [len(spectator.told) - 1 for spectator in spectators] == before
    assert spectators[0].chairs[0]["away"]


async def test_coming_and_going_spectators_cost_one_message(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt.server.tables.table_session._ANNOUNCE_SECONDS", 0)
    anna = await new_guest(registry)
    session, player = await new_table(registry, anna), Recorder(anna)
    await session.listen(player, None)
    before = len(player.told)
    spectators = await crowd(session, 40)
    for spectator in spectators[10:]:
        session.forget(spectator)
    assert len(player.told) == before
    while len(player.told) == before:
        await asyncio.sleep(0)
    assert len(player.told) == before + 1
    assert all(spectator.kinds == ["room"] for spectator in spectators[10:])
