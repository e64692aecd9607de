"""Bots at a table: they decide when it is their turn, and never in a game that has changed."""

import asyncio
from collections.abc import Callable

import pytest

from speicherstadt.engine import Phase
from speicherstadt.server import wire
from speicherstadt.server.bot_turns import BotTurn, BotTurns
from speicherstadt.server.table_registry import TableRegistry
from speicherstadt.server.table_session import TableSession
from tests.server.in_process import ScriptedPool, decide, new_game, new_guest, new_table, refused

pytestmark = pytest.mark.anyio


async def until(condition: Callable[[], object]) -> None:
    """Let everything else run until the condition holds; the event loop bounds the wait."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0)


async def against_a_bot(registry: TableRegistry, anna: str) -> TableSession:
    """A game against a bot, with the turn of the guest at seat 0."""
    while True:
        session = await new_table(registry, anna, bots=["clerk"])
        await session.start(anna)
        if session.playing().state.seat == 0:
            return session
        await session.close()  # the bot begins there; it must not wait for an answer


def first_option(session: TableSession) -> str:
    return next(iter(session.playing().options))


async def test_a_bot_decides_when_its_turn_comes(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    asked = len(pool.asked)
    await decide(session, anna)
    await until(lambda: len(pool.asked) > asked)
    position, bot = pool.asked[-1]
    assert (bot, len(position.decisions)) == ("clerk", 1)
    decision = first_option(session)
    pool.answers.put_nowait(decision)
    await until(lambda: session.playing().number == 2)
    made = session.playing().made[-1]
    assert (made.seat, made.by_bot) == (1, True)
    with refused("cannot-undo"):
        await session.undo(anna, wire.Undo(2, 0, 0))


async def test_a_bot_sees_nothing_hidden(registry: TableRegistry, pool: ScriptedPool) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await until(lambda: pool.asked and len(pool.asked[-1][0].decisions) == 1)
    position, state = pool.asked[-1][0], session.playing().state
    assert sorted(position.pile) == sorted(card.id for card in state.setup.pile)
    assert position.pile != tuple(card.id for card in state.setup.pile)
    assert position.view().table.seat == state.seat


async def test_an_undo_while_a_bot_thinks(registry: TableRegistry, pool: ScriptedPool) -> None:
    """What the bot was about to decide belongs to a game that is not played any more."""
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await until(lambda: pool.asked and len(pool.asked[-1][0].decisions) == 1)
    thought = first_option(session)
    await session.undo(anna, wire.Undo(1, 0, 0))
    before = session.playing().moment()
    pool.answers.put_nowait(thought)
    await until(lambda: session._bot_turns._task is None)
    assert session.playing().moment() == before
    await decide(session, anna)
    await until(lambda: len(pool.asked[-1][0].decisions) == 1)
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session.playing().number == 4)


async def test_a_guest_who_takes_the_seat_back_decides_instead(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    seat = session.playing().state.seat
    await session.leave(anna, seat)
    await until(lambda: pool.asked)
    with refused("not-your-seat"):
        await session.decide(anna, wire.Decide(0, seat, first_option(session)))
    await session.take_back(anna, seat)
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session._bot_turns._task is None)
    assert session.playing().number == 0
    await session.decide(anna, wire.Decide(0, seat, first_option(session)))


async def test_a_bot_that_fails_tries_again(
    registry: TableRegistry, pool: ScriptedPool, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    pauses = list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    session._bot_turns = BotTurns(session.id, pool, 0, sleep)
    pool.answers.put_nowait(OSError("the disk is full"))
    await decide(session, anna)
    await until(lambda: len(pool.asked) >= 2)
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session.playing().number == 2)
    assert pauses == [5.0, 0.0]
    assert [record.message for record in caplog.records] == ["a bot could not decide"]


@pytest.mark.parametrize(("phase", "share"), [(Phase.DEMAND, 1.0), (Phase.LOADING, 0.5)])
async def test_bots_pause_so_that_people_can_follow(
    phase: Phase, share: float, registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    game = session.playing()
    while game.state.phase is not phase or len(game.options) == 1:
        await decide(session, anna)
    pauses = list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    entered = list[str]()

    async def enter(_turn: BotTurn, decision: str) -> None:
        entered.append(decision)

    turns = BotTurns("t", pool, 1000.0, sleep)
    waiting = [BotTurn(game, game.number, game.state.seat, "clerk")]
    pool.answers.put_nowait("x")
    turns.wake(lambda: waiting.pop() if waiting and not entered else None, enter)
    waiting.append(BotTurn(game, game.number, game.state.seat, "clerk"))
    await until(lambda: entered)
    assert 900 * share < pauses[0] <= 1000 * share  # thinking counts, too
