"""Ratings over all games: the Plackett-Luce model, computed by openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_Z_95 = 1.96
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class Rating:
    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def low(self) -> float:
        return self.mu - _Z_95 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + _Z_95 * self.sigma


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Rate bots by games, each given as its bots and their places, in this order.

    There is no drift (tau), since bots do not learn between games. A bot that takes several seats
    moves by the mean of what its seats would move: playing against itself says nothing new.
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Rating] = {}
    for bots, places in games:
        before = [ratings.get(bot, Rating()) for bot in bots]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in dict.fromkeys(bots):
            own = [rating for name, rating in zip(bots, after, strict=True) if name == bot]
            ratings[bot] = Rating(
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return ratings
