"""A game as a table's log tells it: every entry counts, steps back included, and none is lost.

Nothing here writes or waits. A `Game` proposes what an entry would lead to; whoever has written the
entry down lets it take effect.
"""

from typing import NamedTuple

import msgspec

from speicherstadt.engine import Decision, Event, Seat, Setup, State, advance, events, legal
from speicherstadt.engine import new_game as begin
from speicherstadt.records import parse, token
from speicherstadt.server import wire
from speicherstadt.server.board import Boards
from speicherstadt.server.problems import Refused
from speicherstadt.server.translation import translated

_BACK = "back "
_MOST_BACK = 2000
"""Entries of a log that do not count any more: a game can be played to and fro, not for ever."""
_encode = msgspec.json.Encoder().encode


class Entry(NamedTuple):
    """One line of the log: a decision as a token, or `back K` to the K-th decision."""

    number: int
    seat: Seat
    text: str
    by_bot: bool

    @property
    def back_to(self) -> int | None:
        """Of a step back: how many decisions still count."""
        return int(self.text.removeprefix(_BACK)) if self.text.startswith(_BACK) else None


class Made(NamedTuple):
    """A decision that counts."""

    seat: Seat
    decision: Decision
    by_bot: bool
    reveals: bool
    """Whether it led to something that was hidden before."""


class Proposal(NamedTuple):
    """What an entry would lead to."""

    entry: Entry
    state: State
    made: tuple[Made, ...]
    events: list[Event]


class Game:
    def __init__(self, setup: Setup, origin: int = 0) -> None:
        self.setup = setup
        self.origin = origin
        """How many decisions were taken over from another game: those stay."""
        opening: list[Event] = []
        self.state = begin(setup, opening.append)
        self.made: tuple[Made, ...] = ()
        self.number = 0
        """How many entries the log has."""
        first = wire.Step(
            0, None, None, None, 0, by_bot=False, events=[translated(e) for e in opening]
        )
        self.story = [msgspec.Raw(_encode(first))]
        self._boards = Boards(setup)
        self._options: dict[str, Decision] | None = None
        self._moment: bytes | None = None

    @classmethod
    def replayed(cls, setup: Setup, log: list[Entry], origin: int = 0) -> "Game":
        game = cls(setup, origin)
        for entry in log:
            game.take(game.proposed(entry))
        return game

    def proposed(self, entry: Entry) -> Proposal:
        """What an entry that stands in the log has led to."""
        back_to = entry.back_to
        if back_to is None:
            return self._forth(entry, parse(entry.text))
        return self._back(entry, back_to)

    # What could be entered next

    @property
    def options(self) -> dict[str, Decision]:
        """What may be decided now, by token."""
        if self._options is None:
            self._options = {token(decision): decision for decision in legal(self.state)}
        return self._options

    def decide(self, number: int, seat: Seat, text: str, *, by_bot: bool) -> Proposal:
        self._check_number(number)
        if self.state.over:
            raise Refused("over", "the game is over")
        if seat != self.state.seat:
            raise Refused("not-your-turn", f"seat {self.state.seat} decides now")
        name = text if text in self.options else token(parse(text))
        if name not in self.options:
            raise Refused("illegal", f"{name} is not allowed now")
        return self._forth(Entry(number + 1, seat, name, by_bot), self.options[name])

    def step_back(self, number: int, seat: Seat, back_to: int) -> Proposal:
        self._check_number(number)
        if number - len(self.made) >= _MOST_BACK:
            raise Refused("cannot-undo", "enough has been taken back in this game")
        floor = self.undo_floor()
        if floor is None or self.made[-1].seat != seat or not floor <= back_to < len(self.made):
            raise Refused(
                "cannot-undo",
                "only one's own last decisions can be taken back,"
                " while nothing was revealed and nobody else has acted",
            )
        return self._back(Entry(number + 1, seat, f"{_BACK}{back_to}", by_bot=False), back_to)

    def take(self, proposal: Proposal) -> None:
        """Let an entry take effect that is written down."""
        self.state, self.made = proposal.state, proposal.made
        self.number = proposal.entry.number
        self._options = self._moment = None
        self.story.append(msgspec.Raw(_encode(self._step(proposal))))

    # What it looks like

    def moment(self) -> bytes:
        """The newest moment, encoded: everybody gets the same bytes."""
        if self._moment is None:
            board = self._boards.board(self.state, self.options)
            moment = wire.Moment(self.story[-1], board, self.undo_floor())  # type: ignore[arg-type]
            self._moment = _encode(moment)
        return self._moment

    def moments(self, log: list[Entry], after: int) -> list[bytes]:
        """The history from behind an entry (-1: from the set-up), each moment with its board."""
        game = Game(self.setup, self.origin)
        history = [game.moment()] if after < 0 else []
        for entry in log:
            game.take(game.proposed(entry))
            if entry.number > after:
                history.append(game.moment())
        return history

    def undo_floor(self) -> int | None:
        """Down to how many decisions the one who decided last may go back."""
        if not self.made:
            return None
        seat, floor = self.made[-1].seat, len(self.made)
        for made in reversed(self.made[self.origin :]):
            if made.seat != seat or made.reveals or made.by_bot:
                break
            floor -= 1
        return floor if floor < len(self.made) else None

    def decisions(self) -> tuple[Decision, ...]:
        return tuple(made.decision for made in self.made)

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise Refused("stale", f"the log has {self.number} entries, not {number}")

    def _forth(self, entry: Entry, decision: Decision) -> Proposal:
        state, told = self.state.copy(), list[Event]()
        advance(state, decision, told.append)
        reveals = any(isinstance(event, events.Revealed | events.Burned) for event in told)
        made = Made(entry.seat, decision, entry.by_bot, reveals)
        return Proposal(entry, state, (*self.made, made), told)

    def _back(self, entry: Entry, back_to: int) -> Proposal:
        kept = self.made[:back_to]
        state = begin(self.setup)
        for made in kept:
            advance(state, made.decision)
        return Proposal(entry, state, kept, [])

    def _step(self, proposal: Proposal) -> wire.Step:
        entry = proposal.entry
        return wire.Step(
            number=entry.number,
            seat=entry.seat,
            decision=entry.text if entry.back_to is None else None,
            back_to=entry.back_to,
            decided=len(proposal.made),
            by_bot=entry.by_bot,
            events=[translated(event) for event in proposal.events],
        )
