"""The outermost layer, which handles every request and every handshake first.

It refuses requests for another server (DNS rebinding) and from another site (CSRF), identifies the
visitor, limits the rate of requests, and adds the security headers to every answer.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from speicherstadt.server.address_turns import CALLER
from speicherstadt.server.limits.addresses import AllowedHosts, address_of
from speicherstadt.server.limits.defaults import LimitName
from speicherstadt.server.limits.rate_limits import RateLimits
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.people.access_tokens import AccessTokens, credential_of_tokens
from speicherstadt.server.people.sessions import COOKIE, SECURE_COOKIE, Sessions, first_session
from speicherstadt.server.problems import Refused, Unexpected, problem, problem_headers
from speicherstadt.server.storage import SessionRow

Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
Headers: TypeAlias = Mapping[bytes, bytes]

_ANSWERED = ("/api/", "/health", "/metrics", "/schema")
"""Paths of requests; all others are files of the page."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_BEARER = b"Bearer "
_log = logging.getLogger(__name__)

_POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    b" form-action 'self'; frame-ancestors 'none'"
)
_FOR_FILES = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""All that scripts, styles and fonts need: the rest is about documents, and each byte counts."""
_FOR_DATA = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    *_FOR_FILES,
    (b"cache-control", b"no-store"),
]
"""A browser that shows an answer of the API as a document runs and loads nothing."""
SECURITY_HEADERS = [
    (b"content-security-policy", _POLICY),
    *_FOR_FILES,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class SignIn(NamedTuple):
    """How a guest is signed in."""

    guest: str
    credential: str
    """Connections are closed when it is revoked (see `revocations`)."""
    session: SessionRow | None
    """None for a program with a token."""
    outdated: bool
    """Whether the cookie is of an older kind and should be replaced."""
    admitted: float
    """When the credential was checked, by the monotonic clock."""


class AccessMiddleware:
    def __init__(
        self,
        app: App,
        sessions: Sessions,
        tokens: AccessTokens,
        limits: RateLimits,
        hosts: AllowedHosts,
    ) -> None:
        self._app = app
        self._sessions = sessions
        self._tokens = tokens
        self._limits = limits
        self._hosts = hosts
        self._origin = hosts.public_url.encode()
        secure = hosts.public_url.startswith("https:")
        self._cookies = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
        self._for_all = [_HTTPS_ONLY] if secure else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began, answering = time.perf_counter(), False

        async def send_safely(event: Any) -> None:
            nonlocal answering
            if event["type"] == "http.response.start":
                headers = self._headers(scope["path"], event["status"])
                event["headers"] = [*event.get("headers", ()), *headers]
                METRICS.answered(event["status"], time.perf_counter() - began)
            answering = True
            await send(event)

        try:
            scope["auth"] = sign_in = await self._admit(scope)
            scope["user"] = sign_in.guest if sign_in else None
            live = scope["type"] == "websocket"
            await self._app(scope, receive, send if live else send_safely)
        except Refused as refusal:
            await _refuse(scope, send_safely, refusal)
        except Exception:
            _log.exception("unexpected error in a %s request", scope["type"])
            if not answering:
                await _refuse(scope, send_safely, Unexpected())

    def _headers(self, path: str, status: int) -> list[tuple[bytes, bytes]]:
        if path.startswith("/assets/") and status < 400:
            return [*_FOR_FILES, *self._for_all]
        if path.startswith("/api/"):
            return [*_FOR_DATA, *self._for_all]
        return [*SECURITY_HEADERS, *self._for_all]

    async def _admit(self, scope: Scope) -> SignIn | None:
        """Return who is asking, None if unknown, or refuse the request."""
        headers = dict(scope["headers"])
        self._hosts.check(headers.get(b"host", b""))
        address, now = address_of(scope), time.monotonic()
        CALLER.set(address)
        authorization = headers.get(b"authorization", b"")
        if authorization.startswith(_BEARER):
            token = authorization.removeprefix(_BEARER).decode("latin-1")
            check = partial(self._limits.check, "requests", address, None)  # limits guessing
            owner = await self._tokens.owner(token, check)
            if owner is None:
                raise Refused("forbidden", "this access token is unknown or was revoked")
            credential = credential_of_tokens(owner)
            sign_in: SignIn | None = SignIn(owner, credential, None, outdated=False, admitted=now)
        else:
            sign_in = await self._by_cookie(headers, now)
            changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
            if changes and self._is_foreign(headers):
                raise Refused("forbidden", "this request comes from another site")
        limit: LimitName = "requests" if scope["path"].startswith(_ANSWERED) else "files"
        self._limits.check(limit, address, sign_in.guest if sign_in else None)
        return sign_in

    async def _by_cookie(self, headers: Headers, now: float) -> SignIn | None:
        cookies = headers.get(b"cookie", b"").decode("latin-1").split(";")
        pairs = (cookie.strip().partition("=") for cookie in reversed(cookies))
        found = {name: value for name, _, value in pairs}  # the first one of a name counts
        name = next((name for name in self._cookies if name in found), None)
        session = await self._sessions.find(found[name].strip('"')) if name else None
        if session is None:
            return None
        outdated = name != self._cookies[0] or session.id == first_session(session.guest)
        return SignIn(session.guest, session.id, session, outdated, now)

    def _is_foreign(self, headers: Headers) -> bool:
        """Return whether the browser says that another site sent this."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return True
        origin = headers.get(b"origin", b"")
        if not origin or origin == self._origin:
            return False
        return origin.partition(b"://")[2] != (headers.get(b"host") or None)


async def _refuse(scope: Scope, send: Send, refusal: Refused) -> None:
    METRICS.refused(refusal)
    if scope["type"] == "websocket":  # the server answers the handshake with 403
        await send({"type": "websocket.close"})
        return
    status, content = problem(refusal)
    body = msgspec.json.encode(content)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *((name.encode(), value.encode()) for name, value in problem_headers(refusal).items()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
