"""Count how often games are replayed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speicherstadt import compiled
from speicherstadt.engine import Setup, State


@pytest.fixture
def started_games(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every `State` that was started: a replay starts one, a copy does not."""
    if compiled():
        pytest.skip("compiled code starts games without asking Python for `State.start`")
    started_games: list[State] = []
    original = State.start

    def counted(setup: Setup) -> State:
        started_games.append(original(setup))
        return started_games[-1]

    monkeypatch.setattr(State, "start", counted)
    return started_games


@contextmanager
def replays(started_games: list[State], times: int) -> Iterator[None]:
    """Check that exactly this many games are replayed in the block."""
    before = len(started_games)
    yield
    assert len(started_games) - before == times
