"""Bots decide as they did when these games were stored.

A refactoring must keep every decision. After a change that is meant to alter decisions, write the
file again: `.venv/bin/python -m tests.bots.test_decisions`.
"""

import json
from pathlib import Path

import pytest

from speicherstadt.bots import Budget, make_bot
from speicherstadt.engine import advance, new_game, view
from speicherstadt.records import deal, token
from tests.play import DECK

FILE = Path(__file__).with_name("decisions.json")
TABLES = (
    ("senator", "shipowner"),
    ("broker", "clerk", "senator"),
    ("apprentice", "shipowner", "senator", "broker"),
    ("clerk", "senator", "apprentice", "shipowner", "broker"),
)
BUDGET = Budget(effort=10)


def played_by(names: tuple[str, ...]) -> list[str]:
    """The tokens of a whole game between these bots."""
    state = new_game(deal(DECK, len(names), "decisions"))
    bots = [make_bot(name, f"decisions/{seat}") for seat, name in enumerate(names)]
    decisions = []
    while not state.over:
        decision = bots[state.seat].decide(view(state), BUDGET)
        decisions.append(token(decision))
        advance(state, decision)
    return decisions


def check(names: tuple[str, ...]) -> None:
    stored = json.loads(FILE.read_text("utf-8"))
    assert played_by(names) == stored[" ".join(names)].split()


@pytest.mark.slow
@pytest.mark.parametrize("names", TABLES[:2], ids=len)
def test_bots_decide_as_before(names: tuple[str, ...]) -> None:
    check(names)


@pytest.mark.slow
@pytest.mark.parametrize("names", TABLES[2:], ids=len)
def test_bots_at_large_tables_decide_as_before(names: tuple[str, ...]) -> None:
    check(names)


if __name__ == "__main__":
    games = {" ".join(names): " ".join(played_by(names)) for names in TABLES}
    FILE.write_text(json.dumps(games, indent=1) + "\n", "utf-8")
