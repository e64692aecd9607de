"""The loading planner is compared with every end of a loading that the engine can reach."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from speicherstadt.bots.loading_planner import (
    LoadingState,
    LoadingValue,
    Plan,
    _Planner,
    best_plan,
    loading_state,
)
from speicherstadt.catalog import (
    ALL_CUBES,
    GOODS,
    NO_CUBES,
    Card,
    Cubes,
    Deck,
    Kind,
    parse_deck,
    spread,
    total,
)
from speicherstadt.engine import (
    FINISH,
    Below,
    Convert,
    Decision,
    Finish,
    Keep,
    Phase,
    State,
    Store,
    advance,
    apply,
    legal,
    new_game,
    problems,
    shuffled,
)
from speicherstadt.records import chance
from tests.play import DECK, STYLES, played
from tests.table import RUBBER, STANDARD, TEA, cubes, loading

Contracts: TypeAlias = tuple[tuple[Card, Cubes], ...]
End: TypeAlias = tuple[Contracts, Cubes, Cubes, int, Cubes]
"""Where a loading can end: contracts, warehouse, hall, coins and the stock."""
Value: TypeAlias = tuple[int, int]
"""What counts in the last round: points, then coins."""


def ends(state: State) -> dict[End, list[Decision]]:
    """Every end of this loading, with steps that lead there (without `FINISH`)."""
    found: dict[End, list[Decision]] = {}
    seen = set()
    todo: list[tuple[State, list[Decision]]] = [(state, [])]
    while todo:
        now, steps = todo.pop()
        player = now.players[now.seat]
        here = (player.contracts, player.warehouse, player.hall, player.coins)
        if (key := (player.quay, *here, now.stock)) in seen:
            continue
        seen.add(key)
        found.setdefault((*here, now.stock + player.quay), steps)
        for step in legal(now):
            if not isinstance(step, Finish):
                after = now.copy()
                advance(after, step)
                todo.append((after, [*steps, step]))
    return found


def value(contracts: Contracts, warehouse: Cubes, coins: int, chamber: int) -> Value:
    """What a loading is worth at the end of the game, with coins to break ties."""
    complete = sum(card.points for card, lacking in contracts if not lacking)
    return complete + total(warehouse) + chamber * coins, coins


def planned(state: State, worth: LoadingValue | None = None) -> tuple[LoadingState, Plan]:
    """Plan this loading by the given value, or by what counts in the last round."""
    player = state.players[state.seat]
    hold = loading_state(player, state.stock)
    chamber = player.owns(Kind.CHAMBER)
    last = LoadingValue(
        contract=lambda card, lacking: 0 if lacking else card.points,
        kept=lambda stored, hall, coins: stored + coins * (chamber + 0.001),
    )
    return hold, best_plan(hold, worth or last, GOODS)


def whimsical(seed: str) -> LoadingValue:
    """A random value in which more cubes and coins are never worth less."""
    below = chance(seed)
    of_a_cube, of_the_hall, of_a_coin = (below(300) / 100 for _ in range(3))
    contracts: dict[tuple[Card, Cubes], float] = {}

    def contract(card: Card, lacking: Cubes) -> float:
        return contracts.setdefault((card, lacking), below(500) / 100)

    def kept(stored: int, hall: int, coins: int) -> float:
        return of_a_cube * stored + of_the_hall * hall + of_a_coin * coins

    return LoadingValue(contract, kept)


def counted(
    worth: LoadingValue, contracts: Contracts, warehouse: Cubes, hall: Cubes, coins: int
) -> float:
    kept = worth.kept(total(warehouse), total(hall), coins)
    return kept + sum(worth.contract(*held) for held in contracts)


def shown(state: State) -> str:
    """Describe a position, for the message of a failed test."""
    player = state.players[state.seat]

    def words(goods: Cubes) -> str:
        return " ".join(good.id for good in spread(goods)) or "-"

    contracts = "; ".join(f"{card.id} lacks {words(lacks)}" for card, lacks in player.contracts)
    others = " ".join(card.id for card in player.cards if card.kind is not Kind.CONTRACT)
    return (
        f"quay {words(player.quay)} | {contracts} | {others} | warehouse {words(player.warehouse)}"
        f" | hall {words(player.hall)} | stock {words(state.stock)}"
    )


def met(players: int, seed: str, style: str) -> Iterator[State]:
    """Every loading decision of a game."""
    record = played(players, seed, style)
    state = new_game(record.setup)
    for decision in record.decisions:
        if state.phase is Phase.LOADING:
            yield state.copy()
        advance(state, decision)
    assert state.over


def in_play(most: int, seeds: int) -> Iterator[State]:
    """Loading decisions from games of all styles, with at most so many cubes on the quay."""
    for number in range(seeds):
        for style in STYLES:
            for state in met(2 + number % 4, f"loading-{number}", style):
                if 0 < total(state.players[state.seat].quay) <= most:
                    yield state


def with_goods_wanted_twice() -> Deck:
    text = STANDARD
    for old, new in (
        ('["saffron", "tea"]', '["tea", "tea"]'),
        ('["coffee", "carpet", "saffron"]', '["coffee", "coffee", "saffron"]'),
        ('["coffee", "tea", "rubber", "carpet"]', '["rubber", "tea", "rubber", "rubber"]'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return parse_deck(text, "twice")


TWICE = with_goods_wanted_twice()
_USEFUL = (Kind.MERCHANT, Kind.WAREHOUSE, Kind.CHAMBER)


def laid_out(number: int, seed: str, deck: Deck = DECK) -> State:
    """A random loading: some contracts, begun or not, and much to choose from."""
    below = chance(seed)
    contracts = shuffled([c for c in deck.cards if c.kind is Kind.CONTRACT], below)[: below(5)]
    others = shuffled([c for c in deck.cards if c.kind in _USEFUL], below)[: below(4)]
    bag = shuffled(spread(ALL_CUBES), below)
    delivered = {}
    for contract in contracts:
        wants = spread(contract.wants)
        given = shuffled(wants, below)[: below(len(wants) + 1)]
        delivered[contract.id] = " ".join(good.id for good in given)
        for good in given:
            bag.remove(good)
    state = loading(
        2,
        cards=[" ".join(card.id for card in contracts + others)],
        delivered=delivered,
        quay=[" ".join(good.id for good in bag[:number])],
        stock=" ".join(good.id for good in bag[number : number + below(10)]),
        deck=deck,
    )
    return some_way_on(state, below)


def some_way_on(state: State, below: Below) -> State:
    """The same loading after a few random steps, so that warehouse and hall may be in use."""
    for _ in range(max(0, below(6) - 2)):
        steps = [step for step in legal(state) if not isinstance(step, Finish)]
        if steps:
            advance(state, steps[below(len(steps))])
    return state


def worse(state: State) -> str | None:
    """Say how the plan falls short of the best end of this loading, or None if it does not."""
    _, plan = planned(state)
    player = state.players[state.seat]
    chamber = player.owns(Kind.CHAMBER)
    got = value(plan.contracts, plan.warehouse, player.coins + plan.coins, chamber)
    best = max(value(end[0], end[1], end[3], chamber) for end in ends(state))
    return None if got == best else f"{got} instead of {best}: {shown(state)}"


def follow(state: State, hold: LoadingState, plan: Plan) -> None:
    """Load as planned, step by step, and check that it ends where the plan says."""
    player = state.players[seat := state.seat]
    coins = player.coins
    *steps, last = plan.steps(hold)
    assert last == FINISH
    for step in steps:
        assert not isinstance(step, Finish)
        apply(state, step)
        assert problems(state) == []
    reached = (player.contracts, player.warehouse, player.hall, player.coins - coins)
    assert reached == (plan.contracts, plan.warehouse, plan.hall, plan.coins)
    # One cube may be lost: the odd one that no merchant buys.
    assert total(player.quay) <= 1
    assert all(good not in hold.merchants for good in spread(player.quay))
    assert state.seat == seat
    apply(state, last)
    assert player.quay == NO_CUBES
    assert problems(state) == []


# The best plan is the best end


@pytest.mark.slow
def test_plan_is_optimal_in_real_games() -> None:
    found = [worse(state) for state in in_play(most=5, seeds=3)]
    assert len(found) > 500
    assert [line for line in found if line] == []


@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "goods wanted twice"])
@pytest.mark.parametrize("goods", range(1, 7))
@pytest.mark.slow
def test_plan_is_optimal(goods: int, deck: Deck) -> None:
    found = [worse(laid_out(goods, f"{goods}/{number}", deck)) for number in range(40)]
    assert [line for line in found if line] == []


@pytest.mark.slow
@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "goods wanted twice"])
@pytest.mark.parametrize(("goods", "number"), [(5, 300), (6, 200), (7, 60), (8, 25)])
def test_plan_is_optimal_for_large_loadings(goods: int, number: int, deck: Deck) -> None:
    found = [worse(laid_out(goods, f"large/{goods}/{at}", deck)) for at in range(number)]
    assert [line for line in found if line] == []


@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "goods wanted twice"])
@pytest.mark.parametrize("goods", range(1, 7))
def test_plan_is_optimal_for_any_value_function(goods: int, deck: Deck) -> None:
    for number in range(20):
        state = laid_out(goods, f"whim/{goods}/{number}", deck)
        worth = whimsical(f"whim/{goods}/{number}")
        before = state.players[state.seat].coins
        _, plan = planned(state, worth)
        got = counted(worth, plan.contracts, plan.warehouse, plan.hall, plan.coins)
        best = max(counted(worth, *end[:3], end[3] - before) for end in ends(state))
        assert got == pytest.approx(best), shown(state)


def test_a_crowded_quay_can_be_planned_quickly() -> None:
    """All contracts of the deck, none begun, with three ships and a full warehouse and hall."""
    contracts = " ".join(card.id for card in DECK.cards if card.kind is Kind.CONTRACT)
    goods = " ".join(good.id for good in GOODS)
    quay = f"{goods} {goods} coffee tea saffron rubber"
    state = loading(2, cards=[f"{contracts} warehouse"], quay=[quay], stock=f"{goods} {goods}")
    worth = LoadingValue(
        lambda card, lacks: card.points / 2 ** total(lacks), lambda *kept: sum(kept) / 9
    )
    planner = _Planner(loading_state(state.players[state.seat], state.stock), worth)
    assert max(map(len, planner._ways())) < 3000


def test_brute_force_finds_what_the_rules_offer() -> None:
    """One cube can be delivered, stored, kept, sold or lost."""
    state = loading(
        2, cards=["contract-a2 warehouse tea-taster"], quay=["tea"], stock="coffee", coins=[3]
    )
    found = ends(state)
    steps = sorted(type(step[0]).__name__ if step else "Finish" for step in found.values())
    assert steps == ["Deliver", "Finish", "Keep", "Sell", "Store"]
    assert {end[3] for end in found} == {3, 4}


def test_a_plan_converts_twice_where_that_completes_a_contract() -> None:
    state = loading(
        2,
        cards=["contract-a2"],
        quay=["coffee coffee coffee rubber rubber rubber"],
        stock="tea saffron",
    )
    hold, plan = planned(state)
    assert sum(isinstance(step, Convert) for step in plan.steps(hold)) == 2
    assert [lacks for _, lacks in plan.contracts] == [NO_CUBES]
    assert worse(state) is None


def test_a_plan_holds_goods_back_where_the_warehouse_counts_more() -> None:
    """At the end a cube on an open contract is worth nothing, a stored cube a point."""
    state = loading(2, cards=["contract-a4 warehouse"], quay=["coffee tea"])
    _, plan = planned(state)
    assert (plan.delivered, total(plan.warehouse)) == ((), 2)


def test_a_plan_keeps_the_goods_that_will_be_most_useful() -> None:
    state = loading(2, cards=["warehouse"], quay=["tea coffee carpet rubber rubber rubber saffron"])
    before = loading_state(state.players[state.seat], state.stock)
    order = [GOODS[number] for number in (4, 2, 1, 0, 3)]
    value = LoadingValue(lambda card, lacks: 0, lambda stored, kept, coins: 2 * stored + 3 * kept)
    plan = best_plan(before, value, order)
    assert plan.warehouse == cubes("carpet saffron tea coffee")
    assert plan.hall == cubes("rubber")


# Plans can be followed


@pytest.mark.slow
def test_in_play_every_plan_can_be_followed() -> None:
    for number, state in enumerate(in_play(most=15, seeds=1)):
        for worth in (None, whimsical(f"play/{number}")):
            follow(state.copy(), *planned(state, worth))


@pytest.mark.slow
@pytest.mark.parametrize("deck", [DECK, TWICE], ids=["standard", "goods wanted twice"])
def test_every_plan_can_be_followed(deck: Deck) -> None:
    mid_loading = 0
    for number in range(80):
        state = laid_out(1 + number % 6, f"follow/{number}", deck)
        player = state.players[state.seat]
        mid_loading += bool(player.warehouse or player.hall)
        for whim in range(40):
            follow(state.copy(), *planned(state, whimsical(f"{number}/{whim}")))
        follow(state, *planned(state))
    assert mid_loading > 10


def test_plans_respect_what_is_already_stored_and_kept() -> None:
    state = loading(2, cards=["warehouse contract-a2"], quay=["tea tea coffee rubber rubber"])
    advance(state, Store(TEA))
    advance(state, Keep(RUBBER))
    hold, plan = planned(state)
    assert (total(plan.warehouse), plan.hall) == (4, cubes("rubber"))
    follow(state, hold, plan)


def test_an_empty_quay_needs_no_steps() -> None:
    state = loading(2, cards=["warehouse"], quay=["tea"])
    advance(state, Store(TEA))
    hold, plan = planned(state)
    assert plan.steps(hold) == [FINISH]
    follow(state, hold, plan)
