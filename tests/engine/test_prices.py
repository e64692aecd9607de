"""What workers would pay, who cannot, and what a purchase costs beyond its price."""

import pytest

from speicherstadt.engine import (
    FLOORS,
    PASS,
    QUEUE_PRICES,
    Forgone,
    Phase,
    Place,
    Rivals,
    advance,
    forgone,
    price,
    rivals,
    short_of_coins,
)
from tests.table import ANNA, BERT, CLARA, begin, table

ROW = "office-a contract-a2 contract-a3 bank"


def test_a_worker_pays_for_itself_and_all_above_it() -> None:
    assert QUEUE_PRICES[0] == ()
    assert QUEUE_PRICES[3] == (3, 2, 1)
    assert len(QUEUE_PRICES) == FLOORS + 1


def test_prices_are_what_players_are_asked() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA]], coins=[9, 9, 9])
    begin(state, Phase.PURCHASE)
    for cost in QUEUE_PRICES[3]:
        assert price(state) == cost
        advance(state, PASS)


def test_who_cannot_pay_and_who_just_can() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA, ANNA], [BERT]], coins=[4, 2, 1])
    short = short_of_coins(state)
    assert short.cannot_pay == [(0, 1), (0, 2)]
    assert short.to_the_last_coin == [(0, 0)]


def test_nobody_is_short_where_everybody_is_rich() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA]], coins=[9, 9, 9])
    assert short_of_coins(state) == ([], [])


def test_one_more_worker_prices_out_who_just_can_pay() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT]], coins=[2, 5, 5])
    assert short_of_coins(state).to_the_last_coin == [(0, 0)]
    advance(state, Place(0))
    assert short_of_coins(state).cannot_pay == [(0, 0)]


def test_a_purchase_may_leave_too_little_for_a_later_card() -> None:
    columns = [[ANNA, BERT], [ANNA, CLARA, BERT], [CLARA, ANNA]]
    state = table(row=ROW, columns=columns, coins=[4, 1, 5])
    begin(state, Phase.PURCHASE)
    assert (state.seat, price(state)) == (ANNA, 2)
    assert forgone(state) == [Forgone(1, 3, first=True)]


def test_players_who_cannot_pay_do_not_count_as_asked_before() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [BERT, ANNA, CLARA]], coins=[3, 1, 5])
    begin(state, Phase.PURCHASE)
    assert forgone(state) == [Forgone(1, 2, first=True)]


def test_what_is_forgone_may_be_another_players_first() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [CLARA, ANNA, BERT]], coins=[3, 1, 5])
    begin(state, Phase.PURCHASE)
    assert forgone(state) == [Forgone(1, 2, first=False)]


def test_a_higher_worker_is_forgone_where_the_lowest_was_too_expensive_already() -> None:
    columns = [[ANNA], [ANNA, BERT, ANNA]]
    state = table(row=ROW, columns=columns, coins=[1, 9, 9])
    begin(state, Phase.PURCHASE)
    assert forgone(state) == [Forgone(1, 1, first=False)]


def test_nothing_is_forgone_while_a_higher_worker_can_be_paid_for() -> None:
    columns = [[ANNA], [ANNA, BERT, ANNA]]
    state = table(row=ROW, columns=columns, coins=[3, 9, 9])
    begin(state, Phase.PURCHASE)
    assert forgone(state) == []


def test_of_several_payable_workers_the_first_asked_is_named() -> None:
    columns = [[ANNA, BERT, CLARA], [ANNA, ANNA]]
    state = table(row=ROW, columns=columns, coins=[3, 9, 9])
    begin(state, Phase.PURCHASE)
    assert forgone(state) == [Forgone(1, 2, first=True)]


@pytest.mark.parametrize(
    ("placed", "seats", "workers"),
    [(0, (1, 2), 6), (6, (1, 2), 2), (7, (2,), 1), (8, (), 0)],
)
def test_who_may_still_raise_a_price(placed: int, seats: tuple[int, ...], workers: int) -> None:
    seat = placed % 3
    expected = Rivals(tuple(seats), workers)
    assert rivals(3, seat, placed) == expected
