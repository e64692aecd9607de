"""Live streams: what happens at a table, sent to everybody who listens, as server-sent events.

A message's id says how far its listener is: `N.M`, the number of the log's last entry and of the
last line of chat. Who comes back with it is told what was missed, and nothing twice.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

_SLOW = 200
"""A listener that far behind is cut off; it comes back and is told what it missed."""

KEEP_ALIVE: Final = 20.0
_COMMENT = b": still here\n\n"
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]


def message(kind: str, data: bytes, ident: str | None = None) -> bytes:
    head = f"id: {ident}\nevent: {kind}\n" if ident is not None else f"event: {kind}\n"
    return head.encode() + b"data: " + data + b"\n\n"


class Listener:
    """One open stream. Messages wait here until the network takes them."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self._waiting: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        self._closed = False

    def tell(self, chunk: bytes) -> None:
        if self._closed:  # what comes after a message that was dropped would hide the gap
            return
        if len(self._waiting) >= _SLOW:
            self.close()
        else:
            self._waiting.append(chunk)
            self._go_on()

    def close(self) -> None:
        """End the stream once what waits is sent."""
        self._closed = True
        self._go_on()

    def keep_alive(self) -> None:
        """Something to read for proxies that cut silent lines; asked for every now and then."""
        if not self._waiting:
            self.tell(_COMMENT)

    def _go_on(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self, receive: Receive, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        gone = asyncio.ensure_future(_disconnected(receive, self))
        try:
            while True:
                await self._next()
                body = b"".join(self._waiting)
                self._waiting.clear()
                if gone.done():
                    return
                await send({"type": "http.response.body", "body": body, "more_body": True})
                if self._closed and not self._waiting:
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    return
        finally:
            gone.cancel()

    async def _next(self) -> None:
        if not self._waiting and not self._closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


async def _disconnected(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.close()
