"""A real server, started once for each worker, and its visitors."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from speicherstadt.server.people.identity import Identity
from speicherstadt.server.storage import DataStore, open_database
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.client import Person, Server
from tests.server.in_process import ScriptedPool


class Invite(Protocol):
    def __call__(self, name: str | None = ..., server: Server | None = ...) -> Person: ...


Serve = Callable[..., Server]


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests by asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DataStore]:
    opened = DataStore(open_database(tmp_path / "speicherstadt.sqlite"))
    yield opened
    opened.close()


@pytest.fixture
def pool() -> ScriptedPool:
    return ScriptedPool()


@pytest.fixture
def registry(store: DataStore, pool: ScriptedPool) -> TableRegistry:
    """The open tables of a server without a process of its own; no background tasks run."""
    return TableRegistry(Services(store, Identity(store), pool, bot_pace=0))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server") / "data")
    yield started
    started.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server for this test alone, with the same data folder each time."""
    servers: list[Server] = []

    def start(*options: str) -> Server:
        servers.append(Server(tmp_path / "data", *options))
        return servers[-1]

    yield start
    for started in servers:
        started.close()


@pytest.fixture
def serve_behind(serve: Serve) -> Serve:
    """Start a server with a public URL; `address` is where a proxy reaches it."""

    def start(public: str, *options: str) -> Server:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = str(free.getsockname()[1])
        server = serve("--public-url", public, "--port", port, *options)
        server.address = f"http://127.0.0.1:{port}"
        return server

    return start


@pytest.fixture
def invite(request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Make visitors with a name, at the shared server or at the given one."""
    people: list[Person] = []

    def come(name: str | None = "Anna", server: Server | None = None) -> Person:
        there: Server = server or request.getfixturevalue("server")
        people.append(Person(there, name))
        return people[-1]

    yield come
    for person in people:
        person.close()
