"""States, decisions and decks travel between processes, in either build."""

import copy
import pickle

import pytest

from speicherstadt.catalog import CUBE, PLAYERS, Good, standard_deck
from speicherstadt.engine import (
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
    fingerprint,
    new_game,
)
from speicherstadt.records import deal

DECISIONS = [
    *(Place(2), BUY, PASS, Deliver(Good.TEA, "contract-a2"), Sell(Good.TEA), Store(Good.TEA)),
    *(Keep(Good.TEA), SellPair(2 * CUBE[0]), Convert(3 * CUBE[0], Good.TEA), FINISH),
]


@pytest.mark.parametrize("decision", DECISIONS, ids=str)
def test_decisions_survive(decision: Decision) -> None:
    assert pickle.loads(pickle.dumps(decision)) == decision
    assert copy.deepcopy(decision) == decision


def test_a_deck_survives_with_one_object_for_each_face() -> None:
    deck = standard_deck()
    twin = pickle.loads(pickle.dumps(deck))
    assert twin.digest == deck.digest
    faces = set(twin.cards)
    assert all(card in faces for players in PLAYERS for card in twin.in_play(players))


def test_a_state_survives() -> None:
    state = new_game(deal(standard_deck(), 3, "pickled"))
    assert fingerprint(pickle.loads(pickle.dumps(state))) == fingerprint(state)
