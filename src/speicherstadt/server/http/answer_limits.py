"""Send answers only as fast as they are read, and wait for a request only so long.

Inside the access middleware, which answers with the refusals. A WebSocket passes without a detour.
"""

import asyncio
from typing import Any

from speicherstadt.server.http.connections import CURRENT, Connection, Connections
from speicherstadt.server.http.middleware import App, Receive, Scope, Send
from speicherstadt.server.limits.addresses import address_of

_PIECE = 64_000
"""Larger answers are sent in pieces, each when the one before has been read."""
_ANNOUNCES_BODY = (b"content-length", b"transfer-encoding")


class AnswerLimits:
    def __init__(self, app: App, connections: Connections) -> None:
        self._app = app
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = CURRENT.get()
        if scope["type"] == "lifespan" or connection is None:
            await self._app(scope, receive, send)
            return
        self._connections.begin(connection, address_of(scope))
        try:
            if scope["type"] == "websocket":
                connection.idle_since = None
                await self._app(scope, receive, send)
            else:
                await self._answer(connection, scope, receive, send)
        finally:
            self._connections.end(connection)

    async def _answer(
        self, connection: Connection, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if not any(name in _ANNOUNCES_BODY for name, _ in scope["headers"]):
            connection.idle_since = None

        async def receive_all() -> Any:
            event = await receive()
            if not event.get("more_body", False):
                connection.idle_since = None
            return event

        async def send_in_pieces(event: Any) -> None:
            connection.idle_since = None
            if len(event.get("body", b"")) > _PIECE:
                await self._send_in_pieces(connection, event, send)
            else:
                await send(event)

        await self._app(scope, receive_all, send_in_pieces)

    async def _send_in_pieces(self, connection: Connection, event: Any, send: Send) -> None:
        body = event["body"]
        if not self._connections.may_hold(connection, len(body)):
            connection.cut_off("unread bytes")
            await asyncio.sleep(0)  # now the server knows that there is nobody to answer
            return
        connection.held = len(body)
        try:
            for start in range(0, len(body), _PIECE):
                end = start + _PIECE
                more = end < len(body) or event.get("more_body", False)
                await send({**event, "body": body[start:end], "more_body": more})
                connection.held = max(0, len(body) - end)
        finally:
            connection.held = 0
