"""Each level is stronger than the one below. The games are few, fixed and the same everywhere."""

from itertools import pairwise

import pytest

from speicherstadt.arena.contest import Contest
from speicherstadt.arena.match import play
from speicherstadt.bots import LEVELS, Budget
from speicherstadt.catalog import standard_deck

GAMES = 24


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(["random", *LEVELS])])
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    contest = Contest(
        (stronger, weaker), 2, GAMES, "strength", standard_deck(), Budget(effort=EFFORT)
    )
    won = played = 0.0
    for game in contest.schedule():
        outcome = play(contest, game)
        assert outcome["forfeits"] == [None, None]
        winners = [name for name, place in zip(outcome["bots"], outcome["places"]) if place == 1]
        won += winners.count(stronger) / len(winners)
        played += 1
    assert played == GAMES
    assert won > GAMES / 2
