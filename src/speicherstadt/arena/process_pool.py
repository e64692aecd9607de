"""Play games on this machine: in this process, or in several worker processes."""

import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process

from speicherstadt.arena.game_runner import play_game
from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.tournament import ScheduledGame, Tournament
from speicherstadt.errors import Malformed

_GAMES_PER_PROCESS = 3
"""Games submitted ahead per process: enough to keep it busy, few enough to stop quickly."""


def play_here(tournament: Tournament, games: Iterable[ScheduledGame]) -> Generator[PlayedGame]:
    for game in games:
        yield play_game(tournament, game)


def play_in_processes(
    tournament: Tournament, games: Iterable[ScheduledGame], jobs: int
) -> Generator[PlayedGame]:
    """Yield games as they finish. Closing the generator stops the games in progress."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_start_process)
    try:
        yield from _as_they_finish(pool, tournament, games, jobs * _GAMES_PER_PROCESS)
    except BrokenProcessPool:
        raise Malformed(
            "a bot crashed its whole process; the finished games are saved, and the same command"
            " continues"
        ) from None
    except BaseException:
        # A game can take minutes, so do not wait for those in progress.
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _as_they_finish(
    pool: ProcessPoolExecutor, tournament: Tournament, games: Iterable[ScheduledGame], most: int
) -> Generator[PlayedGame]:
    waiting: set[Future[PlayedGame]] = set()
    for game in games:
        waiting.add(pool.submit(play_game, tournament, game))
        if len(waiting) >= most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(waiting))


def _start_process() -> None:
    """Leave Ctrl-C to the parent process, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
