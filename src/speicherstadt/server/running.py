"""Running the server: one process for one data folder, and an orderly end."""

import fcntl
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

import uvicorn

from speicherstadt.errors import Malformed
from speicherstadt.server.app import Settings, create_app
from speicherstadt.server.hall import Hall
from speicherstadt.server.line import Line
from speicherstadt.server.logs import log_to_stderr
from speicherstadt.server.storage import being_read, open_database

_GRACE_SECONDS = 5


class Server(uvicorn.Server):
    """Tells the streams to come back later before it waits for them to end."""

    hall: Hall
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What exists by now stays: to walk it again and again would halt the tables for 0.1 s.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 20)
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An end that was asked for is no failure: after it the process exits as usual."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hall.close()
        await super().shutdown(sockets)


def run(data: Path, settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` hears the address when everything works."""
    with _only_one(data), _listening(host, port) as listening:
        log_to_stderr()
        sys.setswitchinterval(0.001)  # the journal's thread need not wait long for the interpreter
        file = data / "speicherstadt.sqlite"
        engine = open_database(file)
        with being_read(file):
            door, hall = create_app(engine, settings)
        server = Server(
            uvicorn.Config(
                door,
                http=partial(Line, door=door, hall=hall),  # type: ignore[arg-type]
                ws="none",
                access_log=False,
                proxy_headers=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=_GRACE_SECONDS,
                timeout_keep_alive=30,
            )
        )
        server.hall, server.ready = hall, lambda: ready(_address(host, listening))
        server.run([listening])


@contextmanager
def _only_one(folder: Path) -> Iterator[None]:
    """Each table has one writer, so each data folder has one server."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file: IO[str] = (folder / "server.lock").open("w")
    except OSError as error:
        raise Malformed(f"{folder}: cannot be the data folder: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Malformed(f"{folder}: another server is using this data folder") from None
        yield


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Malformed(f"cannot listen at {host} port {port}: {reason}") from None
    with listening:
        yield listening


def _address(host: str, listening: socket.socket) -> str:
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104
    return f"http://{shown}:{listening.getsockname()[1]}"
