"""`fingerprint` is equal for equal states and different for different ones."""

from dataclasses import replace

import pytest

from speicherstadt import compiled
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import (
    Phase,
    Place,
    Player,
    Rules,
    Setup,
    State,
    apply,
    fingerprint,
    legal,
    new_game,
)
from speicherstadt.records.shuffle import chance, deal
from tests.engine.test_invariants import Change, demand, on_player, on_state
from tests.table import ANNA, BERT, begin, card, cubes, table


def swap_setup(state: State, *, pile: bool = False, bag: bool = False, first: bool = False) -> None:
    """Swap two hidden cards or cubes, or change the first player at the start."""
    setup = state.setup
    cards, goods = list(setup.pile), list(setup.bag)
    if pile:
        at = state.dealt
        other = next(
            place
            for place in range(at + 1, len(cards))
            if cards[place].season is cards[at].season and cards[place] is not cards[at]
        )
        cards[at], cards[other] = cards[other], cards[at]
    if bag:
        at = state.drawn
        assert goods[at] is not goods[at + 1]
        goods[at], goods[at + 1] = goods[at + 1], goods[at]
    start = (setup.first + first) % setup.players
    state.setup = Setup(setup.deck, setup.players, tuple(cards), tuple(goods), start, setup.rules)


def other_deck(state: State) -> None:
    setup = state.setup
    state.setup = replace(setup, deck=replace(setup.deck, digest="0" * 64))


def other_rules(state: State) -> None:
    state.setup = replace(state.setup, rules=Rules(version=2))


HIDDEN_CHANGES: dict[str, Change] = {
    "setup.pile": lambda s: swap_setup(s, pile=True),
    "setup.bag": lambda s: swap_setup(s, bag=True),
}

PUBLIC_CHANGES: dict[str, Change] = {
    "setup.first": lambda s: swap_setup(s, first=True),
    "setup.deck": other_deck,
    "setup.rules": other_rules,
    "phase": on_state("phase", Phase.PURCHASE),
    "round": on_state("round", 1),
    "first": on_state("first", BERT),
    "seat": on_state("seat", ANNA),
    "placed": on_state("placed", 4),
    "berth": on_state("berth", 2),
    "dealt": lambda s: setattr(s, "dealt", s.dealt + 1),
    "drawn": lambda s: setattr(s, "drawn", s.drawn + 1),
    "row": lambda s: s.row.reverse(),
    "cargo": lambda s: s.cargo.reverse(),
    "columns": on_state("columns", [(BERT, ANNA), (2,), (ANNA,), (BERT,)]),
    "stock": on_state("stock", cubes("rubber rubber")),
    "discard": lambda s: setattr(s, "discard", s.discard[::-1]),
    "players": lambda s: s.players.reverse(),
    "player.coins": on_player("coins", 9),
    "player.points": on_player("points", 9),
    "player.cards": lambda s: setattr(s.players[ANNA], "cards", s.players[ANNA].cards[::-1]),
    "player.contracts": on_player("contracts", ((card("contract-a2"), cubes("tea")),)),
    "player.warehouse": on_player("warehouse", cubes("coffee tea")),
    "player.hall": on_player("hall", cubes("rubber")),
    "player.quay": on_player("quay", cubes("rubber")),
    "player.bought": on_player("bought", True),
}


@pytest.mark.skipif(compiled(), reason="compiled classes do not list their fields")
def test_every_field_is_covered() -> None:
    # What lay on the shelves before a loading only tells how to show it.
    fields = {field for field in State.__slots__ if field not in ("setup", "kept")}
    fields |= {f"player.{field}" for field in Player.__slots__}
    fields |= {f"setup.{field}" for field in ("deck", "pile", "bag", "first", "rules")}
    assert PUBLIC_CHANGES.keys() | HIDDEN_CHANGES.keys() == fields


@pytest.mark.parametrize("field", [*PUBLIC_CHANGES, *HIDDEN_CHANGES])
def test_every_change_affects_the_fingerprint(field: str) -> None:
    state, other = demand(), demand()
    assert fingerprint(state) == fingerprint(other)
    (PUBLIC_CHANGES | HIDDEN_CHANGES)[field](other)
    assert fingerprint(state) != fingerprint(other)


def test_copy_has_the_same_fingerprint_and_is_independent() -> None:
    for name, change in (PUBLIC_CHANGES | HIDDEN_CHANGES).items():
        state = demand()
        before = fingerprint(state)
        twin = state.copy()
        assert fingerprint(twin) == before
        change(twin)
        assert fingerprint(state) == before, name


def test_playing_on_a_copy_does_not_change_the_original() -> None:
    below = chance("copies")
    state = new_game(deal(standard_deck(), 3, "copies"))
    while not state.over:
        before = fingerprint(state)
        choices = legal(state)
        chosen = choices[below(len(choices))]
        twin = state.copy()
        apply(twin, chosen)
        assert fingerprint(state) == before
        assert fingerprint(twin) != before
        state = twin


def test_seat_is_ignored_once_the_game_is_over() -> None:
    state = table(pile="fire-4", pile_ends=True)
    begin(state, Phase.INCOME)
    other = state.copy()
    other.seat = (state.seat + 1) % 3
    assert fingerprint(state) == fingerprint(other)


def test_same_decisions_lead_to_the_same_fingerprint() -> None:
    one, other = (new_game(deal(standard_deck(), 2, "twice")) for _ in range(2))
    for berth in (0, 1, 2, 0, 1):
        apply(one, Place(berth))
        apply(other, Place(berth))
    assert fingerprint(one) == fingerprint(other)
