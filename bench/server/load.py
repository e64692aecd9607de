"""Scripted clients at many tables, which decide when it is their turn, with or without a pause.

Both servers get the same clients, as far as their protocols allow: a client listens to its stream
and, when a message says that it is its turn, makes one of the legal decisions in that message.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bench.server.tally import Tally
from bench.server.wires import Line


class Seat(ABC):
    """One client. A subclass for each server knows its protocol."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sent: dict[int, float] = {}
        """The time when each decision of this table was sent, shared by its seats."""

    def turn(self, number: int, legal: Sequence[str]) -> None:
        """Handle that it is our turn after entry `number`."""
        choice = legal[int(self.load.chance.random() * len(legal))]
        self.load.act(lambda: self._send(number, choice))

    def _send(self, number: int, choice: str) -> None:
        self.sent[number + 1] = time.perf_counter()
        self.decide(number, choice)

    @abstractmethod
    def decide(self, number: int, choice: str) -> None:
        """Send the decision."""

    def answered(self, number: int) -> None:
        tally = self.load.tally
        tally.decisions += 1
        tally.answers.append(time.perf_counter() - self.sent[number])

    def arrived(self, number: int) -> None:
        """Note that another seat's decision has reached this one."""
        if number in self.sent:
            self.load.tally.arrivals.append(time.perf_counter() - self.sent[number])

    def heard(self, length: int) -> None:
        self.load.tally.heard += 1
        self.load.tally.heard_bytes += length


class Load(ABC):
    """All clients of one server. Between its slices, they hold their decisions back."""

    name: str

    def __init__(self, port: int, tables: int, players: int, pause: float) -> None:
        self.port = port
        self.tables = tables
        self.players = players
        self.pause = pause
        self.chance = random.Random(f"{tables}/{players}")
        self.tally = Tally()
        self.failure: BaseException | None = None
        self._playing = False
        self._held: list[Callable[[], None]] = []

    def first_leave(self) -> int:
        """Draw when the players of a table leave their first game: not all tables at once."""
        return self.chance.randrange(10, 170)

    @abstractmethod
    async def open(self) -> None:
        """Connect all clients and seat them at their tables."""

    @abstractmethod
    def close(self) -> None:
        """Disconnect all clients."""

    async def connect(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line, "127.0.0.1", self.port)

    def note(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled():
            self.failure = self.failure or task.exception()

    def act(self, decide: Callable[[], None]) -> None:
        if not self._playing:
            self._held.append(decide)
        elif self.pause:
            later = self.pause * (0.5 + self.chance.random())
            asyncio.get_running_loop().call_later(later, self._now, decide)
        else:
            decide()

    def _now(self, decide: Callable[[], None]) -> None:
        if self._playing:
            decide()
        else:
            self._held.append(decide)

    async def play(self, seconds: float) -> Tally:
        self.tally, self._playing = Tally(), True
        held, self._held = self._held, []
        for decide in held:
            self.act(decide)
        await asyncio.sleep(seconds)
        tally, self.tally = self.tally, Tally()
        self._playing = False
        return tally

    async def settle(self) -> None:
        """Wait until every table is holding its next decision back."""
        for _ in range(600):
            if self.failure is not None:
                raise self.failure
            if len(self._held) >= self.tables:
                return
            await asyncio.sleep(0.05)
        raise TimeoutError(
            f"{self.name}: only {len(self._held)} of {self.tables} tables made progress"
        )
