"""The obvious plan is legal, ends no loading and gives away nothing that a contract lacks."""

from collections.abc import Iterator

import pytest

from speicherstadt.bots.obvious_loading import left_over, obvious_steps
from speicherstadt.catalog import CUBE, NO_CUBES, Cubes, common, total
from speicherstadt.engine import (
    SHELVES,
    Decision,
    Deliver,
    Finish,
    Keep,
    Phase,
    Sell,
    SellPair,
    State,
    Store,
    apply,
    goods_at_rest,
    only_stays,
    problems,
    shelves,
    view,
)
from speicherstadt.records import read_record
from tests.golden.make import HERE
from tests.play import STYLES, played
from tests.table import CARPET, COFFEE, RUBBER, TEA, loading


def loadings(states: Iterator[State]) -> Iterator[State]:
    return (state for state in states if not state.over and state.phase is Phase.LOADING)


def check(state: State) -> list[list[Decision]]:
    """Take the obvious steps and check every promise; return them."""
    steps = obvious_steps(view(state))
    seat, now = state.seat, state.copy()
    for *unseen, seen in steps:
        for decision in unseen:
            before = now.copy()
            apply(now, decision)  # checks that it is legal
            assert only_stays(before, decision, now)
        before = now.copy()
        apply(now, seen)
        assert not isinstance(seen, Finish)
        assert not only_stays(before, seen, now)
    assert (now.seat, now.phase) == (seat, Phase.LOADING)
    assert problems(now) == []
    player, goods = now.players[seat], goods_at_rest(now)
    lacking = sum(lacks for _, lacks in player.contracts)
    room = shelves(player) - total(goods.warehouse) + (not goods.hall)
    assert left_over(state, steps) == goods.quay
    if room and state.round < state.setup.rounds:
        assert not goods.quay
        kept = goods.warehouse + goods.hall
        assert common(kept, lacking) == common(kept + sold(steps), lacking)
    return steps


def sold(steps: list[list[Decision]]) -> Cubes:
    """The cubes that the steps sell. Conversions are for cubes that a contract gets at once."""
    given = NO_CUBES
    for step in steps:
        for decision in step:
            match decision:
                case Sell(good):
                    given += CUBE[good]
                case SellPair(pair):
                    given += pair
                case _:
                    pass
    return given


@pytest.mark.parametrize("style", STYLES)
def test_plans_of_random_games(style: str) -> None:
    for players in (2, 5):
        for state in loadings(s for s, _ in played(players, f"plan/{style}", style).steps()):
            check(state)


@pytest.mark.parametrize("name", ["conversion-2", "full-warehouse-3", "finished-5"])
def test_plans_of_golden_games(name: str) -> None:
    record = read_record(HERE / f"{name}.json").record
    steps = [step for state in loadings(s for s, _ in record.steps()) for step in check(state)]
    assert steps


def test_a_plan_leads_nowhere_when_it_is_followed() -> None:
    """After the plan, nothing obvious is left."""
    left = 0
    for state in loadings(s for s, _ in played(3, "again", "hoard").steps()):
        now = state.copy()
        for step in check(state):
            for decision in step:
                apply(now, decision)
        left += len(obvious_steps(view(now)))
    assert left == 0


def test_kept_cubes_need_no_step() -> None:
    state = loading(cards=["warehouse"], quay=["tea"], warehouse=["tea coffee"])
    assert check(state) == [[Store(TEA), Store(TEA)]]
    state = loading(quay=["tea"])
    assert check(state) == [[Keep(TEA)]]
    state = loading(cards=["warehouse"], warehouse=["tea coffee"])
    assert check(state) == []


def test_what_finds_no_place_is_told() -> None:
    """Keeping one of two cubes may be worth more than a coin for both, but nobody is surprised."""
    state = loading(quay=["rubber rubber"])
    assert left_over(state, check(state)) in (NO_CUBES, CUBE[RUBBER])
    assert left_over(state, []) == 2 * CUBE[RUBBER]


def test_in_the_last_round_nothing_is_kept_for_later() -> None:
    state = loading(quay=["carpet coffee"])
    state.round = state.setup.rounds
    assert check(state) == [[SellPair(CUBE[COFFEE] + CUBE[CARPET])]]
    # A contract that cannot be completed any more lacks a cube in vain.
    state = loading(cards=["contract-a2"], quay=["tea rubber"])
    state.round = state.setup.rounds
    assert check(state) == [[SellPair(CUBE[TEA] + CUBE[RUBBER])]]


def test_wanted_cubes_are_kept() -> None:
    state = loading(cards=["warehouse contract-a2"], quay=["coffee tea saffron rubber carpet tea"])
    steps = check(state)
    assert any(isinstance(step[-1], Deliver) for step in steps)
    assert sum(isinstance(step[-1], Store) for step in steps) <= SHELVES


def test_nobody_is_loading() -> None:
    state = played(2, "x", most=3).replay()
    assert obvious_steps(view(state)) == []
