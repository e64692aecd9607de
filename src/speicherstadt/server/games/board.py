"""Boards, decks and the uses of cards on the wire."""

from typing import Any

import msgspec

from speicherstadt.bots.hints import card_use
from speicherstadt.bots.obvious_loading import left_over, obvious_steps
from speicherstadt.catalog import Deck
from speicherstadt.engine import QUEUE_PRICES, Seat, Setup, State, view
from speicherstadt.records import token
from speicherstadt.records.board import GOOD_IDS
from speicherstadt.records.projection import Projection, berth_number, goods
from speicherstadt.server import wire
from speicherstadt.server.translation import translated

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
        [list(prices) for prices in QUEUE_PRICES],
        {str(players): [card.id for card in cards] for players, cards in deck.removed.items()},
    )


def obvious_plan(state: State, number: int) -> wire.LoadingPlan:
    """Return what is obvious to do in the loading, after the log entry with this number."""
    steps = obvious_steps(view(state))
    tokens = [[*map(token, decisions)] for decisions in steps]
    return wire.LoadingPlan(number, tokens, goods(left_over(state, steps)))


def card_uses(state: State, seat: Seat) -> list[wire.CardUse]:
    """Return what the cards at the berths would do for a player, at their current price."""
    table = view(state).table
    return [
        wire.CardUse(
            berth_number(berth), translated(card_use(table, seat, berth, max(len(column), 1)))
        )
        for berth, (card, column) in enumerate(zip(table.row, table.columns, strict=True))
        if card is not None
    ]
