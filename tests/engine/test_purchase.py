"""Phase 3, Purchase."""

from collections import Counter

import pytest

from speicherstadt.catalog import NO_CUBES, total
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Phase,
    Place,
    State,
    apply,
    asked_next,
    legal,
    price,
)
from speicherstadt.engine.events import (
    Bought,
    CoinPassed,
    CouldNotPay,
    Discarded,
    Earned,
    Passed,
    Placed,
    Unloaded,
)
from tests.play import played
from tests.table import ANNA, BERT, CLARA, begin, card, cubes, play, refuses, table

ROW = "office-a contract-a2 fireman-a2 warehouse"
OFFICE, CONTRACT, FIREMAN, WAREHOUSE = (card(card_id) for card_id in ROW.split())


def test_the_lowest_worker_buys_for_as_many_coins_as_workers_stand_there() -> None:
    state = table(row=ROW, columns=[[BERT, ANNA, CLARA, ANNA]], coins=[5, 5, 5])
    assert begin(state, Phase.PURCHASE) == []
    assert (state.seat, state.berth, price(state)) == (BERT, 0, 4)
    assert legal(state) == (BUY, PASS)
    told = play(state, BUY)
    assert told[0] == Bought(BERT, 0, OFFICE, price=4, cargo=NO_CUBES)
    assert state.players[BERT].coins == 1 + 1  # and the income
    assert state.players[BERT].cards == (OFFICE,)


def test_all_workers_of_the_column_go_home_when_a_card_is_bought() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, BERT], [CLARA]])
    begin(state, Phase.PURCHASE)
    play(state, BUY)
    assert state.columns == [(), (CLARA,), (), ()]
    assert state.row == [None, CONTRACT, FIREMAN, WAREHOUSE]
    assert (state.seat, state.berth, price(state)) == (CLARA, 1, 1)


def test_the_price_falls_when_one_declines() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [CLARA]])
    begin(state, Phase.PURCHASE)
    assert play(state, PASS) == [Passed(ANNA, 0, OFFICE, price=3)]
    assert (state.seat, price(state), state.columns[0]) == (BERT, 2, (BERT, CLARA))
    assert play(state, PASS) == [Passed(BERT, 0, OFFICE, price=2)]
    assert (state.seat, price(state)) == (CLARA, 1)
    assert play(state, BUY) == [Bought(CLARA, 0, OFFICE, price=1, cargo=NO_CUBES)]
    assert [player.coins for player in state.players] == [5, 5, 4]


def test_the_same_player_is_asked_again_with_the_next_worker() -> None:
    state = table(2, row="office-a contract-a2 fireman-a2", columns=[[ANNA, ANNA, ANNA], [BERT]])
    begin(state, Phase.PURCHASE)
    for cost in (3, 2):
        assert (state.seat, price(state)) == (ANNA, cost)
        assert play(state, PASS) == [Passed(ANNA, 0, OFFICE, price=cost)]
    assert play(state, BUY) == [Bought(ANNA, 0, OFFICE, price=1, cargo=NO_CUBES)]


def test_who_cannot_pay_is_passed_over_and_the_price_falls() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [BERT]], coins=[2, 1, 1])
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, OFFICE, price=3, coins=2),
        CouldNotPay(BERT, 0, OFFICE, price=2, coins=1),
    ]
    assert (state.seat, price(state)) == (CLARA, 1)
    assert state.columns[0] == (CLARA,)


def test_who_can_just_pay_is_asked() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [BERT]], coins=[3, 1, 0])
    assert begin(state, Phase.PURCHASE) == []
    assert state.seat == ANNA
    play(state, BUY)
    assert (state.players[ANNA].coins, state.seat) == (0, BERT)


def test_a_player_who_could_not_pay_is_asked_again_once_the_price_has_fallen() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, ANNA]], coins=[1, 1, 5])
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, OFFICE, price=3, coins=1),
        CouldNotPay(BERT, 0, OFFICE, price=2, coins=1),
    ]
    assert (state.seat, price(state)) == (ANNA, 1)


def test_coins_spent_on_one_card_are_missing_for_the_next() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [ANNA, CLARA]], coins=[3, 5, 5])
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    assert told == [
        Bought(ANNA, 0, OFFICE, price=2, cargo=NO_CUBES),
        CouldNotPay(ANNA, 1, CONTRACT, price=2, coins=1),
    ]
    assert (state.seat, state.berth, price(state)) == (CLARA, 1, 1)


def test_a_card_that_everybody_declines_is_discarded() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [CLARA]])
    begin(state, Phase.PURCHASE)
    told = play(state, PASS, PASS)
    assert told[-2:] == [Passed(BERT, 0, OFFICE, price=1), Discarded(0, OFFICE, NO_CUBES)]
    assert state.discard[-1] is OFFICE
    assert state.row[0] is None
    assert state.seat == CLARA


def test_a_card_that_nobody_can_pay_is_discarded() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [CLARA]], coins=[0, 0, 1])
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, OFFICE, price=2, coins=0),
        CouldNotPay(BERT, 0, OFFICE, price=1, coins=0),
        Discarded(0, OFFICE, NO_CUBES),
    ]


def test_cards_without_workers_are_discarded_from_left_to_right() -> None:
    state = table(row=ROW, columns=[[], [], [BERT]])
    told = begin(state, Phase.PURCHASE)
    assert told == [Discarded(0, OFFICE, NO_CUBES), Discarded(1, CONTRACT, NO_CUBES)]
    assert (state.seat, state.berth) == (BERT, 2)
    told = play(state, BUY)
    assert told[:2] == [
        Bought(BERT, 2, FIREMAN, price=1, cargo=NO_CUBES),
        Discarded(3, WAREHOUSE, NO_CUBES),
    ]
    assert state.discard[-3:] == (OFFICE, CONTRACT, WAREHOUSE)


def test_when_nobody_can_buy_anything_the_round_goes_on_by_itself() -> None:
    state = table(row=ROW, columns=[[ANNA], [BERT], [CLARA]], coins=[0, 0, 0])
    told = begin(state, Phase.PURCHASE)
    assert [type(event) for event in told[:7]] == [CouldNotPay, Discarded] * 3 + [Discarded]
    assert told[7:9] == [Earned((2, 2, 2)), CoinPassed(BERT)]
    assert (state.phase, state.round, state.seat) == (Phase.DEMAND, 2, BERT)


def test_the_last_placement_opens_the_purchase() -> None:
    state = table(row=ROW, columns=[[], [ANNA, BERT, CLARA, ANNA, BERT, CLARA, ANNA, BERT]])
    told = play(state, Place(3))
    assert told[:2] == [Placed(CLARA, 3, floor=0), Discarded(0, OFFICE, NO_CUBES)]
    assert told[2] == CouldNotPay(ANNA, 1, CONTRACT, price=8, coins=5)
    assert (state.seat, price(state)) == (ANNA, 5)


def ships() -> State:
    return table(
        row="ship-b ship-b contract-b2 office-b",
        cargo={0: "tea tea rubber", 1: "coffee carpet saffron"},
        columns=[[ANNA, BERT], [BERT], [ANNA]],
        stock="tea",
    )


def test_a_bought_ship_is_unloaded_onto_the_quay_of_its_owner() -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    assert told == [Bought(ANNA, 0, card("ship-b"), price=2, cargo=cubes("tea tea rubber"))]
    assert state.cargo[0] == NO_CUBES
    assert state.players[ANNA].quay == cubes("tea tea rubber")
    assert state.players[ANNA].cards == (card("ship-b"),)
    assert state.stock == cubes("tea")


def test_the_cubes_of_an_unsold_ship_go_to_the_stock() -> None:
    state = ships()
    in_bag = state.bag
    begin(state, Phase.PURCHASE)
    told = play(state, PASS, PASS)
    assert told[-1] == Discarded(0, card("ship-b"), lost=cubes("tea tea rubber"))
    assert state.stock == cubes("tea tea tea rubber")
    assert state.cargo == [0, cubes("coffee carpet saffron"), 0, 0]
    assert state.bag == in_bag
    assert state.discard[-1] is card("ship-b")


def test_two_ships_of_one_player_share_the_quay() -> None:
    state = ships()
    state.columns = [(ANNA,), (ANNA,), (), ()]
    begin(state, Phase.PURCHASE)
    told = play(state, BUY, BUY)
    assert total(state.players[ANNA].quay) == 6
    assert told[-1] == Unloaded(ANNA, cubes("tea tea rubber coffee carpet saffron"))


def test_a_bought_contract_waits_for_all_its_goods() -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    play(state, PASS, PASS, PASS, BUY)
    assert state.players[ANNA].contracts == ((card("contract-b2"), cubes("carpet rubber")),)


def test_a_player_may_buy_several_cards_in_a_round() -> None:
    state = table(row=ROW, columns=[[ANNA], [ANNA], [ANNA], [BERT]])
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY, BUY)
    assert state.players[ANNA].cards == (OFFICE, CONTRACT, FIREMAN)
    assert (state.players[ANNA].coins, state.players[ANNA].bought) == (2, True)
    assert state.players[BERT].bought is False


@pytest.mark.parametrize("decision", [Place(0), FINISH])
def test_only_buying_and_declining_are_allowed(decision: Place) -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    refuses(state, decision)


def offered(coins: list[int], column: list[int]) -> State:
    """The first card is for sale, with this column above it; another player waits at the second."""
    state = table(
        row="office-a contract-a2 contract-a3 contract-a4",
        columns=[column, [CLARA]],
        coins=coins,
    )
    begin(state, Phase.PURCHASE)
    return state


def test_the_next_in_the_column_is_asked_next_for_one_coin_less() -> None:
    assert asked_next(offered([3, 2, 5], [ANNA, BERT, CLARA])) == (BERT, 2, ())
    assert asked_next(offered([3, 2, 5], [ANNA, ANNA, CLARA])) == (ANNA, 2, ())


def test_who_cannot_pay_is_passed_over_on_the_way_to_who_is_asked_next() -> None:
    state = offered([5, 1, 1], [ANNA, BERT, BERT, CLARA])
    assert asked_next(state) == (CLARA, 1, (BERT, BERT))


def test_nobody_is_asked_next_when_nobody_else_can_pay_or_stands_there() -> None:
    assert asked_next(offered([5, 0, 1], [ANNA, BERT])) == (None, None, (BERT,))
    assert asked_next(offered([5, 0, 1], [ANNA])) == (None, None, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_passing_was_said_to_lead_to_happens(players: int) -> None:
    told = Counter[str]()
    for state, _ in played(players, f"asked next {players}", "mixed").steps():
        if state.phase is Phase.PURCHASE:
            asked, twin = asked_next(state), state.copy()
            events = apply(twin, PASS)
            here = [event for event in events[1:] if getattr(event, "berth", None) == state.berth]
            skipped = tuple(event.seat for event in here if isinstance(event, CouldNotPay))
            assert skipped == asked.cannot_pay
            assert any(isinstance(event, Discarded) for event in here) == (asked.seat is None)
            if asked.seat is not None:
                assert (twin.berth, twin.seat, price(twin)) == (state.berth, *asked[:2])
            told["passed over"] += bool(skipped)
            told["asked"] += asked.seat is not None
            told["discarded"] += asked.seat is None
    assert min(told.values()) > 0
