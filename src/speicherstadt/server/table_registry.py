"""The registry of open tables: finds, opens and drops their sessions."""

import asyncio
import logging
import time
from collections.abc import Sequence
from weakref import WeakValueDictionary

from speicherstadt.server import table_records
from speicherstadt.server.game_log import GameLog
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import Entry, SeatRow, StoredTable, TableRow
from speicherstadt.server.storage.statements import add_entry, add_seat, add_table
from speicherstadt.server.table_session import Services, TableSession

_KEEP_SECONDS = 4.0
"""How long an unused table stays in memory; opening it again takes a few milliseconds."""
_SWEEP_SECONDS = 2.0
_log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._sessions: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All open sessions. Weak references keep a session unique for as long as it is used."""
        self._used: dict[TableSession, float] = {}
        """Recently used sessions and the time of their last use; they are kept for a while."""
        self._opening = asyncio.Lock()
        self._background: list[asyncio.Task[None]] = []
        self._closing = False

    def open(self) -> None:
        self._background = [
            asyncio.create_task(self._resume_games()),
            asyncio.create_task(self._sweep()),
        ]

    async def close(self) -> None:
        """Notify all clients and stop. Every decision is already on disk."""
        if self._closing:
            return
        self._closing = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*(session.close() for session in list(self._sessions.values())))

    @property
    def size(self) -> int:
        return len(self._sessions)

    async def session(self, table: str) -> TableSession:
        """Return the session of a table; open it if necessary."""
        if self._closing:
            raise Refused("unavailable", "the server is restarting; try again in a moment")
        session = self._sessions.get(table) or await self._open(table)
        self._used[session] = time.monotonic()
        return session

    def opened(self, table: str) -> TableSession | None:
        """Return the session of a table if it is open, else None."""
        return self._sessions.get(table)

    async def add(
        self,
        row: TableRow,
        seats: list[SeatRow],
        log: Sequence[Entry] = (),
        game: GameLog | None = None,
    ) -> TableSession:
        """Store a new table and open it. A game that was played elsewhere comes with its log."""
        await self.services.store.write(
            add_table(row),
            *map(add_seat, seats),
            *(add_entry(row.id, entry, None) for entry in log),
        )
        session = TableSession(self.services, StoredTable(row, seats, list(log), []), game)
        self._keep(session)
        self._used[session] = time.monotonic()
        return session

    async def leave(self, guest: str, session: TableSession, seat: int) -> None:
        """Leave a seat. If everyone leaves before the game starts, the table is removed."""
        await session.leave(guest, seat)
        if session.gone:
            self._sessions.pop(session.id, None)
            self._used.pop(session, None)
            await session.close()

    def forget_unused(self, keep_seconds: float) -> None:
        """Drop sessions that have not been used recently, and games that are over."""
        since = time.monotonic() - keep_seconds
        self._used = {
            session: at
            for session, at in self._used.items()
            if at > since and session.row.status != "over"
        }
        METRICS.tables = len(self._sessions)

    async def _open(self, table: str) -> TableSession:
        async with self._opening:
            session = self._sessions.get(table)
            if session is None:
                stored = await self.services.store.table(table)
                if stored is None:
                    raise NoSuchTable
                # Replaying a long game takes a few milliseconds; do not block other tables.
                game = await asyncio.to_thread(table_records.game_of, stored)
                session = TableSession(self.services, stored, game)
                self._keep(session)
                session.wake_bots()
            return session

    def _keep(self, session: TableSession) -> None:
        self._sessions[session.id] = session
        METRICS.tables = len(self._sessions)

    async def _resume_games(self) -> None:
        """After a restart, continue bot turns and add missing progress for the lobby."""
        store = self.services.store
        for table in await store.without_progress():
            try:
                await (await self.session(table)).fill_in_progress()
            except Exception:
                _log.exception("a table cannot be opened", extra={"table": table[:4]})
        for table in await store.waiting_for_bots():
            try:
                await self.session(table)
            except Exception:
                _log.exception("a table cannot be opened", extra={"table": table[:4]})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.forget_unused(_KEEP_SECONDS)
