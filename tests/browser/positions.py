"""Records of games: finished, or up to a certain moment."""

from collections.abc import Callable
from functools import cache

from speicherstadt.engine import Phase, State, legal
from speicherstadt.engine.events import Burned
from speicherstadt.records import Record, Seated, dump, token
from tests.play import played

_GAME = (3, "35", "trade")
"""In round 4, seat 0 loads and has a contract, a merchant and a warehouse."""
EVERY_PLACE = {">contract", ">merchant", ">warehouse", ">hall", ">coin"}


def finished() -> str:
    """A finished game of three players."""
    return dump(_seated(_played(*_GAME)))


def fire() -> int:
    """The log entry of the finished game's second fire."""
    steps = _played(*_GAME).steps()
    return [
        at for at, (_, events) in enumerate(steps) if any(isinstance(e, Burned) for e in events)
    ][1]


def demand(*bots: str) -> str:
    return _when(
        lambda state: state.phase is Phase.DEMAND and state.round == 4 and state.placed > 3, bots
    )


def purchase(*bots: str) -> str:
    return _when(
        lambda state: (
            state.phase is Phase.PURCHASE
            and state.round >= 3
            and {token(choice) for choice in legal(state)} == {"buy", "pass"}
        ),
        bots,
    )


def loading(*bots: str) -> str:
    """Seat 0 is offered every kind of place."""

    def fits(state: State) -> bool:
        tokens = [token(choice) for choice in legal(state)]
        kinds = all(any(kind in one for one in tokens) for kind in EVERY_PLACE)
        three = any(one.count("+") == 2 for one in tokens)
        return state.phase is Phase.LOADING and kinds and three

    return _when(fits, bots)


def last_round(*bots: str) -> str:
    return _when(lambda state: state.round == state.setup.rounds, bots)


def _when(fits: Callable[[State], bool], bots: tuple[str, ...]) -> str:
    """The game up to the first moment at which seat 0 decides and the condition holds."""
    record = _played(*_GAME)
    for number, (state, _) in enumerate(record.steps()):
        if state.seat == 0 and not state.over and fits(state):
            return dump(_seated(record.until(number), bots or ("apprentice", "apprentice")))
    raise AssertionError("the game has no such moment")


def _seated(record: Record, bots: tuple[str, ...] = ()) -> Record:
    """Put a person on seat 0, and bots or people on the others."""
    by = ("person", *(f"bot:{bot}" for bot in bots)) if bots else ("person",) * 3
    players = (Seated(name, who) for name, who in zip(("Anna", "Bert", "Clara"), by, strict=True))
    return Record(record.setup, tuple(players), record.decisions)


@cache
def _played(players: int, seed: str, style: str) -> Record:
    return played(players, seed, style)
