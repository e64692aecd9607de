"""Hints: each position is thought about once, and only while somebody waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from speicherstadt.server import wire
from speicherstadt.server.bots import hint_requests
from speicherstadt.server.bots.bot_jobs import BotPosition, HintsGiven, HintsTask, Task
from speicherstadt.server.bots.bot_limits import MOST_WAITING_HINTS_PER_GUEST, waiting_hints
from speicherstadt.server.bots.bot_pool import BotPool
from speicherstadt.server.bots.hint_requests import HintRequests
from speicherstadt.server.http.disconnects import while_connected
from tests.play import played
from tests.server.in_process import FakeWorkers, refused, settled, until

pytestmark = pytest.mark.anyio


def position(most: int = 12) -> BotPosition:
    record = played(2, "hints", most=most)
    return BotPosition.of(record.replay(), record.decisions)


@pytest.fixture
def workers() -> FakeWorkers:
    return FakeWorkers()


@pytest.fixture
async def requests(workers: FakeWorkers) -> AsyncIterator[HintRequests]:
    """Hints of a pool with a single worker, which only answers when the test says so."""
    pool = BotPool(1, workers.start)
    yield HintRequests(pool, waiting_hints())
    await pool.close()


def asked(
    requests: HintRequests, guest: str, most: int = 12
) -> "asyncio.Task[list[wire.HintInfo]]":
    return asyncio.create_task(requests.hints(position(most), "t", guest, "home"))


async def test_the_same_position_is_thought_about_once(
    requests: HintRequests, workers: FakeWorkers
) -> None:
    waiting = [asked(requests, guest) for guest in ("anna", "ben", "anna")]
    await until(lambda: workers.tasks)
    workers.started[0].reply(HintsGiven([wire.HintInfo("buy", 0.5, 40.0, [], even=True)]))
    answers = await asyncio.gather(*waiting)
    assert [answer[0].decision for answer in answers] == ["buy"] * 3
    assert await asked(requests, "carla") == answers[0]  # later, too
    assert workers.tasks == [HintsTask(position())]


async def test_hints_are_cancelled_when_the_last_one_hangs_up(
    requests: HintRequests, workers: FakeWorkers
) -> None:
    blocking = asked(requests, "anna", most=3)
    await until(lambda: workers.tasks)
    first, second = asked(requests, "anna"), asked(requests, "ben")
    await settled()
    first.cancel()
    await settled()
    assert len(requests._pool._queue) == 1
    second.cancel()
    await settled()
    assert len(requests._pool._queue) == 0
    assert list(requests._running) == [position(3)]
    blocking.cancel()


async def test_a_guest_may_wait_for_only_a_few_hints(
    requests: HintRequests, workers: FakeWorkers
) -> None:
    waiting = [asked(requests, "anna", most) for most in range(MOST_WAITING_HINTS_PER_GUEST)]
    await until(lambda: workers.tasks)
    with refused("too-many"):
        await requests.hints(position(20), "t", "anna", "home")
    other = asked(requests, "ben", most=20)
    await settled()
    assert not other.done()
    for task in (*waiting, other):
        task.cancel()
    await settled()
    again = asked(requests, "anna", most=20)
    await settled()
    assert not again.done()
    again.cancel()


async def test_hints_that_nobody_waits_for_delay_nobody(
    requests: HintRequests, workers: FakeWorkers
) -> None:
    """Many guests ask and hang up; the next one who waits is served next."""
    running = asked(requests, "mallory", most=0)
    await until(lambda: workers.tasks)
    for number in range(60):
        gone = asked(requests, f"mallory {number % 20}", most=1 + number % 10)
        await settled(5)
        gone.cancel()
    anna = asked(requests, "anna")
    await settled()
    workers.started[0].reply(HintsGiven([]))
    await running
    await until(lambda: len(workers.tasks) == 2)
    workers.started[0].reply(HintsGiven([]))
    await anna
    assert workers.tasks[1] == HintsTask(position())


async def test_failed_hints_are_asked_for_again(
    requests: HintRequests, workers: FakeWorkers
) -> None:
    deaths = [1, 2]

    def answer(_: Task) -> HintsGiven | None:
        if not deaths:
            return HintsGiven([])
        deaths.pop()
        workers.started[-1].kill()
        return None

    workers.answers = answer
    with refused("unavailable"):
        await asked(requests, "anna")
    assert await asked(requests, "anna") == []


async def test_only_the_latest_hints_are_kept(
    requests: HintRequests, workers: FakeWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_requests, "_MOST_KEPT", 2)
    workers.answers = lambda _: HintsGiven([])
    for most in (1, 2, 1, 3):
        await asked(requests, "anna", most)
    assert list(requests._known) == [position(1), position(3)]


# Clients that hang up


def client(*events: str) -> Callable[[], Awaitable[Any]]:
    """The events of an ASGI connection; after them, nothing happens."""
    left = list(events)

    async def receive() -> dict[str, str]:
        if not left:
            await asyncio.Event().wait()
        return {"type": left.pop(0)}

    return receive


async def test_a_client_that_stays_gets_its_answer() -> None:
    async def answer() -> str:
        await settled()
        return "answer"

    assert await while_connected(client("http.request"), answer()) == "answer"


async def test_work_for_a_client_that_hangs_up_is_cancelled() -> None:
    cancelled = asyncio.Event()

    async def answer() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    with refused("unavailable"):
        await while_connected(client("http.request", "http.disconnect"), answer())
    await asyncio.wait_for(cancelled.wait(), 10)


async def test_an_error_reaches_the_client() -> None:
    async def answer() -> None:
        raise OSError("no")

    with pytest.raises(OSError, match="no"):
        await while_connected(client("http.request"), answer())
