"""Hints for people: each position is thought about once, and only while somebody waits for it."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from speicherstadt.bots.hints import card_use
from speicherstadt.engine import Seat, State, view
from speicherstadt.records.projection import berth_number
from speicherstadt.server import wire
from speicherstadt.server.bots.bot_jobs import BotPosition
from speicherstadt.server.bots.bot_limits import UseLimit
from speicherstadt.server.bots.bot_pool import BotPool, Requester
from speicherstadt.server.translation import translated

_MOST_KEPT = 100
"""How many finished hints are kept for the next one who asks, a few kilobytes each."""


@dataclass(eq=False)
class _Request:
    thinking: asyncio.Task[list[wire.HintInfo]]
    waiting: int = 0
    """How many people wait for it."""


class HintRequests:
    def __init__(self, pool: BotPool, waiting: UseLimit) -> None:
        self._pool = pool
        self._waiting = waiting
        self._running: dict[BotPosition, _Request] = {}
        self._known: OrderedDict[BotPosition, list[wire.HintInfo]] = OrderedDict()

    async def hints(
        self, position: BotPosition, table: str, guest: str, address: str
    ) -> list[wire.HintInfo]:
        if position in self._known:
            self._known.move_to_end(position)
            return self._known[position]
        with self._waiting.one_more(guest, address):
            if position not in self._running:
                requester = Requester(guest, table, person_waits=True, address=address)
                asked = self._pool.hints(position, requester)
                self._running[position] = _Request(asyncio.create_task(asked))
            return await self._share(position, self._running[position])

    async def _share(self, position: BotPosition, request: _Request) -> list[wire.HintInfo]:
        """Wait for hints together with others; the last one to go ends the request."""
        request.waiting += 1
        try:
            found = await asyncio.shield(request.thinking)
        finally:
            request.waiting -= 1
            if not request.waiting:
                request.thinking.cancel()
                del self._running[position]
        self._known[position] = found
        if len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)
        return found


def card_uses(state: State, seat: Seat) -> list[wire.CardUse]:
    """Return what the cards at the berths would do for a player, at their current price."""
    seen = view(state).table
    return [
        wire.CardUse(
            berth_number(berth), translated(card_use(seen, seat, berth, max(len(column), 1)))
        )
        for berth, (card, column) in enumerate(zip(seen.row, seen.columns, strict=True))
        if card is not None
    ]
