"""The format of times on the wire."""

from datetime import UTC, datetime
from functools import lru_cache


@lru_cache(maxsize=4096)
def iso_time(at: float) -> str:
    """Format seconds since 1970 as ISO 8601, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def iso_day(at: float) -> str:
    """Format the day of this time as ISO 8601, in UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
