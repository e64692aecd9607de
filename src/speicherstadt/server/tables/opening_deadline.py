"""Starts a game whose contributions to the shuffle were not all opened in time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

OPENING_SECONDS = 10.0
"""How long clients have to open their contributions after the start."""
_RETRY_SECONDS = 5.0
_log = logging.getLogger(__name__)

Begin: TypeAlias = Callable[[], Awaitable[None]]
Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class OpeningDeadline:
    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def set(self, since: float, begin: Begin) -> None:
        """Call `begin` when the time is over that began at `since`, unless stopped before."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(since, begin))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, since: float, begin: Begin) -> None:
        try:
            left = since + OPENING_SECONDS - time.time()
            await self._sleep(max(0.0, min(left, OPENING_SECONDS)))  # clocks can be set back
            while not await self._begun(begin):
                await self._sleep(_RETRY_SECONDS)
        finally:
            self._task = None

    @staticmethod
    async def _begun(begin: Begin) -> bool:
        try:
            await begin()
        except Exception:  # a temporary error, such as a full disk, must not stop the game for good
            _log.exception("a game could not start")
            return False
        return True
