"""A real Chromium and a real server, started once per worker, and visitors."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.visitor import LAUNCH, QUICK, Settings, Visitor
from tests.server.client import PATIENCE, Server

expect.set_options(timeout=PATIENCE * 1000)


class Come(Protocol):
    def __call__(
        self,
        name: str | None = ...,
        *,
        server: Server | None = ...,
        settings: Settings = ...,
        **options: Any,
    ) -> Visitor: ...


# Not for the whole session: while Playwright runs, nothing else in this thread can use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_path(), args=list(LAUNCH))
        yield found
        found.close()


def chromium_path() -> str:
    found = chromium()
    assert found, "no Chromium: run `python tests/browser/chromium.py`"
    return found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("browser") / "data")
    yield started
    started.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers for one test, all with the same data folder."""
    servers: list[Server] = []

    def start(*options: str) -> Server:
        servers.append(Server(tmp_path / "data", *options))
        return servers[-1]

    yield start
    for started in servers:
        started.close()


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Create visitors with their own browser profiles; errors in a page fail the test."""
    visitors: list[Visitor] = []

    def arrive(
        name: str | None = None,
        *,
        server: Server | None = None,
        settings: Settings = QUICK,
        **options: Any,
    ) -> Visitor:
        there: Server = server or request.getfixturevalue("server")
        visitor = Visitor(browser, there, settings, **options)
        visitors.append(visitor)
        return visitor.named(name) if name else visitor

    yield arrive
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.check()
