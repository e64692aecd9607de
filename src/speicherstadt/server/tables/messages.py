"""The messages of a table, and the outbox of each connection to it.

A message is encoded once and sent to everyone, as a WebSocket text frame or as a server-sent event.
Its position `N.M` consists of the numbers of the last log entry and the last chat message. A client
that reconnects with it gets exactly what it missed.
"""

import asyncio
import re
from collections import deque
from collections.abc import Iterable, Sized
from typing import Final, Generic, Protocol, TypeVar

from speicherstadt.server.problems import Refused

_FIELDS = {"room": "room", "moment": "moment", "chat": "message", "reset": "table"}
"""The field of a WebSocket message that holds its content; other kinds are flat."""
_POSITION = re.compile(r"(-1|\d{1,9})\.\d{1,9}", re.ASCII)
_MOST_UNSENT = 1_000_000
"""A client this many bytes behind is disconnected; it may reconnect and catch up."""


class Message:
    """Something that happened at a table, encoded for both kinds of connection."""

    __slots__ = ("_content", "_event", "_frame", "at", "data", "kind")

    def __init__(self, kind: str, data: bytes, at: str | None = None) -> None:
        self.kind = kind
        self.data = data
        """The content alone, encoded."""
        self.at = at
        self._content: str | None = None
        self._frame: dict[str, str] | None = None
        self._event: bytes | None = None

    @property
    def frame(self) -> dict[str, str]:
        """The message as an ASGI event that sends a WebSocket text frame."""
        if self._frame is None:
            self._frame = _text_frame(f'{{"type":"{self.kind}",{self.content}')
        return self._frame

    @property
    def content(self) -> str:
        """The fields after `type`, with the closing brace."""
        if self._content is None:
            field, data = _FIELDS.get(self.kind), self.data.decode()
            at = f'"at":"{self.at}",' if self.at else ""
            self._content = f'{at}"{field}":{data}}}' if field else data[1:]
        return self._content

    @property
    def event(self) -> bytes:
        """The message as a server-sent event."""
        if self._event is None:
            ahead = f"id: {self.at}\n" if self.at else ""
            self._event = f"{ahead}event: {self.kind}\ndata: ".encode() + self.data + b"\n\n"
        return self._event

    def __len__(self) -> int:
        return len(self.data)


class Answer:
    """The answer to a command, together with the message that the command caused."""

    __slots__ = ("frame",)

    def __init__(self, kind: str, command: int | None, content: str = "}") -> None:
        ident = "null" if command is None else command
        comma = "," if len(content) > 1 else ""
        self.frame = _text_frame(f'{{"type":"{kind}","id":{ident}{comma}{content}')

    def __len__(self) -> int:
        return len(self.frame["text"])


def _text_frame(text: str) -> dict[str, str]:
    return {"type": "websocket.send", "text": text}


KEEP_ALIVE_SECONDS: Final = 20.0
"""The longest time without sending anything, because proxies cut idle connections."""


class Listener(Protocol):
    """A connection to a table."""

    guest: str | None
    address: str
    """Where it comes from, as a key for limits."""
    away: bool
    """Whether the page is open only in the background."""

    def tell(self, message: Message) -> None:
        """Send this message soon."""

    async def catch_up(self, missed: Iterable[Message]) -> None:
        """Send what happened before the connection was made; return when it has been sent."""

    def close(self, *, replaced: bool = False) -> None:
        """End the connection once everything has been sent; `replaced` by a newer one."""


T = TypeVar("T", bound=Sized)


class Outbox(Generic[T]):
    """A `Listener` that queues what has to be sent over one connection."""

    def __init__(self, guest: str | None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.away = False
        self._unsent: deque[T] = deque()
        self._bytes = 0
        self._most = _MOST_UNSENT
        self._waiting: asyncio.Future[None] | None = None
        self._all_sent = asyncio.Event()
        self.replaced = False
        self._closed = False

    def tell(self, message: T) -> None:
        if self._closed:
            return
        self._unsent.append(message)
        self._bytes += len(message)
        if self._bytes > self._most:
            self._unsent.clear()
            self._closed = True
        self._wake()

    async def catch_up(self, missed: Iterable[T]) -> None:
        self._all_sent.clear()
        for message in missed:
            self._most += len(message)  # even if it is a whole table
            self.tell(message)
        await self._all_sent.wait()
        self._most = _MOST_UNSENT

    def close(self, *, replaced: bool = False) -> None:
        self.replaced = replaced
        self._closed = True
        self._wake()

    @property
    def idle(self) -> bool:
        """Whether everything has been sent."""
        return self._waiting is not None and not self._waiting.done()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> T | None:
        """Return the next message to send; None when the connection should end."""
        while not self._unsent:
            self._all_sent.set()
            if self._closed:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._unsent.popleft()
        self._bytes -= len(message)
        return message

    def next_at_once(self) -> list[T]:
        """Return everything that can be sent without waiting."""
        messages = list(self._unsent)
        self._unsent.clear()
        self._bytes = 0
        return messages


def position(text: str | None) -> tuple[int, int] | None:
    """Parse `N.M`, the last log entry and chat message that a client has."""
    if text is None:
        return None
    if not _POSITION.fullmatch(text):
        raise Refused("malformed", "after: must be N.M, the position of the last message")
    entries, _, chat = text.partition(".")
    return int(entries), int(chat)
