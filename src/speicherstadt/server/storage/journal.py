"""The one writer: what is waiting goes to the disk together, in one commit.

A commit takes as long for fifty decisions as for one, nearly all of it waiting for the disk. So
writes queue up while the last commit runs, and the next one takes them all. A write that cannot be
done (a number taken twice, say) fails alone.
"""

import asyncio
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.expression import Executable

Write: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and its parameters."""

_MOST_AT_ONCE = 500


@dataclass(eq=False)
class _Job:
    writes: Sequence[Write]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None] = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()


class Journal:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def write(self, *writes: Write) -> None:
        """Write all of these or none; when this returns they are on the disk."""
        job = _Job(writes, asyncio.get_running_loop())
        self._jobs.put(job)
        # Shielded: who goes away while a decision is written must not make others doubt it.
        await asyncio.shield(job.done)

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            running = True
            while running:
                jobs, running = self._waiting()
                if jobs:
                    self._commit(connection, jobs)

    def _waiting(self) -> tuple[list[_Job], bool]:
        jobs = list[_Job]()
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _commit(self, connection: Connection, jobs: list[_Job]) -> None:
        try:
            with connection.begin():
                for statement, rows in _together(jobs):
                    connection.execute(statement, rows)
        except Exception as error:  # whatever it was: try each alone, and tell who fails
            if len(jobs) == 1:
                _answer(jobs, error)
            else:
                for job in jobs:
                    self._commit(connection, [job])
        else:
            _answer(jobs, None)


def _together(jobs: list[_Job]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Neighbouring writes of the same statement as one with many rows."""
    batches: list[tuple[Executable, list[dict[str, Any]]]] = []
    for job in jobs:
        for statement, row in job.writes:
            if batches and batches[-1][0] is statement:
                batches[-1][1].append(row)
            else:
                batches.append((statement, [row]))
    return batches


def _answer(jobs: list[_Job], error: Exception | None) -> None:
    for loop in {job.loop for job in jobs}:
        theirs = [job.done for job in jobs if job.loop is loop]
        loop.call_soon_threadsafe(_settle, theirs, error)


def _settle(futures: list[asyncio.Future[None]], error: Exception | None) -> None:
    for future in futures:
        if not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
