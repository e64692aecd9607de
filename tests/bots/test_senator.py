"""The senator keeps to its time, measured by a clock of our own, and looks ahead as it should."""

import pytest

from speicherstadt.bots import Budget, Judgement
from speicherstadt.bots.judgement import Method
from speicherstadt.bots.senator import Senator
from speicherstadt.engine import Phase, State, advance, legal, new_game, view
from speicherstadt.records import deal
from tests.play import DECK, played


class Clock:
    """A clock that advances `step` seconds with each reading."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.readings = 0

    @property
    def now(self) -> float:
        return self.readings * self.step

    def __call__(self) -> float:
        self.readings += 1
        return self.now


def opening(players: int) -> State:
    return new_game(deal(DECK, players, "senator"))


def last_opening(players: int) -> State:
    """The first placement of the last round."""
    record = played(players, "senator", "deliver")
    state = new_game(record.setup)
    for decision in record.decisions:
        if state.round == state.setup.rounds and state.phase is Phase.DEMAND:
            return state
        advance(state, decision)
    raise AssertionError("the game has no last round")


def sampled(seconds: float | None, *, step: float = 0.02) -> tuple[int, Clock]:
    """How many samples the first placement at a table of five gets in this time."""
    clock = Clock(step)
    found = Senator("time", clock).judge(view(opening(5)), Budget(seconds=seconds), include=())
    assert {judgement.method for judgement in found} == {"sampled"}
    return sum(judgement.samples for judgement in found), clock


# Time


def test_sampling_ends_when_most_of_the_time_is_over() -> None:
    samples, clock = sampled(0.4)
    assert 0.85 * 0.4 <= clock.now <= 0.4
    assert 10 <= samples <= clock.readings + 10


@pytest.mark.slow
def test_more_time_gives_more_samples() -> None:
    assert sampled(0.2)[0] < sampled(0.8)[0]


def test_without_a_budget_it_takes_a_second() -> None:
    _, clock = sampled(None)
    assert 0.85 <= clock.now <= 1


def test_without_any_time_it_still_decides() -> None:
    samples, clock = sampled(0)
    assert samples <= 10
    assert clock.readings < 20
    state = opening(4)
    assert Senator("time", Clock(1.0)).decide(view(state), Budget(seconds=0)) in legal(state)


def test_decisions_asked_about_are_judged_within_the_time() -> None:
    clock = Clock(0.01)
    found = Senator("time", clock).judge(view(opening(5)), Budget(seconds=0.6))
    assert len(found) == 6
    assert clock.now <= 0.6
    assert min(judgement.samples for judgement in found) >= 1


def test_without_any_time_every_decision_asked_about_is_sampled_once() -> None:
    found = Senator("time", Clock(1.0)).judge(view(opening(5)), Budget(seconds=0))
    assert len(found) == 6
    assert {judgement.method for judgement in found} == {"sampled"}


def test_solving_the_last_round_ends_after_half_the_time() -> None:
    state = last_opening(2)
    for step, methods in ((1e-6, {"solved"}), (0.2, {"sampled"})):
        found = Senator("time", Clock(step)).judge(view(state), Budget(seconds=1))
        assert {judgement.method for judgement in found} == methods


@pytest.mark.slow
def test_futures_end_before_one_more_would_take_too_long() -> None:
    def futures(seconds: float) -> tuple[set[int], Clock]:
        clock = Clock(0.01)
        found = Senator("time", clock).judge(view(opening(2)), Budget(seconds=seconds))
        assert {judgement.method for judgement in found} == {"futures"}
        return {judgement.samples for judgement in found}, clock

    (few,), early = futures(0.5)
    (more,), later = futures(0.8)
    assert 1 <= few < more
    assert 0.92 * 0.5 - 2 * 0.01 <= early.now <= 0.92 * 0.5 + 0.01
    assert 0.92 * 0.8 - 2 * 0.01 <= later.now <= 0.92 * 0.8 + 0.01


def test_no_future_is_played_without_time_for_one() -> None:
    found = Senator("time", Clock(0.4)).judge(view(opening(2)), Budget(seconds=0.5))
    assert {judgement.method for judgement in found} <= {"round", "sampled"}


@pytest.mark.parametrize("players", [2, 4])
def test_with_effort_the_clock_does_not_matter(players: int) -> None:
    def found(clock: Clock) -> list[Judgement]:
        return Senator("effort", clock).judge(view(opening(players)), Budget(effort=20))

    assert found(Clock(0.0)) == found(Clock(1000.0))


# Effort


def test_effort_is_the_number_of_samples() -> None:
    for effort in (1, 7, 30):
        tree = Senator("effort").tree(view(opening(5)))
        tree.run(Senator("effort").more_samples(Budget(effort=effort)))
        assert sum(tree.visits().values()) == effort


def test_ten_units_of_effort_are_a_future() -> None:
    for effort, futures in ((0, 1), (10, 1), (39, 3)):
        found = Senator("effort").judge(view(opening(2)), Budget(effort=effort))
        assert {judgement.samples for judgement in found} == {futures}


# Limits of the search


def methods_while_placing() -> list[set[Method]]:
    """How each of the 9 placements of a round at a table of three is judged."""
    state, methods = opening(3), []
    for _ in range(9):
        found = Senator("limits").judge(view(state), Budget(effort=10))
        methods.append({judgement.method for judgement in found})
        advance(state, found[0].decision)
    return methods


def test_a_round_is_looked_through_when_few_placements_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Senator, "sequences", 4**5)  # there are 4 berths
    assert methods_while_placing() == [{"sampled"}] * 4 + [{"round"}] * 5


def test_a_round_with_too_many_purchases_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Senator, "sequences", 4**5)
    monkeypatch.setattr(Senator, "exact", 3)
    assert methods_while_placing()[4] == {"sampled"}
