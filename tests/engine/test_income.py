"""Phase 5, Income."""

import pytest

from speicherstadt.engine import BUY, Phase
from speicherstadt.engine.events import Bought, CoinPassed, Discarded, Earned, RoundBegan
from tests.table import ANNA, BERT, CLARA, begin, play, table


@pytest.mark.parametrize(
    ("bought", "cards", "earned"),
    [
        pytest.param([ANNA, BERT, CLARA], [], (1, 1, 1), id="everyone bought"),
        pytest.param([BERT], [], (2, 1, 2), id="one more for buying nothing"),
        pytest.param([], [], (2, 2, 2), id="nobody bought"),
        pytest.param([CLARA], ["", "", "bank"], (2, 2, 2), id="the Bank gives one more"),
        pytest.param([ANNA], ["", "", "bank"], (1, 2, 3), id="three with the Bank and no purchase"),
    ],
)
def test_income(bought: list[int], cards: list[str], earned: tuple[int, ...]) -> None:
    state = table(bought=bought, cards=cards, coins=[0, 3, 7])
    told = begin(state, Phase.INCOME)
    saved = tuple(seat for seat in (ANNA, BERT, CLARA) if seat not in bought)
    banked = (CLARA,) if "bank" in cards else ()
    assert told[0] == Earned(earned, saved, banked)
    expected = [had + got for had, got in zip([0, 3, 7], earned, strict=True)]
    assert [player.coins for player in state.players] == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_metal_coin_moves_to_the_left(players: int) -> None:
    for first in range(players):
        state = table(players, first=first)
        told = begin(state, Phase.INCOME)
        left = (first + 1) % players
        assert told[1] == CoinPassed(left)
        assert told[2] == RoundBegan(2, left, last=False)
        assert (state.first, state.seat) == (left, left)


def test_purchases_are_forgotten_after_the_round() -> None:
    state = table(bought=[ANNA, BERT, CLARA])
    begin(state, Phase.INCOME)
    assert [player.bought for player in state.players] == [False] * 3


def test_bank_pays_in_the_round_it_is_bought() -> None:
    state = table(row="contract-c2 contract-c3a bank contract-c4", columns=[[], [], [BERT]])
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    assert isinstance(told[0], Bought)
    assert isinstance(told[1], Discarded)
    assert told[2] == Earned((2, 2, 2), saved=(ANNA, CLARA), banked=(BERT,))
