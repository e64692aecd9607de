"""Everything that can happen in a game, as typed values without text.

Seats and berths count from 0. Events come in the order in which things happen. Applying a
decision reports all events up to the next decision. `cargo` is what lies on a ship: many ships have
the same card, and people tell them apart by their goods.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from speicherstadt.catalog import NO_CUBES, Card, Cubes, Good
from speicherstadt.engine.state import BerthIndex, Seat


@dataclass(frozen=True)
class RoundBegan:
    round: int
    first: Seat
    last: bool


@dataclass(frozen=True)
class Revealed:
    berth: BerthIndex
    card: Card
    cargo: Cubes
    """The cubes drawn for a ship."""


@dataclass(frozen=True)
class Burned:
    """A fire was carried out."""

    card: Card
    firemen: tuple[int, ...]
    """The sum of each player's firemen."""
    change: tuple[int, ...]
    """The points each player gained or lost."""


@dataclass(frozen=True)
class Placed:
    seat: Seat
    berth: BerthIndex
    floor: int
    card: Card
    cargo: Cubes = NO_CUBES


@dataclass(frozen=True)
class Bought:
    seat: Seat
    berth: BerthIndex
    card: Card
    price: int
    cargo: Cubes
    in_line: tuple[Seat, ...] = ()
    """Whose workers were still waiting above the buyer's, the next in line first."""


@dataclass(frozen=True)
class Passed:
    seat: Seat
    berth: BerthIndex
    card: Card
    price: int
    cargo: Cubes = NO_CUBES


@dataclass(frozen=True)
class CouldNotPay:
    """A player was skipped, without being asked, because they cannot pay."""

    seat: Seat
    berth: BerthIndex
    card: Card
    price: int
    coins: int
    cargo: Cubes = NO_CUBES


@dataclass(frozen=True)
class Discarded:
    """Nobody bought the card, or nobody had a worker there; its cubes go to the stock."""

    berth: BerthIndex
    card: Card
    lost: Cubes


@dataclass(frozen=True)
class Unloaded:
    """A player's loading began with these cubes on the quay."""

    seat: Seat
    quay: Cubes
    stored: Cubes = NO_CUBES
    """Those of them that lay in the warehouse or the market hall."""


@dataclass(frozen=True)
class Delivered:
    seat: Seat
    good: Good
    contract: Card
    complete: bool


@dataclass(frozen=True)
class Sold:
    """A cube was sold to a merchant, for a coin."""

    seat: Seat
    good: Good


@dataclass(frozen=True)
class Stored:
    seat: Seat
    good: Good


@dataclass(frozen=True)
class Kept:
    seat: Seat
    good: Good


@dataclass(frozen=True)
class PairSold:
    """Two cubes were sold in the market hall, for a coin."""

    seat: Seat
    given: Cubes


@dataclass(frozen=True)
class Converted:
    seat: Seat
    given: Cubes
    taken: Good


@dataclass(frozen=True)
class Finished:
    """A player's loading ended; cubes left on the quay went to the stock."""

    seat: Seat
    lost: Cubes


@dataclass(frozen=True)
class Earned:
    """Income: the coins each player got, and why some got more than the others."""

    coins: tuple[int, ...]
    saved: tuple[Seat, ...]
    """The seats that got a coin for buying nothing."""
    banked: tuple[Seat, ...]
    """The seats that got a coin from the Bank."""


@dataclass(frozen=True)
class CoinPassed:
    """The metal coin went to the player on the left."""

    first: Seat


@dataclass(frozen=True)
class Ended:
    points: tuple[int, ...]
    coins: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    RoundBegan
    | Revealed
    | Burned
    | Placed
    | Bought
    | Passed
    | CouldNotPay
    | Discarded
    | Unloaded
    | Delivered
    | Sold
    | Stored
    | Kept
    | PairSold
    | Converted
    | Finished
    | Earned
    | CoinPassed
    | Ended
)

Tell: TypeAlias = Callable[[Event], object] | None
"""A listener for events. With None, no events are built, which makes search fast."""
