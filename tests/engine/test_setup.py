"""Set-up: starting coins, cards in the pile, number of rounds, and invalid set-ups."""

from collections import Counter

import pytest

from speicherstadt.catalog import ALL_CUBES, GOODS, NO_CUBES, Season, heap, standard_deck
from speicherstadt.engine import Phase, Setup, State, advance, legal, new_game, problems
from speicherstadt.errors import Malformed
from speicherstadt.records.shuffle import chance, deal
from tests.table import ANNA, CLARA, COFFEE, RUBBER, TEA, card


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_start_with_five_coins_and_nothing_else(players: int) -> None:
    state = State.start(deal(standard_deck(), players, "start"))
    assert len(state.players) == players
    for player in state.players:
        assert (player.coins, player.points, player.bought) == (5, 0, False)
        assert (player.cards, player.contracts) == ((), ())
        assert (player.quay, player.warehouse, player.hall) == (NO_CUBES, NO_CUBES, NO_CUBES)
    assert heap(state.bag) == ALL_CUBES
    assert state.stock == NO_CUBES
    assert state.discard == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_player_takes_the_first_turn(players: int) -> None:
    for first in range(players):
        state = new_game(deal(standard_deck(), players, "start", first))
        assert (state.first, state.seat, state.round) == (first, first, 1)
        assert state.phase is Phase.DEMAND
        assert problems(state) == []


@pytest.mark.parametrize(
    ("players", "left_out"), [(2, "port"), (3, "boatsmen-church"), (4, ""), (5, "boatsmen-church")]
)
def test_pile_depends_on_number_of_players(players: int, left_out: str) -> None:
    pile = Counter(deal(standard_deck(), players, "start").pile)
    assert (card("port") in pile) is (left_out != "port")
    assert (card("boatsmen-church") in pile) is (left_out != "boatsmen-church")
    assert (card("fireman-d3") in pile) is (not left_out)
    assert pile.total() == (52 if left_out else 54)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pile_is_ordered_by_season_and_ends_with_the_4th_fire(players: int) -> None:
    pile = deal(standard_deck(), players, "start").pile
    seasons = [each.season.value for each in pile]
    assert seasons == sorted(seasons)
    assert pile[-1] is card("fire-4")
    assert {each.season for each in pile[:12]} == {Season.WINTER}


def test_each_season_is_shuffled_separately() -> None:
    piles = {deal(standard_deck(), 4, str(seed)).pile for seed in range(20)}
    for start, end in [(0, 12), (12, 25), (25, 38), (38, 53)]:
        assert len({pile[start:end] for pile in piles}) == 20


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_number_of_rounds_depends_on_number_of_players(players: int, rounds: int) -> None:
    setup = deal(standard_deck(), players, "rounds")
    assert setup.rounds == rounds
    state = new_game(setup)
    below = chance("a random game")
    seen = {state.round}
    while not state.over:
        choices = legal(state)
        advance(state, choices[below(len(choices))])
        assert problems(state) == []
        seen.add(state.round)
    assert seen == set(range(1, rounds + 1))
    assert state.pile == ()
    assert legal(state) == ()


def setup_with(
    players: int = 3,
    first: int = 0,
    pile: tuple[str, ...] | None = None,
    swap: tuple[int, int] | None = None,
) -> Setup:
    """A set-up for three players with one thing changed."""
    good = deal(standard_deck(), 3, "good", 0)
    cards = list(good.pile) if pile is None else [card(card_id) for card_id in pile]
    if swap:
        one, other = swap
        cards[one], cards[other] = cards[other], cards[one]
    return Setup(good.deck, players, tuple(cards), good.bag, first, good.rules)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (setup_with(players=1), "1 players; must be 2 to 5"),
        (setup_with(players=6), "6 players; must be 2 to 5"),
        (setup_with(first=3), "first player 3; must be seat 0 to 2"),
        (setup_with(first=-1), "first player -1; must be seat 0 to 2"),
        (setup_with(players=2), "pile: lacks boatsmen-church, has too many port for 2 players"),
        (setup_with(players=4), "pile: lacks fireman-d3, lacks boatsmen-church for 4 players"),
        (setup_with(pile=()), "pile: lacks coffee-roaster"),
        (setup_with(swap=(0, 12)), "pile: card 1, .*, is of season B; must be of season A"),
        (setup_with(swap=(37, 38)), "pile: card 38, .*, is of season D; must be of season C"),
        (setup_with(swap=(50, 51)), "pile: card 51, fire-4, is of season E; must be of season D"),
    ],
)
def test_impossible_set_up_is_refused(setup: Setup, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        new_game(setup)


def test_duplicated_card_is_refused() -> None:
    good = deal(standard_deck(), 3, "good")
    pile = tuple(card("bank") if each is card("contract-c2") else each for each in good.pile)
    with pytest.raises(Malformed, match="pile: lacks contract-c2, has too many bank for 3 players"):
        new_game(Setup(good.deck, 3, pile, good.bag, ANNA, good.rules))


def test_bag_with_wrong_cubes_is_refused() -> None:
    good = deal(standard_deck(), 3, "good")
    spoilt = [
        good.bag[:-1],
        (*good.bag, TEA),
        tuple(RUBBER if each is TEA else each for each in good.bag),
        (),
    ]
    for bag in spoilt:
        with pytest.raises(Malformed, match="bag: must hold 9 cubes of each kind"):
            new_game(Setup(good.deck, 3, good.pile, bag, CLARA, good.rules))


def test_bag_with_too_many_cubes_to_count_is_refused() -> None:
    """A heap counts up to 15 of a kind: 25 coffee and 8 tea would look like 9 and 9."""
    good = deal(standard_deck(), 3, "good")
    bag = (*[COFFEE] * 25, *[TEA] * 8, *[each for each in GOODS[2:] for _ in range(9)])
    with pytest.raises(Malformed, match="bag: must hold 9 cubes of each kind"):
        new_game(Setup(good.deck, 3, good.pile, bag, ANNA, good.rules))


def test_same_seed_gives_the_same_set_up() -> None:
    setup = deal(standard_deck(), 3, "again")
    assert deal(standard_deck(), 3, "again") == setup
    assert deal(standard_deck(), 3, "another").pile != setup.pile
