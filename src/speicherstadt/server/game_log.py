"""A game derived from its log. Every entry stays in the log, undos included.

Nothing here does I/O. A `GameLog` proposes the result of an entry; the caller writes the entry to
disk and then accepts the proposal with `take`.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from speicherstadt.engine import (
    Decision,
    Event,
    Seat,
    Setup,
    State,
    advance,
    events,
    legal,
    new_game,
)
from speicherstadt.records import Playthrough, parse, token
from speicherstadt.records.projection import PHASE_IDS
from speicherstadt.server import wire
from speicherstadt.server.board import Boards
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import Entry, Progress
from speicherstadt.server.translation import translated

_MOST_UNDONE = 2000
"""The largest number of undone entries, so that a log cannot grow without limit."""
_REVEALING = (events.Revealed, events.Burned)
_encode = msgspec.json.Encoder().encode


class Made(NamedTuple):
    """A decision that has not been undone."""

    seat: Seat
    decision: Decision
    by_bot: bool
    reveals: bool
    """Whether it revealed something hidden."""


class Options(NamedTuple):
    """The legal decisions at one moment."""

    legal: Sequence[Decision]
    by_token: dict[str, Decision]


class Position(NamedTuple):
    """The game after an entry."""

    state: State
    made: tuple[Made, ...]
    """The decisions that have not been undone."""
    step: msgspec.Raw
    """The entry and its events, encoded as a `wire.Step`."""


class Proposal(NamedTuple):
    """An entry and its result, before it takes effect."""

    entry: Entry
    position: Position
    options: Options
    moment: bytes
    progress: Progress


class GameLog:
    def __init__(self, setup: Setup, origin: int = 0) -> None:
        self.setup = setup
        self.origin = origin
        """The number of decisions inherited from another game; they cannot be undone."""
        self.number = 0
        """The number of the last entry."""
        opening: list[Event] = []
        state = new_game(setup, opening.append)
        self._now = Position(state, (), _step(None, 0, opening))
        self.story = [self._now.step]
        self._boards = Boards(setup)
        self._options: Options | None = None
        self._moment: bytes | None = None

    @classmethod
    def replayed(cls, setup: Setup, log: list[Entry], origin: int = 0) -> "GameLog":
        game = cls(setup, origin)
        for entry in log:
            game._replay(entry)
        return game

    @classmethod
    def played(cls, played: Playthrough, log: Sequence[Entry]) -> "GameLog":
        """Create the log of a game that was played elsewhere, without replaying it again."""
        game = cls(played.record.setup)
        made: tuple[Made, ...] = ()
        for entry, ply in zip(log, played.plies, strict=True):
            made = (*made, Made(ply.seat, ply.decision, entry.by_bot, _reveals(ply.events)))
            position = Position(played.final, made, _step(entry, len(made), ply.events))
            game._enter(entry, position)
        return game

    @property
    def state(self) -> State:
        return self._now.state

    @property
    def made(self) -> tuple[Made, ...]:
        return self._now.made

    # Proposals

    @property
    def options(self) -> dict[str, Decision]:
        """The legal decisions by token."""
        if self._options is None:
            self._options = _options(self.state, None)
        return self._options.by_token

    def decide(self, number: int, seat: Seat, text: str, *, by_bot: bool) -> Proposal:
        self._check_number(number)
        if self.state.over:
            raise Refused("over", "the game is over")
        if seat != self.state.seat:
            raise Refused("not-your-turn", f"seat {self.state.seat} decides now")
        options = self.options
        name = text if text in options else token(parse(text))
        if name not in options:
            raise Refused("illegal", f"{name} is not allowed now")
        entry = Entry(number + 1, seat, name, by_bot)
        return self._proposal(entry, self._forth(entry, options[name]))

    def undo(self, number: int, seat: Seat, back_to: int) -> Proposal:
        self._check_number(number)
        if number - len(self.made) >= _MOST_UNDONE:
            raise Refused("cannot-undo", "too many decisions have been undone in this game")
        floor = self._undo_floor(self.made)
        if floor is None or self.made[-1].seat != seat or not floor <= back_to < len(self.made):
            raise Refused(
                "cannot-undo",
                "you can only undo your own last decisions,"
                " as long as nothing was revealed and nobody else has acted",
            )
        entry = Entry.undo(number + 1, seat, back_to)
        return self._proposal(entry, self._back(entry, back_to))

    def take(self, proposal: Proposal) -> None:
        """Make a proposal take effect after its entry has been written."""
        self._enter(proposal.entry, proposal.position)
        self._options, self._moment = proposal.options, proposal.moment

    # What is shown

    def moment(self) -> bytes:
        """Return the latest moment, encoded. Everyone gets the same bytes."""
        if self._moment is None:
            self._moment = self._encoded(self._now, self.options)
        return self._moment

    def progress(self) -> Progress:
        """Return what the lobby shows of the game."""
        self.moment()
        return self._progress(self.state)

    def moments(self, log: list[Entry], after: int) -> list[bytes]:
        """Return the moments after an entry (-1: from the set-up on), each with its board."""
        game = GameLog(self.setup, self.origin)
        history = [game.moment()] if after < 0 else []
        for entry in log:
            game._replay(entry)
            if entry.number > after:
                history.append(game.moment())
        return history

    def decisions(self) -> tuple[Decision, ...]:
        return tuple([made.decision for made in self.made])

    def _undo_floor(self, made: tuple[Made, ...]) -> int | None:
        """Return how far the last player may go back, as a number of decisions."""
        if not made:
            return None
        seat, floor = made[-1].seat, len(made)
        for each in reversed(made[self.origin :]):
            if each.seat != seat or each.reveals or each.by_bot:
                break
            floor -= 1
        return floor if floor < len(made) else None

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise Refused("stale", f"the log has {self.number} entries, not {number}")

    def _replay(self, entry: Entry) -> None:
        back_to = entry.back_to
        if back_to is None:
            position = self._forth(entry, parse(entry.text))
        else:
            position = self._back(entry, back_to)
        self._enter(entry, position)

    def _enter(self, entry: Entry, position: Position) -> None:
        self.number, self._now = entry.number, position
        self.story.append(position.step)
        self._options = self._moment = None

    def _forth(self, entry: Entry, decision: Decision) -> Position:
        told: list[Event] = []
        state = self.state.copy()
        advance(state, decision, told.append)
        made = (*self.made, Made(entry.seat, decision, entry.by_bot, _reveals(told)))
        return Position(state, made, _step(entry, len(made), told))

    def _back(self, entry: Entry, back_to: int) -> Position:
        made = self.made[:back_to]
        state = new_game(self.setup)
        for each in made:
            advance(state, each.decision)
        return Position(state, made, _step(entry, len(made), []))

    def _proposal(self, entry: Entry, position: Position) -> Proposal:
        options = _options(position.state, self._options)
        moment = self._encoded(position, options.by_token)
        return Proposal(entry, position, options, moment, self._progress(position.state))

    def _progress(self, state: State) -> Progress:
        """Return what the lobby shows of the state of the latest board."""
        points = _encode(self._boards.points()).decode()
        decides = None if state.over else state.seat
        return Progress(state.round, PHASE_IDS[state.phase], decides, points)

    def _encoded(self, position: Position, options: dict[str, Decision]) -> bytes:
        board = self._boards.board(position.state, options)
        undo = self._undo_floor(position.made)
        return _encode(wire.Moment(position.step, board, undo))  # type: ignore[arg-type]  # encoded


def _reveals(told: Sequence[Event]) -> bool:
    """Return whether one of these events reveals something hidden."""
    return any(isinstance(event, _REVEALING) for event in told)


def _options(state: State, before: Options | None) -> Options:
    """List the legal decisions. Consecutive decisions often have the very same options."""
    now = legal(state)
    if before is not None and now is before.legal:
        return before
    return Options(now, {token(decision): decision for decision in now})


def _step(entry: Entry | None, decided: int, told: Sequence[Event]) -> msgspec.Raw:
    number, seat, text, by_bot = entry or (0, None, None, False)
    back_to = entry.back_to if entry else None
    return msgspec.Raw(
        _encode(
            wire.Step(
                number=number,
                seat=seat,
                decision=text if back_to is None else None,
                back_to=back_to,
                decided=decided,
                by_bot=by_bot,
                events=[translated(event) for event in told],
            )
        )
    )
