"""Work that several callers wait for: it is done once, and not at all if nobody waits any more."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class _Job(Generic[T]):
    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.task = asyncio.create_task(work)
        self.waiting = 0


class SharedWork(Generic[K, T]):
    def __init__(self) -> None:
        self._jobs: dict[K, _Job[T]] = {}

    async def do(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the work, shared with everyone who asks for the same key."""
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(work())
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            job.waiting -= 1
            if not job.waiting:
                del self._jobs[key]
                job.task.cancel()  # does nothing if it is done
