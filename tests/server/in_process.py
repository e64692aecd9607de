"""Parts of the server without a process of their own: fast, and with nothing left to chance."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
import pytest

from speicherstadt.server import wire
from speicherstadt.server.bots.bot_jobs import BotPosition, Ping, Pong, Task, TaskResult
from speicherstadt.server.bots.bot_pool import BotPool, Requester
from speicherstadt.server.health import HealthMonitor
from speicherstadt.server.http.visit import Parts
from speicherstadt.server.limits.defaults import Limits
from speicherstadt.server.limits.quotas import Quotas
from speicherstadt.server.limits.rate_limits import RateLimits
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.problems import Refused
from speicherstadt.server.tables.daily import DailyHarbour
from speicherstadt.server.tables.lobby import LobbyService
from speicherstadt.server.tables.messages import Message
from speicherstadt.server.tables.my_games import MyGames
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.client import Json


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.kind == code


class Recorder:
    """A `Listener` that keeps all messages."""

    def __init__(self, guest: str | None = None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.away = False
        self.told: list[Message] = []
        self.closed = False
        self.replaced = False

    def tell(self, message: Message) -> None:
        self.told.append(message)

    async def catch_up(self, missed: Iterable[Message]) -> None:
        self.told += missed

    def close(self, *, replaced: bool = False) -> None:
        self.closed = True
        self.replaced = replaced

    @property
    def kinds(self) -> list[str]:
        return [message.kind for message in self.told]

    @property
    def positions(self) -> list[str]:
        return [message.at for message in self.told if message.at]

    @property
    def chairs(self) -> list[Json]:
        """The chairs in the latest message."""
        rooms = [message for message in self.told if message.kind == "room"]
        chairs: list[Json] = msgspec.json.decode(rooms[-1].data)["chairs"]
        return chairs


class ScriptedPool(BotPool):
    """A pool whose bots make the decisions that the test puts in `answers`."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked: list[tuple[BotPosition, str]] = []
        self.requesters: list[Requester] = []
        self.seeds: list[str] = []
        self.answers: asyncio.Queue[str | Exception] = asyncio.Queue()
        self.waiting = 0
        """How many decisions are being thought about now."""

    async def decide(self, position: BotPosition, bot: str, seed: str, requester: Requester) -> str:
        self.asked.append((position, bot))
        self.requesters.append(requester)
        self.seeds.append(seed)
        self.waiting += 1
        try:
            answer = await self.answers.get()
        finally:
            self.waiting -= 1
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def hints(self, position: BotPosition, requester: Requester) -> list[wire.HintInfo]:
        self.asked.append((position, "hints"))
        self.requesters.append(requester)
        return []


class FakeProcess:
    """A `WorkerProcess` that answers when the test says so, or as `answers` does at once."""

    def __init__(self, answers: Callable[[Task], TaskResult | None]) -> None:
        self.pid = 0
        self.tasks: list[Task] = []
        self.pings = 0
        self.killed = False
        self._answers = answers
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        self.reply(Pong())

    def reply(self, result: TaskResult | Pong) -> None:
        self._lines.put_nowait(msgspec.json.encode(result) + b"\n")

    def send(self, line: bytes) -> None:
        message = _decode_task(line)
        if isinstance(message, Ping):
            self.pings += 1
            return
        self.tasks.append(message)
        if (result := self._answers(message)) is not None:
            self.reply(result)

    async def receive(self) -> bytes:
        return await self._lines.get()

    def kill(self) -> None:
        self.killed = True
        self._lines.put_nowait(b"")

    async def wait(self) -> None:
        assert self.killed


class FakeWorkers:
    """Starts the processes of a pool, all of them fakes."""

    def __init__(self, answers: Callable[[Task], TaskResult | None] = lambda _: None) -> None:
        self.answers = answers
        self.started: list[FakeProcess] = []

    async def start(self) -> FakeProcess:
        self.started.append(FakeProcess(self.answers))
        return self.started[-1]

    @property
    def tasks(self) -> list[Task]:
        """All tasks that were given to workers."""
        return [task for process in self.started for task in process.tasks]


_decode_task = msgspec.json.Decoder(Task | Ping).decode


async def until(condition: Callable[[], object]) -> None:
    """Let everything else run until the condition holds; the event loop bounds the wait."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0)


async def settled(times: int = 50) -> None:
    """Let everything that can happen without more time happen."""
    for _ in range(times):
        await asyncio.sleep(0)


UNLIMITED = Limits(requests_per_second=0)


def parts_of(registry: TableRegistry, limits: Limits = UNLIMITED) -> Parts:
    """The parts of a server around these tables."""
    store, revocations, last_seen = registry.services.store, Revocations(), LastSeen()
    return Parts(
        registry=registry,
        new_tables=NewTables(registry),
        lobby=LobbyService(registry),
        my_games=MyGames(store, registry.services.identity),
        daily=DailyHarbour(registry),
        identity=registry.services.identity,
        sessions=Sessions(store, revocations, last_seen),
        tokens=AccessTokens(store, revocations, last_seen),
        revocations=revocations,
        limits=RateLimits(limits),
        quotas=Quotas(store, limits),
        health=HealthMonitor(store, registry.services.bot_pool),
        secure=False,
    )


async def new_guest(registry: TableRegistry, name: str = "Anna") -> str:
    return await registry.services.identity.rename(None, name)


async def new_table(
    registry: TableRegistry,
    guest: str,
    players: int = 2,
    *,
    bots: Sequence[str] = (),
    public: bool = False,
    hints: bool = True,
) -> TableSession:
    wish = wire.NewTable(players=players, bots=list(bots), public=public, hints=hints)
    return await NewTables(registry).create(guest, "Anna", wish)


async def new_game(
    registry: TableRegistry,
    guest: str,
    players: int = 2,
    *,
    public: bool = False,
    hints: bool = True,
) -> TableSession:
    """A game that has just begun; the guest plays every seat."""
    session = await new_table(registry, guest, players, public=public, hints=hints)
    for seat in range(1, players):
        await session.join(guest, "Anna", wire.Join(name=f"Seat {seat}"))
    await session.start(guest)
    return session


async def decide(session: TableSession, guest: str, times: int = 1) -> None:
    """Make the first legal decision for whoever's turn it is."""
    for _ in range(times):
        game = session.playing()
        wish = wire.Decide(game.number, game.state.seat, next(iter(game.options)))
        await session.decide(guest, wish)


async def play_to_the_end(session: TableSession, guest: str) -> None:
    while not session.playing().state.over:
        await decide(session, guest)
