"""Set-ups from seeds: the same on every machine, and every order is possible."""

import hashlib
from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from speicherstadt.catalog import ALL_CUBES, PLAYERS, Good, Season, heap
from speicherstadt.engine import Setup, new_game, problems
from speicherstadt.errors import Malformed
from speicherstadt.records import chance, deal
from tests.play import DECK

PILE = """
fireman-a1 fireman-a2 contract-a4 spice-trader carpet-trader vulcanizer coffee-roaster contract-a3
office-a tea-taster contract-a2 warehouse ship-b ship-b contract-b4 fireman-b3 fireman-b1 ship-b
fire-1 office-b contract-b3 ship-b fireman-b2 ship-b contract-b2 contract-c3b fire-2 contract-c2
ship-c ship-c fireman-c5 contract-c3a bank ship-c contract-c4 fireman-c4 ship-c ship-c fire-3
fireman-d4 ship-d ship-d boatsmen-church fireman-d5 ship-d ship-d office-d st-michaelis ship-d
office-d chamber-of-commerce fire-4
"""
BAG = """
saffron tea carpet saffron saffron coffee rubber rubber coffee tea carpet saffron tea rubber
carpet carpet tea carpet rubber coffee saffron rubber tea carpet coffee carpet coffee tea rubber
rubber rubber tea coffee tea tea coffee saffron coffee saffron carpet rubber saffron saffron
coffee carpet
"""
FIRST = 1
NUMBERS = [42, 63, 17, 19, 88, 5, 81, 78, 62, 56, 84, 0]

PINNED = [
    (2, "fe511ae4e157836c1934c86577f66aa6046980da9a23916247e35ce260a2f550", 0),
    (3, "a841ec82a7a447dd9a37dd9fbf4a93d3d4bb9d6eb4394ab99dd9a744acd617e3", 0),
    (4, "218518aa4eed2caebe08220a5673320a774d4631404ba7677e64d3ffb27c9f93", 1),
    (5, "03e5953a2f289e4b882cfdd3db7ee96124903f136d0147b98ffc9ba41124d34a", 1),
]
"""The digest of the whole set-up as `written`, by number of players."""


def written(setup: Setup) -> str:
    pile = " ".join(card.id for card in setup.pile)
    bag = " ".join(good.id for good in setup.bag)
    return f"{pile} | {bag} | {setup.first}"


def test_set_up_of_a_known_seed() -> None:
    setup = deal(DECK, 2, "hamburg")
    assert [card.id for card in setup.pile] == PILE.split()
    assert [good.id for good in setup.bag] == BAG.split()
    assert setup.first == FIRST


@pytest.mark.parametrize(("players", "digest", "first"), PINNED, ids=["2", "3", "4", "5"])
def test_set_ups_are_stable(players: int, digest: str, first: int) -> None:
    setup = deal(DECK, players, "speicherstadt")
    assert hashlib.sha256(written(setup).encode()).hexdigest() == digest
    assert setup.first == first


@pytest.mark.parametrize("players", PLAYERS)
def test_set_up_depends_only_on_the_seed(players: int) -> None:
    assert deal(DECK, players, "one") == deal(DECK, players, "one")
    assert written(deal(DECK, players, "one")) != written(deal(DECK, players, "two"))


@pytest.mark.parametrize("players", PLAYERS)
def test_choosing_the_first_player_changes_nothing_else(players: int) -> None:
    drawn = deal(DECK, players, "lot")
    for first in range(players):
        given = deal(DECK, players, "lot", first)
        assert given.first == first
        assert (given.pile, given.bag) == (drawn.pile, drawn.bag)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_can_be_drawn_as_first_player(players: int) -> None:
    firsts = Counter(deal(DECK, players, f"lot-{number}").first for number in range(200))
    assert sorted(firsts) == list(range(players))
    assert min(firsts.values()) > 100 / players


@pytest.mark.parametrize("players", PLAYERS)
def test_every_set_up_is_valid(players: int) -> None:
    for number in range(100):
        setup = deal(DECK, players, f"sound-{number}")
        assert problems(new_game(setup)) == []
        assert Counter(setup.pile) == Counter(DECK.in_play(players))
        assert heap(setup.bag) == ALL_CUBES
        assert "".join(card.season.value for card in setup.pile) == "".join(
            card.season.value for card in DECK.in_play(players)
        )


def test_bag_of_sixty_cubes_is_refused() -> None:
    """A heap stores 16 coffee like one tea, so these cubes look like 9 of each kind."""
    setup = deal(DECK, 3, "sixty")
    rest = [good for good in setup.bag if good not in (Good.COFFEE, Good.TEA)]
    bag = (*[Good.COFFEE] * 25, *[Good.TEA] * 8, *rest)
    assert len(bag) == 60
    assert heap(bag) == ALL_CUBES
    with pytest.raises(Malformed, match="bag: must hold 9 cubes of each kind"):
        new_game(replace(setup, bag=bag))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_can_be_anywhere_in_its_season(players: int) -> None:
    in_play = DECK.in_play(players)
    places: defaultdict[str, set[int]] = defaultdict(set)
    for number in range(400):
        for place, card in enumerate(deal(DECK, players, f"place-{number}").pile):
            places[card.id].add(place)
    for season in Season:
        theirs = {place for place, card in enumerate(in_play) if card.season is season}
        for card in in_play:
            if card.season is season:
                assert places[card.id] == theirs, card.id


def test_every_good_can_be_drawn_at_any_time() -> None:
    seen: defaultdict[int, set[str]] = defaultdict(set)
    for number in range(150):
        for moment, good in enumerate(deal(DECK, 4, f"bag-{number}").bag):
            seen[moment].add(good.id)
    assert all(len(goods) == 5 for goods in seen.values())


@pytest.mark.slow
def test_shuffles_are_fair() -> None:
    """The 3rd fire is equally likely in each of its 15 places (chi-squared, 14 degrees)."""
    games = 6000
    places = Counter(
        [card.id for card in deal(DECK, 4, f"fair-{number}").pile].index("fire-3")
        for number in range(games)
    )
    expected = games / 15
    assert sum((n - expected) ** 2 / expected for n in places.values()) < 36.1  # p = 0.001


def test_chance_covers_the_whole_range_below_its_limit() -> None:
    below = chance("limits")
    for limit in (1, 2, 3, 7, 45):
        assert {below(limit) for _ in range(100 * limit)} == set(range(limit))


def test_random_numbers_of_a_known_seed() -> None:
    below = chance("hamburg")
    assert [below(100) for _ in range(12)] == NUMBERS


@pytest.mark.parametrize(
    "seed",
    ["", "ä", "0", "x" * 10_000, "\n", "🐘"],
    ids=["empty", "umlaut", "digit", "10000 letters", "line ending", "elephant"],
)
def test_any_text_can_be_a_seed(seed: str) -> None:
    assert deal(DECK, 3, seed) == deal(DECK, 3, seed)
