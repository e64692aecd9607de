"""A state as plain data for other programs: complete, without anything of ours to decode.

Seats count from 0 and berths from 1, as in records. The snapshot tells the order of pile and bag:
give it only to who may know them.
"""

from typing import Any

from speicherstadt.catalog import GOODS, Card, Cubes, Kind, count, spread
from speicherstadt.engine import (
    Phase,
    Player,
    State,
    fingerprint,
    legal,
    price,
    ranking,
    scores,
)
from speicherstadt.records.notation import token


def snapshot(state: State) -> dict[str, Any]:
    selling = state.phase is Phase.PURCHASE
    return {
        "players": [_player(player) for player in state.players],
        "round": state.round,
        "rounds": state.setup.rounds,
        "phase": state.phase.name.lower(),
        "first": state.first,
        "decides": None if state.over else state.seat,
        "legal": [token(decision) for decision in legal(state)],
        "for_sale": {"berth": state.berth + 1, "price": price(state)} if selling else None,
        "row": [
            card and {"card": card.id, "goods": _counts(cargo)}
            for card, cargo in zip(state.row, state.cargo, strict=True)
        ],
        "columns": [list(column) for column in state.columns],
        "stock": _counts(state.stock),
        "bag": [good.id for good in state.bag],
        "pile": [card.id for card in state.pile],
        "discard": [card.id for card in state.discard],
        "removed": [card.id for card in state.setup.deck.removed[state.setup.players]],
        "scores": [{"total": score.total, **score._asdict()} for score in scores(state)],
        "ranking": [list(seats) for seats in ranking(state)],
        "fingerprint": fingerprint(state),
    }


def _player(player: Player) -> dict[str, Any]:
    lacking = {card.id: cubes for card, cubes in player.contracts}
    return {
        "coins": player.coins,
        "points": player.points,
        "firemen": player.firemen,
        "bought": player.bought,
        "cards": [_card(card, lacking) for card in player.cards],
        "warehouse": _counts(player.warehouse) if player.owns(Kind.WAREHOUSE) else None,
        "hall": next((good.id for good in spread(player.hall)), None),
        "quay": _counts(player.quay),
    }


def _card(card: Card, lacking: dict[str, Cubes]) -> dict[str, Any]:
    if card.kind is not Kind.CONTRACT:
        return {"card": card.id}
    missing = lacking[card.id]
    return {"card": card.id, "goods": _counts(card.wants - missing), "lacking": _counts(missing)}


def _counts(cubes: Cubes) -> dict[str, int]:
    return {good.id: count(cubes, good) for good in GOODS}
