"""What a decision is expected to lead to, and how far that can be trusted."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from operator import add
from typing import Literal

from speicherstadt.bots.evaluation import Outcome
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


class Samples:
    """Adds up outcomes and judges by their mean."""

    def __init__(self, seat: Seat, players: int) -> None:
        """`seat` is the player who decides."""
        self.number = 0
        self._seat = seat
        self._utility = 0.0
        self._chances = [0.0] * players
        self._points = [0.0] * players
        self._squares = 0.0

    def add(self, outcome: Outcome) -> None:
        self.number += 1
        self._utility += outcome.utilities[self._seat]
        self._chances = list(map(add, self._chances, outcome.chances))
        self._points = list(map(add, self._points, outcome.points))
        self._squares += outcome.chances[self._seat] ** 2

    def judgement(self, decision: Decision, method: Method) -> Judgement:
        """There must be at least one sample."""
        return Judgement(
            decision,
            tuple(points / self.number for points in self._points),
            tuple(chance / self.number for chance in self._chances),
            self._utility / self.number,
            method,
            self.number,
            self._standard_error(),
        )

    def _standard_error(self) -> float | None:
        if self.number < 2:
            return None
        mean = self._chances[self._seat] / self.number
        variance = (self._squares - self.number * mean * mean) / (self.number - 1)
        return sqrt(max(variance, 0.0) / self.number)


def best_first(judgements: Iterable[Judgement]) -> list[Judgement]:
    """Of equals, the first stays first."""
    return sorted(judgements, key=lambda judgement: -judgement.utility)
