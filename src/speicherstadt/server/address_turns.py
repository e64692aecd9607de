"""Expensive work waits for its turn by address, so no address can make the others wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

CALLER: ContextVar[str] = ContextVar("caller", default="")
"""The address of the request that is being answered; empty for the server's own work."""


class AddressTurns:
    """Lets each address do a few things at a time; whatever else it asks for waits in line."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._lines: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        """The line of each address, with one item for each request in it."""

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        turns, line = self._lines.setdefault(address, (asyncio.Semaphore(self._at_once), []))
        line.append(None)
        try:
            async with turns:
                yield
        finally:
            line.pop()
            if not line:
                self._lines.pop(address, None)
