"""Rate limits by visitor and kind of request, counted by the library `limits`."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, TypeAlias

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from speicherstadt.server.problems import Refused

Clock: TypeAlias = Callable[[], float]
"""The time in seconds."""
LimitName: TypeAlias = Literal["requests", "chat", "create", "identity", "hints", "connect"]

_MOST_COUNTERS = 100_000


class BoundedMemoryStorage(Storage):
    """Counters in memory. If there are too many, the least recently used one is dropped.

    The library's own storage scans all its counters again and again, so a flood of addresses
    would slow down every request.
    """

    def __init__(self, most: int = _MOST_COUNTERS, clock: Clock = time.time) -> None:
        super().__init__()
        self._clock = clock
        self._most = most
        self._counters: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """The count and expiry time of each key."""

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = self._clock()
        count, expires = self._counters.pop(key, (0, 0.0))
        if expires <= now:
            count, expires = 0, now + expiry
        self._counters[key] = count + amount, expires
        if len(self._counters) > self._most:
            self._counters.popitem(last=False)
        return count + amount

    def get(self, key: str) -> int:
        count, expires = self._counters.get(key, (0, 0.0))
        return count if expires > self._clock() else 0

    def get_expiry(self, key: str) -> float:
        return self._counters.get(key, (0, self._clock()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self._counters)
        self._counters.clear()
        return count

    def clear(self, key: str) -> None:
        self._counters.pop(key, None)


class RateLimits:
    def __init__(self, requests_per_second: float, clock: Clock = time.time) -> None:
        """Set `requests_per_second` to 0 for no limits at all."""
        self._limited = requests_per_second > 0
        self._limiter = FixedWindowRateLimiter(BoundedMemoryStorage(clock=clock))
        self._limits: dict[LimitName, RateLimitItem] = {
            "requests": RateLimitItemPerSecond(max(1, round(5 * requests_per_second)), 5),
            "chat": RateLimitItemPerSecond(8, 16),
            "create": RateLimitItemPerSecond(20, 100),
            "identity": RateLimitItemPerSecond(30, 150),
            "hints": RateLimitItemPerSecond(10, 20),
            "connect": RateLimitItemPerSecond(30, 30),
        }

    def check(self, name: LimitName, visitor: str) -> None:
        """Count a request and refuse it if there were too many."""
        if self._limited and not self._limiter.hit(self._limits[name], name, visitor):
            raise Refused("too-many", "too many requests; wait a moment")
