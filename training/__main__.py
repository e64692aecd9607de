"""Fit what positions are worth to how games end.

Bots play each other with the weights so far; at the beginning of every round each player's features
are noted, and at the end what they led to beyond the points that were sure then. Ridge regression
gives the next weights, and so on for a few generations. The same settings give the same weights on
every machine.
"""

import argparse
import json
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import mul

from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.evaluation import (
    FEATURES,
    HAND_SET_WEIGHTS,
    WEIGHTS_FILE,
    Evaluation,
    trained_weights,
)
from speicherstadt.bots.search_bots import SearchBot
from speicherstadt.catalog import PLAYERS, Kind, heap, standard_deck
from speicherstadt.engine import Phase, State, advance, legal, new_game, scores, view
from speicherstadt.records import chance, deal

_RIDGE = 20.0
_WHIMS = 15
"""One decision in so many is made at random, so that the games differ."""


@dataclass(frozen=True)
class Moment:
    """The beginning of a round: each player's features, and what came beyond the sure points."""

    time: float
    features: list[list[float]]
    gains: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make train", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each number of players (600)")
    parser.add_argument("--generations", type=int, default=2, help="how often to begin anew (2)")
    parser.add_argument("--effort", type=int, default=16, help="samples for each placement (16)")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="begin with rules of thumb")
    options = parser.parse_args()
    runs = [] if options.fresh else json.loads(WEIGHTS_FILE.read_text("utf-8"))["made by"]
    if options.fresh:
        thumb: dict[str, object] = {
            "weights": dict(zip(FEATURES, HAND_SET_WEIGHTS.weights, strict=True)),
            "spread": HAND_SET_WEIGHTS.spread,
        }
        keep(runs, {str(players): thumb for players in PLAYERS})
    for generation in range(options.generations):
        found: dict[str, dict[str, object]] = {}
        for players in PLAYERS:
            seeds = [f"{options.seed}/{generation}/{game}" for game in range(options.games)]
            with ProcessPoolExecutor(options.jobs) as pool:
                games = pool.map(partial(moments, players, options.effort), seeds, chunksize=4)
                found[str(players)] = fit([moment for game in games for moment in game], players)
        keep([*runs, shlex.join(["python", "-m", "training", *sys.argv[1:]])], found)


def keep(runs: list[str], found: dict[str, dict[str, object]]) -> None:
    document = {"made by": runs, "players": found}
    WEIGHTS_FILE.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    trained_weights.cache_clear()


def moments(players: int, effort: int, seed: str) -> list[Moment]:
    """All that one game teaches."""
    state = new_game(deal(standard_deck(), players, seed))
    bots: list[Bot] = [SearchBot(f"{seed}/{seat}") for seat in range(players)]
    whim = chance(f"{seed}/whims")
    noted: list[tuple[Moment, list[float]]] = []
    while not state.over:
        if state.phase is Phase.DEMAND and state.placed == 0:
            noted.append(features(state))
        options = legal(state)
        if whim(_WHIMS):
            advance(state, bots[state.seat].decide(view(state), Budget(effort=effort)))
        else:
            advance(state, options[whim(len(options))])
    totals = [score.total for score in scores(state)]
    return [
        Moment(moment.time, moment.features, [t - s for t, s in zip(totals, sure, strict=True)])
        for moment, sure in noted
    ]


def features(state: State) -> tuple[Moment, list[float]]:
    """At the beginning of a round everything in the row counts as still to come."""
    setup = state.setup
    cards = [card for card in state.row if card is not None] + list(state.pile)
    left = setup.rounds - state.round + 1
    evaluation = Evaluation(
        setup, left, cards, heap(state.bag) + sum(state.cargo), trained_weights(setup.players)
    )
    fires = evaluation.fire_features([player.firemen for player in state.players])
    rows, sures = [], []
    for player, fire in zip(state.players, fires, strict=True):
        goods = (player.contracts, player.warehouse)
        holding = evaluation.holding_features(player.cards, *goods, player.hall)
        coins = evaluation.coin_features(player.coins, chamber=bool(player.owns(Kind.CHAMBER)))
        rows.append([*holding, *coins, *fire])
        sures.append(float(evaluation.sure(player.cards, *goods) + player.points))
    return Moment(evaluation.time, rows, []), sures


def fit(noted: list[Moment], players: int) -> dict[str, object]:
    size, before = len(FEATURES), trained_weights(players).weights
    matrix = [[_RIDGE * (a == b) for b in range(size)] for a in range(size)]
    vector = [_RIDGE * weight for weight in before]
    for moment in noted:
        for row, gain in zip(moment.features, moment.gains, strict=True):
            for a, value in enumerate(row):
                if value:
                    vector[a] += value * gain
                    matrix[a] = [m + value * other for m, other in zip(matrix[a], row, strict=True)]
    solved = solve(matrix, vector)
    return {
        "weights": {name: round(value, 4) for name, value in zip(FEATURES, solved, strict=True)},
        "spread": spread(noted, solved, players),
    }


def spread(noted: list[Moment], solved: list[float], players: int) -> list[float]:
    """How wide margins scatter about what was expected: variance = a + b · time."""
    points = []
    for moment in noted:
        errors = [
            gain - sum(map(mul, row, solved))
            for row, gain in zip(moment.features, moment.gains, strict=True)
        ]
        for error in errors:
            margin = error - (sum(errors) - error) / (players - 1)
            points.append((moment.time, margin * margin))
    n, times = len(points), sum(t for t, _ in points)
    matrix = [[float(n), times], [times, sum(t * t for t, _ in points)]]
    a, b = solve(matrix, [sum(m for _, m in points), sum(t * m for t, m in points)])
    say(f"{players} players: {n} samples, variance of margins {a:.1f} + {b:.1f} · time")
    return [round(max(a, 1.0), 3), round(max(b, 0.0), 3)]


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Gauss and Jordan, with the largest pivot."""
    rows = [[*line, value] for line, value in zip(matrix, vector, strict=True)]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda r, c=column: abs(rows[r][c]))  # type: ignore[misc]
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for other, line in enumerate(rows):
            if other != column and line[column]:
                factor = line[column]
                rows[other] = [v - factor * p for v, p in zip(line, rows[column], strict=True)]
    return [line[-1] for line in rows]


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
