"""Each level beats the one below in a few fixed games, which are the same on every machine."""

from itertools import pairwise

import pytest

from speicherstadt.arena.game_runner import play_game
from speicherstadt.arena.tournament import Tournament
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
    tournament = Tournament(
        (stronger, weaker), 2, GAMES, "strength", standard_deck(), Budget(effort=8)
    )
    won = 0.0
    for scheduled in tournament.schedule():
        game = play_game(tournament, scheduled)
        assert game["forfeits"] == [None, None]
        places = zip(game["bots"], game["places"], strict=True)
        winners = [bot for bot, place in places if place == 1]
        won += winners.count(stronger) / len(winners)
    assert won > GAMES / 2
