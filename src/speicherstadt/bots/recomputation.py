"""Recomputes what the bots of a game decided, from the seeds that its proof reveals."""

from collections.abc import Callable
from typing import NamedTuple

from speicherstadt.bots.bot import Budget, Guarded
from speicherstadt.bots.registry import is_reproducible, make_bot
from speicherstadt.engine import Seat, advance, new_game, view
from speicherstadt.records import Record

_BOT = "bot:"


class BotAgreement(NamedTuple):
    recomputed: int
    """The decisions of bots that depend on nothing but view and seed."""
    agreed: int
    """How many of them came out as in the record."""


def recompute_bots(record: Record, seed_of: Callable[[Seat], str], origin: int = 0) -> BotAgreement:
    """Let the bots decide again. The first `origin` decisions come from another game."""
    bots = {
        seat: seated.by.removeprefix(_BOT)
        for seat, seated in enumerate(record.players)
        if seated.by.startswith(_BOT) and is_reproducible(seated.by.removeprefix(_BOT))
    }
    state, recomputed, agreed = new_game(record.setup), 0, 0
    for number, decision in enumerate(record.decisions):
        if number >= origin and state.seat in bots:
            bot = Guarded(make_bot(bots[state.seat], seed_of(state.seat)))
            recomputed += 1
            agreed += bot.decide(view(state), Budget()) == decision
        advance(state, decision)
    return BotAgreement(recomputed, agreed)
