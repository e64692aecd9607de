"""Every decision asked about gets a judgement, and judgements of one position can be compared."""

from collections.abc import Iterator
from math import sqrt

import pytest

from speicherstadt.bots import Budget, Judgement, judge
from speicherstadt.bots.evaluation import Outcome
from speicherstadt.bots.judgement import Samples, best_first, judged
from speicherstadt.bots.senator import Senator
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Deliver,
    Phase,
    Place,
    State,
    advance,
    fingerprint,
    legal,
    new_game,
    scores,
    view,
)
from speicherstadt.errors import Illegal
from speicherstadt.records import deal
from tests.bots.test_solver import Brute, is_small
from tests.play import DECK, STYLES, played
from tests.table import ANNA, BERT, SAFFRON, TEA, begin, cubes, loading, table

LITTLE = Budget(effort=12)


def positions(players: int, every: int, *, last: bool = False) -> Iterator[State]:
    """Every so many decisions of a game, with the last round or without."""
    record = played(players, "judgement", "deliver")
    state = new_game(record.setup)
    for number, decision in enumerate(record.decisions):
        if number % every == 0 and (last or state.round < state.setup.rounds):
            yield state.copy()
        advance(state, decision)


def methods(judgements: list[Judgement]) -> set[str]:
    return {judgement.method for judgement in judgements}


# What is judged


@pytest.mark.slow
@pytest.mark.parametrize(("players", "every"), [(2, 9), (3, 17), (4, 23), (5, 31)])
def test_every_legal_decision_is_judged(players: int, every: int) -> None:
    for state in positions(players, every, last=players < 4):
        found = judge(view(state), LITTLE)
        decisions = [judgement.decision for judgement in found]
        assert sorted(decisions, key=str) == sorted(legal(state), key=str)
        assert [each.utility for each in found] == sorted(
            (each.utility for each in found), reverse=True
        )
        assert len(methods(found)) == 1
        for judgement in found:
            assert sum(judgement.chances) == pytest.approx(1)
            assert len(judgement.points) == len(judgement.chances) == players


@pytest.mark.slow
@pytest.mark.parametrize(("players", "every"), [(2, 13), (3, 19), (5, 29)])
def test_the_decision_asked_about_is_judged_beside_the_best(players: int, every: int) -> None:
    for state in positions(players, every):
        for decision in (legal(state)[0], legal(state)[-1]):
            found = judge(view(state), LITTLE, include=[decision])
            assert decision in [judgement.decision for judgement in found]
            assert len(methods(found)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_bot_judges_its_own_decision_by_default(players: int) -> None:
    for state in positions(players, 11):
        seen = view(state)
        expected = Senator("judge").decide(seen, LITTLE)
        found = judge(seen, LITTLE, include=())
        if state.phase is Phase.LOADING:  # other steps may be just as good
            assert expected in [judgement.decision for judgement in found]
        else:
            assert found[0].decision == expected


@pytest.mark.slow
def test_a_decision_that_the_search_neglects_is_sampled_often_enough() -> None:
    state = new_game(deal(DECK, 5, "neglected"))
    preferred = judge(view(state), Budget(effort=60), include=())
    neglected = {Place(berth) for berth in range(6)} - {each.decision for each in preferred}
    assert neglected
    found = judge(view(state), Budget(effort=60), include=neglected)
    assert methods(found) == {"sampled"}
    most = max(judgement.samples for judgement in found)
    for judgement in found:
        assert judgement.samples >= most / 4
        assert judgement.standard_error is not None
        assert 0 < judgement.standard_error < 0.2


def test_asking_about_more_does_not_change_what_was_sampled() -> None:
    """The search itself stays the same, so the bot's own choice keeps its figures."""
    state = new_game(deal(DECK, 4, "asking"))
    few = judge(view(state), Budget(effort=60), include=())
    many = judge(view(state), Budget(effort=60))
    assert few[0] in many
    assert len(many) == 5 > len(few)


def test_only_legal_decisions_can_be_judged() -> None:
    state = new_game(deal(DECK, 2, "illegal"))
    with pytest.raises(Illegal, match="Buy"):
        judge(view(state), LITTLE, include=[Place(0), BUY])


def test_a_finished_game_has_nothing_to_judge() -> None:
    state = played(2, "finished").replay()
    assert state.over
    assert judge(view(state), LITTLE) == []


def test_judging_changes_nothing_and_can_be_repeated() -> None:
    for state in positions(2, 23, last=True):
        seen = view(state)
        before = fingerprint(seen.table)
        assert judge(seen, LITTLE) == judge(seen, LITTLE)
        assert fingerprint(seen.table) == before


# How it is judged


def test_two_players_are_followed_into_futures_when_decisions_are_close() -> None:
    state = new_game(deal(DECK, 2, "futures"))
    found = judge(view(state), Budget(effort=50))
    assert methods(found) == {"futures"}
    assert [judgement.samples for judgement in found] == [5, 5, 5]
    assert all(judgement.standard_error is not None for judgement in found)


def test_clear_decisions_are_not_followed_into_futures() -> None:
    clear = 0
    for state in positions(2, 5):
        if state.phase is Phase.PURCHASE:
            buy, decline = judge(view(state), LITTLE)
            if methods([buy, decline]) == {"round"}:
                assert buy.utility - decline.utility > Senator.window
                assert (buy.samples, buy.standard_error) == (1, None)
                clear += 1
    assert clear


def test_three_players_are_not_followed_into_futures() -> None:
    for state in positions(3, 7):
        assert methods(judge(view(state), LITTLE)) <= {"round", "sampled"}


def test_a_blunder_has_a_price() -> None:
    """Bert can take the last church for a coin that is worth nothing to him."""
    state = table(
        2,
        row="st-michaelis ship-d ship-d",
        cargo={1: "tea tea tea", 2: "tea tea tea"},
        columns=[[BERT]],
        coins=[3, 3],
        cards=["office-a office-b", "fireman-b1 boatsmen-church"],
        pile="fire-4",
        pile_ends=True,
    )
    begin(state, Phase.PURCHASE)
    (best, blunder) = judge(view(state), LITTLE, include=[PASS])
    assert (best.decision, best.chances, best.method) == (BUY, (0, 1), "solved")
    assert best.points[BERT] - blunder.points[BERT] == 4
    assert best.points[ANNA] == blunder.points[ANNA]
    assert (blunder.samples, blunder.standard_error) == (1, 0)


# Loading


def test_steps_of_loading_are_judged_by_the_best_rest() -> None:
    state = loading(2, cards=["contract-a2 warehouse"], quay=["tea saffron"])
    by_decision = {each.decision: each for each in judge(view(state), LITTLE)}
    complete = by_decision[Deliver(TEA, "contract-a2")]
    assert complete.utility == by_decision[Deliver(SAFFRON, "contract-a2")].utility
    assert complete.utility > by_decision[FINISH].utility
    assert complete.method == "round"


def test_only_the_planned_step_is_judged_if_nothing_is_asked() -> None:
    state = loading(2, cards=["contract-a2"], quay=["tea saffron"])
    (only,) = judge(view(state), LITTLE, include=())
    assert isinstance(only.decision, Deliver)


def last_loadings() -> Iterator[State]:
    for number, style in enumerate(STYLES):
        record = played(2 + number % 3, f"loading/{style}", style)
        state = new_game(record.setup)
        for decision in record.decisions:
            last = state.round == state.setup.rounds
            if last and state.phase is Phase.LOADING and is_small(state):
                yield state.copy()
            advance(state, decision)


def test_loading_in_the_last_round_is_exact() -> None:
    """Own points are those of the best end that brute force finds after the step."""
    compared = 0
    for state in last_loadings():
        expected = Brute().judge(state)
        for judgement in judge(view(state), LITTLE):
            assert judgement.method == "solved"
            points = expected[judgement.decision].points
            assert judgement.points[state.seat] == points[state.seat], judgement
            compared += 1
    assert compared > 40


def test_goods_that_are_left_go_to_the_stock_for_the_next_player() -> None:
    """Anna's saffron is what Bert needs: he can have it only if she gives it away."""
    state = table(
        2,
        cards=["ship-d", "contract-a2 ship-d"],
        delivered={"contract-a2": "tea"},
        quay=["saffron", "rubber rubber rubber"],
        bought=[ANNA, BERT],
        pile="fire-4",
        pile_ends=True,
    )
    begin(state, Phase.LOADING)
    assert state.seat == ANNA
    by_decision = {each.decision: each for each in judge(view(state), LITTLE)}
    end = state.copy()
    for decision in (FINISH, Convert(cubes("rubber rubber rubber"), SAFFRON)):
        advance(end, decision)
    advance(end, Deliver(SAFFRON, "contract-a2"))
    advance(end, FINISH)
    assert end.over
    assert by_decision[FINISH].points == tuple(score.total for score in scores(end))
    kept = next(each for each in by_decision.values() if each.decision != FINISH)
    assert kept.points[BERT] < by_decision[FINISH].points[BERT]


# Figures


def outcome(chance: float, utility: float | None = None, points: float = 10.0) -> Outcome:
    utility = chance if utility is None else utility
    return Outcome((utility, 1 - utility), (chance, 1 - chance), (points, 20 - points))


def test_the_mean_of_samples_and_its_standard_error() -> None:
    samples = Samples(seat=0)
    for chance in (0.2, 0.4, 0.6, 0.8):
        samples.add(outcome(chance, points=10 * chance))
    judgement = samples.judgement(BUY, "sampled")
    assert judgement.chances == pytest.approx((0.5, 0.5))
    assert judgement.points == pytest.approx((5, 15))
    assert judgement.utility == pytest.approx(0.5)
    deviation = sqrt((0.09 + 0.01 + 0.01 + 0.09) / 3)
    assert judgement.standard_error == pytest.approx(deviation / sqrt(4))
    assert judgement.samples == 4


def test_one_sample_has_no_standard_error() -> None:
    samples = Samples(seat=1)
    samples.add(outcome(0.2))
    judgement = samples.judgement(BUY, "futures")
    assert (judgement.utility, judgement.standard_error) == (0.8, None)


def test_equal_samples_leave_no_error() -> None:
    samples = Samples(seat=0)
    for _ in range(7):
        samples.add(outcome(0.1))
    assert samples.judgement(BUY, "sampled").standard_error == pytest.approx(0, abs=1e-8)


def test_the_best_comes_first_and_equals_keep_their_order() -> None:
    given = [judged(Place(berth), 0, outcome(0.5, u), "round") for berth, u in enumerate((1, 3, 1))]
    assert [each.decision for each in best_first(given)] == [Place(1), Place(0), Place(2)]
