"""Stores the results of games that ended in an earlier version, which did not store them."""

import asyncio
import logging
from functools import partial

from speicherstadt.server.games.results import results_of
from speicherstadt.server.games.table_records import game_of
from speicherstadt.server.storage import DataStore, ResultRow, StoredTable
from speicherstadt.server.storage.result_queries import without_results
from speicherstadt.server.storage.statements import add_result

_BATCH = 50
_PAUSE_SECONDS = 0.05
"""Between two games, so that nobody notices."""
_log = logging.getLogger(__name__)


async def fill_in_results(store: DataStore, pause: float = _PAUSE_SECONDS) -> None:
    """Replay finished games without results one by one. A game that fails is left out."""
    after = ""
    while missing := await store.read(partial(without_results, after=after, size=_BATCH)):
        for after, ended in missing:
            try:
                stored = await store.table(after)
                assert stored is not None  # finished games are never removed
                results = await asyncio.to_thread(_replayed, stored, ended)
                await store.write(*map(add_result, results))
            except Exception:
                _log.exception("a finished game has no result", extra={"table": after[:4]})
            await asyncio.sleep(pause)


def _replayed(stored: StoredTable, ended: float) -> list[ResultRow]:
    game = game_of(stored)
    assert game is not None  # it is over
    return results_of(stored.table, stored.seats, game.state, game.made, ended)
