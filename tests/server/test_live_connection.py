"""One live connection without a network: what happens when something fails in the middle."""

import asyncio
import gc
import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from speicherstadt.server import wire
from speicherstadt.server.http.live import LiveConnection, SocketOutbox
from speicherstadt.server.http.visit import Visit
from speicherstadt.server.limits.defaults import Limits
from speicherstadt.server.storage import Write
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.client import Json
from tests.server.in_process import (
    UNLIMITED,
    decide,
    new_game,
    new_guest,
    parts_of,
    refused,
    settled,
    until,
)

pytestmark = pytest.mark.anyio


class Socket:
    """The server's end of a WebSocket."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.sent: list[Json] = []
        self.broken = False
        self.left = False

    def command(self, **fields: object) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(fields)})

    def disconnect(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Json:
        event = await self.incoming.get()
        self.left = event["type"] == "websocket.disconnect"
        return event

    async def send(self, frame: Json) -> None:
        if self.broken:
            raise OSError("the client is gone")
        if self.left:
            raise WebSocketDisconnect(detail="the client is gone")  # as Litestar does
        self.sent.append(json.loads(frame["text"]))

    async def close(self, *_: object) -> None:
        pass


def connection(
    registry: TableRegistry,
    session: TableSession,
    guest: str,
    socket: Any,
    limits: Limits = UNLIMITED,
) -> LiveConnection:
    outbox = SocketOutbox(guest, socket)
    visit = Visit(parts_of(registry, limits), guest, "127.0.0.1")
    return LiveConnection(socket, visit, session, outbox)


async def test_server_error_is_answered_and_the_connection_stays_open(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    serving = asyncio.create_task(connection(registry, session, anna, socket).serve((0, 0)))

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
    serving = asyncio.create_task(connection(registry, session, anna, socket).serve((0, 0)))
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
        asyncio.create_task(connection(registry, session, anna, socket).serve((0, 0)))
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


@pytest.mark.parametrize("commands", [0, 3])
async def test_client_that_hangs_up_while_its_history_is_prepared_is_dropped(
    commands: int, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    await decide(session, anna, 30)
    asked, given_up = asyncio.Event(), asyncio.Event()

    async def never(*_: object) -> None:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr(registry.services.history, "page", never)
    serving = asyncio.create_task(connection(registry, session, anna, socket).serve((0, 0)))
    for number in range(commands):
        socket.command(type="chat", id=number, text="Moin")
    await asked.wait()
    await settled()
    socket.disconnect()
    await serving
    assert given_up.is_set()
    assert not session.listeners
    assert not len(session.chat)


async def test_only_a_few_commands_wait_for_the_history(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    await decide(session, anna, 30)

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(registry.services.history, "page", never)
    for number in range(50):
        socket.command(type="chat", id=number, text="Moin")
    with refused("too-many"):
        await connection(registry, session, anna, socket).serve((0, 0))
    assert not len(session.chat)


async def test_client_that_has_gone_before_it_is_sent_anything_is_no_error(
    registry: TableRegistry,
) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    await decide(session, anna, 3)
    socket.disconnect()
    await connection(registry, session, anna, socket).serve((0, 0))
    assert not socket.sent
    assert not session.listeners


async def test_whatever_a_client_sends_is_read_no_faster_than_its_limit(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, socket, pauses = await new_guest(registry), Socket(), asyncio.Queue[float]()
    session = await new_game(registry, anna)
    allowed, waking = 5, asyncio.Event()

    async def sleep(seconds: float) -> None:
        pauses.put_nowait(seconds)
        await waking.wait()

    limited = connection(registry, session, anna, socket, Limits(requests_per_second=1))
    serving = asyncio.create_task(limited.serve((0, 0)))
    await until(lambda: session.listeners)
    monkeypatch.setattr("speicherstadt.server.http.live.asyncio.sleep", sleep)
    for number in range(20):
        rubbish = {"type": "websocket.receive", "text": f'{{"id": {number}, "type": "x"}}'}
        socket.incoming.put_nowait(rubbish)
    assert 0 < await pauses.get() <= 5
    monkeypatch.undo()
    errors = [message for message in socket.sent if message["type"] == "error"]
    assert [error["code"] for error in errors] == ["malformed"] * allowed + ["too-many"]
    assert errors[-1]["id"] == allowed
    assert socket.incoming.qsize() == 20 - allowed - 1
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


async def test_a_command_waits_until_the_client_has_caught_up(registry: TableRegistry) -> None:
    anna, socket = await new_guest(registry), Socket()
    session = await new_game(registry, anna)
    await decide(session, anna, 60)
    socket.command(type="chat", id=1, text="Moin")
    serving = asyncio.create_task(connection(registry, session, anna, socket).serve((0, 0)))
    while not socket.sent or socket.sent[-1]["type"] != "done":
        await asyncio.sleep(0)
    told = [message["at"] for message in socket.sent if "at" in message]
    assert told == [*(f"{number}.0" for number in range(1, 61)), "60.1"]
    socket.disconnect()
    await serving
