"""Removes what nobody needs any more, in small steps, so that no player waits for it."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Select

from speicherstadt.server.limits.defaults import DAY, OPEN_TABLE_DAYS, Limits
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.storage import Write
from speicherstadt.server.storage.expiry_queries import (
    ABANDONED_GAMES,
    EXPIRED_CODES,
    GAMES_OF_BOTS,
    IDLE_GAMES,
    IDLE_TABLES,
    UNSEEN_GUESTS,
    close_game,
    forget_addresses,
    only_table,
    remove_game,
    remove_guests,
)
from speicherstadt.server.storage.statements import remove_code, remove_table
from speicherstadt.server.tables.table_registry import TableRegistry

_BATCH = 100
_PAUSE_SECONDS = 0.05
"""Between two commits, so that they take up little of the writer's time."""
_FLUSH_SECONDS = 60.0
_SWEEP_SECONDS = 3600.0
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Expiry:
    registry: TableRegistry
    sessions: Sessions
    tokens: AccessTokens
    last_seen: LastSeen
    limits: Limits
    clock: Callable[[], float] = time.time

    async def run(self) -> None:
        """Store who was seen every minute, and remove what has expired every hour."""
        next_sweep = 0.0
        while True:
            try:
                await self.store_seen()
                if time.monotonic() >= next_sweep:
                    next_sweep = time.monotonic() + _SWEEP_SECONDS
                    await self.sweep()
            except Exception:  # a full disk, for instance; try again later
                _log.exception("could not remove what has expired")
            await asyncio.sleep(_FLUSH_SECONDS)

    async def stop(self) -> None:
        """Store what is known so far; an error must not keep the server from stopping."""
        try:
            await self.store_seen()
        except Exception:
            _log.exception("could not store who was seen")

    async def store_seen(self) -> None:
        """Store which guests and sessions were in use since the last time."""
        seen = self.last_seen.take()
        for start in range(0, len(seen), _BATCH):
            await self._write(*seen[start : start + _BATCH])

    async def sweep(self) -> None:
        now, limits = self.clock(), self.limits
        await self._write(*forget_addresses(now - DAY, now - OPEN_TABLE_DAYS * DAY))
        await self._end_tables(IDLE_TABLES, now - limits.keep_tables_days * DAY, remove_table)
        games_before = now - limits.keep_games_days * DAY
        if limits.delete_abandoned:
            await self._end_tables(ABANDONED_GAMES, games_before, remove_game)
        else:
            await self._end_tables(IDLE_GAMES, games_before, close_game)
        await self._end_tables(GAMES_OF_BOTS, games_before, remove_game)
        while codes := await self._expired(EXPIRED_CODES, now):
            await self._write(*map(remove_code, codes))
        await self._remove_guests(now - limits.keep_guests_days * DAY)

    async def _end_tables(
        self, query: Select[str], before: float, end: Callable[[str], Sequence[Write]]
    ) -> None:
        """End tables, each with a commit of its own. One that is open is left for the next time."""
        ended = True
        while ended:
            ended = False
            for table in await self._expired(query, before):
                is_due = partial(self._is_due, query, before, table)
                ended |= await self.registry.write_unless_open(table, is_due, *end(table))
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _is_due(self, query: Select[str], before: float, table: str) -> bool:
        """Return whether a table is still idle; somebody may have come in the meantime."""
        return bool(await self._expired(only_table(query, table), before))

    async def _remove_guests(self, before: float) -> None:
        while guests := await self._expired(UNSEEN_GUESTS, before):
            await self._write(*remove_guests(guests))
            self.registry.services.identity.forget_guests(guests)
            self.sessions.forget_guests(guests)
            self.tokens.forget_guests(guests)

    async def _expired(self, query: Select[str], before: float) -> list[str]:
        return await self.registry.services.store.ids(query, before=before, size=_BATCH)

    async def _write(self, *writes: Write) -> None:
        await self.registry.services.store.write(*writes)
        await asyncio.sleep(_PAUSE_SECONDS)
