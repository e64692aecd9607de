"""The outermost layer, which handles every request and every handshake first.

It identifies the visitor, refuses requests that another site sent (CSRF), limits the rate of
requests, and adds the security headers to every answer.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from speicherstadt.server.access_tokens import AccessTokens
from speicherstadt.server.identity import COOKIE, Identity
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import Refused, Unexpected, problem, problem_headers
from speicherstadt.server.rate_limits import RateLimits

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
Headers: TypeAlias = Mapping[bytes, bytes]

_SAFE = ("GET", "HEAD", "OPTIONS")
_BEARER = b"Bearer "
_log = logging.getLogger(__name__)

_POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    b" form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class AccessMiddleware:
    def __init__(
        self,
        app: App,
        identity: Identity,
        tokens: AccessTokens,
        limits: RateLimits,
        public_url: str,
    ) -> None:
        self._app = app
        self._identity = identity
        self._tokens = tokens
        self._limits = limits
        self._origin = public_url.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began, answering = time.perf_counter(), False

        async def send_safely(event: Any) -> None:
            nonlocal answering
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", ()), *SECURITY_HEADERS]
                METRICS.answered(event["status"], time.perf_counter() - began)
            answering = True
            await send(event)

        try:
            scope["user"] = await self._admit(scope)
            live = scope["type"] == "websocket"
            await self._app(scope, receive, send if live else send_safely)
        except Refused as refusal:
            await _refuse(scope, send_safely, refusal)
        except Exception:
            _log.exception("unexpected error in a %s request", scope["type"])
            if not answering:
                await _refuse(scope, send_safely, Unexpected())

    async def _admit(self, scope: Scope) -> str | None:
        """Return the guest who is asking, None if unknown, or refuse the request."""
        headers = dict(scope["headers"])
        authorization = headers.get(b"authorization", b"")
        if authorization.startswith(_BEARER):
            token = authorization.removeprefix(_BEARER).decode("latin-1")
            guest = await self._tokens.owner(token)
            if guest is None:
                self._limits.check("requests", address(scope))  # limits guessing
                raise Refused("forbidden", "this access token is unknown or was revoked")
        else:
            guest = self._from_cookie(headers)
            changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
            if changes and self._is_foreign(headers):
                raise Refused("forbidden", "this request comes from another site")
        if scope["path"].startswith("/api/"):
            self._limits.check("requests", guest or address(scope))
        return guest

    def _from_cookie(self, headers: Headers) -> str | None:
        for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE:
                return self._identity.from_cookie(value.strip('"'))
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Return whether the browser says that another site sent this."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return True
        origin = headers.get(b"origin", b"")
        if not origin or origin == self._origin:
            return False
        return origin.partition(b"://")[2] != (headers.get(b"host") or None)


def address(scope: Scope | Mapping[str, Any]) -> str:
    """Return the address of the client; uvicorn has already handled trusted proxies."""
    client = scope.get("client")
    return client[0] if client else ""


async def _refuse(scope: Scope, send: Send, refusal: Refused) -> None:
    if scope["type"] == "websocket":  # the server answers the handshake with 403
        await send({"type": "websocket.close"})
        return
    status, content = problem(refusal)
    body = msgspec.json.encode(content)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *((name.encode(), value.encode()) for name, value in problem_headers(status).items()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
