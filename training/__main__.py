"""Fit the bots' weights to how games end.

Bots play each other with the weights so far. Each player's features at the beginning of every round
are noted, with the points that they led to at the end of the game. Ridge regression gives the next
weights, and so on for a few generations. The same settings give the same weights on every machine.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from speicherstadt.bots.evaluation import (
    FEATURES,
    HAND_SET_WEIGHTS,
    WEIGHTS_FILE,
    Weights,
    trained_weights,
)
from speicherstadt.catalog import PLAYERS
from training.fitting import fit
from training.games import Observation, observe


@dataclass(frozen=True)
class Settings:
    """Everything that the weights depend on, except those to begin with."""

    games: int
    """For each number of players and generation."""
    generations: int
    effort: int
    """Samples for each placement."""
    seed: str

    def command(self, *, fresh: bool) -> str:
        """The command that makes the same weights again."""
        words = [word for name, value in asdict(self).items() for word in (f"--{name}", str(value))]
        return shlex.join(["python", "-m", "training", *words, *(["--fresh"] if fresh else [])])


WeightsByPlayers = Mapping[int, Weights]
Play = Callable[[Callable[[str], list[Observation]], Sequence[str]], Iterable[list[Observation]]]
"""Plays a game for each seed."""


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    settings = Settings(options.games, options.generations, options.effort, options.seed)
    if options.fresh:
        start, runs = dict.fromkeys(PLAYERS, HAND_SET_WEIGHTS), []
    else:
        start = {players: trained_weights(players) for players in PLAYERS}
        runs = json.loads(WEIGHTS_FILE.read_text("utf-8"))["made by"]
    runs = [*runs, settings.command(fresh=options.fresh)]
    with _player(options.jobs) as play:
        for found in train(settings, start, play):
            write(options.to, runs, found)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make train", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each number of players (600)")
    parser.add_argument("--generations", type=int, default=2, help="how often to fit anew (2)")
    parser.add_argument("--effort", type=int, default=16, help="samples for each placement (16)")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--fresh", action="store_true", help="begin with the hand-set weights")
    parser.add_argument("--to", type=Path, default=WEIGHTS_FILE, help="file to write (the bots')")
    return parser


@contextmanager
def _player(jobs: int) -> Iterator[Play]:
    """Play games in this process, or in several."""
    if jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield partial(pool.map, chunksize=4)


def train(settings: Settings, start: WeightsByPlayers, play: Play) -> Iterator[WeightsByPlayers]:
    """Yield the weights of each generation."""
    weights = start
    for generation in range(settings.generations):
        seeds = [f"{settings.seed}/{generation}/{game}" for game in range(settings.games)]
        found = {}
        for players, before in weights.items():
            games = play(partial(observe, players, settings.effort, before), seeds)
            observations = [observation for game in games for observation in game]
            found[players] = fit(observations, before)
            _report(players, len(observations), found[players])
        weights = found
        yield weights


def write(path: Path, runs: Sequence[str], found: WeightsByPlayers) -> None:
    """Write a weights file, with the commands that made it."""
    players = {
        str(number): {
            "weights": dict(zip(FEATURES, weights.values, strict=True)),
            "spread": list(weights.spread),
        }
        for number, weights in found.items()
    }
    document = {"made by": runs, "players": players}
    path.write_text(json.dumps(document, indent=1) + "\n", "utf-8")


def _report(players: int, rounds: int, weights: Weights) -> None:
    a, b = weights.spread
    sys.stdout.write(f"{players} players: {rounds} rounds, variance of margins {a} + {b} · time\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
