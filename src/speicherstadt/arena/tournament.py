"""A contest from beginning to end: go on where it stopped, play what is missing, sum up."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

from speicherstadt.arena.cluster import play_on_cluster
from speicherstadt.arena.contest import Contest, Game
from speicherstadt.arena.ledger import Ledger
from speicherstadt.arena.match import Outcome
from speicherstadt.arena.summary import ContestSummary, Tally
from speicherstadt.arena.workers import play_here, play_in_processes
from speicherstadt.errors import Malformed

Crew: TypeAlias = Callable[[Contest, Iterable[Game]], Generator[Outcome]]
"""Plays games in any order. Closing the iterator stops them."""

GAMES = "games.jsonl"


def crew(jobs: int = 1, cluster: str | None = None) -> Crew:
    if cluster is not None:
        return partial(play_on_cluster, address=cluster)
    return play_here if jobs == 1 else partial(play_in_processes, jobs=jobs)


def hold(
    contest: Contest,
    folder: Path,
    players: Crew = play_here,
    tell: Callable[[int], object] | None = None,
) -> ContestSummary:
    """Play all games of the contest that `folder` does not hold yet, and keep each as it ends.

    `tell` hears how many games are there: those of earlier runs first, then after each game.
    """
    ledger, tally = Ledger(_made(folder) / GAMES, contest.settings()), Tally(contest)
    for outcome in ledger.read():
        tally.add(outcome)
    ledger.open()
    try:
        if tell:
            tell(len(tally))
        if len(tally) < contest.size:
            missing = (game for game in contest.schedule() if game.key not in tally)
            with closing(players(contest, missing)) as outcomes:
                for outcome in outcomes:
                    ledger.append(outcome)
                    tally.add(outcome)
                    if tell:
                        tell(len(tally))
    finally:
        ledger.close()
    return tally.summary()


def kept_games(folder: Path) -> int:
    """How many games a report folder holds, whenever the playing was broken off."""
    try:
        return max(0, (folder / GAMES).read_bytes().count(b"\n") - 1)
    except OSError:
        return 0


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be a folder for a report: {error.strerror}") from None
    return folder
