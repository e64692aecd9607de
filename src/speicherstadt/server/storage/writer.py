"""The only writer of the database: all waiting writes share one commit (group commit).

A commit takes as long for fifty decisions as for one, nearly all of it waiting for the disk. So
the writes of one event loop iteration are queued together while a commit runs, and share the next
one. A write that fails, for example because its number is taken, does not affect the others. If the
disk or the file fails, all of them do.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import UpdateBase

from speicherstadt.server.metrics import METRICS
from speicherstadt.server.storage.availability import Availability
from speicherstadt.server.storage.statements import Write

_MOST_AT_ONCE = 500


class _Outcome(asyncio.Future[None]):
    """Cannot be cancelled: whoever awaits it is cancelled when the write has ended, not before.

    So the caller always learns what is on disk, and can act on it before it gives in.
    """

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002  # as in asyncio
        return False


class _Job(NamedTuple):
    writes: Sequence[Write]
    done: _Outcome


class _Prepared(NamedTuple):
    """A statement compiled for the driver, because compiling it for each row is too slow."""

    sql: str
    names: Sequence[str] | None
    """The order of its parameters; None if they are passed by name."""

    def parameters(self, rows: Sequence[dict[str, Any]]) -> Any:
        if self.names is None:
            return rows
        return [tuple([row[name] for name in self.names]) for row in rows]


class Writer:
    def __init__(self, engine: Engine, availability: Availability) -> None:
        self._engine = engine
        self._availability = availability
        self._collected: list[_Job] = []
        self._handed_over: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._prepared = cache(self._prepare)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, *writes: Write) -> "asyncio.Future[None]":
        """Write all of these or none. They are on disk when the future is done.

        A write cannot be cancelled: a task that awaits it is cancelled when it has ended. It raises
        `DatabaseUnavailable` if the disk or the file fails.
        """
        self._availability.check()
        loop = asyncio.get_running_loop()
        if not self._collected:
            loop.call_soon(self._hand_over)
        done = _Outcome(loop=loop)
        self._collected.append(_Job(writes, done))
        return done

    def close(self) -> None:
        """Write everything that is waiting, then stop."""
        self._hand_over()
        self._handed_over.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        if self._collected:
            self._handed_over.put(self._collected)
            self._collected = []

    def _run(self) -> None:
        with self._engine.connect() as connection:
            running = True
            while running:
                jobs, running = self._waiting()
                if jobs:
                    self._commit(connection, jobs)

    def _prepare(self, statement: UpdateBase) -> "_Prepared":
        compiled = statement.compile(dialect=self._engine.dialect)
        assert isinstance(compiled, SQLCompiler)
        return _Prepared(str(compiled), compiled.positiontup)

    def _waiting(self) -> tuple[list[_Job], bool]:
        jobs = list[_Job]()
        more = self._handed_over.get()
        while more is not None:
            jobs += more
            if len(jobs) >= _MOST_AT_ONCE:
                return jobs, True
            try:
                more = self._handed_over.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _commit(self, connection: Connection, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            with connection.begin():
                for statement, rows in _together(jobs):
                    prepared = self._prepared(statement)
                    connection.exec_driver_sql(prepared.sql, prepared.parameters(rows))
        except Exception as error:
            unavailable = self._availability.write_failed(error)
            if unavailable is not None or len(jobs) == 1:
                self._answer(jobs, unavailable or error)
            else:  # try each alone, so that only the faulty one fails
                for job in jobs:
                    self._commit(connection, [job])
        else:
            METRICS.committed(time.perf_counter() - began, len(jobs))
            self._answer(jobs, None)

    def _answer(self, jobs: list[_Job], error: Exception | None) -> None:
        jobs[0].done.get_loop().call_soon_threadsafe(self._settle, jobs, error)

    def _settle(self, jobs: list[_Job], error: Exception | None) -> None:
        """Tell the callers. Runs in the event loop, where looking at the file costs the least."""
        error = error or self._availability.committed()
        for job in jobs:
            if not job.done.done():
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)


def _together(jobs: list[_Job]) -> list[tuple[UpdateBase, list[dict[str, Any]]]]:
    """Group adjacent writes with the same statement into one execution with many rows."""
    batches: list[tuple[UpdateBase, list[dict[str, Any]]]] = []
    for job in jobs:
        for statement, row in job.writes:
            if batches and batches[-1][0] is statement:
                batches[-1][1].append(row)
            else:
                batches.append((statement, [row]))
    return batches
