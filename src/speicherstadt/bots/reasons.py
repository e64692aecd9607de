"""Why a decision may be good or bad: facts about the table as small values, without words.

Seats and berths count from 0. The docstring of each kind says when it holds. `hints.py` chooses the
reasons; the terminal and the page put them into words.
"""

from dataclasses import dataclass
from typing import TypeAlias

from speicherstadt.catalog import Card, Cubes, Good
from speicherstadt.engine import Seat

# What a card or a step does for my goods


@dataclass(frozen=True, slots=True)
class NewContract:
    """A contract for sale. I do not have these goods for it yet."""

    card: Card
    missing: Cubes


@dataclass(frozen=True, slots=True)
class Enables:
    """With this and the goods I have, I can complete this contract."""

    card: Card


@dataclass(frozen=True, slots=True)
class Supplies:
    """Brings these cubes, which my contracts lack and which I do not have."""

    cubes: Cubes


@dataclass(frozen=True, slots=True)
class Proceeds:
    """A ship without anything my contracts lack: selling its cubes brings this many coins."""

    coins: int


@dataclass(frozen=True, slots=True)
class Trader:
    """A merchant: the good it buys, and its own points."""

    good: Good
    points: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """The warehouse: how many cubes it stores. Each is a point at the end."""

    cubes: int


# What a card does for my points and coins


@dataclass(frozen=True, slots=True)
class NextOffice:
    """It would be my n-th Counting Office and add these points."""

    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Strength:
    """A fireman: my sum with it, the others' sums, and the values of the fires to come."""

    mine: int
    others: tuple[int, ...]
    fires: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Interest:
    """The bank: how many times it will pay, including this round."""

    incomes: int


@dataclass(frozen=True, slots=True)
class FixedPoints:
    """The card is worth these points at the end, whatever happens."""

    points: int


@dataclass(frozen=True, slots=True)
class PerShip:
    """The port: how many ships I own now."""

    ships: int


@dataclass(frozen=True, slots=True)
class PerCoin:
    """The chamber: how many coins I would have left after buying it."""

    coins: int


# Prices, coins and the other players


@dataclass(frozen=True, slots=True)
class Standing:
    """Placing: nobody before me can pay. As things stand, I pay this price and keep the rest."""

    price: int
    left: int


@dataclass(frozen=True, slots=True)
class Behind:
    """Placing: this player is asked before me and can pay the price, with my worker there."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Another:
    """Placing: I am already asked first. My own price rises to this."""

    price: int


@dataclass(frozen=True, slots=True)
class PricesOut:
    """Placing: my worker raises the price beyond the coins of this player, asked before me."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Of the other players, this one gains most from the card. They have this many coins."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class NobodyElse:
    """No other player can buy the card, for lack of coins or of a worker there."""


@dataclass(frozen=True, slots=True)
class Price:
    """Buying: the price, and the coins I have left."""

    price: int
    left: int


@dataclass(frozen=True, slots=True)
class NoCoins:
    """Placing: I have no coins, so I cannot buy anything this round."""


@dataclass(frozen=True, slots=True)
class NotWorth:
    """By the bot's estimate the card is worth less to me than the coins it costs."""

    price: int


@dataclass(frozen=True, slots=True)
class Next:
    """If I decline, this player is asked next and can pay this price."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Falls:
    """I am asked again at this lower price, unless one of the players in `before` buys."""

    price: int
    before: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SavesFor:
    """I also have a worker at this card. It is worth more to me, and I cannot pay for both."""

    card: Card
    cargo: Cubes
    """What lies on it if it is a ship."""


@dataclass(frozen=True, slots=True)
class Thrift:
    """I have bought nothing yet: buying nothing this round brings an extra coin."""


# Loading


@dataclass(frozen=True, slots=True)
class Completes:
    """The cube completes this contract."""

    card: Card


@dataclass(frozen=True, slots=True)
class StillLacks:
    """After the cube, this contract still lacks these, and they are not all on the quay."""

    card: Card
    lacking: Cubes


@dataclass(frozen=True, slots=True)
class NeededBy:
    """This contract of mine needs the good, and too little of it would be left."""

    card: Card
    good: Good


@dataclass(frozen=True, slots=True)
class Wanted:
    """This many contracts still to come want the good."""

    good: Good
    contracts: int


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin for this many cubes."""

    cubes: int


@dataclass(frozen=True, slots=True)
class WarehousePoint:
    """The cube is worth a point if it is still in the warehouse at the end."""


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
