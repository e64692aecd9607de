"""HTTP details: unusual and malformed requests, and proxy headers."""

import contextlib
import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.server.client import PATIENCE, Json, Live, Person, hot_seat
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
        """A legal decision of the player whose turn it is."""
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
    made = Wire(anna, hot_seat(anna))
    yield made
    made.close()


def test_a_connection_serves_many_requests(wire: Wire) -> None:
    for number in (1, 2, 3):
        wire.send(wire.request("decide", wire.decision()))
        status, moment = wire.answer()
        assert (status, moment["step"]["number"]) == (200, number)


def test_a_request_may_arrive_in_pieces(wire: Wire) -> None:
    whole = wire.request("decide", wire.decision())
    wire.send(*(whole[at : at + 7] for at in range(0, len(whole), 7)))
    assert wire.answer()[0] == 200


def test_pipelined_requests_are_answered_in_their_order(wire: Wire) -> None:
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
def test_connection_closes_when_the_client_asks_for_it(
    version: str, more: tuple[str, ...], wire: Wire
) -> None:
    body = wire.decision()
    wire.send(wire.request("decide", body, *more, f"Content-Length: {len(body)}", version=version))
    status, headers = wire.head()
    assert (status, headers["connection"]) == (200, "close")
    assert wire.read.read(int(headers["content-length"]))
    assert wire.ended()


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"moin\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\r\n" * 3 + b"\x00",
    ],
)
def test_malformed_http_gets_a_clear_answer_and_the_connection_ends(
    garbage: bytes, wire: Wire
) -> None:
    wire.send(garbage)
    wire.socket.shutdown(socket.SHUT_WR)
    status, _ = wire.head()
    assert 400 <= status < 500
    wire.read.read()
    assert wire.anna.table(wire.table)


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"x"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n"),
    ],
    ids=["address", "header", "headers"],
)
def test_a_head_without_end_is_cut_off(begin: bytes, more: bytes, wire: Wire) -> None:
    wire.send(begin)
    with contextlib.suppress(ConnectionError):
        for _ in range(3000):  # more than the system buffers while the server is busy
            wire.send(more * 10_000)
        pytest.fail("the server reads on and on")
    assert wire.anna.table(wire.table)


def test_a_trailer_after_the_body_is_no_header(wire: Wire) -> None:
    body = wire.decision()
    head = (
        f"POST /api/tables/{wire.table}/decide HTTP/1.1\r\nHost: {wire.anna.server.netloc}\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    )
    wire.send(
        head.encode() + b"%x\r\n%b\r\n0\r\n" % (len(body), body),
        f"Cookie: speicherstadt={wire.anna.cookie}\r\n\r\n".encode(),
    )
    status, problem = wire.answer()
    assert (status, problem["code"]) == (403, "not-your-seat")


def test_chunked_body_is_assembled(wire: Wire) -> None:
    body = wire.decision()
    head = wire.request("decide", body, "Transfer-Encoding: chunked").removesuffix(body)
    wire.send(head, b"5\r\n" + body[:5] + b"\r\n")
    wire.send(b"%x\r\n%b\r\n0\r\n\r\n" % (len(body) - 5, body[5:]))
    assert wire.answer()[0] == 200


def test_expect_100_continue_is_answered(wire: Wire) -> None:
    body = wire.decision()
    request = wire.request("decide", body, f"Content-Length: {len(body)}", "Expect: 100-continue")
    wire.send(request.removesuffix(body))
    assert wire.head()[0] == 100
    wire.send(body)
    assert wire.answer()[0] == 200


def test_a_body_that_is_too_large_is_refused(wire: Wire) -> None:
    wire.send(wire.request("decide", b" " * 200_000))
    status, problem = wire.answer()
    assert (status, problem["code"]) == (413, "too-large")
    assert wire.anna.table(wire.table)["moment"]["step"]["number"] == 0


def test_decision_counts_even_if_the_client_disconnects(wire: Wire) -> None:
    wire.send(wire.request("decide", wire.decision()))
    wire.close()
    with Live(wire.anna.server, wire.table, after="0.0") as live:
        live.wait(lambda live: live.numbers == [1])


# Proxies


def limited(person: Person, address: str) -> bool:
    """Whether the server refuses visitors from this address, as a proxy tells it."""
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    return person.http.get("/api/bots", headers=headers).status_code == 429


def until_limited(person: Person, address: str) -> None:
    for _ in range(100):
        if limited(person, address):
            return
    pytest.fail("there is no limit")


@pytest.mark.slow
def test_each_visitor_behind_a_proxy_has_their_own_limit(
    serve_behind: Serve, invite: Invite
) -> None:
    nobody = invite(None, serve_behind("https://play.example", "--rate-limit", "1"))
    until_limited(nobody, "203.0.113.7")
    assert not limited(nobody, "203.0.113.8")
    until_limited(nobody, "198.51.100.1, 203.0.113.9")  # the nearest one that is no proxy
    assert not limited(nobody, "198.51.100.1")


@pytest.mark.slow
def test_proxy_headers_are_ignored_without_a_public_url(serve: Serve, invite: Invite) -> None:
    nobody = invite(None, serve("--rate-limit", "1"))
    statuses = [limited(nobody, f"203.0.113.{number}") for number in range(100)]
    assert any(statuses)


@pytest.mark.slow
def test_only_trusted_proxy_headers_are_used(
    serve_behind: Serve, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    nobody = invite(None, serve_behind("https://play.example", "--rate-limit", "1"))
    statuses = [limited(nobody, f"203.0.113.{number}") for number in range(100)]
    assert any(statuses)
