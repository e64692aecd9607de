"""What the players know about a game, and ways to fill in the unknown.

All players know the same, so they share one view. The hidden parts are the order of the pile within
each season and the order of the cubes in the bag.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeAlias, TypeVar

from speicherstadt.catalog import Card, Cubes, Deck, Good, Season, heap
from speicherstadt.engine.decisions import Decision
from speicherstadt.engine.game import legal
from speicherstadt.engine.state import Seat, Setup, State

T = TypeVar("T")

Below: TypeAlias = Callable[[int], int]
"""A source of randomness: `below(n)` returns a whole number from 0 to n - 1."""


@dataclass(slots=True, eq=False)
class View:
    """A game as all players see it.

    `table` is the state with its hidden parts sorted, so it reveals what is still to come but not
    in which order. Do not play on it: `complete` the view first.
    """

    table: State
    options: Sequence[Decision] | None = field(default=None, repr=False)
    """The result of `legal`, if it has been computed already."""

    @property
    def seat(self) -> Seat:
        return self.table.seat

    def legal(self) -> Sequence[Decision]:
        return legal(self.table) if self.options is None else self.options

    def to_come(self) -> dict[Season, Counter[Card]]:
        """Count the cards that are still in the pile, by season."""
        return {
            season: Counter(card for card in self.table.pile if card.season is season)
            for season in Season
        }

    def bag(self) -> Cubes:
        """The cubes that are still in the bag."""
        return heap(self.table.bag)


class Viewer:
    """Creates the views of one game while it is played.

    Each view has its own state, which its receiver may change. Views share only the frozen
    set-up. The hidden parts change when cards are dealt, so they are sorted once per round.
    """

    __slots__ = ("_dealt", "_drawn", "_setup", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._dealt = self._drawn = -1

    def look(self, options: Sequence[Decision] | None = None) -> View:
        state = self._state
        if state.dealt != self._dealt or state.drawn != self._drawn:
            self._setup = _sorted_setup(state)
            self._dealt, self._drawn = state.dealt, state.drawn
        table = state.copy()
        table.setup = self._setup
        return View(table, options)


def view(state: State) -> View:
    """Return one view. If every decision of a game needs a view, `Viewer` is faster."""
    return Viewer(state).look()


def complete(seen: View, below: Below) -> State:
    """Draw a state that fits the view by shuffling the rest of each season and of the bag.

    Every possible order is equally likely.
    """
    table = seen.table
    pile: list[Card] = []
    for season in Season:
        pile += shuffled([card for card in table.pile if card.season is season], below)
    state = table.copy()
    state.setup = _with_unknown(table, pile, shuffled(table.bag, below))
    return state


def shuffled(items: Sequence[T], below: Below) -> list[T]:
    """Shuffle fairly (Fisher-Yates); equal random numbers give the same order everywhere."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def _sorted_setup(state: State) -> Setup:
    place = _places(state.setup.deck)
    return _with_unknown(state, sorted(state.pile, key=place.__getitem__), sorted(state.bag))


@lru_cache(maxsize=16)
def _places(deck: Deck) -> dict[Card, int]:
    """Return the position of each card in the order of the deck."""
    return {card: place for place, card in enumerate(deck.cards)}


def _with_unknown(state: State, pile: list[Card], bag: list[Good]) -> Setup:
    """Return the set-up with the hidden parts in the given order."""
    setup = state.setup
    return replace(
        setup,
        pile=setup.pile[: state.dealt] + tuple(pile),
        bag=setup.bag[: state.drawn] + tuple(bag),
    )
