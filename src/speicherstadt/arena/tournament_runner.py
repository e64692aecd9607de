"""Run a tournament: load the games played so far, play the missing ones, summarize."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

from speicherstadt.arena.games_file import GamesFile
from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.process_pool import play_here, play_in_processes
from speicherstadt.arena.ray_cluster import play_on_cluster
from speicherstadt.arena.summary import TournamentSummary, TournamentTally
from speicherstadt.arena.tournament import ScheduledGame, Tournament
from speicherstadt.errors import Malformed

GameExecutor: TypeAlias = Callable[[Tournament, Iterable[ScheduledGame]], Generator[PlayedGame]]
"""Plays games and yields them in any order. Closing the generator stops it."""

GAMES = "games.jsonl"


def game_executor(jobs: int = 1, cluster: str | None = None) -> GameExecutor:
    if cluster is not None:
        return partial(play_on_cluster, address=cluster)
    return play_here if jobs == 1 else partial(play_in_processes, jobs=jobs)


def run_tournament(
    tournament: Tournament,
    folder: Path,
    execute: GameExecutor = play_here,
    on_progress: Callable[[int], object] | None = None,
) -> TournamentSummary:
    """Play all games that are missing in `folder`, and save each one as it ends.

    `on_progress` gets the number of games played: first those of earlier runs, then one more after
    each game.
    """
    file = GamesFile(_made(folder) / GAMES, tournament.settings())
    tally = TournamentTally(tournament)
    for game in file.read():
        tally.add(game)
    file.open()
    try:
        if on_progress:
            on_progress(len(tally))
        if len(tally) < tournament.size:
            missing = (game for game in tournament.schedule() if game.key not in tally)
            with closing(execute(tournament, missing)) as played:
                for game in played:
                    file.append(game)
                    tally.add(game)
                    if on_progress:
                        on_progress(len(tally))
    finally:
        file.close()
    return tally.summary()


def count_saved_games(folder: Path) -> int:
    """Count the games in a report folder, even if a run was interrupted."""
    try:
        return max(0, (folder / GAMES).read_bytes().count(b"\n") - 1)
    except OSError:
        return 0


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be the report folder: {error.strerror}") from None
    return folder
