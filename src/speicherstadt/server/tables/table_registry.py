"""The registry of open tables: finds, opens and drops their sessions."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from weakref import WeakValueDictionary

from speicherstadt.server.address_turns import CALLER, AddressTurns
from speicherstadt.server.games import table_records
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.games.shared_work import SharedWork
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import Entry, SeatRow, StoredTable, TableRow, Write
from speicherstadt.server.storage.expiry_queries import reopen_game
from speicherstadt.server.storage.statements import add_entry, add_seat, add_table
from speicherstadt.server.tables.past_results import fill_in_results
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_session import TableSession

_KEEP_SECONDS = 4.0
"""How long an unused table stays in memory; opening it again takes a few milliseconds."""
_SWEEP_SECONDS = 2.0
_OPENED_AT_ONCE = 2
"""How many tables are opened for one address at the same time."""
_log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._sessions: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All open sessions. Weak references keep a session unique for as long as it is used."""
        self._used: dict[TableSession, float] = {}
        """Recently used sessions and the time of their last use; they are kept for a while."""
        self._opening: SharedWork[str, TableSession] = SharedWork()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._turns = AddressTurns(_OPENED_AT_ONCE)
        self._background: list[asyncio.Task[None]] = []
        self._closing = False

    def open(self) -> None:
        self._background = [
            asyncio.create_task(self._resume_games()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(fill_in_results(self.services.store)),
        ]

    async def close(self) -> None:
        """Notify all clients and stop, within a few seconds. Every decision is already on disk."""
        if self._closing:
            return
        self._closing = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*(session.close() for session in list(self._sessions.values())))

    @property
    def size(self) -> int:
        return len(self._sessions)

    async def session(self, table: str, address: str = "") -> TableSession:
        """Return the session of a table; open it if necessary.

        An address gets only a few tables opened at a time, so it cannot delay anyone else.
        """
        if self._closing:
            raise Refused("unavailable", "the server is restarting; try again in a moment")
        session = self.opened(table)
        if session is None:
            async with self._turns.turn(address or CALLER.get()):
                session = await self._opening.do(table, lambda: self._open(table))
        self._used[session] = time.monotonic()
        return session

    def opened(self, table: str) -> TableSession | None:
        """Return the session of a table if it is open, else None."""
        session = self._sessions.get(table)
        return None if session is None or session.ended else session

    async def add(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[Entry] = (),
        game: GameLog | None = None,
    ) -> TableSession:
        """Store a new table and open it. A game that was played elsewhere comes with its log."""
        await self.services.store.write(
            add_table(row),
            *map(add_seat, seats),
            *(add_entry(row.id, entry, None) for entry in log),
        )
        session = TableSession(self.services, StoredTable(row, list(seats), list(log), []), game)
        self._keep(session)
        self._used[session] = time.monotonic()
        return session

    async def leave(self, guest: str, session: TableSession, seat: int) -> None:
        """Leave a seat. If everyone leaves before the game starts, the table is removed."""
        try:
            await session.leave(guest, seat)
        finally:
            if session.gone:
                self._sessions.pop(session.id, None)
                self._used.pop(session, None)
                await session.close()

    @asynccontextmanager
    async def undisturbed(self, tables: Iterable[str]) -> AsyncIterator[None]:
        """Change tables from outside: end their sessions, and open none in the meantime."""
        retired = []
        async with AsyncExitStack() as locks:
            for table in sorted(tables):
                await locks.enter_async_context(self._lock_of(table))
                session = self.opened(table)
                if session is not None:
                    retired.append(table)
                    self._sessions.pop(table)
                    self._used.pop(session, None)
                    await session.retire()
            yield
        for table in retired:  # bots may have to go on
            with suppress(NoSuchTable):
                (await self.session(table)).wake_bots()

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
        async with self._lock_of(table):
            session = self.opened(table)
            if session is None:
                stored = await self.services.store.table(table)
                if stored is None:
                    raise NoSuchTable
                if stored.table.status == "abandoned":  # somebody is interested in it again
                    stored.table.status = "playing"
                    await self.services.store.write(*reopen_game(table))
                # Replaying a long game takes a few milliseconds; do not block other tables.
                game = await asyncio.to_thread(table_records.game_of, stored)
                session = TableSession(self.services, stored, game)
                self._keep(session)
                session.resume_opening()
            return session

    def _lock_of(self, table: str) -> asyncio.Lock:
        """Return the lock that is held while a table is opened, or changed from outside."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def write_unless_open(
        self, table: str, is_due: Callable[[], Awaitable[bool]], *writes: Write
    ) -> bool:
        """Write a change of a table that nobody uses; return whether it was written.

        `is_due` is asked while nobody can open the table.
        """
        async with self._lock_of(table):
            due = table not in self._sessions and await is_due()
            if due:
                await self.services.store.write(*writes)
            return due

    def _keep(self, session: TableSession) -> None:
        self._sessions[session.id] = session
        METRICS.tables = len(self._sessions)

    async def _resume_games(self) -> None:
        """After a restart, continue where games wait, and add missing progress for the lobby.

        At a table that people have left, the bots go on only if that was a short time ago.
        """
        store = self.services.store
        for table in await store.without_progress():
            try:
                await (await self.session(table)).fill_in_progress()
            except Exception:
                _log.exception("a table cannot be opened", extra={"table": table[:4]})
        awake = await store.waiting_for_bots(time.time() - self.services.bot_sleep)
        for table in [*await store.opening(), *awake]:
            try:
                (await self.session(table)).wake_bots()
            except Exception:
                _log.exception("a table cannot be opened", extra={"table": table[:4]})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.forget_unused(_KEEP_SECONDS)
