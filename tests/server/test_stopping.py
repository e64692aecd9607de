"""Stopping the server: it ends in time, whatever tables and clients do, and loses nothing."""

import asyncio
import json
import socket
import sys
import time
from pathlib import Path

import pytest

from speicherstadt.server.run import STOP_SECONDS
from speicherstadt.server.storage import Write
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.client import PATIENCE, Live, hot_seat, play_all
from tests.server.conftest import Invite, Serve
from tests.server.in_process import Recorder, decide, new_game, new_guest, refused

pytestmark = pytest.mark.anyio


async def test_a_stop_does_not_wait_for_a_table_whose_change_hangs(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speicherstadt.server.tables.table_session._CLOSE_SECONDS", 0.01)
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder(anna)
    await session.listen(listener, None)
    hanging = asyncio.Event()

    async def hang(*_: Write) -> None:
        await hanging.wait()

    with monkeypatch.context() as patch:
        patch.setattr(registry.services.store, "write", hang)
        waiting = [asyncio.create_task(decide(session, anna)) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.wait_for(registry.close(), PATIENCE)
        assert listener.kinds[-1] == "stop"
        assert listener.closed
        hanging.set()
        results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [isinstance(result, Exception) for result in results] == [False] + [True] * 19
    with refused("unavailable"):
        await session.listen(Recorder(), None)


async def test_the_change_that_is_being_written_is_told_before_the_stop(
    registry: TableRegistry,
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await session.listen(listener, (0, 0))
    deciding = asyncio.create_task(decide(session, anna))
    await asyncio.sleep(0)
    await registry.close()
    await deciding
    assert listener.positions == ["1.0"]
    assert listener.kinds[-1] == "stop"


def unread(port: int) -> int:
    """Return the bytes that the server has sent from this port and nobody has read (Linux)."""
    sockets = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    own = [fields[4] for fields in sockets if fields[1].endswith(f":{port:04X}")]
    return sum(int(queues.partition(":")[0], 16) for queues in own)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_clients_that_do_not_read_cannot_delay_the_stop(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = hot_seat(anna)
    newest = play_all(anna, table, 100)
    idle = list[socket.socket]()
    host, _, port = server.netloc.partition(":")
    for path in [f"/api/tables/{table}/moments", f"/api/tables/{table}/stream?after=0.0"] * 20:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect((host, int(port)))
        deaf.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.netloc}\r\n\r\n".encode() * 20)
        idle.append(deaf)
    for deaf in idle:
        assert deaf.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 200"
    with Live(server, table, anna.cookie) as live:
        live.wait(lambda live: live.of("room"))
        done = live.decide(newest)
        assert unread(int(port)) > 1_000_000
        began = time.monotonic()
        server.terminate()
        assert time.monotonic() - began < 2 * STOP_SECONDS  # a busy machine may be late
    for deaf in idle:
        deaf.close()
    stored = server.stored('SELECT max(number) FROM entries WHERE "table" = ?', table)
    assert json.dumps(stored) == json.dumps([[done["moment"]["step"]["number"]]])
