"""Tables that someone fills with bots and leaves: they harm nobody, not even after a restart."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest

from speicherstadt.server import wire
from speicherstadt.server.bots import bot_limits
from speicherstadt.server.bots.bot_jobs import Decided, DecideTask, Task
from speicherstadt.server.bots.bot_limits import MOST_THINKING_TABLES_PER_GUEST
from speicherstadt.server.bots.bot_pool import BotPool
from speicherstadt.server.bots.bot_turns import SLEEP_SECONDS
from speicherstadt.server.bots.work_queue import Priority
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.in_process import (
    FakeWorkers,
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    refused,
    settled,
    until,
)

pytestmark = pytest.mark.anyio
SENATORS = ["senator"] * 3


def never_finish(task: Task) -> Decided | None:
    """Senators think forever; other bots decide at once."""
    assert isinstance(task, DecideTask)
    return None if task.bot == "senator" else task.perform()


@pytest.fixture
def workers() -> FakeWorkers:
    return FakeWorkers(never_finish)


@pytest.fixture
async def busy(store: DataStore, workers: FakeWorkers) -> AsyncIterator[TableRegistry]:
    """Open tables with three workers, whose senators never finish."""
    pool = BotPool(3, workers.start)
    registry = TableRegistry(Services(store, Identity(store), pool, bot_pace=0))
    yield registry
    await registry.close()
    await pool.close()


async def started(
    registry: TableRegistry, guest: str, *bots: str, address: str = "digest"
) -> TableSession:
    wish = wire.NewTable(players=len(bots) + 1, bots=list(bots), start=True)
    return await NewTables(registry).create(guest, "Anna", wish, address)


async def leave_everything(registry: TableRegistry, guest: str, tables: int) -> list[TableSession]:
    """Start tables with senators and leave each at once, until this is refused."""
    left = []
    for _ in range(tables):
        try:
            session = await started(registry, guest, *SENATORS)
        except Refused:
            break
        await session.put_bot(guest, 0, "senator")
        left.append(session)
    return left


async def test_four_senators_left_at_many_tables_do_not_silence_other_bots(
    busy: TableRegistry, workers: FakeWorkers
) -> None:
    mallory, anna = await new_guest(busy, "Mallory"), await new_guest(busy)
    left = await leave_everything(busy, mallory, tables=20)
    assert len(left) == MOST_THINKING_TABLES_PER_GUEST
    with refused("too-many"):
        await started(busy, mallory, *SENATORS)
    await until(lambda: workers.tasks)
    await settled()
    assert len(workers.tasks) == 1  # two workers are kept for others

    session = await started(busy, anna, "clerk")
    await session.listen(Recorder(anna), None)
    await until(lambda: session.next_bot_turn() is None)
    for _ in range(3):
        await decide(session, anna)
        await until(lambda: session.next_bot_turn() is None)

    other = await started(busy, anna, "senator")
    await other.listen(Recorder(anna), None)
    while other.next_bot_turn() is None:
        await decide(other, anna)
    await until(lambda: len([task for task in workers.tasks if task.seconds() >= 1]) == 2)


async def test_leaving_does_not_make_room_for_more(busy: TableRegistry) -> None:
    mallory = await new_guest(busy, "Mallory")
    left = await leave_everything(busy, mallory, tables=20)
    for session in left:
        assert not session.people_play
    with refused("too-many"):
        await started(busy, mallory, "clerk")
    before = len(left)
    await left[0].close()
    await settled()
    assert len(await leave_everything(busy, mallory, tables=20)) == 1
    assert len(busy.services.bots.thinking) == before


async def test_a_refused_start_leaves_no_table_behind(busy: TableRegistry) -> None:
    mallory = await new_guest(busy, "Mallory")
    await leave_everything(busy, mallory, tables=20)
    tables = busy.size
    for _ in range(3):
        with refused("too-many"):
            await started(busy, mallory, *SENATORS)
    assert busy.size == tables


async def test_many_starts_at_once_are_counted(busy: TableRegistry) -> None:
    mallory = await new_guest(busy, "Mallory")
    attempts = [started(busy, mallory, *SENATORS) for _ in range(20)]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    begun = [each for each in results if isinstance(each, TableSession)]
    playing = [session for session in begun if session.row.status == "playing"]
    assert len(playing) <= MOST_THINKING_TABLES_PER_GUEST + _waiting_for_a_person(playing)


def _waiting_for_a_person(sessions: list[TableSession]) -> int:
    """How many do not count, because the first decision is a person's."""
    return sum(session.next_bot_turn() is None for session in sessions)


async def test_people_who_leave_running_games_get_no_more_bots_than_others(
    busy: TableRegistry,
) -> None:
    """Without a start that could be refused, the bots beyond the limit sleep."""
    mallory = await new_guest(busy, "Mallory")
    sessions = [await new_game(busy, mallory) for _ in range(20)]
    for session in sessions:
        for seat in (0, 1):
            await session.put_bot(mallory, seat, "senator")
    await settled()
    thinking = [session for session in sessions if session._bot_turns.thinking]
    assert len(thinking) == MOST_THINKING_TABLES_PER_GUEST
    asleep = next(session for session in sessions if not session._bot_turns.thinking)
    await asleep.listen(Recorder(), None)
    await settled()
    assert not asleep._bot_turns.thinking
    await thinking[0].close()
    await asleep.listen(Recorder(), None)
    await settled()
    assert asleep._bot_turns.thinking


async def test_new_guests_at_an_address_do_not_get_more_turns(
    busy: TableRegistry, workers: FakeWorkers
) -> None:
    """Everybody plays against a senator, so their jobs are equally urgent."""

    async def against_a_senator(guest: str, address: str) -> str:
        while True:
            session = await started(busy, guest, "senator", address=address)
            await session.listen(Recorder(guest), None)
            if session.next_bot_turn() is not None:
                opened.append(session)
                return session.id
            await session.close()

    opened, pool = list[TableSession](), busy.services.bot_pool
    for number in range(12):
        await against_a_senator(await new_guest(busy, f"Mallory {number}"), "mallory")
    await until(lambda: len(workers.tasks) == 2)
    own = await against_a_senator(await new_guest(busy), "home")
    await settled()
    queue, order = pool._queue, []
    while (job := queue.next(list(Priority))) is not None:
        order.append(job.place[2])
        job.done.cancel()
    assert len(order) == 11
    assert order.index(own) <= 1


async def test_the_limit_of_an_address_outlives_sessions_and_restarts(
    registry: TableRegistry, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_limits, "MOST_THINKING_TABLES_PER_ADDRESS", 3)
    for number in range(6):
        guest = await new_guest(registry, f"Mallory {number}")
        session = await new_game(registry, guest)
        for seat in (0, 1):
            await session.leave(guest, seat)
    await registry.close()
    await change(store, "UPDATE tables SET address = 'digest'")
    with restarted(store) as (again, pool):
        await again._resume_games()
        await settled()
        assert pool.waiting == 3


# After a restart


async def change(store: DataStore, statement: str, *values: object) -> None:
    """Change what is stored directly."""

    def execute() -> None:
        with store._engine.begin() as connection:
            connection.exec_driver_sql(statement, values)

    await asyncio.to_thread(execute)


@contextmanager
def restarted(store: DataStore) -> Iterator[tuple[TableRegistry, ScriptedPool]]:
    pool = ScriptedPool()
    yield TableRegistry(Services(store, Identity(store), pool, bot_pace=0)), pool


async def test_abandoned_tables_stay_asleep_after_a_restart(
    registry: TableRegistry, store: DataStore
) -> None:
    mallory, anna = await new_guest(registry, "Mallory"), await new_guest(registry)
    for _ in range(30):
        session = await new_game(registry, mallory)
        for seat in (0, 1):
            await session.put_bot(mallory, seat, "senator")
    recent = await new_game(registry, anna)
    for seat in (0, 1):
        await recent.leave(anna, seat)
    await registry.close()
    long_ago = time.time() - SLEEP_SECONDS - 1
    await change(store, "UPDATE tables SET changed = ? WHERE id != ?", long_ago, recent.id)
    with restarted(store) as (again, pool):
        await again._resume_games()
        await until(lambda: pool.waiting)
        await settled()
        assert [requester.table for requester in pool.requesters] == [recent.id]
        assert again.size == 1


async def test_a_game_with_people_goes_on_after_a_restart_whenever_that_is(
    registry: TableRegistry, store: DataStore
) -> None:
    """The bot was about to decide when the server stopped, and a person comes after it."""
    anna = await new_guest(registry)
    session = await new_game(registry, anna, players=3)
    seat = session.playing().state.seat
    waiting = await new_game(registry, anna, players=3)  # here a person is to decide
    await waiting.leave(anna, (waiting.playing().state.seat + 1) % 3)
    await session.leave(anna, seat)
    await registry.close()
    await change(store, "UPDATE tables SET changed = 0")
    await change(store, "UPDATE entries SET at = 0")
    with restarted(store) as (again, pool):
        await again._resume_games()
        await until(lambda: pool.waiting)
        assert [requester.table for requester in pool.requesters] == [session.id]


async def test_a_decision_keeps_a_table_without_people_awake_over_a_restart(
    registry: TableRegistry, store: DataStore
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await decide(session, anna, times=3)
    for seat in (0, 1):
        await session.leave(anna, seat)
    await registry.close()
    await change(store, "UPDATE tables SET changed = 0")
    since = time.time() - SLEEP_SECONDS
    assert await store.waiting_for_bots(since) == [session.id]
    await change(store, "UPDATE entries SET by_bot = 1")
    assert await store.waiting_for_bots(since) == []
