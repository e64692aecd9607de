"""Deciding and listening, which happen all the time, without the framework's detours.

Both are described in `api.py`, where the OpenAPI document finds them; this is the short way to the
same room.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from urllib.parse import parse_qs

import msgspec

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.hall import Hall
from speicherstadt.server.problems import Refused, problem
from speicherstadt.server.room import Room
from speicherstadt.server.stream import HEADERS

Handler: TypeAlias = Callable[[Hall, str, Any, Any, Any], Awaitable[None]]

BODY_BYTES = 64_000
"""No request is larger, but for a record that is imported."""
_TABLES = "/api/tables/"
_POSITION = re.compile(r"(-1|\d{1,9})\.\d{1,9}", re.ASCII)
_decode = msgspec.json.Decoder(wire.Decide).decode


def short_way(scope: Any) -> tuple[Handler, str] | None:
    """What a request asks of which table, if there is a short way to it."""
    path: str = scope["path"]
    if not path.startswith(_TABLES):
        return None
    table, _, what = path.removeprefix(_TABLES).partition("/")
    handler = _SHORT_WAYS.get((scope["method"], what))
    return (handler, table) if handler else None


async def decide(hall: Hall, table: str, scope: Any, receive: Any, send: Any) -> None:
    status = 200
    try:
        wish = _decode(await _body(receive))
        answer = await (await hall.room(table)).decide(scope["guest"], wish)
    except SpeicherstadtError as error:
        status, answer = _problem(error)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        status, answer = _problem(Refused("malformed", str(error)))
    await _answer(send, status, answer)


async def listen(hall: Hall, table: str, scope: Any, receive: Any, send: Any) -> None:
    try:
        room = await hall.room(table)
        after = parse_qs(scope["query_string"].decode("latin-1")).get("after", [None])[0]
        last = dict(scope["headers"]).get(b"last-event-id")
        known = position(last.decode("latin-1") if last else after)
    except SpeicherstadtError as error:
        await _answer(send, *_problem(error))
    else:
        await stream(room, scope["guest"], known, receive, send)


async def stream(
    room: Room, guest: str | None, known: tuple[int, int] | None, receive: Any, send: Any
) -> None:
    try:
        listener = await room.listen(guest, known)
    except SpeicherstadtError as error:
        await _answer(send, *_problem(error))
        return
    try:
        await listener.run(receive, send, HEADERS)
    finally:
        room.forget(listener)


def position(text: str | None) -> tuple[int, int] | None:
    """How far a listener is."""
    if text is None:
        return None
    if not _POSITION.fullmatch(text):
        raise Refused("malformed", "after: it should be N.M, as in the ids of the stream")
    entries, _, lines = text.partition(".")
    return int(entries), int(lines)


_SHORT_WAYS: dict[tuple[str, str], Handler] = {
    ("POST", "decide"): decide,
    ("GET", "stream"): listen,
}


def _problem(error: SpeicherstadtError) -> tuple[int, bytes]:
    status, content = problem(error)
    return status, msgspec.json.encode(content)


async def _answer(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _body(receive: Callable[[], Awaitable[Any]]) -> bytes:
    body, more = b"", True
    while more:
        event = await receive()
        body += event.get("body", b"")
        more = event.get("more_body", False)
        if len(body) > BODY_BYTES:
            raise Refused("too-large", "the request is too large")
    return body
