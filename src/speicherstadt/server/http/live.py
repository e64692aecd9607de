"""Live connections to a table: a WebSocket for the page, an event stream for programs.

Both send messages from an outbox that the table session fills. Over the WebSocket, the client also
sends commands with an id, and each gets an answer with the same id.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractContextManager
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.http.eager import Unfinished, run_eagerly
from speicherstadt.server.http.visit import Visit
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import OverLimit, Refused, Unexpected, problem
from speicherstadt.server.tables.messages import (
    KEEP_ALIVE_SECONDS,
    Answer,
    Message,
    Outbox,
    position,
)
from speicherstadt.server.tables.table_session import TableSession

COMMAND_BYTES = 8_000
"""The largest command; a chat message of 500 characters fits."""
_MOST_EARLY = 20
"""How many commands wait until their sender has been sent the table."""
_POLICY_VIOLATION = 1008
SIGNED_OUT = "signed-out"
"""The reason for closing a connection whose session or token was revoked."""
_SERVICE_RESTART = 1012
_REPLACED = 4000
"""This player has opened the table too often. The client must not reconnect by itself."""
_KEEP_ALIVE = b": keep-alive\n\n"
_STREAM_HEADERS = {"x-accel-buffering": "no"}
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
        session = await visit.open_table(table)
        outbox = SocketOutbox(visit.guest, socket, visit.address)
        await LiveConnection(socket, visit, session, outbox).serve(position(after))
    except SpeicherstadtError as error:  # a browser cannot read a refused handshake
        await socket.send(_failed(None, error).frame)  # type: ignore[arg-type]  # a plain dict
        await socket.close(_POLICY_VIOLATION, problem(error)[1].code)


class SocketOutbox(Outbox[Message | Answer | Unfinished]):
    """An outbox that is bypassed as long as the client reads everything at once."""

    def __init__(
        self, guest: str | None, socket: WebSocket[Any, Any, Any], address: str = ""
    ) -> None:
        super().__init__(guest, address)
        self._socket = socket

    async def catch_up(self, missed: Iterable[Message | Answer | Unfinished]) -> None:
        for message in missed:
            assert isinstance(message, Message)  # nothing was asked or begun yet
            await self._socket.send(message.frame)  # type: ignore[arg-type]  # a plain dict

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
        self._socket = socket
        self._visit = visit
        self._session = session
        self._outbox = outbox
        self._signed_out = False

    async def serve(self, known: tuple[int, int] | None) -> None:
        """Send what the client missed after `known`, then serve it until it disconnects."""
        # Commands are carried out in a task of their own: each wake-up of a task passes through
        # all its waiting coroutines, and the framework adds many around this one.
        joining = asyncio.create_task(self._session.listen(self._outbox, known))
        receiving = asyncio.create_task(self._receive(joining))
        receiving.add_done_callback(lambda _: self._outbox.close())
        try:
            await asyncio.wait((joining, receiving), return_when=asyncio.FIRST_COMPLETED)
            if not joining.done():  # the client hung up while its history was prepared
                await receiving
                return
            await joining
            with self._visit.closing_if_revoked(self._sign_out):
                await self._send()
            if receiving.done():
                await receiving
            else:
                await self._socket.close(*self._reason_to_close())
        except (OSError, WebSocketDisconnect):
            _log.debug("the client has gone", exc_info=True)
        finally:
            self._session.forget(self._outbox)
            joining.cancel()
            receiving.cancel()
            await asyncio.gather(joining, receiving, return_exceptions=True)

    async def _receive(self, joining: asyncio.Task[None]) -> None:
        """Carry out commands until the client disconnects."""
        early = await self._receive_early(joining)
        if not joining.done():
            return  # the client hung up
        await joining
        for event in early:
            await self._obey(event)
        while _is_command(early[-1]):
            early = [await self._socket.receive()]
            await self._obey(early[-1])

    async def _receive_early(self, joining: asyncio.Task[None]) -> list[Any]:
        """Return what the client sends until it has joined or hung up, at least one event."""
        events = [await self._socket.receive()]
        while _is_command(events[-1]) and not joining.done():
            if len(events) > _MOST_EARLY:
                raise Refused("too-many", "too many commands before the table was sent")
            following = asyncio.ensure_future(self._socket.receive())
            try:
                await asyncio.wait((joining, following), return_when=asyncio.FIRST_COMPLETED)
            finally:
                following.cancel()
            await asyncio.wait((following,))
            if not following.cancelled():
                events.append(following.result())
        return events

    async def _obey(self, event: Any) -> None:
        """Carry out a command, and read no faster than the client's limit allows."""
        if self._signed_out or not _is_command(event):
            return
        text = event.get("text") or ""
        try:
            self._visit.check_limit("requests")
        except OverLimit as refusal:
            self._outbox.tell(_failed(_id_of(text), refusal))
            await asyncio.sleep(refusal.retry_after)
        else:
            self._outbox.tell(await self._answer(text))

    def _sign_out(self) -> None:
        self._signed_out = True
        self._outbox.close()

    def _reason_to_close(self) -> tuple[int, str]:
        if self._signed_out:
            return _POLICY_VIOLATION, SIGNED_OUT
        if self._outbox.replaced:
            return _REPLACED, "replaced by a newer connection"
        return _SERVICE_RESTART, "come back"

    async def _send(self) -> None:
        """Send what could not be sent at once."""
        while (message := await self._outbox.next()) is not None:
            if isinstance(message, Unfinished):
                await message
            else:
                await self._socket.send(message.frame)  # type: ignore[arg-type]  # a plain dict

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
        match command:
            case wire.DecideCommand():
                return await session.decide(visit.guest, command, self._outbox)
            case wire.UndoCommand():
                return await session.undo(visit.guest, command, self._outbox)
            case wire.AskTakebackCommand():
                visit.check_limit("takeback")
                return await session.ask_takeback(visit.guest, command, self._outbox)
            case wire.AnswerTakebackCommand():
                return await session.answer_takeback(visit.guest, command, self._outbox)
            case wire.ChatCommand():
                return await visit.say(session, command.text, self._outbox)
            case wire.PresenceCommand():
                session.set_away(self._outbox, away=command.away)
                return None


def _is_command(event: Any) -> bool:
    """Return whether an ASGI event is a message; otherwise the client has disconnected."""
    return bool(event["type"] == "websocket.receive")


def _failed(command: int | None, error: SpeicherstadtError) -> Answer:
    METRICS.refused(error)
    told = _encode(problem(error)[1])
    return Answer("error", command, told[1:].decode())


def _id_of(text: str) -> int | None:
    """Return the id of a malformed command, if it can be found."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


def event_stream(session: TableSession, visit: Visit, known: tuple[int, int] | None) -> Stream:
    """Stream what happens at a table as server-sent events."""
    outbox = Outbox[Message](visit.guest, visit.address)
    session.check_can_listen(outbox)
    return Stream(
        _events(session, outbox, known, visit.closing_if_revoked(outbox.close)),
        media_type="text/event-stream; charset=utf-8",
        headers=_STREAM_HEADERS,
    )


async def _events(
    session: TableSession,
    outbox: Outbox[Message],
    known: tuple[int, int] | None,
    closing: AbstractContextManager[None],
) -> AsyncIterator[bytes]:
    joining = asyncio.create_task(_join(session, outbox, known))
    try:
        with closing:
            while True:
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        message = await outbox.next()
                except TimeoutError:
                    yield _KEEP_ALIVE
                    continue
                if message is None:
                    return
                yield b"".join([each.event for each in (message, *outbox.next_at_once())])
    finally:
        joining.cancel()
        session.forget(outbox)


async def _join(
    session: TableSession, outbox: Outbox[Message], known: tuple[int, int] | None
) -> None:
    try:
        await session.listen(outbox, known)
    except Refused:  # full or gone by now; the client learns it when it reconnects
        outbox.close()
