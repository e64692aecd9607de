"""Worker processes for bots, and the jobs that wait for them.

A worker does one job at a time. It is killed and replaced if it misses the job's deadline or stops
answering pings, and its job is done again by another. To cancel a job, cancel whoever awaits it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import msgspec

from speicherstadt.server import wire
from speicherstadt.server.bots import bot_metrics
from speicherstadt.server.bots.bot_jobs import (
    BotPosition,
    Decided,
    DecideTask,
    HintsGiven,
    HintsTask,
    Ping,
    Pong,
    Task,
    TaskFailed,
    TaskResult,
)
from speicherstadt.server.bots.work_queue import Place, Priority, WorkQueue
from speicherstadt.server.bots.worker_process import (
    PING_SECONDS,
    SILENT_SECONDS,
    PythonProcess,
    Worker,
    WorkerProcess,
)
from speicherstadt.server.problems import Refused

FALLBACK_BOT = "clerk"
"""Decides within a few milliseconds if the workers cannot."""
_LONG_SECONDS = 0.5
"""A job that may take this long is a long one."""
_HINTS_PATIENCE = 10.0
"""How long a hint waits for a worker. Then it is refused."""
_BOTS_PATIENCE = 30.0
"""How long a bot waits for a worker. Then the fast bot decides."""
_TRIES = 2
_LONGEST_PAUSE = 10.0
"""Before a worker that keeps dying is started again, in seconds."""
_PING = msgspec.json.encode(Ping())
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TaskResult | Pong).decode
_log = logging.getLogger(__name__)

StartProcess: TypeAlias = Callable[[], Awaitable[WorkerProcess]]


@dataclass(frozen=True)
class Requester:
    """For whom a job is done."""

    owner: str
    """The guest who asks, or who hosts the table where a bot decides."""
    table: str
    person_waits: bool
    address: str = ""
    """Where the guest asks from, or a digest of where the table was created; empty if unknown."""

    @property
    def place(self) -> Place:
        """Addresses take turns, then owners, then tables."""
        return self.address, self.owner, self.table


@dataclass(eq=False)
class Job:
    task: Task
    place: Place
    priority: Priority
    done: "asyncio.Future[TaskResult]"
    since: float = field(default_factory=time.monotonic)
    tries: int = 0


class GaveUp(Exception):
    """No worker could finish a job."""


class Overdue(GaveUp):
    """No worker had time for a job."""


async def _start_process() -> WorkerProcess:
    return await PythonProcess.start("speicherstadt.server.bots.bot_worker")


def deadline_seconds(task: Task) -> float:
    """Return how long a worker may take, with much room for a busy machine."""
    return 5.0 + 5.0 * task.seconds()


def patience_seconds(task: Task) -> float:
    """Return how long a job waits for a worker before it is given up."""
    return _HINTS_PATIENCE if isinstance(task, HintsTask) else _BOTS_PATIENCE


class BotPool:
    def __init__(self, workers: int, start: StartProcess = _start_process) -> None:
        """The workers are started with the first job."""
        self._size = workers
        self._start = start
        self._queue: WorkQueue[Job] = WorkQueue()
        self._workers: list[Worker[Job]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        bot_metrics.HEARTBEAT_AGE.set_function(self.heartbeat_age)
        for priority in Priority:
            queued = bot_metrics.QUEUED.labels(priority.name.lower())
            queued.set_function(partial(self._queue.size, priority))

    async def decide(self, position: BotPosition, bot: str, seed: str, requester: Requester) -> str:
        """Return a bot's decision, or that of a fast bot if the workers fail or are too busy."""
        try:
            result = await self._run(DecideTask(position, bot, seed), requester)
        except GaveUp as failure:
            if not isinstance(failure, Overdue):  # there may be many of those; see the metrics
                _log.warning("bot %s could not decide; %s decides instead", bot, FALLBACK_BOT)
            result = await asyncio.to_thread(DecideTask(position, FALLBACK_BOT, seed).perform)
        assert isinstance(result, Decided)
        return result.decision

    async def hints(self, position: BotPosition, requester: Requester) -> list[wire.HintInfo]:
        try:
            result = await self._run(HintsTask(position), requester)
        except Overdue:
            raise Refused("unavailable", "the server is busy; try again later") from None
        except GaveUp:
            raise Refused("unavailable", "no hints at the moment; try again later") from None
        assert isinstance(result, HintsGiven)
        return result.hints

    def person_waits(self, requester: Requester) -> None:
        """Make the waiting jobs of a table more urgent, because a person is there now."""
        self._queue.person_waits(requester.place)
        self._dispatch()

    # Health

    def heartbeat_age(self) -> float:
        """Return how long ago the most silent worker was heard of, in seconds."""
        now = time.monotonic()
        return max((now - worker.heard for worker in self._workers), default=0.0)

    @property
    def last_heartbeat(self) -> float | None:
        """When the most silent worker was heard of, in seconds since 1970; None without workers."""
        return time.time() - self.heartbeat_age() if self._workers else None

    @property
    def healthy(self) -> bool:
        return self.heartbeat_age() < SILENT_SECONDS

    async def close(self) -> None:
        tasks, self._tasks, self._workers = self._tasks, [], []
        self._closed = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._give_up_waiting()

    # Jobs

    async def _run(self, task: Task, requester: Requester) -> TaskResult:
        if self._closed:
            raise GaveUp
        if not self._tasks:
            self._open()
        long, loop = task.seconds() >= _LONG_SECONDS, asyncio.get_running_loop()
        priority = Priority.of(person_waits=requester.person_waits, long=long)
        job = Job(task, requester.place, priority, loop.create_future())
        overdue = loop.call_later(patience_seconds(task), self._overdue, job)
        job.done.add_done_callback(lambda _: overdue.cancel())
        self._queue.add(job)
        self._dispatch()
        try:
            result = await job.done
        except asyncio.CancelledError:
            # If a worker has begun, it finishes: killing it would cost more than its second.
            self._queue.remove(job)
            bot_metrics.JOBS.labels("cancelled").inc()
            raise
        if isinstance(result, TaskFailed):
            raise RuntimeError(f"a bot worker failed: {result.error}")
        return result

    def _dispatch(self) -> None:
        """Give waiting jobs to idle workers."""
        for worker in self._workers:
            idle = worker.ready and worker.job is None
            if idle and (job := self._queue.next(self._allowed())) is not None:
                self._assign(worker, job)

    def _allowed(self) -> list[Priority]:
        """Return the priorities that may have another worker.

        One worker is kept for quick jobs, and one of the others for people. So nobody waits for a
        long thinker except those who asked for one.
        """
        running = [worker.job.priority for worker in self._workers if worker.job is not None]
        long = sum(priority.long for priority in running)
        bots_long = running.count(Priority.BOTS_LONG)
        allowed = [Priority.PERSON_QUICK, Priority.BOTS_QUICK]
        if long < max(1, self._size - 1):
            allowed.append(Priority.PERSON_LONG)
            if bots_long < max(1, self._size - 2):
                allowed.append(Priority.BOTS_LONG)
        return allowed

    def _assign(self, worker: Worker[Job], job: Job) -> None:
        bot_metrics.WAITED.labels(job.priority.name.lower()).observe(time.monotonic() - job.since)
        worker.assign(job, _encode(job.task), deadline_seconds(job.task))

    def _finish(self, worker: Worker[Job], result: TaskResult) -> None:
        job = worker.release()
        if job is not None and not job.done.done():
            failed = isinstance(result, TaskFailed)
            bot_metrics.JOBS.labels("failed" if failed else "done").inc()
            job.done.set_result(result)
        self._dispatch()

    def _redo(self, job: Job) -> None:
        """Do a job again whose worker has ended, unless this has happened too often."""
        job.tries += 1
        too_late = time.monotonic() - job.since > patience_seconds(job.task)
        if job.tries >= _TRIES or too_late or self._closed:
            _give_up(job)
        elif not job.done.done():
            bot_metrics.JOBS.labels("redone").inc()
            self._queue.add(job)
            self._dispatch()

    def _overdue(self, job: Job) -> None:
        """Give up a job that no worker has begun in time."""
        if self._queue.remove(job):
            _give_up(job, Overdue())

    def _give_up_waiting(self) -> None:
        while (job := self._queue.next(list(Priority))) is not None:
            _give_up(job)

    # Workers

    def _open(self) -> None:
        self._workers = [Worker() for _ in range(self._size)]
        self._tasks = [
            *(asyncio.create_task(self._keep(worker)) for worker in self._workers),
            asyncio.create_task(self._ping_regularly()),
        ]

    async def _keep(self, worker: Worker[Job]) -> None:
        """Keep a worker going: start its process, and start another one when it ends."""
        pause = 0.0
        while True:
            useful = False
            try:
                useful = await self._serve(worker)
            except OSError:
                _log.exception("a bot worker cannot be started")
            if not useful and not any(other.ready for other in self._workers):
                self._give_up_waiting()
            pause = 0.0 if useful else min(_LONGEST_PAUSE, 2 * pause + 0.5)
            await asyncio.sleep(pause)

    async def _serve(self, worker: Worker[Job]) -> bool:
        """Serve one process until it ends, and return whether it was of any use."""
        process = await self._start()
        bot_metrics.WORKERS_STARTED.inc()
        worker.begin(process)
        useful = False
        try:
            while line := await worker.receive(process):
                useful = True
                reply = _decode(line)
                if isinstance(reply, Pong):
                    self._dispatch()
                else:
                    self._finish(worker, reply)
        except (msgspec.DecodeError, ValueError):
            _log.exception("a bot worker sent something that cannot be read")
        finally:
            job = await worker.end(process)
            if job is not None:
                self._redo(job)
        bot_metrics.WORKERS_ENDED.labels(worker.end_reason).inc()
        _log.warning("a bot worker ended: %s; starting another", worker.end_reason)
        return useful

    async def _ping_regularly(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            self.ping()

    def ping(self) -> None:
        """Ask all workers for a sign of life, and replace those that have stopped answering."""
        for worker in self._workers:
            worker.ping(_PING)


def _give_up(job: Job, reason: GaveUp | None = None) -> None:
    if not job.done.done():
        bot_metrics.JOBS.labels("overdue" if isinstance(reason, Overdue) else "gave_up").inc()
        job.done.set_exception(reason or GaveUp())
