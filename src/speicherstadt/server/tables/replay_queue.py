"""Replays records in a thread, one after the other, so that a long game delays no table."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from speicherstadt.server.problems import Refused

T = TypeVar("T")
P = ParamSpec("P")

_MOST_WAITING = 16
_MOST_SECONDS = 10.0
"""Waiting included. The longest record that is accepted replays in a fraction of a second."""


class ReplayQueue:
    def __init__(self, most_seconds: float = _MOST_SECONDS) -> None:
        self._most_seconds = most_seconds
        self._thread = ThreadPoolExecutor(1, "replay")
        self._unfinished: list[Future[Any]] = []

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `work`. Refuses if too many wait, or if it takes too long.

        Work that nobody waits for any more is not started.
        """
        self._unfinished = [future for future in self._unfinished if not future.done()]
        if len(self._unfinished) >= _MOST_WAITING:
            raise Refused("unavailable", "too many games are being read; try again in a moment")
        future = self._thread.submit(work, *args, **kwargs)
        self._unfinished.append(future)
        try:
            async with asyncio.timeout(self._most_seconds):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise Refused("unavailable", "reading this game takes too long") from None
