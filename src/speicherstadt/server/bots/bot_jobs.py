"""What bot workers do: decide and give hints. Shared by the server and its worker processes.

A worker only gets what everyone at the table may know: the set-up of a view, whose hidden parts are
sorted, and the decisions so far.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from speicherstadt.bots import LEVELS, Budget, Guarded, make_bot
from speicherstadt.bots.hints import hints
from speicherstadt.bots.registry import OTHERS
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import GOODS, standard_deck
from speicherstadt.engine import (
    Decision,
    Seat,
    Setup,
    State,
    View,
    advance,
    new_game,
    rules_by_version,
    view,
)
from speicherstadt.records import parse, token
from speicherstadt.server import wire
from speicherstadt.server.translation import translated

HINT_SECONDS = 0.5
_QUICK_SECONDS = 0.2
"""Longer than any decision of the levels below the senator (docs/strength.md)."""
_UNKNOWN_SECONDS = 5.0
"""For bots of other packages."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotPosition:
    """A view in a form that can be sent to another process."""

    players: int
    first: Seat
    rules: int
    pile: tuple[str, ...]
    bag: tuple[int, ...]
    decisions: tuple[str, ...]

    @classmethod
    def of(cls, state: State, decisions: Sequence[Decision]) -> "BotPosition":
        setup = view(state).table.setup
        return cls(
            setup.players,
            setup.first,
            setup.rules.version,
            tuple(card.id for card in setup.pile),
            tuple(setup.bag),
            tuple(map(token, decisions)),
        )

    def view(self) -> View:
        deck = standard_deck()
        faces = {card.id: card for card in deck.cards}
        pile = tuple(faces[card] for card in self.pile)
        bag = tuple(GOODS[good] for good in self.bag)
        rules = rules_by_version(self.rules)
        state = new_game(Setup(deck, self.players, pile, bag, self.first, rules))
        for text in self.decisions:
            advance(state, parse(text))
        return view(state)


class DecideTask(Struct, frozen=True, tag="decide"):
    """Decide as a bot."""

    position: BotPosition
    bot: str
    seed: str

    def seconds(self) -> float:
        if self.bot == "senator":
            return Senator.seconds
        return _QUICK_SECONDS if self.bot in LEVELS or self.bot in OTHERS else _UNKNOWN_SECONDS

    def perform(self) -> "Decided":
        player = Guarded(make_bot(self.bot, self.seed))
        decision = player.decide(self.position.view(), Budget())
        if player.forfeit is not None:
            _log.warning("bot %s failed: %s", self.bot, player.forfeit)
        return Decided(token(decision))


class HintsTask(Struct, frozen=True, tag="hints"):
    """Give hints to the player who decides."""

    position: BotPosition

    def seconds(self) -> float:
        return HINT_SECONDS

    def perform(self) -> "HintsGiven":
        found = hints(self.position.view(), Budget(seconds=HINT_SECONDS))
        return HintsGiven(
            [
                wire.HintInfo(
                    token(hint.decision),
                    hint.chance,
                    hint.points,
                    [translated(reason) for reason in hint.reasons],
                    hint.even,
                )
                for hint in found
            ]
        )


class Ping(Struct, frozen=True, tag="ping"):
    """Asks a worker for a sign of life."""


class Decided(Struct, frozen=True, tag="decided"):
    decision: str


class HintsGiven(Struct, frozen=True, tag="hints"):
    hints: list[wire.HintInfo]


class TaskFailed(Struct, frozen=True, tag="failed"):
    """A task raised an exception."""

    error: str


class Pong(Struct, frozen=True, tag="pong"):
    """The sign of life of a worker, even while it thinks."""


Task: TypeAlias = DecideTask | HintsTask
"""`seconds()` is how long it takes, at most, on an idle machine."""
TaskResult: TypeAlias = Decided | HintsGiven | TaskFailed
