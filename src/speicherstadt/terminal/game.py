"""A game in a terminal: its record, its bots, and undo."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile
from types import MappingProxyType

from speicherstadt.bots import Budget, Guarded, make_bot
from speicherstadt.bots.obvious_loading import obvious_steps
from speicherstadt.engine import (
    Decision,
    Event,
    Phase,
    Seat,
    State,
    apply,
    events,
    new_game,
    only_stays,
    view,
)
from speicherstadt.errors import Malformed
from speicherstadt.records import PERSON, Record

PROGRAM = "bot:exec"
"""Marks the seat of a program in a record. Without its command, loading starts nothing."""

NO_PROGRAMS: Mapping[Seat, str] = MappingProxyType({})


class NotPossible(Exception):
    """The request of the player is not possible; `key` names the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class LocalGame:
    """A record and its current state, with the seat and events of each decision."""

    def __init__(self, record: Record, programs: Mapping[Seat, str] = NO_PROGRAMS) -> None:
        """`programs` are command lines by seat. They never come from a record."""
        self.bots = _bots(record, programs)
        self._begin(record)

    def _begin(self, record: Record) -> None:
        self.record = record.until(0)
        self.opening: list[Event] = []
        self.state: State = new_game(record.setup, self.opening.append)
        self.seats: list[Seat] = []
        self.stays: list[bool] = []
        """Whether each decision only stored a cube again that lay there before."""
        self.told: list[list[Event]] = []
        for decision in record.decisions:
            self.decide(decision)

    @property
    def bot(self) -> Guarded | None:
        """The bot that decides next, or None if it is a person's turn."""
        return None if self.state.over else self.bots.get(self.state.seat)

    def decide(self, decision: Decision) -> list[Event]:
        """Carry out a decision. Nothing is told of a cube that only stays where it was."""
        before = self.state.copy()
        told = apply(self.state, decision)
        stays = only_stays(before, decision, self.state)
        self.seats.append(before.seat)
        self.stays.append(stays)
        self.told.append([] if stays else told)
        self.record = self.record.then(decision)
        return self.told[-1]

    def let_bot_decide(self, bot: Guarded) -> list[Event]:
        return self.decide(bot.decide(view(self.state), Budget()))

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()

    def undo(self) -> tuple[Seat, Decision]:
        """Go back to where a person last decided, and return that decision.

        If bots have acted or something was revealed since then, this is practice from now on.
        """
        persons = [n for n, seat in enumerate(self.seats) if seat not in self.bots]
        if not persons:
            raise NotPossible("play-undo-nothing")
        number = persons[-1]
        while number and self.stays[number - 1]:
            number -= 1
        return self._back_to(number)

    def reset(self) -> tuple[Seat, Decision]:
        """Go back to the start of the current loading."""
        if self.state.phase is not Phase.LOADING:
            raise NotPossible("play-reset-nothing")
        steps = list(takewhile(lambda told: not _begins_loading(told), reversed(self.told)))
        if not steps:
            raise NotPossible("play-reset-nothing")
        return self._back_to(len(self.told) - len(steps))

    def obvious(self) -> list[list[Decision]]:
        """Return what is obvious to do in this loading; it does not end it."""
        return obvious_steps(view(self.state))

    def _back_to(self, number: int) -> tuple[Seat, Decision]:
        seen = (at for at in range(number, len(self.stays)) if not self.stays[at])
        undone = seat, _ = self.seats[number], self.record.decisions[next(seen, number)]
        others_acted = any(other != seat for other in self.seats[number:])
        revealed = any(_reveals(event) for told in self.told[number:] for event in told)
        practice = self.record.practice or others_acted or revealed
        self._begin(replace(self.record.until(number), practice=practice))
        return undone


def _bots(record: Record, programs: Mapping[Seat, str]) -> dict[Seat, Guarded]:
    return {
        seat: Guarded(make_bot(_bot_name(record, seat, programs), f"{record.seed}/{seat}"))
        for seat, seated in enumerate(record.players)
        if seated.by != PERSON
    }


def _bot_name(record: Record, seat: Seat, programs: Mapping[Seat, str]) -> str:
    seated = record.players[seat]
    if seated.by == PROGRAM:
        if seat not in programs:
            raise Malformed(
                f"{seated.name} is a program, and records do not start programs:"
                ' name it with --program "COMMAND LINE"'
            )
        return f"exec:{programs[seat]}"
    if "exec:" in seated.by:
        raise Malformed(f"{seated.name}: by {seated.by!r}: a record cannot name a command to start")
    return seated.by.removeprefix("bot:")


def _reveals(event: Event) -> bool:
    return isinstance(event, events.Revealed | events.Burned)


def _begins_loading(told: list[Event]) -> bool:
    return any(isinstance(event, events.Unloaded) for event in told)
