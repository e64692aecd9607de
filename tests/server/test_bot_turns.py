"""Bots at a table: they decide when it is their turn, and never in a game that has changed."""

from dataclasses import replace

import pytest

from speicherstadt.engine import Phase
from speicherstadt.server import wire
from speicherstadt.server.bots.bot_pool import Requester
from speicherstadt.server.bots.bot_turns import SLEEP_SECONDS, BotTurns
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.in_process import (
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    new_table,
    refused,
    settled,
    until,
)

pytestmark = pytest.mark.anyio


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


async def test_an_undo_cancels_what_a_bot_thinks(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    """What the bot was about to decide belongs to a game that is not played any more."""
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await until(lambda: pool.asked and len(pool.asked[-1][0].decisions) == 1)
    await session.undo(anna, wire.Undo(1, 0, 0))
    await until(lambda: not session._bot_turns.thinking)
    assert pool.waiting == 0
    assert session.playing().number == 2
    await decide(session, anna)
    await until(lambda: pool.waiting)
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session.playing().number == 4)


async def test_a_decision_that_comes_too_late_for_an_undo_is_dropped(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    turn = session.next_bot_turn()
    assert turn is not None
    thought = first_option(session)
    await session.undo(anna, wire.Undo(1, 0, 0))
    before = session.playing().moment()
    await session.bot_decided(turn, thought)
    assert session.playing().moment() == before


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
    await until(lambda: not session._bot_turns.thinking)
    assert pool.waiting == 0
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

    session._bot_turns = BotTurns(replace(registry.services.bots, sleep=sleep))
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

    bots = replace(registry.services.bots, pace=1000.0, sleep=sleep)
    session._bot_turns = BotTurns(bots)
    pool.answers.put_nowait(first_option(session))
    before = game.number
    await session.put_bot(anna, game.state.seat, "clerk")
    await until(lambda: game.number > before)
    assert 900 * share < pauses[0] <= 1000 * share  # thinking counts, too


# Sleep


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def with_clock(session: TableSession, clock: Clock) -> None:
    session._bot_turns = BotTurns(replace(session.services.bots, clock=clock))


async def bot_plays(session: TableSession, pool: ScriptedPool) -> None:
    """Wait until a bot is asked, and let it make the first legal decision."""
    before = session.playing().number
    await until(lambda: pool.waiting)
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session.playing().number > before)


async def left_to_bots(registry: TableRegistry, anna: str, clock: Clock) -> TableSession:
    """A game that was left by everybody right after its start."""
    session = await new_game(registry, anna)
    with_clock(session, clock)
    for seat in (0, 1):
        await session.leave(anna, seat)
    return session


async def test_bots_at_a_table_that_nobody_watches_fall_asleep(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna, clock = await new_guest(registry), Clock()
    session = await left_to_bots(registry, anna, clock)
    for _ in range(3):
        await bot_plays(session, pool)
    await until(lambda: pool.waiting)
    clock.now += SLEEP_SECONDS
    await bot_plays(session, pool)  # the bot that was thinking already
    await until(lambda: not session._bot_turns.thinking)
    assert pool.waiting == 0


async def test_bots_wake_when_somebody_opens_the_table(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna, clock = await new_guest(registry), Clock()
    session = await left_to_bots(registry, anna, clock)
    await until(lambda: pool.waiting)
    clock.now += SLEEP_SECONDS
    await bot_plays(session, pool)
    await until(lambda: not session._bot_turns.thinking)
    spectator = Recorder()
    await session.listen(spectator, None)
    await bot_plays(session, pool)
    clock.now += 10 * SLEEP_SECONDS  # somebody still watches
    await bot_plays(session, pool)
    await until(lambda: pool.waiting)
    session.forget(spectator)
    clock.now += SLEEP_SECONDS - 1
    await bot_plays(session, pool)
    await until(lambda: pool.waiting)
    clock.now += 1
    await bot_plays(session, pool)
    await until(lambda: not session._bot_turns.thinking)


async def test_bots_answer_a_decision_after_days_that_nobody_watched(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna, clock = await new_guest(registry), Clock()
    session = await against_a_bot(registry, anna)
    with_clock(session, clock)
    for _ in range(3):
        clock.now += 3 * 24 * 3600
        await decide(session, anna)
        while session.next_bot_turn() is not None:
            await bot_plays(session, pool)


async def reopened(
    registry: TableRegistry, session: TableSession, pool: ScriptedPool
) -> TableSession:
    """Return the table as after a restart, while a bot has to decide."""
    await until(lambda: pool.waiting)
    await session.close()
    await until(lambda: not pool.waiting)
    registry.forget_unused(keep_seconds=0)
    again = await registry.session(session.id)
    assert again is not session
    assert again.next_bot_turn() is not None
    return again


async def test_a_table_that_strangers_only_read_stays_asleep(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    again = await reopened(registry, await left_to_bots(registry, anna, Clock()), pool)
    for reader in (None, await new_guest(registry, "Ben")):
        again.looked_at(reader)
    await settled()
    assert pool.waiting == 0


async def test_bots_wake_for_a_player_who_only_reads_the_table(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    while session.next_bot_turn() is None:
        await decide(session, anna)
    again = await reopened(registry, session, pool)
    again.looked_at(anna)
    await until(lambda: pool.waiting)


# For whom bots think


async def test_a_job_belongs_to_the_host_and_is_urgent_if_a_player_is_here(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    spectator, player = Recorder(), Recorder(anna)
    await session.listen(spectator, None)
    assert session.requester() == Requester(anna, session.id, person_waits=False)
    await session.listen(player, None)
    assert session.requester() == Requester(anna, session.id, person_waits=True)
    await decide(session, anna)
    await until(lambda: pool.waiting)
    assert pool.requesters[-1] == session.requester()
    await session.put_bot(anna, 0, "clerk")  # now she only watches
    assert not session.requester().person_waits


async def test_a_closed_table_cancels_what_its_bot_thinks(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await left_to_bots(registry, anna, Clock())
    await until(lambda: pool.waiting)
    await session.close()
    await until(lambda: not pool.waiting)
    assert not session._bot_turns.thinking
