"""Deciding, which happens all the time, without the framework's detours.

It is described in `api.py`, where the OpenAPI document finds it; this is the short way to the same
room.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.hall import Hall
from speicherstadt.server.problems import Refused, problem

BODY_BYTES = 64_000
"""No request is larger, but for a record that is imported."""
_PREFIX, _SUFFIX = "/api/tables/", "/decide"
_decode = msgspec.json.Decoder(wire.Decide).decode


def table_of_decision(scope: Any) -> str | None:
    """The table at which a request decides, if it does."""
    path: str = scope["path"]
    if path.startswith(_PREFIX) and path.endswith(_SUFFIX) and scope["method"] == "POST":
        table = path[len(_PREFIX) : -len(_SUFFIX)]
        return None if "/" in table else table
    return None


async def decide(hall: Hall, table: str, scope: Any, receive: Any, send: Any) -> None:
    status = 200
    try:
        wish = _decode(await _body(receive))
        answer = await (await hall.room(table)).decide(scope["guest"], wish)
    except SpeicherstadtError as error:
        status, content = problem(error)
        answer = msgspec.json.encode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        status, answer = 400, msgspec.json.encode(wire.Problem("malformed", str(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": answer})


async def _body(receive: Callable[[], Awaitable[Any]]) -> bytes:
    body, more = b"", True
    while more:
        event = await receive()
        body += event.get("body", b"")
        more = event.get("more_body", False)
        if len(body) > BODY_BYTES:
            raise Refused("too-large", "the request is too large")
    return body
