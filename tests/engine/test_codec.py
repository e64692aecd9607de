"""Decision numbers, masks and encoded views are complete, stable and reversible."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from speicherstadt.catalog import Deck, parse_deck, standard_deck
from speicherstadt.engine import (
    Decision,
    Deliver,
    Phase,
    Place,
    Player,
    SellPair,
    State,
    View,
    codec_for,
    legal,
    problems,
    scores,
    view,
)
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, deal, parse, read_record, token
from tests.engine.test_fingerprint import HIDDEN_CHANGES, PUBLIC_CHANGES
from tests.engine.test_invariants import demand
from tests.golden.make import GOLDEN, HERE
from tests.play import played, played_from
from tests.rules_versions import WITH_SHIP, known
from tests.table import STANDARD, TEA, block, cubes, edited

CODEC = codec_for(standard_deck())
RANDOM = [pytest.param(played(n, f"codec {n}", "mixed"), id=f"random, {n}") for n in (2, 3, 4, 5)]
GAMES = [
    *(pytest.param(read_record(HERE / f"{name}.json").record, id=name) for name in GOLDEN),
    *RANDOM,
]
DECISIONS = "7f65a12651e752758152ed72f62a7520edd26b6fa4904d93aaa04e4f17abea42"
CARDS = "976110dfa8d2f38554209f0539c4fed3bfbcaa62df0fc0a23434ceb36772c7a5"
FIELDS = "9045ca387e163c31cc50f72061901e862da688da959492f89ef9f95b867dc38a"
every_game = pytest.mark.parametrize("record", GAMES)


def states(record: Record) -> Iterator[State]:
    return (state for state, _ in record.steps())


def digest(lines: Iterator[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


# ---------------------------------------------------------------- numbers


def test_the_standard_deck_allows_169_decisions() -> None:
    kinds = Counter(type(decision).__name__ for decision in CODEC.decisions)
    assert kinds == {
        "Place": 6,
        "Buy": 1,
        "Pass": 1,
        "Deliver": 30,
        "Sell": 5,
        "Store": 5,
        "Keep": 5,
        "SellPair": 15,
        "Convert": 100,
        "Finish": 1,
    }
    assert len(set(CODEC.decisions)) == 169


def test_every_decision_has_a_number() -> None:
    for number, decision in enumerate(CODEC.decisions):
        assert CODEC.number(decision) == number
        assert CODEC.decision(number) == decision


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((0, "@1"), (5, "@6"), (6, "buy"), (7, "pass")),
        *((8, "tea>contract-a2"), (9, "saffron>contract-a2"), (10, "coffee>contract-a3")),
        *((37, "carpet>contract-c4"), (38, "coffee>merchant"), (43, "coffee>warehouse")),
        *((48, "coffee>hall"), (53, "coffee+coffee>coin"), (54, "coffee+tea>coin")),
        *((68, "coffee+coffee+coffee>tea"), (72, "coffee+coffee+tea>saffron")),
        *((167, "carpet+carpet+carpet>rubber"), (168, "done")),
    ],
)
def test_known_numbers_are_stable(number: int, text: str) -> None:
    assert token(CODEC.decision(number)) == text
    assert CODEC.number(parse(text)) == number


def test_all_numbers_are_stable() -> None:
    """If this fails, trained bots and stored data have become invalid: revert the change."""
    assert digest(map(token, CODEC.decisions)) == DECISIONS
    assert digest(card.id for card in CODEC.cards) == CARDS
    assert digest(repr(tuple(field)) for field in CODEC.fields.values()) == FIELDS
    assert (len(CODEC.cards), CODEC.length) == (41, 633)


@pytest.mark.parametrize(
    "decision",
    [Place(6), Deliver(TEA, "contract-z9"), SellPair(cubes("tea tea tea"))],
)
def test_impossible_decision_has_no_number(decision: Decision) -> None:
    with pytest.raises(Malformed, match="is not a decision of deck 'standard'"):
        CODEC.number(decision)


@pytest.mark.parametrize("number", [-1, 169])
def test_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(Malformed, match="must be 0 to 168"):
        CODEC.decision(number)


@every_game
def test_mask_marks_exactly_the_legal_decisions(record: Record) -> None:
    for state in states(record):
        mask = CODEC.mask(state)
        assert len(mask) == 169
        assert {CODEC.decision(n) for n, bit in enumerate(mask) if bit == 1} == set(legal(state))
        assert sum(mask) == len(legal(state))


def test_numbers_do_not_depend_on_the_order_of_the_deck_file() -> None:
    first, last = block("contract-a2"), block("contract-a4")
    swapped = parse_deck(
        STANDARD.replace(first, "%").replace(last, first).replace("%", last), "swapped"
    )
    assert swapped.digest == standard_deck().digest
    assert [card.id for card in swapped.cards] != [card.id for card in standard_deck().cards]
    assert list(map(token, codec_for(swapped).decisions)) == list(map(token, CODEC.decisions))
    assert [card.id for card in codec_for(swapped).cards] == [card.id for card in CODEC.cards]


# ---------------------------------------------------------------- encoded views


def public(state: State) -> tuple[object, ...]:
    """Everything about a table that can matter later, independent of the order of cards."""
    setup = state.setup
    return (
        (setup.deck, setup.players, setup.first, setup.rules, setup.rounds),
        (state.phase, state.round, state.first, state.placed, state.dealt, state.drawn),
        None if state.over else state.seat,
        state.berth if state.phase is Phase.PURCHASE else None,
        (state.row, state.cargo, state.columns, state.stock),
        (Counter(state.discard), Counter(state.pile), sorted(state.bag)),
        [_public(player) for player in state.players],
        scores(state),
        set(legal(state)),
    )


def _public(player: Player) -> tuple[object, ...]:
    return (
        (player.coins, player.points, player.bought),
        (player.quay, player.warehouse, player.hall),
        (Counter(player.cards), dict(player.contracts)),
    )


@every_game
@pytest.mark.slow
def test_decoding_restores_the_view(record: Record) -> None:
    for state in states(record):
        vector = CODEC.encode(view(state))
        again = CODEC.decode(vector).table
        assert public(again) == public(state)
        assert problems(again) == []
        assert CODEC.encode(View(again)) == vector


@every_game
def test_cells_stay_in_range_and_fit_into_a_signed_byte(record: Record) -> None:
    for state in states(record):
        vector = CODEC.encode(view(state))
        assert len(vector) == CODEC.length
        assert set(map(type, vector)) == {int}
        for _, offset, length, lowest, highest in CODEC.fields.values():
            assert -128 <= lowest <= min(vector[offset : offset + length])
            assert max(vector[offset : offset + length]) <= highest <= 127


def test_fields_are_contiguous() -> None:
    end = 0
    for name, field in CODEC.fields.items():
        assert (field.name, field.offset) == (name, end)
        end += field.length
    assert end == CODEC.length


@pytest.mark.parametrize("field", HIDDEN_CHANGES)
def test_vector_does_not_reveal_hidden_information(field: str) -> None:
    state, other = demand(), demand()
    HIDDEN_CHANGES[field](other)
    assert CODEC.encode(view(state)) == CODEC.encode(view(other))
    assert CODEC.encode(View(state)) == CODEC.encode(View(other))


SEEN = (
    *("setup.rules", "phase", "round", "first", "seat", "dealt", "drawn", "row", "cargo"),
    *("columns", "stock", "players", "player.coins", "player.points", "player.contracts"),
    *("player.warehouse", "player.hall", "player.quay", "player.bought"),
)


@pytest.mark.parametrize("field", SEEN)
def test_vector_shows_every_relevant_change(field: str) -> None:
    state, other = demand(), demand()
    PUBLIC_CHANGES[field](other)
    assert CODEC.encode(view(state)) != CODEC.encode(view(other))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_vector_is_relative_to_the_deciding_seat(players: int) -> None:
    """Rotating all seats, including the first player, gives the same vectors."""
    one = played(players, "turned", first=0)
    other = played_from(deal(standard_deck(), players, "turned", 1), "turned")
    assert [token(d) for d in one.decisions] == [token(d) for d in other.decisions]
    seat = CODEC.fields["seat"].offset
    for here, there in zip(states(one), states(other), strict=True):
        mine, theirs = list(CODEC.encode(view(here))), list(CODEC.encode(view(there)))
        if not here.over:
            assert theirs.pop(seat) == (mine.pop(seat) + 1) % players
            assert mine == theirs


def test_cells_of_absent_players_and_berths_are_zero() -> None:
    vector = CODEC.encode(view(played(2, "absent", most=30).replay()))
    for name, offset, length, _, _ in CODEC.fields.values():
        if name.startswith(("player.2.", "player.3.", "player.4.", "berth.4.", "berth.6.")):
            assert not any(vector[offset : offset + length]), name
    assert vector[CODEC.fields["player.1.present"].offset] == 1


def test_cells_of_a_known_position() -> None:
    vector = CODEC.encode(view(demand()))

    def cells(name: str) -> list[int]:
        _, offset, length, _, _ = CODEC.fields[name]
        return list(vector[offset : offset + length])

    state = demand()
    assert state.seat == 2  # Clara decides, so Anna (0) is next and Bert (1) after her
    assert [cells(name)[0] for name in ("rules", "players", "phase", "seat")] == [1, 3, 1, 2]
    assert cells("first") == [1]
    assert cells("for_sale") == [0]
    assert cells("stock") == [0, 0, 1, 1, 0]
    assert cells("berth.1.card") == [[card.id for card in CODEC.cards].index("ship-c") + 1]
    assert cells("berth.1.cargo") == [0, 2, 0, 1, 0]
    assert cells("berth.1.workers") == [2, 3, 0, 0, 0, 0, 0, 0]
    assert cells("player.1.coins") == [3]
    assert cells("player.1.warehouse") == [2, 0, 0, 0, 0]
    assert cells("player.2.points") == [-1]
    # Anna's contract wants saffron and tea, and has its tea.
    assert cells("player.1.lacking")[:2] == [0, 1]
    assert token(CODEC.decision(8 + 1)) == "saffron>contract-a2"


# ---------------------------------------------------------------- other decks and rules


def other_deck() -> Deck:
    return parse_deck(edited("contract-a2", '"saffron", "tea"', '"tea", "tea"'), "other")


def test_custom_deck_has_its_own_codec() -> None:
    deck = other_deck()
    codec = codec_for(deck)
    assert codec is codec_for(deck)
    assert len(codec.decisions) == 168
    assert codec.fields["player.0.lacking"].highest == 2
    for state in states(played_from(deal(deck, 3, "other"), "other", "deliver")):
        assert public(codec.decode(codec.encode(view(state))).table) == public(state)
        assert sum(codec.mask(state)) == len(legal(state))


def test_decoding_restores_the_rules_version() -> None:
    state = demand()
    PUBLIC_CHANGES["setup.rules"](state)
    vector = CODEC.encode(view(state))
    with pytest.raises(Malformed, match="rules: unknown version"):
        CODEC.decode(vector)
    with known():
        assert CODEC.decode(vector).table.setup.rules is WITH_SHIP


def test_malformed_vector_is_refused() -> None:
    vector = CODEC.encode(view(demand()))
    with pytest.raises(Malformed, match="the vector has 632 cells; must be 633"):
        CODEC.decode(vector[:-1])
    with pytest.raises(Malformed, match="players is 9; must be 2 to 5"):
        CODEC.decode((1, 9, *vector[2:]))
