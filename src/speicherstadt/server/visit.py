"""One request or live connection: the visitor, their rate limits and the server's parts."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Scope

from speicherstadt.server.access_tokens import AccessTokens
from speicherstadt.server.identity import Identity
from speicherstadt.server.lobby import LobbyService
from speicherstadt.server.middleware import address
from speicherstadt.server.new_tables import NewTables
from speicherstadt.server.rate_limits import LimitName, RateLimits
from speicherstadt.server.table_registry import TableRegistry


@dataclass(frozen=True)
class Parts:
    """The parts of the server that handlers use."""

    registry: TableRegistry
    new_tables: NewTables
    lobby: LobbyService
    identity: Identity
    tokens: AccessTokens
    limits: RateLimits
    secure: bool
    """Whether the server is reached over https."""


@dataclass(frozen=True)
class Visit:
    parts: Parts
    guest: str | None
    """The visitor's guest id, from cookie or token; None if unknown."""
    address: str

    @property
    def registry(self) -> TableRegistry:
        return self.parts.registry

    @property
    def identity(self) -> Identity:
        return self.parts.identity

    async def named(self) -> tuple[str, str]:
        """Return the guest and their name, which is needed to change anything at a table."""
        return await self.identity.named(self.guest)

    def check_limit(self, name: LimitName) -> None:
        """Refuse if there were too many of these. New identities are counted by address."""
        visitor = self.address if name == "identity" else self.guest or self.address
        self.parts.limits.check(name, visitor)


def visit(scope: Scope, state: State) -> Visit:
    return Visit(state.parts, scope["user"], address(scope))


def limited(name: LimitName) -> Guard:
    """Return a guard that limits how often a visitor may use a route."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        visit(connection.scope, connection.app.state).check_limit(name)

    return guard
