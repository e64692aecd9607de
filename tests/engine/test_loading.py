"""Phase 4, Loading: the six uses of a cube, and whose turn it is."""

import pytest

from speicherstadt.catalog import GOODS, NO_CUBES, Cubes, Good, count, heap, parse_deck, total
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Deliver,
    Keep,
    Phase,
    Place,
    Sell,
    SellPair,
    State,
    Store,
    advance,
    apply,
    legal,
)
from speicherstadt.engine.events import (
    CoinPassed,
    Converted,
    Delivered,
    Earned,
    Finished,
    Kept,
    PairSold,
    Sold,
    Stored,
    Unloaded,
)
from speicherstadt.errors import Illegal
from speicherstadt.records.shuffle import chance
from tests.table import (
    ANNA,
    BERT,
    CARPET,
    CLARA,
    COFFEE,
    RUBBER,
    SAFFRON,
    TEA,
    begin,
    card,
    cubes,
    edited,
    loading,
    play,
    refuses,
    table,
)

# ---------------------------------------------------------------- contracts


def test_a_cube_is_put_on_a_contract_that_wants_it() -> None:
    state = loading(cards=["contract-a2"], quay=["tea tea rubber"])
    assert play(state, Deliver(TEA, "contract-a2")) == [
        Delivered(ANNA, TEA, card("contract-a2"), complete=False)
    ]
    player = state.players[ANNA]
    assert player.contracts == ((card("contract-a2"), cubes("saffron")),)
    assert player.quay == cubes("tea rubber")
    assert state.stock == NO_CUBES


def test_the_last_cube_completes_a_contract() -> None:
    state = loading(cards=["contract-a2"], delivered={"contract-a2": "tea"}, quay=["saffron tea"])
    assert play(state, Deliver(SAFFRON, "contract-a2")) == [
        Delivered(ANNA, SAFFRON, card("contract-a2"), complete=True)
    ]
    assert state.players[ANNA].contracts == ((card("contract-a2"), NO_CUBES),)
    refuses(state, Deliver(TEA, "contract-a2"), Deliver(SAFFRON, "contract-a2"))


def test_a_contract_takes_no_more_than_it_wants() -> None:
    state = loading(cards=["contract-a2"], quay=["tea tea rubber"])
    refuses(state, Deliver(RUBBER, "contract-a2"), Deliver(SAFFRON, "contract-a2"))
    play(state, Deliver(TEA, "contract-a2"))
    refuses(state, Deliver(TEA, "contract-a2"))


def test_a_player_chooses_among_contracts() -> None:
    state = loading(cards=["contract-a2 contract-c2"], quay=["tea"])
    assert {step for step in legal(state) if isinstance(step, Deliver)} == {
        Deliver(TEA, "contract-a2"),
        Deliver(TEA, "contract-c2"),
    }
    play(state, Deliver(TEA, "contract-c2"))
    assert state.players[ANNA].contracts == (
        (card("contract-a2"), cubes("saffron tea")),
        (card("contract-c2"), cubes("rubber")),
    )


def test_nobody_delivers_to_another_players_contract() -> None:
    state = loading(cards=["", "contract-a2"], quay=["tea"])
    refuses(state, Deliver(TEA, "contract-a2"), Deliver(TEA, "contract-c2"))


def test_contracts_are_filled_over_several_rounds_and_never_emptied() -> None:
    state = loading(cards=["contract-a2"], quay=["tea saffron"])
    play(state, Deliver(TEA, "contract-a2"), Keep(SAFFRON), FINISH)
    assert state.round == 2
    while state.phase is Phase.DEMAND:
        play(state, Place(state.placed % 4))
    while state.phase is Phase.PURCHASE:
        play(state, PASS)
    assert (state.phase, state.seat, state.round) == (Phase.LOADING, ANNA, 2)
    assert state.players[ANNA].contracts == ((card("contract-a2"), cubes("saffron")),)
    play(state, Deliver(SAFFRON, "contract-a2"))
    assert state.players[ANNA].contracts == ((card("contract-a2"), NO_CUBES),)


def test_a_contract_of_another_deck_may_want_a_good_twice() -> None:
    text = edited("contract-a2", '["saffron", "tea"]', '["tea", "tea"]')
    deck = parse_deck(text, "doubled")
    state = loading(cards=["contract-a2"], quay=["tea tea tea"], deck=deck)
    contract = card("contract-a2", deck)
    told = play(state, Deliver(TEA, "contract-a2"), Deliver(TEA, "contract-a2"))
    assert told == [
        Delivered(ANNA, TEA, contract, complete=False),
        Delivered(ANNA, TEA, contract, complete=True),
    ]
    refuses(state, Deliver(TEA, "contract-a2"))


# ---------------------------------------------------------------- merchants


def test_a_merchant_pays_a_coin_for_each_cube_of_its_kind() -> None:
    state = loading(cards=["tea-taster"], quay=["tea tea rubber"], coins=[0])
    assert play(state, Sell(TEA), Sell(TEA)) == [Sold(ANNA, TEA), Sold(ANNA, TEA)]
    assert state.players[ANNA].coins == 2
    assert state.players[ANNA].quay == cubes("rubber")
    assert state.stock == cubes("tea tea")
    refuses(state, Sell(TEA), Sell(RUBBER))


def test_nobody_sells_to_another_players_merchant() -> None:
    state = loading(cards=["", "tea-taster"], quay=["tea"])
    refuses(state, Sell(TEA))


# ---------------------------------------------------------------- warehouse


def test_a_warehouse_keeps_four_cubes_and_no_more() -> None:
    state = loading(cards=["warehouse"], quay=["tea tea rubber carpet saffron"])
    told = play(state, Store(TEA), Store(TEA), Store(RUBBER), Store(CARPET))
    assert told == [Stored(ANNA, good) for good in (TEA, TEA, RUBBER, CARPET)]
    assert state.players[ANNA].warehouse == cubes("tea tea rubber carpet")
    assert state.players[ANNA].quay == cubes("saffron")
    refuses(state, Store(SAFFRON))


def test_without_a_warehouse_nothing_is_stored() -> None:
    state = loading(cards=["", "warehouse"], quay=["tea"])
    refuses(state, Store(TEA))


def test_cubes_in_the_warehouse_stay_through_the_next_rounds() -> None:
    state = loading(cards=["warehouse"], quay=["tea rubber"])
    play(state, Store(TEA), Store(RUBBER), FINISH)
    assert state.round == 2
    assert state.players[ANNA].warehouse == cubes("tea rubber")


# ---------------------------------------------------------------- market hall


def test_the_market_hall_keeps_one_cube() -> None:
    state = loading(quay=["tea tea rubber"])
    assert play(state, Keep(TEA)) == [Kept(ANNA, TEA)]
    assert state.players[ANNA].hall == cubes("tea")
    assert state.players[ANNA].quay == cubes("tea rubber")
    refuses(state, Keep(TEA), Keep(RUBBER))
    play(state, FINISH)
    assert state.players[ANNA].hall == cubes("tea")


def test_two_cubes_are_sold_in_the_market_hall_for_a_coin() -> None:
    state = loading(quay=["tea tea rubber"], coins=[0])
    assert {step for step in legal(state) if isinstance(step, SellPair)} == {
        SellPair(cubes("tea tea")),
        SellPair(cubes("tea rubber")),
    }
    assert play(state, SellPair(cubes("tea rubber"))) == [PairSold(ANNA, cubes("tea rubber"))]
    assert state.players[ANNA].coins == 1
    assert state.players[ANNA].quay == cubes("tea")
    assert state.stock == cubes("tea rubber")
    refuses(
        state, SellPair(cubes("tea tea")), SellPair(cubes("tea rubber")), SellPair(cubes("tea"))
    )


def test_two_cubes_of_one_kind_are_sold_only_if_there_are_two() -> None:
    state = loading(quay=["tea rubber"])
    refuses(
        state,
        SellPair(cubes("tea tea")),
        SellPair(cubes("tea")),
        SellPair(0),
        SellPair(cubes("tea coffee")),
    )


def test_three_cubes_are_turned_into_one_other_from_the_stock() -> None:
    state = loading(quay=["tea tea rubber"], stock="coffee carpet carpet")
    assert {step for step in legal(state) if isinstance(step, Convert)} == {
        Convert(cubes("tea tea rubber"), COFFEE),
        Convert(cubes("tea tea rubber"), CARPET),
    }
    assert play(state, Convert(cubes("tea tea rubber"), CARPET)) == [
        Converted(ANNA, cubes("tea tea rubber"), CARPET)
    ]
    assert state.players[ANNA].quay == cubes("carpet")
    assert state.stock == cubes("coffee carpet tea tea rubber")


def test_nothing_is_taken_that_did_not_lie_in_the_stock_before() -> None:
    state = loading(quay=["tea tea rubber saffron"], stock="carpet")
    refuses(
        state,
        Convert(cubes("tea tea rubber"), COFFEE),
        Convert(cubes("tea tea rubber"), SAFFRON),
        Convert(cubes("tea rubber saffron"), TEA),
    )


def test_nothing_is_taken_of_a_kind_that_was_given() -> None:
    state = loading(quay=["tea tea rubber saffron"], stock="tea rubber saffron")
    assert {step for step in legal(state) if isinstance(step, Convert)} == {
        Convert(cubes("tea tea rubber"), SAFFRON),
        Convert(cubes("tea tea saffron"), RUBBER),
    }
    refuses(state, Convert(cubes("tea tea rubber"), TEA), Convert(cubes("tea rubber saffron"), TEA))


def test_an_empty_stock_converts_nothing() -> None:
    state = loading(quay=["tea tea rubber saffron carpet coffee"])
    assert not [step for step in legal(state) if isinstance(step, Convert)]


def test_other_numbers_of_cubes_are_not_converted() -> None:
    state = loading(quay=["tea tea rubber rubber"], stock="coffee")
    refuses(
        state,
        Convert(cubes("tea tea"), COFFEE),
        Convert(cubes("tea tea rubber rubber"), COFFEE),
        Convert(cubes("tea tea tea"), COFFEE),
    )


def test_three_of_a_kind_are_converted_too() -> None:
    state = loading(quay=["tea tea tea tea"], stock="coffee")
    play(state, Convert(cubes("tea tea tea"), COFFEE))
    assert state.players[ANNA].quay == cubes("tea coffee")


def test_a_converted_cube_is_used_at_once() -> None:
    state = loading(
        cards=["contract-a3"],
        delivered={"contract-a3": "carpet saffron"},
        quay=["tea tea rubber"],
        stock="coffee",
    )
    told = play(state, Convert(cubes("tea tea rubber"), COFFEE), Deliver(COFFEE, "contract-a3"))
    assert told[-1] == Delivered(ANNA, COFFEE, card("contract-a3"), complete=True)


def test_what_was_sold_can_be_taken_back_by_a_later_conversion() -> None:
    state = loading(cards=["tea-taster"], quay=["tea rubber rubber carpet"])
    refuses(state, Convert(cubes("rubber rubber carpet"), TEA))
    play(state, Sell(TEA), Convert(cubes("rubber rubber carpet"), TEA))
    assert state.players[ANNA].quay == cubes("tea")


def test_nothing_goes_back_into_the_bag() -> None:
    state = loading(cards=["tea-taster warehouse"], quay=["tea tea tea tea rubber"], stock="coffee")
    bag = state.bag
    play(state, Sell(TEA), SellPair(cubes("tea rubber")), Keep(TEA), Store(TEA), FINISH)
    row_needs = 3 * sum(cargo != NO_CUBES for cargo in state.cargo)
    assert state.bag == bag[row_needs:]


# ---------------------------------------------------------------- finishing, and whose turn it is


def test_what_is_left_on_the_quay_is_lost_to_the_stock() -> None:
    state = loading(quay=["tea tea rubber", "coffee"], stock="carpet")
    told = play(state, FINISH)
    assert told == [Finished(ANNA, cubes("tea tea rubber")), Unloaded(BERT, cubes("coffee"))]
    assert state.stock == cubes("carpet tea tea rubber")
    assert state.players[ANNA].quay == NO_CUBES


def test_loading_goes_round_from_the_first_player() -> None:
    state = table(quay=["tea", "coffee", "carpet"], first=BERT)
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("coffee"))]
    assert state.seat == BERT
    assert play(state, FINISH) == [
        Finished(BERT, cubes("coffee")),
        Unloaded(CLARA, cubes("carpet")),
    ]
    assert play(state, FINISH) == [Finished(CLARA, cubes("carpet")), Unloaded(ANNA, cubes("tea"))]
    told = play(state, FINISH)
    assert told[:3] == [Finished(ANNA, cubes("tea")), Earned((2, 2, 2)), CoinPassed(CLARA)]


def test_a_player_without_goods_is_passed_over() -> None:
    state = table(quay=["", "coffee", ""], cards=["contract-a2", "", "warehouse"])
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("coffee"))]
    assert state.seat == BERT
    told = play(state, FINISH)
    assert told[1] == Earned((2, 2, 2))


def test_without_goods_there_is_no_loading() -> None:
    state = table()
    assert begin(state, Phase.LOADING)[0] == Earned((2, 2, 2))
    assert state.phase is Phase.DEMAND


def test_ship_warehouse_and_market_hall_make_one_pool() -> None:
    state = table(
        cards=["warehouse"], quay=["tea tea rubber"], warehouse=["coffee tea"], hall=["carpet"]
    )
    pool = cubes("tea tea tea rubber coffee carpet")
    assert begin(state, Phase.LOADING) == [Unloaded(ANNA, pool)]
    player = state.players[ANNA]
    assert (player.quay, player.warehouse, player.hall) == (pool, NO_CUBES, NO_CUBES)


@pytest.mark.parametrize(
    ("warehouse", "hall"), [(["tea"], []), ([], ["tea"])], ids=["warehouse", "market hall"]
)
def test_kept_goods_are_used_later_without_a_new_ship(
    warehouse: list[str], hall: list[str]
) -> None:
    state = loading(cards=["warehouse contract-a2"], warehouse=warehouse, hall=hall)
    assert state.seat == ANNA
    play(state, Deliver(TEA, "contract-a2"))
    assert state.players[ANNA].contracts == ((card("contract-a2"), cubes("saffron")),)


def test_a_cube_moves_from_the_market_hall_to_the_warehouse() -> None:
    state = loading(cards=["warehouse"], warehouse=["rubber"], hall=["tea"])
    play(state, Store(TEA), Keep(RUBBER), FINISH)
    assert state.players[ANNA].warehouse == cubes("tea")
    assert state.players[ANNA].hall == cubes("rubber")


def test_an_empty_quay_leaves_only_to_finish() -> None:
    state = loading(cards=["tea-taster warehouse contract-a2"], quay=["tea"], stock="coffee")
    play(state, Sell(TEA))
    assert legal(state) == (FINISH,)
    assert play(state, FINISH)[0] == Finished(ANNA, NO_CUBES)


def test_empty_ships_stay_with_their_owner() -> None:
    state = loading(cards=["ship-b ship-c"], quay=["tea tea rubber"])
    play(state, FINISH)
    assert state.players[ANNA].cards == (card("ship-b"), card("ship-c"))


def test_every_use_of_a_cube_at_a_glance() -> None:
    state = loading(
        cards=["contract-a2 tea-taster warehouse"], quay=["tea tea rubber"], stock="coffee"
    )
    assert list(legal(state)) == [
        Deliver(TEA, "contract-a2"),
        Sell(TEA),
        Store(TEA),
        Store(RUBBER),
        Keep(TEA),
        Keep(RUBBER),
        SellPair(cubes("tea tea")),
        SellPair(cubes("tea rubber")),
        Convert(cubes("tea tea rubber"), COFFEE),
        FINISH,
    ]


def test_decisions_of_other_phases_are_refused() -> None:
    state = loading(quay=["tea"])
    refuses(state, BUY, PASS, Place(0))
    for decision in (BUY, PASS, Place(0)):
        with pytest.raises(TypeError):
            advance(state.copy(), decision)


def test_goods_that_are_not_there_are_refused() -> None:
    state = loading(cards=["contract-a2 tea-taster warehouse"], quay=["rubber"], stock="tea")
    refuses(state, Deliver(TEA, "contract-a2"), Sell(TEA), Store(TEA), Keep(TEA))


# ---------------------------------------------------------------- all steps together


def naive_steps(state: State) -> set[object]:
    """What rules.md allows, written down once more as simply as possible."""
    player = state.players[state.seat]
    here = [good for good in GOODS if count(player.quay, good)]
    steps: set[object] = {FINISH}
    for contract, lacking in player.contracts:
        steps |= {Deliver(good, contract.id) for good in here if count(lacking, good)}
    steps |= {
        Sell(held.good) for held in player.cards if held.good in here and held.good is not None
    }
    if any(held.id == "warehouse" for held in player.cards) and total(player.warehouse) < 4:
        steps |= {Store(good) for good in here}
    if total(player.hall) == 0:
        steps |= {Keep(good) for good in here}
    for a in GOODS:
        for b in GOODS:
            if has(player.quay, [a, b]):
                steps.add(SellPair(heap([a, b])))
            for c in GOODS:
                if has(player.quay, [a, b, c]):
                    taken = [g for g in GOODS if count(state.stock, g) and g not in (a, b, c)]
                    steps |= {Convert(heap([a, b, c]), good) for good in taken}
    return steps


def has(quay: Cubes, wanted: list[Good]) -> bool:
    return all(count(quay, good) >= wanted.count(good) for good in wanted)


@pytest.mark.parametrize("seed", range(20))
def test_loading_always_ends_and_offers_exactly_what_the_rules_allow(seed: int) -> None:
    below = chance(f"loading {seed}")
    state = loading(
        cards=["contract-a4 contract-c3b tea-taster warehouse", "contract-b2 vulcanizer"],
        quay=["tea rubber rubber", "coffee saffron coffee rubber carpet tea"],
        warehouse=["coffee coffee carpet saffron"],
        hall=["tea", "", "carpet"],
        stock="carpet coffee coffee tea saffron",
    )
    steps = 0
    while state.phase is Phase.LOADING:
        offered = legal(state)
        assert len(offered) == len(set(offered))
        assert set(offered) == naive_steps(state)
        before, seat = total(state.players[state.seat].quay), state.seat
        step = offered[below(len(offered) - 1)] if len(offered) > 1 else FINISH
        play(state, step)
        assert step == FINISH or total(state.players[seat].quay) < before
        steps += 1
    assert steps <= 8 + 6 + 1 + 3


def test_an_illegal_step_names_itself() -> None:
    state = loading(quay=["tea"])
    with pytest.raises(Illegal, match=r"Sell.*not allowed now") as refusal:
        apply(state, Sell(TEA))
    assert refusal.value.code == "illegal"
