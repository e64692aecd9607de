"""Players at a human pace, who reconnect after each kill and keep a journal of what they are told.

A journal is what the server has promised: it is compared with the stored log at the end.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import msgspec

from bench.server.wires import Refused
from bench.soak.visitor import Closing, LoopbackVisitor

T = TypeVar("T")

_RETRY_SECONDS = 0.5


class _Board(msgspec.Struct):
    decides: int | None
    legal: list[str]


class _Step(msgspec.Struct):
    number: int


class _Moment(msgspec.Struct):
    step: _Step
    board: _Board


class _Heard(msgspec.Struct):
    type: str
    id: int | None = None
    code: str | None = None
    at: str | None = None
    moment: _Moment | None = None


_decode = msgspec.json.Decoder(_Heard).decode


@dataclass
class Answered:
    """The answer to one decision."""

    sent: float
    at: float


@dataclass
class Journal:
    """What the players of one game were told."""

    table: str
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Seat and decision by entry number."""
    unanswered: set[tuple[int, int, str]] = field(default_factory=set)
    """Number, seat and decision of what was sent and never answered. It may be stored or not."""


@dataclass(frozen=True)
class Stand:
    """A time in which nothing happened at a table."""

    seconds: float
    table: str
    entry: int
    """The entry after which nothing happened."""
    decides: int | None
    """The seat that had to decide; None before the game began."""


@dataclass
class Notes:
    """What all players measured."""

    answers: list[Answered] = field(default_factory=list)
    journals: list[Journal] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """Gaps, repetitions and resets: what must never happen."""
    refusals: Counter[str] = field(default_factory=Counter)
    longest_stand: Stand = Stand(0.0, "", -1, None)
    """Pauses of people are included."""
    interrupted: int = 0
    """Decisions whose connection was lost before the answer."""


class SoakPlayer:
    """One seat; it plays every game of its group."""

    def __init__(self, group: "Group", seat: int, address: str) -> None:
        self.visitor = LoopbackVisitor(group.port, address)
        self._group = group
        self._seat = seat
        self._socket: Closing | None = None
        self._last = -1
        self._position: str | None = None
        self._turn: tuple[int, str] | None = None
        """The entry after which it is this seat's turn, and what it will decide."""
        self._asked: tuple[int, str, float] | None = None
        """What was sent: number, decision and time."""
        self._lost = asyncio.Event()

    async def follow(self, journal: Journal) -> None:
        """Stay at the table until the game is over, reconnecting whenever it is necessary."""
        self._last, self._position, self._turn, self._asked = -1, None, None, None
        try:
            await self._connected(journal)
            while not self._group.over.is_set():
                self._give_up(journal)
                await asyncio.sleep(_RETRY_SECONDS * self._group.chance.random())
                await self._connected(journal)
        finally:
            self._lost.set()
            self._give_up(journal)
            if self._socket is not None:
                self._socket.close()

    async def _connected(self, journal: Journal) -> None:
        """Connect, and return when the connection is lost or the game is over."""
        self._lost.clear()
        after = f"?after={self._position}" if self._position else ""
        path = f"tables/{journal.table}/live{after}"
        try:
            self._socket = await self.visitor.live(path, self._heard, self._lost.set)
        except OSError:
            return
        if self._turn is not None:
            self._later(self._group.pause(), *self._turn)
        waits = [asyncio.ensure_future(one.wait()) for one in (self._lost, self._group.over)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        if self._socket.refusal:
            self._group.notes.refusals[f"handshake: {self._socket.refusal}"] += 1

    def _give_up(self, journal: Journal) -> None:
        """Note that the connection was lost before the answer came."""
        if self._asked is not None:
            number, decision, _ = self._asked
            journal.unanswered.add((number, self._seat, decision))
            self._group.notes.interrupted += 1
            self._asked = None

    def _heard(self, text: bytes) -> None:
        message = _decode(text)
        match message.type:
            case "done":
                self._answered()
                self._moment(message)
            case "moment":
                self._moment(message)
            case "reset":
                self._fault("the server forgot what it had told")
            case "error":
                self._refused(message.code or "")
            case _:  # seats, chat
                pass

    def _answered(self) -> None:
        if self._asked is None:
            self._fault("an answer came twice")
            return
        number, decision, sent = self._asked
        self._asked = None
        self._group.notes.answers.append(Answered(sent, time.monotonic()))
        self._group.journal.acknowledged[number] = (self._seat, decision)

    def _moment(self, message: _Heard) -> None:
        moment, number = message.moment, message.moment.step.number if message.moment else 0
        assert moment is not None
        if self._position is not None and number != self._last + 1:
            kind = "repetition" if number <= self._last else "gap"
            self._fault(f"{kind}: entry {number} came after {self._last}")
        self._last, self._position = number, message.at
        self._group.note_progress(number, moment.board.decides)
        self._turn = None
        if moment.board.decides is None:
            self._group.over.set()
        elif moment.board.decides == self._seat:
            self._turn = number, self._group.chance.choice(moment.board.legal)
            self._later(self._group.pause(), *self._turn)

    def _refused(self, code: str) -> None:
        """Try again later what was refused for the moment; anything else ends the game."""
        self._group.notes.refusals[code] += 1
        if self._asked is None:
            return
        number, decision, _ = self._asked
        self._asked = None
        if code in ("too-many", "unavailable"):
            self._group.journal.unanswered.add((number, self._seat, decision))
            self._later(1.0, number - 1, decision)
        elif code != "stale":
            self._fault(f"decision {number} was refused: {code}")

    def _later(self, seconds: float, number: int, decision: str) -> None:
        asyncio.get_running_loop().call_later(seconds, self._decide, number, decision)

    def _decide(self, number: int, decision: str) -> None:
        """Send a decision, unless the table or the connection has changed in the meantime."""
        socket = self._socket
        if self._last != number or self._asked is not None or self._lost.is_set():
            return
        if socket is None or socket.closed or self._group.over.is_set():
            return
        self._asked = (number + 1, decision, time.monotonic())
        command = b'{"type":"decide","id":%d,"number":%d,"seat":%d,"decision":"%b"}'
        socket.say(command % (number + 1, number, self._seat, decision.encode()))

    def _fault(self, what: str) -> None:
        self._group.notes.faults.append(f"table {self._group.journal.table}: {what}")


class Group:
    """People who play one game after the other, some of them with a bot."""

    def __init__(self, port: int, number: int, pause: float, notes: Notes) -> None:
        self.port = port
        self.notes = notes
        self.chance = random.Random(f"soak/{number}")
        self.journal = Journal("")
        self.over = asyncio.Event()
        self._began_to_stand(-1, None)
        self._pause = pause
        self._bots = ["clerk"] if number % 4 == 0 else []
        people = 2 + number % 2
        addresses = [f"127.1.{number}.{seat + 1}" for seat in range(people)]
        self._players = [SoakPlayer(self, seat, address) for seat, address in enumerate(addresses)]

    def note_progress(self, entry: int, decides: int | None) -> None:
        """Note how long the table stood still until now."""
        self._note_stand()
        self._began_to_stand(entry, decides)

    def _note_stand(self) -> None:
        seconds = time.monotonic() - self._moved
        if seconds > self.notes.longest_stand.seconds:
            stand = Stand(seconds, self.journal.table, self._entry, self._decides)
            self.notes.longest_stand = stand

    def _began_to_stand(self, entry: int, decides: int | None) -> None:
        self._moved, self._entry, self._decides = time.monotonic(), entry, decides

    def pause(self) -> float:
        return self._pause * (0.5 + self.chance.random())

    async def play(self) -> None:
        await asyncio.sleep(self.pause())
        for player in self._players:
            await self._insist(partial(player.visitor.arrive, "Player"))
        while True:
            self.over.clear()
            table = await self._insist(self._new_table)
            self.journal = Journal(table)
            self.notes.journals.append(self.journal)
            self._began_to_stand(-1, None)
            try:
                await asyncio.gather(*(player.follow(self.journal) for player in self._players))
            finally:
                self._note_stand()

    async def _new_table(self) -> str:
        host, *others = [player.visitor for player in self._players]
        wish = {"players": len(self._players) + len(self._bots), "bots": self._bots}
        room = await host.ask("POST", "tables", {**wish, "public": True})
        table: str = room["id"]
        for other in others:
            await other.ask("POST", f"tables/{table}/join", {})
        await host.ask("POST", f"tables/{table}/start", {})
        return table

    async def _insist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Repeat until it succeeds; the server may be down or refuse for the moment."""
        while True:
            try:
                return await attempt()
            except Refused as refusal:
                self.notes.refusals[str(refusal).rpartition('"code":"')[2].split('"')[0]] += 1
            except (OSError, TimeoutError, ValueError):
                pass
            await asyncio.sleep(_RETRY_SECONDS + self.chance.random())
