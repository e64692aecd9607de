"""Which bots play each other, with which deals and in which seats."""

from collections import Counter

import pytest

from speicherstadt.arena.tournament import Matchup, MatchupRule, MatchupSide, Tournament
from speicherstadt.catalog import standard_deck

DECK = standard_deck()


def tournament(bots: str, players: int, games: int = 1, rule: str = "one-against") -> Tournament:
    return Tournament(tuple(bots), players, games, "s", DECK, rule=MatchupRule(rule))


@pytest.mark.parametrize(
    ("bots", "players", "rule", "matchups"),
    [
        ("ab", 2, "one-against", "ab"),
        ("abc", 2, "mixed", "ab ac bc"),
        ("aa", 2, "all", "aa"),
        ("aab", 2, "all", "aa ab"),
        ("ab", 3, "one-against", "abb baa"),
        ("aa", 3, "one-against", "aaa"),
        ("abc", 4, "one-against", "abbb accc baaa bccc caaa cbbb"),
        ("ab", 3, "mixed", "aab abb"),
        ("abc", 3, "mixed", "abc"),
        ("abcd", 3, "mixed", "abc abd acd bcd"),
        ("abc", 4, "mixed", "aabc abbc abcc"),
        ("aa", 4, "mixed", "aaaa"),
        ("abc", 3, "all", "aab aac abb abc acc bbc bcc"),
        ("aa", 3, "all", "aaa"),
    ],
)
def test_matchups(bots: str, players: int, rule: str, matchups: str) -> None:
    found = tournament(bots, players, rule=rule).matchups()
    assert ["".join(matchup.bots) for matchup in found] == matchups.split()


@pytest.mark.parametrize("rule", MatchupRule)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_plays_each_seat_of_each_deal(players: int, rule: MatchupRule) -> None:
    plan = tournament("abc", players, 7, rule)
    games = list(plan.schedule())
    assert len(games) == plan.size
    assert len({game.key for game in games}) == plan.size
    seen = Counter(
        (game.matchup, game.seed, position, seat)
        for game in games
        for seat, position in enumerate(game.order)
    )
    assert set(seen.values()) == {1}
    assert len(seen) == len(plan.matchups()) * plan.deals * players * players


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert [tournament("ab", 4, games).deals for games in (1, 4, 5, 8)] == [1, 1, 2, 2]


def test_all_matchups_share_the_deals_and_more_games_only_add_deals() -> None:
    few, more = (list(tournament("abc", 3, games).schedule()) for games in (3, 9))
    assert more[: len(few)] == few
    assert {game.seed for game in more} == {"s/0", "s/1", "s/2"}


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = tournament("abc", 3, 60, "mixed")
    circles = {game.order for game in plan.schedule() if game.order[0] == 0}
    assert circles == {(0, 1, 2), (0, 2, 1)}


@pytest.mark.parametrize(
    ("matchup", "sides", "title"),
    [
        (Matchup(("a", "b")), [("a", (0,)), ("b", (1,))], "a against b"),
        (Matchup(("a", "a")), [("a", (0,))], "a against a"),
        (Matchup(("a", "b", "b"), challenge=True), [("a", (0,))], "a against 2 × b"),
        (Matchup(("a", "b", "b")), [("a", (0,)), ("b", (1, 2))], "a with 2 × b"),
        (
            Matchup(("a", "a", "b", "c")),
            [("a", (0, 1)), ("b", (2,)), ("c", (3,))],
            "2 × a with b, c",
        ),
        (Matchup(("a", "a", "a")), [("a", (0,))], "a with 2 × a"),
    ],
)
def test_sides(matchup: Matchup, sides: list[tuple[str, tuple[int, ...]]], title: str) -> None:
    assert matchup.sides == tuple(MatchupSide(bot, positions) for bot, positions in sides)
    assert matchup.title(matchup.sides[0]) == title
