"""States as plain data for other programs, derived from the projection.

Heaps of cubes are objects with the count of each good. docs/records.md lists all keys.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from speicherstadt.catalog import Deck
from speicherstadt.engine import State, View, fingerprint, ranking, scores
from speicherstadt.records.board import GOOD_IDS, GoodId, Holdings
from speicherstadt.records.projection import goods, project, score_sheet


def snapshot(state: State) -> dict[str, Any]:
    """Return everything about a state, including the hidden order of pile and bag.

    Only give it to someone who may see the hidden order.
    """
    hidden = {
        "bag": [good.id for good in state.bag],
        "pile": [card.id for card in state.pile],
        "fingerprint": fingerprint(state),
    }
    return _public(state) | hidden


def public_snapshot(seen: View) -> dict[str, Any]:
    """Return everything that players may know; pile and bag are only counted."""
    return _public(seen.table)


def _public(state: State) -> dict[str, Any]:
    board, deck = project(state), state.setup.deck
    return {
        "players": [_player(holdings, deck) for holdings in board["players"]],
        "round": board["round"],
        "rounds": board["rounds"],
        "phase": board["phase"],
        "first": board["first"],
        "decides": board["decides"],
        "legal": board["legal"],
        "for_sale": board["offer"],
        "row": [
            berth["card"] and {"card": berth["card"], "goods": _heap(berth["cargo"])}
            for berth in board["berths"]
        ],
        "columns": [berth["workers"] for berth in board["berths"]],
        "stock": dict(zip(GOOD_IDS, board["stock"], strict=True)),
        "bag": dict(zip(GOOD_IDS, board["bag"], strict=True)),
        "pile": {
            season: {
                card.id: ids.count(card.id)
                for card in deck.cards
                if card.id in ids and card.season.value == season
            }
            for season, ids in board["coming"].items()
        },
        "discard": board["discard"],
        "removed": [card.id for card in deck.removed[state.setup.players]],
        "scores": [*map(score_sheet, scores(state))],
        "ranking": [list(seats) for seats in ranking(state)],
    }


def _player(holdings: Holdings, deck: Deck) -> dict[str, Any]:
    lacking = {contract["card"]: contract["lacking"] for contract in holdings["contracts"]}
    warehouse = holdings["warehouse"]
    return {
        "coins": holdings["coins"],
        "points": holdings["score"]["fires"],
        "firemen": holdings["firemen"],
        "bought": holdings["bought"],
        "cards": [
            _contract(card, lacking[card], deck) if card in lacking else {"card": card}
            for card in holdings["cards"]
        ],
        "warehouse": None if warehouse is None else _heap(warehouse),
        "hall": holdings["hall"],
        "quay": _heap(holdings["quay"]),
    }


def _contract(card_id: str, lacking: list[GoodId], deck: Deck) -> dict[str, Any]:
    card = deck.card(card_id)
    assert card is not None
    delivered = Counter(goods(card.wants)) - Counter(lacking)
    return {"card": card_id, "goods": _heap(delivered.elements()), "lacking": _heap(lacking)}


def _heap(cubes: Iterable[str]) -> dict[str, int]:
    number = Counter(cubes)
    return {good: number[good] for good in GOOD_IDS}
