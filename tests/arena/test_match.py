"""One game: determined by what names it, replayable, and proof against bots that fail."""

import gc
from collections import Counter
from typing import cast

import pytest

from speicherstadt.arena import Contest, Outcome, check, play, record_of
from speicherstadt.bots import Budget, RandomBot
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import Decision, View, legal
from speicherstadt.errors import Malformed
from speicherstadt.records import dump, load

DECK = standard_deck()


def outcomes(*bots: str, players: int = 2, games: int = 2) -> list[Outcome]:
    contest = Contest(bots, players, games, "match", DECK)
    return [play(contest, game) for game in contest.schedule()]


def timeless(outcome: Outcome) -> Outcome:
    return cast("Outcome", {**outcome, "micros": []})


def test_a_game_depends_on_nothing_but_its_name() -> None:
    contest = Contest(("thrifty", "random"), 3, 3, "match", DECK)
    games = list(contest.schedule())
    forth = [timeless(play(contest, game)) for game in games]
    back = [timeless(play(contest, game)) for game in reversed(games)]
    assert forth == back[::-1]
    assert len({tuple(outcome["decisions"]) for outcome in forth}) == len(games)


def test_rotations_share_pile_bag_and_first_player() -> None:
    one, two, three, *_ = outcomes("thrifty", "random", players=3)
    setups = [record_of(outcome, DECK).setup for outcome in (one, two, three)]
    assert setups[0] == setups[1] == setups[2]
    assert {tuple(outcome["bots"]) for outcome in (one, two, three)} == {
        ("thrifty", "random", "random"),
        ("random", "thrifty", "random"),
        ("random", "random", "thrifty"),
    }


def test_every_outcome_can_be_checked_by_replay() -> None:
    for outcome in outcomes("thrifty", "random", players=4):
        check(outcome, DECK)
        assert load(dump(record_of(outcome, DECK)), (DECK,)).record.decisions
        assert [sum(part.values()) for part in outcome["sources"]] == outcome["points"]
    outcome["points"][0] += 1
    with pytest.raises(Malformed, match="deal 0, rotation 3: the decisions do not lead"):
        check(outcome, DECK)


def test_decisions_with_a_choice_are_timed() -> None:
    for outcome in outcomes("slow", "random"):
        choices: Counter[int] = Counter()
        record = record_of(outcome, DECK)
        for at in range(len(record.decisions)):
            state = record.replay(at)
            choices[state.seat] += len(legal(state)) > 1
        assert choices.total() < len(record.decisions)
        for seat, (name, micros) in enumerate(zip(outcome["bots"], outcome["micros"], strict=True)):
            assert len(micros) == choices[seat]
            assert (min(micros) >= 5_000) == (name == "slow")


def test_the_collector_waits_for_the_end_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    decide, could_come = RandomBot.decide, list[bool]()

    def watch(bot: RandomBot, seen: View, budget: Budget) -> Decision:
        could_come.append(gc.isenabled())
        return decide(bot, seen, budget)

    monkeypatch.setattr(RandomBot, "decide", watch)
    outcomes("random", "random")
    assert len(could_come) > 100
    assert not any(could_come)
    assert gc.isenabled()


def test_chance_that_plays_on_is_not_timed() -> None:
    for outcome in outcomes("cheating", "random"):
        assert len(outcome["micros"][outcome["bots"].index("cheating")]) == 1


def test_a_bot_draws_other_lots_in_another_rotation() -> None:
    one, two = outcomes("random", "random")
    assert one["decisions"] != two["decisions"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crashing", "ValueError: <b>I am lost</b> & out of words"),
        ("cheating", "decided Buy(), which is not allowed"),
        ("stillborn", "OSError: no weights here"),
    ],
)
def test_who_forfeits_is_last_and_the_game_goes_on(bot: str, reason: str) -> None:
    for outcome in outcomes(bot, "random", players=3, games=6):
        check(outcome, DECK)
        fled = [seat for seat, why in enumerate(outcome["forfeits"]) if why is not None]
        assert fled == [seat for seat, name in enumerate(outcome["bots"]) if name == bot]
        assert {outcome["forfeits"][seat] for seat in fled} == {reason}
        assert {outcome["places"][seat] for seat in fled} == {4 - len(fled)}
        stayed = [outcome["places"][seat] for seat in range(3) if seat not in fled]
        assert min(stayed) == 1
        assert max(stayed) <= 3 - len(fled)


def test_places_are_those_of_the_rules() -> None:
    for outcome in outcomes("thrifty", "random", players=4, games=8):
        worth = list(zip(outcome["points"], outcome["coins"], strict=True))
        assert outcome["places"] == [1 + sum(b > a for b in worth) for a in worth]


def test_a_bot_that_is_not_here_is_no_forfeit() -> None:
    with pytest.raises(Malformed, match="no bot is called 'wizard'"):
        outcomes("wizard", "random")
