"""The services that all tables share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from speicherstadt.server.bots.bot_limits import ThinkingTables, waiting_hints
from speicherstadt.server.bots.bot_pool import BotPool
from speicherstadt.server.bots.bot_turns import SLEEP_SECONDS, BotServices
from speicherstadt.server.bots.hint_requests import HintRequests
from speicherstadt.server.games.history import HistoryPages
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.storage import DataStore


@dataclass(frozen=True)
class Services:
    store: DataStore
    identity: Identity
    bot_pool: BotPool
    bot_pace: float
    """Minimum seconds that a bot takes for a decision, so that people can follow."""
    bot_sleep: float = SLEEP_SECONDS
    """Seconds after which bots sleep at a table that nobody watches."""
    limited: bool = True
    """Whether the limits on what bots do for one visitor apply."""
    history: HistoryPages = field(default_factory=HistoryPages)
    clock: Callable[[], float] = time.time
    """Tells the time in seconds since 1970, and so the day."""

    @cached_property
    def bots(self) -> BotServices:
        thinking = ThinkingTables(limited=self.limited)
        return BotServices(self.bot_pool, self.bot_pace, self.bot_sleep, thinking)

    @cached_property
    def hints(self) -> HintRequests:
        return HintRequests(self.bot_pool, waiting_hints(limited=self.limited))
