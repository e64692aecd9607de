"""What is obvious to do in a loading: the best plan, minus what happens by itself.

The plan is the loading planner's, with two promises to a person who plays: it never ends the
loading, and it never gives away a cube that one of their contracts lacks while there is room for
it, unless it is the last round, in which nothing comes after a loading. Cubes that rest in the
warehouse or the market hall stay there without a step.
"""

from collections.abc import Sequence
from dataclasses import replace

from speicherstadt.bots.evaluation import trained_weights
from speicherstadt.bots.loading_planner import LoadingState, Plan, loading_state
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.catalog import CUBE, Cubes, Good, Kind, common, heap, spread, total
from speicherstadt.engine import (
    Decision,
    Finish,
    Keep,
    Phase,
    State,
    Store,
    View,
    advance,
    goods_at_rest,
    only_stays,
)


def obvious_steps(seen: View) -> list[list[Decision]]:
    """Return the obvious steps of the player who is loading; none if only the end is left.

    Each step is one thing to see. It may take several decisions, which belong together.
    """
    state = seen.table
    if state.phase is not Phase.LOADING:
        return []
    model = RoundModel(seen, trained_weights(state.setup.players))
    decisions, now = list[Decision](), state
    while more := _planned(now, model):  # what was not sold after all may find another place
        decisions += more
        now = _after(now, more)
    return _grouped(state, _without_resting(state, _kept_cubes_first(state, decisions)))


def left_over(state: State, steps: Sequence[Sequence[Decision]]) -> Cubes:
    """Return the cubes for which these steps find no place: they are lost at the end."""
    return goods_at_rest(_after(state, [each for step in steps for each in step])).quay


def _planned(state: State, model: RoundModel) -> list[Decision]:
    player = state.players[state.seat]
    loading = loading_state(player, state.stock)
    best = model.plan(loading, player.coins, chamber=bool(player.owns(Kind.CHAMBER)))
    last = state.round == state.setup.rounds
    plan = best if last else _for_people(best, loading, model.evaluation.wanted, state.kept[1])
    return [step for step in plan.steps(loading) if not isinstance(step, Finish)]


def _for_people(
    plan: Plan, loading: LoadingState, keep_first: Sequence[Good], in_hall: Cubes
) -> Plan:
    """Return the plan with the cubes that contracts still lack kept before all others.

    The warehouse is filled before the hall: its cubes are worth points. What lay in the hall stays
    there rather than something else, because nobody moves cubes for nothing.
    """
    lacking = sum(lacks for _, lacks in plan.contracts)
    wanted = common(plan.rest, lacking - common(lacking, loading.warehouse + loading.hall))
    kept = plan.warehouse - loading.warehouse + plan.hall - loading.hall
    free_shelves = loading.shelves - total(loading.warehouse)
    room = free_shelves + (not loading.hall)
    others = kept - common(wanted, kept)
    order = [*_sorted(wanted, keep_first), *_sorted(others, keep_first)]
    chosen = order[: min(room, max(total(kept), total(wanted)))]
    rest = _sorted(plan.rest - heap(chosen), keep_first)
    unsold = [good for good in rest if good not in loading.merchants]
    if len(unsold) % 2 and len(chosen) < room:  # they are sold in pairs
        chosen.append(unsold[0])
    chosen.sort(key=lambda good: CUBE[good] == in_hall)
    return replace(
        plan,
        warehouse=loading.warehouse + heap(chosen[:free_shelves]),
        hall=loading.hall + heap(chosen[free_shelves:]),
    )


def _sorted(cubes: Cubes, keep_first: Sequence[Good]) -> list[Good]:
    return sorted(spread(cubes), key=keep_first.index)


def _kept_cubes_first(state: State, decisions: list[Decision]) -> list[Decision]:
    """Store cubes that lay in the warehouse before new ones, which might take their place."""
    stored = [each.good for each in decisions if isinstance(each, Store)]
    again = common(heap(stored), state.kept[0])
    new = heap(stored) - again
    others = [each for each in decisions if not isinstance(each, Store | Keep)]
    keeps = [each for each in decisions if isinstance(each, Keep)]
    return [*others, *map(Store, spread(again)), *map(Store, spread(new)), *keeps]


def _without_resting(state: State, decisions: list[Decision]) -> list[Decision]:
    """Leave out what only stores resting cubes again, if all cubes end in the same place."""
    end = goods_at_rest(_after(state, decisions))
    needed = list(decisions)
    for each in reversed(decisions):
        if isinstance(each, Store | Keep):
            fewer = list(needed)
            fewer.remove(each)
            if goods_at_rest(_after(state, fewer)) == end:
                needed = fewer
    return needed


def _grouped(state: State, decisions: Sequence[Decision]) -> list[list[Decision]]:
    """Put decisions that nobody sees together with the next one that changes something."""
    steps, unseen, now = list[list[Decision]](), list[Decision](), state
    for each in decisions:
        before, now = now, _after(now, [each])
        unseen.append(each)
        if not only_stays(before, each, now):
            steps.append(unseen)
            unseen = []
    return steps


def _after(state: State, steps: Sequence[Decision]) -> State:
    twin = state.copy()
    for step in steps:
        advance(twin, step)
    return twin
