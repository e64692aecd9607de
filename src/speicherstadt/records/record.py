"""A game as a document: its players, the order of pile and bag, and all decisions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from speicherstadt.catalog.pickling import pickle_by_construction
from speicherstadt.engine import (
    Decision,
    Event,
    Seat,
    Setup,
    State,
    Tell,
    advance,
    apply,
    legal,
    new_game,
)
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.records.notation import token

PERSON = "person"
MAX_NAME = 40
MAX_SEED = 200
_SHOWN = 6


@dataclass(frozen=True)
class Seated:
    """A player at a seat: a name, and `person` or `bot:` with the bot's own name."""

    name: str
    by: str = PERSON

    def __post_init__(self) -> None:
        if not (self.name.strip() and len(self.name) <= MAX_NAME and self.name.isprintable()):
            raise Malformed(
                f"name {self.name[:60]!r}: must be 1 to {MAX_NAME} printable characters"
            )
        if self.by != PERSON and not _is_bot(self.by):
            raise Malformed(f"by {self.by[:60]!r}: must be 'person' or 'bot:NAME'")


@dataclass(frozen=True)
class Record:
    """Everything needed to replay a game. Loading a record means replaying it."""

    setup: Setup
    players: tuple[Seated, ...]
    decisions: tuple[Decision, ...] = ()
    seed: str | None = None
    """The seed that pile and bag came from, if any. For information only."""
    practice: bool = False
    """Whether decisions were taken back after something was revealed or bots had acted."""

    def __post_init__(self) -> None:
        names = [seated.name for seated in self.players]
        if len(names) != self.setup.players:
            raise Malformed(f"players: {len(names)} names for {self.setup.players} players")
        if len(set(names)) < len(names):
            raise Malformed("players: two have the same name; all names must differ")
        if self.seed is not None and not (len(self.seed) <= MAX_SEED and self.seed.isprintable()):
            raise Malformed(f"seed: must be a line of at most {MAX_SEED} characters")

    def until(self, at: int | None) -> "Record":
        """Return the record up to the first `at` decisions; play can continue from there."""
        if at is None:
            return self
        if not 0 <= at <= len(self.decisions):
            raise Malformed(
                f"decision {at} is not in this game; must be 0 to {len(self.decisions)}"
            )
        return replace(self, decisions=self.decisions[:at])

    def then(self, *decisions: Decision) -> "Record":
        return replace(self, decisions=self.decisions + decisions)

    def replay(self, at: int | None = None, tell: Tell = None) -> State:
        """Return the state after the first `at` decisions, or after all, without checking them."""
        state = new_game(self.setup, tell)
        for decision in self.until(at).decisions:
            advance(state, decision, tell)
        return state

    def steps(self) -> Iterator[tuple[State, list[Event]]]:
        """Yield the state before the first and after each decision, with the events in between.

        The same state object changes each time: copy it to keep it. Every decision is checked.
        """
        opening: list[Event] = []
        state = new_game(self.setup, opening.append)
        yield state, opening
        for number, decision in enumerate(self.decisions):
            try:
                events = apply(state, decision)
            except SpeicherstadtError as error:
                where = f"decisions[{number}]: {token(decision)!r}"
                raise type(error)(f"{where}: {error}{_possible(state)}") from None
            yield state, events

    def play_through(self) -> "Playthrough":
        """Replay the record once, check every decision, and return the result."""
        steps = self.steps()
        state, opening = next(steps)
        plies, seat = list[Ply](), state.seat
        for decision, (state, events) in zip(self.decisions, steps, strict=True):
            plies.append(Ply(seat, decision, events))
            seat = state.seat
        return Playthrough(self, opening, tuple(plies), state)


class Ply(NamedTuple):
    """One decision of a game: who made it and the events that followed."""

    seat: Seat
    decision: Decision
    events: list[Event]


@dataclass(frozen=True, eq=False)
class Playthrough:
    """A record that was replayed and found legal, with the outcome of the replay."""

    record: Record
    opening: list[Event]
    """The events before the first decision."""
    plies: tuple[Ply, ...]
    final: State
    """The state after the last decision. Copy it before playing on."""


def _possible(state: State) -> str:
    options = [token(option) for option in legal(state)]
    more = ", …" if len(options) > _SHOWN else ""
    return f"; must be one of {', '.join(options[:_SHOWN])}{more}" if options else ""


def _is_bot(text: str) -> bool:
    kind, _, name = text.partition(":")
    return kind == "bot" and 0 < len(name) <= MAX_NAME and name.isprintable() and " " not in name


pickle_by_construction(Seated, Record, Playthrough)
