"""Confidence intervals for shares of wins."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

RESAMPLES = 2000
_CONFIDENCE = 0.95


@dataclass(frozen=True)
class Interval:
    mean: float
    low: float
    high: float


def bootstrap(shares: Sequence[float], seed: str) -> Interval:
    """Return the mean of shares between 0 and 1 with its 95 % confidence interval.

    Each share belongs to a whole duplicate set: the games of a set depend on each other, so whole
    sets are resampled. One lost and one won set are added to the played ones; otherwise a small
    number of sets, or equal sets, would look certain. The same seed gives the same interval.
    """
    mean = sum(shares) / len(shares)
    sets = [*shares, 0.0, 1.0]
    draw = random.Random(seed)  # noqa: S311 — statistics, not secrets
    means = sorted(sum(draw.choices(sets, k=len(sets))) / len(sets) for _ in range(RESAMPLES))
    beyond = round(RESAMPLES * (1 - _CONFIDENCE) / 2)
    return Interval(mean, min(mean, means[beyond]), max(mean, means[-1 - beyond]))
