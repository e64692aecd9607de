"""The whole application in this process, with visitors from any address."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from litestar.exceptions import LitestarDeprecationWarning

from speicherstadt.server.app import Settings, create_app
from speicherstadt.server.http.connections import Connections
from speicherstadt.server.http.middleware import AccessMiddleware
from speicherstadt.server.storage import open_database
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.client import Json


class App:
    def __init__(self, asgi: AccessMiddleware, registry: TableRegistry, url: str) -> None:
        self.asgi = asgi
        self.registry = registry
        self._url = url
        self._open = AsyncExitStack()

    async def visitor(
        self, name: str | None = None, address: str = "192.0.2.1", **headers: str
    ) -> httpx.AsyncClient:
        """Open a browser at this address; with a name, it becomes a guest."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(cast("Any", self.asgi), client=(address, 50_000)),
            base_url=self._url,
            headers=headers,
        )
        await self._open.enter_async_context(client)
        if name is not None:
            answer = await client.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
        return client

    async def close(self) -> None:
        await self._open.aclose()


@asynccontextmanager
async def application(folder: Path, settings: Settings) -> AsyncIterator[App]:
    """Run the application as uvicorn does, with its background tasks."""
    incoming: asyncio.Queue[Json] = asyncio.Queue()
    outgoing: asyncio.Queue[Json] = asyncio.Queue()
    registries: list[TableRegistry] = []
    engine = open_database(folder / "speicherstadt.sqlite")
    with warnings.catch_warnings():  # about Litestar 3, which we do not use
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        connections = Connections(settings.connections)
        asgi = create_app(engine, settings, folder, connections, registries.append)
    running = asyncio.create_task(asgi({"type": "lifespan"}, incoming.get, outgoing.put))
    incoming.put_nowait({"type": "lifespan.startup"})
    assert (await outgoing.get())["type"] == "lifespan.startup.complete"
    app = App(asgi, registries[0], settings.public_url or "http://localhost")
    try:
        yield app
    finally:
        await app.close()
        incoming.put_nowait({"type": "lifespan.shutdown"})
        assert (await outgoing.get())["type"] == "lifespan.shutdown.complete"
        await running
