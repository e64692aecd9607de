"""How long a bot thought about its decisions."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class DecisionTimes:
    """A histogram of times in microseconds, small for any number of games."""

    limit: float | None = None
    """The budget, in microseconds; decisions within it are counted."""
    decisions: int = 0
    total: int = 0
    longest: int = 0
    within: int = 0
    _counts: Counter[int] = field(default_factory=Counter)

    def add(self, micros: Sequence[int]) -> None:
        self.decisions += len(micros)
        self.total += sum(micros)
        self.longest = max(self.longest, *micros, 0)
        if self.limit is not None:
            self.within += sum(time <= self.limit for time in micros)
        self._counts.update(map(_three_digits, micros))

    @property
    def mean(self) -> float:
        return self.total / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> int:
        """Return the time that this share of the decisions stayed within, to three digits."""
        left = share * self.decisions
        for time in sorted(self._counts):
            left -= self._counts[time]
            if left <= 0:
                return min(time, self.longest)
        return self.longest

    @property
    def share_within(self) -> float | None:
        if self.limit is None or not self.decisions:
            return None
        return self.within / self.decisions


def _three_digits(time: int) -> int:
    """Round up to three significant digits."""
    if time < 1000:
        return time
    unit: int = 10 ** (len(str(time)) - 3)
    return -(-time // unit) * unit
