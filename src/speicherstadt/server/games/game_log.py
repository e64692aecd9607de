"""A game derived from its log. Every entry stays in the log, undos included.

Nothing here does I/O. A `GameLog` proposes the result of an entry; the caller writes the entry to
disk and then accepts the proposal with `take`.
"""

from collections import Counter
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
    only_stays,
)
from speicherstadt.records import parse, token
from speicherstadt.records.board import PHASE_IDS
from speicherstadt.server import wire
from speicherstadt.server.games.board import Boards
from speicherstadt.server.games.steps import encoded_step, entry_of
from speicherstadt.server.games.takeback_policy import Made, is_own, is_quiet, quiet_floor
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import Entry, Progress

_MOST_UNDOS = 100
"""How often each seat may undo in a game. Nobody who plays reaches this."""
_MOST_UNDONE = 1000
"""The largest number of undone entries in a game, so that a log cannot grow without limit."""
CHECKPOINT_ENTRIES = 50
"""Moments of the past are made from the last checkpoint, not from the start of the game."""
_STATE_DECISIONS = 16
"""An undo repeats fewer decisions than this, because earlier states are kept."""
_REVEALING = frozenset({events.Revealed, events.Burned})
_encode = msgspec.json.Encoder().encode


class Options(NamedTuple):
    """The legal decisions at one moment."""

    legal: Sequence[Decision]
    by_token: dict[str, Decision]
    encoded: msgspec.Raw
    """Their tokens, as the board shows them."""


class Position(NamedTuple):
    """The game after an entry."""

    state: State
    made: tuple[Made, ...]
    """The decisions that have not been undone."""
    step: msgspec.Raw
    """The entry and its events, encoded as a `wire.Step`."""


class Checkpoint(NamedTuple):
    """What is needed to replay a log from one of its entries on."""

    number: int
    position: Position
    states: tuple[State, ...]


class Proposal(NamedTuple):
    """An entry and its result, before it takes effect."""

    entry: Entry
    position: Position
    options: Options
    moment: bytes
    progress: Progress
    practice: bool = False
    """Whether it makes the game a practice game."""


class GameLog:
    def __init__(self, setup: Setup, origin: int = 0) -> None:
        self.setup = setup
        self.origin = origin
        """The number of decisions inherited from another game; they cannot be undone."""
        self.number = 0
        """The number of the last entry."""
        opening: list[Event] = []
        state = new_game(setup, opening.append)
        self._now = Position(state, (), encoded_step(None, 0, opening))
        self.story = [self._now.step]
        self._boards = Boards(setup)
        self._options: Options | None = None
        self._moment: bytes | None = None
        self._undos: Counter[Seat] = Counter()
        self._last_by_person = 0
        """The number of the last entry that no bot made."""
        self._states = [state]
        """The state after every 16th of the decisions that have not been undone."""
        self._checkpoints = [Checkpoint(0, self._now, (state,))]
        """One for every 50th entry."""

    @classmethod
    def replayed(cls, setup: Setup, log: list[Entry], origin: int = 0) -> "GameLog":
        game = cls(setup, origin)
        for entry in log:
            game._replay(entry)
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
        return self._latest_options().by_token

    def _latest_options(self) -> Options:
        if self._options is None:
            self._options = _options(self.state, None)
        return self._options

    def decide(self, number: int, seat: Seat, *texts: str, by_bot: bool) -> list[Proposal]:
        """Propose decisions of one seat, each after the one before; all are allowed, or none."""
        self._check_number(number)
        now, options = self._now, self._latest_options()
        proposals: list[Proposal] = []
        for place, text in enumerate(texts, start=1):
            decision = _chosen(now.state, options, seat, text)
            entry = Entry(number + place, seat, token(decision), by_bot)
            proposal = self._proposal(entry, _forth(now, entry, decision), options)
            proposals.append(proposal)
            now, options = proposal.position, proposal.options
        return proposals

    def undo(self, number: int, seat: Seat, back_to: int, *, free: bool = False) -> Proposal:
        """Take back own decisions: quiet ones or, if `free`, any of them, as practice.

        What only bots have decided since the entry `number` is taken back with them.
        """
        if free:
            self.check_can_take_back(number, seat, back_to)
        else:
            self._check_number(number)
            self._check_undo_limits(seat)
        quiet = is_quiet(self.made, self.origin, seat, back_to)
        if not quiet and not free:
            raise Refused(
                "cannot-undo",
                "you can only undo your own last decisions,"
                " as long as nothing was revealed and nobody else has acted",
            )
        return self._undone(seat, back_to)._replace(practice=not quiet)

    def undo_with_consent(
        self, number: int, seat: Seat, back_to: int, allowed_by: Sequence[Seat]
    ) -> Proposal:
        """Take back a decision and all that followed, because these seats allow it."""
        self._check_number(number)
        self.check_can_take_back(number, seat, back_to)
        return self._undone(seat, back_to, allowed_by)

    def check_can_take_back(self, number: int, seat: Seat, back_to: int) -> None:
        """Refuse to go back anywhere but to a decision of the seat, in a game that still runs.

        Only bots may have decided since the entry `number`.
        """
        self._check_number(number, self._last_by_person)
        if self.state.over:
            raise Refused("over", "the game is over")
        if not is_own(self.made, self.origin, seat, back_to):
            raise Refused("cannot-undo", "you can only take back decisions of your own")
        self._check_undo_limits(seat)

    def _undone(self, seat: Seat, back_to: int, allowed_by: Sequence[Seat] = ()) -> Proposal:
        entry = Entry.undo(self.number + 1, seat, back_to, allowed_by)
        return self._proposal(entry, self._back(entry, back_to), self._options)

    def _check_undo_limits(self, seat: Seat) -> None:
        if self._undos[seat] >= _MOST_UNDOS:
            raise Refused("undo-limit", f"you have undone decisions {_MOST_UNDOS} times")
        if self.number - len(self.made) >= _MOST_UNDONE:
            raise Refused("undo-limit", "too many decisions have been undone in this game")

    def take(self, proposal: Proposal) -> None:
        """Make a proposal take effect after its entry has been written."""
        self._enter(proposal.entry, proposal.position)
        self._options, self._moment = proposal.options, proposal.moment

    # What is shown

    def moment(self) -> bytes:
        """Return the latest moment, encoded. Everyone gets the same bytes."""
        if self._moment is None:
            self._moment = self._encoded(self._now, self._latest_options())
        return self._moment

    def progress(self) -> Progress:
        """Return what the lobby shows of the game."""
        self.moment()
        return self._progress(self.state)

    def moments(self, first: int, last: int) -> tuple[bytes, ...]:
        """Return the moments of these entries, each with its board.

        It only reads what never changes, so another thread may call it while the game goes on.
        """
        start = self._checkpoints[first // CHECKPOINT_ENTRIES]
        game = GameLog(self.setup, self.origin)
        game.number, game._now, game._states = start.number, start.position, list(start.states)
        moments = [game.moment()]
        for step in self.story[start.number + 1 : last + 1]:
            game._replay(entry_of(step))
            moments.append(game.moment())
        return tuple(moments[first - start.number :])

    def decisions(self) -> tuple[Decision, ...]:
        return tuple([made.decision for made in self.made])

    def _check_number(self, number: int, oldest: int | None = None) -> None:
        """Refuse a client that does not know the last entry, or the entry `oldest`."""
        if not (self.number if oldest is None else oldest) <= number <= self.number:
            raise Refused("stale", f"the log has {self.number} entries, not {number}")

    def _replay(self, entry: Entry) -> None:
        back_to = entry.back_to
        if back_to is None:
            position = _forth(self._now, entry, parse(entry.text))
        else:
            position = self._back(entry, back_to)
        self._enter(entry, position)

    def _enter(self, entry: Entry, position: Position) -> None:
        decided = len(position.made)
        if decided < len(self.made):
            self._undos[entry.seat] += 1
            del self._states[decided // _STATE_DECISIONS + 1 :]
        elif decided == len(self._states) * _STATE_DECISIONS:
            self._states.append(position.state)
        if not entry.by_bot:
            self._last_by_person = entry.number
        self.number, self._now = entry.number, position
        self.story.append(position.step)
        if entry.number % CHECKPOINT_ENTRIES == 0:
            self._checkpoints.append(Checkpoint(entry.number, position, tuple(self._states)))
        self._options = self._moment = None

    def _back(self, entry: Entry, back_to: int) -> Position:
        made = self.made[:back_to]
        earlier = back_to // _STATE_DECISIONS
        state = self._states[earlier].copy()
        for each in made[earlier * _STATE_DECISIONS :]:
            advance(state, each.decision)
        return Position(state, made, encoded_step(entry, len(made), []))

    def _proposal(self, entry: Entry, position: Position, before: Options | None) -> Proposal:
        options = _options(position.state, before)
        moment = self._encoded(position, options)
        return Proposal(entry, position, options, moment, self._progress(position.state))

    def _progress(self, state: State) -> Progress:
        """Return what the lobby shows of the state of the latest board."""
        points = _encode(self._boards.points()).decode()
        decides = None if state.over else state.seat
        return Progress(state.round, PHASE_IDS[state.phase], decides, points)

    def _encoded(self, position: Position, options: Options) -> bytes:
        board = self._boards.board(position.state, options.encoded)
        undo = quiet_floor(position.made, self.origin)
        return _encode(wire.Moment(position.step, board, undo))  # type: ignore[arg-type]  # encoded


def _chosen(state: State, options: Options, seat: Seat, text: str) -> Decision:
    """Return the legal decision that a text stands for."""
    if state.over:
        raise Refused("over", "the game is over")
    if seat != state.seat:
        raise Refused("not-your-turn", f"seat {state.seat} decides now")
    name = text if text in options.by_token else token(parse(text))
    if name not in options.by_token:
        raise Refused("illegal", f"{name} is not allowed now")
    return options.by_token[name]


def _forth(before: Position, entry: Entry, decision: Decision) -> Position:
    told: list[Event] = []
    state = before.state.copy()
    advance(state, decision, told.append)
    made = (*before.made, Made(entry.seat, decision, entry.by_bot, _reveals(told)))
    stays = only_stays(before.state, decision, state)
    return Position(state, made, encoded_step(entry, len(made), told, stays=stays))


def _reveals(told: Sequence[Event]) -> bool:
    """Return whether one of these events reveals something hidden."""
    return not _REVEALING.isdisjoint(map(type, told))


def _options(state: State, before: Options | None) -> Options:
    """List the legal decisions. Consecutive decisions often have the very same options."""
    now = legal(state)
    if before is not None and now is before.legal:
        return before
    by_token = {token(decision): decision for decision in now}
    return Options(now, by_token, msgspec.Raw(_encode(list(by_token))))
