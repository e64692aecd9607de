"""Records are replayed off the event loop, one at a time, with bounds on time and number."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from speicherstadt.errors import Malformed
from speicherstadt.records import dump
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.replay_queue import ReplayQueue
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.play import played
from tests.server.in_process import new_guest, refused

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"
HOSTILE = {
    "huge": " " * 1_000_000,
    "a huge text": json.dumps({"format": "x" * 900_000}),
    "deep": "[" * 500_000,
    "deep objects": '{"a":' * 160_000,
    "many numbers": "[" + "0," * 490_000 + "0]",
    "a huge number": '{"version":' + "9" * 900_000 + "}",
    "many decisions": json.dumps(
        {
            **json.loads((GOLDEN / "finished-2.json").read_text("utf-8")),
            "decisions": ["1"] * 150_000,
        }
    ),
}


async def test_work_runs_in_another_thread_one_after_the_other() -> None:
    queue, running, most = ReplayQueue(), set[int](), list[int]()

    def work(number: int) -> int:
        running.add(number)
        most.append(len(running))
        assert threading.current_thread() is not threading.main_thread()
        running.remove(number)
        return number

    results = await asyncio.gather(*(queue.run(work, number) for number in range(10)))
    assert results == list(range(10))
    assert max(most) == 1


async def test_too_many_waiting_are_refused_and_room_comes_back() -> None:
    queue, go = ReplayQueue(), threading.Event()
    waiting = [asyncio.create_task(queue.run(go.wait)) for _ in range(16)]
    await asyncio.sleep(0)
    with refused("unavailable"):
        await queue.run(go.wait)
    go.set()
    assert await asyncio.gather(*waiting) == [True] * 16
    assert await queue.run(lambda: 7) == 7


async def test_work_that_takes_too_long_is_refused() -> None:
    queue, go = ReplayQueue(most_seconds=0.01), threading.Event()
    with refused("unavailable"):
        await queue.run(go.wait)
    with refused("unavailable"):  # waits behind it
        await queue.run(go.wait)
    assert len(queue._unfinished) == 2
    go.set()


async def test_work_nobody_waits_for_is_not_started() -> None:
    queue, go, started = ReplayQueue(), threading.Event(), list[int]()
    first = asyncio.create_task(queue.run(go.wait))
    second = asyncio.create_task(queue.run(started.append, 2))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    go.set()
    await first
    await queue.run(started.append, 3)
    assert started == [3]


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_hostile_record_is_refused_while_the_loop_goes_on(
    kind: str, registry: TableRegistry
) -> None:
    anna, ticks = await new_guest(registry), 0
    reading = asyncio.create_task(NewTables(registry).import_record(anna, "Anna", HOSTILE[kind]))
    while not reading.done():
        ticks += 1
        await asyncio.sleep(0)
    with pytest.raises(Malformed):
        await reading
    assert ticks > 1


async def test_imports_and_forks_are_read_in_the_queue(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    main, threads = threading.main_thread(), list[threading.Thread]()
    new_tables, run = NewTables(registry), ReplayQueue.run

    async def watched(self: ReplayQueue, work, *args):  # type: ignore[no-untyped-def]  # any work
        def work_and_tell():  # type: ignore[no-untyped-def]  # the same
            threads.append(threading.current_thread())
            return work(*args)

        return await run(self, work_and_tell)

    monkeypatch.setattr(ReplayQueue, "run", watched)
    anna = await new_guest(registry)
    await new_tables.import_record(anna, "Anna", dump(played(3, "import", most=40)))
    await new_tables.import_record(anna, "Anna", dump(played(3, "import")))
    assert len(threads) == 3  # an unfinished game is also written as a record
    assert main not in threads
