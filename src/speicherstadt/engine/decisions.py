"""Everything a player can decide, as small values: one type for each kind of decision."""

from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from speicherstadt.catalog import Cubes, Good
from speicherstadt.catalog.pickling import pickle_by_construction


@dataclass(frozen=True, slots=True)
class Place:
    """Demand: put a worker above this berth, counted from 0 at the left."""

    berth: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Purchase: take the offered card for its price."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Purchase: pass and take the worker back; the price falls."""


@dataclass(frozen=True, slots=True)
class Deliver:
    """Loading: put a cube on one of your contracts, named by the card's id."""

    good: Good
    contract: str


@dataclass(frozen=True, slots=True)
class Sell:
    """Loading: sell a cube to your merchant for that good, for a coin."""

    good: Good


@dataclass(frozen=True, slots=True)
class Store:
    """Loading: put a cube into your warehouse."""

    good: Good


@dataclass(frozen=True, slots=True)
class Keep:
    """Loading: keep a cube in your market hall."""

    good: Good


@dataclass(frozen=True, slots=True)
class SellPair:
    """Loading: sell two cubes in the market hall, for a coin."""

    given: Cubes


@dataclass(frozen=True, slots=True)
class Convert:
    """Loading: turn three cubes into one of another kind in the market hall."""

    given: Cubes
    taken: Good


@dataclass(frozen=True, slots=True)
class Finish:
    """Loading: finish; cubes left on the quay are lost."""


LoadingStep: TypeAlias = Deliver | Sell | Store | Keep | SellPair | Convert | Finish
Decision: TypeAlias = Place | Buy | Pass | LoadingStep

pickle_by_construction(*get_args(Decision))

BUY: Final = Buy()
PASS: Final = Pass()
FINISH: Final = Finish()
