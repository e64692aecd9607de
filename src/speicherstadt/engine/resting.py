"""Loading as a player sees it: kept cubes stay where they are unless they are used.

In a loading all goods lie in one pool on the quay (ruling R5), so kept cubes have to be stored
again. Nobody who plays should have to think of that. This module tells which cubes of the pool rest
in the warehouse and the market hall, as they did before, and which decisions keep them there.
"""

from typing import NamedTuple

from speicherstadt.catalog import NO_CUBES, Cubes, common, count, heap, spread, total
from speicherstadt.engine.decisions import Decision, Finish, Keep, Store
from speicherstadt.engine.loading import shelves
from speicherstadt.engine.state import Phase, State


class Resting(NamedTuple):
    """The cubes on the quay that stay where they were if nothing else is decided."""

    warehouse: Cubes = NO_CUBES
    hall: Cubes = NO_CUBES

    def decisions(self) -> list[Decision]:
        """The decisions that store these cubes again; after them, `FINISH` does not lose any."""
        return [*map(Store, spread(self.warehouse)), *map(Keep, spread(self.hall))]


class Goods(NamedTuple):
    """Where a player's cubes lie, with resting cubes in their place."""

    quay: Cubes
    warehouse: Cubes
    hall: Cubes


def resting(state: State) -> Resting:
    """Return which cubes of the player who is loading rest.

    A cube that is stored takes the place of a kept one of its kind. If new cubes take the room of
    kept ones, those that a contract lacks stay first.
    """
    if state.phase is not Phase.LOADING:
        return Resting()
    player, (stored, kept) = state.players[state.seat], state.kept
    lacking = sum(lacks for _, lacks in player.contracts)
    staying = common(stored - common(stored, player.warehouse), player.quay)
    wanted_first = sorted(spread(staying), key=lambda good: not count(lacking, good))
    warehouse = heap(wanted_first[: shelves(player) - total(player.warehouse)])
    hall = NO_CUBES if player.hall else common(kept, player.quay - warehouse)
    return Resting(warehouse, hall)


def goods_at_rest(state: State) -> Goods:
    """Return where the cubes of the player who decides lie, as the player sees it."""
    player, rest = state.players[state.seat], resting(state)
    return Goods(
        player.quay - rest.warehouse - rest.hall,
        player.warehouse + rest.warehouse,
        player.hall + rest.hall,
    )


def as_meant(state: State, decision: Decision) -> list[Decision]:
    """Return the decisions that a player means by this one, who sees kept cubes stay.

    Before the end of the loading, all resting cubes are stored again. Before another cube of their
    kind is stored, those of that kind are, because it would only take their place.
    """
    rest = resting(state)
    match decision:
        case Finish():
            return [*rest.decisions(), decision]
        case Store(good) if count(goods_at_rest(state).quay + rest.hall, good):
            return [decision] * (count(rest.warehouse, good) + 1)
        case _:
            return [decision]


def only_stays(before: State, decision: Decision, after: State) -> bool:
    """Return whether a decision only stored a cube again that lay there before."""
    return isinstance(decision, Store | Keep) and goods_at_rest(before) == goods_at_rest(after)
