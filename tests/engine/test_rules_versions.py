"""A game keeps the rules version it started with."""

from dataclasses import replace

import pytest

from speicherstadt.engine import (
    CURRENT_RULES,
    FINISH,
    Phase,
    Rules,
    State,
    Store,
    complete,
    rules_by_version,
    view,
)
from speicherstadt.engine.events import Earned, Finished, Unloaded
from speicherstadt.errors import Malformed
from speicherstadt.records import chance
from tests.rules_versions import WITH_SHIP, known
from tests.table import ANNA, BERT, TEA, begin, cubes, play, table


def kept_goods(rules: Rules) -> State:
    """Anna has goods in her warehouse and no ship; Bert has a ship and a cube in his hall."""
    state = table(
        cards=["warehouse"], warehouse=["tea tea"], quay=["", "rubber"], hall=["", "carpet"]
    )
    state.setup = replace(state.setup, rules=rules)
    return state


def test_version_1_allows_using_kept_goods_without_a_ship() -> None:
    state = kept_goods(CURRENT_RULES)
    assert begin(state, Phase.LOADING) == [Unloaded(ANNA, cubes("tea tea"), cubes("tea tea"))]
    play(state, Store(TEA), Store(TEA))
    told = play(state, FINISH)
    assert told == [Finished(ANNA, 0), Unloaded(BERT, cubes("rubber carpet"), cubes("carpet"))]


def test_version_2_requires_a_ship_to_use_kept_goods() -> None:
    state = kept_goods(WITH_SHIP)
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("rubber carpet"), cubes("carpet"))]
    assert isinstance(play(state, FINISH)[1], Earned)
    assert state.players[ANNA].warehouse == cubes("tea tea")


def test_view_and_completion_keep_the_version() -> None:
    seen = view(kept_goods(WITH_SHIP))
    assert seen.table.setup.rules is WITH_SHIP
    assert complete(seen, chance("x")).setup.rules is WITH_SHIP


def test_only_version_1_exists() -> None:
    assert rules_by_version(1) == CURRENT_RULES == Rules(version=1)
    with pytest.raises(Malformed, match=r"^rules: unknown version; this program knows 1$"):
        rules_by_version(2)
    with known():
        assert rules_by_version(2) is WITH_SHIP
        with pytest.raises(Malformed, match=r"this program knows 1, 2$"):
            rules_by_version(3)
