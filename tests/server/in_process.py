"""Parts of the server without a process of their own: fast, and with nothing left to chance."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
import pytest

from speicherstadt.server import wire
from speicherstadt.server.bot_pool import BotPool, BotPosition
from speicherstadt.server.messages import Message
from speicherstadt.server.new_tables import NewTables
from speicherstadt.server.problems import Refused
from speicherstadt.server.table_registry import TableRegistry
from speicherstadt.server.table_session import TableSession
from tests.server.client import Json


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.kind == code


class Recorder:
    """A `Listener` that keeps all messages."""

    def __init__(self, guest: str | None = None) -> None:
        self.guest = guest
        self.away = False
        self.told: list[Message] = []
        self.closed = False

    def tell(self, message: Message) -> None:
        self.told.append(message)

    def catch_up(self, missed: Iterable[Message]) -> None:
        self.told += missed

    def close(self) -> None:
        self.closed = True

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
        self.asked: list[tuple[BotPosition, str]] = []
        self.answers: asyncio.Queue[str | Exception] = asyncio.Queue()

    async def decide(self, position: BotPosition, bot: str, seed: str) -> str:
        self.asked.append((position, bot))
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def hints(self, position: BotPosition) -> list[wire.HintInfo]:
        self.asked.append((position, "hints"))
        return []

    def close(self) -> None:
        pass


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
