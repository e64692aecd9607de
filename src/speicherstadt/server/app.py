"""Build the server from its parts."""

import asyncio
import logging
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
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
from speicherstadt.server import wire
from speicherstadt.server.admin import local_socket
from speicherstadt.server.admin.changes import LiveAdminChanges
from speicherstadt.server.bots.bot_pool import BotPool
from speicherstadt.server.bots.bot_turns import SLEEP_SECONDS
from speicherstadt.server.expiry import Expiry
from speicherstadt.server.health import HealthMonitor
from speicherstadt.server.http import api, live
from speicherstadt.server.http.answer_limits import AnswerLimits
from speicherstadt.server.http.connections import Connections
from speicherstadt.server.http.daily_api import DailyApi
from speicherstadt.server.http.middleware import AccessMiddleware
from speicherstadt.server.http.people_api import PeopleApi
from speicherstadt.server.http.results_api import ResultsApi
from speicherstadt.server.http.static_files import StaticFiles
from speicherstadt.server.http.strict_requests import StrictRequest, close_request_schemas
from speicherstadt.server.http.visit import Parts, visit
from speicherstadt.server.limits.addresses import AllowedHosts
from speicherstadt.server.limits.defaults import Limits
from speicherstadt.server.limits.quotas import Quotas
from speicherstadt.server.limits.rate_limits import RateLimits
from speicherstadt.server.logs import LogFormat
from speicherstadt.server.metrics import METRICS, REGISTRY
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.problems import Refused, Unexpected, problem, problem_headers
from speicherstadt.server.refusal_log import RefusalLog
from speicherstadt.server.storage import DataStore
from speicherstadt.server.tables.daily import DailyHarbour
from speicherstadt.server.tables.lobby import LobbyService
from speicherstadt.server.tables.my_games import MyGames
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_registry import TableRegistry

BODY_BYTES = 64_000
"""The largest request body, except for an imported record."""
_log = logging.getLogger(__name__)
_IS_STATIC = re.compile("/(?!api/|(health|health/ready|metrics|schema/openapi.json)$)")
_BY_STATUS: dict[int, wire.ErrorCode] = {
    404: "unknown",
    405: "unknown",
    413: "too-large",
    429: "too-many",
}


@dataclass(frozen=True)
class Settings:
    public_url: str = ""
    host: str = "127.0.0.1"
    """The address listened on."""
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.7
    """Minimum seconds that a bot takes for a decision."""
    bot_sleep: float = SLEEP_SECONDS
    """Seconds after which bots sleep at a table that nobody watches."""
    check: bool = True
    """Whether the pages of the database are checked at the start."""
    connections: int = 200
    """The most connections for each address at the same time; 0 means no limit."""
    log_format: LogFormat = "auto"
    workers: int = max(3, min(5, os.cpu_count() or 1))
    """At least one each for quick jobs, for people, and for bots among themselves."""


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def create_app(
    engine: Engine,
    settings: Settings,
    data: Path,
    connections: Connections,
    started: Callable[[TableRegistry], None],
) -> AccessMiddleware:
    """Return the ASGI application. `started` is called once it is ready to serve."""
    store = DataStore(engine)
    store.prepare_lobby()
    identity, limits = Identity(store), RateLimits(settings.limits)
    revocations, last_seen = Revocations(), LastSeen()
    sessions = Sessions(store, revocations, last_seen)
    tokens = AccessTokens(store, revocations, last_seen)
    pool, limited = BotPool(settings.workers), settings.limits.enabled
    services = Services(store, identity, pool, settings.pace, settings.bot_sleep, limited)
    registry, health = TableRegistry(services), HealthMonitor(store, pool)
    parts = Parts(
        registry=registry,
        new_tables=NewTables(registry),
        lobby=LobbyService(registry),
        my_games=MyGames(store, identity),
        daily=DailyHarbour(registry),
        identity=identity,
        sessions=sessions,
        tokens=tokens,
        revocations=revocations,
        limits=limits,
        quotas=Quotas(store, settings.limits),
        health=health,
        secure=settings.public_url.startswith("https:"),
    )
    expiry = Expiry(registry, sessions, tokens, last_seen, settings.limits)
    app = Litestar(
        [
            *(PeopleApi, ResultsApi, DailyApi),
            *(api.TablesApi, api.lobby_page, api.deck, api.bots),
            *(api.health, api.readiness, live.live, metrics),
        ],
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={
            SpeicherstadtError: _refused,
            HTTPException: _http_problem,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unexpected,
        },
        request_class=StrictRequest,
        lifespan=[
            _admin(data, registry, sessions, tokens),
            _lifespan(registry, health, expiry, started),
        ],
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
    close_request_schemas(app)
    files = StaticFiles()

    async def routed(scope: Any, receive: Any, send: Any) -> None:
        static = scope["type"] == "http" and _IS_STATIC.match(scope["path"])
        await (files if static else app)(scope, receive, send)

    hosts = AllowedHosts(settings.public_url, settings.host)
    answering = AnswerLimits(routed, connections)
    return AccessMiddleware(answering, sessions, tokens, limits, hosts)


def _admin(data: Path, registry: TableRegistry, sessions: Sessions, tokens: AccessTokens) -> Any:
    def lifespan(_app: Litestar) -> AbstractAsyncContextManager[None]:
        return local_socket.listening(data, LiveAdminChanges(registry, sessions, tokens))

    return lifespan


def _lifespan(
    registry: TableRegistry,
    health: HealthMonitor,
    expiry: Expiry,
    started: Callable[[TableRegistry], None],
) -> Any:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        registry.open()
        refusals = RefusalLog()
        background = [asyncio.create_task(expiry.run()), asyncio.create_task(refusals.run())]
        health.start()
        started(registry)
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            refusals.write()
            health.stop()
            await registry.close()
            await expiry.stop()
            await registry.services.bot_pool.close()
            registry.services.store.close()

    return lifespan


def _refused(_request: Request[Any, Any, Any], error: SpeicherstadtError) -> Response[bytes]:
    METRICS.refused(error)
    status, content = problem(error)
    return _answer(status, content, problem_headers(error))


def _http_problem(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code
    code: wire.ErrorCode = _BY_STATUS.get(status, "malformed" if status < 500 else "unavailable")
    METRICS.refused(Refused(code, error.detail))
    return _answer(status, wire.Problem(code, error.detail if status < 500 else "internal error"))


def _unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    return _refused(
        request, Refused("malformed", "body: must be valid JSON, not nested too deeply")
    )


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("unexpected error in a %s request", request.method, exc_info=error)
    return _refused(request, Unexpected())


def _answer(
    status: int, content: wire.Problem, headers: dict[str, str] | None = None
) -> Response[bytes]:
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )
