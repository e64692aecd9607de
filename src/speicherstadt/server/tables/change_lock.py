"""The lock of a table session: one change at a time, and none after the session has ended."""

import asyncio

from speicherstadt.server.problems import Refused


class ChangeLock:
    """It is held while a change is written to disk, and never for anything else that takes long.

    The longest of them is the start of a fork, which replays what it inherits for some 10 ms.
    Clients that come, read or leave do not need it. A request that is cancelled leaves the line; if
    it is being written, it takes effect first, because memory and disk must agree.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._cancelled = False
        """Whether the holder was cancelled while it was writing."""
        self.ended: Refused | None = None
        """Why there are no more changes; None as long as there may be some."""

    def check_open(self) -> None:
        if self.ended is not None:
            raise self.ended

    async def close(self, seconds: float) -> None:
        """Let no more changes begin, and wait at most this long for the one being written."""
        if self.ended is None:
            self.ended = Refused("unavailable", "the server is restarting; try again in a moment")
        try:
            async with asyncio.timeout(seconds), self._lock:
                pass
        except TimeoutError:
            pass

    async def written(self, write: "asyncio.Future[None]") -> None:
        """Wait for a write of the holder, who is cancelled only when it releases the lock."""
        try:
            await write
        except asyncio.CancelledError:
            self._cancelled = True
            write.result()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.ended is not None:
            self._lock.release()
            raise self.ended

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
        if self._cancelled:
            self._cancelled = False
            raise asyncio.CancelledError
