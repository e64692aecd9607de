"""The history of games in pages: made outside any table's lock, and shared by all readers.

A log only grows, so a complete page never changes. Pages are kept for a while, limited in bytes for
the whole server. An address gets only a few of them made at a time (see `address_turns`).
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from speicherstadt.server.address_turns import AddressTurns
from speicherstadt.server.games.game_log import CHECKPOINT_ENTRIES, GameLog
from speicherstadt.server.games.shared_work import SharedWork

PAGE_ENTRIES = CHECKPOINT_ENTRIES
"""The most moments in one page. A moment has 2 to 4 KB."""
_MOST_BYTES = 32_000_000
_THREADS = 2
"""How many pages the server makes at the same time."""
_MADE_AT_ONCE = 2
"""How many of them may be for one address."""
_SENT_AT_ONCE = 8
"""To how many clients of one address histories are sent at the same time."""


class Page:
    """Consecutive moments, and the answer that they make, encoded once for everyone."""

    def __init__(self, first: int, moments: Sequence[bytes]) -> None:
        self.first = first
        self.moments = moments
        self.body = b"[" + b",".join(moments) + b"]"
        self.compressed = gzip.compress(self.body, 4)

    @property
    def end(self) -> int:
        """The number of the entry after the last one of this page."""
        return self.first + len(self.moments)

    def __len__(self) -> int:
        return 2 * len(self.body) + len(self.compressed)

    def part(self, first: int, end: int) -> "Page":
        """Return the moments from `first` to before `end`, as far as they are here."""
        if first <= self.first and end >= self.end:
            return self
        return Page(first, self.moments[first - self.first : end - self.first])


class HistoryPages:
    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._turns = AddressTurns(_MADE_AT_ONCE)
        self._sending = AddressTurns(_SENT_AT_ONCE)
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, int], Page] = OrderedDict()
        """The pages by table and number of the page, the least recently used one first."""
        self._bytes = 0
        self._making: SharedWork[tuple[str, int], Page] = SharedWork()
        self._threads = asyncio.Semaphore(_THREADS)

    def sending(self, address: str) -> AbstractAsyncContextManager[None]:
        """Wait until few enough clients of an address are being sent histories."""
        return self._sending.turn(address)

    async def page(self, table: str, game: GameLog, first: int, address: str) -> Page:
        """Return the page that contains the entry `first`, up to the latest entry."""
        key = table, first // PAGE_ENTRIES
        end = min(game.number, key[1] * PAGE_ENTRIES + PAGE_ENTRIES - 1) + 1
        page = self._kept_page(key)
        while page is None or page.end < end:
            async with self._turns.turn(address):
                page = self._kept_page(key)  # somebody may have had it made in the meantime
                if page is None or page.end < end:
                    page = await self._making.do(key, lambda: self._make(key, game))
        return page

    def _kept_page(self, key: tuple[str, int]) -> Page | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def part(self, table: str, game: GameLog, first: int, most: int, address: str) -> Page:
        """Return at most this many moments from `first` on; fewer at the end of a page."""
        page = await self.page(table, game, first, address)
        if first == page.first and most >= len(page.moments):
            return page
        async with self._turns.turn(address):
            return await asyncio.to_thread(page.part, first, first + most)

    async def _make(self, key: tuple[str, int], game: GameLog) -> Page:
        first = key[1] * PAGE_ENTRIES
        last = min(game.number, first + PAGE_ENTRIES - 1)
        async with self._threads:
            page = await asyncio.to_thread(lambda: Page(first, game.moments(first, last)))
        self._keep(key, page)
        return page

    def _keep(self, key: tuple[str, int], page: Page) -> None:
        if key in self._kept:
            self._bytes -= len(self._kept.pop(key))
        self._kept[key] = page
        self._bytes += len(page)
        while self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
