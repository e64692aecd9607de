"""Run a coroutine right away, without a task, as far as it goes without waiting.

Most sends to a WebSocket finish at once. A task for each would cost more than the send itself;
Python 3.12 has eager tasks for this purpose, but we support 3.11.
"""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


class Unfinished:
    """The rest of a coroutine that has to wait: await it, once, to finish the coroutine."""

    def __init__(
        self, coroutine: Coroutine[Any, None, None], waiting_for: asyncio.Future[Any] | None
    ) -> None:
        self._coroutine = coroutine
        self._waiting_for = waiting_for

    def __len__(self) -> int:
        """No more bytes wait in the outbox: the server has them already."""
        return 0

    def __await__(self) -> Generator[Any, None, None]:
        waiting_for = self._waiting_for
        while True:
            yield waiting_for
            try:
                waiting_for = self._coroutine.send(None)
            except StopIteration:
                return


def run_eagerly(coroutine: Coroutine[Any, None, None]) -> Unfinished | None:
    """None if the coroutine has finished; otherwise its rest."""
    try:
        waiting_for = coroutine.send(None)
    except StopIteration:
        return None
    return Unfinished(coroutine, waiting_for)
