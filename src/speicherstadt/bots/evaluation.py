"""What a position is worth: an estimate of everybody's final points and chances to win.

An evaluation looks at the end of a round. It adds the points that are certain by then to a weighted
sum of features, which stand for the points still to come. The weights are fitted to the results of
games (`make train`) and stored in `weights.json`, one set for each number of players.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from operator import mul
from pathlib import Path
from typing import NamedTuple

from speicherstadt.catalog import CUBE, GOODS, NO_CUBES, Card, Cubes, Kind, count, kinds, total
from speicherstadt.catalog.pickling import pickle_by_construction
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
"""Scale of the logistic curve closest to a normal distribution, per unit of standard deviation."""
_FITTING_SHIPS = 1.3
"""Players get ships that fit more often than random draws would give them."""
_COIN_TIE_BREAK = 0.001
"""Coins break ties, so in the last round a coin adds this much to a player's value."""
_MARGIN_PER_WIN = 1000
"""So many points of margin would count as much as a win: more than anybody can get."""

HeldContracts = Sequence[tuple[Card, Cubes]]
"""Contracts with the cubes that each still lacks."""


class Outcome(NamedTuple):
    """What a line of play leads to, with one figure per seat in each tuple."""

    utilities: tuple[float, ...]
    """What each player maximises. Only good for comparing, not for showing."""
    chances: tuple[float, ...]
    """Chance to win, from 0 to 1; a shared victory counts as the player's share."""
    points: tuple[float, ...]
    """Expected points at the end of the game."""


@dataclass(frozen=True)
class Weights:
    """How much each feature counts."""

    values: tuple[float, ...]
    """In the order of `FEATURES`."""
    spread: tuple[float, float]
    """How far margins scatter around what was expected: variance = a + b · time."""


pickle_by_construction(Weights)


@cache
def trained_weights(players: int) -> Weights:
    """The weights that training found for this number of players."""
    found = json.loads(WEIGHTS_FILE.read_text("utf-8"))["players"][str(players)]
    return Weights(tuple(found["weights"][name] for name in FEATURES), tuple(found["spread"]))


HAND_SET_WEIGHTS = Weights(
    values=(
        *(0.8, 0.1, 0.2, 0.3, 2, 0.2, 0.7, 0.3, 0.7, 0.3, 0.7, 0, 25, 0),  # holdings
        *(0.5, 0.7, 0.3, 0.3, 0.6),  # coins
        *(0.9, 0.2),  # fires
    ),
    spread=(9, 90),
)
"""A beginner's view of the game: goods and points count, coins hardly do."""


class Evaluation:
    """Estimates the end of a round from what is known about the rounds after it."""

    def __init__(
        self, setup: Setup, left: int, cards: Sequence[Card], cubes: Cubes, weights: Weights
    ) -> None:
        """`left` rounds follow, with these `cards` still to come and these `cubes` in the bag."""
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
        certain, open_ended = weights.spread
        self._scale = _LOGISTIC * sqrt(certain + open_ended * self.time)
        holding, coins = len(HOLDING_FEATURES), len(COIN_FEATURES)
        self._holding_weights = weights.values[:holding]
        self._coin_weights = weights.values[holding : holding + coins]
        self._fire_weights = weights.values[holding + coins :]
        self._empty_handed = self.holding_value((), (), NO_CUBES, NO_CUBES)

    # Cards and goods

    def certain_points(
        self, cards: Sequence[Card], contracts: HeldContracts, warehouse: Cubes
    ) -> int:
        """Points that cannot be lost any more, not counting coins and fires."""
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
        self, cards: Sequence[Card], contracts: HeldContracts, warehouse: Cubes, hall: Cubes
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

    def holding_value(
        self, cards: Sequence[Card], contracts: HeldContracts, warehouse: Cubes, hall: Cubes
    ) -> float:
        """Certain and likely points of everything a player owns, except coins and firemen."""
        features = self.holding_features(cards, contracts, warehouse, hall)
        likely: float = sum(map(mul, features, self._holding_weights))
        return self.certain_points(cards, contracts, warehouse) + likely

    def contract_value(self, card: Card, lacking: Cubes) -> float:
        """What a contract that still lacks these cubes adds to the holdings."""
        return self.holding_value((), ((card, lacking),), NO_CUBES, NO_CUBES) - self._empty_handed

    def storage_value(self, stored: int, kept: int) -> float:
        """What these numbers of cubes in the warehouse and the hall add, whatever their kind."""
        cube = CUBE[0]
        return self.holding_value((), (), stored * cube, kept * cube) - self._empty_handed

    # Coins and fires

    def coin_features(self, coins: int, *, chamber: bool) -> list[float]:
        first = min(coins, _FIRST_COINS)
        return [coins, coins * self.time, first, first * self.time, coins if chamber else 0]

    def coin_value(self, coins: int, *, chamber: bool) -> float:
        features = self.coin_features(coins, chamber=chamber)
        value: float = sum(map(mul, features, self._coin_weights))
        return value

    def fire_features(self, firemen: Sequence[int]) -> list[list[float]]:
        """For each player: expected points from fires, and strength above the average."""
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

    def fire_values(self, firemen: Sequence[int]) -> list[float]:
        fires, strength = self._fire_weights
        return [fires * f + strength * s for f, s in self.fire_features(firemen)]

    # Everything together

    def outcome(self, values: Sequence[float], coins: Sequence[int]) -> Outcome:
        """Turn everybody's value into chances: the more is still to come, the closer the race."""
        best = max(values)
        odds = [exp((value - best) / self._scale) for value in values]
        all_odds = sum(odds)
        chances = tuple([odd / all_odds for odd in odds])
        return Outcome(chances, chances, tuple(values))


class FinalEvaluation(Evaluation):
    """Scores the end of the last round exactly: nothing is left to estimate.

    A player's value is the final score, plus a fraction of a point per coin to break ties.
    """

    def holding_value(
        self, cards: Sequence[Card], contracts: HeldContracts, warehouse: Cubes, hall: Cubes
    ) -> float:
        return self.certain_points(cards, contracts, warehouse)

    def coin_value(self, coins: int, *, chamber: bool) -> float:
        return coins * (1 + _COIN_TIE_BREAK if chamber else _COIN_TIE_BREAK)

    def fire_values(self, firemen: Sequence[int]) -> list[float]:
        value = sum(fire for fire, _ in self.fires)
        most, least = max(firemen), min(firemen)
        if most == least:
            return [0.0] * self.players
        return [value * ((own == most) - (own == least)) for own in firemen]

    def outcome(self, values: Sequence[float], coins: Sequence[int]) -> Outcome:
        """Points and shares of the victory are exact; only the utility also counts the margin."""
        points = [
            float(round(value - _COIN_TIE_BREAK * own))
            for value, own in zip(values, coins, strict=True)
        ]
        standings = list(zip(points, coins, strict=True))
        first = max(standings)
        share = 1 / standings.count(first)
        chances = tuple([share if standing == first else 0.0 for standing in standings])
        mean = sum(values) / self.players
        utilities = tuple(
            [
                chance + (value - mean) / _MARGIN_PER_WIN
                for chance, value in zip(chances, values, strict=True)
            ]
        )
        return Outcome(utilities, chances, tuple(points))


def _fires(cards: Sequence[Card], players: int) -> list[tuple[int, float]]:
    """Each fire to come: its value, and how much the firemen still to be bought can change.

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
    """The chance to get a cube of a kind, with so many ships to come for each player."""
    if not cubes:
        return 0.05
    on_a_ship = 1 - (1 - cubes / of) ** 3
    missed: float = (1 - on_a_ship) ** (_FITTING_SHIPS * ships)
    return 1 - 0.95 * missed


def _demand(good: int, cards: Sequence[Card]) -> int:
    return sum(count(card.wants, GOODS[good]) for card in cards if card.kind is Kind.CONTRACT)
