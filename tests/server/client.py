"""The server as its users start it, and clients as a third party would write them."""

import contextlib
import hashlib
import http.client
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

Json: TypeAlias = Any
"""Decoded JSON; tests look into it as a client would."""

_LEASH = """
import ctypes, os, signal, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)
os.execv(sys.executable, [sys.executable, "-m", "speicherstadt", *sys.argv[1:]])
"""
"""On Linux, a server stops with the process that started it, even if a test run is interrupted."""

PATIENCE = 60.0
"""Seconds after which a test gives up. Only a test that fails ever waits that long."""


def command(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command `speicherstadt` with these words."""
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "LC_ALL": "C", "COLUMNS": "120", "PYTHONUTF8": "1"},
    )


def eventually(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until the condition holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition never became true"
        time.sleep(0.005)


class Server:
    """A server process with a process group of its own, so nothing of it is left behind."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.{time.monotonic_ns()}.log")
        words = ["serve", "--port", "0", "--data", str(data), "--bot-pace", "0"]
        words += ["--rate-limit", "0", "--lang", "en", *options]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _LEASH, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        assert "http" in self.greeting, self.log.read_text()
        self.told = next(word for word in self.greeting.split() if word.startswith("http"))
        self.address = self.told.replace("localhost", "127.0.0.1")

    @property
    def netloc(self) -> str:
        return urlsplit(self.address).netloc

    def terminate(self) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a power cut would, except that the disk's cache survives."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def relatives(self) -> list[int]:
        """Its processes that still run, itself included."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
                if int(group) == self.process.pid and state != "Z":
                    found.append(int(stat.parent.name))
        return found

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()

    def stored(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Query its database directly, including what no client may see."""
        with contextlib.closing(
            sqlite3.connect(self.data / "speicherstadt.sqlite", timeout=10)
        ) as connection:
            rows = connection.execute(query, values).fetchall()
            connection.commit()
        return rows

    def setup(self, table: str) -> dict[str, Any]:
        """The true order of pile and bag."""
        [(text,)] = self.stored("SELECT setup FROM tables WHERE id = ?", table)
        data: dict[str, Any] = json.loads(text)
        return data


class Person:
    """A person with a browser: keeps a cookie and every response."""

    def __init__(
        self, server: Server, name: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        self.server = server
        self.heard: list[bytes] = []
        self.http = httpx.Client(
            base_url=server.address,
            headers=dict(headers or {}),
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
            event_hooks={"response": [self._remember]},
        )
        self.public = ""
        if name is not None:
            self.public = self.post("/api/me", name=name)["guest"]

    def _remember(self, response: httpx.Response) -> None:
        self.heard.append(repr(response.headers.raw).encode() + response.read())

    def follow(self, server: Server) -> None:
        """Go on with a server that was started again at another address."""
        self.server = server
        cookie = self.cookie
        self.http.base_url = httpx.URL(server.address)
        self.http.cookies.clear()
        self.http.cookies.set("speicherstadt", cookie)

    @property
    def cookie(self) -> str:
        return next(c.value or "" for c in self.http.cookies.jar if c.name == "speicherstadt")

    def close(self) -> None:
        self.http.close()

    def ask(self, path: str, **body: object) -> httpx.Response:
        """Post something, and return the answer even if it is a refusal."""
        return self.http.post(path, json=body)

    def post(self, path: str, **body: object) -> Json:
        return content(self.ask(path, **body))

    def get(self, path: str, **params: str | int) -> Json:
        return content(self.http.get(path, params=params))

    def table(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")

    def of(self, table: str, what: str, **params: str | int) -> Json:
        return self.get(f"/api/tables/{table}/{what}", **params)

    def history(self, table: str) -> list[Json]:
        """All moments of a game, page by page."""
        moments = list[Json]()
        while page := self.of(table, "moments", after=len(moments) - 1):
            moments += page
        return moments

    def create(self, players: int, **wish: object) -> str:
        """Create a table and return its id."""
        room = self.post("/api/tables", players=players, **wish)
        ident: str = room["id"]
        return ident

    def do(self, table: str, what: str, **body: object) -> Json:
        return self.post(f"/api/tables/{table}/{what}", **body)

    def attempt(self, table: str, what: str, **body: object) -> httpx.Response:
        """Like `do`, for a request that may be refused."""
        return self.ask(f"/api/tables/{table}/{what}", **body)

    def commit(self, table: str, seat: int, contribution: str) -> Json:
        """Commit a seat to a contribution to the shuffle."""
        promise = promised(table, seat, contribution)
        return self.do(table, "contribution", seat=seat, commitment=promise)

    def open(self, table: str, seat: int, contribution: str) -> Json:
        """Open the contribution of a seat, and return the room."""
        return self.do(table, "opening", seat=seat, contribution=contribution)

    def decide(self, table: str, seat: int, moment: Json, decision: str | None = None) -> Json:
        """Make a decision, by default the first legal one, and return the moment it leads to."""
        return self.do(
            table,
            "decide",
            number=moment["step"]["number"],
            seat=seat,
            decision=decision or moment["board"]["legal"][0],
        )


def promised(table: str, seat: int, contribution: str) -> str:
    """The commitment to a contribution, as docs/server.md describes it."""
    text = f"speicherstadt contribution 2\n{table}\n{seat}\n{contribution}"
    return hashlib.sha256(text.encode()).hexdigest()


def content(response: httpx.Response) -> Json:
    """The content of an answer that is no refusal."""
    assert response.status_code in (200, 201), response.text
    return response.json()


def code_of(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal. It must not contain anything else."""
    problem = response.json()
    assert set(problem) == {"code", "message"}, problem
    assert problem["message"]
    assert response.headers["content-type"].startswith("application/json")
    assert "Traceback" not in problem["message"]
    assert ".py" not in problem["message"]
    return response.status_code, problem["code"]


def play(seats: Mapping[int, Person], table: str, seed: str = "", until: int | None = None) -> Json:
    """Make random decisions for these seats until the end, or until `until` decisions count.

    Waits for bots and other people at the table. Returns the newest moment.
    """
    choose = random.Random(f"{seed}/{len(seats)}")
    anybody = next(iter(seats.values()))
    moment = anybody.table(table)["moment"]
    deadline = time.monotonic() + PATIENCE
    while moment["board"]["decides"] is not None:
        if until is not None and moment["step"]["decided"] >= until:
            break
        assert time.monotonic() < deadline, "the table is stuck"
        if person := seats.get(moment["board"]["decides"]):
            decision = choose.choice(moment["board"]["legal"])
            moment = person.decide(table, moment["board"]["decides"], moment, decision)
        else:
            time.sleep(0.01)
            moment = anybody.table(table)["moment"]
    return moment


def hot_seat(person: Person, players: int = 2, **wish: object) -> str:
    """Start a game in which one person plays every seat, and return the table's id."""
    table = person.create(players, **wish)
    for seat in range(1, players):
        person.do(table, "join", name=f"Seat {seat}")
    person.do(table, "start")
    return table


def play_all(person: Person, table: str, until: int | None = None) -> Json:
    """Make random decisions for every seat, all of which are this person's."""
    return play(dict.fromkeys(range(5), person), table, until=until)


@dataclass(frozen=True)
class SentEvent:
    """A server-sent event."""

    id: str | None
    event: str
    data: Json


@dataclass
class Stream:
    """An open event stream, read by a thread of its own."""

    server: Server
    table: str
    cookie: str | None = None
    after: str | None = None
    last_id: str | None = None
    raw: bytearray = field(default_factory=bytearray)
    status: int = 0
    ended: bool = False

    def __post_init__(self) -> None:
        self._connection = http.client.HTTPConnection(self.server.netloc, timeout=PATIENCE)
        query = f"?after={self.after}" if self.after is not None else ""
        headers = {"Accept": "text/event-stream"}
        if self.cookie:
            headers["Cookie"] = f"speicherstadt={self.cookie}"
        if self.last_id is not None:
            headers["Last-Event-ID"] = self.last_id
        self._connection.request("GET", f"/api/tables/{self.table}/stream{query}", headers=headers)
        self._socket: socket.socket = self._connection.sock
        self._response = self._connection.getresponse()
        self.status = self._response.status
        self.headers = self._response.headers
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
            while chunk := self._response.read1(65536):
                self.raw += chunk
        self.ended = True

    @property
    def messages(self) -> list[SentEvent]:
        return list(parsed(bytes(self.raw)))

    def named(self, event: str) -> list[SentEvent]:
        return [message for message in self.messages if message.event == event]

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.messages if message.id is not None]

    @property
    def numbers(self) -> list[int]:
        """The log entries received, by number."""
        return [moment.data["step"]["number"] for moment in self.named("moment")]

    def wait(self, condition: Callable[[Self], object]) -> Self:
        eventually(lambda: condition(self))
        return self

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._response.close()
        self._connection.close()


def parsed(raw: bytes) -> Iterable[SentEvent]:
    """The complete events in these bytes of a stream."""
    for block in raw.split(b"\n\n")[:-1]:
        lines = [line.partition(b": ") for line in block.split(b"\n")]
        fields = {name.decode(): value for name, _, value in lines if name}
        if "event" in fields:
            ident = fields.get("id")
            yield SentEvent(
                None if ident is None else ident.decode(),
                fields["event"].decode(),
                json.loads(fields["data"]),
            )


class Live:
    """A WebSocket to a table, read by a thread of its own."""

    def __init__(
        self,
        server: Server,
        table: str,
        cookie: str | None = None,
        after: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.messages: list[Json] = []
        """Everything the server sent, in order."""
        self.texts: list[str] = []
        """The same as it was sent."""
        self.ended: tuple[int, str] | None = None
        """Once the connection is closed: the server's close code and reason."""
        self._ids = count(1)
        query = f"?after={after}" if after is not None else ""
        own = {"Cookie": f"speicherstadt={cookie}"} if cookie else {}
        self._open = contextlib.ExitStack()
        self._connection = self._open.enter_context(
            connect(
                f"ws://{server.netloc}/api/tables/{table}/live{query}",
                additional_headers={**own, **(headers or {})},
                proxy=None,
                open_timeout=PATIENCE,
                max_size=None,
            )
        )
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self) -> None:
        try:
            while True:
                text = self._connection.recv(decode=True)
                self.texts.append(str(text))
                self.messages.append(json.loads(text))
        except ConnectionClosed as closed:
            received = closed.rcvd
            self.ended = (received.code, received.reason) if received else (1006, "")

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def positions(self) -> list[str]:
        """Where the client was after each numbered message."""
        return [message["at"] for message in self.messages if "at" in message]

    @property
    def moments(self) -> list[Json]:
        """Every moment received, including those in answers to commands."""
        return [message["moment"] for message in self.messages if "moment" in message]

    @property
    def numbers(self) -> list[int]:
        """The log entries received, by number."""
        return [moment["step"]["number"] for moment in self.moments]

    @property
    def chat(self) -> list[Json]:
        """Every chat message received, including those in answers to commands."""
        told = [one for one in self.messages if one["type"] in ("chat", "done")]
        return [message["message"] for message in told if "message" in message]

    def wait(self, condition: Callable[[Self], object]) -> Self:
        """Wait until the condition holds; fail if the connection ends first."""
        eventually(lambda: condition(self) or not self._thread.is_alive())
        assert condition(self), (self.ended, self.texts[-3:])
        return self

    def send(self, frame: str | bytes) -> None:
        """Send a frame, whatever is in it."""
        self._connection.send(frame)

    def command(self, kind: str, **fields: object) -> Json:
        """Send a command with an id of its own, and return the answer."""
        number = next(self._ids)
        self.send(json.dumps({"type": kind, "id": number, **fields}))
        return self.answer(number)

    def answer(self, number: int | None) -> Json:
        """The answer to the command with this id, once it is there."""

        def answers() -> list[Json]:
            told = [one for one in self.messages if one["type"] in ("done", "error")]
            return [answer for answer in told if answer["id"] == number]

        eventually(lambda: answers() or self.ended)
        assert answers(), self.ended
        return answers()[-1]

    def decide(self, moment: Json, decision: str | None = None) -> Json:
        """Decide for the seat whose turn it is, by default the first legal decision."""
        return self.command(
            "decide",
            number=moment["step"]["number"],
            seat=moment["board"]["decides"],
            decision=decision or moment["board"]["legal"][0],
        )

    def cut(self) -> None:
        """Lose the connection without a word, as when a cable is pulled."""
        with contextlib.suppress(OSError):
            self._connection.socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self.close()

    def close(self) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            self._open.close()
        self._thread.join(PATIENCE)


@dataclass(frozen=True)
class Request:
    person: Person
    path: str
    body: Json


def at_once(requests: Iterable[Request]) -> list[tuple[int, Json]]:
    """Send requests so that they arrive together: all but the last byte of each, then the rest."""
    waiting: list[tuple[socket.socket, bytes]] = []
    for request in requests:
        server, body = request.person.server, json.dumps(request.body).encode()
        address = urlsplit(server.address)
        connection = socket.create_connection((address.hostname, address.port), PATIENCE)
        head = (
            f"POST {request.path} HTTP/1.1\r\nHost: {server.netloc}\r\n"
            f"Cookie: speicherstadt={request.person.cookie}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        whole = head.encode() + body
        connection.sendall(whole[:-1])
        waiting.append((connection, whole[-1:]))
    for connection, last in waiting:
        connection.sendall(last)
    answers = []
    for connection, _ in waiting:
        with connection:
            response = http.client.HTTPResponse(connection)
            response.begin()
            answers.append((response.status, json.loads(response.read())))
            response.close()
    return answers
