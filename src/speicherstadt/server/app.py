"""The server put together."""

import logging
import os
import re
from collections.abc import AsyncIterator
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
from speicherstadt.server import api, wire
from speicherstadt.server.crew import Crew
from speicherstadt.server.door import Door
from speicherstadt.server.hall import Hall
from speicherstadt.server.identity import Identity
from speicherstadt.server.line import BODY_BYTES
from speicherstadt.server.metrics import REGISTRY
from speicherstadt.server.page import Page
from speicherstadt.server.problems import Unexpected, problem
from speicherstadt.server.proxies import Proxies
from speicherstadt.server.room import House
from speicherstadt.server.storage import Archive, Journal

_log = logging.getLogger(__name__)
_IS_PAGE = re.compile("/(?!api/|(health|metrics|schema/openapi.json)$)")
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
    """Requests a second that one visitor may make, for a while five times as many; 0: any."""
    pace: float = 0.7
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def create_app(engine: Engine, settings: Settings) -> tuple[Door, Hall]:
    """The server: a hall behind a door."""
    archive = Archive(engine, Journal(engine))
    identity = Identity(archive.key(), archive)
    hall = Hall(House(archive, identity, Crew(settings.workers), settings.pace))
    app = Litestar(
        [api.People, api.Tables, api.deck, api.bots, api.health, metrics],
        dependencies={"visit": Provide(api.visit, sync_to_thread=False)},
        exception_handlers={
            SpeicherstadtError: _refused,
            HTTPException: _http_problem,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unexpected,
        },
        lifespan=[_open(hall)],
        state=State({"hall": hall, "secure": settings.public_url.startswith("https:")}),
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
    page = Page()

    async def house(scope: Any, receive: Any, send: Any) -> None:
        below = page if scope["type"] == "http" and _IS_PAGE.match(scope["path"]) else app
        await below(scope, receive, send)

    proxies = Proxies(
        os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1") if settings.public_url else ""
    )
    return Door(house, identity, settings.public_url, settings.rate, proxies), hall


def _open(hall: Hall) -> Any:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        hall.open()
        try:
            yield
        finally:
            await hall.close()
            hall.house.crew.close()
            hall.house.archive.close()

    return lifespan


def _refused(_request: Request[Any, Any, Any], error: SpeicherstadtError) -> Response[bytes]:
    status, content = problem(error)
    return _answer(status, content)


def _http_problem(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code
    code: wire.ErrorCode = _BY_STATUS.get(status, "malformed" if status < 500 else "unavailable")
    return _answer(status, wire.Problem(code, error.detail if status < 500 else "out of order"))


def _unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    return _answer(400, wire.Problem("malformed", "not JSON, or nested too deeply"))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("an error nobody expected in %s", request.method, exc_info=error)
    return _refused(request, Unexpected())


def _answer(status: int, content: wire.Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(content), status_code=status, media_type="application/json")
