"""Stable numbers for the cards and the decisions of a deck.

Numbers depend on the content of the deck, not on the order of its file, and must never change:
trained bots and stored data rely on them. docs/codec.md documents the order, and a test pins it.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from speicherstadt.catalog import GOODS, PLAYERS, Card, Deck, Good, Kind, Season, count, heap, kinds
from speicherstadt.engine.decisions import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Decision,
    Deliver,
    Keep,
    Place,
    Sell,
    SellPair,
    Store,
)

MAX_PLAYERS = max(PLAYERS)
MAX_BERTHS = MAX_PLAYERS + 1


def numbered_cards(deck: Deck) -> tuple[Card, ...]:
    """Return the faces of a deck by season, then by id. The first has number 1."""
    seasons = list(Season)
    return tuple(sorted(deck.cards, key=lambda card: (seasons.index(card.season), card.id)))


def deliveries(deck: Deck) -> tuple[tuple[Card, Good], ...]:
    """Return each contract with each good it wants, in the order of cards and goods."""
    contracts = [card for card in numbered_cards(deck) if card.kind is Kind.CONTRACT]
    return tuple((card, good) for card in contracts for good in kinds(card.wants))


def numbered_decisions(deck: Deck) -> tuple[Decision, ...]:
    """Return every decision that a game with this deck can ever allow. The first has number 0."""
    return (
        *(Place(berth) for berth in range(MAX_BERTHS)),
        BUY,
        PASS,
        *(Deliver(good, card.id) for card, good in deliveries(deck)),
        *(Sell(good) for good in GOODS),
        *(Store(good) for good in GOODS),
        *(Keep(good) for good in GOODS),
        *(SellPair(heap(pair)) for pair in combinations_with_replacement(GOODS, 2)),
        *_conversions(),
        FINISH,
    )


def _conversions() -> Iterator[Convert]:
    for three in map(heap, combinations_with_replacement(GOODS, 3)):
        for taken in GOODS:
            if not count(three, taken):
                yield Convert(three, taken)
