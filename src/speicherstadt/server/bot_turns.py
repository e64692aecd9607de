"""Lets the bots of a table decide one after the other, slowly enough for people to follow."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from speicherstadt.engine import Phase, Seat, legal
from speicherstadt.server.bot_pool import BotPool, BotPosition
from speicherstadt.server.game_log import GameLog

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0


class BotTurn(NamedTuple):
    """A decision that a bot has to make."""

    game: GameLog
    number: int
    """The number of the last log entry."""
    seat: Seat
    bot: str


NextTurn: TypeAlias = Callable[[], BotTurn | None]
Enter: TypeAlias = Callable[[BotTurn, str], Awaitable[None]]
Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class BotTurns:
    def __init__(
        self, table: str, pool: BotPool, pace: float, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._table = table
        self._pool = pool
        self._pace = pace
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def wake(self, next_turn: NextTurn, enter: Enter) -> None:
        """Start the next bot turn, unless it is running already."""
        if self._task is None and next_turn() is not None:
            self._task = asyncio.create_task(self._run(next_turn, enter))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, next_turn: NextTurn, enter: Enter) -> None:
        try:
            while (turn := next_turn()) is not None:
                try:
                    await self._decide(turn, enter)
                except Exception:
                    # A temporary error, such as a full disk, must not block the table for good.
                    _log.exception("a bot could not decide", extra={"table": self._table[:4]})
                    await self._sleep(_RETRY_SECONDS)
        finally:
            self._task = None

    async def _decide(self, turn: BotTurn, enter: Enter) -> None:
        began = time.monotonic()
        state = turn.game.state
        quick = state.phase is Phase.LOADING or len(legal(state)) == 1
        position = BotPosition.of(state, turn.game.decisions())
        decision = await self._pool.decide(position, turn.bot, f"{self._table}/{turn.seat}")
        pace = self._pace * (0.5 if quick else 1.0)
        await self._sleep(max(0.0, began + pace - time.monotonic()))
        await enter(turn, decision)
