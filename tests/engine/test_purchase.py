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
from tests.table import ANNA, BERT, CLARA, begin, card, card_at, cubes, play, refuses, table

ROW = "office-a contract-a2 fireman-a2 warehouse"
OFFICE, CONTRACT, FIREMAN, WAREHOUSE = (card(card_id) for card_id in ROW.split())


def test_price_is_the_number_of_workers_in_the_column() -> None:
    state = table(row=ROW, columns=[[BERT, ANNA, CLARA, ANNA]], coins=[5, 5, 5])
    assert begin(state, Phase.PURCHASE) == []
    assert (state.seat, state.berth, price(state)) == (BERT, 0, 4)
    assert legal(state) == (BUY, PASS)
    told = play(state, BUY)
    assert told[0] == Bought(BERT, 0, OFFICE, 4, NO_CUBES, in_line=(ANNA, CLARA, ANNA))
    assert state.players[BERT].coins == 1 + 1  # plus income
    assert state.players[BERT].cards == (OFFICE,)


def test_buying_a_card_clears_its_column() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, BERT], [CLARA]])
    begin(state, Phase.PURCHASE)
    play(state, BUY)
    assert state.columns == [(), (CLARA,), (), ()]
    assert state.row == [None, CONTRACT, FIREMAN, WAREHOUSE]
    assert (state.seat, state.berth, price(state)) == (CLARA, 1, 1)


def test_price_falls_after_each_pass() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [CLARA]])
    begin(state, Phase.PURCHASE)
    assert play(state, PASS) == [Passed(ANNA, 0, OFFICE, price=3)]
    assert (state.seat, price(state), state.columns[0]) == (BERT, 2, (BERT, CLARA))
    assert play(state, PASS) == [Passed(BERT, 0, OFFICE, price=2)]
    assert (state.seat, price(state)) == (CLARA, 1)
    assert play(state, BUY) == [Bought(CLARA, 0, OFFICE, price=1, cargo=NO_CUBES)]
    assert [player.coins for player in state.players] == [5, 5, 4]


def test_player_is_asked_once_per_worker() -> None:
    state = table(2, row="office-a contract-a2 fireman-a2", columns=[[ANNA, ANNA, ANNA], [BERT]])
    begin(state, Phase.PURCHASE)
    for cost in (3, 2):
        assert (state.seat, price(state)) == (ANNA, cost)
        assert play(state, PASS) == [Passed(ANNA, 0, OFFICE, price=cost)]
    assert play(state, BUY) == [Bought(ANNA, 0, OFFICE, price=1, cargo=NO_CUBES)]


def test_player_who_cannot_pay_is_skipped_and_the_price_falls() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [BERT]], coins=[2, 1, 1])
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, OFFICE, price=3, coins=2),
        CouldNotPay(BERT, 0, OFFICE, price=2, coins=1),
    ]
    assert (state.seat, price(state)) == (CLARA, 1)
    assert state.columns[0] == (CLARA,)


def test_player_with_exactly_enough_coins_is_asked() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, CLARA], [BERT]], coins=[3, 1, 0])
    assert begin(state, Phase.PURCHASE) == []
    assert state.seat == ANNA
    play(state, BUY)
    assert (state.players[ANNA].coins, state.seat) == (0, BERT)


def test_skipped_player_is_asked_again_at_a_lower_price() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT, ANNA]], coins=[1, 1, 5])
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, OFFICE, price=3, coins=1),
        CouldNotPay(BERT, 0, OFFICE, price=2, coins=1),
    ]
    assert (state.seat, price(state)) == (ANNA, 1)


def test_coins_spent_on_one_card_cannot_buy_the_next() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [ANNA, CLARA]], coins=[3, 5, 5])
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    assert told == [
        Bought(ANNA, 0, OFFICE, price=2, cargo=NO_CUBES, in_line=(BERT,)),
        CouldNotPay(ANNA, 1, CONTRACT, price=2, coins=1),
    ]
    assert (state.seat, state.berth, price(state)) == (CLARA, 1, 1)


def test_card_is_discarded_when_everyone_passes() -> None:
    state = table(row=ROW, columns=[[ANNA, BERT], [CLARA]])
    begin(state, Phase.PURCHASE)
    told = play(state, PASS, PASS)
    assert told[-2:] == [Passed(BERT, 0, OFFICE, price=1), Discarded(0, OFFICE, NO_CUBES)]
    assert state.discard[-1] is OFFICE
    assert state.row[0] is None
    assert state.seat == CLARA


def test_card_is_discarded_when_nobody_can_pay() -> None:
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


def test_round_continues_when_nobody_can_buy_anything() -> None:
    state = table(row=ROW, columns=[[ANNA], [BERT], [CLARA]], coins=[0, 0, 0])
    told = begin(state, Phase.PURCHASE)
    assert [type(event) for event in told[:7]] == [CouldNotPay, Discarded] * 3 + [Discarded]
    assert told[7:9] == [Earned((2, 2, 2), saved=(ANNA, BERT, CLARA), banked=()), CoinPassed(BERT)]
    assert (state.phase, state.round, state.seat) == (Phase.DEMAND, 2, BERT)


def test_purchase_begins_after_the_last_placement() -> None:
    state = table(row=ROW, columns=[[], [ANNA, BERT, CLARA, ANNA, BERT, CLARA, ANNA, BERT]])
    last = card_at(state, 3)
    told = play(state, Place(3))
    assert told[:2] == [Placed(CLARA, 3, 0, last), Discarded(0, OFFICE, NO_CUBES)]
    assert told[2] == CouldNotPay(ANNA, 1, CONTRACT, price=8, coins=5)
    assert (state.seat, price(state)) == (ANNA, 5)


def ships() -> State:
    return table(
        row="ship-b ship-b contract-b2 office-b",
        cargo={0: "tea tea rubber", 1: "coffee carpet saffron"},
        columns=[[ANNA, BERT], [BERT], [ANNA]],
        stock="tea",
    )


def test_events_tell_ships_apart_by_their_cargo() -> None:
    state = ships()
    state.players[BERT].coins = 0
    begin(state, Phase.PURCHASE)
    ship, cargo = card("ship-b"), cubes("tea tea rubber")
    told = play(state, PASS)
    assert told[0] == Passed(ANNA, 0, ship, price=2, cargo=cargo)
    assert told[1] == CouldNotPay(BERT, 0, ship, price=1, coins=0, cargo=cargo)
    assert told[2] == Discarded(0, ship, lost=cargo)


def test_cubes_of_a_bought_ship_go_to_its_owners_quay() -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    cargo = cubes("tea tea rubber")
    assert told == [Bought(ANNA, 0, card("ship-b"), price=2, cargo=cargo, in_line=(BERT,))]
    assert state.cargo[0] == NO_CUBES
    assert state.players[ANNA].quay == cubes("tea tea rubber")
    assert state.players[ANNA].cards == (card("ship-b"),)
    assert state.stock == cubes("tea")


def test_cubes_of_an_unsold_ship_go_to_the_stock() -> None:
    state = ships()
    in_bag = state.bag
    begin(state, Phase.PURCHASE)
    told = play(state, PASS, PASS)
    assert told[-1] == Discarded(0, card("ship-b"), lost=cubes("tea tea rubber"))
    assert state.stock == cubes("tea tea tea rubber")
    assert state.cargo == [0, cubes("coffee carpet saffron"), 0, 0]
    assert state.bag == in_bag
    assert state.discard[-1] is card("ship-b")


def test_two_ships_of_a_player_share_the_quay() -> None:
    state = ships()
    state.columns = [(ANNA,), (ANNA,), (), ()]
    begin(state, Phase.PURCHASE)
    told = play(state, BUY, BUY)
    assert total(state.players[ANNA].quay) == 6
    assert told[-1] == Unloaded(ANNA, cubes("tea tea rubber coffee carpet saffron"))


def test_new_contract_lacks_all_its_goods() -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    play(state, PASS, PASS, PASS, BUY)
    assert state.players[ANNA].contracts == ((card("contract-b2"), cubes("carpet rubber")),)


def test_player_can_buy_several_cards_in_a_round() -> None:
    state = table(row=ROW, columns=[[ANNA], [ANNA], [ANNA], [BERT]])
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY, BUY)
    assert state.players[ANNA].cards == (OFFICE, CONTRACT, FIREMAN)
    assert (state.players[ANNA].coins, state.players[ANNA].bought) == (2, True)
    assert state.players[BERT].bought is False


@pytest.mark.parametrize("decision", [Place(0), FINISH])
def test_only_buying_and_passing_are_allowed(decision: Place) -> None:
    state = ships()
    begin(state, Phase.PURCHASE)
    refuses(state, decision)


def offered(coins: list[int], column: list[int]) -> State:
    """The first card is for sale with this column; Clara also has a worker at the second."""
    state = table(
        row="office-a contract-a2 contract-a3 contract-a4",
        columns=[column, [CLARA]],
        coins=coins,
    )
    begin(state, Phase.PURCHASE)
    return state


def test_next_worker_in_the_column_is_asked_for_one_coin_less() -> None:
    assert asked_next(offered([3, 2, 5], [ANNA, BERT, CLARA])) == (BERT, 2, ())
    assert asked_next(offered([3, 2, 5], [ANNA, ANNA, CLARA])) == (ANNA, 2, ())


def test_asked_next_skips_players_who_cannot_pay() -> None:
    state = offered([5, 1, 1], [ANNA, BERT, BERT, CLARA])
    assert asked_next(state) == (CLARA, 1, (BERT, BERT))


def test_nobody_is_asked_next_if_no_other_worker_can_pay() -> None:
    assert asked_next(offered([5, 0, 1], [ANNA, BERT])) == (None, None, (BERT,))
    assert asked_next(offered([5, 0, 1], [ANNA])) == (None, None, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_asked_next_predicts_what_happens_after_a_pass(players: int) -> None:
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
            told["skipped"] += bool(skipped)
            told["asked"] += asked.seat is not None
            told["discarded"] += asked.seat is None
    assert min(told.values()) > 0
