"""The cable between a page and the server: tests can cut it, or hold back what the page sends."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute

from tests.server.client import Json


class Cable:
    """Carries the WebSockets of a page. Create it before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.held: list[Json] = []
        """The commands that were held back."""
        self._holds = ""
        self._cut = False
        self._plugged: list[WebSocketRoute] = []
        self._waiting: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        server = route.connect_to_server()
        route.on_message(lambda frame: self._carry(str(frame), server))
        self._plugged.append(route)

    def _carry(self, frame: str, server: WebSocketRoute) -> None:
        command = json.loads(frame)
        if command["type"] == self._holds:
            self.held.append(command)
            self._waiting.append((server, frame))
        else:
            server.send(frame)

    def cut(self) -> None:
        self._cut = True
        for route in self._plugged:
            route.close()
        self._plugged.clear()

    def mend(self) -> None:
        self._cut = False

    def hold(self, kind: str) -> None:
        """Hold back commands of this kind."""
        self._holds = kind

    def release(self) -> None:
        """Send everything that was held back, and stop holding."""
        self._holds = ""
        for server, frame in self._waiting:
            server.send(frame)
        self._waiting.clear()
