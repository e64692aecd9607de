"""The door: every request passes it before anything else sees it.

It says who comes, refuses what a foreign page might have sent in somebody's name, slows down who
knocks too often, and puts the safety headers on every answer.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from speicherstadt.server.identity import COOKIE, Identity
from speicherstadt.server.metrics import TALLY
from speicherstadt.server.problems import STATUS, Refused, Unexpected, problem
from speicherstadt.server.proxies import Headers, Proxies

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_SAFE = ("GET", "HEAD", "OPTIONS")
_MOST_REMEMBERED = 20_000
_CREATING = ("/api/tables", "/fork", "/rematch", "/import")
_log = logging.getLogger(__name__)

_POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    b" form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
TOO_MANY = STATUS["too-many"]
RETRY = (b"retry-after", b"2")


class Limits:
    """A bucket for each visitor: every request takes a drop, and it fills up again in time."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, visitor: str) -> bool:
        now = time.monotonic()
        left, then = self._buckets.get(visitor, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        if len(self._buckets) > _MOST_REMEMBERED:
            self._buckets.clear()
        self._buckets[visitor] = (max(left - 1, 0.0), now)
        return left >= 1


class Door:
    def __init__(
        self,
        app: App,
        identity: Identity,
        origin: str,
        rate: float,
        proxies: Proxies,
    ) -> None:
        """`origin` is where the server is known publicly; `rate` 0 lets everybody pass."""
        self._app = app
        self._identity = identity
        self._origin = origin.encode()
        self._proxies = proxies
        self._limited = rate > 0
        self._requests = Limits(rate, max(1.0, 5 * rate))
        self._chatting = Limits(0.5, 8)
        self._creating = Limits(0.2, 20)
        self._knocking = Limits(0.2, 30)
        self._asking = Limits(0.5, 10)
        self._listening = Limits(1, 30)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, answering = time.perf_counter(), False

        async def send_safely(event: Any) -> None:
            nonlocal answering
            if event["type"] == "http.response.start":
                answering = True
                event["headers"] = [*event.get("headers", ()), *HEADERS]
                TALLY.answered(event["status"], time.perf_counter() - began)
            await send(event)

        try:
            scope["guest"] = self.admit(
                scope["method"], scope["path"], scope["headers"], scope.get("client")
            )
            await self._app(scope, receive, send_safely)
        except Refused as refusal:
            await _refuse(send_safely, refusal)
        except Exception:
            _log.exception("an error nobody expected in %s", scope["method"])
            if not answering:
                await _refuse(send_safely, Unexpected())

    def admit(
        self, method: str, path: str, headers: Headers, client: tuple[str, int] | None
    ) -> str | None:
        """The guest who comes with a request, None for somebody unknown; or a refusal."""
        named = dict(headers)
        guest, by_token = self._who(named)
        if by_token and guest is None:
            raise Refused("forbidden", "this token is not one of ours")
        if method not in _SAFE and not by_token and self._is_foreign(named):
            raise Refused("forbidden", "this request comes from another page")
        if self._limited:
            address = self._proxies.address(client[0] if client else "", headers)
            if not self._may_pass(method, path, guest or address, address):
                raise Refused("too-many", "too many requests; wait a moment")
        return guest

    def _who(self, headers: dict[bytes, bytes]) -> tuple[str | None, bool]:
        authorization = headers.get(b"authorization", b"")
        if authorization.startswith(b"Bearer "):
            token = authorization.removeprefix(b"Bearer ").decode("latin-1")
            return self._identity.from_token(token), True
        for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE:
                return self._identity.from_cookie(value.strip('"')), False
        return None, False

    def _is_foreign(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a browser tells that another site's page has sent this."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return True
        origin = headers.get(b"origin", b"")
        if not origin or origin == self._origin:
            return False
        return origin.partition(b"://")[2] != (headers.get(b"host") or None)

    def _may_pass(self, method: str, path: str, visitor: str, address: str) -> bool:
        # As the framework will read it: a slash too many is no way around a limit.
        path = "/" + "/".join(filter(None, path.split("/")))
        posts = method == "POST"
        if path.endswith("/hints"):  # they cost a bot's thinking
            return self._asking.allows(visitor)
        if path.endswith(("/stream", "/moments")):  # they may cost a replay
            return self._listening.allows(visitor)
        if path.startswith("/api/") and not self._requests.allows(visitor):
            return False
        if posts and path.startswith("/api/me"):
            return self._knocking.allows(address)
        if posts and path.endswith("/chat"):
            return self._chatting.allows(visitor)
        if posts and path.endswith(_CREATING):
            return self._creating.allows(visitor)
        return True


async def _refuse(send: Send, refusal: Refused) -> None:
    status, content = problem(refusal)
    body = msgspec.json.encode(content)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status == TOO_MANY:
        headers.append(RETRY)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
