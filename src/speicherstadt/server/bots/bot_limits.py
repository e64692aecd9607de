"""How much bots may think for one guest and for one address at a time."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from math import inf

from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import SeatRow

MOST_THINKING_TABLES_PER_GUEST = 8
MOST_THINKING_TABLES_PER_ADDRESS = 60
"""Enough for a school class behind one address."""
MOST_WAITING_HINTS_PER_GUEST = 3
MOST_WAITING_HINTS_PER_ADDRESS = 30


class UseLimit:
    """Counts what each guest and each address uses now, and refuses more than the limit."""

    def __init__(self, per_guest: int, per_address: int, refusal: str, *, limited: bool) -> None:
        self._per_guest = per_guest if limited else inf
        self._per_address = per_address if limited else inf
        self._refusal = refusal
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one_more(self, guest: str, address: str) -> Iterator[None]:
        """Count one more as long as the block runs, or refuse it."""
        self.check(guest, address)
        self.add(guest, address)
        try:
            yield
        finally:
            self.remove(guest, address)

    def check(self, guest: str, address: str) -> None:
        """Refuse one more beyond the limit."""
        if self._beyond(guest, address, 1):
            raise Refused("too-many", self._refusal)

    def exceeded(self, guest: str, address: str) -> bool:
        return self._beyond(guest, address, 0)

    def _beyond(self, guest: str, address: str, more: int) -> bool:
        of_guest, from_address = self._guests[guest] + more, self._addresses[address] + more
        return of_guest > self._per_guest or from_address > self._per_address

    def add(self, guest: str, address: str) -> None:
        """Count one more, even beyond the limit. An empty address is not counted."""
        self._guests[guest] += 1
        if address:
            self._addresses[address] += 1

    def remove(self, guest: str, address: str) -> None:
        for users, user in ((self._guests, guest), (self._addresses, address)):
            users[user] -= 1
            if users[user] <= 0:
                del users[user]


class ThinkingTables:
    """The tables whose bots are thinking now, and who started them.

    A table counts until its bots wait for a person, sleep or have finished the game, no matter
    who has left it. Beyond the limit, no more games start, and bots without people do not play.
    """

    def __init__(self, *, limited: bool = True) -> None:
        self._limit = UseLimit(
            MOST_THINKING_TABLES_PER_GUEST,
            MOST_THINKING_TABLES_PER_ADDRESS,
            "bots are still playing at too many of your tables; wait until they have finished",
            limited=limited,
        )
        self._tables: dict[str, tuple[str, str]] = {}

    def starting(
        self, guest: str, address: str, chairs: Iterable[SeatRow]
    ) -> AbstractContextManager[None]:
        """Count a table while its game is being started, or refuse the start."""
        if not any(chair.bot for chair in chairs):
            return nullcontext()
        return self._limit.one_more(guest, address)

    def check(self, guest: str, address: str) -> None:
        """Refuse the start of another game beyond the limit."""
        self._limit.check(guest, address)

    def beyond_limit(self, table: str) -> bool:
        """Whether a table that is being counted is one too many."""
        return self._limit.exceeded(*self._tables[table])

    def add(self, table: str, guest: str, address: str) -> None:
        """Count a table, once. `address` is that of its creation; empty if it is not known."""
        if table not in self._tables:
            self._tables[table] = guest, address
            self._limit.add(guest, address)

    def remove(self, table: str) -> None:
        if table in self._tables:
            self._limit.remove(*self._tables.pop(table))

    def __len__(self) -> int:
        return len(self._tables)


def waiting_hints(*, limited: bool = True) -> UseLimit:
    """Return the limit on hints that people are waiting for now."""
    return UseLimit(
        MOST_WAITING_HINTS_PER_GUEST,
        MOST_WAITING_HINTS_PER_ADDRESS,
        "you are already waiting for hints; wait until they arrive",
        limited=limited,
    )
