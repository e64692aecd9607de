"""Ratings over all games by the model of Plackett and Luce, as openskill computes them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_DOUBLE_SIDED_95 = 1.96


@dataclass(frozen=True)
class Rating:
    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def low(self) -> float:
        return self.mu - _DOUBLE_SIDED_95 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + _DOUBLE_SIDED_95 * self.sigma


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after games, each given as its bots and their places, in this order.

    Without drift (tau), for a bot does not learn from one game to the next. A bot that sits at
    several seats of a table moves by the mean of what its seats would move: its twins are no news.
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
