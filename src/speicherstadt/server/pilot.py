"""Lets the bots of a table decide: one after the other, and never faster than people can follow."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from speicherstadt.engine import Phase, Seat, legal
from speicherstadt.server.crew import Crew, Position
from speicherstadt.server.game import Game

_log = logging.getLogger(__name__)
_AGAIN_SECONDS = 5.0

Turn: TypeAlias = tuple[Game, int, Seat, str]
"""The game, the number of its last entry, the seat that decides, and the bot that sits there."""
NextTurn: TypeAlias = Callable[[], Turn | None]
Enter: TypeAlias = Callable[[Turn, str], Awaitable[None]]


class Pilot:
    def __init__(self, table: str, crew: Crew, pace: float) -> None:
        self._table = table
        self._crew = crew
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    def wake(self, next_turn: NextTurn, enter: Enter) -> None:
        """See to it that a bot who is to decide does."""
        if self._task is None and next_turn() is not None:
            self._task = asyncio.create_task(self._drive(next_turn, enter))

    def rest(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _drive(self, next_turn: NextTurn, enter: Enter) -> None:
        try:
            while (turn := next_turn()) is not None:
                try:
                    await self._decide(turn, enter)
                except Exception:
                    # A disk that is full for a moment must not leave a table stuck for good.
                    _log.exception("a bot could not decide", extra={"table": self._table[:4]})
                    await asyncio.sleep(_AGAIN_SECONDS)
        finally:
            self._task = None

    async def _decide(self, turn: Turn, enter: Enter) -> None:
        (game, _, seat, bot), began = turn, time.monotonic()
        quick = game.state.phase is Phase.LOADING or len(legal(game.state)) == 1
        position = Position.of(game.state, game.decisions())
        decision = await self._crew.decide(position, bot, f"{self._table}/{seat}")
        pace = self._pace * (0.5 if quick else 1.0)
        await asyncio.sleep(max(0.0, began + pace - time.monotonic()))
        await enter(turn, decision)
