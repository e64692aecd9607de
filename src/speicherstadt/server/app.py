"""Build the server from its parts."""

import logging
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine

from speicherstadt import __version__
from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server import api, live, wire
from speicherstadt.server.access_tokens import AccessTokens
from speicherstadt.server.bot_pool import BotPool
from speicherstadt.server.identity import Identity
from speicherstadt.server.lobby import LobbyService
from speicherstadt.server.metrics import REGISTRY
from speicherstadt.server.middleware import AccessMiddleware
from speicherstadt.server.new_tables import NewTables
from speicherstadt.server.problems import Unexpected, problem, problem_headers
from speicherstadt.server.rate_limits import RateLimits
from speicherstadt.server.static_files import StaticFiles
from speicherstadt.server.storage import DataStore
from speicherstadt.server.table_registry import TableRegistry
from speicherstadt.server.table_session import Services
from speicherstadt.server.visit import Parts, visit

BODY_BYTES = 64_000
"""The largest request body, except for an imported record."""
_log = logging.getLogger(__name__)
_IS_STATIC = re.compile("/(?!api/|(health|metrics|schema/openapi.json)$)")
_BY_STATUS: dict[int, wire.ErrorCode] = {
    404: "unknown",
    405: "unknown",
    413: "too-large",
    429: "too-many",
}


@dataclass(frozen=True)
class Settings:
    public_url: str = ""
    rate: float = 30.0
    """Allowed requests per second and visitor, averaged over 5 seconds; 0 means no limits."""
    pace: float = 0.7
    """Minimum seconds that a bot takes for a decision."""
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def create_app(
    engine: Engine, settings: Settings, started: Callable[[TableRegistry], None]
) -> AccessMiddleware:
    """Return the ASGI application. `started` is called once it is ready to serve."""
    store = DataStore(engine)
    store.prepare_lobby()
    identity, tokens, limits = Identity(store), AccessTokens(store), RateLimits(settings.rate)
    registry = TableRegistry(Services(store, identity, BotPool(settings.workers), settings.pace))
    parts = Parts(
        registry=registry,
        new_tables=NewTables(registry),
        lobby=LobbyService(registry),
        identity=identity,
        tokens=tokens,
        limits=limits,
        secure=settings.public_url.startswith("https:"),
    )
    app = Litestar(
        [
            *(api.PeopleApi, api.TablesApi, api.lobby_page, api.deck, api.bots, api.health),
            *(live.live, metrics),
        ],
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={
            SpeicherstadtError: _refused,
            HTTPException: _http_problem,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unexpected,
        },
        lifespan=[_lifespan(registry, started)],
        state=State({"parts": parts}),
        openapi_config=OpenAPIConfig(
            title="Speicherstadt",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    files = StaticFiles()

    async def routed(scope: Any, receive: Any, send: Any) -> None:
        static = scope["type"] == "http" and _IS_STATIC.match(scope["path"])
        await (files if static else app)(scope, receive, send)

    return AccessMiddleware(routed, identity, tokens, limits, settings.public_url)


def _lifespan(registry: TableRegistry, started: Callable[[TableRegistry], None]) -> Any:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        registry.open()
        started(registry)
        try:
            yield
        finally:
            await registry.close()
            registry.services.bot_pool.close()
            registry.services.store.close()

    return lifespan


def _refused(_request: Request[Any, Any, Any], error: SpeicherstadtError) -> Response[bytes]:
    status, content = problem(error)
    return _answer(status, content)


def _http_problem(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code
    code: wire.ErrorCode = _BY_STATUS.get(status, "malformed" if status < 500 else "unavailable")
    return _answer(status, wire.Problem(code, error.detail if status < 500 else "internal error"))


def _unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    return _answer(
        400, wire.Problem("malformed", "body: must be valid JSON, not nested too deeply")
    )


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("unexpected error in a %s request", request.method, exc_info=error)
    return _refused(request, Unexpected())


def _answer(status: int, content: wire.Problem) -> Response[bytes]:
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type="application/json",
        headers=problem_headers(status),
    )
