"""Start, measure and stop the server processes."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

_CORES = sorted(os.sched_getaffinity(0))


class Process:
    """A server and its child processes. Linux only: the figures come from /proc."""

    def __init__(
        self, command: Sequence[str | Path], environment: Mapping[str, str], log: Path
    ) -> None:
        with log.open("wb") as out, _on_the_servers_core():
            self._started = subprocess.Popen(
                [*map(str, command)],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **environment},
            )
        self.log = log
        self.pid = self._started.pid

    def wait_for(self, port: int, seconds: float = 30) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._started.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"the server did not start:\n{self.log.read_text('utf-8')}")

    @property
    def memory(self) -> int:
        """Bytes used by the server itself, without its bot workers, which are idle here."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def cpu(self) -> float:
        """CPU seconds used by the server's threads so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._started.send_signal(signal.SIGTERM)
        try:
            self._started.wait(10)
        except subprocess.TimeoutExpired:
            self._started.kill()
            self._started.wait()


@contextmanager
def running(process: Process, port: int) -> Iterator[Process]:
    try:
        process.wait_for(port)
        yield process
    finally:
        process.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def _on_the_servers_core() -> Iterator[None]:
    """Pin processes started in this context to the server's core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {_CORES[0]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def leave_the_servers_core() -> None:
    """Keep the clients off the core of the servers, if there is another one."""
    if len(_CORES) > 1:
        os.sched_setaffinity(0, set(_CORES[1:]))
