"""What players may know, and how the unknown rest might be.

All players see the same, so there is one view for all. Hidden are the order of the pile within each
season and the order in which cubes come out of the bag.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from speicherstadt.catalog import Card, Cubes, Good, Season, heap
from speicherstadt.engine.decisions import Decision
from speicherstadt.engine.game import legal
from speicherstadt.engine.state import Seat, Setup, State

T = TypeVar("T")

Below: TypeAlias = Callable[[int], int]
"""A source of chance: `below(n)` returns a whole number from 0 to n - 1."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as everybody sees it.

    `table` is the state with the unknown rest of pile and bag sorted, which shows only what is
    still to come. Do not play on it: `complete` the view first.
    """

    table: State

    @property
    def seat(self) -> Seat:
        return self.table.seat

    def legal(self) -> Sequence[Decision]:
        return legal(self.table)

    def to_come(self) -> dict[Season, Counter[Card]]:
        """Count the cards still in the pile, by season."""
        return {
            season: Counter(card for card in self.table.pile if card.season is season)
            for season in Season
        }

    def bag(self) -> Cubes:
        """Return the cubes still in the bag."""
        return heap(self.table.bag)


def view(state: State) -> View:
    order = {card: place for place, card in enumerate(state.setup.deck.cards)}
    pile = sorted(state.pile, key=order.__getitem__)
    return View(_with_unknown(state, pile, sorted(state.bag)))


def complete(seen: View, below: Below) -> State:
    """Return one way the game might really be: the unknown rest of pile and bag shuffled.

    All orders that fit what has been seen are equally likely; no other order is possible.
    """
    table = seen.table
    pile: list[Card] = []
    for season in Season:
        pile += shuffled([card for card in table.pile if card.season is season], below)
    return _with_unknown(table, pile, shuffled(table.bag, below))


def shuffled(items: Sequence[T], below: Below) -> list[T]:
    """Shuffle fairly (Fisher and Yates); equal numbers give equal orders on every machine."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def _with_unknown(state: State, pile: list[Card], bag: list[Good]) -> State:
    setup = state.setup
    twin = state.copy()
    twin.setup = Setup(
        setup.deck,
        setup.players,
        setup.pile[: state.dealt] + tuple(pile),
        setup.bag[: state.drawn] + tuple(bag),
        setup.first,
        setup.rules,
    )
    return twin
