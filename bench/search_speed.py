"""Measure how much the senator searches in a second, and which modules take the time."""

import cProfile
import pstats
import time
from collections import Counter

from speicherstadt.bots import Budget, make_bot
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import PLAYERS, standard_deck
from speicherstadt.engine import Phase, View, advance, new_game, view
from speicherstadt.records import deal

_ROUND = 5


def searches() -> dict[int, tuple[float, float]]:
    """Return samples per second and new purchases per sample, by number of players."""
    return {players: _measure(_position(players)) for players in PLAYERS}


def shares() -> list[tuple[str, float]]:
    """Return each module's share of the time of a decision with 4 players, largest first."""
    seen = _position(4)
    profile = cProfile.Profile()
    profile.runcall(Senator("bench").decide, seen, Budget(effort=400))
    own: Counter[str] = Counter()
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # missing in the stubs
    for (file, _, _), (_, _, seconds, _, _) in stats.items():
        ours = "speicherstadt" in file
        own[file.rpartition("speicherstadt/")[2] if ours else "Python's own functions"] += seconds
    return [(module, seconds / own.total()) for module, seconds in own.most_common(6)]


def _position(players: int) -> View:
    """Return the first placement of a round in the middle of a game among shipowners."""
    state = new_game(deal(standard_deck(), players, "searches"))
    bots = [make_bot("shipowner", str(seat)) for seat in range(players)]
    while state.round < _ROUND or state.phase is not Phase.DEMAND:
        advance(state, bots[state.seat].decide(view(state), Budget()))
    return view(state)


def _measure(seen: View) -> tuple[float, float]:
    tree = Senator("bench").tree(seen)
    start = time.perf_counter()
    tree.run(lambda _: time.perf_counter() - start < 2.0)
    samples = sum(tree.visits().values())
    return samples / (time.perf_counter() - start), tree.lookahead.nodes / samples
