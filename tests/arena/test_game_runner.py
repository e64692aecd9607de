"""Single games are determined by their key, replayable, and safe from bots that fail or cheat."""

import gc
from collections import Counter
from typing import cast

import pytest

from speicherstadt.arena import (
    PlayedGame,
    Tournament,
    check_played_game,
    game_runner,
    play_game,
    record_of,
)
from speicherstadt.bots import Budget, RandomBot
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import Decision, View, legal
from speicherstadt.errors import Malformed
from speicherstadt.records import dump, load
from tests.arena import stubs

pytestmark = pytest.mark.slow

DECK = standard_deck()


def play_games(*bots: str, players: int = 2, games: int = 2) -> list[PlayedGame]:
    tournament = Tournament(bots, players, games, "match", DECK)
    return [play_game(tournament, game) for game in tournament.schedule()]


def without_times(game: PlayedGame) -> PlayedGame:
    return cast("PlayedGame", {**game, "micros": []})


def test_game_depends_only_on_its_key() -> None:
    tournament = Tournament(("thrifty", "random"), 3, 3, "match", DECK)
    games = list(tournament.schedule())
    forward = [without_times(play_game(tournament, game)) for game in games]
    backward = [without_times(play_game(tournament, game)) for game in reversed(games)]
    assert forward == backward[::-1]
    assert len({tuple(game["decisions"]) for game in forward}) == len(games)


def test_rotations_share_pile_bag_and_first_player() -> None:
    one, two, three, *_ = play_games("thrifty", "random", players=3)
    setups = [record_of(game, DECK).setup for game in (one, two, three)]
    assert setups[0] == setups[1] == setups[2]
    assert {tuple(game["bots"]) for game in (one, two, three)} == {
        ("thrifty", "random", "random"),
        ("random", "thrifty", "random"),
        ("random", "random", "thrifty"),
    }


def test_every_game_can_be_checked_by_replay() -> None:
    for game in play_games("thrifty", "random", players=4):
        check_played_game(game, DECK)
        assert load(dump(record_of(game, DECK)), (DECK,)).record.decisions
        assert [sum(part.values()) for part in game["sources"]] == game["points"]
    game["points"][0] += 1
    with pytest.raises(Malformed, match="deal 0, rotation 3: the decisions do not lead"):
        check_played_game(game, DECK)


class Clock:
    """A clock that only advances when a bot sleeps."""

    def __init__(self) -> None:
        self.nanoseconds = 0

    def read(self) -> int:
        return self.nanoseconds

    def sleep(self, seconds: float) -> None:
        self.nanoseconds += round(seconds * 1e9)


def test_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(game_runner, "perf_counter_ns", clock.read)
    monkeypatch.setattr(stubs, "sleep", clock.sleep)
    for game in play_games("slow", "random"):
        choices: Counter[int] = Counter()
        record = record_of(game, DECK)
        for at in range(len(record.decisions)):
            state = record.replay(at)
            choices[state.seat] += len(legal(state)) > 1
        assert choices.total() < len(record.decisions)
        for seat, (name, micros) in enumerate(zip(game["bots"], game["micros"], strict=True)):
            assert micros == [5_000 if name == "slow" else 0] * choices[seat]


def test_garbage_collector_is_paused_during_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decide, enabled = RandomBot.decide, list[bool]()

    def watch(bot: RandomBot, seen: View, budget: Budget) -> Decision:
        enabled.append(gc.isenabled())
        return decide(bot, seen, budget)

    monkeypatch.setattr(RandomBot, "decide", watch)
    play_games("random", "random")
    assert len(enabled) > 100
    assert not any(enabled)
    assert gc.isenabled()


def test_random_moves_after_a_forfeit_are_not_timed() -> None:
    for game in play_games("cheating", "random"):
        assert len(game["micros"][game["bots"].index("cheating")]) == 1


def test_bot_gets_a_different_seed_in_each_rotation() -> None:
    one, two = play_games("random", "random")
    assert one["decisions"] != two["decisions"]


@pytest.mark.parametrize("players", [2, 5])
def test_bot_that_wrecks_its_view_affects_nothing_else(players: int) -> None:
    """Views share nothing with the game or with any other view."""
    honest = play_games("random", "random", players=players)
    wrecked = play_games("vandal", "vandal", players=players)
    assert [game["decisions"] for game in wrecked] == [game["decisions"] for game in honest]
    assert {reason for game in wrecked for reason in game["forfeits"]} == {None}


def test_bot_that_wrecks_its_view_and_crashes_affects_nothing_else() -> None:
    for game in play_games("vandal", "wrecking", players=3, games=6):
        check_played_game(game, DECK)
        for name, reason in zip(game["bots"], game["forfeits"], strict=True):
            assert (reason is None) == (name == "vandal")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crashing", "ValueError: <b>I am lost</b> & out of words"),
        ("cheating", "decided Buy(), which is not allowed"),
        ("stillborn", "OSError: no weights here"),
    ],
)
def test_bot_that_forfeits_comes_last_and_the_game_continues(bot: str, reason: str) -> None:
    for game in play_games(bot, "random", players=3, games=6):
        check_played_game(game, DECK)
        forfeited = [seat for seat, why in enumerate(game["forfeits"]) if why is not None]
        assert forfeited == [seat for seat, name in enumerate(game["bots"]) if name == bot]
        assert {game["forfeits"][seat] for seat in forfeited} == {reason}
        assert {game["places"][seat] for seat in forfeited} == {4 - len(forfeited)}
        finished = [game["places"][seat] for seat in range(3) if seat not in forfeited]
        assert min(finished) == 1
        assert max(finished) <= 3 - len(forfeited)


def test_players_are_ranked_by_points_then_coins() -> None:
    for game in play_games("thrifty", "random", players=4, games=8):
        standings = list(zip(game["points"], game["coins"], strict=True))
        assert game["places"] == [1 + sum(b > a for b in standings) for a in standings]


def test_missing_bot_is_an_error_and_not_a_forfeit() -> None:
    with pytest.raises(Malformed, match="no bot is called 'wizard'"):
        play_games("wizard", "random")
