"""What things will be worth at the end of the game, as far as one can tell now.

The worth of a position is what is sure already plus what is likely: a weighted sum of a few
features. The weights were fitted to the results of games (`make train`) and lie in `weights.json`,
for each number of players. Worths are expected final points.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import exp, sqrt
from operator import mul
from pathlib import Path

from speicherstadt.catalog import CUBE, GOODS, NO_CUBES, Card, Cubes, Kind, count, kinds, total
from speicherstadt.engine import Setup

WEIGHTS_FILE = Path(__file__).with_name("weights.json")

HOLDING_FEATURES = (
    "contracts",
    "contracts squared",
    "open contracts",
    "offices to come",
    "warehouse",
    "stored cubes",
    "cube in the hall",
    "merchants",
    "bank",
    "ships for the port",
    "chamber",
    "constant",
    "time",
    "time squared",
)
COIN_FEATURES = ("coins", "coins in time", "first coins", "first coins in time", "chamber's coins")
FIRE_FEATURES = ("fires", "firemen")
FEATURES = HOLDING_FEATURES + COIN_FEATURES + FIRE_FEATURES

_FIRST_COINS = 4
_LOGISTIC = 0.55
"""The scale of the logistic curve that is nearest to a normal one, for each unit of deviation."""
_FITTING_SHIPS = 1.3
"""Players get ships that fit more often than chance would give them."""

Contracts = Sequence[tuple[Card, Cubes]]


@dataclass(frozen=True)
class Weights:
    """How much each feature counts."""

    weights: tuple[float, ...]
    """In the order of `FEATURES`."""
    spread: tuple[float, float]
    """How far margins scatter about what was expected: variance = a + b · time."""


@cache
def trained_weights(players: int) -> Weights:
    """What training found for this number of players."""
    found = json.loads(WEIGHTS_FILE.read_text("utf-8"))["players"][str(players)]
    return Weights(tuple(found["weights"][name] for name in FEATURES), tuple(found["spread"]))


HAND_SET_WEIGHTS = Weights(
    weights=(
        *(0.8, 0.1, 0.2, 0.3, 2, 0.2, 0.7, 0.3, 0.7, 0.3, 0.7, 0, 25, 0),  # holdings
        *(0.5, 0.7, 0.3, 0.3, 0.6),  # coins
        *(0.9, 0.2),  # fires
    ),
    spread=(9, 90),
)
"""What one thinks before having played much: goods and points count, coins hardly."""


class Evaluation:
    """The prospects at the end of a round: what will still come, and what that means."""

    def __init__(
        self, setup: Setup, left: int, cards: Sequence[Card], cubes: Cubes, known: Weights
    ) -> None:
        """So many rounds are left, with these cards to come and these cubes in the bag."""
        self.deck = setup.deck
        self.players = players = setup.players
        self.left = left
        self.time = left / setup.rounds
        self.ships = sum(card.kind is Kind.SHIP for card in cards) / players
        self.offices = sum(card.kind is Kind.OFFICE for card in cards)
        self.port = any(card.kind is Kind.PORT for card in cards)
        self.fires = _fires(cards, players)
        self.wanted = sorted(GOODS, key=lambda good: -_demand(good, cards))
        self._likely = [_likely(count(cubes, good), total(cubes), self.ships) for good in GOODS]
        certain, open_ended = known.spread
        self._scale = _LOGISTIC * sqrt(certain + open_ended * self.time)
        holding, coins = len(HOLDING_FEATURES), len(COIN_FEATURES)
        self._holding_weights = known.weights[:holding]
        self._coin_weights = known.weights[holding : holding + coins]
        self._fire_weights = known.weights[holding + coins :]

    def sure(self, cards: Sequence[Card], contracts: Contracts, warehouse: Cubes) -> int:
        """Points that nothing can take away, coins and fires apart."""
        offices = ships = ports = points = 0
        for card in cards:
            kind = card.kind
            if kind is Kind.OFFICE:
                offices += 1
            elif kind is Kind.SHIP:
                ships += 1
            elif kind is Kind.PORT:
                ports += 1
            elif kind is not Kind.CONTRACT:
                points += card.points
        for card, lacking in contracts:
            if not lacking:
                points += card.points
        scale = self.deck.office_points
        return points + total(warehouse) + ports * ships + (scale[offices - 1] if offices else 0)

    def holding_features(
        self, cards: Sequence[Card], contracts: Contracts, warehouse: Cubes, hall: Cubes
    ) -> list[float]:
        owned = [card.kind for card in cards]
        likely = likely_squared = still_open = 0.0
        for card, lacking in contracts:
            if lacking:
                chance = 1.0
                for good in kinds(lacking):
                    chance *= self._likely[good] ** count(lacking, good)
                likely += card.points * chance
                likely_squared += card.points * chance * chance
                still_open += 1
        time = self.time
        return [
            likely,
            likely_squared,
            still_open * time,
            owned.count(Kind.OFFICE) * self.offices,
            (Kind.WAREHOUSE in owned) * time,
            total(warehouse) * time,
            (1 if hall else 0) * time,
            owned.count(Kind.MERCHANT) * self.ships,
            (Kind.BANK in owned) * self.left,
            owned.count(Kind.SHIP) * self.port,
            (Kind.CHAMBER in owned) * self.left,
            1.0,
            time,
            time * time,
        ]

    def holdings(
        self, cards: Sequence[Card], contracts: Contracts, warehouse: Cubes, hall: Cubes
    ) -> float:
        """Sure and likely points of all that lies before a player, coins and firemen apart."""
        features = self.holding_features(cards, contracts, warehouse, hall)
        likely: float = sum(map(mul, features, self._holding_weights))
        return self.sure(cards, contracts, warehouse) + likely

    def contract(self, card: Card, lacking: Cubes) -> float:
        """What a contract that still lacks these cubes adds to the holdings."""
        return self.holdings((), ((card, lacking),), NO_CUBES, NO_CUBES) - self._nothing

    def shelves(self, stored: int, hall: int) -> float:
        """What so many cubes in the warehouse and in the hall add to them, whatever they are."""
        cube = CUBE[0]
        return self.holdings((), (), stored * cube, hall * cube) - self._nothing

    @cached_property
    def _nothing(self) -> float:
        return self.holdings((), (), NO_CUBES, NO_CUBES)

    def coin_features(self, coins: int, *, chamber: bool) -> list[float]:
        first = min(coins, _FIRST_COINS)
        return [coins, coins * self.time, first, first * self.time, coins if chamber else 0]

    def purse(self, coins: int, *, chamber: bool) -> float:
        features = self.coin_features(coins, chamber=chamber)
        worth: float = sum(map(mul, features, self._coin_weights))
        return worth

    def fire_features(self, firemen: Sequence[int]) -> list[list[float]]:
        """For each player: what the fires should bring, and the strength beyond the others'."""
        strength = sum(value for value, _ in self.fires)
        mean = sum(firemen) / self.players
        likely = [0.0] * self.players
        for value, spread in self.fires:
            ups = [exp(own / spread) for own in firemen]
            most, least = sum(ups), sum(1 / up for up in ups)
            for seat, up in enumerate(ups):
                likely[seat] += value * (up / most - 1 / up / least)
        return [
            [brings, (own - mean) * strength / 10]
            for brings, own in zip(likely, firemen, strict=True)
        ]

    def fire(self, firemen: Sequence[int]) -> list[float]:
        fires, strength = self._fire_weights
        return [fires * f + strength * s for f, s in self.fire_features(firemen)]

    def chances(self, worths: Sequence[float]) -> tuple[float, ...]:
        """From expected points to chances to win: the more is to come, the less is settled."""
        best = max(worths)
        odds = [exp((worth - best) / self._scale) for worth in worths]
        all_odds = sum(odds)
        return tuple([odd / all_odds for odd in odds])


class FinalEvaluation(Evaluation):
    """The end of the last round: nothing is left to guess.

    Coins count a thousandth of a point, which is just what breaking ties needs.
    """

    def holdings(
        self, cards: Sequence[Card], contracts: Contracts, warehouse: Cubes, hall: Cubes
    ) -> float:
        return self.sure(cards, contracts, warehouse)

    def purse(self, coins: int, *, chamber: bool) -> float:
        return coins * (1.001 if chamber else 0.001)

    def fire(self, firemen: Sequence[int]) -> list[float]:
        value = sum(fire for fire, _ in self.fires)
        most, least = max(firemen), min(firemen)
        if most == least:
            return [0.0] * self.players
        return [value * ((own == most) - (own == least)) for own in firemen]

    def chances(self, worths: Sequence[float]) -> tuple[float, ...]:
        """A shared victory counts in parts; beyond winning, a larger margin is a little better."""
        best = max(worths) - 1e-6
        share = 1 / sum(worth >= best for worth in worths)
        mean = sum(worths) / self.players
        return tuple(
            [(share if worth >= best else 0.0) + (worth - mean) / 1000 for worth in worths]
        )


def _fires(cards: Sequence[Card], players: int) -> list[tuple[int, float]]:
    """Each fire to come: its value, and how much the firemen still to be had can change.

    A fire breaks out, on average, in the middle of what is left of its season.
    """
    fires = []
    for fire in cards:
        if fire.kind is Kind.FIRE:
            before = sum(
                card.value * (0.5 if card.season is fire.season else 1.0)
                for card in cards
                if card.kind is Kind.FIREMAN and card.season.value <= fire.season.value
            )
            fires.append((fire.value, 0.6 + 0.5 * before / players))
    return fires


def _likely(cubes: int, of: int, ships: float) -> float:
    """The chance to get hold of a kind of good, with so many ships for each player to come."""
    if not cubes:
        return 0.05
    on_a_ship = 1 - (1 - cubes / of) ** 3
    missed: float = (1 - on_a_ship) ** (_FITTING_SHIPS * ships)
    return 1 - 0.95 * missed


def _demand(good: int, cards: Sequence[Card]) -> int:
    return sum(count(card.wants, GOODS[good]) for card in cards if card.kind is Kind.CONTRACT)
