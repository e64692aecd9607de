"""The layout of an encoded view: the meaning and range of each cell."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from speicherstadt.catalog import GOODS, Card, Good, count
from speicherstadt.catalog.goods import CUBES_OF_A_KIND
from speicherstadt.engine.numbering import MAX_BERTHS, MAX_PLAYERS
from speicherstadt.engine.state import CUBES_PER_SHIP, FLOORS, SHELVES, Phase

_KINDS = len(GOODS)
_MOST = 127
"""The largest signed byte: the bound where the rules give no lower one."""

_Shape: TypeAlias = tuple[str, int, int, int]
"""A field without its offset: name, length, lowest and highest value."""


class Field(NamedTuple):
    """A run of cells in the vector that belong together."""

    name: str
    offset: int
    length: int
    lowest: int
    highest: int


def fields_of(cards: Sequence[Card], wanted: Sequence[tuple[Card, Good]]) -> Iterator[Field]:
    """Yield the fields of the vector for these cards and the goods their contracts want."""
    offset = 0
    for shapes in (_table(cards), _berths(len(cards)), _players(cards, wanted)):
        for name, length, lowest, highest in shapes:
            yield Field(name, offset, length, lowest, highest)
            offset += length


def _table(cards: Sequence[Card]) -> Iterator[_Shape]:
    yield "rules", 1, 1, _MOST
    yield "players", 1, 2, MAX_PLAYERS
    yield "phase", 1, int(Phase.DEMAND), int(Phase.OVER)
    yield "round", 1, 1, _MOST
    yield "seat", 1, 0, MAX_PLAYERS - 1
    yield "first", 1, 0, MAX_PLAYERS - 1
    yield "for_sale", 1, 0, MAX_BERTHS
    yield "stock", _KINDS, 0, CUBES_OF_A_KIND
    yield "bag", _KINDS, 0, CUBES_OF_A_KIND
    yield "pile", len(cards), 0, _most_copies(cards)
    yield "discard", len(cards), 0, _most_copies(cards)


def _berths(cards: int) -> Iterator[_Shape]:
    for berth in range(1, MAX_BERTHS + 1):
        yield f"berth.{berth}.card", 1, 0, cards
        yield f"berth.{berth}.cargo", _KINDS, 0, CUBES_PER_SHIP
        yield f"berth.{berth}.workers", FLOORS, 0, MAX_PLAYERS


def _players(cards: Sequence[Card], wanted: Sequence[tuple[Card, Good]]) -> Iterator[_Shape]:
    most_wanted = max(count(card.wants, good) for card, good in wanted)
    for turn in range(MAX_PLAYERS):
        yield f"player.{turn}.present", 1, 0, 1
        yield f"player.{turn}.coins", 1, 0, _MOST
        yield f"player.{turn}.points", 1, -_MOST, _MOST
        yield f"player.{turn}.bought", 1, 0, 1
        yield f"player.{turn}.quay", _KINDS, 0, CUBES_OF_A_KIND
        yield f"player.{turn}.warehouse", _KINDS, 0, SHELVES
        yield f"player.{turn}.hall", _KINDS, 0, 1
        yield f"player.{turn}.cards", len(cards), 0, _most_copies(cards)
        yield f"player.{turn}.lacking", len(wanted), 0, most_wanted


def _most_copies(cards: Sequence[Card]) -> int:
    return max(card.copies for card in cards)
