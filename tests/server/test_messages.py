"""Messages and the outbox from which each connection is sent them."""

import asyncio
import json
from contextlib import nullcontext

import msgspec
import pytest

from speicherstadt.server import wire
from speicherstadt.server.http import live
from speicherstadt.server.problems import Refused
from speicherstadt.server.tables.messages import Answer, Message, Outbox, position
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.in_process import decide, new_game, new_guest, refused

pytestmark = pytest.mark.anyio

SIZE = 10_000


def numbered(number: int, size: int = SIZE) -> Message:
    return Message("chat", json.dumps("x" * size).encode(), f"0.{number}")


async def everything(outbox: Outbox[Message]) -> list[str | None]:
    """Read an outbox that is closed to its end."""
    read = []
    while (message := await outbox.next()) is not None:
        read.append(message.at)
    return read


async def test_slow_reader_is_disconnected_instead_of_missing_messages() -> None:
    """Nothing is sent after the cut: it would hide the gap."""
    slow, quick = Outbox[Message](None), Outbox[Message](None)
    heard = []
    for number in range(1, 301):
        message = numbered(number)
        for outbox in (slow, quick):
            outbox.tell(message)
        told = await quick.next()
        assert told is message
        heard.append(told.at)
    assert await everything(slow) == []
    assert heard == [f"0.{number}" for number in range(1, 301)]


async def test_a_reader_that_catches_up_in_time_stays() -> None:
    outbox = Outbox[Message](None)
    for number in range(1, 601):
        outbox.tell(numbered(number))
        if number % 60 == 0:
            read = [(await outbox.next()) for _ in range(60)]
            assert [message.at for message in read if message] == [
                f"0.{n}" for n in range(number - 59, number + 1)
            ]


async def test_catching_up_may_exceed_the_lag_limit_and_ends_when_all_is_sent() -> None:
    outbox = Outbox[Message](None)
    missed = [numbered(number) for number in range(1, 401)]
    catching_up = asyncio.create_task(outbox.catch_up(missed))
    heard = []
    for _ in missed:
        told = await outbox.next()
        assert told is not None
        heard.append(told.at)
    assert heard == [f"0.{number}" for number in range(1, 401)]
    assert not catching_up.done()
    reading = asyncio.create_task(outbox.next())
    await catching_up
    outbox.close()
    assert await reading is None


async def test_messages_before_the_end_are_still_sent() -> None:
    outbox = Outbox[Message](None)
    outbox.tell(numbered(1))
    outbox.close()
    outbox.tell(numbered(2))
    assert await everything(outbox) == ["0.1"]


async def test_a_reader_waits_for_the_next_message() -> None:
    outbox = Outbox[Message](None)
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    message = numbered(1)
    outbox.tell(message)
    assert await waiting is message
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.close()
    assert await waiting is None


def test_a_message_is_encoded_for_both_kinds_of_connection() -> None:
    chat = wire.ChatMessage(1, None, True, "Änne", "<b>\u2028", "2026-01-01T00:00:00Z")
    message = Message("chat", msgspec.json.encode(chat), "4.1")
    frame = msgspec.json.decode(message.frame["text"], type=wire.ServerMessage)
    assert frame == wire.ChatNotice("4.1", chat)
    head, _, data = message.event.rstrip(b"\n").partition(b"data: ")
    assert head == b"id: 4.1\nevent: chat\n"
    assert msgspec.json.decode(data, type=wire.ChatMessage) == chat
    assert b"\n" not in data
    assert message.frame is message.frame
    assert message.event is message.event


def test_a_message_without_a_position_is_not_numbered() -> None:
    message = Message("stop", b'{"retry_ms":1000}')
    assert json.loads(message.frame["text"]) == {"type": "stop", "retry_ms": 1000}
    assert message.event == b'event: stop\ndata: {"retry_ms":1000}\n\n'


def test_answer_contains_the_result_of_its_command() -> None:
    message = numbered(1, 3)
    done = json.loads(Answer("done", 7, message.content).frame["text"])
    assert done == {"type": "done", "id": 7, "at": "0.1", "message": "xxx"}
    assert json.loads(Answer("done", 0).frame["text"]) == {"type": "done", "id": 0}
    assert json.loads(Answer("error", None).frame["text"]) == {"type": "error", "id": None}


def test_positions() -> None:
    assert position(None) is None
    assert position("-1.0") == (-1, 0)
    assert position("12.34") == (12, 34)
    for garbage in ("", "1", "1.", ".1", "-2.0", "1.-1", " 1.0", "1.0\n", "²,0", "1" * 10 + ".0"):
        with refused("malformed"):
            position(garbage)


# The event stream, without a connection


async def test_a_silent_stream_is_kept_alive(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "KEEP_ALIVE_SECONDS", 0.001)
    guest = await new_guest(registry)
    session = await new_game(registry, guest)
    events = live._events(session, Outbox(None), (0, 0), nullcontext())
    assert (await anext(events)).startswith(b"event: room\n")
    assert await anext(events) == b": keep-alive\n\n"
    await decide(session, guest)
    told = await anext(events)
    while told.startswith(b":"):
        told = await anext(events)
    assert told.startswith(b"id: 1.0\nevent: moment\n")
    await events.aclose()  # type: ignore[attr-defined]  # it is a generator
    assert not session.listeners


async def test_a_stream_ends_with_the_server(registry: TableRegistry) -> None:
    session = await new_game(registry, await new_guest(registry))
    events = live._events(session, Outbox(None), None, nullcontext())
    told = [await anext(events), await anext(events)]
    await session.close()
    told += [event async for event in events]
    assert [event.partition(b"event: ")[2].split()[0] for event in told] == [
        b"moment",
        b"room",
        b"stop",
    ]


async def test_stream_to_a_deleted_table_ends(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await new_game(registry, await new_guest(registry))
    events = live._events(session, Outbox(None), None, nullcontext())

    async def listen(*_: object) -> None:
        raise Refused("full", "too many people are watching this table")

    monkeypatch.setattr(session, "listen", listen)
    assert [event async for event in events] == []
