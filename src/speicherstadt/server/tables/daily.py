"""The daily harbour: play the deal of a day, and compare with everybody who played it.

A score is never sent by a client: it is the result of the game that was played here. Players who
have finished a deal know the order of its cards, so games are only shown to others who have
finished.
"""

import asyncio
import os
from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial

from sqlalchemy.exc import IntegrityError

from speicherstadt.server import wire_daily
from speicherstadt.server.games.daily_choices import compared
from speicherstadt.server.games.daily_deal import PLAYER_SEAT, DailyDeal, day_at, end_of
from speicherstadt.server.games.table_records import setup_from, setup_text, shuffled_game
from speicherstadt.server.people.faces import with_faces
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import SeatRow
from speicherstadt.server.storage.result_queries import (
    better_count,
    scored_attempt,
    scored_count,
    scored_games,
)
from speicherstadt.server.storage.rows import DailyTable, ScoredGame
from speicherstadt.server.tables.new_tables import Creator, new_row
from speicherstadt.server.tables.replay_queue import ReplayQueue
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from speicherstadt.server.times import iso_time

_AHEAD_DAYS = 7
"""For how many days to come the commitment is published."""
_ARCHIVE_DAYS = 14
"""How many days a page of the archive has."""
_MOST_SCORES = 200
_MOST_COMPARED = 1000
"""How many games of a day are compared, the best first."""


class DailyHarbour:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._replays = ReplayQueue()
        self._store, self._clock = registry.services.store, registry.services.clock
        self._key = bytes.fromhex(self._store.kept_value("daily", os.urandom(32).hex()))
        today = day_at(self._clock()).isoformat()
        self._first = date.fromisoformat(self._store.kept_value("daily-since", today))

    # Days

    @property
    def today(self) -> date:
        return day_at(self._clock())

    async def overview(self, guest: str | None) -> wire_daily.DailyOverview:
        """Return today's deal, and the commitments to those of the next days."""
        deals = [self._deal(self.today + timedelta(days)) for days in range(1, _AHEAD_DAYS + 1)]
        return wire_daily.DailyOverview(
            await self._shown(self.today, guest),
            [wire_daily.DailyCommitment(deal.day.isoformat(), deal.commitment) for deal in deals],
        )

    async def archive(self, guest: str | None, before: str | None) -> wire_daily.DailyArchive:
        """Return some past days, the latest first."""
        end = self.today if before is None else min(self.today, _parsed(before))
        days = [end - timedelta(days) for days in range(1, _ARCHIVE_DAYS + 1)]
        known = [day for day in days if day >= self._first]
        shown = await asyncio.gather(*(self._shown(day, guest) for day in known))
        more = len(known) == _ARCHIVE_DAYS and known[-1] > self._first
        return wire_daily.DailyArchive(list(shown), known[-1].isoformat() if more else None)

    def _day(self, text: str) -> date:
        """Read a day that has begun; refuse all others."""
        day = _parsed(text)
        if day > self.today:
            raise Refused("not-started", "this day has not begun yet")
        if day < self._first:
            raise Refused("unknown", f"the first daily harbour here was on {self._first}")
        return day

    def _deal(self, day: date) -> DailyDeal:
        return DailyDeal.of(self._key, day)

    async def _shown(self, day: date, guest: str | None) -> wire_daily.DailyDay:
        deal, end = self._deal(day), end_of(day)
        count = partial(scored_count, day=day.isoformat(), end=end)
        return wire_daily.DailyDay(
            day=day.isoformat(),
            ends=iso_time(end),
            bots=list(deal.bots),
            commitment=deal.commitment,
            secret=deal.secret.hex() if self._clock() >= end else None,
            finished=await self._store.read(count),
            mine=await self._mine(day, guest),
        )

    # Playing

    async def attempt(
        self, guest: str, text: str, wish: wire_daily.PlayDaily, address: str = ""
    ) -> TableSession | None:
        """Return the table of a guest's scored attempt; None if a new table is needed."""
        day = self._day(text)
        found = await self._attempt(day, guest)
        if wish.again:
            if day == self.today and (found is None or found.status != "over"):
                raise Refused("not-started", "finish your scored game of today first")
            return None
        return None if found is None else await self._registry.session(found.table, address)

    async def create(
        self, creator: Creator, text: str, wish: wire_daily.PlayDaily, address: str = ""
    ) -> TableSession:
        """Create a table with the deal of a day. Its game has begun: nobody can change a seat."""
        guest, name, digest = creator
        deal = self._deal(self._day(text))
        scored = deal.day == self.today and not wish.again
        self._registry.services.bots.thinking.check(guest, digest or "")
        row = new_row(guest, public=False, hints=not scored, address=digest)
        row.secret, row.daily, row.scored = deal.secret.hex(), deal.day.isoformat(), scored
        row.takebacks = not scored
        seats = [SeatRow(row.id, seat, bot=bot) for seat, bot in enumerate(deal.bots, start=1)]
        emblem = await self._registry.services.identity.emblem(guest)
        seats.insert(PLAYER_SEAT, SeatRow(row.id, PLAYER_SEAT, guest, name, emblem=emblem))
        game, _ = shuffled_game(row, seats)
        row.status, row.setup = "playing", setup_text(game.setup)
        try:
            faces = with_faces(seats, seed=row.daily)
            session = await self._registry.add(row, faces, game=game)
        except IntegrityError:  # the same guest was quicker in another tab
            session = await self._existing(deal.day, guest, address)
        session.wake_bots()
        return session

    async def _existing(self, day: date, guest: str, address: str) -> TableSession:
        found = await self._attempt(day, guest)
        if found is None:
            raise NoSuchTable
        return await self._registry.session(found.table, address)

    async def _attempt(self, day: date, guest: str) -> DailyTable | None:
        return await self._store.read(partial(scored_attempt, day=day.isoformat(), guest=guest))

    # Comparing

    async def ranking(self, guest: str | None, text: str) -> wire_daily.DailyRanking:
        """Return who played the deal of a day, the best first."""
        day = self._day(text)
        shown = await self._shown(day, guest)
        if not self._may_compare(day, shown.mine):
            return wire_daily.DailyRanking(shown, open=False, scores=[])
        scores = _ranked(await self._games(day, _MOST_COMPARED), guest)
        listed = [score for at, score in enumerate(scores) if at < _MOST_SCORES or score.mine]
        return wire_daily.DailyRanking(shown, open=True, scores=listed)

    async def comparison(
        self, guest: str, text: str, table: str | None, beside: str | None
    ) -> wire_daily.DailyComparison:
        """Compare a game of a day with what others decided in the same positions.

        By default, it is the guest's own scored game.
        """
        day = self._day(text)
        shown = await self._shown(day, guest)
        if not self._may_compare(day, shown.mine):
            raise Refused("not-started", "finish your scored game of today first")
        table = table or (shown.mine.table if shown.mine else None)
        stored = await self._store.table(table) if table else None
        if stored is None or stored.table.daily != text or stored.table.status != "over":
            raise NoSuchTable
        games = await self._games(day, _MOST_COMPARED)
        if beside is not None and all(game.table != beside for game in games):
            raise NoSuchTable
        setup = setup_from(stored.table.setup or "", len(stored.seats), stored.table.rules)
        steps = await self._replays.run(compared, setup, stored.log, PLAYER_SEAT, games, beside)
        return wire_daily.DailyComparison(stored.table.id, beside, steps)

    def _may_compare(self, day: date, mine: wire_daily.DailyAttempt | None) -> bool:
        """Games show the order of the cards, so nobody who may still play with a score sees any."""
        return day < self.today or (mine is not None and mine.status != "running")

    async def _games(self, day: date, most: int) -> list[ScoredGame]:
        query = partial(scored_games, day=day.isoformat(), end=end_of(day), size=most)
        return await self._store.read(query)

    async def _mine(self, day: date, guest: str | None) -> wire_daily.DailyAttempt | None:
        found = await self._attempt(day, guest) if guest else None
        if found is None:
            return None
        if found.ended is None:
            status = "running" if day == self.today else "unranked"
            return wire_daily.DailyAttempt(found.table, status, None, None, None)  # type: ignore[arg-type]  # both are
        end = end_of(day)
        if found.ended >= end or found.by_bot or found.kind != "counted":
            return wire_daily.DailyAttempt(found.table, "unranked", found.points, found.place, None)
        query = partial(better_count, day=day.isoformat(), end=end, attempt=found)
        rank = 1 + await self._store.read(query)
        return wire_daily.DailyAttempt(found.table, "ranked", found.points, found.place, rank)


def _ranked(games: Sequence[ScoredGame], guest: str | None) -> list[wire_daily.DailyScore]:
    """Number the games; those with the same points and place share a rank."""
    scores, rank, last = list[wire_daily.DailyScore](), 0, None
    for at, game in enumerate(games, start=1):
        if (game.points, game.place) != last:
            rank, last = at, (game.points, game.place)
        scores.append(
            wire_daily.DailyScore(
                *(rank, game.name, game.points, game.place, game.table), mine=game.guest == guest
            )
        )
    return scores


def _parsed(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("malformed", f"day {text[:20]!r}: must be like 2026-11-16") from None
