"""The pool of bot workers: what travels to a worker, and that a dead worker harms nobody."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

from speicherstadt.bots import Budget, make_bot
from speicherstadt.engine import complete, fingerprint, view
from speicherstadt.records import parse
from speicherstadt.server import bot_pool
from speicherstadt.server.bot_pool import BotPool, BotPosition
from tests.play import played
from tests.rules_versions import known

pytestmark = pytest.mark.anyio


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1)
    yield made
    made.close()


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


async def test_bots_decide_in_a_worker(pool: BotPool) -> None:
    record = played(2, "worker", most=12)
    position = BotPosition.of(record.replay(), record.decisions)
    expected = make_bot("clerk", "seed").decide(position.view(), Budget())
    assert parse(await pool.decide(position, "clerk", "seed")) == expected


class _Broken:
    """Workers that die as soon as they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, *_: object) -> "Future[Any]":
        self.asked += 1
        failed: Future[Any] = Future()
        failed.set_exception(BrokenProcessPool("a worker died"))
        return failed

    def shutdown(self, **_: object) -> None:
        pass


async def test_thread_decides_if_workers_keep_dying(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = _Broken()
    monkeypatch.setattr(BotPool, "_new_pool", lambda _: broken)
    record = played(2, "worker", most=12)
    position = BotPosition.of(record.replay(), record.decisions)
    decided = await BotPool(1).decide(position, "random", "seed")
    assert broken.asked == 3
    assert decided == bot_pool._decide(position, "random", "seed")


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
async def test_a_worker_that_was_killed_is_replaced(pool: BotPool) -> None:
    with pytest.raises(BrokenProcessPool):
        pool._pool.submit(_die).result()
    record = played(2, "worker", most=12)
    position = BotPosition.of(record.replay(), record.decisions)
    assert await pool.decide(position, "random", "seed")
