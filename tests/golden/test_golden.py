"""Golden games: files that must load with the same result forever.

tests/golden/make.py describes how each was found. If one of these tests fails, the rules or the
format changed: then the version must change too, and old games must still replay as before.
"""

import json
from collections.abc import Sequence
from importlib.resources import files

import jsonschema
import pytest

from speicherstadt.engine import fingerprint, problems, ranking, scores
from speicherstadt.records import Record, read_record
from tests.golden.make import GOLDEN, HERE

Pinned = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], str]

PINNED: dict[str, Pinned] = {
    "finished-2": ((19, 4), (3, 3), (0,), "35095a9c036f166958f8a1da3ac9badd"),
    "finished-3": ((9, 14, -7), (3, 11, 1), (1,), "1752768368d247d04bc5749233303996"),
    "finished-4": ((3, -9, 7, 18), (5, 21, 1, 1), (3,), "f79c9442e03dbf7a4bcb919a83b25a52"),
    "finished-5": ((5, 7, -9, -3, 6), (2, 1, 6, 2, 4), (1,), "fa93a85be18402d0e6235ddb64bf96fb"),
    "third-on-fourth-2": ((19, 3), (1, 1), (0,), "d4bb1ffd70c961ed8ab7dcd3b03bb2d3"),
    "third-on-fourth-3": ((14, 12, 0), (3, 1, 2), (0,), "aec1641cbd40194064dcf2485e56ff7a"),
    "third-on-fourth-4": ((4, 10, -3, 13), (3, 2, 2, 1), (3,), "828b26932d09baf8e929ee4eecad8fea"),
    "third-on-fourth-5": (
        (-6, 10, 3, 9, -5),
        (3, 2, 2, 2, 1),
        (1,),
        "8c3ba44f0dd23548c1b78c7e5ae25f26",
    ),
    "tie-for-highest-4": ((2, 15, -5, 7), (2, 3, 4, 3), (1,), "457f454e8791d24a4c41724effcc36f6"),
    "tie-for-lowest-5": (
        (-7, 5, 5, 7, 10),
        (2, 1, 2, 1, 3),
        (4,),
        "a82a592329a9c273e1fe8bc803aca88c",
    ),
    "all-equal-2": ((14, 7), (3, 2), (0,), "a53dad9aa5c9d68358be4300bd49efef"),
    "all-equal-3": ((11, 14, 14), (2, 1, 3), (2,), "df7187969411e536fdb75c92873eb6f6"),
    "tie-broken-by-coins-3": ((11, 16, 16), (1, 3, 1), (1,), "5468a146fbd085ef10e63290622abb00"),
    "shared-victory-4": ((9, -1, 9, -4), (2, 4, 2, 3), (0, 2), "18a8aa6fe546f296d56e4ed147ebec30"),
    "negative-score-5": (
        (-10, -10, -10, -1, 10),
        (19, 16, 17, 14, 16),
        (4,),
        "ee1d15eeb874ad365f3d379e04bc38ad",
    ),
    "full-column-3": ((-3, 5, 9), (4, 3, 3), (2,), "f171849c0933b2601979688389ca91f3"),
    "full-column-5": ((7, -4, 0, 2, 9), (3, 3, 3, 5, 5), (4,), "1e38a6751bd2629d440ce1f33f081bec"),
    "conversion-2": ((13, -4), (1, 3), (0,), "4cb8a6a553ca626579fad9fa3bcd0701"),
    "full-warehouse-3": ((12, 10, 4), (4, 3, 3), (0,), "70501920c15f11f63d7c715064afc4c1"),
    "passed-over-4": ((5, 10, 1, 8), (1, 2, 1, 1), (1,), "73f54b554978287fce2181ec4bb47cdc"),
    "three-ships-at-once-2": ((19, 4), (3, 7), (0,), "b79076947ce4d2b13e1b55d46b16b26b"),
    "nobody-buys-3": ((0, 0, 0), (29, 29, 29), (0, 1, 2), "2b71a6763093485e6b4e00197ff58e7e"),
}
"""Points, coins and winners, and the fingerprint of the last state."""


def golden(name: str) -> Record:
    return read_record(HERE / f"{name}.json").record


def test_every_golden_game_is_pinned() -> None:
    there = sorted(path.stem for path in HERE.glob("*.json"))
    assert there == sorted(PINNED) == sorted(GOLDEN)


@pytest.mark.parametrize("name", PINNED)
def test_result_is_unchanged(name: str) -> None:
    state = golden(name).replay()
    assert state.over
    points = tuple(score.total for score in scores(state))
    coins = tuple(player.coins for player in state.players)
    assert (points, coins, ranking(state)[0], fingerprint(state)) == PINNED[name]


@pytest.mark.parametrize("name", PINNED)
def test_file_contains_the_pinned_result(name: str) -> None:
    document = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    points, coins, winners, _fingerprint = PINNED[name]
    assert document["result"] == {
        "points": list(points),
        "coins": list(coins),
        "winners": list(winners),
    }


@pytest.mark.parametrize("name", PINNED)
def test_game_has_the_feature_it_was_chosen_for(name: str) -> None:
    players, _style, feature = GOLDEN[name]
    record = golden(name)
    assert record.setup.players == players
    assert feature(record)


@pytest.mark.parametrize("name", PINNED)
def test_every_state_is_valid(name: str) -> None:
    for state, _events in golden(name).steps():
        assert problems(state) == []


@pytest.mark.parametrize("name", PINNED)
def test_file_matches_the_schema(name: str) -> None:
    schema = files("speicherstadt.records").joinpath("record.schema.json").read_text("utf-8")
    document = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    jsonschema.validate(document, json.loads(schema))


def test_every_number_of_players_is_covered() -> None:
    def players(prefix: str) -> Sequence[int]:
        return sorted(golden(name).setup.players for name in PINNED if name.startswith(prefix))

    assert players("finished-") == players("third-on-fourth-") == [2, 3, 4, 5]
