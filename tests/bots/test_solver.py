"""The exact solver is compared with brute force over the engine, to the end of the game."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from speicherstadt.bots.evaluation import Outcome
from speicherstadt.bots.solver import solve
from speicherstadt.catalog import Kind, total
from speicherstadt.engine import (
    Decision,
    Finish,
    Phase,
    Seat,
    State,
    advance,
    fingerprint,
    legal,
    new_game,
    ranking,
    scores,
    view,
)
from tests.bots.test_loading_planner import End, ends, value
from tests.play import DECK, STYLES, played, played_from
from tests.table import ANNA, BERT, begin, table


class Brute:
    """Backward induction with nothing but the engine; all players look after themselves.

    Of equal decisions the first of `legal` is taken. Players load for the most points, then coins;
    of equal ends they take the first found.
    """

    def __init__(self) -> None:
        self._known: dict[object, Outcome] = {}
        self._loaded: dict[object, list[Decision]] = {}
        self.tied = False
        """Whether a player was indifferent where others were not: then outcomes are not unique."""

    def judge(self, state: State) -> dict[Decision, Outcome]:
        return {decision: self._after(state, decision) for decision in legal(state)}

    def _after(self, state: State, decision: Decision) -> Outcome:
        after = state.copy()
        advance(after, decision)
        return self.outcome(after)

    def outcome(self, state: State) -> Outcome:
        while state.phase is Phase.LOADING:
            self._load(state)
        if state.over:
            return final_outcome(state)
        key = situation(state)
        known = self._known.get(key)
        if known is None:
            seat = state.seat
            outcomes = list(self.judge(state).values())
            known = max(outcomes, key=lambda outcome: round(outcome.utilities[seat], 9))
            self._known[key] = known
            for other in outcomes:
                if other.utilities[seat] == pytest.approx(known.utilities[seat], abs=1e-9):
                    self.tied |= other.utilities != pytest.approx(known.utilities, abs=1e-9)
                    self.tied |= other.points != known.points
        return known

    def _load(self, state: State) -> None:
        player = state.players[state.seat]
        chamber = player.owns(Kind.CHAMBER)
        key = (player.quay, player.contracts, player.cards, player.coins, state.stock)
        steps = self._loaded.get(key)
        if steps is None:
            found = ends(state)

            def worth(end: End) -> tuple[int, int]:
                return value(end[0], end[1], end[3], chamber)

            steps = self._loaded[key] = found[max(found, key=worth)]
        for step in steps:
            advance(state, step)
        advance(state, Finish())


def situation(state: State) -> object:
    """Everything that matters for the rest of the last round."""
    players = [(p.coins, p.cards, p.contracts, p.quay, p.bought) for p in state.players]
    where = (state.phase, state.seat, state.berth, state.placed, tuple(state.columns))
    return (*where, state.stock, tuple(players))


def final_outcome(state: State) -> Outcome:
    """Points and shares of the victory; the utility is the share and a little for the margin."""
    winners = ranking(state)[0]
    points = [score.total for score in scores(state)]
    values = [p + player.coins / 1000 for p, player in zip(points, state.players, strict=True)]
    mean = sum(values) / len(values)
    chances = [(seat in winners) / len(winners) for seat in range(len(values))]
    utilities = [c + (v - mean) / 1000 for c, v in zip(chances, values, strict=True)]
    return Outcome(tuple(utilities), tuple(chances), tuple(points))


def last_rounds(players: int, number: int, phase: Phase) -> Iterator[State]:
    """Positions from last rounds; in every third game, the last two fires come together."""
    styles = list(STYLES)
    for game in range(number):
        seed, style = f"solver-{game}", styles[game % len(styles)]
        record = played(players, seed, style)
        if game % 3 == 0:
            fire = next(card for card in DECK.cards if card.id == "fire-3")
            pile = [card for card in record.setup.pile if card is not fire]
            setup = replace(record.setup, pile=(*pile[:-1], fire, pile[-1]))
            record = played_from(setup, seed, style)
        state = new_game(record.setup)
        for decision in record.decisions:
            if state.round == state.setup.rounds and state.phase is phase and is_small(state):
                yield state.copy()
            advance(state, decision)


def is_small(state: State) -> bool:
    """Whether nobody can have more goods than brute force can load."""
    ships = sum(state.cargo)
    return all(total(p.quay + p.warehouse + p.hall + ships) <= 6 for p in state.players)


def agree(state: State) -> bool:
    """Compare the solver with brute force; return False if the outcomes are not unique.

    With two players the chances are unique even then, but not the points.
    """
    brute = Brute()
    expected = brute.judge(state)
    if brute.tied and state.setup.players > 2:
        return False
    solved = solve(view(state))
    assert solved is not None
    assert list(solved) == list(legal(state))
    for decision, judgement in solved.items():
        outcome = expected[decision]
        assert judgement.decision == decision
        assert (judgement.method, judgement.standard_error) == ("solved", 0)
        assert judgement.chances == outcome.chances, decision
        assert judgement.utility == pytest.approx(outcome.utilities[state.seat], abs=1e-9)
        if not brute.tied:
            assert judgement.points == outcome.points, decision
    return True


def compare(states: Iterator[State], fewest: int) -> None:
    compared = sum(map(agree, states))
    assert compared >= fewest


@pytest.mark.slow
def test_purchases_with_two_players() -> None:
    compare(last_rounds(2, 8, Phase.PURCHASE), fewest=10)


def test_purchases_with_three_players() -> None:
    compare(last_rounds(3, 10, Phase.PURCHASE), fewest=12)


@pytest.mark.slow
@pytest.mark.parametrize(("workers", "games"), [(1, 3), (2, 2)])
def test_last_placements_with_two_players(workers: int, games: int) -> None:
    states = last_rounds(2, games, Phase.DEMAND)
    compare((state for state in states if state.placed == 6 - workers), fewest=1)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 90), (3, 50), (4, 20), (5, 10)])
def test_many_purchases(players: int, games: int) -> None:
    compare(last_rounds(players, games, Phase.PURCHASE), fewest=games)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "workers", "games"), [(2, 1, 40), (2, 2, 30), (2, 3, 16), (3, 1, 20), (3, 2, 6)]
)
def test_many_placements(players: int, workers: int, games: int) -> None:
    states = last_rounds(players, games, Phase.DEMAND)
    last = 3 * players - workers
    compare((state for state in states if state.placed == last), fewest=games // 4)


# Positions where it is easy to go wrong


def chamber_for_sale() -> State:
    """With the Chamber the saffron should be sold; without it, stored in the warehouse."""
    return table(
        2,
        row="chamber-of-commerce st-michaelis boatsmen-church",
        columns=[(0,)],
        coins=[3, 3],
        cards=["warehouse spice-trader"],
        warehouse=["saffron"],
        pile="fire-4",
        pile_ends=True,
    )


def ship_that_nobody_wants() -> State:
    """The only saffron is on a ship without workers, so it will go to the stock (R1)."""
    return table(
        2,
        row="ship-d ship-d st-michaelis",
        cargo={0: "coffee coffee coffee", 1: "saffron tea tea"},
        columns=[(0, 1), (), (1, 0, 1, 0)],
        coins=[5, 5],
        cards=["contract-a2"],
        delivered={"contract-a2": "tea"},
        stock="rubber",
        pile="fire-4",
        pile_ends=True,
    )


def last_cube_of_its_kind(first: Seat = ANNA) -> State:
    """Both players could use the one saffron in the stock; the first to load takes it."""
    return table(
        2,
        row="st-michaelis boatsmen-church office-d",
        columns=[(), (), (1,)],
        coins=[5, 5],
        cards=["contract-a2 ship-d", "contract-c3b ship-d"],
        delivered={"contract-a2": "tea", "contract-c3b": "carpet tea"},
        quay=["coffee coffee coffee", "rubber rubber rubber"],
        bought=[0, 1],
        stock="saffron",
        first=first,
        pile="fire-4",
        pile_ends=True,
    )


def last_cube_when_bert_loads_first() -> State:
    return last_cube_of_its_kind(first=BERT)


def what_the_other_sells() -> State:
    """The first player to load sells the saffron that the second then converts into."""
    return table(
        2,
        row="st-michaelis boatsmen-church office-d",
        columns=[(), (), (1,)],
        coins=[5, 5],
        cards=["carpet-trader ship-d", "contract-c3b ship-d"],
        delivered={"contract-c3b": "carpet tea"},
        quay=["saffron saffron carpet", "rubber rubber rubber"],
        bought=[0, 1],
        stock="tea",
        pile="fire-4",
        pile_ends=True,
    )


@pytest.mark.parametrize(
    "lay_out",
    [
        chamber_for_sale,
        ship_that_nobody_wants,
        last_cube_of_its_kind,
        last_cube_when_bert_loads_first,
        what_the_other_sells,
    ],
)
def test_tricky_positions(lay_out: Callable[[], State]) -> None:
    state = lay_out()
    begin(state, Phase.PURCHASE)
    assert state.round == state.setup.rounds
    assert state.phase is Phase.PURCHASE
    assert agree(state)


# Positions that are not solved


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_placing_and_buying_in_the_last_round_is_solved(players: int) -> None:
    record = played(players, "solver", "deliver")
    state = new_game(record.setup)
    asked = 0
    for decision in record.decisions:
        last = state.round == state.setup.rounds
        if not last or state.phase is Phase.LOADING:
            assert solve(view(state)) is None
            asked += last
        advance(state, decision)
    assert state.over
    assert asked
    assert solve(view(state)) is None


def test_a_tree_with_too_many_purchases_is_not_solved() -> None:
    state = next(s for s in last_rounds(2, 3, Phase.DEMAND) if s.placed == 4)
    assert solve(view(state), most=3) is None
    assert solve(view(state)) is not None
    opening = next(s for s in last_rounds(5, 30, Phase.DEMAND) if not s.placed)
    assert solve(view(opening), most=500) is None


def test_solving_stops_when_time_is_up() -> None:
    opening = next(s for s in last_rounds(5, 30, Phase.DEMAND) if not s.placed)
    asked = 0

    def late() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    assert solve(view(opening), most=10**9, late=late) is None
    assert asked == 3


def test_solving_changes_nothing() -> None:
    for state in last_rounds(2, 2, Phase.PURCHASE):
        seen = view(state)
        before = fingerprint(seen.table)
        assert solve(seen) == solve(seen)
        assert fingerprint(seen.table) == before
