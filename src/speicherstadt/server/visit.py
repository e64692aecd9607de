"""One request or live connection: where it goes, who is behind it, and how often they may ask."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Scope

from speicherstadt.server.access_tokens import AccessTokens
from speicherstadt.server.identity import Identity
from speicherstadt.server.lobby import Lobby
from speicherstadt.server.middleware import address
from speicherstadt.server.new_tables import NewTables
from speicherstadt.server.rate_limits import LimitName, RateLimits
from speicherstadt.server.table_registry import TableRegistry


@dataclass(frozen=True)
class Parts:
    """The parts of the server that handlers ask."""

    registry: TableRegistry
    new_tables: NewTables
    lobby: Lobby
    identity: Identity
    tokens: AccessTokens
    limits: RateLimits
    secure: bool
    """Whether the server is reached by https."""


@dataclass(frozen=True)
class Visit:
    parts: Parts
    guest: str | None
    """Who is asking, by cookie or token; None if unknown."""
    address: str

    @property
    def registry(self) -> TableRegistry:
        return self.parts.registry

    @property
    def identity(self) -> Identity:
        return self.parts.identity

    async def named(self) -> tuple[str, str]:
        """The guest and their name; nobody changes anything at a table without one."""
        return await self.identity.named(self.guest)

    def check_limit(self, name: LimitName) -> None:
        """Refuse if there were too many of these; new identities count by address."""
        visitor = self.address if name == "identity" else self.guest or self.address
        self.parts.limits.check(name, visitor)


def visit(scope: Scope, state: State) -> Visit:
    return Visit(state.parts, scope["user"], address(scope))


def limited(name: LimitName) -> Guard:
    """A guard that limits how often a visitor may use a route."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        visit(connection.scope, connection.app.state).check_limit(name)

    return guard
