"""The programs that are measured, each as one function of the same shape.

`measure(first, seconds)` plays random games with seeds from `first` on and copies a state from the
middle of a game, each for so many seconds; it returns games, decisions and copies per second.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

from bench.own_engine import COMPILED_PYTHON, CompiledEngine, measure, measure_ours
from speicherstadt.catalog import PLAYERS


@dataclass(frozen=True)
class Contender:
    name: str
    measure: Callable[[int, float], tuple[float, float, float]]


def _catan(seed: int) -> Any:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


def _catanatron(seed: int) -> int:
    game = _catan(seed)
    game.play()
    return len(
        game.state.action_records if hasattr(game.state, "action_records") else game.state.actions
    )


def _catanatron_copy() -> Callable[[], object]:
    game = _catan(1)
    for _ in range(200):
        game.play_tick()
    return partial(game.copy)


def _open_spiel(name: str, seed: int) -> int:
    """Play a game; count each player's part of a simultaneous move, but no chance outcomes."""
    pick = random.Random(seed).random
    state, decisions = pyspiel.load_game(name).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        elif state.is_simultaneous_node():
            legal_for = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([actions[int(pick() * len(actions))] for actions in legal_for])
            decisions += len(legal_for)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
    return decisions


def _open_spiel_copy(name: str) -> Callable[[], object]:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return partial(state.clone)


def contenders() -> list[Contender]:
    """Ours, compiled as well if `make compiled` has run, and the peers."""
    ours = [Contender(f"speicherstadt, {n} players", partial(measure_ours, n)) for n in PLAYERS]
    if COMPILED_PYTHON.exists():
        compiled = CompiledEngine().measure
        ours += [Contender(f"compiled, {n} players", partial(compiled, n)) for n in PLAYERS]
    return [*ours, *PEERS]


def _peer(
    name: str, play: Callable[[int], int], midgame: Callable[[], Callable[[], object]]
) -> Contender:
    return Contender(name, partial(measure, play, midgame))


PEERS = [
    _peer("Catanatron, 4 players", _catanatron, _catanatron_copy),
    _peer("OpenSpiel hearts", partial(_open_spiel, "hearts"), partial(_open_spiel_copy, "hearts")),
    _peer(
        "OpenSpiel goofspiel",
        partial(_open_spiel, "goofspiel"),
        partial(_open_spiel_copy, "goofspiel"),
    ),
]
