"""A worker and its process, as the server sees them: a job at a time, a deadline, signs of life."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

PING_SECONDS = 1.0
MOST_UNANSWERED = 4
"""A worker that leaves this many pings in a row unanswered is replaced."""
MOST_UNANSWERED_AT_START = 20
"""The same for a process that is still starting, which takes a while on a busy machine."""
SILENT_SECONDS = PING_SECONDS * (MOST_UNANSWERED + 3)
"""By this time, a worker has been heard of or replaced."""
_LONGEST_LINE = 4_000_000

EndReason: TypeAlias = Literal["died", "silent", "late"]


class WorkerProcess(Protocol):
    pid: int

    def send(self, line: bytes) -> None:
        """Send a line soon."""

    async def receive(self) -> bytes:
        """Return the next line; empty once the process has ended."""

    def kill(self) -> None:
        """End the process at once, even if it is stopped."""

    async def wait(self) -> None:
        """Wait for the end of the process."""


class PythonProcess:
    """A `WorkerProcess` that runs a module of ours. It must exit when its standard input ends."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.pid = process.pid
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout

    @classmethod
    async def start(cls, module: str) -> "PythonProcess":
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", module), stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
            )
        )

    def send(self, line: bytes) -> None:
        self._stdin.write(line + b"\n")

    async def receive(self) -> bytes:
        try:
            return await self._stdout.readline()
        except ConnectionResetError:
            return b""

    def kill(self) -> None:
        with suppress(ProcessLookupError):  # it has ended by itself
            self._process.kill()

    async def wait(self) -> None:
        await self._process.wait()


J = TypeVar("J")


class Worker(Generic[J]):
    """A worker with at most one job. When its process ends, it gets another one."""

    def __init__(self) -> None:
        self.process: WorkerProcess | None = None
        self.job: J | None = None
        self.ready = False
        """Whether the process has answered yet."""
        self.heard = time.monotonic()
        """When it was last heard of."""
        self.end_reason: EndReason = "died"
        """Why the process ends, if it does."""
        self._unanswered = 0
        """Counted in pings, not in seconds, so that a pause of the whole server kills nobody."""
        self._deadline: asyncio.TimerHandle | None = None

    def begin(self, process: WorkerProcess) -> None:
        """Take over a new process."""
        self.process, self.ready, self.end_reason, self._unanswered = process, False, "died", 0

    async def receive(self, process: WorkerProcess) -> bytes:
        """Return the next line of the process, which is a sign of life, too."""
        line = await process.receive()
        if line:
            self.ready, self.heard, self._unanswered = True, time.monotonic(), 0
        return line

    def assign(self, job: J, line: bytes, seconds: float) -> None:
        """Send a job to the process, and kill the process if it takes longer than this."""
        assert self.process is not None
        self.job = job
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._kill, "late")
        self.process.send(line)

    def release(self) -> J | None:
        """Take the job away."""
        job, self.job = self.job, None
        if self._deadline is not None:
            self._deadline.cancel()
        return job

    def ping(self, line: bytes) -> None:
        """Ask for a sign of life, or kill a process that has stopped answering."""
        if self.process is None:
            return
        if self._unanswered >= (MOST_UNANSWERED if self.ready else MOST_UNANSWERED_AT_START):
            self._kill("silent")
        else:
            self._unanswered += 1
            self.process.send(line)

    async def end(self, process: WorkerProcess) -> J | None:
        """Let go of a process that is of no more use, and return the job it had."""
        self.process, self.ready = None, False
        process.kill()
        await process.wait()
        return self.release()

    def _kill(self, reason: EndReason) -> None:
        if self.process is not None:
            self.end_reason = reason
            self.process.kill()
