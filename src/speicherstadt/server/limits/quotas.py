"""Quotas: how many guests, open tables and stored bytes a guest or an address may have.

They are counted in the database, so neither a restart nor a new guest resets them. Addresses are
stored only as keyed digests, and forgotten when they are no longer needed.
"""

import hashlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from itsdangerous import Signer

from speicherstadt.server.limits.defaults import ADDRESS_TABLES, DAY, OPEN_TABLE_DAYS, Limits
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.quota_queries import TablesOf


class Quotas:
    def __init__(self, store: DataStore, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._addresses = Signer(store.signing_key(), salt="address", digest_method=hashlib.sha256)
        self._guests_in_work: Counter[str] = Counter()
        self._tables_in_work: Counter[str] = Counter()
        """What is being created right now, by guest or address, and not stored yet."""

    @asynccontextmanager
    async def new_guest(self, address: str) -> AsyncIterator[str | None]:
        """Check the quota while a guest is created; yield the digest to store with the guest."""
        if not self._limits.enabled:
            yield None
            return
        digest, most = self._digest(address), self._limits.guests_per_day
        with _counted(self._guests_in_work, digest):
            stored = await self._store.new_guests(digest, time.time() - DAY)
            if stored + self._guests_in_work[digest] > most:
                raise Refused(
                    "guest-limit",
                    f"your network has {most} new guests today; continue as one of them,"
                    " or come back tomorrow",
                )
            yield digest

    @asynccontextmanager
    async def new_table(
        self, guest: str, address: str, brought: int = 0
    ) -> AsyncIterator[str | None]:
        """Check the quotas while a table is created; yield the digest to store with the table.

        `brought` is the size of the game that the table begins with, in bytes.
        """
        if not self._limits.enabled:
            yield None
            return
        digest, most = self._digest(address), self._limits.open_tables
        with _counted(self._tables_in_work, guest), _counted(self._tables_in_work, digest):
            since = time.time() - OPEN_TABLE_DAYS * DAY
            stored = await self._store.tables_of(guest, digest, since)
            if stored.by_guest + self._tables_in_work[guest] > most:
                raise Refused(
                    "table-limit", f"you have {most} unfinished tables; finish some of them first"
                )
            if stored.by_address + self._tables_in_work[digest] > most * ADDRESS_TABLES:
                raise Refused(
                    "table-limit",
                    f"your network has {most * ADDRESS_TABLES} unfinished tables;"
                    " finish some of them first",
                )
            if brought:
                self._check_bytes(stored, brought)
            yield digest

    def _check_bytes(self, stored: TablesOf, brought: int) -> None:
        most = self._limits.stored_bytes
        if stored.brought_bytes + brought > most:
            raise Refused(
                "storage-limit",
                "your imported and forked games take up all the space you have here",
            )
        if stored.brought_bytes_by_address + brought > most * ADDRESS_TABLES:
            raise Refused(
                "storage-limit",
                "the games that your network has brought here lately take up too much space",
            )

    def _digest(self, address: str) -> str:
        return self._addresses.get_signature(address).decode()[:16]


@contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    """Count something for as long as it is in work."""
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
