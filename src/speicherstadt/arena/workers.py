"""Who plays the games: this process, or several of its own."""

import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process

from speicherstadt.arena.contest import Contest, Game
from speicherstadt.arena.match import Outcome, play
from speicherstadt.errors import Malformed

_IN_HAND = 3
"""Games given out for each worker: enough to keep it busy, few enough to stop soon."""


def play_here(contest: Contest, games: Iterable[Game]) -> Generator[Outcome]:
    for game in games:
        yield play(contest, game)


def play_in_processes(contest: Contest, games: Iterable[Game], jobs: int) -> Generator[Outcome]:
    """Outcomes as they come. Whoever stops listening (closes the iterator) stops the games."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_settle)
    try:
        yield from _as_they_come(pool, contest, games, jobs * _IN_HAND)
    except BrokenProcessPool:
        raise Malformed(
            "a bot took its whole process down; what was played is kept, the same command goes on"
        ) from None
    except BaseException:
        # A game can take minutes: nobody who stops wants to wait for those under way.
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _as_they_come(
    pool: ProcessPoolExecutor, contest: Contest, games: Iterable[Game], most: int
) -> Generator[Outcome]:
    waiting: set[Future[Outcome]] = set()
    for game in games:
        waiting.add(pool.submit(play, contest, game))
        if len(waiting) >= most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(waiting))


def _settle() -> None:
    """In a new worker: Ctrl-C is for who started it, whom it never outlives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
