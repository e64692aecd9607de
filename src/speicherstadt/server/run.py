"""Run the server: one process per data folder, with a graceful stop."""

import asyncio
import fcntl
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import uvicorn

from speicherstadt.errors import Malformed
from speicherstadt.server.app import Settings, create_app
from speicherstadt.server.live import COMMAND_BYTES
from speicherstadt.server.logs import log_to_stderr
from speicherstadt.server.messages import KEEP_ALIVE_SECONDS
from speicherstadt.server.storage import open_database, reporting_problems
from speicherstadt.server.table_registry import TableRegistry

_GRACE_SECONDS = 5
_UNREAD_MILLISECONDS = 30_000
"""A connection is closed if its client reads nothing for this long."""


def run(data: Path, settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is called with the address once the server is up."""
    with _only_one(data), _listening(host, port) as listening:
        log_to_stderr()
        sys.setswitchinterval(0.001)  # shortens the writer thread's wait for the GIL
        file = data / "speicherstadt.sqlite"
        engine = open_database(file)

        def started(registry: TableRegistry) -> None:
            _stop_on_signals(server, registry)
            # Exempt everything created so far: a full collection would pause all tables for 0.1 s.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 20)
            ready(_address(host, listening))

        with reporting_problems(file):
            app = create_app(engine, settings, started)
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                http="h11",
                ws="websockets-sansio",
                ws_max_size=COMMAND_BYTES,
                ws_ping_interval=KEEP_ALIVE_SECONDS,
                ws_per_message_deflate=False,
                access_log=False,
                proxy_headers=bool(settings.public_url),
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=_GRACE_SECONDS,
                timeout_keep_alive=30,
            )
        )
        server.run([listening])


def _stop_on_signals(server: uvicorn.Server, registry: TableRegistry) -> None:
    """Ask all clients to reconnect later before the server closes their connections."""
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    async def stop() -> None:
        await registry.close()
        server.should_exit = True

    def on_signal() -> None:
        server.force_exit = bool(stopping)  # a second signal stops immediately
        stopping.append(loop.create_task(stop()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, on_signal)


@contextmanager
def _only_one(folder: Path) -> Iterator[None]:
    """Lock the data folder: each table has one writer, so each folder has one server."""
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
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MILLISECONDS)
    with listening:
        yield listening


def _address(host: str, listening: socket.socket) -> str:
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104
    return f"http://{shown}:{listening.getsockname()[1]}"
