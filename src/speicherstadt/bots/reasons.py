"""Why a decision may be good or bad: facts about the table as small values, without words.

Seats and berths count from 0. Each kind says in its docstring when it is true; `hints.py` chooses,
and whoever shows hints finds the words.
"""

from dataclasses import dataclass
from typing import TypeAlias

from speicherstadt.catalog import Card, Cubes, Good
from speicherstadt.engine import Seat

# What a card or a step does for my goods


@dataclass(frozen=True, slots=True)
class NewContract:
    """A contract for sale; these goods I do not have yet."""

    card: Card
    missing: Cubes


@dataclass(frozen=True, slots=True)
class Enables:
    """With this, and with what I have, I can complete this contract."""

    card: Card


@dataclass(frozen=True, slots=True)
class Supplies:
    """Brings these cubes, which my contracts lack and I do not have."""

    cubes: Cubes


@dataclass(frozen=True, slots=True)
class Proceeds:
    """A ship with nothing that my contracts lack: what its cubes bring when they are sold."""

    coins: int


@dataclass(frozen=True, slots=True)
class Trader:
    """A merchant: what it buys, and its own points."""

    good: Good
    points: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """The warehouse: how many cubes it keeps, each for a point at the end."""

    cubes: int


# What a card does for my points and coins


@dataclass(frozen=True, slots=True)
class NextOffice:
    """It would be my n-th Counting Office, worth so many points more."""

    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Strength:
    """A fireman: my sum with it, the others' now, and the values of the fires still to come."""

    mine: int
    others: tuple[int, ...]
    fires: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Interest:
    """The bank: at how many incomes it pays, this round's included."""

    incomes: int


@dataclass(frozen=True, slots=True)
class FixedPoints:
    """Worth these points at the end, whatever happens."""

    points: int


@dataclass(frozen=True, slots=True)
class PerShip:
    """The port: how many ships I own now."""

    ships: int


@dataclass(frozen=True, slots=True)
class PerCoin:
    """The chamber: how many coins I would have left."""

    coins: int


# Prices, purses and the others


@dataclass(frozen=True, slots=True)
class Standing:
    """Placing: nobody who can pay stands before me; as it stands I pay this and keep so much."""

    price: int
    left: int


@dataclass(frozen=True, slots=True)
class Behind:
    """Placing: this player is asked before me and can pay; so much, with my worker there."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Another:
    """Placing: I am asked first already; my own price rises to this."""

    price: int


@dataclass(frozen=True, slots=True)
class PricesOut:
    """Placing: with my worker there, the price is more than this player, asked before me, has."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Of the others, this one would gain most by the card, and has so many coins."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class NobodyElse:
    """No other player can buy the card: they have no coins, or no worker that could pay."""


@dataclass(frozen=True, slots=True)
class Price:
    """Buying: what it costs, and what is left in my purse."""

    price: int
    left: int


@dataclass(frozen=True, slots=True)
class NoCoins:
    """Placing: I have no coin, so I cannot buy anything this round."""


@dataclass(frozen=True, slots=True)
class NotWorth:
    """By the bot's evaluation the card is worth less to me than keeping these coins."""

    price: int


@dataclass(frozen=True, slots=True)
class Next:
    """If I do not buy, this player is asked next and can pay this price."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Falls:
    """I stand again higher up, at this price; these can buy before. Nobody: it is certain."""

    price: int
    before: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SavesFor:
    """I stand at this card too, it is worth more to me, and I cannot pay both prices."""

    card: Card


@dataclass(frozen=True, slots=True)
class Thrift:
    """I have bought nothing yet: who buys nothing this round gets a coin more."""


# Loading


@dataclass(frozen=True, slots=True)
class Completes:
    """The cube completes this contract."""

    card: Card


@dataclass(frozen=True, slots=True)
class StillLacks:
    """After the cube, this contract lacks these, and the quay does not hold them all."""

    card: Card
    lacking: Cubes


@dataclass(frozen=True, slots=True)
class NeededBy:
    """This contract of mine lacks the good, and there would be too little of it left."""

    card: Card
    good: Good


@dataclass(frozen=True, slots=True)
class Wanted:
    """So many contracts still to come want this good."""

    good: Good
    contracts: int


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin for so many cubes."""

    cubes: int


@dataclass(frozen=True, slots=True)
class WarehousePoint:
    """A point for the cube if it is still in the warehouse at the end."""


@dataclass(frozen=True, slots=True)
class Loses:
    """These cubes would be lost."""

    cubes: Cubes


@dataclass(frozen=True, slots=True)
class AllDone:
    """The quay is empty."""


GoodsReason: TypeAlias = NewContract | Enables | Supplies | Proceeds | Trader | Shelf
PointsReason: TypeAlias = NextOffice | Strength | Interest | FixedPoints | PerShip | PerCoin
PlaceReason: TypeAlias = Standing | Behind | Another | PricesOut | Rival | NobodyElse | NoCoins
TradeReason: TypeAlias = Price | NotWorth | Next | Falls | SavesFor | Thrift
LoadingReason: TypeAlias = (
    Completes | StillLacks | NeededBy | Wanted | Coin | WarehousePoint | Loses | AllDone
)
Reason: TypeAlias = GoodsReason | PointsReason | PlaceReason | TradeReason | LoadingReason
