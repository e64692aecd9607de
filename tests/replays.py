"""Count how often games are replayed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speicherstadt.engine import State


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every game that anyone begins, by whatever way: a replay begins one, a copy does not."""
    begun: list[State] = []
    begin = State.__init__

    def counted(self: State, *arguments: object) -> None:
        begun.append(self)
        begin(self, *arguments)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(State, "__init__", counted)
    return begun


@contextmanager
def replays(begun: list[State], times: int) -> Iterator[None]:
    before = len(begun)
    yield
    assert len(begun) - before == times
