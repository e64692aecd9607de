"""`problems` detects every kind of invalid state."""

from collections.abc import Callable

import pytest

from speicherstadt.catalog import CUBE, NO_CUBES, standard_deck
from speicherstadt.engine import (
    FINISH,
    Phase,
    State,
    legal,
    new_game,
    problems,
)
from speicherstadt.records.shuffle import chance, deal
from tests.table import (
    ANNA,
    BERT,
    CARPET,
    COFFEE,
    RUBBER,
    TEA,
    card,
    cubes,
    loading,
    play,
    table,
)

Change = Callable[[State], object]


def demand() -> State:
    """A state in the middle of a demand in which every part of the table is used."""
    return table(
        row="ship-c contract-c2 bank ship-c",
        cargo={0: "tea tea rubber", 3: "coffee saffron carpet"},
        columns=[[ANNA, BERT], [2], [ANNA], [BERT]],
        coins=[3, 4, 5],
        points=[1, -1, 0],
        cards=["warehouse contract-a2 ship-b", "contract-b2 fireman-a2", "office-a"],
        delivered={"contract-a2": "tea"},
        warehouse=["coffee coffee"],
        hall=["tea", "carpet"],
        stock="rubber saffron",
        discard="office-b fireman-a1",
        bag="tea rubber",
    )


def test_whole_game_has_no_problems() -> None:
    for players in (2, 3, 4, 5):
        below = chance(f"sound {players}")
        state = new_game(deal(standard_deck(), players, f"sound {players}"))
        while not state.over:
            choices = legal(state)
            play(state, choices[below(len(choices))])


def to_phase(phase: Phase) -> Change:
    def change(state: State) -> None:
        state.phase = phase

    return change


def on_player(field: str, value: object, seat: int = ANNA) -> Change:
    return lambda state: setattr(state.players[seat], field, value)


def on_state(field: str, value: object) -> Change:
    return lambda state: setattr(state, field, value)


def move_cubes(state: State, source: str, seat: int, target: str) -> None:
    """Move Anna's cubes to a forbidden place without losing any."""
    moved = getattr(state.players[ANNA], source)
    setattr(state.players[ANNA], source, NO_CUBES)
    setattr(state.players[seat], target, getattr(state.players[seat], target) + moved)


def overdraw(state: State) -> None:
    """Take more cubes from the stock than it has, keeping the total right."""
    state.players[ANNA].quay = 9 * CUBE[CARPET]
    state.stock -= 9 * CUBE[CARPET]


def unsettle(state: State) -> None:
    """Make a contract lack a cube it does not want, keeping the total right."""
    contract = card("contract-a2")
    state.players[ANNA].contracts = ((contract, cubes("rubber")),)
    state.stock += CUBE[RUBBER] - CUBE[COFFEE]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param(
            on_state("row", [None, card("contract-c2"), card("bank"), card("ship-c")]),
            "cards lost or doubled: ship-c",
            id="a card lost",
        ),
        pytest.param(
            lambda s: setattr(s, "discard", (*s.discard, card("port"))),
            "cards lost or doubled: port",
            id="a card doubled",
        ),
        pytest.param(
            lambda s: setattr(s, "dealt", s.dealt + 1), "cards lost or doubled", id="a card skipped"
        ),
        pytest.param(
            on_player("cards", (card("office-a"),)),
            "cards lost or doubled: .*warehouse",
            id="a card owned twice",
        ),
        pytest.param(
            lambda s: setattr(s, "stock", s.stock + CUBE[TEA]),
            "cubes lost or doubled",
            id="an extra cube",
        ),
        pytest.param(on_player("hall", NO_CUBES), "cubes lost or doubled", id="a missing cube"),
        pytest.param(
            lambda s: setattr(s, "drawn", s.drawn + 1), "cubes lost or doubled", id="a cube skipped"
        ),
        pytest.param(
            overdraw,
            "cubes lost or doubled",
            id="a negative number of cubes",
        ),
        pytest.param(
            on_state("cargo", [NO_CUBES, cubes("tea tea rubber"), NO_CUBES, 0]),
            "<ship-c> carries 0 cubes",
            id="an empty ship",
        ),
        pytest.param(
            on_state("cargo", [cubes("tea tea rubber"), 0, cubes("coffee saffron carpet"), 0]),
            "<bank> carries 3 cubes",
            id="cargo on the Bank",
        ),
        pytest.param(
            on_state("placed", 4), "5 workers stand, 4 were placed", id="workers miscounted"
        ),
        pytest.param(on_state("seat", ANNA), "seat 0 is out of turn", id="out of turn"),
        pytest.param(
            on_state("columns", [(ANNA,) * 4, (BERT,), (), ()]),
            "a player has placed too many workers",
            id="four workers",
        ),
        pytest.param(
            on_state("columns", [(0, 1, 2, 0, 1, 2, 0, 1, 2), (), (), ()]),
            "a column is higher than its building",
            id="nine floors",
        ),
        pytest.param(to_phase(Phase.OVER), "workers stand in phase OVER", id="workers at the end"),
        pytest.param(to_phase(Phase.LOADING), "workers stand in phase LOADING", id="workers late"),
        pytest.param(on_state("round", 13), "round 13 of 12", id="a round too many"),
        pytest.param(on_player("coins", -1, BERT), "seat 1: -1 coins", id="negative coins"),
        pytest.param(
            lambda s: move_cubes(s, "warehouse", BERT, "warehouse"),
            "seat 1: 2 cubes in a warehouse for 0",
            id="no warehouse",
        ),
        pytest.param(
            on_player("warehouse", cubes("coffee coffee tea tea rubber")),
            "seat 0: 5 cubes in a warehouse for 4",
            id="a full warehouse",
        ),
        pytest.param(
            lambda s: move_cubes(s, "hall", BERT, "hall"),
            "seat 1: 2 cubes in the market hall",
            id="a full market hall",
        ),
        pytest.param(
            on_player("contracts", ()), "seat 0: contracts do not match the cards", id="no contract"
        ),
        pytest.param(
            on_player("contracts", ((card("contract-a2"), cubes("saffron saffron")),)),
            "seat 0: contract-a2 lacks what it does not want",
            id="a contract that lacks too many",
        ),
        pytest.param(unsettle, "seat 0: contract-a2 lacks what it does not", id="a wrong contract"),
        pytest.param(
            on_player("contracts", ((card("contract-a2"), -1),)),
            "seat 0: contract-a2 lacks what it does not want",
            id="a contract that lacks a negative number",
        ),
        pytest.param(
            lambda s: move_cubes(s, "hall", BERT, "quay"),
            "cubes on a quay in phase DEMAND",
            id="cubes on a quay",
        ),
    ],
)
def test_invalid_state_is_detected(change: Change, says: str) -> None:
    state = demand()
    assert problems(state) == []
    change(state)
    found = problems(state)
    assert any(_matches(says, problem) for problem in found), found


def _matches(says: str, problem: str) -> bool:
    head, _, tail = says.partition(".*")
    return problem.startswith(head) and tail in problem


def test_misplaced_cubes_are_reported_as_one_problem() -> None:
    state = demand()
    move_cubes(state, "hall", BERT, "hall")
    assert problems(state) == ["seat 1: 2 cubes in the market hall"]


def test_cubes_left_on_the_quay_after_loading_are_detected() -> None:
    state = loading(quay=["tea", "coffee"])
    play(state, FINISH)
    assert state.seat == BERT
    state.players[ANNA].quay, state.stock = state.stock, NO_CUBES
    assert problems(state) == ["cubes on the quay of a player who has finished"]


def test_players_still_to_load_may_have_cubes_on_the_quay() -> None:
    state = loading(quay=["tea", "coffee", "carpet"], first=BERT)
    assert problems(state) == []
    play(state, FINISH)
    assert problems(state) == []


def test_all_problems_are_reported() -> None:
    state = demand()
    state.players[ANNA].coins = -2
    state.stock = NO_CUBES
    state.round = 99
    assert len(problems(state)) == 3
