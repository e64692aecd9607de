"""Measure how much a bot loses in the last round against perfect play, in games against itself.

Nothing in the last round is random, so the solver knows the outcome of every decision if everyone
plays perfectly afterwards. Whenever it can solve a position of a game, the bot's decision is
compared with the best one. Budgets are in effort, not in seconds, so the result is the same on
every machine.
"""

import argparse
import json
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path

from speicherstadt.bots import Bot, Budget, make_bot
from speicherstadt.bots.solver import solve
from speicherstadt.catalog import PLAYERS, standard_deck
from speicherstadt.engine import State, advance, new_game, view
from speicherstadt.records import deal

_SOLVABLE = 30_000


@dataclass
class LastRounds:
    """How one bot decided in the last rounds of its games."""

    bot: str
    rounds: int = 0
    decisions: int = 0
    solved: int = 0
    """Placements and purchases that the solver could judge."""
    mistakes: int = 0
    wins_lost: float = 0.0
    points_lost: float = 0.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.last_rounds", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--rounds", type=int, default=200, help="last rounds for each bot (200)")
    parser.add_argument("--effort", type=int, default=20, help="samples for a decision (20)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (all cores)")
    parser.add_argument("--to", type=Path)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        results = [measure(pool, name, options.rounds, options.effort) for name in options.bots]
    for result in results:
        sys.stdout.write(f"{result}\n")
    if options.to:
        options.to.write_text(json.dumps([asdict(result) for result in results], indent=1) + "\n")


def measure(pool: Executor, name: str, rounds: int, effort: int) -> LastRounds:
    result = LastRounds(name)
    for one in pool.map(partial(_play, name, effort), range(rounds)):
        for count in fields(LastRounds)[1:]:
            setattr(result, count.name, getattr(result, count.name) + getattr(one, count.name))
    return result


def _play(name: str, effort: int, game: int) -> LastRounds:
    result = LastRounds(name, rounds=1)
    players = PLAYERS[game % len(PLAYERS)]
    state = new_game(deal(standard_deck(), players, f"last-rounds/{game}"))
    bots = [make_bot(name, f"last-rounds/{game}/{seat}") for seat in range(players)]
    while state.round < state.setup.rounds:
        advance(state, bots[state.seat].decide(view(state), Budget(effort=effort)))
    while not state.over:
        _compare(result, bots[state.seat], state, effort)
    return result


def _compare(result: LastRounds, bot: Bot, state: State, effort: int) -> None:
    seen = view(state)
    decision = bot.decide(seen, Budget(effort=effort))
    result.decisions += 1
    solved = solve(seen, _SOLVABLE)
    if solved is not None:
        seat = seen.seat
        best = max(solved.values(), key=lambda judgement: judgement.utility)
        chosen = solved[decision]
        result.solved += 1
        result.mistakes += chosen.utility < best.utility - 1e-9
        result.wins_lost += best.chances[seat] - chosen.chances[seat]
        result.points_lost += best.points[seat] - chosen.points[seat]
    advance(state, decision)


if __name__ == "__main__":
    main()
