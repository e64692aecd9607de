"""A visitor with an address and a cookie of its own: HTTP requests and a WebSocket."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from bench.server.wires import Exchange, Line, Refused, Socket

_PATIENCE_SECONDS = 30.0


class Closing(Socket):
    """A WebSocket that says when it is closed."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        super().__init__(heard)
        self._lost = lost
        self.answered = asyncio.Event()
        """Whether the handshake was answered, or can no longer be."""
        self.refusal = ""
        """The status line of a refused handshake."""

    @property
    def closed(self) -> bool:
        return self.transport is None or self.transport.is_closing()

    def take(self, data: bytes) -> int:
        try:
            return super().take(data)
        except Refused as refusal:  # of the handshake
            self.refusal = str(refusal).partition("\r\n")[0]
            self.close()
            return len(data)
        finally:
            if self.is_open or self.refusal:
                self.answered.set()

    def connection_lost(self, _problem: Exception | None) -> None:
        self.answered.set()
        self._lost()


class LoopbackVisitor:
    def __init__(self, port: int, address: str) -> None:
        """`address` is one of the loopback network; the server limits each address apart."""
        self.port = port
        self.address = address
        self._http = Exchange()
        self._free = asyncio.Lock()

    @property
    def headers(self) -> bytes:
        cookie = self._http.cookie
        return b"Cookie: %b\r\n" % cookie if cookie else b""

    async def connect(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(
            lambda: line, "127.0.0.1", self.port, local_addr=(self.address, 0)
        )

    async def arrive(self, name: str) -> None:
        await self.ask("POST", "me", {"name": name})

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer; raise `Refused` for a refusal, `OSError` if the server is gone."""
        async with self._free:
            if self._http.closed:
                cookie = self._http.cookie
                self._http = Exchange()
                self._http.cookie = cookie
                await self.connect(self._http)
            head = self._head(method, path) + b"Content-Type: application/json\r\n"
            data = b"" if body is None else json.dumps(body).encode()
            try:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    text = await self._http.ask(head + self.headers + b"Content-Length: ", data)
            except Refused:
                if self._http.closed:
                    raise ConnectionResetError from None
                raise
            except BaseException:  # an answer that comes later must not be taken for another one
                self._http.close()
                raise
            return json.loads(text)

    async def open_request(self, path: str) -> Line:
        """Send a GET request and leave its answer unread."""
        unread = _Unread()
        await self.connect(unread)
        assert unread.transport is not None
        unread.transport.pause_reading()
        unread.send(self._head("GET", path) + self.headers + b"\r\n")
        return unread

    async def live(
        self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> Closing:
        """Connect, and return once the server has answered the handshake.

        Like a browser: what is sent earlier may arrive together with the handshake and get lost.
        """
        line = Closing(heard, lost)
        await self.connect(line)
        line.shake_hands(f"/api/{path}", self.port, self.headers)
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await line.answered.wait()
        except BaseException:
            line.close()
            raise
        return line

    def _head(self, method: str, path: str) -> bytes:
        return f"{method} /api/{path} HTTP/1.1\r\nHost: localhost:{self.port}\r\n".encode()

    def close(self) -> None:
        self._http.close()


class _Unread(Line):
    def take(self, data: bytes) -> int:
        return len(data)
