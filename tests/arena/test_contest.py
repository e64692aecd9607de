"""Who meets whom, on which deals, in which seats."""

from collections import Counter

import pytest

from speicherstadt.arena.contest import Contest, Seating, Side, Table
from speicherstadt.catalog import standard_deck

DECK = standard_deck()


def contest(bots: str, players: int, games: int = 1, seating: str = "one-against") -> Contest:
    return Contest(tuple(bots), players, games, "s", DECK, seating=Seating(seating))


@pytest.mark.parametrize(
    ("bots", "players", "seating", "tables"),
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
def test_tables(bots: str, players: int, seating: str, tables: str) -> None:
    found = contest(bots, players, seating=seating).tables()
    assert ["".join(table.bots) for table in found] == tables.split()


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_plays_each_seat_of_each_deal(players: int, seating: Seating) -> None:
    plan = contest("abc", players, 7, seating)
    games = list(plan.schedule())
    assert len(games) == plan.size
    assert len({game.key for game in games}) == plan.size
    seen = Counter(
        (game.table, game.seed, position, seat)
        for game in games
        for seat, position in enumerate(game.order)
    )
    assert set(seen.values()) == {1}
    assert len(seen) == len(plan.tables()) * plan.deals * players * players


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert [contest("ab", 4, games).deals for games in (1, 4, 5, 8)] == [1, 1, 2, 2]


def test_deals_are_shared_by_all_tables_and_do_not_change_when_games_are_added() -> None:
    few, more = (list(contest("abc", 3, games).schedule()) for games in (3, 9))
    assert more[: len(few)] == few
    assert {game.seed for game in more} == {"s/0", "s/1", "s/2"}


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = contest("abc", 3, 60, "mixed")
    circles = {game.order for game in plan.schedule() if game.order[0] == 0}
    assert circles == {(0, 1, 2), (0, 2, 1)}


@pytest.mark.parametrize(
    ("table", "sides", "meeting"),
    [
        (Table(("a", "b")), [("a", (0,)), ("b", (1,))], "a against b"),
        (Table(("a", "a")), [("a", (0,))], "a against a"),
        (Table(("a", "b", "b"), challenge=True), [("a", (0,))], "a against 2 × b"),
        (Table(("a", "b", "b")), [("a", (0,)), ("b", (1, 2))], "a with 2 × b"),
        (Table(("a", "a", "b", "c")), [("a", (0, 1)), ("b", (2,)), ("c", (3,))], "2 × a with b, c"),
        (Table(("a", "a", "a")), [("a", (0,))], "a with 2 × a"),
    ],
)
def test_sides(table: Table, sides: list[tuple[str, tuple[int, ...]]], meeting: str) -> None:
    assert table.sides == tuple(Side(bot, positions) for bot, positions in sides)
    assert table.meeting(table.sides[0]) == meeting
