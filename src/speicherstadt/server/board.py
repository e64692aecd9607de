"""Boards and decks on the wire."""

from typing import Any

import msgspec

from speicherstadt.catalog import Deck
from speicherstadt.engine import Setup
from speicherstadt.records.projection import GOOD_IDS, Projection, goods
from speicherstadt.server import wire

_encode = msgspec.json.Encoder().encode


class Boards(Projection):
    """Creates the boards of one game with encoded parts; unchanged parts are reused."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, finish=_encoded)


def _encoded(part: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


def deck_of(deck: Deck) -> wire.DeckInfo:
    return wire.DeckInfo(
        deck.name,
        [
            wire.CardFace(
                card.id,
                card.kind.value,
                card.season.value,
                card.copies,
                card.points,
                card.value,
                None if card.good is None else GOOD_IDS[card.good],
                goods(card.wants),
                sorted(card.reconstructed),
            )
            for card in deck.cards
        ],
        list(deck.office_points),
        {str(players): [card.id for card in cards] for players, cards in deck.removed.items()},
    )
