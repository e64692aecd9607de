"""Open and hidden information (section 7), and completing a view at random."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from speicherstadt.catalog import Card, Good, Season, heap, standard_deck
from speicherstadt.engine import (
    Setup,
    State,
    Viewer,
    advance,
    apply,
    complete,
    fingerprint,
    legal,
    new_game,
    problems,
    shuffled,
    view,
)
from speicherstadt.records.shuffle import chance, deal
from tests.engine.test_fingerprint import HIDDEN_CHANGES, PUBLIC_CHANGES
from tests.engine.test_invariants import demand
from tests.table import RUBBER, TEA, card, cubes, table


def played(players: int, decisions: int, seed: str) -> State:
    """A game after this many random decisions."""
    below = chance(seed)
    state = new_game(deal(standard_deck(), players, seed))
    for _ in range(decisions):
        choices = legal(state)
        apply(state, choices[below(len(choices))])
    return state


def with_hidden_order_reversed(state: State) -> State:
    """The same table with the remaining pile (within each season) and bag reversed."""
    pile = [each for season in Season for each in reversed(state.pile) if each.season is season]
    setup = state.setup
    twin = state.copy()
    twin.setup = Setup(
        setup.deck,
        setup.players,
        (*setup.pile[: state.dealt], *pile),
        (*setup.bag[: state.drawn], *reversed(state.bag)),
        setup.first,
        setup.rules,
    )
    return twin


@pytest.mark.parametrize("decisions", [0, 25, 60, 120])
def test_view_hides_the_order_of_pile_and_bag(decisions: int) -> None:
    state = played(3, decisions, "hidden")
    twin = with_hidden_order_reversed(state)
    assert fingerprint(state) != fingerprint(twin)
    assert fingerprint(view(state).table) == fingerprint(view(twin).table)


@pytest.mark.parametrize("field", HIDDEN_CHANGES)
def test_view_does_not_show_hidden_changes(field: str) -> None:
    state, other = demand(), demand()
    HIDDEN_CHANGES[field](other)
    assert fingerprint(state) != fingerprint(other)
    assert fingerprint(view(state).table) == fingerprint(view(other).table)


@pytest.mark.parametrize("field", PUBLIC_CHANGES)
def test_view_shows_public_changes(field: str) -> None:
    state, other = demand(), demand()
    PUBLIC_CHANGES[field](other)
    assert fingerprint(view(state).table) != fingerprint(view(other).table)


def test_view_counts_remaining_cards_and_cubes() -> None:
    """The contents of the pile and the bag are public; only their order is hidden."""
    state = table(
        pile="bank ship-c contract-c2 port fire-4", pile_ends=True, stock="tea tea rubber"
    )
    seen = view(state)
    assert seen.to_come() == {
        Season.WINTER: Counter(),
        Season.SPRING: Counter(),
        Season.SUMMER: Counter([card("bank"), card("ship-c"), card("contract-c2")]),
        Season.AUTUMN: Counter([card("port")]),
        Season.LAST: Counter([card("fire-4")]),
    }
    assert seen.bag() == heap(state.bag)
    more_tea = table(pile="bank ship-c contract-c2 port fire-4", pile_ends=True, stock="tea rubber")
    assert view(more_tea).bag() == seen.bag() + cubes("tea")
    other = table(
        pile="bank ship-c contract-c4 port fire-4", pile_ends=True, stock="tea tea rubber"
    )
    assert view(other).to_come() != seen.to_come()


def test_view_matches_the_table_and_is_independent_of_the_game() -> None:
    state = played(4, 40, "same table")
    before = fingerprint(state)
    seen = view(state)
    assert seen.seat == state.seat
    assert seen.legal() == legal(state)
    assert problems(seen.table) == []
    assert sorted(seen.table.bag) == sorted(state.bag)
    assert Counter(seen.table.pile) == Counter(state.pile)
    apply(seen.table, legal(seen.table)[0])
    assert fingerprint(state) == before


def test_hidden_cards_and_cubes_are_sorted() -> None:
    seen = view(played(2, 10, "sorted")).table
    order = list(seen.setup.deck.cards)
    assert list(seen.pile) == sorted(seen.pile, key=order.index)
    assert list(seen.bag) == sorted(seen.bag)


# ---------------------------------------------------------------- views of a whole game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_viewer_matches_view_at_every_decision(players: int) -> None:
    below = chance("viewer")
    state = new_game(deal(standard_deck(), players, "viewer"))
    viewer = Viewer(state)
    while options := legal(state):
        assert fingerprint(viewer.look().table) == fingerprint(view(state).table)
        advance(state, options[below(len(options))])
    assert fingerprint(viewer.look().table) == fingerprint(view(state).table)


def test_changing_one_view_does_not_affect_the_next() -> None:
    state = played(3, 40, "independent")
    viewer = Viewer(state)
    before = fingerprint(state), fingerprint(viewer.look().table)
    spoiled = viewer.look().table
    spoiled.players[0].coins += 5
    for part in (spoiled.row, spoiled.cargo, spoiled.columns, spoiled.players):
        part.clear()
    spoiled.dealt = spoiled.drawn = 0
    assert (fingerprint(state), fingerprint(viewer.look().table)) == before


def test_view_returns_the_legal_decisions_it_was_given() -> None:
    state = played(2, 30, "options")
    options = legal(state)
    assert Viewer(state).look(options).legal() is options
    assert Viewer(state).look().legal() == options


# ---------------------------------------------------------------- completing


def late() -> State:
    """Two summer cards, four autumn cards, the 4th fire and three cubes are left."""
    nine = [f"{good} " * 9 for good in ("coffee", "saffron", "carpet")]
    return table(
        4,
        pile="bank ship-c office-d ship-d fire-3 ship-d fire-4",
        pile_ends=True,
        bag="tea rubber tea",
        stock=" ".join(nine) + " tea" * 7 + " rubber" * 8,
    )


def all_orders() -> set[tuple[tuple[Card, ...], tuple[Good, ...]]]:
    summer = set(permutations([card("bank"), card("ship-c")]))
    autumn = set(permutations([card(i) for i in ("office-d", "ship-d", "ship-d", "fire-3")]))
    bags = set(permutations([TEA, TEA, RUBBER]))
    assert (len(summer), len(autumn), len(bags)) == (2, 12, 3)
    return {((*c, *d, card("fire-4")), bag) for c, d, bag in product(summer, autumn, bags)}


def test_completions_are_uniform_over_all_possible_orders() -> None:
    below = chance("completions")
    seen = view(late())
    each = 60
    expected = all_orders()
    found = Counter(
        (twin.pile, twin.bag)
        for twin in (complete(seen, below) for _ in range(each * len(expected)))
    )
    assert set(found) == expected
    # Chi-squared with 71 degrees of freedom: mean 71, deviation 12; allow five deviations.
    spread = sum((times - each) ** 2 / each for times in found.values())
    assert spread < 131


@pytest.mark.parametrize("decisions", [0, 30, 90])
def test_completion_is_a_valid_game_with_the_same_view(decisions: int) -> None:
    state = played(3, decisions, "looks the same")
    seen = view(state)
    before = fingerprint(seen.table)
    for seed in range(20):
        twin = complete(seen, chance(str(seed)))
        assert problems(twin) == []
        assert fingerprint(view(twin).table) == before
        assert twin.pile[-1] is card("fire-4")
        seasons = [each.season.value for each in twin.pile]
        assert seasons == sorted(seasons)
        assert legal(twin) == legal(state)
    assert fingerprint(seen.table) == before


def test_completion_does_not_depend_on_the_real_order() -> None:
    state = played(3, 50, "nothing")
    one = complete(view(state), chance("a"))
    other = complete(view(with_hidden_order_reversed(state)), chance("a"))
    assert fingerprint(one) == fingerprint(other)


def test_completions_differ_and_can_be_played_to_the_end() -> None:
    seen = view(played(2, 30, "to the end"))
    below = chance("playing on")
    ends = set()
    for _ in range(5):
        state = complete(seen, below)
        while not state.over:
            choices = legal(state)
            apply(state, choices[below(len(choices))])
        assert problems(state) == []
        ends.add(state.setup.pile)
    assert len(ends) == 5


def test_each_sequence_of_random_numbers_gives_a_different_order() -> None:
    orders = []
    for numbers in product(range(4), range(3), range(2)):
        given = iter(numbers)
        limits: list[int] = []

        def below(limit: int, given: Iterator[int] = given, limits: list[int] = limits) -> int:
            limits.append(limit)
            return next(given)

        items = ["a", "b", "c", "d"]
        orders.append(tuple(shuffled(items, below)))
        assert items == ["a", "b", "c", "d"]
        assert limits == [4, 3, 2]
    assert sorted(orders) == sorted(permutations("abcd"))
