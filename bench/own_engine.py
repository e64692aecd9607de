"""Our engine as a contender, in this process and in one of the compiled package.

    python -m bench.own_engine

measures what it is asked for, line by line, with the package of the interpreter it runs in.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from speicherstadt.arena.simulation import play_out
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import advance, legal, new_game
from speicherstadt.records import chance, deal

COMPILED_PYTHON = Path(".venv-compiled/bin/python")
"""Made by `make compiled`."""


def play(players: int, seed: int) -> int:
    state = new_game(deal(standard_deck(), players, str(seed)))
    return len(play_out(state, chance(f"{seed}/play")))


def midgame(players: int) -> Callable[[], object]:
    state, below = new_game(deal(standard_deck(), players, "bench")), chance("bench/play")
    for _ in range(100):
        options = legal(state)
        advance(state, options[below(len(options))])
    return state.copy


def measure(
    play: Callable[[int], int],
    midgame: Callable[[], Callable[[], object]],
    first: int,
    seconds: float,
) -> tuple[float, float, float]:
    """Return games, decisions and copies per second, for games with seeds from `first` on."""
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play(first + games)
        games += 1
    return games / elapsed, decisions / elapsed, _copies_per_second(midgame(), seconds)


def _copies_per_second(copy: Callable[[], object], seconds: float) -> float:
    copies = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for _ in range(100):
            copy()
        copies += 100
    return copies / elapsed


class CompiledEngine:
    """A process that measures the compiled package whenever it is asked to."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [COMPILED_PYTHON, "-m", "bench.own_engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, players: int, first: int, seconds: float) -> tuple[float, float, float]:
        assert self._process.stdin is not None and self._process.stdout is not None  # noqa: PT018
        self._process.stdin.write(f"{json.dumps([players, first, seconds])}\n")
        self._process.stdin.flush()
        games, decisions, copies = json.loads(self._process.stdout.readline())
        return games, decisions, copies


def measure_ours(players: int, first: int, seconds: float) -> tuple[float, float, float]:
    return measure(lambda seed: play(players, seed), lambda: midgame(players), first, seconds)


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(measure_ours(*json.loads(line)))}\n")
        sys.stdout.flush()
