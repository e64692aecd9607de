"""Lets the bots of a table decide one after the other, slowly enough for people to follow.

Bots sleep if nobody has watched the table or acted at it for a while, and wake when somebody does.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from speicherstadt.engine import Phase, Seat, legal
from speicherstadt.server.bots.bot_jobs import BotPosition
from speicherstadt.server.bots.bot_limits import ThinkingTables
from speicherstadt.server.bots.bot_pool import BotPool, Requester
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.storage import DatabaseUnavailable

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0
SLEEP_SECONDS = 600.0
"""How long bots play on, by default, when nobody watches."""


class BotTurn(NamedTuple):
    """A decision that a bot has to make."""

    game: GameLog
    number: int
    """The number of the last log entry."""
    seat: Seat
    bot: str
    seed: str


class BotTable(Protocol):
    """A table as its bots see it."""

    @property
    def id(self) -> str: ...

    @property
    def watched(self) -> bool:
        """Whether anybody has the table open."""

    @property
    def people_play(self) -> bool:
        """Whether a person has a seat, so that the bots will soon have to wait."""

    def requester(self) -> Requester:
        """Return for whom the bots think."""

    def next_bot_turn(self) -> BotTurn | None: ...

    async def bot_decided(self, turn: BotTurn, decision: str) -> None:
        """Enter a decision, unless the turn is void by now."""


Sleep: TypeAlias = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class BotServices:
    """What the bots of all tables share."""

    pool: BotPool
    pace: float
    """Minimum seconds that a bot takes for a decision, so that people can follow."""
    sleep_after: float = SLEEP_SECONDS
    """Seconds after which bots sleep if nobody watches."""
    thinking: ThinkingTables = field(default_factory=ThinkingTables)
    clock: Callable[[], float] = time.monotonic
    sleep: Sleep = asyncio.sleep


class BotTurns:
    def __init__(self, services: BotServices) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._turn: BotTurn | None = None
        self._deciding: asyncio.Task[str] | None = None
        self._awake_until = 0.0

    @property
    def thinking(self) -> bool:
        return self._task is not None

    def stay_awake(self) -> None:
        """Start the time until the bots sleep anew, because somebody watches or acts."""
        self._awake_until = self._services.clock() + self._services.sleep_after

    def wake(self, table: BotTable) -> None:
        """Start the next bot turn, because somebody watches or acts; cancel one that is void."""
        self.stay_awake()
        turn = table.next_bot_turn()
        if self._task is None:
            if turn is not None:
                requester = table.requester()
                self._services.thinking.add(table.id, requester.owner, requester.address)
                self._task = asyncio.create_task(self._run(table))
        elif self._deciding is not None and (turn != self._turn or not self._may_play(table)):
            self._deciding.cancel()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, table: BotTable) -> None:
        try:
            while self._may_play(table) and (turn := table.next_bot_turn()) is not None:
                try:
                    await self._play(table, turn)
                except DatabaseUnavailable:  # logged once for all tables
                    await self._services.sleep(_RETRY_SECONDS)
                except Exception:
                    # A temporary error must not block the table for good.
                    _log.exception("a bot could not decide", extra={"table": table.id[:4]})
                    await self._services.sleep(_RETRY_SECONDS)
        finally:
            self._task = None
            self._services.thinking.remove(table.id)

    def _may_play(self, table: BotTable) -> bool:
        """Whether the bots are awake, and not too many tables have only bots that play."""
        if not table.watched and self._services.clock() >= self._awake_until:
            return False
        return table.people_play or not self._services.thinking.beyond_limit(table.id)

    async def _play(self, table: BotTable, turn: BotTurn) -> None:
        began = self._services.clock()
        state = turn.game.state
        quick = state.phase is Phase.LOADING or len(legal(state)) == 1
        decision = await self._decision(table, turn)
        if decision is not None:
            pace = self._services.pace * (0.5 if quick else 1.0)
            await self._services.sleep(max(0.0, began + pace - self._services.clock()))
            await table.bot_decided(turn, decision)

    async def _decision(self, table: BotTable, turn: BotTurn) -> str | None:
        """Return the bot's decision; None if the turn became void."""
        position = BotPosition.of(turn.game.state, turn.game.decisions())
        asked = self._services.pool.decide(position, turn.bot, turn.seed, table.requester())
        self._turn, self._deciding = turn, asyncio.create_task(asked)
        try:
            await asyncio.wait((self._deciding,))
            return None if self._deciding.cancelled() else self._deciding.result()
        finally:
            self._deciding.cancel()
            self._turn = self._deciding = None
