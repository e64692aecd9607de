"""A guarded bot that fails forfeits, and the game goes on without it."""

from collections.abc import Callable
from typing import Any

import pytest

from speicherstadt.bots import Bot, Budget, Guarded, RandomBot
from speicherstadt.engine import (
    BUY,
    FINISH,
    Decision,
    Phase,
    Place,
    View,
    advance,
    legal,
    new_game,
    problems,
    view,
)
from speicherstadt.records import deal
from tests.play import DECK


class Scripted(Bot):
    """Plays as told from the round `since` on, and at random before."""

    def __init__(self, do: Callable[[View], Any], *, since: int = 1) -> None:
        super().__init__("scripted")
        self._do = do
        self._since = since
        self._good = RandomBot("scripted")
        self.asked = self.closed = 0

    def decide(self, seen: View, budget: Budget) -> Decision:
        self.asked += 1
        if seen.table.round < self._since:
            return self._good.decide(seen, budget)
        decision: Decision = self._do(seen)
        return decision

    def close(self) -> None:
        self.closed += 1


class Clinging(Scripted):
    """Fails even when it is closed."""

    def close(self) -> None:
        raise OSError("broken pipe")


def guarded_game(bot: Bot) -> Guarded:
    """Play a game with this bot in the first seat. Like the arena, it does not check decisions."""
    guarded = Guarded(bot)
    other = RandomBot("other")
    state = new_game(deal(DECK, 2, "guarded", first=0))
    while not state.over:
        player = guarded if state.seat == 0 else other
        decision = player.decide(view(state), Budget())
        assert decision in legal(state)
        advance(state, decision)
        assert problems(state) == []
    return guarded


def _raises(seen: View) -> Decision:
    raise ValueError("lost\n  my   way " + "x" * 600)


def _places_nowhere(seen: View) -> Decision:
    return Place(7)


def _plays_on_its_view(seen: View) -> Decision:
    decision = seen.legal()[0]
    advance(seen.table, decision)
    return decision


def _bends_its_view(seen: View) -> Decision:
    seen.table.phase = Phase.PURCHASE
    return BUY


@pytest.mark.parametrize("since", [1, 9])
@pytest.mark.parametrize(
    ("do", "told"),
    [
        (_raises, "ValueError: lost my way xxx"),
        (lambda seen: None, "decided None, which is not allowed"),
        (lambda seen: "P1", "decided P1, which is not allowed"),
        (lambda seen: 0, "decided 0, which is not allowed"),
        (lambda seen: [], "decided [], which is not allowed"),
        (lambda seen: Place, "decided <class"),
        (lambda seen: BUY if seen.table.phase is Phase.DEMAND else FINISH, "decided Buy()"),
        (_places_nowhere, "decided Place(berth=7), which is not allowed"),
    ],
)
def test_random_moves_are_played_for_a_bot_that_fails(
    do: Callable[[View], Any], told: str, since: int
) -> None:
    bot = Scripted(do, since=since)
    guarded = guarded_game(bot)
    assert guarded.forfeit is not None
    assert guarded.forfeit.startswith(told)
    assert len(guarded.forfeit) <= 500
    assert "\n" not in guarded.forfeit
    assert bot.closed == 1
    asked = bot.asked
    guarded.close()
    assert (bot.asked, bot.closed) == (asked, 1)
    assert asked == 1 or since > 1


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(Clinging(_raises), id="closing fails too"),
        pytest.param(Scripted(lambda seen: Place(1.0)), id="equal but not the same"),  # type: ignore[arg-type]
        pytest.param(Scripted(_plays_on_its_view), id="plays on its view"),
        pytest.param(Scripted(_bends_its_view), id="bends its view"),
        pytest.param(Scripted(lambda seen: "long\n" * 1000), id="says too much"),
    ],
)
def test_a_bot_cannot_ruin_the_game(bot: Scripted) -> None:
    guarded = guarded_game(bot)
    if guarded.forfeit is not None:
        assert len(guarded.forfeit) <= 600
        assert "\n" not in guarded.forfeit


def test_a_good_bot_plays_all_its_decisions() -> None:
    bot = Scripted(lambda seen: seen.legal()[-1])
    guarded = guarded_game(bot)
    assert guarded.forfeit is None
    assert bot.closed == 0
    guarded.close()
    assert bot.closed == 1
