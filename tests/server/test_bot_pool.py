"""The pool of bot workers: who gets one, and that a bad worker harms nobody."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from speicherstadt.bots import Budget, make_bot
from speicherstadt.engine import complete, fingerprint, view
from speicherstadt.records import parse
from speicherstadt.server.bots import bot_pool
from speicherstadt.server.bots.bot_jobs import (
    BotPosition,
    Decided,
    DecideTask,
    HintsTask,
    Pong,
    Task,
    TaskFailed,
)
from speicherstadt.server.bots.bot_pool import (
    FALLBACK_BOT,
    BotPool,
    Requester,
    deadline_seconds,
)
from speicherstadt.server.bots.worker_process import (
    MOST_UNANSWERED,
    SILENT_SECONDS,
    WorkerProcess,
)
from speicherstadt.server.metrics import REGISTRY
from tests.play import played
from tests.rules_versions import known
from tests.server.in_process import FakeWorkers, refused, settled, until

pytestmark = pytest.mark.anyio
ANNA, BEN = Requester("anna", "a", person_waits=True), Requester("ben", "b", person_waits=True)


def position() -> BotPosition:
    record = played(2, "worker", most=12)
    return BotPosition.of(record.replay(), record.decisions)


def bots_of(owner: str, table: str) -> Requester:
    return Requester(owner, table, person_waits=False)


def figure(name: str, **labels: str) -> float:
    """One of the metrics of the bots."""
    return REGISTRY.get_sample_value(f"speicherstadt_bot_{name}", labels) or 0.0


@pytest.fixture
def workers() -> FakeWorkers:
    return FakeWorkers()


@pytest.fixture
async def pool(workers: FakeWorkers) -> AsyncIterator[BotPool]:
    """Three workers, all fakes."""
    made = BotPool(3, workers.start)
    yield made
    await made.close()
    assert all(process.killed for process in workers.started)


@pytest.fixture
async def real_pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """One real process, which is pinged often."""
    monkeypatch.setattr(bot_pool, "PING_SECONDS", 0.3)
    made = BotPool(1)
    yield made
    await made.close()


# What travels to a worker


@pytest.mark.parametrize("most", [0, 7, 40])
def test_a_position_carries_a_view_and_nothing_else(most: int) -> None:
    record = played(3, "carried", most=most)
    state = record.replay()
    position = BotPosition.of(state, record.decisions)
    assert fingerprint(position.view().table) == fingerprint(view(state).table)
    other = complete(view(state), lambda limit: limit // 2)
    assert other.setup != state.setup
    assert BotPosition.of(other, record.decisions) == position


def test_a_position_keeps_the_version_of_the_rules() -> None:
    with known() as rules:
        record = played(2, "carried", most=9)
        for version in (record.setup.rules, rules):
            own = replace(record, setup=replace(record.setup, rules=version))
            position = BotPosition.of(own.replay(), own.decisions)
            assert position.view().table.setup.rules is version


# Jobs


async def test_a_bot_that_waits_too_long_is_replaced_by_a_fast_one(
    pool: BotPool, workers: FakeWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = figure("jobs_total", outcome="overdue")
    running = [asyncio.create_task(pool.decide(position(), "senator", "s", ANNA)) for _ in range(2)]
    await until(lambda: len(workers.tasks) == 2)
    monkeypatch.setattr(bot_pool, "_BOTS_PATIENCE", 0.01)
    decided = await pool.decide(position(), "senator", "s", BEN)
    assert decided == DecideTask(position(), FALLBACK_BOT, "s").perform().decision
    assert figure("jobs_total", outcome="overdue") == before + 1
    assert len(pool._queue) == 0
    assert not any(task.done() for task in running)
    for task in running:
        task.cancel()


async def test_hints_that_cannot_start_in_time_are_refused(
    pool: BotPool, workers: FakeWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = [asyncio.create_task(pool.decide(position(), "senator", "s", ANNA)) for _ in range(2)]
    await until(lambda: len(workers.tasks) == 2)
    monkeypatch.setattr(bot_pool, "_HINTS_PATIENCE", 0.01)
    with refused("unavailable"):
        await pool.hints(position(), BEN)
    assert len(pool._queue) == 0
    for task in running:
        task.cancel()


async def test_a_worker_gets_one_job_at_a_time(pool: BotPool, workers: FakeWorkers) -> None:
    asked = [
        asyncio.create_task(pool.decide(position(), "clerk", f"{number}", ANNA))
        for number in range(5)
    ]
    await until(lambda: len(workers.tasks) == 3)
    await settled()
    assert [len(process.tasks) for process in workers.started] == [1, 1, 1]
    for process in workers.started:
        process.reply(Decided("buy"))
    await until(lambda: len(workers.tasks) == 5)
    for process in workers.started[:2]:
        process.reply(Decided("pass"))
    assert await asyncio.gather(*asked) == ["buy"] * 3 + ["pass"] * 2


async def test_a_job_that_raises_an_error_fails_alone(pool: BotPool, workers: FakeWorkers) -> None:
    workers.answers = lambda _: TaskFailed("ValueError: no")
    with pytest.raises(RuntimeError, match="ValueError: no"):
        await pool.decide(position(), "clerk", "seed", ANNA)
    assert not any(process.killed for process in workers.started)


async def test_a_cancelled_job_never_reaches_a_worker(pool: BotPool, workers: FakeWorkers) -> None:
    running = [
        asyncio.create_task(pool.decide(position(), "clerk", "seed", ANNA)) for _ in range(3)
    ]
    await until(lambda: len(workers.tasks) == 3)
    waiting = [
        asyncio.create_task(pool.decide(position(), "clerk", "late", ANNA)) for _ in range(50)
    ]
    await settled()
    assert figure("jobs_queued", priority="person_quick") == 50
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)
    assert len(pool._queue) == 0
    for process in workers.started:
        process.reply(Decided("buy"))
    await asyncio.gather(*running)
    await settled()
    assert len(workers.tasks) == 3


async def test_a_worker_finishes_a_cancelled_job_and_takes_the_next(
    pool: BotPool, workers: FakeWorkers
) -> None:
    cancelled = asyncio.create_task(pool.decide(position(), "clerk", "old", ANNA))
    await until(lambda: workers.tasks)
    cancelled.cancel()
    await asyncio.wait([cancelled])
    busy = next(process for process in workers.started if process.tasks)
    busy.reply(Decided("pass"))
    workers.answers = lambda _: Decided("buy")
    for process in workers.started:
        process._answers = workers.answers
    assert await pool.decide(position(), "clerk", "new", ANNA) == "buy"
    assert not busy.killed


# Who gets a worker


async def test_bots_that_never_finish_keep_no_one_else_waiting(
    pool: BotPool, workers: FakeWorkers
) -> None:
    """One visitor leaves many tables with senators; others get their bots and hints at once."""
    flood = [
        asyncio.create_task(
            pool.decide(position(), "senator", "seed", bots_of("mallory", f"{number}"))
        )
        for number in range(60)
    ]
    await until(lambda: workers.tasks)
    await settled()
    assert len(workers.tasks) == 1

    hint = asyncio.create_task(pool.hints(position(), ANNA))
    quick = asyncio.create_task(pool.decide(position(), "clerk", "seed", BEN))
    await until(lambda: len(workers.tasks) == 3)
    assert {type(task) for task in workers.tasks} == {DecideTask, HintsTask}
    assert sum(task.seconds() >= 1 for task in workers.tasks) == 1
    for task in (*flood, hint, quick):
        task.cancel()


async def test_hints_leave_a_worker_for_quick_bots(pool: BotPool, workers: FakeWorkers) -> None:
    flood = [
        asyncio.create_task(pool.hints(position(), Requester(f"{number}", "t", person_waits=True)))
        for number in range(60)
    ]
    await until(lambda: len(workers.tasks) == 2)
    await settled()
    assert len(workers.tasks) == 2
    quick = asyncio.create_task(pool.decide(position(), "clerk", "seed", bots_of("ben", "b")))
    await until(lambda: len(workers.tasks) == 3)
    for task in (*flood, quick):
        task.cancel()


async def test_a_bot_becomes_urgent_when_its_player_comes(workers: FakeWorkers) -> None:
    pool = BotPool(1, workers.start)
    tables = [bots_of("mallory", f"{number}") for number in range(5)] + [bots_of("anna", "a")]
    asked = [
        asyncio.create_task(pool.decide(position(), "senator", each.table, each))
        for each in [*tables, bots_of("ben", "b")]
    ]
    await until(lambda: workers.tasks)
    pool.person_waits(bots_of("ben", "b"))
    workers.started[0].reply(Decided("buy"))
    await until(lambda: len(workers.tasks) == 2)
    task = workers.tasks[1]
    assert isinstance(task, DecideTask)
    assert task.seed == "b"
    for each in asked:
        each.cancel()
    await pool.close()


# Workers that fail


async def test_a_worker_that_dies_is_replaced_and_its_job_done_again(
    pool: BotPool, workers: FakeWorkers
) -> None:
    asked = asyncio.create_task(pool.decide(position(), "clerk", "seed", ANNA))
    await until(lambda: workers.tasks)
    workers.answers = lambda _: Decided("buy")
    for process in workers.started:
        process._answers = workers.answers
    next(process for process in workers.started if process.tasks).kill()
    assert await asked == "buy"
    await until(lambda: len(workers.started) == 4)


async def test_a_worker_that_misses_its_deadline_is_replaced(
    pool: BotPool, workers: FakeWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def patience(task: Task) -> float:
        """None for the first one that is asked."""
        return 0.0 if len(workers.tasks) == 0 else deadline_seconds(task)

    monkeypatch.setattr(bot_pool, "deadline_seconds", patience)
    workers.answers = lambda _: Decided("buy") if len(workers.tasks) > 1 else None
    before = figure("workers_ended_total", reason="late")
    assert await pool.decide(position(), "senator", "seed", ANNA) == "buy"
    assert len(workers.tasks) == 2
    assert figure("workers_ended_total", reason="late") == before + 1


def test_deadlines_depend_on_how_long_a_bot_thinks() -> None:
    deadlines = [
        deadline_seconds(DecideTask(position(), bot, "seed"))
        for bot in ("random", "clerk", "senator", "of another package")
    ]
    assert deadlines == [6, 6, 10, 30]
    assert deadline_seconds(HintsTask(position())) == 7.5


async def test_a_silent_worker_is_replaced_and_its_job_done_again(
    pool: BotPool, workers: FakeWorkers
) -> None:
    asked = asyncio.create_task(pool.decide(position(), "senator", "seed", ANNA))
    await until(lambda: workers.tasks)
    silent = next(process for process in workers.started if process.tasks)
    for _ in range(MOST_UNANSWERED + 1):
        assert not silent.killed
        pool.ping()
        for process in workers.started:
            if process is not silent:
                process.reply(Pong())
        await settled()
    assert silent.killed
    await until(lambda: len(workers.tasks) == 2)
    busy = next(process for process in workers.started if process.tasks and not process.killed)
    busy.reply(Decided("buy"))
    assert await asked == "buy"
    assert [process for process in workers.started if process.killed] == [silent]


async def test_a_worker_that_answers_pings_while_it_thinks_is_left_alone(
    pool: BotPool, workers: FakeWorkers
) -> None:
    asked = asyncio.create_task(pool.decide(position(), "senator", "seed", ANNA))
    await until(lambda: workers.tasks)
    for _ in range(3 * MOST_UNANSWERED):
        pool.ping()
        for process in workers.started:
            process.reply(Pong())
        await settled()
    assert not any(process.killed for process in workers.started)
    asked.cancel()


async def test_a_fast_bot_decides_if_workers_keep_failing(
    workers: FakeWorkers, caplog: pytest.LogCaptureFixture
) -> None:
    def die(_: Task) -> None:
        workers.started[-1].kill()

    workers.answers = die
    pool = BotPool(1, workers.start)
    before = figure("jobs_total", outcome="gave_up")
    decided = await pool.decide(position(), "senator", "seed", ANNA)
    assert decided == DecideTask(position(), FALLBACK_BOT, "seed").perform().decision
    assert len(workers.tasks) == 2
    assert figure("jobs_total", outcome="gave_up") == before + 1
    assert f"{FALLBACK_BOT} decides instead" in caplog.text
    await pool.close()


async def test_hints_are_refused_if_workers_keep_failing(workers: FakeWorkers) -> None:
    def die(_: Task) -> None:
        workers.started[-1].kill()

    workers.answers = die
    pool = BotPool(1, workers.start)
    with refused("unavailable"):
        await pool.hints(position(), ANNA)
    await pool.close()


async def test_bots_decide_even_if_no_process_can_be_started(workers: FakeWorkers) -> None:
    failures = [OSError("no memory")]

    async def start() -> WorkerProcess:
        if failures:
            raise failures.pop()
        return await workers.start()

    workers.answers = lambda _: Decided("buy")
    pool = BotPool(1, start)
    fallback = DecideTask(position(), FALLBACK_BOT, "seed").perform().decision
    assert await pool.decide(position(), "senator", "seed", ANNA) == fallback
    assert await pool.decide(position(), "senator", "seed", ANNA) == "buy"
    await pool.close()


async def test_a_process_that_sends_nonsense_is_replaced(workers: FakeWorkers) -> None:
    pool = BotPool(1, workers.start)
    asked = asyncio.create_task(pool.decide(position(), "clerk", "seed", ANNA))
    await until(lambda: workers.tasks)
    workers.answers = lambda _: Decided("buy")
    workers.started[0]._lines.put_nowait(b"nonsense\n")
    assert await asked == "buy"
    assert workers.started[0].killed
    await pool.close()


async def test_a_closed_pool_answers_whoever_waits(workers: FakeWorkers) -> None:
    pool = BotPool(1, workers.start)
    waiting = [asyncio.create_task(pool.hints(position(), each)) for each in (ANNA, BEN)]
    await until(lambda: workers.tasks)
    await pool.close()
    for task in waiting:
        with refused("unavailable"):
            await task
    with refused("unavailable"):
        await pool.hints(position(), ANNA)


async def test_health_notices_a_silent_worker(pool: BotPool, workers: FakeWorkers) -> None:
    assert pool.healthy
    assert pool.heartbeat_age() == 0
    workers.answers = lambda _: Decided("buy")
    await pool.decide(position(), "clerk", "seed", ANNA)
    assert pool.healthy
    pool._workers[1].heard -= SILENT_SECONDS + 1
    assert pool.heartbeat_age() > SILENT_SECONDS
    assert not pool.healthy


# Real processes


@pytest.mark.slow
async def test_bots_decide_in_a_worker(real_pool: BotPool) -> None:
    expected = make_bot("clerk", "seed").decide(position().view(), Budget())
    assert parse(await real_pool.decide(position(), "clerk", "seed", ANNA)) == expected
    hints = await real_pool.hints(position(), ANNA)
    assert {parse(hint.decision) for hint in hints} == set(position().view().legal())
    assert all(hint.reasons for hint in hints[:1])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.parametrize("busy", [False, True])
async def test_a_stopped_or_killed_process_is_replaced(
    number: signal.Signals, busy: bool, real_pool: BotPool
) -> None:
    await real_pool.decide(position(), "clerk", "seed", ANNA)
    first = real_pool._workers[0].process
    assert first is not None
    asked = asyncio.create_task(real_pool.hints(position(), ANNA)) if busy else None
    await settled()
    os.kill(first.pid, number)
    async with asyncio.timeout(20):
        assert await real_pool.decide(position(), "clerk", "seed", BEN)
        assert asked is None or await asked
    second = real_pool._workers[0].process
    assert second is not None
    assert second.pid != first.pid
    with pytest.raises(ProcessLookupError):
        os.kill(first.pid, 0)
    assert real_pool.healthy


async def test_a_worker_thinks_at_a_lower_priority(real_pool: BotPool) -> None:
    await real_pool.decide(position(), "clerk", "seed", ANNA)
    process = real_pool._workers[0].process
    assert process is not None
    niceness = os.getpriority(os.PRIO_PROCESS, process.pid)
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)
