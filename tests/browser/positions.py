"""Games that were played elsewhere, brought here to look at, or to go on with at a certain moment."""

from collections.abc import Callable
from functools import cache

from speicherstadt.engine import Phase, State, legal, new_game
from speicherstadt.records import Record, Seated, dump, token
from tests.play import played

_GAME = (3, "35", "trade")
"""Seat 0 loads in round 4 with a contract, a merchant and a warehouse of its own."""
EVERY_PLACE = {">contract", ">merchant", ">warehouse", ">hall", ">coin"}


def finished() -> str:
    """A whole game of three."""
    return dump(_seated(_played(*_GAME), "Änne", None, None))


def demand(bots: str = "apprentice") -> str:
    return _when(lambda state: state.phase is Phase.DEMAND and state.round == 4, bots)


def purchase(bots: str = "apprentice") -> str:
    return _when(
        lambda state: (
            state.phase is Phase.PURCHASE
            and state.round >= 3
            and {token(choice) for choice in legal(state)} == {"buy", "pass"}
        ),
        bots,
    )


def loading(bots: str | None = "apprentice") -> str:
    """Every kind of place is offered to seat 0; with no bots, somebody has to join."""

    def fits(state: State) -> bool:
        tokens = [token(choice) for choice in legal(state)]
        kinds = all(any(kind in one for one in tokens) for kind in EVERY_PLACE)
        three = any(one.count("+") == 2 for one in tokens)
        return state.phase is Phase.LOADING and kinds and three

    return _when(fits, bots)


def last_round(bots: str = "apprentice") -> str:
    return _when(lambda state: state.round == state.setup.rounds, bots)


def _when(fits: Callable[[State], bool], bots: str | None) -> str:
    """The first moment at which seat 0 decides and this is so."""
    record = _played(*_GAME)
    for number, (state, _) in enumerate(record.steps()):
        if state.seat == 0 and not state.over and fits(state):
            return dump(_seated(record.until(number), "Änne", bots, bots))
    raise AssertionError("the game has no such moment")


def _seated(record: Record, *bots: str | None) -> Record:
    players = tuple(
        Seated(seated.name, f"bot:{bot}" if bot and seat else "person")
        for seat, (seated, bot) in enumerate(zip(record.players, bots, strict=True))
    )
    return Record(record.setup, players, record.decisions)


@cache
def _played(players: int, seed: str, style: str) -> Record:
    return played(players, seed, style)


__all__ = ["EVERY_PLACE", "demand", "finished", "last_round", "loading", "new_game", "purchase"]
