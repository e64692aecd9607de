"""Tokens round-trip, and invalid ones are refused."""

from itertools import combinations_with_replacement, permutations

import pytest

from speicherstadt.catalog import GOODS, Good, Kind, heap
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
    legal,
)
from speicherstadt.errors import Malformed
from speicherstadt.records import parse, token
from tests.play import DECK, STYLES, played

CONTRACTS = tuple(card.id for card in DECK.cards if card.kind is Kind.CONTRACT)


def everything() -> list[Decision]:
    """Every decision that can be legal with the standard deck, and a few that never are."""
    decisions: list[Decision] = [Place(berth) for berth in range(6)]
    decisions += [BUY, PASS, FINISH]
    for good in GOODS:
        decisions += [Sell(good), Store(good), Keep(good)]
        decisions += [Deliver(good, contract) for contract in CONTRACTS]
    decisions += [SellPair(heap(pair)) for pair in combinations_with_replacement(GOODS, 2)]
    decisions += [
        Convert(heap(three), taken)
        for three in combinations_with_replacement(GOODS, 3)
        for taken in GOODS
    ]
    return decisions


def test_every_decision_round_trips() -> None:
    assert [parse(token(decision)) for decision in everything()] == everything()


def test_tokens_are_unique() -> None:
    tokens = [token(decision) for decision in everything()]
    assert len(set(tokens)) == len(tokens)


@pytest.mark.parametrize("style", STYLES)
def test_every_legal_decision_in_whole_games_round_trips(style: str) -> None:
    for players in range(2, 6):
        record = played(players, f"notation-{style}", style)
        for state, _events in record.steps():
            for decision in legal(state):
                assert parse(token(decision)) == decision


def test_token_is_one_lower_case_ascii_word() -> None:
    for decision in everything():
        word = token(decision)
        assert word.isascii()
        assert word == "".join(word.split())
        assert word == word.lower()


@pytest.mark.parametrize(
    ("decision", "word"),
    [
        (Place(0), "@1"),
        (Place(5), "@6"),
        (BUY, "buy"),
        (PASS, "pass"),
        (FINISH, "done"),
        (Deliver(Good.TEA, "contract-a2"), "tea>contract-a2"),
        (Sell(Good.SAFFRON), "saffron>merchant"),
        (Store(Good.RUBBER), "rubber>warehouse"),
        (Keep(Good.CARPET), "carpet>hall"),
        (SellPair(heap([Good.TEA, Good.COFFEE])), "coffee+tea>coin"),
        (Convert(heap([Good.TEA, Good.COFFEE, Good.TEA]), Good.RUBBER), "coffee+tea+tea>rubber"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_tokens_match_the_documentation(decision: Decision, word: str) -> None:
    assert token(decision) == word


def test_cubes_can_be_in_any_order() -> None:
    given = heap([Good.COFFEE, Good.TEA, Good.SAFFRON])
    for order in permutations(("coffee", "tea", "saffron")):
        assert parse("+".join(order) + ">carpet") == Convert(given, Good.CARPET)
    assert parse("tea+coffee>coin") == parse("coffee+tea>coin")


WORDS = """
@ @0 @7 @-1 @01 @10 @1.0 @1e0 @x @² @\uff11 @@1 1 @1,@2 @\ud800 \ud800
Buy BUY bu buys decline PASS finish Done done. null 0 {} []
> >hall >> tea tea> Tea>hall tee>hall tea->hall gold>hall t\u0435a>hall +>hall
tea>coin tea>coffee tea>tea
tea+>coin +tea>coin tea++tea>coin tea,tea>coin tea+tea> gold+tea>coin
tea+tea>hall tea+tea>merchant tea+tea>warehouse tea+tea>contract-a2 tea+tea>rubber
tea+tea+tea>coin tea+tea+tea>hall tea+tea+tea>contract-a2 tea+tea+tea>gold tea+tea+tea>Rubber
tea+tea+tea+tea>coin tea+tea+tea+tea>rubber
"""
MALFORMED = [
    *WORDS.split(),
    *("", " ", "@1 ", " @1", "@ 1", "buy ", " buy", "buy\n", "buy pass", "@1\n", "\x00"),
    *("tea >hall", " tea>hall", "tea tea>coin", "tea+ tea>coin"),
]


@pytest.mark.parametrize("text", MALFORMED, ids=ascii)
def test_malformed_token_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(text)
    message = str(refused.value)
    assert ascii(text)[1:-1] in ascii(message).replace("\\\\", "\\")
    assert len(message.splitlines()) == 1


MISSPELT = [
    *("tea>Hall", "tea>HALL", "tea>hall>hall", "tea>contract_a2", "tea>-", "tea>contract-"),
    *("tea>hall ", "tea> hall", "tea>hall\n", "tea>contract a2", "tea>tea+tea", "tea>\ud800"),
    pytest.param("tea>" + "x" * 41, id="41 letters"),
]


@pytest.mark.parametrize("text", MISSPELT, ids=ascii)
def test_target_that_cannot_be_an_id_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="must send one cube to a contract"):
        parse(text)


@pytest.mark.parametrize(
    "contract", ["a", "0", "contract-z9", "a-b-c", pytest.param("x" * 40, id="40 letters")]
)
def test_target_that_can_be_an_id_is_a_contract(contract: str) -> None:
    assert parse(f"tea>{contract}") == Deliver(Good.TEA, contract)


@pytest.mark.parametrize(
    "text",
    ["@" * 10**6, "x" * 10**6, "tea+" * 10**5 + ">coin", "tea>" + "x" * 10**6],
    ids=["berth", "word", "cubes", "contract"],
)
def test_long_text_is_refused_with_a_short_message(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(text)
    assert len(str(refused.value)) < 250
