"""Phase 2, Demand: players take turns placing workers above cards, three each."""

from typing import Final

from speicherstadt.catalog import PLAYERS
from speicherstadt.engine.decisions import Decision, Place
from speicherstadt.engine.events import Placed, Tell
from speicherstadt.engine.state import FLOORS, WORKERS, Seat, State

_PLACES: Final = {n: tuple(Place(berth) for berth in range(n + 1)) for n in PLAYERS}
"""By the number of players."""


def begin(state: State, tell: Tell) -> bool:
    state.seat = state.first
    state.placed = 0
    return True


def legal(state: State) -> tuple[Place, ...]:
    places = _PLACES[len(state.players)]
    if state.placed < FLOORS or FLOORS not in map(len, state.columns):
        return places
    return tuple(place for place in places if len(state.columns[place.berth]) < FLOORS)


def places_next(players: int, seat: Seat, placed: int) -> Seat | None:
    """Return who places a worker after this player, or None after the last worker."""
    last = placed + 1 == WORKERS * players
    return None if last else (seat + 1) % players


def decide(state: State, decision: Decision, tell: Tell) -> bool:
    assert isinstance(decision, Place)
    berth = decision.berth
    if tell:
        card = state.row[berth]
        assert card is not None
        tell(Placed(state.seat, berth, len(state.columns[berth]), card, state.cargo[berth]))
    state.columns[berth] += (state.seat,)
    state.placed += 1
    players = len(state.players)
    state.seat = (state.seat + 1) % players
    return state.placed < WORKERS * players
