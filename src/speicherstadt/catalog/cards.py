"""Trade cards and decks."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from speicherstadt.catalog.goods import NO_CUBES, Cubes, Good
from speicherstadt.catalog.pickling import pickle_by_construction


class Season(Enum):
    WINTER = "A"
    SPRING = "B"
    SUMMER = "C"
    AUTUMN = "D"
    LAST = "E"
    """Not a season: the 4th fire, which is always the last card of the pile."""


class Kind(Enum):
    MERCHANT = "merchant"
    WAREHOUSE = "warehouse"
    CONTRACT = "contract"
    OFFICE = "office"
    FIREMAN = "fireman"
    FIRE = "fire"
    SHIP = "ship"
    BANK = "bank"
    CHURCH = "church"
    MICHAELIS = "michaelis"
    PORT = "port"
    CHAMBER = "chamber"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One face of a deck. Cards with the same face are one `Card`, `copies` times in the pile.

    Faces are compared by identity: within a deck there is one object for each.
    """

    id: str
    kind: Kind
    season: Season
    copies: int = 1
    points: int = 0
    """Final points of a merchant, a church, St. Michaelis or a completed contract."""
    value: int = 0
    """The number on a fire or a fireman."""
    good: Good | None = None
    """The good that a merchant buys."""
    wants: Cubes = NO_CUBES
    """The goods that a contract asks for."""
    reconstructed: frozenset[str] = frozenset()
    """The fields that are our best guess because no rulebook gives them."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    name: str
    cards: tuple[Card, ...]
    """Every face once, in the order of the seasons and of the file."""
    removed: dict[int, tuple[Card, ...]]
    """By number of players: the autumn cards that stay in the box."""
    office_points: tuple[int, ...]
    """The points for owning 1, 2, … Counting Offices."""
    digest: str
    """SHA-256 of everything that affects a game; the comments and layout of the file do not."""

    def card(self, card_id: str) -> Card | None:
        return next((card for card in self.cards if card.id == card_id), None)

    def in_play(self, players: int) -> tuple[Card, ...]:
        """Return the cards of a game sorted by season, with copies next to each other."""
        return _in_play(self, players)


@lru_cache(maxsize=64)
def _in_play(deck: Deck, players: int) -> tuple[Card, ...]:
    box = deck.removed[players]
    return tuple(card for card in deck.cards for _ in range(card.copies - box.count(card)))


pickle_by_construction(Card, Deck)
