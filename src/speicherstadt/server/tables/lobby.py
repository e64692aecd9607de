"""The lobby: my tables and the public ones, page by page, without opening any table."""

import asyncio
import json
import re
from functools import cache

from speicherstadt.catalog import standard_deck
from speicherstadt.records import deal
from speicherstadt.server import wire
from speicherstadt.server.people.faces import with_faces
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import ListedTable, Progress
from speicherstadt.server.storage.lobby_query import Cursor, ListName, PageQuery
from speicherstadt.server.tables.seating import shown_chair
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.times import iso_time

_PAGE = 30
_CURSOR = re.compile(r"(\d{1,12}(?:\.\d{1,9})?)_([A-Za-z0-9_-]{16})", re.ASCII)


class LobbyService:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def first_pages(self, guest: str | None) -> wire.Lobby:
        mine, gathering, running, finished = await asyncio.gather(
            self.page("mine", guest),
            self.page("open", guest),
            self.page("running", guest),
            self.page("finished", guest),
        )
        pages = wire.LobbyPages(mine.next, gathering.next, running.next, finished.next)
        return wire.Lobby(mine.tables, gathering.tables, running.tables, finished.tables, pages)

    async def page(
        self, name: ListName, guest: str | None, before: str | None = None
    ) -> wire.TablePage:
        if name == "mine" and guest is None:
            return wire.TablePage([], None)
        cursor = parsed_cursor(before) if before is not None else None
        query = PageQuery(name, guest, _PAGE + 1, cursor)
        found = await self._registry.services.store.page(query)
        tables = [self._summary(table) for table in found[:_PAGE]]
        more = len(found) > _PAGE
        return wire.TablePage(
            tables, cursor_text(found[_PAGE - 1].changed, found[_PAGE - 1].id) if more else None
        )

    def _summary(self, table: ListedTable) -> wire.TableSummary:
        session = self._registry.opened(table.id)
        presence = session.presence() if session else {}
        identity = self._registry.services.identity
        progress = table.progress or _inferred_progress(table)
        points = table.points or (progress.points if progress else None)
        return wire.TableSummary(
            id=table.id,
            status=table.status,  # type: ignore[arg-type]  # only ever one of them
            public=table.public,
            practice=table.practice,
            chairs=[shown_chair(seat, presence, identity) for seat in with_faces(table.seats)],
            round=progress.round if progress else 0,
            rounds=_rounds(len(table.seats)) if table.status != "gathering" else 0,
            phase=progress.phase if progress else None,  # type: ignore[arg-type]  # one of them
            decides=progress.decides if progress else None,
            points=json.loads(points) if points else None,
            created=iso_time(table.created),
            changed=iso_time(table.changed),
        )


@cache
def _rounds(players: int) -> int:
    return deal(standard_deck(), players, seed="any").rounds


def _inferred_progress(table: ListedTable) -> Progress | None:
    """Infer the progress of a game that has none stored: it has just begun, or it is over."""
    players = len(table.seats)
    if table.status == "over":  # imported, or played before progress was stored
        return Progress(_rounds(players), "over", None, table.points or "null")
    if table.first is None:
        return None
    return Progress(1, "demand", table.first, json.dumps([0] * players))


def cursor_text(at: float, table: str) -> str:
    """Return where a page ends: a time and a table."""
    return f"{at!r}_{table}"


def parsed_cursor(cursor: str) -> Cursor:
    """Read where the previous page ended."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise Refused("malformed", "before: must be the `next` of the previous page")
    return float(found[1]), found[2]
