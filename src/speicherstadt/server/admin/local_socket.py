"""How the command `speicherstadt admin` reaches a running server: a socket in the data folder.

Only the owner of the folder can open it. One line of JSON is a request, one line is the answer.
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeAlias

import msgspec

from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.server import wire
from speicherstadt.server.admin.changes import AdminChanges
from speicherstadt.server.problems import Unexpected, problem

_NAME = "admin.sock"
_LONGEST_PATH = 100
"""Bytes; the name of a socket has to fit into about 104 of them."""
_LONGEST_LINE = 4096
_PATIENCE_SECONDS = 60.0
_log = logging.getLogger(__name__)


class CloseTable(msgspec.Struct, tag_field="do", tag="close-table", forbid_unknown_fields=True):
    table: str


class RemoveGuest(msgspec.Struct, tag_field="do", tag="remove-guest", forbid_unknown_fields=True):
    guest: str
    messages: bool


class AdminDone(msgspec.Struct, tag_field="answer", tag="done"):
    tables: int
    """How many tables were changed."""


class AdminFailed(msgspec.Struct, tag_field="answer", tag="failed"):
    problem: wire.Problem


AdminRequest: TypeAlias = CloseTable | RemoveGuest
_decode = msgspec.json.Decoder(AdminRequest).decode
_Answer: TypeAlias = AdminDone | AdminFailed
_decode_answer = msgspec.json.Decoder(_Answer).decode


async def carry_out(changes: AdminChanges, request: AdminRequest) -> AdminDone:
    match request:
        case CloseTable(table):
            await changes.close_table(table)
            return AdminDone(1)
        case RemoveGuest(guest, messages):
            return AdminDone(await changes.remove_guest(guest, messages=messages))


@asynccontextmanager
async def listening(folder: Path, changes: AdminChanges) -> AsyncIterator[None]:
    """Carry out requests from the socket of this data folder."""
    path = folder / _NAME
    if len(os.fsencode(path)) > _LONGEST_PATH:
        _log.warning("the data folder's path is too long; admin works only without the server")
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.IncompleteReadError):  # the client has gone
            writer.write(await _answer(changes, await reader.readline()))
            await writer.drain()
        writer.close()

    path.unlink(missing_ok=True)  # left behind by a server that was killed
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(answer, path, limit=_LONGEST_LINE)
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _answer(changes: AdminChanges, line: bytes) -> bytes:
    answer: _Answer
    try:
        answer = await carry_out(changes, _decode(line))
    except msgspec.DecodeError as error:
        answer = AdminFailed(wire.Problem("malformed", str(error)))
    except SpeicherstadtError as error:
        answer = AdminFailed(problem(error)[1])
    except Exception:
        _log.exception("unexpected error in an admin request")
        answer = AdminFailed(problem(Unexpected())[1])
    return msgspec.json.encode(answer) + b"\n"


def ask(folder: Path, request: AdminRequest) -> AdminDone:
    """Let the running server carry out a request."""
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(_PATIENCE_SECONDS)
            connection.connect(str(folder / _NAME))
            connection.sendall(msgspec.json.encode(request) + b"\n")
            line = connection.makefile("rb").readline()
        answer: _Answer = _decode_answer(line)
    except (OSError, msgspec.DecodeError):
        raise Malformed(
            f"{folder}: the server that uses this data folder does not answer; stop it first"
        ) from None
    if isinstance(answer, AdminFailed):
        raise Malformed(answer.problem.message)
    return answer
