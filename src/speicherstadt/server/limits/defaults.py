"""Every limit of the server in one place: rates, quotas, and how long things are kept.

docs/server.md has the same numbers in a table.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

LimitName: TypeAlias = Literal[
    "requests",
    "files",
    "chat",
    "spectator-chat",
    "takeback",
    "create",
    "import",
    "export",
    "identity",
    "hints",
    "connect",
    "lobby",
]

DAY = 24 * 3600.0
MEGABYTE = 1_000_000

MOST_TOKENS = 20
"""Access tokens of one guest."""
MOST_CODES = 3
"""Codes of one guest that wait to be used. A further one replaces the oldest."""
MOST_SESSIONS = 20
"""Sessions of one guest. A further one replaces the session that was not seen for the longest."""
CODE_SECONDS = 600
OPEN_TABLE_DAYS = 7
"""Unfinished tables count as open for this many days after they were created."""
ADDRESS_TABLES = 5
"""An address may have as many open tables, and bring as many bytes, as this many guests."""


class Rate(NamedTuple):
    """`amount` within `seconds`."""

    amount: float
    seconds: float
    guests: int
    """How many guests' worth one address gets, because families and schools share one."""


@dataclass(frozen=True)
class Limits:
    """The limits that the operator can change, and the rates that follow from them."""

    requests_per_second: float = 30.0
    """For each visitor, averaged over 5 seconds; 0 means no rates and no quotas at all."""
    guests_per_day: int = 100
    """New guests from one address."""
    open_tables: int = 50
    """Tables of one guest that are not finished."""
    stored_bytes: int = 10 * MEGABYTE
    """Imported and forked games of one guest."""
    keep_guests_days: int = 365
    """Guests without any seat or table are removed when they have not come back for this long."""
    keep_tables_days: int = 7
    """Tables where nothing happens before the game starts are removed after this long."""
    keep_games_days: int = 90
    """Running games without a decision for this long are closed as abandoned."""
    delete_abandoned: bool = False
    """Delete abandoned games instead of closing them."""

    @property
    def enabled(self) -> bool:
        return self.requests_per_second > 0

    def rates(self) -> dict[LimitName, tuple[Rate, ...]]:
        """Return all rates of each limit; every one of them must allow a request."""
        return {
            "requests": (Rate(max(1.0, 5 * self.requests_per_second), 5, 10),),
            "files": (Rate(max(100.0, 50 * self.requests_per_second), 5, 2),),
            "chat": (Rate(8, 16, 5), Rate(1000, DAY, 5)),
            "spectator-chat": (Rate(8, 16, 1),),
            "takeback": (Rate(3, 50, 5), Rate(100, DAY, 5)),
            "create": (Rate(20, 100, 5),),
            "import": (Rate(5, 20, 5), Rate(50, DAY, 5)),
            "export": (Rate(6, 60, 5),),
            "identity": (Rate(30, 150, 5),),
            "hints": (Rate(10, 20, 5),),
            "connect": (Rate(30, 30, 5),),
            "lobby": (Rate(40, 40, 10),),
        }
