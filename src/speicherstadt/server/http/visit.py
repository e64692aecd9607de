"""One request or live connection: the visitor, their rate limits and the server's parts."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Scope

from speicherstadt.server.health import HealthMonitor
from speicherstadt.server.http.middleware import SignIn
from speicherstadt.server.limits.addresses import address_of
from speicherstadt.server.limits.defaults import LimitName
from speicherstadt.server.limits.quotas import Quotas
from speicherstadt.server.limits.rate_limits import RateLimits
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.storage import SessionRow
from speicherstadt.server.tables.daily import DailyHarbour
from speicherstadt.server.tables.lobby import LobbyService
from speicherstadt.server.tables.messages import Listener, Message
from speicherstadt.server.tables.my_games import MyGames
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession


@dataclass(frozen=True)
class Parts:
    """The parts of the server that handlers use."""

    registry: TableRegistry
    new_tables: NewTables
    lobby: LobbyService
    my_games: MyGames
    daily: DailyHarbour
    identity: Identity
    sessions: Sessions
    tokens: AccessTokens
    revocations: Revocations
    limits: RateLimits
    quotas: Quotas
    health: HealthMonitor
    secure: bool
    """Whether the server is reached over https."""


@dataclass(frozen=True)
class Visit:
    parts: Parts
    guest: str | None
    """The visitor's guest id, from cookie or token; None if unknown."""
    address: str
    """The address that the visit is charged to."""
    sign_in: SignIn | None = None

    @property
    def registry(self) -> TableRegistry:
        return self.parts.registry

    @property
    def identity(self) -> Identity:
        return self.parts.identity

    async def open_table(self, table: str) -> TableSession:
        return await self.registry.session(table, self.address)

    async def say(
        self, session: TableSession, text: str, sender: Listener | None = None
    ) -> Message:
        """Write in the chat. All spectators of a table together have a limit of their own."""
        self.check_limit("chat")
        guest, name = await self.named()
        if guest not in session.players:
            self.parts.limits.check("spectator-chat", session.id, None)
        return await session.say(guest, name, text, sender)

    async def named(self) -> tuple[str, str]:
        """Return the guest and their name, which is needed to change anything at a table."""
        return await self.identity.named(self.guest)

    def check_limit(self, name: LimitName) -> None:
        """Refuse if the guest or the address has done too many of these."""
        self.parts.limits.check(name, self.address, self.guest)

    def closing_if_revoked(self, close: Callable[[], None]) -> AbstractContextManager[None]:
        """Call `close` if the visitor is signed out while a connection is open."""
        if self.sign_in is None:
            return nullcontext()
        credential, admitted = self.sign_in.credential, self.sign_in.admitted
        return self.parts.revocations.closing(credential, admitted, close)

    @property
    def session(self) -> SessionRow | None:
        """The visitor's session; None for programs and strangers."""
        return self.sign_in.session if self.sign_in else None


def visit(scope: Scope, state: State) -> Visit:
    return Visit(state.parts, scope["user"], address_of(scope), scope["auth"])


def limited(name: LimitName) -> Guard:
    """Return a guard that limits how often a visitor may use a route."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        visit(connection.scope, connection.app.state).check_limit(name)

    return guard
