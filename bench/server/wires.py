"""The minimum of HTTP/1.1 and WebSocket that a client needs.

The clients share the machine with the server they measure, so they are kept lightweight.
"""

import asyncio
import base64
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import cast

_LOST = 599


class Refused(Exception):
    """The server answered with an error."""


class Line(asyncio.Protocol, ABC):
    """A connection that passes its data to `take`, which returns how many bytes it used."""

    def __init__(self) -> None:
        self._rest = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        used = self.take(rest)
        self._rest = rest[used:] if used < len(rest) else b""

    @abstractmethod
    def take(self, data: bytes) -> int:
        """Handle the complete messages in `data` and return how many bytes they took."""

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Exchange(Line):
    """A persistent HTTP connection with one request at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._then: Callable[[int, bytes], None] | None = None
        self.cookie = b""

    @property
    def closed(self) -> bool:
        """Whether there is no connection yet, or the server has closed an idle one."""
        return self.transport is None or self.transport.is_closing()

    def post(self, head: bytes, body: bytes, then: Callable[[int, bytes], None]) -> None:
        """Send a request; `head` is everything before the length of the body."""
        self._then = then
        self.send(b"%b%d\r\n\r\n%b" % (head, len(body), body))

    async def ask(self, head: bytes, body: bytes) -> bytes:
        """Ask and wait for the answer. `ConnectionError`: the server closed the idle connection."""
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()

        def then(status: int, text: bytes) -> None:
            if not answer.done():  # nobody waits any more
                answer.set_result((status, text))

        self.post(head, body, then)
        status, text = await answer
        if status == _LOST:
            raise ConnectionError
        if status >= 300:
            raise Refused(f"{head.split(b' HTTP')[0]!r}: {status} {text!r}")
        return text

    def take(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        head = data[:end].lower()
        at = head.find(b"\r\ncontent-length:")
        assert at >= 0, head
        length = int(head[at + 17 :].split(b"\r\n", 1)[0])
        whole = end + 4 + length
        if len(data) < whole:
            return 0
        if (cookie := head.find(b"\r\nset-cookie:")) >= 0:
            self.cookie = data[cookie + 13 : end].split(b";", 1)[0].strip()
        then, self._then = self._then, None
        assert then is not None
        then(int(head[9:12]), data[end + 4 : whole])
        return whole

    def connection_lost(self, _problem: Exception | None) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(_LOST, b"")


class Socket(Line):
    """A WebSocket that sends short messages and receives long ones."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__()
        self._heard = heard
        self.is_open = False

    def shake_hands(self, path: str, port: int, headers: bytes = b"") -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        )
        self.send(request.encode() + headers + b"\r\n")

    def say(self, text: bytes) -> None:
        self._frame(b"\x81", text)

    def _frame(self, kind: bytes, data: bytes) -> None:
        """Send a frame masked with zeros, which leaves the data unchanged and costs no time."""
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.send(kind + size + b"\0\0\0\0" + data)

    def take(self, data: bytes) -> int:
        used = 0
        if not self.is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                return 0
            if not data.startswith(b"HTTP/1.1 101"):
                raise Refused(data.decode())
            self.is_open, used = True, end + 4
        while len(data) >= used + 2:
            length, start = data[used + 1] & 0x7F, used + 2
            if length == 126:
                length, start = int.from_bytes(data[used + 2 : used + 4], "big"), used + 4
            elif length == 127:
                length, start = int.from_bytes(data[used + 2 : used + 10], "big"), used + 10
            if len(data) < start + length:
                break
            match data[used] & 0x0F:
                case 1:
                    self._heard(data[start : start + length])
                case 9:  # a ping
                    self._frame(b"\x8a", data[start : start + length])
                case _:
                    pass
            used = start + length
        return used
