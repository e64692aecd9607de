"""What a page and the server tell each other over the WebSockets of tables."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from tests.server.client import Json


class LiveMessages:
    """Listens to every WebSocket that a page opens. Create it before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[Json] = []
        self.received: list[Json] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def commands(self, kind: str) -> list[Json]:
        return [command for command in self.sent if command["type"] == kind]

    def answer(self, command: Json) -> Json | None:
        """What the server said to a command, if it has said something."""
        answers = (one for one in self.received if one["type"] in ("done", "error"))
        return next((one for one in answers if one["id"] == command["id"]), None)

    def decided(self) -> list[Json]:
        """The decisions of this page that the server has carried out, as it was asked for them."""
        done = [(one, self.answer(one)) for one in self.commands("decide")]
        return [one for one, answer in done if answer and answer["type"] == "done"]

    @contextmanager
    def expect_done(self, kind: str, timeout: float) -> Iterator[None]:
        """Wait until the server has carried out the command that is sent inside, in seconds."""
        before = len(self.commands(kind))
        yield
        wait_until(self.page, lambda: len(self.commands(kind)) > before, timeout)
        command = self.commands(kind)[before]
        wait_until(self.page, lambda: self.answer(command) is not None, timeout)
        answer = self.answer(command)
        assert answer
        assert answer["type"] == "done", answer


def wait_until(page: Page, condition: Callable[[], bool], timeout: float) -> None:
    """Let the page go on until something is so, for at most this many seconds."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            raise TooLate("this never came true")
        page.wait_for_timeout(5)
