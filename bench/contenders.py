"""The programs that are measured, each as a few functions of the same shape.

`play(seed)` plays one random game to its end and returns the number of decisions in it; `midgame()`
returns a function that copies a state from the middle of a game.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

from speicherstadt.arena.simulation import play_out
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import advance, legal, new_game
from speicherstadt.records import chance, deal


@dataclass(frozen=True)
class Contender:
    name: str
    play: Callable[[int], int]
    midgame: Callable[[], Callable[[], object]]
    """Returns a function that makes one copy."""


def _ours(players: int, seed: int) -> int:
    state = new_game(deal(standard_deck(), players, str(seed)))
    return len(play_out(state, chance(f"{seed}/play")))


def _our_copy(players: int) -> Callable[[], object]:
    state, below = new_game(deal(standard_deck(), players, "bench")), chance("bench/play")
    for _ in range(100):
        options = legal(state)
        advance(state, options[below(len(options))])
    return state.copy


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


OURS = [
    Contender(f"speicherstadt, {n} players", partial(_ours, n), partial(_our_copy, n))
    for n in range(2, 6)
]
PEERS = [
    Contender("Catanatron, 4 players", _catanatron, _catanatron_copy),
    Contender(
        "OpenSpiel hearts", partial(_open_spiel, "hearts"), partial(_open_spiel_copy, "hearts")
    ),
    Contender(
        "OpenSpiel goofspiel",
        partial(_open_spiel, "goofspiel"),
        partial(_open_spiel_copy, "goofspiel"),
    ),
]
