"""The order in which jobs get a worker. Nothing here does I/O or reads a clock.

The most urgent jobs come first. Among equally urgent ones, addresses take turns, and so do the
owners at one address and the tables of one owner: however many jobs and guests someone has,
everybody else waits for only one of these jobs.
"""

from collections import deque
from collections.abc import Collection
from enum import IntEnum
from typing import Generic, Protocol, TypeAlias, TypeVar

MOST_PASSES = 9
"""After this many jobs with other priorities, a job of a waiting priority is next."""


class Priority(IntEnum):
    """How urgent a job is, the most urgent first."""

    PERSON_QUICK = 0
    """A person waits for it, and it takes milliseconds."""
    PERSON_LONG = 1
    """A person waits for it, and it takes up to seconds."""
    BOTS_QUICK = 2
    """No person waits: bots play among themselves."""
    BOTS_LONG = 3

    @classmethod
    def of(cls, *, person_waits: bool, long: bool) -> "Priority":
        return cls((0 if person_waits else 2) + long)

    @property
    def person_waits(self) -> bool:
        return self < Priority.BOTS_QUICK

    @property
    def long(self) -> bool:
        return self in (Priority.PERSON_LONG, Priority.BOTS_LONG)


Place: TypeAlias = tuple[str, ...]
"""Whose job it is: address, owner and table."""


class Queueable(Protocol):
    priority: Priority

    @property
    def place(self) -> Place: ...


J = TypeVar("J", bound=Queueable)


class _Turns(Generic[J]):
    """Waiting jobs that take turns by the first part of their place, then by the next one."""

    def __init__(self) -> None:
        self._parts: dict[str, _Turns[J]] = {}
        """In the order of turns."""
        self._jobs: deque[J] = deque()
        """Those whose place has no more parts."""
        self.size = 0

    def add(self, job: J, place: Place) -> None:
        if place:
            self._parts.setdefault(place[0], _Turns()).add(job, place[1:])
        else:
            self._jobs.append(job)
        self.size += 1

    def pop(self) -> J:
        """Remove the next job; each part of its place goes to the end of its line."""
        self.size -= 1
        if self._jobs:
            return self._jobs.popleft()
        name = next(iter(self._parts))
        part = self._parts.pop(name)
        job = part.pop()
        if part.size:
            self._parts[name] = part
        return job

    def remove(self, job: J, place: Place) -> bool:
        """Remove a job, and return whether it was here."""
        if not place:
            found = job in self._jobs
            if found:
                self._jobs.remove(job)
        else:
            part = self._parts.get(place[0])
            found = part is not None and part.remove(job, place[1:])
            if part is not None and not part.size:
                del self._parts[place[0]]
        self.size -= found
        return found

    def at(self, place: Place) -> list[J]:
        if not place:
            return list(self._jobs)
        part = self._parts.get(place[0])
        return part.at(place[1:]) if part is not None else []


class WorkQueue(Generic[J]):
    def __init__(self) -> None:
        self._waiting: dict[Priority, _Turns[J]] = {priority: _Turns() for priority in Priority}
        self._passes = dict.fromkeys(Priority, 0)
        """How many jobs were chosen in a row while one of this priority was waiting."""

    def __len__(self) -> int:
        return sum(turns.size for turns in self._waiting.values())

    def size(self, priority: Priority) -> int:
        return self._waiting[priority].size

    def add(self, job: J) -> None:
        self._waiting[job.priority].add(job, job.place)

    def remove(self, job: J) -> bool:
        """Remove a job that nobody needs any more, and return whether it was waiting."""
        return self._waiting[job.priority].remove(job, job.place)

    def next(self, allowed: Collection[Priority]) -> J | None:
        """Remove and return the job to do next, if one of these priorities is waiting."""
        waiting = [each for each in Priority if each in allowed and self._waiting[each].size]
        if not waiting:
            return None
        neglected = (each for each in waiting if self._passes[each] >= MOST_PASSES)
        chosen = next(neglected, waiting[0])
        for each in waiting:
            self._passes[each] += 1
        self._passes[chosen] = 0
        return self._waiting[chosen].pop()

    def person_waits(self, place: Place) -> None:
        """Make a table's waiting jobs more urgent, because a person is there now."""
        for before in (Priority.BOTS_QUICK, Priority.BOTS_LONG):
            for job in self._waiting[before].at(place):
                self._waiting[before].remove(job, place)
                job.priority = Priority.of(person_waits=True, long=before.long)
                self.add(job)
