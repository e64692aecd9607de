"""The server under test: started, killed and started again with the same port and data."""

import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from bench.server.processes import free_port

_START_SECONDS = 60.0


class ServerProcess:
    """Runs with default settings. Linux only: the figures come from /proc."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.port = free_port()
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> Path:
        return self.data / "speicherstadt.sqlite"

    def start(self) -> None:
        command = [sys.executable, "-m", "speicherstadt", "serve", "--data", str(self.data)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port)],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + _START_SECONDS
        while time.monotonic() < until:
            with (
                suppress(OSError),
                urllib.request.urlopen(  # our own server
                    f"http://127.0.0.1:{self.port}/health", timeout=5
                ),
            ):
                return
            time.sleep(0.05)
        raise SystemExit(f"the server did not start:\n{self._log.read_text('utf-8')[-4000:]}")

    def kill(self) -> None:
        """End it as a power cut would, except that the disk's cache survives."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def kill_a_worker(self, chance: random.Random) -> bool:
        """Kill one of the bot workers, if there is any."""
        assert self._process is not None
        workers = [pid for pid in self._members() if pid != self._process.pid]
        if not workers:
            return False
        with suppress(ProcessLookupError):
            os.kill(chance.choice(workers), signal.SIGKILL)
        return True

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def memory(self) -> int:
        """Bytes used by the server itself, without the bot workers."""
        assert self._process is not None
        with suppress(OSError):
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text("ascii").split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 0

    @property
    def disk(self) -> int:
        """Bytes of the data folder."""
        return sum(file.stat().st_size for file in self.data.iterdir() if file.is_file())

    def _members(self) -> list[int]:
        assert self._process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                _, _, group = stat.read_text("ascii").rpartition(")")[2].split()[:3]
                if int(group) == self._process.pid:
                    found.append(int(stat.parent.name))
        return found
