"""Build tables for scenarios, in the words of the rulebook.

`table` puts cards and cubes where the scenario says and everything else where it belongs: cards of
earlier rounds on the discard pile, the rest on the draw pile and in the bag. The result is a valid
state from which the game can be played to its end.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

import pytest

from speicherstadt import catalog
from speicherstadt.catalog import (
    ALL_CUBES,
    GOOD_BY_ID,
    Card,
    Cubes,
    Deck,
    Good,
    Kind,
    Season,
    heap,
    spread,
    standard_deck,
    total,
)
from speicherstadt.engine import (
    CURRENT_RULES,
    Decision,
    Event,
    Phase,
    Seat,
    Setup,
    State,
    apply,
    fingerprint,
    game,
    problems,
)
from speicherstadt.errors import Illegal
from speicherstadt.records.shuffle import deal

STANDARD = Path(catalog.__file__).with_name("standard.toml").read_text("utf-8")
COFFEE, TEA, SAFFRON, RUBBER, CARPET = Good
ANNA, BERT, CLARA, DORA, EMIL = range(5)

_BEFORE = {
    Phase.SUPPLY: Phase.INCOME,
    Phase.DEMAND: Phase.SUPPLY,
    Phase.PURCHASE: Phase.DEMAND,
    Phase.LOADING: Phase.PURCHASE,
    Phase.INCOME: Phase.LOADING,
}


def cubes(words: str) -> Cubes:
    """A heap from words: `cubes("tea tea rubber")`."""
    return heap(GOOD_BY_ID[word] for word in words.split())


def card(card_id: str, deck: Deck | None = None) -> Card:
    found = (deck or standard_deck()).card(card_id)
    assert found is not None, card_id
    return found


def table(
    players: int = 3,
    *,
    row: str = "",
    cargo: Mapping[int, str] | None = None,
    columns: Sequence[Sequence[Seat]] = (),
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    cards: Sequence[str] = (),
    delivered: Mapping[str, str] | None = None,
    quay: Sequence[str] = (),
    warehouse: Sequence[str] = (),
    hall: Sequence[str] = (),
    bought: Sequence[Seat] = (),
    stock: str = "",
    discard: str = "",
    pile: str = "",
    pile_ends: bool = False,
    bag: str = "",
    first: Seat = ANNA,
    deck: Deck | None = None,
) -> State:
    """A table in the middle of a game.

    Cards and goods are given as words; sequences are by seat or by berth and may be shorter than
    needed. With a `row`, it is the demand phase; without one, a round has just ended. `pile` and
    `bag` come next; all other cards follow `pile`, or none if `pile_ends`.
    """
    deck = deck or standard_deck()
    rest = list(deck.in_play(players))
    state = State.start(Setup(deck, players, tuple(rest), spread(ALL_CUBES), first, CURRENT_RULES))

    def take(words: str) -> list[Card]:
        taken = [card(word, deck) for word in words.split()]
        for each in taken:
            rest.remove(each)
        return taken

    if row:
        state.row = [*take(row)]
        assert len(state.row) == state.setup.berths
    state.columns[: len(columns)] = [tuple(column) for column in columns]
    for berth, words in (cargo or {}).items():
        state.cargo[berth] = cubes(words)
    for seat, player in enumerate(state.players):
        player.coins = coins[seat] if seat < len(coins) else player.coins
        player.points = points[seat] if seat < len(points) else 0
        player.cards = tuple(take(_at(cards, seat)))
        player.contracts = tuple(
            (each, each.wants - cubes((delivered or {}).get(each.id, "")))
            for each in player.cards
            if each.kind is Kind.CONTRACT
        )
        player.quay = cubes(_at(quay, seat))
        player.warehouse = cubes(_at(warehouse, seat))
        player.hall = cubes(_at(hall, seat))
        player.bought = seat in bought
    state.stock = cubes(stock)
    state.discard = tuple(take(discard))

    on_top = take(pile)
    drawn = _drawn(state)
    if pile_ends:
        state.discard += tuple(rest)
        rest.clear()
    else:
        _discard_earlier_rounds(state, rest, total(drawn))
    dealt = tuple(_dealt(state))
    ordinary = [each for each in dealt if each.kind is not Kind.FIRE]
    state.round = len(ordinary) // state.setup.berths
    state.dealt = len(dealt)
    state.drawn = total(drawn)
    to_draw = [GOOD_BY_ID[word] for word in bag.split()]
    order = (*spread(drawn), *to_draw, *spread(ALL_CUBES - drawn - heap(to_draw)))
    state.setup = Setup(
        deck,
        players,
        (*dealt, *on_top, *rest),
        order,
        (first - state.round + 1) % players,
        CURRENT_RULES,
    )
    state.placed = sum(map(len, state.columns))
    state.seat = (first + state.placed) % players
    state.phase = Phase.DEMAND if row else Phase.INCOME
    return state


def card_at(state: State, berth: int) -> Card:
    found = state.row[berth]
    assert found is not None
    return found


def begin(state: State, phase: Phase) -> list[Event]:
    """Start this phase as if the previous one had just ended; return the events."""
    told: list[Event] = []
    state.phase = _BEFORE[phase]
    game._go_on(state, told.append)
    assert problems(state) == []
    return told


def loading(
    players: int = 3,
    *,
    coins: Sequence[int] = (),
    cards: Sequence[str] = (),
    delivered: Mapping[str, str] | None = None,
    quay: Sequence[str] = (),
    warehouse: Sequence[str] = (),
    hall: Sequence[str] = (),
    stock: str = "",
    first: Seat = ANNA,
    deck: Deck | None = None,
) -> State:
    """A table at the start of the loading phase."""
    state = table(
        players,
        coins=coins,
        cards=cards,
        delivered=delivered,
        quay=quay,
        warehouse=warehouse,
        hall=hall,
        stock=stock,
        first=first,
        deck=deck,
    )
    begin(state, Phase.LOADING)
    assert state.phase is Phase.LOADING
    return state


def play(state: State, *decisions: Decision) -> list[Event]:
    """Apply these decisions, checking after each that the state is valid; return the events."""
    told: list[Event] = []
    for decision in decisions:
        told += apply(state, decision)
        assert problems(state) == []
    return told


def refuses(state: State, *decisions: Decision) -> None:
    """Check that each of these decisions is illegal now and changes nothing."""
    before = fingerprint(state)
    for decision in decisions:
        with pytest.raises(Illegal, match=type(decision).__name__):
            apply(state, decision)
        assert fingerprint(state) == before


def stacked(players: int, *piles: str, bag: str = "", first: Seat = ANNA) -> Setup:
    """A set-up with these cards on top of their seasons; the rest is as dealt."""
    setup = deal(standard_deck(), players, "table", first)
    pile = list(setup.pile)
    order: list[Card] = []
    tops = [[card(word) for word in words.split()] for words in piles]
    for top in chain.from_iterable(tops):
        pile.remove(top)
    for season in Season:
        order += [top for top in chain.from_iterable(tops) if top.season is season]
        order += [each for each in pile if each.season is season]
    to_draw = [GOOD_BY_ID[word] for word in bag.split()]
    cubes_left = list(setup.bag)
    for good in to_draw:
        cubes_left.remove(good)
    return Setup(setup.deck, players, tuple(order), (*to_draw, *cubes_left), first, CURRENT_RULES)


def block(card_id: str) -> str:
    """The text of one card in the standard file."""
    found = re.search(rf'\[\[card\]\]\nid = "{card_id}"\n(?:[^\n]+\n?)*', STANDARD)
    assert found, card_id
    return found[0]


def edited(card_id: str, old: str, new: str) -> str:
    """The standard file with one card changed."""
    text = block(card_id)
    assert text.count(old) == 1, (card_id, old)
    return STANDARD.replace(text, text.replace(old, new))


def _at(words: Sequence[str], seat: Seat) -> str:
    return words[seat] if seat < len(words) else ""


def _dealt(state: State) -> list[Card]:
    """Every card that has left the pile."""
    on_table = [each for each in state.row if each is not None]
    owned = [each for player in state.players for each in player.cards]
    return [*on_table, *owned, *state.discard]


def _drawn(state: State) -> Cubes:
    """Every cube that has left the bag."""
    on_contracts = [each.wants - lacking for p in state.players for each, lacking in p.contracts]
    owned = [player.quay + player.warehouse + player.hall for player in state.players]
    return state.stock + sum(state.cargo) + sum(owned) + sum(on_contracts)


def _discard_earlier_rounds(state: State, rest: list[Card], drawn: int) -> None:
    """Discard cards until all rounds are complete and ships account for all drawn cubes."""
    berths = state.setup.berths
    dealt = _dealt(state)
    ordinary = sum(each.kind is not Kind.FIRE for each in dealt)
    ships = sum(each.kind is Kind.SHIP for each in dealt)
    others = [each for each in rest if each.kind not in (Kind.FIRE, Kind.SHIP)]
    earlier = [each for each in rest if each.kind is Kind.SHIP][: max(0, -(-drawn // 3) - ships)]
    while not ordinary + len(earlier) or (ordinary + len(earlier)) % berths:
        earlier.append(others.pop(0))
    for each in earlier:
        rest.remove(each)
    state.discard += tuple(earlier)
