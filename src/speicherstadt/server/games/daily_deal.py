"""The daily harbour: one deal a day, the same for everybody on this server.

The deal of a day follows from a secret, which follows from the server's own key and the date, so
it need not be stored and cannot be guessed. Days are those of UTC.
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from speicherstadt.records import commitment
from speicherstadt.server.storage import TableRow

PLAYER_SEAT = 0
"""The seat of the person; bots have the others."""
_BOTS_BY_WEEKDAY: tuple[tuple[str, ...], ...] = (
    ("apprentice", "apprentice"),
    ("apprentice", "clerk"),
    ("clerk", "clerk", "apprentice"),
    ("clerk", "broker"),
    ("broker", "clerk", "clerk", "apprentice"),
    ("shipowner",),
    ("shipowner", "broker", "shipowner"),
)
"""From Monday to Sunday, harder towards the end. None of them thinks by the clock: in the same
position, such a bot always decides alike."""


@dataclass(frozen=True)
class DailyDeal:
    """Everything that is the same for all who play on a day."""

    day: date
    secret: bytes

    @classmethod
    def of(cls, key: bytes, day: date) -> "DailyDeal":
        """Return the deal of a day of the server with this key."""
        message = f"speicherstadt daily 1\n{day.isoformat()}"
        return cls(day, hmac.digest(key, message.encode(), "sha256"))

    @property
    def bots(self) -> tuple[str, ...]:
        return _BOTS_BY_WEEKDAY[self.day.weekday()]

    @property
    def players(self) -> int:
        return len(self.bots) + 1

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, which is published before the day."""
        return commitment(self.secret)


def day_at(at: float) -> date:
    """Return the day of a time in seconds since 1970."""
    return datetime.fromtimestamp(at, UTC).date()


def end_of(day: date) -> float:
    """Return when a day ends, in seconds since 1970."""
    midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return midnight.timestamp()


def shuffle_name(row: TableRow) -> str:
    """Return the name that goes into a table's shuffle: one for all tables with the same deal."""
    return row.id if row.daily is None else f"daily {row.daily}"


def is_open(row: TableRow, now: float) -> bool:
    """Return whether a table's secret may be told when its game is over.

    The secret of a day is told when the day is over, because others are still playing its deal.
    """
    return row.daily is None or end_of(date.fromisoformat(row.daily)) <= now
