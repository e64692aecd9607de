"""Notice that a client has hung up while its answer is still being worked out.

Neither Litestar nor uvicorn cancels a handler when its client goes; ASGI only has an event for it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from speicherstadt.server.problems import Refused

T = TypeVar("T")


async def while_connected(
    receive: Callable[[], Awaitable[Any]], answer: Coroutine[Any, Any, T]
) -> T:
    """Return the answer, or cancel it as soon as the client hangs up."""
    answering = asyncio.create_task(answer)
    hanging_up = asyncio.create_task(_disconnect(receive))
    try:
        await asyncio.wait((answering, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        if answering.done():
            return answering.result()
        raise Refused("unavailable", "the client has hung up")
    finally:
        answering.cancel()
        hanging_up.cancel()


async def _disconnect(receive: Callable[[], Awaitable[Any]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
