"""Phase 4, Loading: the six uses of a cube, and turn order."""

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


def test_cube_is_delivered_to_a_contract_that_lacks_it() -> None:
    state = loading(cards=["contract-a2"], quay=["tea tea rubber"])
    assert play(state, Deliver(TEA, "contract-a2")) == [
        Delivered(ANNA, TEA, card("contract-a2"), complete=False)
    ]
    player = state.players[ANNA]
    assert player.contracts == ((card("contract-a2"), cubes("saffron")),)
    assert player.quay == cubes("tea rubber")
    assert state.stock == NO_CUBES


def test_last_cube_completes_a_contract() -> None:
    state = loading(cards=["contract-a2"], delivered={"contract-a2": "tea"}, quay=["saffron tea"])
    assert play(state, Deliver(SAFFRON, "contract-a2")) == [
        Delivered(ANNA, SAFFRON, card("contract-a2"), complete=True)
    ]
    assert state.players[ANNA].contracts == ((card("contract-a2"), NO_CUBES),)
    refuses(state, Deliver(TEA, "contract-a2"), Deliver(SAFFRON, "contract-a2"))


def test_contract_accepts_only_the_goods_it_lacks() -> None:
    state = loading(cards=["contract-a2"], quay=["tea tea rubber"])
    refuses(state, Deliver(RUBBER, "contract-a2"), Deliver(SAFFRON, "contract-a2"))
    play(state, Deliver(TEA, "contract-a2"))
    refuses(state, Deliver(TEA, "contract-a2"))


def test_player_can_choose_between_contracts() -> None:
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


def test_cannot_deliver_to_another_players_contract() -> None:
    state = loading(cards=["", "contract-a2"], quay=["tea"])
    refuses(state, Deliver(TEA, "contract-a2"), Deliver(TEA, "contract-c2"))


def test_delivered_goods_stay_on_the_contract_in_later_rounds() -> None:
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


def test_custom_contract_can_want_the_same_good_twice() -> None:
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


def test_merchant_pays_one_coin_per_cube_of_its_good() -> None:
    state = loading(cards=["tea-taster"], quay=["tea tea rubber"], coins=[0])
    assert play(state, Sell(TEA), Sell(TEA)) == [Sold(ANNA, TEA), Sold(ANNA, TEA)]
    assert state.players[ANNA].coins == 2
    assert state.players[ANNA].quay == cubes("rubber")
    assert state.stock == cubes("tea tea")
    refuses(state, Sell(TEA), Sell(RUBBER))


def test_cannot_sell_to_another_players_merchant() -> None:
    state = loading(cards=["", "tea-taster"], quay=["tea"])
    refuses(state, Sell(TEA))


# ---------------------------------------------------------------- warehouse


def test_warehouse_holds_at_most_four_cubes() -> None:
    state = loading(cards=["warehouse"], quay=["tea tea rubber carpet saffron"])
    told = play(state, Store(TEA), Store(TEA), Store(RUBBER), Store(CARPET))
    assert told == [Stored(ANNA, good) for good in (TEA, TEA, RUBBER, CARPET)]
    assert state.players[ANNA].warehouse == cubes("tea tea rubber carpet")
    assert state.players[ANNA].quay == cubes("saffron")
    refuses(state, Store(SAFFRON))


def test_cannot_store_cubes_without_a_warehouse() -> None:
    state = loading(cards=["", "warehouse"], quay=["tea"])
    refuses(state, Store(TEA))


def test_cubes_stay_in_the_warehouse_in_later_rounds() -> None:
    state = loading(cards=["warehouse"], quay=["tea rubber"])
    play(state, Store(TEA), Store(RUBBER), FINISH)
    assert state.round == 2
    assert state.players[ANNA].warehouse == cubes("tea rubber")


# ---------------------------------------------------------------- market hall


def test_market_hall_keeps_one_cube() -> None:
    state = loading(quay=["tea tea rubber"])
    assert play(state, Keep(TEA)) == [Kept(ANNA, TEA)]
    assert state.players[ANNA].hall == cubes("tea")
    assert state.players[ANNA].quay == cubes("tea rubber")
    refuses(state, Keep(TEA), Keep(RUBBER))
    play(state, FINISH)
    assert state.players[ANNA].hall == cubes("tea")


def test_any_two_cubes_can_be_sold_for_one_coin() -> None:
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


def test_cannot_sell_cubes_that_are_not_on_the_quay() -> None:
    state = loading(quay=["tea rubber"])
    refuses(
        state,
        SellPair(cubes("tea tea")),
        SellPair(cubes("tea")),
        SellPair(0),
        SellPair(cubes("tea coffee")),
    )


def test_three_cubes_are_converted_into_one_from_the_stock() -> None:
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


def test_cannot_convert_into_a_good_missing_from_the_stock() -> None:
    state = loading(quay=["tea tea rubber saffron"], stock="carpet")
    refuses(
        state,
        Convert(cubes("tea tea rubber"), COFFEE),
        Convert(cubes("tea tea rubber"), SAFFRON),
        Convert(cubes("tea rubber saffron"), TEA),
    )


def test_cannot_convert_into_a_good_that_was_given() -> None:
    state = loading(quay=["tea tea rubber saffron"], stock="tea rubber saffron")
    assert {step for step in legal(state) if isinstance(step, Convert)} == {
        Convert(cubes("tea tea rubber"), SAFFRON),
        Convert(cubes("tea tea saffron"), RUBBER),
    }
    refuses(state, Convert(cubes("tea tea rubber"), TEA), Convert(cubes("tea rubber saffron"), TEA))


def test_cannot_convert_with_an_empty_stock() -> None:
    state = loading(quay=["tea tea rubber saffron carpet coffee"])
    assert not [step for step in legal(state) if isinstance(step, Convert)]


def test_only_three_cubes_on_the_quay_can_be_converted() -> None:
    state = loading(quay=["tea tea rubber rubber"], stock="coffee")
    refuses(
        state,
        Convert(cubes("tea tea"), COFFEE),
        Convert(cubes("tea tea rubber rubber"), COFFEE),
        Convert(cubes("tea tea tea"), COFFEE),
    )


def test_three_cubes_of_a_kind_can_be_converted() -> None:
    state = loading(quay=["tea tea tea tea"], stock="coffee")
    play(state, Convert(cubes("tea tea tea"), COFFEE))
    assert state.players[ANNA].quay == cubes("tea coffee")


def test_converted_cube_can_be_used_right_away() -> None:
    state = loading(
        cards=["contract-a3"],
        delivered={"contract-a3": "carpet saffron"},
        quay=["tea tea rubber"],
        stock="coffee",
    )
    told = play(state, Convert(cubes("tea tea rubber"), COFFEE), Deliver(COFFEE, "contract-a3"))
    assert told[-1] == Delivered(ANNA, COFFEE, card("contract-a3"), complete=True)


def test_sold_cube_can_be_taken_back_by_a_later_conversion() -> None:
    state = loading(cards=["tea-taster"], quay=["tea rubber rubber carpet"])
    refuses(state, Convert(cubes("rubber rubber carpet"), TEA))
    play(state, Sell(TEA), Convert(cubes("rubber rubber carpet"), TEA))
    assert state.players[ANNA].quay == cubes("tea")


def test_no_cube_returns_to_the_bag() -> None:
    state = loading(cards=["tea-taster warehouse"], quay=["tea tea tea tea rubber"], stock="coffee")
    bag = state.bag
    play(state, Sell(TEA), SellPair(cubes("tea rubber")), Keep(TEA), Store(TEA), FINISH)
    row_needs = 3 * sum(cargo != NO_CUBES for cargo in state.cargo)
    assert state.bag == bag[row_needs:]


# ---------------------------------------------------------------- finishing, and turn order


def test_cubes_left_on_the_quay_go_to_the_stock() -> None:
    state = loading(quay=["tea tea rubber", "coffee"], stock="carpet")
    told = play(state, FINISH)
    assert told == [Finished(ANNA, cubes("tea tea rubber")), Unloaded(BERT, cubes("coffee"))]
    assert state.stock == cubes("carpet tea tea rubber")
    assert state.players[ANNA].quay == NO_CUBES


def test_players_load_in_turn_starting_with_the_first_player() -> None:
    state = table(quay=["tea", "coffee", "carpet"], first=BERT)
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("coffee"))]
    assert state.seat == BERT
    assert play(state, FINISH) == [
        Finished(BERT, cubes("coffee")),
        Unloaded(CLARA, cubes("carpet")),
    ]
    assert play(state, FINISH) == [Finished(CLARA, cubes("carpet")), Unloaded(ANNA, cubes("tea"))]
    told = play(state, FINISH)
    assert told[:3] == [
        Finished(ANNA, cubes("tea")),
        Earned((2, 2, 2), saved=(ANNA, BERT, CLARA), banked=()),
        CoinPassed(CLARA),
    ]


def test_player_without_goods_is_skipped() -> None:
    state = table(quay=["", "coffee", ""], cards=["contract-a2", "", "warehouse"])
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("coffee"))]
    assert state.seat == BERT
    told = play(state, FINISH)
    assert told[1] == Earned((2, 2, 2), saved=(ANNA, BERT, CLARA), banked=())


def test_loading_is_skipped_if_nobody_has_goods() -> None:
    state = table()
    assert begin(state, Phase.LOADING)[0] == Earned((2, 2, 2), saved=(ANNA, BERT, CLARA), banked=())
    assert state.phase is Phase.DEMAND


def test_goods_from_ships_warehouse_and_market_hall_form_one_pool() -> None:
    state = table(
        cards=["warehouse"], quay=["tea tea rubber"], warehouse=["coffee tea"], hall=["carpet"]
    )
    pool = cubes("tea tea tea rubber coffee carpet")
    assert begin(state, Phase.LOADING) == [Unloaded(ANNA, pool, cubes("coffee tea carpet"))]
    player = state.players[ANNA]
    assert (player.quay, player.warehouse, player.hall) == (pool, NO_CUBES, NO_CUBES)


@pytest.mark.parametrize(
    ("warehouse", "hall"), [(["tea"], []), ([], ["tea"])], ids=["warehouse", "market hall"]
)
def test_kept_goods_can_be_used_without_a_new_ship(warehouse: list[str], hall: list[str]) -> None:
    state = loading(cards=["warehouse contract-a2"], warehouse=warehouse, hall=hall)
    assert state.seat == ANNA
    play(state, Deliver(TEA, "contract-a2"))
    assert state.players[ANNA].contracts == ((card("contract-a2"), cubes("saffron")),)


def test_cubes_can_be_swapped_between_market_hall_and_warehouse() -> None:
    state = loading(cards=["warehouse"], warehouse=["rubber"], hall=["tea"])
    play(state, Store(TEA), Keep(RUBBER), FINISH)
    assert state.players[ANNA].warehouse == cubes("tea")
    assert state.players[ANNA].hall == cubes("rubber")


def test_only_finishing_is_legal_with_an_empty_quay() -> None:
    state = loading(cards=["tea-taster warehouse contract-a2"], quay=["tea"], stock="coffee")
    play(state, Sell(TEA))
    assert legal(state) == (FINISH,)
    assert play(state, FINISH)[0] == Finished(ANNA, NO_CUBES)


def test_players_keep_their_empty_ships() -> None:
    state = loading(cards=["ship-b ship-c"], quay=["tea tea rubber"])
    play(state, FINISH)
    assert state.players[ANNA].cards == (card("ship-b"), card("ship-c"))


def test_all_six_uses_of_a_cube_are_offered() -> None:
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


def test_using_missing_goods_is_refused() -> None:
    state = loading(cards=["contract-a2 tea-taster warehouse"], quay=["rubber"], stock="tea")
    refuses(state, Deliver(TEA, "contract-a2"), Sell(TEA), Store(TEA), Keep(TEA))


# ---------------------------------------------------------------- all steps together


def naive_steps(state: State) -> set[object]:
    """A second implementation of rules.md, as simple as possible."""
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
def test_loading_always_ends_and_offers_exactly_the_legal_steps(seed: int) -> None:
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


def test_error_names_the_illegal_step() -> None:
    state = loading(quay=["tea"])
    with pytest.raises(Illegal, match=r"Sell.*not allowed now") as refusal:
        apply(state, Sell(TEA))
    assert refusal.value.code == "illegal"
