"""Compare what the players were told with what is stored, and judge the figures."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TypeVar

from bench.server.tally import quantile
from bench.soak.players import Answered, Journal, Notes
from speicherstadt.server.admin.backups import back_up

T = TypeVar("T")

MOST_P99 = 0.1
"""Seconds."""
_LONGEST_STAND = 60.0
"""Seconds; people and bots decide much faster, and a restart takes a few."""
_SETTLE_SECONDS = 2.0
_MOST_GROWTH = 1.25
_BYTES_PER_DECISION = 500
"""What a decision may take on disk: its row, its share of the table, and free space in pages."""
_SLACK_BYTES = 20e6


@dataclass(frozen=True)
class Sample:
    """Figures at one moment; `at` in seconds since the start."""

    at: float
    memory: int
    disk: int
    decisions: int
    """Acknowledged so far."""


@dataclass
class Restart:
    killed: float
    ready: float = float("inf")
    """When the new server answered for the first time."""

    def concerns(self, answer: Answered) -> bool:
        """Whether an answer fell into the restart, or into the seconds in which all reconnect."""
        return answer.at >= self.killed and answer.sent <= self.ready + _SETTLE_SECONDS


@dataclass
class SoakOutcome:
    seconds: float
    tables: int
    notes: Notes
    restarts: list[Restart]
    worker_kills: int
    samples: list[Sample]
    hostile: str
    """What the hostile visitors say they did."""
    problems: list[str] = field(default_factory=list)
    """What contradicts the stored log; empty if nothing was lost or repeated."""
    replayed: str = ""

    @property
    def calm(self) -> list[float]:
        """Answer times outside of restarts."""
        return [one.at - one.sent for one in self.notes.answers if not self._restarting(one)]

    @property
    def around_restarts(self) -> list[float]:
        return [one.at - one.sent for one in self.notes.answers if self._restarting(one)]

    def _restarting(self, answer: Answered) -> bool:
        return any(restart.concerns(answer) for restart in self.restarts)

    def p(self, share: float) -> float:
        return quantile(self.calm, share)

    @property
    def memory_levels_off(self) -> bool:
        """Whether the last quarter needs hardly more memory than the second one."""
        _, second, _, last = _quarters([float(one.memory) for one in self.samples])
        return median(last) <= _MOST_GROWTH * median(second) + _SLACK_BYTES

    @property
    def disk_levels_off(self) -> bool:
        """Whether the disk grows no faster in the end than the players' own games need."""
        *_, last = _quarters(self.samples)
        grown, decided = last[-1].disk - last[0].disk, last[-1].decisions - last[0].decisions
        return grown <= decided * _BYTES_PER_DECISION + _SLACK_BYTES / 10

    @property
    def complaints(self) -> list[str]:
        """Everything that is not as promised."""
        found = [*self.notes.faults, *self.problems]
        if self.p(0.99) > MOST_P99:
            found.append(f"the players' p99 is {1000 * self.p(0.99):.0f} ms")
        stand = self.notes.longest_stand
        if stand.seconds > _LONGEST_STAND:
            found.append(
                f"table {stand.table} stood still for {stand.seconds:.0f} s"
                f" after entry {stand.entry}; seat {stand.decides} had to decide"
            )
        if not self.memory_levels_off:
            found.append("the memory does not level off")
        if not self.disk_levels_off:
            found.append("the disk does not level off")
        return found


def compare(database: Path, journals: list[Journal]) -> list[str]:
    """Return what the stored logs lack or have too often."""
    found = []
    with closing(sqlite3.connect(database)) as connection:
        for journal in journals:
            rows = connection.execute(
                'SELECT number, seat, text, by_bot FROM entries WHERE "table" = ? ORDER BY number',
                [journal.table],
            ).fetchall()
            found += [f"table {journal.table}: {fault}" for fault in _faults(journal, rows)]
    return found


def _faults(journal: Journal, rows: list[tuple[int, int, str, bool]]) -> list[str]:
    stored = {number: (seat, text) for number, seat, text, _ in rows}
    found = []
    if list(stored) != list(range(1, len(rows) + 1)):
        found.append("the log has a gap")
    found += [
        f"entry {number} was acknowledged and is lost"
        for number, told in journal.acknowledged.items()
        if stored.get(number) != told
    ]
    found += [
        f"entry {number} was never sent, or only once"
        for number, seat, text, by_bot in rows
        if not by_bot
        and number not in journal.acknowledged
        and (number, seat, text) not in journal.unanswered
    ]
    return found


def replayed(data: Path, copy: Path) -> tuple[str, list[str]]:
    """Back the database up, which replays every game in it, the hostile visitors' included."""
    report = back_up(data, copy, lambda _done, _all: None)
    counts = f"{report.tables:,} tables, {report.games:,} games, {report.decisions:,} decisions"
    return counts, list(report.problems)


def _quarters(values: list[T]) -> list[list[T]]:
    size = max(1, len(values) // 4)
    return [values[:size], values[size : 2 * size], values[2 * size : 3 * size], values[-size:]]
