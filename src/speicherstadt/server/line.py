"""The line to a browser: uvicorn's connection, with a short way for what happens all the time.

Deciding and listening are described in `api.py` like everything else, where the OpenAPI document
finds them. Here they pass the same door into the same room without the framework in between, and
what a stream tells goes straight to the network.
"""

import asyncio
import logging
import re
import time
from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.door import HEADERS, RETRY, TOO_MANY, Door
from speicherstadt.server.hall import Hall
from speicherstadt.server.metrics import TALLY
from speicherstadt.server.problems import Refused, Unexpected, problem
from speicherstadt.server.room import Room
from speicherstadt.server.stream import END, position

BODY_BYTES = 64_000
"""No request is larger, but for a record that is imported."""
_HEAD_BYTES = 64_000
_MOST_UNSENT = 1_000_000
"""A listener that far behind is cut off; it comes back and is told what it missed."""
_SHORT_WAY = re.compile(rb"/api/tables/([\w-]+)/(decide|stream)(?:\?(.*))?", re.ASCII | re.DOTALL)
_STREAM_HEAD = (
    b"content-type: text/event-stream; charset=utf-8\r\ncache-control: no-store\r\n"
    b"x-accel-buffering: no\r\ntransfer-encoding: chunked\r\n\r\n"
)
_SAFETY = b"".join(b"%b: %b\r\n" % header for header in HEADERS)
_decode = msgspec.json.Decoder(wire.Decide).decode
_log = logging.getLogger(__name__)


class Line(HttpToolsProtocol):
    """A connection. A request on the short way is an `Exchange`, another one a cycle of uvicorn."""

    def __init__(self, *args: Any, door: Door, hall: Hall, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self.hall = hall
        self.turn: Exchange | None = None
        """The one under way; what is asked meanwhile waits for its end."""
        self._arriving: Exchange | None = None
        self._in_head = True
        self._unread = 0
        """What came after the packet in which a request began, its body left out."""
        self._waiting_since = 0.0
        """Since when it is the other side's turn to ask something, and to ask it completely."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        super().data_received(data)
        if self._unread > _HEAD_BYTES:
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        self._in_head, self._unread = True, 0
        self._waiting_since = self.loop.time()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what follows a body has not passed any proxy's eyes
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._arriving = exchange = self._exchange()
        if exchange is None:
            super().on_headers_complete()
            return
        before, self.cycle = self.cycle, exchange  # type: ignore[assignment]  # as good as its own
        if before is None or before.response_complete:  # type: ignore[redundant-expr]
            self._start(exchange)
        else:
            self.flow.pause_reading()
            self.pipeline.appendleft((exchange, self.app))  # type: ignore[arg-type]

    def on_body(self, body: bytes) -> None:
        self._unread -= len(body)
        super().on_body(body)
        if self._arriving is not None:
            self._arriving.go_on()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self._arriving is not None:
            self._arriving.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        super()._unset_keepalive_if_required()
        if self.turn is not None:
            self.turn.lost()

    def on_response_complete(self) -> None:
        if self.pipeline:
            super().on_response_complete()
            if self.pipeline:  # enough is waiting
                self.flow.pause_reading()
        elif not self.transport.is_closing():
            self.server_state.total_requests += 1
            self.flow.resume_reading()
            self._wait()

    def shutdown(self) -> None:
        if self._busy:
            super().shutdown()
        else:
            self.transport.close()

    @property
    def _busy(self) -> bool:
        """Whether it is our turn: a request has arrived and is not answered."""
        cycle: Any = self.cycle
        return cycle is not None and not (cycle.response_complete or cycle.more_body)

    def _wait(self) -> None:
        self._waiting_since = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self.timeout_keep_alive_handler()

    def _unset_keepalive_if_required(self) -> None:
        """Let the clock run: to stop and start one for each request costs more than to look."""

    def timeout_keep_alive_handler(self) -> None:
        self.timeout_keep_alive_task = None
        left = self._waiting_since + self.timeout_keep_alive - self.loop.time()
        if self._busy:
            return  # the answer starts the clock again
        if left > 0:
            self.timeout_keep_alive_task = self.loop.call_later(
                left, self.timeout_keep_alive_handler
            )
        else:
            super().timeout_keep_alive_handler()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        if isinstance(cycle, Exchange):
            self._start(cycle)
        else:
            super()._start_asgi_task(cycle, app)

    def _start(self, exchange: "Exchange") -> None:
        self.turn = exchange
        exchange.go_on()

    def _exchange(self) -> "Exchange | None":
        kind = _EXCHANGES.get(self.parser.get_method())
        way = _SHORT_WAY.fullmatch(self.url) if kind else None
        if kind is None or way is None or way[2] != kind.what:
            return None
        keep_alive = self.parser.get_http_version() != "1.0" and self.parser.should_keep_alive()
        return kind(self, way[1].decode(), way[3] or b"", keep_alive=keep_alive)


class Exchange(ABC):
    """A request on the short way and its answer; uvicorn finds in it what its own cycles have."""

    method: ClassVar[str]
    what: ClassVar[bytes]
    message_event: ClassVar = asyncio.Event()
    """uvicorn sets it; nobody waits for it."""

    def __init__(self, line: Line, table: str, query: bytes, *, keep_alive: bool) -> None:
        self.line = line
        self.table = table
        self.query = query
        self.headers = line.headers
        self.asks_first = line.expect_100_continue
        self.keep_alive = keep_alive
        self.body = bytearray()
        self.more_body = True
        self.response_complete = False
        self.disconnected = False
        self._began = time.perf_counter()

    def go_on(self) -> None:
        """Begin, once the request is here and has its turn."""
        if self.line.turn is not self:
            return
        if len(self.body) > BODY_BYTES:
            self.refuse(Refused("too-large", "the request is too large"))
        elif self.more_body:
            if self.asks_first:
                self.asks_first = False
                self.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        else:
            self._task = self.line.loop.create_task(self._run())
            self.line.tasks.add(self._task)

    async def _run(self) -> None:
        line, path = self.line, f"/api/tables/{self.table}/{self.what.decode()}"
        try:
            if line.flow.write_paused:  # nobody reads what was answered before
                await line.flow.drain()
            await self._serve(line.door.admit(self.method, path, self.headers, line.client))
        except SpeicherstadtError as error:
            self.refuse(error)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refused("malformed", str(error)))
        except Exception:
            _log.exception("an error nobody expected in %s", self.method)
            self.refuse(Unexpected())
        finally:
            line.tasks.discard(self._task)

    @abstractmethod
    async def _serve(self, guest: str | None) -> None:
        """Answer somebody who may come in."""

    def refuse(self, error: SpeicherstadtError) -> None:
        status, content = problem(error)
        more = b"%b: %b\r\n" % RETRY if status == TOO_MANY else b""
        self.answer(status, msgspec.json.encode(content), more)

    def answer(self, status: int, body: bytes, more: bytes = b"") -> None:
        TALLY.answered(status, time.perf_counter() - self._began)
        head = b"%bcontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
        self.write(self.head(status) + head % (more, len(body)) + body)
        self.end()

    def head(self, status: int) -> bytes:
        given = b"".join(
            [b"%b: %b\r\n" % header for header in self.line.server_state.default_headers]
        )
        closing = b"" if self.keep_alive else b"connection: close\r\n"
        return b"".join((STATUS_LINE[status], given, _SAFETY, closing))

    def write(self, data: bytes) -> None:
        if not (self.response_complete or self.line.transport.is_closing()):
            self.line.transport.write(data)

    def end(self) -> None:
        """Let the line go on with what comes next."""
        self.response_complete = True
        self.line.turn = None
        if not self.keep_alive:
            self.line.transport.close()
        self.line.on_response_complete()

    @abstractmethod
    def lost(self) -> None:
        """Nobody is at the other end any more."""


class Deciding(Exchange):
    method = "POST"
    what = b"decide"

    async def _serve(self, guest: str | None) -> None:
        wish = _decode(self.body)
        room = await self.line.hall.room(self.table)
        self.answer(200, await room.decide(guest, wish))

    def lost(self) -> None:
        """What was asked for is decided all the same."""


class Listening(Exchange):
    """An open stream: a `Listener`."""

    method = "GET"
    what = b"stream"
    guest: str | None = None
    _room: Room | None = None
    _open = False
    _most_unsent = 0

    async def _serve(self, guest: str | None) -> None:
        self.guest = guest
        room = await self.line.hall.room(self.table)
        known = position(dict(self.headers).get(b"last-event-id"), self.query)
        await room.listen(self, known)
        if self.line.transport.is_closing():
            room.forget(self)
        else:
            self._room = room

    def tell(self, chunk: bytes) -> None:
        if not self._open:
            self._open = True
            self._most_unsent = _MOST_UNSENT + len(chunk)  # what was missed may take its time
            TALLY.answered(200)
            self.write(self.head(200) + _STREAM_HEAD)
        elif self.line.transport.get_write_buffer_size() > self._most_unsent:
            self.line.transport.abort()
        self.write(chunk)

    def refuse(self, error: SpeicherstadtError) -> None:
        if self._open:  # too late to say why
            self.line.transport.abort()
        else:
            super().refuse(error)

    def close(self) -> None:
        self.write(END)
        self.end()

    def lost(self) -> None:
        if self._room is not None:
            self._room.forget(self)
            self._room = None


_EXCHANGES: dict[bytes, type[Exchange]] = {b"POST": Deciding, b"GET": Listening}
