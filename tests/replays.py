"""Count how often games are replayed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speicherstadt.engine import State


@pytest.fixture
def started_games(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every `State` that was created: a replay creates one, a copy does not."""
    started_games: list[State] = []
    original = State.__init__

    def counted(self: State, *arguments: object) -> None:
        started_games.append(self)
        original(self, *arguments)  # type: ignore[arg-type]  # passed on unchanged

    monkeypatch.setattr(State, "__init__", counted)
    return started_games


@contextmanager
def replays(started_games: list[State], times: int) -> Iterator[None]:
    """Check that exactly this many games are replayed in the block."""
    before = len(started_games)
    yield
    assert len(started_games) - before == times
