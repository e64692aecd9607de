"""Hints cover every legal decision, best first, and every reason given is true."""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest

from speicherstadt.bots import Budget, judge
from speicherstadt.bots import reasons as why
from speicherstadt.bots.hints import MOST_REASONS, Adviser, Hint, even, hints
from speicherstadt.bots.judgement import Judgement
from speicherstadt.bots.loading_reasons import loading_reasons
from speicherstadt.bots.reasons import Reason
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import CUBE, GOODS, NO_CUBES, Card, Cubes, Kind, count, total
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Decision,
    Deliver,
    Keep,
    Phase,
    Place,
    Seat,
    Sell,
    SellPair,
    State,
    Store,
    View,
    advance,
    apply,
    events,
    legal,
    new_game,
    price,
    purchase,
    scores,
    view,
)
from speicherstadt.i18n import LANGUAGES, texts
from speicherstadt.terminal.hinting import decimal, hint_table, said
from speicherstadt.terminal.speech import Speech
from tests.play import played
from tests.table import (
    ANNA,
    BERT,
    CARPET,
    CLARA,
    COFFEE,
    RUBBER,
    TEA,
    begin,
    card,
    cubes,
    loading,
    table,
)

KINDS = set(get_args(Reason))
LITTLE = Budget(effort=12)
NAMES = ["Anna", "Bert", "Clara", "Dora", "Emil"]


def demand(**given: object) -> State:
    """Anna is to place a worker; nobody owns anything yet."""
    row = {"row": "contract-a2 fireman-a2 office-a tea-taster"}
    return table(3, **{**row, **given})  # type: ignore[arg-type]


def sale(**given: object) -> State:
    state = demand(**given)
    begin(state, Phase.PURCHASE)
    return state


# Positions in which a kind of reason must be given: the table, a decision of Anna's, and a reason
# for or against it.
EXAMPLES: list[tuple[Callable[[], State], Decision, Reason]] = [
    (
        lambda: demand(hall=["tea"]),
        Place(0),
        why.NewContract(card("contract-a2"), cubes("saffron")),
    ),
    (
        lambda: demand(warehouse=["tea saffron"], cards=["warehouse"]),
        Place(0),
        why.Enables(card("contract-a2")),
    ),
    (
        lambda: demand(
            row="ship-b fireman-b1 bank contract-b2",
            cargo={0: "tea coffee coffee"},
            cards=["contract-a2 contract-b3"],
            hall=["saffron"],
        ),
        Place(0),
        why.Enables(card("contract-a2")),
    ),
    (
        lambda: demand(
            row="ship-b fireman-b1 bank contract-b2",
            cargo={0: "tea coffee coffee"},
            cards=["contract-a2"],
        ),
        Place(0),
        why.Supplies(cubes("tea")),
    ),
    (
        lambda: demand(
            row="ship-b fireman-b1 bank contract-b2",
            cargo={0: "tea coffee coffee"},
            cards=["tea-taster"],
        ),
        Place(0),
        why.Proceeds(2),
    ),
    (demand, Place(3), why.Trader(TEA, 1)),
    (lambda: demand(row="warehouse bank office-a contract-a2"), Place(0), why.Shelf(4)),
    (demand, Place(2), why.NextOffice(1, 2)),
    (lambda: demand(cards=["office-b office-d"]), Place(2), why.NextOffice(3, 4)),
    (
        lambda: demand(cards=["fireman-a1", "fireman-c4"], discard="fire-1"),
        Place(1),
        why.Strength(3, (4, 0), (2, 3, 4)),
    ),
    (
        lambda: demand(row="bank ship-c ship-c port", cargo={1: "tea tea tea", 2: "tea tea tea"}),
        Place(0),
        why.Interest(12),
    ),
    (
        lambda: demand(row="st-michaelis bank office-d port"),
        Place(0),
        why.FixedPoints(4),
    ),
    (
        lambda: demand(row="port bank office-d st-michaelis", cards=["ship-b ship-c"]),
        Place(0),
        why.PerShip(2),
    ),
    (
        lambda: demand(row="chamber-of-commerce bank office-d port", coins=[6]),
        Place(0),
        why.PerCoin(5),
    ),
    (demand, Place(2), why.Standing(1, 4)),
    (
        lambda: demand(columns=[[], [], [], [BERT, CLARA, BERT]], coins=[5, 2, 3]),
        Place(3),
        why.Behind(CLARA, 3),
    ),
    (
        lambda: demand(columns=[[BERT, CLARA], [], [ANNA], []], coins=[5, 5, 5]),
        Place(2),
        why.Another(2),
    ),
    (
        lambda: demand(columns=[[CLARA], [CLARA], [BERT], []], coins=[5, 1, 5]),
        Place(2),
        why.PricesOut(BERT, 2),
    ),
    (
        lambda: demand(coins=[5, 2, 0], cards=["", "office-b"]),
        Place(2),
        why.Rival(BERT, 2),
    ),
    (lambda: demand(coins=[5, 0, 0]), Place(2), why.NobodyElse()),
    (lambda: demand(coins=[0, 1, 1]), Place(2), why.NoCoins()),
    (
        lambda: sale(
            row="fireman-d5 ship-d ship-d ship-d",
            columns=[[ANNA]],
            cargo={1: "tea tea tea", 2: "tea tea tea", 3: "tea tea tea"},
            cards=["fireman-c4", "fireman-c5 fireman-d4 fireman-b3", "fireman-b1"],
            pile="fire-4",
            pile_ends=True,
        ),
        BUY,
        why.NotWorth(1),
    ),
    (lambda: sale(columns=[[], [], [ANNA, BERT]], cards=["office-b"]), BUY, why.Price(2, 3)),
    (lambda: sale(columns=[[ANNA]]), BUY, why.NobodyElse()),
    (lambda: sale(columns=[[ANNA, BERT, CLARA]], coins=[5, 1, 1]), BUY, why.Next(CLARA, 1)),
    (lambda: sale(columns=[[ANNA, BERT]]), PASS, why.Next(BERT, 1)),
    (
        lambda: sale(columns=[[], [], [ANNA, BERT, ANNA]], coins=[5, 1], cards=["office-b"]),
        PASS,
        why.Falls(1, ()),
    ),
    (
        lambda: sale(columns=[[], [], [ANNA, BERT, ANNA]], coins=[5, 2], cards=["office-b"]),
        PASS,
        why.Falls(1, (BERT,)),
    ),
    (
        lambda: sale(
            row="tea-taster office-a fireman-a1 fireman-a2",
            columns=[[ANNA, BERT], [ANNA, BERT]],
            coins=[3],
            cards=["office-b office-d office-d"],
        ),
        PASS,
        why.SavesFor(card("office-a"), NO_CUBES),
    ),
    (lambda: sale(columns=[[ANNA]]), PASS, why.Thrift()),
    (
        lambda: loading(cards=["contract-a2"], delivered={"contract-a2": "tea"}, quay=["saffron"]),
        Deliver(GOODS[2], "contract-a2"),
        why.Completes(card("contract-a2")),
    ),
    (
        lambda: loading(cards=["contract-a2"], quay=["tea"]),
        Deliver(TEA, "contract-a2"),
        why.StillLacks(card("contract-a2"), cubes("saffron")),
    ),
    (
        lambda: loading(cards=["contract-a2"], quay=["tea saffron"]),
        Deliver(TEA, "contract-a2"),
        why.Enables(card("contract-a2")),
    ),
    (
        lambda: loading(cards=["contract-a2 contract-c2"], quay=["tea"]),
        Deliver(TEA, "contract-a2"),
        why.NeededBy(card("contract-c2"), TEA),
    ),
    (
        lambda: loading(cards=["contract-a2 tea-taster"], quay=["tea"]),
        Sell(TEA),
        why.NeededBy(card("contract-a2"), TEA),
    ),
    (lambda: loading(cards=["tea-taster"], quay=["tea"]), Sell(TEA), why.Coin(1)),
    (lambda: loading(quay=["tea carpet"]), SellPair(cubes("tea carpet")), why.Coin(2)),
    (lambda: loading(quay=["tea"]), Keep(TEA), why.Wanted(TEA, 6)),
    (lambda: loading(cards=["warehouse"], quay=["tea"]), Store(TEA), why.WarehousePoint()),
    (
        lambda: loading(
            cards=["contract-b2"],
            delivered={"contract-b2": "rubber"},
            quay=["tea tea coffee"],
            stock="carpet",
        ),
        Convert(cubes("tea tea coffee"), CARPET),
        why.Enables(card("contract-b2")),
    ),
    (
        lambda: loading(cards=["contract-b2"], quay=["tea tea coffee"], stock="carpet"),
        Convert(cubes("tea tea coffee"), CARPET),
        why.Supplies(cubes("carpet")),
    ),
    (
        lambda: loading(quay=["tea tea coffee"], stock="rubber"),
        Convert(cubes("tea tea coffee"), RUBBER),
        why.Wanted(RUBBER, 6),
    ),
    (lambda: loading(quay=["tea coffee"]), FINISH, why.Loses(cubes("tea coffee"))),
    (lambda: emptied(loading(quay=["coffee"])), FINISH, why.AllDone()),
]


def emptied(state: State) -> State:
    apply(state, Keep(COFFEE))
    return state


@pytest.mark.parametrize(
    ("lay", "decision", "reason"), EXAMPLES, ids=[type(each[2]).__name__ for each in EXAMPLES]
)
def test_reason_is_given_where_it_applies(
    lay: Callable[[], State], decision: Decision, reason: Reason
) -> None:
    state = lay()
    assert state.seat == ANNA
    hint = next(hint for hint in hints(view(state), LITTLE) if hint.decision == decision)
    assert reason in hint.reasons
    for given in hint.reasons:
        check(given, state, decision)


def test_every_kind_of_reason_has_an_example() -> None:
    assert {type(reason) for _, _, reason in EXAMPLES} == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_a_text(language: str) -> None:
    speech = Speech(texts(language), NAMES)
    sentences = {said(reason, speech) for _, _, reason in EXAMPLES}
    assert len(sentences) == len({reason for _, _, reason in EXAMPLES})
    assert all(sentence.strip() for sentence in sentences)


def all_reasons(seen: View) -> list[tuple[Decision, list[Reason]]]:
    """Every reason that could be given, even those for which a hint has no room."""
    if seen.table.phase is Phase.LOADING:
        return [(step, list(loading_reasons(seen, step))) for step in seen.legal()]
    adviser = Adviser(seen, Senator("x").round_model(seen))
    return [(option, list(adviser.reasons(option))) for option in seen.legal()]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("style", ["deliver", "mixed"])
@pytest.mark.slow
def test_every_reason_in_whole_games_is_true(players: int, style: str) -> None:
    record = played(players, f"hints {style}", style)
    state = new_game(record.setup)
    for decision in record.decisions:
        for option, given in all_reasons(view(state)):
            assert given
            assert len(set(given)) == len(given)
            for reason in given:
                check(reason, state, option)
        advance(state, decision)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_decision_has_a_hint_with_figures(players: int) -> None:
    record = played(players, "hints", "deliver")
    every = {2: 3, 3: 7, 4: 13, 5: 23}[players]
    for at in range(0, len(record.decisions), every):
        state = record.replay(at)
        if players > 3 and state.round == state.setup.rounds and state.phase is Phase.DEMAND:
            continue  # solving the last round takes long
        found = hints(view(state), LITTLE)
        decisions = [hint.decision for hint in found]
        assert sorted(decisions, key=str) == sorted(legal(state), key=str)
        assert decisions == [each.decision for each in judge(view(state), LITTLE, seed="hints")]
        for hint in found:
            assert 0 <= hint.chance <= 1
            assert -20 < hint.points < 120
            assert 1 <= len(hint.reasons) <= MOST_REASONS


def test_the_same_effort_gives_the_same_hints() -> None:
    for players, at in ((2, 3), (4, 2), (5, 40)):
        seen = view(played(players, "same", most=at).replay())
        assert hints(seen, LITTLE) == hints(seen, LITTLE)


def test_the_figures_are_those_of_the_player_who_decides() -> None:
    """In the last purchase of a game they are exact."""
    state = table(
        2,
        row="st-michaelis ship-d ship-d",
        cargo={1: "tea tea tea", 2: "tea tea tea"},
        columns=[[BERT]],
        coins=[3, 3],
        cards=["fireman-a1", "fireman-b1 boatsmen-church"],
        pile="fire-4",
        pile_ends=True,
    )
    begin(state, Phase.PURCHASE)
    bought, declined = hints(view(state), LITTLE)
    assert (bought.decision, bought.chance, bought.points) == (BUY, 1, 7)
    assert (declined.decision, declined.chance, declined.points) == (PASS, 1, 3)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [decimal(31.44, language) for language in LANGUAGES] == ["31.4", "31,4", "31,4", "31,4"]
    assert decimal(-0.04, "en") == "0.0"
    assert decimal(-2.25, "de") == "-2,2"


def test_hints_that_the_estimate_cannot_tell_apart_are_even() -> None:
    good, same, worse = (
        Judgement(Place(at), (points,), (chance,), chance, "round", 1, None)
        for at, (points, chance) in enumerate([(19.1, 0.254), (19.0, 0.25), (18.0, 0.25)])
    )
    assert [even(each, good, 0) for each in (good, same, worse)] == [True, True, False]
    exact = [replace(each, method="solved") for each in (good, same)]
    assert [even(each, exact[0], 0) for each in exact] == [True, False]


def test_a_hint_is_shown_with_its_token_and_figures() -> None:
    speech = Speech(texts("en"), NAMES)
    shown = hint_table([Hint(Place(0), 0.416, 12.34, (why.NoCoins(),), even=True)], speech)
    cells = [list(column.cells) for column in shown.columns[:3]]
    assert cells == [["  @1"], ["42% to win"], ["12.3 points expected"]]


# Whether a reason is true, found out by playing on instead of calculating as the hints do


def check(reason: Reason, state: State, decision: Decision) -> None:
    checks: list[Callable[[Reason, State, Decision], bool | None]] = [
        of_a_card,
        of_goods,
        of_placing,
        of_buying,
        of_loading,
    ]
    verdicts = [true(reason, state, decision) for true in checks]
    assert [verdict for verdict in verdicts if verdict is not None] == [True], (reason, decision)


def after(state: State, decision: Decision) -> State:
    twin = state.copy()
    advance(twin, decision)
    return twin


def owner(state: State, decision: Decision) -> tuple[State, Card]:
    """The table after the player who decides was given the card in question."""
    twin, seat = state.copy(), state.seat
    berth = decision.berth if isinstance(decision, Place) else state.berth
    found = twin.row[berth]
    assert found is not None
    twin.players[seat].coins += 1
    twin.phase, twin.berth, twin.columns = Phase.PURCHASE, berth, [()] * len(twin.row)
    twin.columns[berth] = (seat,)
    purchase.decide(twin, BUY, None)
    return twin, found


def of_a_card(reason: Reason, state: State, decision: Decision) -> bool | None:
    if not isinstance(decision, Place) and decision != BUY:
        return None
    me = state.players[state.seat]
    twin, found = owner(state, decision)
    mine = twin.players[state.seat]
    rise = scores(twin)[state.seat].total - scores(state)[state.seat].total
    match reason:
        case why.Trader(good, points):
            return (found.good, rise) == (good, points)
        case why.Shelf(room):
            return found.kind is Kind.WAREHOUSE and room == 4
        case why.NextOffice(number, points):
            return (mine.owns(Kind.OFFICE), rise) == (number, points)
        case why.Strength(sum_, others, fires):
            burning = [each.value for each in state.pile if each.kind is Kind.FIRE]
            sums = [p.firemen for seat, p in enumerate(twin.players) if seat != state.seat]
            return (mine.firemen, list(others), list(fires)) == (sum_, sums, burning)
        case why.Interest(incomes):
            return found.kind is Kind.BANK and incomes == state.setup.rounds - state.round + 1
        case why.FixedPoints(points):
            return rise == points
        case why.PerShip(ships):
            return found.kind is Kind.PORT and rise == ships
        case why.PerCoin(coins):
            cost = 1 if isinstance(decision, Place) else price(state)
            return found.kind is Kind.CHAMBER and coins == max(me.coins - cost, 0)
        case _:
            return None


def of_goods(reason: Reason, state: State, decision: Decision) -> bool | None:
    before = state.players[state.seat]
    if state.phase is Phase.LOADING:
        later = after(state, decision) if isinstance(decision, Convert | Deliver) else state
    elif isinstance(decision, Place) or decision == BUY:
        later, _ = owner(state, decision)
    else:
        return None
    me = later.players[state.seat]
    had, goods = before.quay, me.quay
    if state.phase is not Phase.LOADING:  # while loading, what was put away stays where it is
        had += before.warehouse + before.hall
        goods += me.warehouse + me.hall
    match reason:
        case why.NewContract(found, missing):
            lacking = dict(me.contracts)[found]
            return missing == sum(
                max(0, count(lacking, g) - count(had, g)) * CUBE[g] for g in GOODS
            )
        case why.Enables(found):
            return holds(goods, dict(me.contracts)[found])
        case why.Supplies(brought):
            lacking = sum(lacks for _, lacks in before.contracts)
            return bool(brought) and all(
                count(had + brought, good) <= count(lacking, good) and count(goods, good)
                for good in GOODS
                if count(brought, good)
            )
        case why.Proceeds(coins):
            cargo = me.quay - before.quay
            sold = sum(
                count(cargo, good) for good in {c.good for c in me.cards if c.good is not None}
            )
            return coins == sold + (3 - sold) // 2
        case _:
            return None


def holds(goods: Cubes, wanted: Cubes) -> bool:
    return all(count(goods, good) >= count(wanted, good) for good in GOODS)


def asked(state: State, berth: int, column: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """The players who would be asked for this card if everyone passed, with the prices."""
    twin = state.copy()
    twin.columns = [()] * len(twin.row)
    twin.columns[berth] = column
    twin.phase, found = Phase.PURCHASE, []
    waits = purchase.begin(twin, None)
    while waits:
        found.append((twin.seat, price(twin)))
        waits = purchase.decide(twin, PASS, None)
    return found


def of_placing(reason: Reason, state: State, decision: Decision) -> bool | None:
    if not isinstance(decision, Place):
        return None
    seat, column = state.seat, state.columns[decision.berth]
    me = state.players[seat]
    before = asked(state, decision.berth, column)
    queue = asked(state, decision.berth, (*column, seat))
    match reason:
        case why.Standing(cost, left):
            return queue == [(seat, cost)] and left == me.coins - cost
        case why.Behind(other, cost):
            return queue[0] == (other, cost) and other != seat
        case why.Another(cost):
            return queue[0] == (seat, cost) and seat in column and len(queue) > 1
        case why.PricesOut(other, cost):
            able = other in dict(before) and other not in dict(queue)
            return able and state.players[other].coins < cost
        case why.Rival(other, coins):
            return other != seat and state.players[other].coins == coins > 0
        case why.NobodyElse():
            return not any(p.coins for p in state.players if p is not me)
        case why.NoCoins():
            return me.coins == 0
        case _:
            return None


def of_buying(reason: Reason, state: State, decision: Decision) -> bool | None:
    if state.phase is not Phase.PURCHASE:
        return None
    seat, me, cost = state.seat, state.players[state.seat], price(state)
    berth, then = state.berth, after(state, PASS)
    next_asked = None
    if then.phase is Phase.PURCHASE and then.berth == berth:
        next_asked = then.seat, price(then)
    match reason:
        case why.Price(paid, left):
            told = [event for event in apply(state.copy(), BUY) if isinstance(event, events.Bought)]
            return told[0].price == paid and left == me.coins - paid
        case why.NotWorth(paid):
            return paid == cost
        case why.Next(other, paid):
            return next_asked == (other, paid) and other != seat
        case why.NobodyElse():
            return next_asked is None
        case why.Falls(paid, others):
            following = asked(state, berth, state.columns[berth])[1:]
            place = following.index((seat, paid))
            return tuple(dict.fromkeys(who for who, _ in following[:place])) == others
        case why.SavesFor(found, _):
            later = [b for b in range(berth + 1, len(state.row)) if state.row[b] is found]
            return any(seat in state.columns[b] for b in later)
        case why.Thrift():
            return decision == PASS and not me.bought
        case _:
            return None


def of_loading(reason: Reason, state: State, decision: Decision) -> bool | None:
    if state.phase is not Phase.LOADING:
        return None
    seat, me = state.seat, state.players[state.seat]
    then = after(state, decision)
    mine = then.players[seat]
    match reason:
        case why.Completes(found):
            return dict(me.contracts)[found] != 0 and dict(mine.contracts)[found] == 0
        case why.StillLacks(found, lacking):
            return dict(mine.contracts)[found] == lacking and not holds(mine.quay, lacking)
        case why.NeededBy(found, good):
            return count(dict(me.contracts)[found], good) > 0 and count(me.quay, good) > 0
        case why.Wanted(good, contracts):
            pile = [each for each in state.pile if count(each.wants, good)]
            return len(pile) == contracts
        case why.Coin(number):
            return mine.coins == me.coins + 1 and total(mine.quay) == total(me.quay) - number
        case why.WarehousePoint():
            return total(mine.warehouse) == total(me.warehouse) + 1
        case why.Loses(lost):
            return decision == FINISH and lost == me.quay != 0
        case why.AllDone():
            return decision == FINISH and me.quay == 0
        case _:
            return None


def test_the_checks_refuse_false_reasons() -> None:
    state = demand()
    for wrong in (why.Standing(2, 3), why.Trader(COFFEE, 1), why.NoCoins(), why.Rival(ANNA, 5)):
        with pytest.raises(AssertionError):
            check(wrong, state, Place(3))
