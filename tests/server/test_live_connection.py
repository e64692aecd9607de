"""One live connection without a network: what happens when something fails in the middle."""

import asyncio
import gc
import json
from typing import Any

import pytest

from speicherstadt.server import wire
from speicherstadt.server.access_tokens import AccessTokens
from speicherstadt.server.live import LiveConnection, SocketOutbox
from speicherstadt.server.lobby import LobbyService
from speicherstadt.server.new_tables import NewTables
from speicherstadt.server.rate_limits import RateLimits
from speicherstadt.server.storage import Write
from speicherstadt.server.table_registry import TableRegistry
from speicherstadt.server.table_session import TableSession
from speicherstadt.server.visit import Parts, Visit
from tests.server.client import Json
from tests.server.in_process import decide, new_game, new_guest

pytestmark = pytest.mark.anyio


class Socket:
    """The server's end of a WebSocket."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.sent: list[Json] = []
        self.broken = False

    def command(self, **fields: object) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(fields)})

    def disconnect(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Json:
        return await self.incoming.get()

    async def send(self, frame: Json) -> None:
        if self.broken:
            raise OSError("the client is gone")
        self.sent.append(json.loads(frame["text"]))

    async def close(self, *_: object) -> None:
        pass


async def connection(
    registry: TableRegistry, session: TableSession, guest: str, socket: Any
) -> LiveConnection:
    store, identity = registry.services.store, registry.services.identity
    parts = Parts(
        registry=registry,
        new_tables=NewTables(registry),
        lobby=LobbyService(registry),
        identity=identity,
        tokens=AccessTokens(store),
        limits=RateLimits(0),
        secure=False,
    )
    outbox = SocketOutbox(guest, socket)
    await session.listen(outbox, (0, 0))
    return LiveConnection(socket, Visit(parts, guest, "127.0.0.1"), session, outbox)


async def test_server_error_is_answered_and_the_connection_stays_open(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    serving = asyncio.create_task((await connection(registry, session, anna, socket)).serve())

    async def full_disk(*_: Write) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(registry.services.store, "write", full_disk)
        socket.command(type="chat", id=1, text="Moin")
        while not any(message["type"] == "error" for message in socket.sent):
            await asyncio.sleep(0)
    error = socket.sent[-1]
    assert (error["id"], error["code"]) == (1, "unavailable")
    assert "No space" not in error["message"]
    assert "unexpected error in a command" in caplog.text
    socket.command(type="chat", id=2, text="Moin")
    while socket.sent[-1]["type"] != "done":
        await asyncio.sleep(0)
    assert socket.sent[-1]["message"]["number"] == 1
    socket.disconnect()
    await serving
    assert not session.listeners


async def test_client_that_disconnects_during_a_send_is_removed(
    registry: TableRegistry,
) -> None:
    problems = list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    serving = asyncio.create_task((await connection(registry, session, anna, socket)).serve())
    socket.broken = True
    await decide(session, anna)
    socket.disconnect()
    await serving
    assert not session.listeners
    del serving
    gc.collect()  # a task with an exception that nobody read would complain now
    assert problems == []


class SlowSocket(Socket):
    """A client that reads only when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = asyncio.Event()

    async def send(self, frame: Json) -> None:
        await self.reads.wait()
        await super().send(frame)


async def test_a_slow_reader_gets_everything_in_order_and_delays_nobody(
    registry: TableRegistry,
) -> None:
    anna, slow, quick = await new_guest(registry), SlowSocket(), Socket()
    session = await new_game(registry, anna)
    tasks = [
        asyncio.create_task((await connection(registry, session, anna, socket)).serve())
        for socket in (slow, quick)
    ]
    await asyncio.sleep(0)
    for number in range(5):
        game = session.playing()
        await session.decide(anna, wire.Decide(number, game.state.seat, next(iter(game.options))))
    assert [m["moment"]["step"]["number"] for m in quick.sent if m["type"] == "moment"] == [
        *range(1, 6)
    ]
    assert not slow.sent
    slow.reads.set()
    while len([m for m in slow.sent if m["type"] == "moment"]) < 5:
        await asyncio.sleep(0)
    assert [m["moment"]["step"]["number"] for m in slow.sent if m["type"] == "moment"] == [
        *range(1, 6)
    ]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
