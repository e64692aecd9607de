"""The short way of deciding and listening, in all the forms that HTTP allows a request to have."""

import asyncio
import contextlib
import json
import socket
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from speicherstadt.errors import Malformed
from speicherstadt.server.line import Line
from speicherstadt.server.proxies import Proxies
from tests.server.client import PATIENCE, Json, Person, code_of, eventually
from tests.server.conftest import Invite, Serve


@dataclass
class Wire:
    """A connection, byte by byte."""

    anna: Person
    table: str

    def __post_init__(self) -> None:
        host, _, port = self.anna.server.netloc.partition(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
        self.read = self.socket.makefile("rb")

    def close(self) -> None:
        self.read.close()
        self.socket.close()

    def request(self, what: str, body: bytes = b"", *more: str, version: str = "1.1") -> bytes:
        method = "POST" if body else "GET"
        lines = [
            f"{method} /api/tables/{self.table}/{what} HTTP/{version}",
            f"Host: {self.anna.server.netloc}",
            f"Cookie: speicherstadt={self.anna.cookie}",
            *([f"Content-Length: {len(body)}"] if body and not more else []),
            *more,
        ]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    def decision(self) -> bytes:
        """What the one whose turn it is might decide."""
        moment = self.anna.table(self.table)["moment"]
        wish = {
            "number": moment["step"]["number"],
            "seat": moment["board"]["decides"],
            "decision": moment["board"]["legal"][0],
        }
        return json.dumps(wish).encode()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def head(self) -> tuple[int, dict[str, str]]:
        status = int(self.read.readline().split()[1])
        lines = iter(lambda: self.read.readline().strip().decode(), "")
        return status, {
            name.lower(): value for name, _, value in (x.partition(": ") for x in lines)
        }

    def answer(self) -> tuple[int, Json]:
        status, headers = self.head()
        return status, json.loads(self.read.read(int(headers["content-length"])))

    def ended(self) -> bool:
        return self.read.read(1) == b""


@pytest.fixture
def wire(invite: Invite) -> Iterator[Wire]:
    anna = invite("Anna")
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    made = Wire(anna, table)
    yield made
    made.close()


def test_a_line_stays_open_for_more(wire: Wire) -> None:
    for number in (1, 2, 3):
        wire.send(wire.request("decide", wire.decision()))
        status, moment = wire.answer()
        assert (status, moment["step"]["number"]) == (200, number)


def test_pieces_make_a_request(wire: Wire) -> None:
    whole = wire.request("decide", wire.decision())
    wire.send(*(whole[at : at + 7] for at in range(0, len(whole), 7)))
    assert wire.answer()[0] == 200


def test_requests_in_one_piece_are_answered_in_their_order(wire: Wire) -> None:
    decision = wire.decision()
    wire.send(
        wire.request("decide", decision)
        + wire.request("record")
        + wire.request("decide", decision)
        + wire.request("stream?after=0.0")
    )
    assert wire.answer()[1]["step"]["number"] == 1
    assert len(wire.answer()[1]["decisions"]) == 1
    assert wire.answer() == (409, {"code": "stale", "message": "the log has 1 entries, not 0"})
    status, headers = wire.head()
    assert (status, headers["transfer-encoding"]) == (200, "chunked")
    assert b"id: 1.0\n" in wire.read.readline() + wire.read.readline()


@pytest.mark.parametrize(
    ("version", "more"), [("1.0", ()), ("1.1", ("Connection: close",))], ids=["1.0", "close"]
)
def test_who_wants_no_more_is_let_go(version: str, more: tuple[str, ...], wire: Wire) -> None:
    body = wire.decision()
    headers = (*more, f"Content-Length: {len(body)}")
    wire.send(wire.request("decide", body, *headers, version=version))
    status, headers_back = wire.head()
    assert (status, headers_back["connection"]) == (200, "close")
    assert wire.read.read(int(headers_back["content-length"]))
    assert wire.ended()


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"x"),
        (
            b"POST /api/tables/x/decide HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"a: b\r\n",
        ),
    ],
    ids=["address", "header", "trailer"],
)
def test_a_head_without_end_is_cut_off(begin: bytes, more: bytes, wire: Wire) -> None:
    wire.send(begin)
    with contextlib.suppress(ConnectionError):
        for _ in range(100):
            wire.send(more * 10_000)
    with contextlib.suppress(ConnectionError):
        assert wire.head()[0] == 400
        wire.read.read()
    assert wire.anna.table(wire.table)


def test_what_follows_a_body_is_no_header(wire: Wire) -> None:
    body = wire.decision()
    head = (
        f"POST /api/tables/{wire.table}/decide HTTP/1.1\r\nHost: {wire.anna.server.netloc}\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    )
    wire.send(
        head.encode(),
        b"%x\r\n%b\r\n0\r\nCookie: speicherstadt=" % (len(body), body),
        wire.anna.cookie.encode() + b"\r\n\r\n",
    )
    status, problem = wire.answer()
    assert (status, problem["code"]) == (403, "not-your-seat")


def test_who_asks_and_does_not_read_is_not_read_either(wire: Wire) -> None:
    wire.socket.settimeout(3)
    many = wire.request("stream?after=nonsense") * 1000
    with pytest.raises(TimeoutError):
        wire.send(*[many] * 500)
    assert wire.anna.table(wire.table)


def test_a_body_in_chunks_is_put_together(wire: Wire) -> None:
    body = wire.decision()
    head = wire.request("decide", body, "Transfer-Encoding: chunked").removesuffix(body)
    wire.send(head, b"5\r\n" + body[:5] + b"\r\n")
    wire.send(b"%x\r\n%b\r\n0\r\n\r\n" % (len(body) - 5, body[5:]))
    assert wire.answer()[0] == 200


def test_who_asks_first_may_send_the_body(wire: Wire) -> None:
    body = wire.decision()
    request = wire.request("decide", body, f"Content-Length: {len(body)}", "Expect: 100-continue")
    wire.send(request.removesuffix(body))
    assert wire.head()[0] == 100
    wire.send(body)
    assert wire.answer()[0] == 200


def test_who_asks_first_waits_for_their_turn(wire: Wire) -> None:
    wire.send(wire.request("stream"))
    assert wire.head()[0] == 200
    wire.send(wire.request("decide", b"{}", "Content-Length: 2", "Expect: 100-continue"))
    wire.anna.decide(wire.table, *decider(wire.anna.table(wire.table)["moment"]))
    told = b""
    while b"id: 1.0" not in told:
        told += wire.read.readline()
    assert b"HTTP/1.1 100" not in told


def test_after_a_body_that_is_too_large_the_line_goes_on(wire: Wire) -> None:
    wire.send(wire.request("decide", b" " * 200_000))
    status, problem = wire.answer()
    assert (status, problem["code"]) == (413, "too-large")
    wire.send(wire.request("decide", wire.decision()))
    assert wire.answer()[0] == 200


def test_a_body_that_is_too_large_is_refused_when_its_turn_comes(wire: Wire) -> None:
    large = wire.request("decide", b" " * 70_000)
    wire.send(wire.request("decide", wire.decision()) + large + wire.request("record"))
    assert wire.answer()[0] == 200
    assert wire.answer()[1]["code"] == "too-large"
    assert wire.answer()[0] == 200


def test_who_goes_away_while_deciding_has_decided(wire: Wire) -> None:
    wire.send(wire.request("decide", wire.decision()))
    wire.close()
    with_another = Wire(wire.anna, wire.table)
    with_another.send(with_another.request("stream?after=0.0"))
    assert with_another.head()[0] == 200
    while not (line := with_another.read.readline()).startswith(b"id: 1."):
        assert line
    with_another.close()


def test_who_asks_on_while_listening_is_forgotten_too(wire: Wire) -> None:
    wire.send(wire.request("stream") + wire.request("record"))
    assert wire.head()[0] == 200
    room = wire.anna.table(wire.table)["room"]
    assert room["chairs"][0]["present"]
    wire.close()

    def is_gone() -> bool:
        wire.anna.decide(wire.table, *decider(wire.anna.table(wire.table)["moment"]))
        return not wire.anna.table(wire.table)["room"]["chairs"][0]["present"]

    eventually(is_gone)


def decider(moment: Json) -> tuple[int, Json]:
    return moment["board"]["decides"], moment


def test_an_oddly_written_address_leads_to_the_stream(wire: Wire) -> None:
    odd = wire.anna.http.get(f"/api/tables/{wire.table}/stream/", params={"after": "0.0"})
    assert odd.is_redirect
    assert odd.headers["location"] == f"/api/tables/{wire.table}/stream?after=0.0"
    assert code_of(wire.anna.http.get("/api/tables/none/stream/")) == (404, "unknown")
    wire.send(wire.request("decide/", wire.decision()))
    assert wire.answer()[0] == 200


# Proxies


@pytest.mark.parametrize(
    ("trusted", "peer", "told", "address"),
    [
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.9", "203.0.113.7", "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1,10.0.0.0/8", "10.1.2.3", "203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("10.0.0.0/8", "10.1.2.3", "10.0.0.4", "10.0.0.4"),
        ("*", "198.51.100.1", "203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("::1", "::1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("::1", "::1", "203.0.113.7:4711", "203.0.113.7"),
        ("", "127.0.0.1", "203.0.113.7", "127.0.0.1"),
    ],
)
def test_the_nearest_address_that_is_no_proxy_counts(
    trusted: str, peer: str, told: str, address: str
) -> None:
    headers = [(b"x-forwarded-for", told.encode())] if told else []
    assert Proxies(trusted).address(peer, headers) == address


def test_a_proxy_must_have_an_address() -> None:
    with pytest.raises(Malformed, match=r"the proxies here: 'here' does not appear"):
        Proxies("here")


@pytest.mark.slow
def test_behind_a_proxy_each_spectator_has_a_limit_of_their_own(
    serve_behind: Serve, invite: Invite
) -> None:
    nobody = invite(None, serve_behind("https://play.example", "--rate-limit", "1"))

    def asks(address: str) -> int:
        path, headers = "/api/tables/none/stream", {"X-Forwarded-For": address}
        return nobody.http.get(path, headers=headers).status_code

    assert {asks("203.0.113.7") for _ in range(40)} == {404, 429}
    assert asks("203.0.113.8") == 404


# How long a line is kept


async def _greet(_scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"Moin!"})


_ASKED = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


def talking(quiet: float, talk: Callable[[StreamReader, StreamWriter], Awaitable[None]]) -> None:
    """Talk on a line that is let go when nothing has come for so many seconds."""

    async def meet() -> None:
        config, door = Config(_greet, log_config=None), cast("Any", None)
        config.timeout_keep_alive = quiet  # type: ignore[assignment]
        config.load()
        server = await asyncio.get_running_loop().create_server(
            lambda: Line(config, ServerState(), {}, door=door, hall=door), "127.0.0.1", 0
        )
        async with server:
            read, write = await asyncio.open_connection(*server.sockets[0].getsockname())
            await asyncio.wait_for(talk(read, write), PATIENCE)
            write.close()

    asyncio.run(meet())


@pytest.mark.slow
def test_a_line_is_kept_while_it_is_used_and_let_go_when_it_is_quiet() -> None:
    """No clock is started for each request; what is asked while one runs counts all the same."""
    quiet = 1.5

    async def talk(read: StreamReader, write: StreamWriter) -> None:
        for _ in range(8):
            write.write(_ASKED)
            assert (await read.readuntil(b"Moin!")).startswith(b"HTTP/1.1 200 ")
            await asyncio.sleep(quiet / 5)
        since = time.monotonic()
        assert await read.read() == b""
        assert time.monotonic() - since > quiet / 2

    talking(quiet, talk)


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nhalf", _ASKED + b"\r\n"],
    ids=["nothing", "half a head", "half a body", "an empty line more"],
)
def test_a_line_on_which_nothing_whole_comes_is_let_go(sent: bytes) -> None:
    async def talk(read: StreamReader, write: StreamWriter) -> None:
        write.write(sent[:-2])
        await asyncio.sleep(0.02)
        write.write(sent[-2:])
        assert (await read.read()).count(b"Moin!") == sent.count(_ASKED)

    talking(0.2, talk)


def test_a_stream_that_is_cut_while_it_opens_is_forgotten(wire: Wire) -> None:
    for _ in range(3):
        wire.send(wire.request("decide", wire.decision()))
        assert wire.answer()[0] == 200
    asked = wire.request("stream?after=-1.0")
    for _ in range(20):
        hasty = Wire(wire.anna, wire.table)
        hasty.send(asked)
        hasty.close()
    wire.send(asked)
    assert wire.head()[0] == 200  # after all the others
    wire.socket.shutdown(socket.SHUT_RDWR)
    eventually(lambda: not wire.anna.table(wire.table)["room"]["chairs"][0]["present"], 10)


def test_at_the_end_nobody_is_waited_for_who_has_not_asked_yet(
    serve: Serve, invite: Invite
) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    with (
        contextlib.closing(Wire(anna, table)) as half,
        contextlib.closing(Wire(anna, table)) as row,
    ):
        half.send(half.request("decide", half.decision())[:-5])
        row.send(row.request("stream") * 3)
        assert row.head()[0] == 200
        assert server.terminate() == 0
        told = row.read.read()
    assert told.count(b"event: stop") == 1
    assert told.count(b"HTTP/1.1 503 ") == 2
