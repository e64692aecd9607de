"""Numbers with their uncertainty: intervals of a mean, and how long decisions took."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

RESAMPLES = 2000
_CERTAINTY = 0.95


@dataclass(frozen=True)
class Interval:
    mean: float
    low: float
    high: float


def bootstrap(shares: Sequence[float], seed: str) -> Interval:
    """The mean of shares between 0 and 1, with the interval that holds it with 95 % certainty.

    One share is that of a whole duplicate set: the games of a set hang together, so sets are drawn
    anew, not games. A set of losses and a set of wins are put in beside those that were played, so
    that few sets, or sets that are all alike, do not feign certainty. The same seed gives the same
    interval.
    """
    mean = sum(shares) / len(shares)
    urn = [*shares, 0.0, 1.0]
    draw = random.Random(seed)  # noqa: S311 — statistics, not secrets
    means = sorted(sum(draw.choices(urn, k=len(urn))) / len(urn) for _ in range(RESAMPLES))
    beyond = round(RESAMPLES * (1 - _CERTAINTY) / 2)
    return Interval(mean, min(mean, means[beyond]), max(mean, means[-1 - beyond]))


@dataclass
class Times:
    """How long a bot thought, in millionths of a second, in little room for any number of games."""

    limit: float | None = None
    """The budget, against which decisions are counted."""
    decisions: int = 0
    total: int = 0
    longest: int = 0
    within: int = 0
    _seen: Counter[int] = field(default_factory=Counter)

    def add(self, micros: Sequence[int]) -> None:
        self.decisions += len(micros)
        self.total += sum(micros)
        self.longest = max(self.longest, *micros, 0)
        if self.limit is not None:
            self.within += sum(time <= self.limit for time in micros)
        self._seen.update(map(_three_digits, micros))

    @property
    def mean(self) -> float:
        return self.total / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> int:
        """The time that this share of the decisions stayed within, to three digits."""
        left = share * self.decisions
        for time in sorted(self._seen):
            left -= self._seen[time]
            if left <= 0:
                return min(time, self.longest)
        return self.longest

    @property
    def share_within(self) -> float | None:
        if self.limit is None or not self.decisions:
            return None
        return self.within / self.decisions


def _three_digits(time: int) -> int:
    unit: int = 10 ** max(0, len(str(time)) - 3)
    return -(-time // unit) * unit
