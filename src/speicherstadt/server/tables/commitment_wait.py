"""Lets the start of a game wait for the commitments of people who have just sat down."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

COMMITMENT_SECONDS = 2.0
"""How long a start waits at most. A client commits within a round trip after it sat down."""


class CommitmentWait:
    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Look again: somebody committed, came or left."""
        self._changed.set()

    async def until(self, complete: Callable[[], bool]) -> None:
        """Return when the commitments are complete, or when the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(COMMITMENT_SECONDS):
                while not complete():
                    self._changed.clear()
                    await self._changed.wait()
