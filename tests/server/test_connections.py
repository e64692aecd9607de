"""Connections: counted by address, and cut off if they only cost memory."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from speicherstadt.server.http import connections as limits
from speicherstadt.server.http.answer_limits import AnswerLimits
from speicherstadt.server.http.connections import Connections, limited_protocol
from speicherstadt.server.limits.addresses import charged_address
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import Refused
from tests.server.client import PATIENCE

pytestmark = pytest.mark.anyio

LARGE = b"x" * 8_000_000


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Run on the event loop that the server runs on, whose transports matter here."""
    return "asyncio", {"use_uvloop": True}


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Client:
    """A client that reads only when it is told to."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.setblocking(False)

    async def send(self, text: str) -> None:
        loop = asyncio.get_running_loop()
        if self._socket.getsockname()[1] == 0:
            await loop.sock_connect(self._socket, ("127.0.0.1", self._port))
        await loop.sock_sendall(self._socket, text.encode())

    async def ask(self, path: str) -> None:
        await self.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n")

    async def read(self, size: int = 65536) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().sock_recv(self._socket, size)

    async def is_cut_off(self) -> bool:
        """Read to the end; the connection was cut off if that comes."""
        try:
            while await self.read():
                pass
        except ConnectionResetError:
            pass
        return True

    def close(self) -> None:
        self._socket.close()


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """A large answer at /large, a small one elsewhere; /body reads the request first."""
    if scope["path"] == "/body":
        while (await receive()).get("more_body"):
            pass
    body = LARGE if scope["path"] == "/large" else b"ok"
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(connections: Connections) -> AsyncIterator[Callable[[], Client]]:
    """Serve over HTTP with these limits; yields a function that makes a client."""
    config = uvicorn.Config(AnswerLimits(answer, connections), log_config=None)
    protocol, state = limited_protocol(connections), ServerState()
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 128 * 1024)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: protocol(config, state, {}), sock=listening)
    clients = list[Client]()

    def client() -> Client:
        clients.append(Client(listening.getsockname()[1]))
        return clients[-1]

    try:
        yield client
    finally:
        for each in clients:
            each.close()
        server.close()
        await until(lambda: not state.connections)


def unread(connections: Connections) -> int:
    return sum(each.unread for own in connections._by_address.values() for each in own)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def test_an_answer_is_sent_only_as_fast_as_it_is_read() -> None:
    connections = Connections(10)
    async with serving(connections) as client:
        reader = client()
        await reader.ask("/large")
        head = await reader.read(1000)
        [[connection]] = connections._by_address.values()
        assert connection.transport.get_write_buffer_size() < 256_000
        assert connection.held > 6_000_000
        received = len(head.partition(b"\r\n\r\n")[2])
        while received < len(LARGE):
            received += len(await reader.read())
        await until(lambda: not connection.unread)


async def test_unread_answers_of_an_address_are_bounded() -> None:
    connections = Connections(100)
    async with serving(connections) as client:
        readers = list[Client]()

        def all_answered() -> bool:
            own = connections._by_address.get("127.0.0.1", set())
            return len(own) == len(readers) and all(each.unread or each.ended for each in own)

        for _ in range(20):
            readers.append(client())
            await readers[-1].ask("/large")
            await until(all_answered)
            assert unread(connections) <= limits.MOST_UNREAD
        connections.sweep()
        assert len(connections) == 2
        assert await readers[-1].is_cut_off()


async def test_a_client_that_does_not_read_is_cut_off() -> None:
    clock = Clock()
    connections = Connections(10, clock)
    async with serving(connections) as client:
        slow, quick = client(), client()
        await slow.ask("/large")
        await until(lambda: unread(connections))
        connections.sweep()
        clock.now += limits.UNREAD_SECONDS + 1
        await quick.ask("/")
        assert (await quick.read()).endswith(b"ok")
        connections.sweep()
        assert await slow.is_cut_off()
        await quick.ask("/")
        assert (await quick.read()).endswith(b"ok")


async def test_a_stop_cuts_off_clients_that_do_not_read() -> None:
    connections = Connections(10)
    async with serving(connections) as client:
        slow, quick = client(), client()
        await slow.ask("/large")
        await quick.ask("/")
        assert (await quick.read()).endswith(b"ok")
        await until(lambda: unread(connections))
        connections.cut_off_unread()
        assert await slow.is_cut_off()
        await quick.ask("/")
        assert (await quick.read()).endswith(b"ok")


@pytest.mark.parametrize(
    "beginning",
    [
        "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:",
        "POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX-Slow:",
    ],
)
async def test_a_request_that_never_ends_is_cut_off(beginning: str) -> None:
    clock = Clock()
    connections = Connections(10, clock)
    async with serving(connections) as client:
        slow = client()
        await slow.send(beginning)
        await until(lambda: len(connections))
        await asyncio.sleep(0.01)
        clock.now += limits.REQUEST_SECONDS - 1
        connections.sweep()
        clock.now += 2
        connections.sweep()
        assert await slow.is_cut_off()
        connections.sweep()
        assert not len(connections)


async def test_an_answer_in_the_making_is_not_cut_off() -> None:
    clock = Clock()
    connections = Connections(10, clock)
    async with serving(connections) as client:
        reader = client()
        await reader.ask("/large")
        await until(lambda: unread(connections))
        clock.now += limits.REQUEST_SECONDS + 1
        connections.sweep()
        received = 0
        while received < len(LARGE):
            received += len(await reader.read())


async def test_connections_of_an_address_are_limited() -> None:
    connections = Connections(3)
    async with serving(connections) as client:
        crowd = [client() for _ in range(4)]
        for each in crowd[:3]:
            await each.ask("/")
            assert (await each.read()).endswith(b"ok")
        await crowd[3].send("")
        assert await crowd[3].is_cut_off()
        crowd[0].close()
        await until(lambda: sum(not c.ended for c in connections._by_address["127.0.0.1"]) == 2)
        again = client()
        await again.ask("/")
        assert (await again.read()).endswith(b"ok")


class Transport(asyncio.Transport):
    """A transport that was never connected."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


async def test_connections_of_a_proxy_count_for_its_clients() -> None:
    connections = Connections(2)
    proxied = []
    for number in range(6):
        connection = connections.accept(Transport("127.0.0.1"))
        assert not connection.transport.is_closing()
        connections.begin(connection, f"10.0.0.{number // 2}")
        proxied.append(connection)
    greedy = connections.accept(Transport("127.0.0.1"))
    with pytest.raises(Refused, match="too many connections"):
        connections.begin(greedy, "10.0.0.0")
    for connection in [*proxied, greedy]:
        connection.transport.abort()
    connections.sweep()
    assert len(connections) == 0


async def test_a_refused_connection_of_a_proxy_is_cut_off_in_time() -> None:
    now, before = 0.0, METRICS.cut_offs["no request"]
    connections = Connections(1, lambda: now)
    connections.begin(connections.accept(Transport("127.0.0.1")), "10.0.0.0")
    refused = connections.accept(Transport("127.0.0.1"))
    with pytest.raises(Refused, match="too many connections"):
        connections.begin(refused, "10.0.0.0")
    now += limits.REQUEST_SECONDS + 1
    connections.sweep()
    assert refused.transport.is_closing()
    assert METRICS.cut_offs["no request"] == before + 2


def test_ipv6_addresses_count_by_network() -> None:
    assert charged_address("2001:db8:1:2:3:4:5:6") == charged_address("2001:db8:1:2::9")
    assert charged_address("2001:db8:1:2::9") != charged_address("2001:db8:1:3::9")
    assert charged_address("::ffff:192.0.2.1") == charged_address("192.0.2.1") == "192.0.2.1"
    assert charged_address("192.0.2.1") != charged_address("192.0.2.2")
    assert charged_address("fe80::1%eth0") == charged_address("fe80::2")
    for name in ("", "testclient", charged_address("2001:db8::1")):
        assert charged_address(name) == name
