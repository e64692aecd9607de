"""Measure the overhead of the arena over the engine and the bots: random bots, one core.

Games are played in five layers, each of which adds something to the one before. All layers play in
every short round, so a machine that slows down slows all of them; medians are shown. Times are CPU
times: other programs disturb them less, and waiting for the disk (at most 1 %) does not count.
"""

import argparse
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from speicherstadt.arena import Tournament, play_game, run_tournament
from speicherstadt.arena.simulation import play_out
from speicherstadt.bots import Budget, RandomBot
from speicherstadt.catalog import PLAYERS, standard_deck
from speicherstadt.engine import Viewer, advance, legal, new_game
from speicherstadt.records import chance, deal

DECK = standard_deck()
BUDGET = Budget()
GAMES = 60
"""Games per layer, number of players and round: a multiple of 2, 3, 4 and 5."""


def engine(players: int, seed: str) -> int:
    decisions = 0
    for game in range(GAMES):
        state = new_game(deal(DECK, players, f"{seed}/{game}"))
        decisions += len(play_out(state, chance(f"{seed}/{game}/play")))
    return decisions


def engine_and_views(players: int, seed: str) -> int:
    decisions = 0
    for game in range(GAMES):
        state = new_game(deal(DECK, players, f"{seed}/{game}"))
        viewer, below = Viewer(state), chance(f"{seed}/{game}/play")
        while options := legal(state):
            viewer.look(options)
            advance(state, options[below(len(options))])
            decisions += 1
    return decisions


def engine_views_and_bots(players: int, seed: str) -> int:
    decisions = 0
    for game in range(GAMES):
        state = new_game(deal(DECK, players, f"{seed}/{game}"))
        viewer, bot = Viewer(state), RandomBot(f"{seed}/{game}")
        while options := legal(state):
            advance(state, bot.decide(viewer.look(options), BUDGET))
            decisions += 1
    return decisions


def arena_games(players: int, seed: str) -> int:
    tournament = _tournament(players, seed)
    games = [play_game(tournament, game) for game in tournament.schedule()]
    return sum(len(game["decisions"]) for game in games)


def whole_tournament(players: int, seed: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        run_tournament(_tournament(players, seed), Path(folder))
        lines = (Path(folder) / "games.jsonl").read_text().splitlines()[1:]
    return sum(line.partition('"decisions":')[2].count('"') // 2 for line in lines)


def _tournament(players: int, seed: str) -> Tournament:
    return Tournament(("random", "random"), players, GAMES, seed, DECK)


LAYERS: dict[str, Callable[[int, str], int]] = {
    "engine alone": engine,
    "+ a view per decision": engine_and_views,
    "+ the random bots": engine_views_and_bots,
    "+ guard, clock, notation: arena games": arena_games,
    "+ file, tally, summary: tournament": whole_tournament,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-arena", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="interleaved rounds (15)")
    rounds = parser.parse_args().rounds
    say(f"Python {platform.python_version()} on {platform.machine()}, one core, random bots,")
    say(f"median of {rounds} interleaved rounds")
    for players in PLAYERS:
        say(f"\n{f'{players} players':40}{'decisions/s':>12}{'µs each':>10}{'× engine':>10}")
        measured = [_measure(players, number) for number in range(rounds)]
        for layer in LAYERS:
            micros = statistics.median(times[layer] for times in measured)
            ratio = statistics.median(times[layer] / times["engine alone"] for times in measured)
            say(f"{layer:40}{1e6 / micros:12,.0f}{micros:10.2f}{ratio:10.2f}")


def _measure(players: int, number: int) -> dict[str, float]:
    """Play one round and return the CPU microseconds per decision, by layer."""
    micros = {}
    for layer, play in LAYERS.items():
        start = time.process_time()
        decisions = play(players, f"{players}/{number}")
        micros[layer] = 1e6 * (time.process_time() - start) / decisions
    return micros


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
