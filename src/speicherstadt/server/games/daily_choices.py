"""What players of the same deal chose in the same positions.

Two players whose games led to the same state are in the same position, whatever the order of their
decisions was. A finished game keeps a short name of each position its player decided in, so that
games can be compared without replaying them all.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from speicherstadt.engine import (
    Decision,
    Seat,
    Setup,
    State,
    advance,
    fingerprint,
    new_game,
    only_stays,
)
from speicherstadt.records import parse, token
from speicherstadt.records.projection import project
from speicherstadt.server import wire_daily
from speicherstadt.server.games.takeback_policy import Made
from speicherstadt.server.storage import Entry
from speicherstadt.server.storage.rows import ScoredGame

_NAME_DIGITS = 16
"""A position's name is this much of its fingerprint; a deal has far fewer positions."""
_MOST_NAMES = 12
"""How many players are named for each choice."""

Choices: TypeAlias = list[tuple[str, str]]
"""The name of each position a player decided in, and the decision as a token."""
_decode = msgspec.json.Decoder(Choices).decode


class _Turn(NamedTuple):
    """A decision of one seat, and the state before it and before the cubes it let stay."""

    at: int
    state: State
    decision: Decision


def encoded_choices(setup: Setup, made: Iterable[Made], seat: Seat) -> str:
    """Return a player's choices for storing."""
    decisions = ((each.seat, each.decision) for each in made)
    choices = [(_name(turn.state), token(turn.decision)) for turn in _turns(setup, decisions, seat)]
    return msgspec.json.encode(choices).decode()


def compared(
    setup: Setup, log: Sequence[Entry], seat: Seat, games: Sequence[ScoredGame], beside: str | None
) -> list[wire_daily.DailyStep]:
    """Return a player's decisions, each with what the others chose in the same position.

    `beside` is the table of one of the games, whose choices are told apart.
    """
    crowd = defaultdict[str, dict[str, list[str]]](lambda: defaultdict(list))
    theirs = dict[str, str]()
    for game in games:
        choices = _decode(game.choices)
        for name, chosen in choices:
            crowd[name][chosen].append(game.name)
        if game.table == beside:
            theirs = dict(choices)
    kept = _kept(log)
    decisions = ((entry.seat, parse(entry.text)) for entry in kept)
    return [
        _step(turn, kept[turn.at].number, crowd[_name(turn.state)], theirs.get(_name(turn.state)))
        for turn in _turns(setup, decisions, seat)
    ]


def _step(
    turn: _Turn, number: int, chosen: dict[str, list[str]], theirs: str | None
) -> wire_daily.DailyStep:
    return wire_daily.DailyStep(
        number=number,
        board=project(turn.state),
        mine=token(turn.decision),
        theirs=theirs,
        choices=[
            wire_daily.DailyChoice(decision, len(names), names[:_MOST_NAMES])
            for decision, names in sorted(chosen.items(), key=lambda item: -len(item[1]))
        ],
    )


def _turns(setup: Setup, decisions: Iterable[tuple[Seat, Decision]], seat: Seat) -> Iterator[_Turn]:
    """Replay a game and yield each turn of a seat.

    Nobody decides that a kept cube stays where it was: such steps belong to the next decision.
    """
    state = new_game(setup)
    seen = None
    for at, (decider, decision) in enumerate(decisions):
        if decider != seat:
            advance(state, decision)
            continue
        before = state.copy()
        advance(state, decision)
        seen = seen or before
        if not only_stays(before, decision, state):
            yield _Turn(at, seen, decision)
            seen = None


def _kept(log: Sequence[Entry]) -> list[Entry]:
    """Return the entries with decisions that have not been undone."""
    kept = list[Entry]()
    for entry in log:
        if entry.back_to is None:
            kept.append(entry)
        else:
            del kept[entry.back_to :]
    return kept


def _name(state: State) -> str:
    return fingerprint(state)[:_NAME_DIGITS]
