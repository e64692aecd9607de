"""Measure how much a bot loses in the last round against perfect play, in games against itself.

In the last round nothing is random, so the solver knows what every decision leads to if everybody
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
class Exam:
    """What one bot did in the last rounds of its games."""

    bot: str
    rounds: int = 0
    decisions: int = 0
    solved: int = 0
    """Decisions to place or to buy that the solver could judge."""
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
        exams = [examine(pool, name, options.rounds, options.effort) for name in options.bots]
    for exam in exams:
        sys.stdout.write(f"{exam}\n")
    if options.to:
        options.to.write_text(json.dumps([asdict(exam) for exam in exams], indent=1) + "\n")


def examine(pool: Executor, name: str, rounds: int, effort: int) -> Exam:
    exam = Exam(name)
    for one in pool.map(partial(_last_round, name, effort), range(rounds)):
        for count in fields(Exam)[1:]:
            setattr(exam, count.name, getattr(exam, count.name) + getattr(one, count.name))
    return exam


def _last_round(name: str, effort: int, game: int) -> Exam:
    exam = Exam(name, rounds=1)
    players = PLAYERS[game % len(PLAYERS)]
    state = new_game(deal(standard_deck(), players, f"last-rounds/{game}"))
    bots = [make_bot(name, f"last-rounds/{game}/{seat}") for seat in range(players)]
    while state.round < state.setup.rounds:
        advance(state, bots[state.seat].decide(view(state), Budget(effort=effort)))
    while not state.over:
        _judge(exam, bots[state.seat], state, effort)
    return exam


def _judge(exam: Exam, bot: Bot, state: State, effort: int) -> None:
    seen = view(state)
    decision = bot.decide(seen, Budget(effort=effort))
    exam.decisions += 1
    solved = solve(seen, _SOLVABLE)
    if solved is not None:
        seat = seen.seat
        best = max(solved.values(), key=lambda judgement: judgement.utility)
        chosen = solved[decision]
        exam.solved += 1
        exam.mistakes += chosen.utility < best.utility - 1e-9
        exam.wins_lost += best.chances[seat] - chosen.chances[seat]
        exam.points_lost += best.points[seat] - chosen.points[seat]
    advance(state, decision)


if __name__ == "__main__":
    main()
