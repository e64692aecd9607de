"""A person's finished games: statistics, pages, and exports. No table is opened for them."""

import csv
import io
import json
from collections.abc import AsyncIterator
from functools import partial

import msgspec

from speicherstadt.engine import Score
from speicherstadt.records import dump
from speicherstadt.server import wire_results
from speicherstadt.server.games import table_records
from speicherstadt.server.games.statistics import statistics_of
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.storage import DataStore, StoredTable
from speicherstadt.server.storage.lobby_query import Cursor
from speicherstadt.server.storage.result_queries import all_results, finished_games
from speicherstadt.server.storage.rows import FinishedGame
from speicherstadt.server.tables.lobby import cursor_text, parsed_cursor
from speicherstadt.server.tables.replay_queue import ReplayQueue
from speicherstadt.server.tables.seating import shown_chair
from speicherstadt.server.times import iso_time

_PAGE = 30
_EXPORT_PAGE = 200
_SOURCES = Score._fields
_COLUMNS = ("table", "ended", "kind", "daily", "players", "opponents", "place", "points")


class MyGames:
    def __init__(self, store: DataStore, identity: Identity) -> None:
        self._store = store
        self._identity = identity
        self._replays = ReplayQueue()

    async def statistics(self, guest: str) -> wire_results.Statistics:
        return statistics_of(await self._store.read(partial(all_results, guest=guest)))

    async def page(self, guest: str, before: str | None = None) -> wire_results.ResultPage:
        cursor = parsed_cursor(before) if before is not None else None
        found = await self._games(guest, _PAGE + 1, cursor)
        games = [self._shown(game) for game in found[:_PAGE]]
        more = len(found) > _PAGE
        return wire_results.ResultPage(games, _cursor(found[_PAGE - 1]) if more else None)

    async def as_json(self, guest: str) -> AsyncIterator[bytes]:
        """Yield all games as one JSON document, a game in each line."""
        before = b"[\n"
        async for game in self._all(guest):
            yield before + msgspec.json.encode(self._shown(game))
            before = b",\n"
        yield b"\n]\n" if before == b",\n" else b"[]\n"

    async def as_csv(self, guest: str) -> AsyncIterator[bytes]:
        """Yield all games as a table, with my points by source in the last columns."""
        yield ",".join([*_COLUMNS, *(f"points_{source}" for source in _SOURCES)]).encode() + b"\r\n"
        async for game in self._all(guest):
            line = io.StringIO()
            csv.writer(line).writerow(_cells(game))
            yield line.getvalue().encode()

    async def records(self, guest: str) -> AsyncIterator[bytes]:
        """Yield the records of all games as JSON lines."""
        async for game in self._all(guest):
            stored = await self._store.table(game.result.table)
            if stored is not None:
                yield await self._replays.run(_record_line, stored)

    async def _all(self, guest: str) -> AsyncIterator[FinishedGame]:
        """Yield all games, the latest first, in pages."""
        before: Cursor | None = None
        while found := await self._games(guest, _EXPORT_PAGE, before):
            for game in found:
                yield game
            before = found[-1].result.ended, found[-1].result.table

    async def _games(self, guest: str, size: int, before: Cursor | None) -> list[FinishedGame]:
        query = partial(finished_games, guest=guest, size=size, before=before)
        return await self._store.read(query)

    def _shown(self, game: FinishedGame) -> wire_results.GameResult:
        result = game.result
        return wire_results.GameResult(
            table=result.table,
            seat=result.seat,
            ended=iso_time(result.ended),
            chairs=[shown_chair(seat, {}, self._identity) for seat in game.seats],
            opponents=result.opponents,
            place=result.place,
            points=json.loads(game.points or "[]"),
            score=json.loads(result.sources),
            kind=result.kind,  # type: ignore[arg-type]  # only ever one of them
            daily=game.daily,
        )


def _cells(game: FinishedGame) -> list[str | int]:
    result, score = game.result, json.loads(game.result.sources)
    return [
        *(result.table, iso_time(result.ended), result.kind, game.daily or "", result.players),
        *(result.opponents, result.place, result.points),
        *(score[source] for source in _SOURCES),
    ]


def _record_line(stored: StoredTable) -> bytes:
    """Return a game as a record in one line."""
    game = table_records.game_of(stored)
    assert game is not None  # it is over
    record = json.loads(dump(table_records.record_of(game, stored.table, stored.seats)))
    return json.dumps(record, ensure_ascii=False).encode() + b"\n"


def _cursor(game: FinishedGame) -> str:
    return cursor_text(game.result.ended, game.result.table)
