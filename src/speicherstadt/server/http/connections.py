"""Limits on the connections of each address, from the moment they are accepted.

uvicorn does not count connections by address, waits for a request as long as its client likes, and
buffers answers that nobody reads. So every connection is counted here, through the interfaces of
asyncio alone: a protocol sees it come, and its transport tells how much is not read yet.
"""

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from speicherstadt.server.limits.addresses import charged_address
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import Refused

REQUEST_SECONDS = 40.0
"""How long a connection may be open without a complete request."""
UNREAD_SECONDS = 60.0
"""How long a client may have something to read all the time."""
MOST_UNREAD = 16_000_000
"""Bytes of answers for one address that wait to be read."""
_SWEEP_SECONDS = 1.0


class Connection:
    """One TCP connection, whatever is spoken over it."""

    __slots__ = ("address", "held", "idle_since", "transport", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.idle_since: float | None = now
        """Since when there is no complete request; None while one is answered."""
        self.unread_since: float | None = None
        self.held = 0
        """Bytes of an answer that the transport has not been given yet."""

    @property
    def unread(self) -> int:
        return self.transport.get_write_buffer_size() + self.held

    @property
    def ended(self) -> bool:
        return self.transport.is_closing() and not self.unread

    def overdue(self, now: float) -> str | None:
        """Return for what the client lets us wait too long, if it does."""
        if not self.unread:
            self.unread_since = None
        elif self.unread_since is None:
            self.unread_since = now
        if self.idle_since is not None and now - self.idle_since > REQUEST_SECONDS:
            return "no request"
        if self.unread_since is not None and now - self.unread_since > UNREAD_SECONDS:
            return "unread too long"
        return None

    def cut_off(self, reason: str) -> None:
        """Close the connection without sending the rest, and count it."""
        METRICS.cut_off(reason)
        self.transport.abort()


CURRENT: ContextVar[Connection | None] = ContextVar("connection", default=None)
"""The connection that a request came from, in the task that answers it."""


class Connections:
    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow each address at most this many connections; 0 means no limit."""
        self._most = most
        self._clock = clock
        self._by_address: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._by_address.values()))

    def accept(self, transport: asyncio.Transport) -> Connection:
        """Count a new connection, or cut it off if its address has too many."""
        peer = transport.get_extra_info("peername")
        address = charged_address(peer[0] if isinstance(peer, tuple) else "")
        connection = Connection(transport, address, self._clock())
        if self._is_full(address):
            connection.cut_off("too many")
        else:
            self._by_address.setdefault(address, set()).add(connection)
        return connection

    def begin(self, connection: Connection, address: str) -> None:
        """Count a request for its client's address, which a proxy's connection learns only now."""
        if address != connection.address:
            if self._is_full(address):
                raise Refused("too-many", "too many connections from your address")
            self._forget(connection)
            connection.address = address
            self._by_address.setdefault(address, set()).add(connection)

    def end(self, connection: Connection) -> None:
        """Note that a request was answered; the client has time for another one."""
        connection.idle_since = self._clock()

    def may_hold(self, connection: Connection, size: int) -> bool:
        """Return whether an address that reads slowly may be sent so much more."""
        own = self._by_address.get(connection.address, ())
        return not self._most or size + sum(each.unread for each in own) <= MOST_UNREAD

    def sweep(self) -> None:
        """Forget connections that have ended, and cut off those that only cost memory."""
        now = self._clock()
        for connection in self._all():
            if connection.ended:
                self._forget(connection)
            elif reason := connection.overdue(now):
                connection.cut_off(reason)
        if self._most:
            for own in self._by_address.values():
                _cut_off_excess(own)

    def cut_off_unread(self) -> None:
        """Cut off every client that has not read everything, so that a stop need not wait."""
        for connection in self._all():
            if connection.unread:
                connection.cut_off("stop")

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    def _all(self) -> list[Connection]:
        return [each for own in self._by_address.values() for each in own]

    def _is_full(self, address: str) -> bool:
        own = self._by_address.get(address, ())
        if not self._most or len(own) < self._most:
            return False
        for connection in [each for each in own if each.ended]:
            self._forget(connection)
        return len(self._by_address.get(address, ())) >= self._most

    def _forget(self, connection: Connection) -> None:
        own = self._by_address.get(connection.address, set())
        own.discard(connection)
        if not own:
            self._by_address.pop(connection.address, None)


def _cut_off_excess(own: set[Connection]) -> None:
    """Cut off the connections of an address that read least, until it is below its limit."""
    waiting = sorted(own, key=lambda connection: connection.unread)
    unread = sum(connection.unread for connection in waiting)
    while unread > MOST_UNREAD:
        most = waiting.pop()
        unread -= most.unread
        most.cut_off("unread bytes")


def limited_protocol(connections: Connections) -> type[H11Protocol]:
    """Return uvicorn's protocol for HTTP, with each connection counted."""

    class LimitedProtocol(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            self._counted = connections.accept(transport)

        def data_received(self, data: bytes) -> None:
            CURRENT.set(self._counted)  # the task that answers a request inherits it
            super().data_received(data)

    return LimitedProtocol
