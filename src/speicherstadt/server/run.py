"""Run the server: one process per data folder, with a graceful stop."""

import asyncio
import gc
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from speicherstadt.errors import Malformed
from speicherstadt.server import data_folder
from speicherstadt.server.app import Settings, create_app
from speicherstadt.server.http.connections import Connections, limited_protocol
from speicherstadt.server.http.live import COMMAND_BYTES
from speicherstadt.server.logs import log_to_stderr
from speicherstadt.server.storage import open_database, reporting_problems
from speicherstadt.server.tables.messages import KEEP_ALIVE_SECONDS
from speicherstadt.server.tables.table_registry import TableRegistry

_GRACE_SECONDS = 5
STOP_SECONDS = 10
"""The longest time from the first signal to the end of the process."""
_UNREAD_MILLISECONDS = 30_000
"""A connection is closed if its client reads nothing for this long."""
_SEND_BUFFER_BYTES = 128 * 1024
"""What the system buffers for each connection; left to itself, it takes several megabytes."""
_MOST_FILES = 65_536


def run(data: Path, settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is called with the address once the server is up."""
    data_folder.create(data)
    with data_folder.locked(data), _listening(host, port) as listening:
        log_to_stderr(settings.log_format)
        _allow_many_files()
        sys.setswitchinterval(0.001)  # shortens the writer thread's wait for the GIL
        file = data_folder.database_in(data)
        engine = open_database(file, check=settings.check)

        connections = Connections(settings.connections)
        tasks = set[asyncio.Task[None]]()

        def started(registry: TableRegistry) -> None:
            _stop_on_signals(server, registry, connections)
            tasks.add(asyncio.create_task(connections.watch()))
            # Exempt everything created so far: a full collection would pause all tables for 0.1 s.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 20)
            ready(_address(host, listening))

        with reporting_problems(file):
            app = create_app(engine, settings, data, connections, started)
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                http=limited_protocol(connections),
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


def _stop_on_signals(
    server: uvicorn.Server, registry: TableRegistry, connections: Connections
) -> None:
    """Ask all clients to reconnect later before the server closes their connections."""
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    async def stop() -> None:
        await registry.close()
        connections.cut_off_unread()
        server.should_exit = True

    def on_signal() -> None:
        if not stopping:
            _exit_in_time()
        server.force_exit = bool(stopping)  # a second signal stops immediately
        stopping.append(loop.create_task(stop()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, on_signal)


def _exit_in_time() -> None:
    """End the process after a while, whatever it is still waiting for.

    That loses nothing: a decision is acknowledged only when it is on disk.
    """
    last_resort = threading.Timer(STOP_SECONDS, os._exit, (1,))
    last_resort.daemon = True
    last_resort.start()


def _allow_many_files() -> None:
    """Raise the limit on open files, which counts connections, as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Malformed(f"cannot listen on {host} port {port}: {reason}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MILLISECONDS)
    with listening:
        yield listening


def _address(host: str, listening: socket.socket) -> str:
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104
    return f"http://{shown}:{listening.getsockname()[1]}"
