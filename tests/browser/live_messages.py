"""Messages between the page and the server over the WebSockets of tables."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from tests.server.client import Json


@dataclass
class Exchange:
    """A command and the server's answer, once there is one."""

    command: Json
    answer: Json | None = None


class LiveMessages:
    """Listens to every WebSocket that a page opens. Create it before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._exchanges: list[Exchange] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        # A page that is loaded again counts its commands from 1 again, on another socket.
        unanswered: dict[int, Exchange] = {}

        def sent(frame: str | bytes) -> None:
            exchange = Exchange(json.loads(frame))
            unanswered[exchange.command["id"]] = exchange
            self._exchanges.append(exchange)

        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] in ("done", "error") and message["id"] in unanswered:
                unanswered.pop(message["id"]).answer = message

        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def _of_kind(self, kind: str) -> list[Exchange]:
        return [one for one in self._exchanges if one.command["type"] == kind]

    def decided(self) -> list[Json]:
        """The decisions of this page that the server has carried out, as it was asked for them."""
        return [
            one.command
            for one in self._of_kind("decide")
            if one.answer and one.answer["type"] == "done"
        ]

    @contextmanager
    def expect_done(self, kind: str, timeout: float) -> Iterator[None]:
        """Wait until the server has carried out the command that is sent inside, in seconds."""
        before = len(self._of_kind(kind))
        yield
        wait_until(self.page, lambda: len(self._of_kind(kind)) > before, timeout)
        exchange = self._of_kind(kind)[before]
        wait_until(self.page, lambda: exchange.answer is not None, timeout)
        assert exchange.answer
        assert exchange.answer["type"] == "done", exchange.answer


def wait_until(page: Page, condition: Callable[[], bool], timeout: float) -> None:
    """Let the page go on until something is so, for at most this many seconds."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise TooLate("this never came true")
        page.wait_for_timeout(5)
