"""A worker process for bots: does one task after the other, and answers pings while it thinks.

Tasks come as JSON lines on standard input, and results leave on standard output.
"""

import logging
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from speicherstadt.server.bots.bot_jobs import Ping, Pong, Task, TaskFailed, TaskResult
from speicherstadt.server.logs import log_to_stderr

_NICENESS = 5
"""Answering people comes before thinking."""
_decode = msgspec.json.Decoder(Task | Ping).decode
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Replies:
    """Sends whole lines to the server, from both threads."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe
        self._sending = threading.Lock()

    def send(self, reply: TaskResult | Pong) -> None:
        with self._sending:
            self._pipe.write(_encode(reply) + b"\n")
            self._pipe.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    os.nice(_NICENESS)
    log_to_stderr()
    lines, replies = _private_pipes()
    tasks: SimpleQueue[Task] = SimpleQueue()
    threading.Thread(target=_receive, args=(lines, replies, tasks), daemon=True).start()
    replies.send(Pong())
    while True:
        replies.send(_result(tasks.get()))


def _private_pipes() -> tuple[BinaryIO, Replies]:
    """Take standard input and output away from the bots: one that prints must not disturb."""
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), 1)
    return lines, Replies(out)


def _receive(lines: BinaryIO, replies: Replies, tasks: "SimpleQueue[Task]") -> None:
    for line in lines:
        message = _decode(line)
        if isinstance(message, Ping):
            replies.send(Pong())
        else:
            tasks.put(message)
    os._exit(0)  # the server has closed the pipe, or was killed


def _result(task: Task) -> TaskResult:
    try:
        return task.perform()
    except Exception as error:
        _log.exception("a task failed")
        return TaskFailed(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
