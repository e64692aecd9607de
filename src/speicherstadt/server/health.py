"""The server's health: whether it can store decisions, whether bots think, how late the loop runs.

A background task looks after them about once a second, so that asking for the health costs nothing
and cannot be used to load the disk.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Protocol

from speicherstadt.server import wire
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.storage import DatabaseUnavailable, DataStore
from speicherstadt.server.times import iso_time

_BEAT_SECONDS = 1.0
_PROBE_SECONDS = 10.0
"""A commit is tried at the latest after this time, so that a full disk is seen without players."""
_PAGE_CHECK_SECONDS = 600.0
_PAGE_CHECK_SHARE = 0.01
"""Reading the whole file may take at most this share of the time."""
_LAGS = 10
_MOST_LAG = 2.0
"""The event loop may be this many seconds late."""
_log = logging.getLogger(__name__)


class WorkerHealth(Protocol):
    """A sign of life from the bot workers."""

    @property
    def last_heartbeat(self) -> float | None:
        """When a worker last answered, in seconds since 1970; None if none was needed yet."""

    @property
    def healthy(self) -> bool:
        """Whether the workers answer in time."""


class HealthMonitor:
    def __init__(self, store: DataStore, workers: WorkerHealth) -> None:
        self._store = store
        self._workers = workers
        self._lags: deque[float] = deque([0.0], maxlen=_LAGS)
        self._next_page_check = time.monotonic() + _PAGE_CHECK_SECONDS
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._measure_lag()), asyncio.create_task(self._watch())]

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    @property
    def problems(self) -> list[str]:
        """Everything that keeps the server from being ready, in plain words."""
        found = []
        if stored := self._store.availability.problem:
            found.append(f"nothing can be stored: {stored}")
        if not self._workers.healthy:
            found.append("the bot workers do not answer")
        if max(self._lags) > _MOST_LAG:
            found.append(f"the server is overloaded: it reacted {max(self._lags):.1f} s late")
        return found

    def readiness(self) -> wire.Readiness:
        problems, availability = self.problems, self._store.availability
        return wire.Readiness(
            status="not-ready" if problems else "ready",
            problems=problems,
            last_commit=_shown(availability.last_commit),
            last_commit_succeeded=availability.problem is None,
            database_file="lost" if availability.file_lost else "unchanged",
            last_heartbeat=_shown(self._workers.last_heartbeat),
            loop_lag_seconds=round(max(self._lags), 3),
        )

    async def check(self) -> None:
        """Look at the file, and try a commit or read the whole file if it is time."""
        availability, now = self._store.availability, time.monotonic()
        if availability.check_file() is None:
            # A failing disk is tried more often, to go on as soon as there is space again.
            wait = _BEAT_SECONDS if availability.failing else _PROBE_SECONDS
            if now - availability.last_attempt >= wait:
                await self._probe()
            if now >= self._next_page_check:
                await self._check_pages()
        METRICS.writable = availability.problem is None
        METRICS.last_commit = availability.last_commit or 0.0
        METRICS.database_bytes = availability.file.size()

    async def _probe(self) -> None:
        try:
            await self._store.probe()
        except DatabaseUnavailable:
            _log.debug("the database is still not available")

    async def _check_pages(self) -> None:
        began = time.monotonic()
        try:
            await self._store.check_pages()
        finally:
            ended = time.monotonic()
            pause = max(_PAGE_CHECK_SECONDS, (ended - began) / _PAGE_CHECK_SHARE)
            self._next_page_check = ended + pause

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            try:
                await self.check()
            except Exception:
                _log.exception("the health could not be checked")

    async def _measure_lag(self) -> None:
        while True:
            due = time.monotonic() + _BEAT_SECONDS
            await asyncio.sleep(_BEAT_SECONDS)
            self._lags.append(max(0.0, time.monotonic() - due))
            METRICS.loop_lag = max(self._lags)


def _shown(at: float | None) -> str | None:
    return None if at is None else iso_time(at)
