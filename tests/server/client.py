"""The server as its users start it, and clients of it as a third party would write them."""

import contextlib
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
from pathlib import Path
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

import httpx

Json: TypeAlias = Any
"""What an answer holds; the tests look into it as a client would."""

_LEASH = """
import ctypes, os, signal, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)
os.execv(sys.executable, [sys.executable, "-m", "speicherstadt", *sys.argv[1:]])
"""
"""Tests that are broken off must not leave servers behind: Linux stops them with their parent."""

PATIENCE = 60.0
"""Seconds after which something that should happen counts as never happening."""


def command(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """The command `speicherstadt` with these words."""
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "LC_ALL": "C", "COLUMNS": "120", "PYTHONUTF8": "1"},
    )


def eventually(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until it is so."""
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "this never came true"
        time.sleep(0.01)


class Server:
    """A process of its own, in a group of its own, so that nothing of it is left behind."""

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
        """Ask it to stop; answers its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would, only that the disk's cache survives."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def relatives(self) -> list[int]:
        """The processes it has started that still run."""
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
        """What its database says: the truth, which no client is told."""
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
    """Somebody with a browser: a cookie, and everything that was ever answered."""

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
        """The server was started again somewhere else."""
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
        """Post something, whatever the answer may be."""
        return self.http.post(path, json=body)

    def post(self, path: str, **body: object) -> Json:
        return fine(self.ask(path, **body))

    def get(self, path: str, **params: str | int) -> Json:
        return fine(self.http.get(path, params=params))

    def table(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")

    def of(self, table: str, what: str, **params: str | int) -> Json:
        return self.get(f"/api/tables/{table}/{what}", **params)

    def create(self, players: int, **wish: object) -> str:
        """Answers the id of a new table."""
        room = self.post("/api/tables", players=players, **wish)
        ident: str = room["id"]
        return ident

    def do(self, table: str, what: str, **body: object) -> Json:
        return self.post(f"/api/tables/{table}/{what}", **body)

    def dare(self, table: str, what: str, **body: object) -> httpx.Response:
        """Like `do`, for what may be refused."""
        return self.ask(f"/api/tables/{table}/{what}", **body)

    def decide(self, table: str, seat: int, moment: Json, decision: str | None = None) -> Json:
        """Decide, if nothing else is said the first that is allowed; answers the moment."""
        return self.do(
            table,
            "decide",
            number=moment["step"]["number"],
            seat=seat,
            decision=decision or moment["board"]["legal"][0],
        )


def fine(response: httpx.Response) -> Json:
    assert response.status_code in (200, 201), response.text
    return response.json()


def code_of(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which says nothing else than it should."""
    problem = response.json()
    assert set(problem) == {"code", "message"}, problem
    assert problem["message"]
    assert response.headers["content-type"].startswith("application/json")
    assert "Traceback" not in problem["message"]
    assert ".py" not in problem["message"]
    return response.status_code, problem["code"]


def play(seats: Mapping[int, Person], table: str, seed: str = "", until: int | None = None) -> Json:
    """Play at random for these seats until the end, or until so many decisions count.

    Answers the newest moment. Bots, and whoever sits at the other seats, are waited for.
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


@dataclass(frozen=True)
class Message:
    id: str | None
    event: str
    data: Json


@dataclass
class Stream:
    """An open stream, read by a thread of its own."""

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
    def messages(self) -> list[Message]:
        return list(parsed(bytes(self.raw)))

    def named(self, event: str) -> list[Message]:
        return [message for message in self.messages if message.event == event]

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.messages if message.id is not None]

    def wait(self, what: Callable[["Stream"], bool]) -> "Stream":
        eventually(lambda: what(self))
        return self

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._response.close()
        self._connection.close()


def parsed(raw: bytes) -> Iterable[Message]:
    """The whole messages of a stream."""
    for block in raw.split(b"\n\n")[:-1]:
        lines = [line.partition(b": ") for line in block.split(b"\n")]
        fields = {name.decode(): value for name, _, value in lines if name}
        if "event" in fields:
            ident = fields.get("id")
            yield Message(
                None if ident is None else ident.decode(),
                fields["event"].decode(),
                json.loads(fields["data"]),
            )


@dataclass(frozen=True)
class Request:
    person: Person
    path: str
    body: Json


def at_once(requests: Iterable[Request]) -> list[tuple[int, Json]]:
    """Send requests so that they arrive together: each waits for its last byte, and then all go."""
    lines: list[tuple[socket.socket, bytes]] = []
    for request in requests:
        server, body = request.person.server, json.dumps(request.body).encode()
        address = urlsplit(server.address)
        line = socket.create_connection((address.hostname, address.port), PATIENCE)
        head = (
            f"POST {request.path} HTTP/1.1\r\nHost: {server.netloc}\r\n"
            f"Cookie: speicherstadt={request.person.cookie}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        whole = head.encode() + body
        line.sendall(whole[:-1])
        lines.append((line, whole[-1:]))
    for line, last in lines:
        line.sendall(last)
    answers = []
    for line, _ in lines:
        with line:
            response = http.client.HTTPResponse(line)
            response.begin()
            answers.append((response.status, json.loads(response.read())))
            response.close()
    return answers
