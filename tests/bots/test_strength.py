"""Each level beats the one below in a few fixed games, which are the same on every machine."""

from itertools import pairwise

import pytest

from speicherstadt.arena.contest import Contest
from speicherstadt.arena.match import play
from speicherstadt.bots import LEVELS, Budget
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import standard_deck

GAMES = 24


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the senator solve less: it still wins, in less time."""
    monkeypatch.setattr(Senator, "exact", 500)


@pytest.mark.slow
@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(["random", *LEVELS])])
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    contest = Contest((stronger, weaker), 2, GAMES, "strength", standard_deck(), Budget(effort=8))
    won = 0.0
    for game in contest.schedule():
        outcome = play(contest, game)
        assert outcome["forfeits"] == [None, None]
        places = zip(outcome["bots"], outcome["places"], strict=True)
        winners = [bot for bot, place in places if place == 1]
        won += winners.count(stronger) / len(winners)
    assert won > GAMES / 2
