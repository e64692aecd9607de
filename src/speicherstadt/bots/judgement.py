"""What a decision is expected to lead to, and how far that can be trusted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Literal

from speicherstadt.bots.evaluation import Outcome
from speicherstadt.catalog.pickling import pickle_by_construction
from speicherstadt.engine import Decision, Seat

Method = Literal["solved", "round", "sampled", "futures"]
"""How a judgement was found.

- `solved`: everything until the end of the game was looked through; the figures are exact.
- `round`: the rest of the round was looked through, and its end estimated.
- `sampled`: the rest of the round was sampled, and its end estimated.
- `futures`: the next round was looked through as well, in several possible futures.
"""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one decision leads to if everybody then plays well. Tuples have a figure per seat."""

    decision: Decision
    points: tuple[float, ...]
    """Expected at the end of the game."""
    chances: tuple[float, ...]
    """To win, from 0 to 1; a shared victory counts as the player's share."""
    utility: float
    """What the player who decides maximises: the chance to win, and in the last round the margin.

    It orders the decisions of one position and means nothing else.
    """
    method: Method
    samples: int
    """How many outcomes the figures are the mean of."""
    standard_error: float | None
    """Of the chance of the player who decides: 0 if exact, None if it cannot be told."""


def judged(decision: Decision, seat: Seat, outcome: Outcome, method: Method) -> Judgement:
    """Judge by a single outcome, for the player at `seat`."""
    return Judgement(
        decision,
        outcome.points,
        outcome.chances,
        outcome.utilities[seat],
        method,
        samples=1,
        standard_error=0.0 if method == "solved" else None,
    )


pickle_by_construction(Judgement)


class Samples:
    """Collects outcomes of one decision and judges by their mean."""

    def __init__(self, seat: Seat) -> None:
        """`seat` is the player who decides."""
        self._seat = seat
        self._outcomes: list[Outcome] = []
        self.add = self._outcomes.append  # bound once: a tree adds many

    def judgement(self, decision: Decision, method: Method) -> Judgement:
        """There must be at least one outcome."""
        number = len(self._outcomes)
        utilities = [outcome.utilities[self._seat] for outcome in self._outcomes]
        return Judgement(
            decision,
            _means([outcome.points for outcome in self._outcomes]),
            _means([outcome.chances for outcome in self._outcomes]),
            sum(utilities) / number,
            method,
            number,
            _standard_error([outcome.chances[self._seat] for outcome in self._outcomes]),
        )


def _means(figures: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(figures) for column in zip(*figures, strict=True)])


def _standard_error(figures: Sequence[float]) -> float | None:
    """Of the mean, as far as the figures are independent; None for a single one."""
    number = len(figures)
    if number == 1:
        return None
    mean = fmean(figures)
    variance = sum((figure - mean) ** 2 for figure in figures) / (number - 1)
    return sqrt(variance / number)


def best_first(judgements: Iterable[Judgement]) -> list[Judgement]:
    """Of equals, the first stays first."""
    return sorted(judgements, key=lambda judgement: -judgement.utility)
