"""Live connections to a table: a WebSocket for the page, an event stream for programs.

Both send messages from an outbox that the table session fills. Over the WebSocket, the client also
sends commands with an id, and each gets an answer with the same id.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter
from litestar.response import Stream

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.eager import Unfinished, run_eagerly
from speicherstadt.server.messages import KEEP_ALIVE_SECONDS, Answer, Message, Outbox, position
from speicherstadt.server.problems import Refused, Unexpected, problem
from speicherstadt.server.table_session import TableSession
from speicherstadt.server.visit import Visit

COMMAND_BYTES = 8_000
"""The largest command; a chat message of 500 characters fits."""
_POLICY_VIOLATION = 1008
_SERVICE_RESTART = 1012
_KEEP_ALIVE = b": keep-alive\n\n"
_STREAM_HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
_decode = msgspec.json.Decoder(wire.Command).decode
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)

After = Annotated[str | None, Parameter(max_length=40)]


class _WithId(msgspec.Struct):
    id: int | None = None


_decode_id = msgspec.json.Decoder(_WithId).decode


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], visit: Visit, table: str, after: After = None
) -> None:
    """Send everything that happens at a table, and carry out commands."""
    await socket.accept()
    try:
        visit.check_limit("connect")
        session, outbox = await visit.registry.session(table), SocketOutbox(visit.guest, socket)
        await session.listen(outbox, position(after))
    except SpeicherstadtError as error:  # a browser cannot read a refused handshake
        await socket.send(_failed(None, error).frame)  # type: ignore[arg-type]  # a plain dict
        await socket.close(_POLICY_VIOLATION, problem(error)[1].code)
        return
    await LiveConnection(socket, visit, session, outbox).serve()


class SocketOutbox(Outbox[Message | Answer | Unfinished]):
    """An outbox that is bypassed as long as the client reads everything at once."""

    def __init__(self, guest: str | None, socket: WebSocket[Any, Any, Any]) -> None:
        super().__init__(guest)
        self._socket = socket

    def tell(self, message: Message | Answer | Unfinished) -> None:
        if not self.idle or isinstance(message, Unfinished):
            super().tell(message)
            return
        try:
            rest = run_eagerly(self._socket.send(message.frame))  # type: ignore[arg-type]  # a dict
        except Exception:  # the client has gone, and the receiving side will hear of it
            _log.debug("could not send", exc_info=True)
        else:
            if rest is not None:
                super().tell(rest)


class LiveConnection:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        visit: Visit,
        session: TableSession,
        outbox: SocketOutbox,
    ) -> None:
        """`outbox` must already be listening to the session."""
        self._socket = socket
        self._visit = visit
        self._session = session
        self._outbox = outbox

    async def serve(self) -> None:
        sending = asyncio.create_task(self._send())
        try:
            while (event := await self._socket.receive())["type"] == "websocket.receive":
                self._outbox.tell(await self._answer(event.get("text") or ""))
        finally:
            sending.cancel()
            self._session.forget(self._outbox)

    async def _send(self) -> None:
        """Send what could not be sent at once."""
        while (message := await self._outbox.next()) is not None:
            if isinstance(message, Unfinished):
                await message
            else:
                await self._socket.send(message.frame)  # type: ignore[arg-type]  # a plain dict
        await self._socket.close(_SERVICE_RESTART, "come back")

    async def _answer(self, text: str) -> Answer:
        """Carry out a command; the answer says that it was done, or why not."""
        try:
            command = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return _failed(_id_of(text), Refused("malformed", str(error)))
        try:
            caused = await self._carry_out(command)
        except SpeicherstadtError as error:
            return _failed(command.id, error)
        except Exception:
            _log.exception("unexpected error in a command")
            return _failed(command.id, Unexpected())
        return Answer("done", command.id, caused.content if caused else "}")

    async def _carry_out(self, command: wire.Command) -> Message | None:
        """Return the message that the command caused; the session has sent it to everyone else."""
        visit, session = self._visit, self._session
        visit.check_limit("requests")
        match command:
            case wire.DecideCommand():
                return await session.decide(visit.guest, command, self._outbox)
            case wire.UndoCommand():
                return await session.undo(visit.guest, command, self._outbox)
            case wire.ChatCommand():
                visit.check_limit("chat")
                return await session.say(*await visit.named(), command.text, self._outbox)
            case wire.PresenceCommand():
                session.set_away(self._outbox, away=command.away)
                return None


def _failed(command: int | None, error: SpeicherstadtError) -> Answer:
    told = _encode(problem(error)[1])
    return Answer("error", command, told[1:].decode())


def _id_of(text: str) -> int | None:
    """Return the id of a malformed command, if it can be found."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


def event_stream(session: TableSession, guest: str | None, known: tuple[int, int] | None) -> Stream:
    """Stream what happens at a table as server-sent events."""
    session.check_can_listen()
    return Stream(
        _events(session, Outbox(guest), known),
        media_type="text/event-stream; charset=utf-8",
        headers=_STREAM_HEADERS,
    )


async def _events(
    session: TableSession, outbox: Outbox[Message], known: tuple[int, int] | None
) -> AsyncIterator[bytes]:
    try:
        await session.listen(outbox, known)
    except Refused:  # full or gone by now; the client learns it when it reconnects
        return
    try:
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                    message = await outbox.next()
            except TimeoutError:
                yield _KEEP_ALIVE
                continue
            if message is None:
                return
            yield message.event
    finally:
        session.forget(outbox)
