"""Kept cubes stay where they are unless a player uses them."""

from speicherstadt.catalog import NO_CUBES, common, total
from speicherstadt.engine import (
    FINISH,
    SHELVES,
    Keep,
    Phase,
    SellPair,
    State,
    Store,
    as_meant,
    goods_at_rest,
    only_stays,
    resting,
)
from tests.play import STYLES, played
from tests.table import CARPET, COFFEE, RUBBER, TEA, cubes, loading, play


def at_rest(state: State) -> tuple[int, int, int]:
    quay, warehouse, hall = goods_at_rest(state)
    return quay, warehouse, hall


def test_kept_cubes_rest_where_they_were() -> None:
    state = loading(
        cards=["warehouse"], quay=["tea rubber"], warehouse=["tea coffee"], hall=["carpet"]
    )
    assert resting(state) == (cubes("tea coffee"), cubes("carpet"))
    assert at_rest(state) == (cubes("tea rubber"), cubes("tea coffee"), cubes("carpet"))
    finish = as_meant(state, FINISH)
    assert finish == [Store(COFFEE), Store(TEA), Keep(CARPET), FINISH]
    play(state, *finish)
    assert state.players[0].warehouse == cubes("tea coffee")
    assert state.players[0].hall == cubes("carpet")


def test_used_cubes_come_from_the_quay_first() -> None:
    state = loading(cards=["warehouse"], quay=["tea tea"], warehouse=["tea"])
    play(state, SellPair(cubes("tea tea")))
    assert at_rest(state) == (NO_CUBES, cubes("tea"), NO_CUBES)
    play(state, Keep(TEA))
    assert at_rest(state) == (NO_CUBES, NO_CUBES, cubes("tea"))


def test_storing_another_cube_of_a_kept_kind_takes_two_decisions() -> None:
    state = loading(cards=["warehouse"], quay=["tea"], warehouse=["tea"])
    twin = state.copy()
    play(twin, Store(TEA))
    assert only_stays(state, Store(TEA), twin)
    steps = as_meant(state, Store(TEA))
    assert steps == [Store(TEA), Store(TEA)]
    play(state, *steps)
    assert at_rest(state) == (NO_CUBES, cubes("tea tea"), NO_CUBES)


def test_in_a_full_warehouse_a_new_cube_takes_the_place_of_one_that_no_contract_lacks() -> None:
    state = loading(
        cards=["warehouse contract-a2"], quay=["rubber"], warehouse=["coffee tea saffron carpet"]
    )
    [(_, lacking)] = state.players[0].contracts
    play(state, Store(RUBBER))
    quay, warehouse, _ = goods_at_rest(state)
    assert total(quay) == 1
    assert total(warehouse) == SHELVES
    assert common(quay, lacking) == NO_CUBES


def test_the_hall_swaps() -> None:
    state = loading(quay=["rubber"], hall=["tea"])
    play(state, Keep(RUBBER))
    assert at_rest(state) == (cubes("tea"), NO_CUBES, cubes("rubber"))


def test_finishing_as_meant_loses_exactly_what_lies_on_the_quay() -> None:
    seen = 0
    for style in STYLES:
        record = played(3, f"resting/{style}", style)
        for state, _ in record.steps():
            if state.over or state.phase is not Phase.LOADING:
                continue
            seat, goods, now = state.seat, goods_at_rest(state), state.copy()
            steps = as_meant(state, FINISH)
            for step in steps[:-1]:
                before = now.copy()
                play(now, step)
                assert only_stays(before, step, now)
            assert now.players[seat].quay == goods.quay
            assert now.players[seat].warehouse == goods.warehouse
            assert now.players[seat].hall == goods.hall
            seen += len(steps) > 1
    assert seen > 20


def test_nothing_rests_outside_the_loading_phase() -> None:
    state = loading(quay=["rubber"], hall=["tea"])
    play(state, FINISH)
    assert state.phase is not Phase.LOADING
    assert resting(state) == (NO_CUBES, NO_CUBES)
