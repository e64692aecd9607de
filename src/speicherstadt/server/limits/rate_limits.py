"""Rate limits: each request is charged to the guest and to the address it comes from.

The library `limits` counts them, in a window that begins with a visitor's first request.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

from limits import RateLimitItemPerSecond
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from speicherstadt.server.limits.defaults import DAY, LimitName, Limits, Rate
from speicherstadt.server.problems import OverLimit

Clock: TypeAlias = Callable[[], float]
"""The time in seconds."""

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


class _Counters:
    """One rate. Its counters are its own, so a flood of requests cannot push out a day's count."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.for_a_day = rate.seconds >= DAY
        self._clock = clock
        self._limiter = FixedWindowRateLimiter(BoundedMemoryStorage(clock=clock))
        amount, seconds = int(rate.amount), int(rate.seconds)
        self._for_a_guest = RateLimitItemPerSecond(amount, seconds, "guest")
        self._for_an_address = RateLimitItemPerSecond(amount * rate.guests, seconds, "address")

    def charge(self, visitor: str, address: str) -> float:
        """Charge both and return 0, or return the seconds until the next request is allowed.

        What a guest is refused is not charged to the address, where others may be playing.
        """
        for item, charged in ((self._for_a_guest, visitor), (self._for_an_address, address)):
            if not self._limiter.hit(item, charged):
                return self._limiter.get_window_stats(item, charged).reset_time - self._clock()
        return 0.0


class RateLimits:
    def __init__(self, limits: Limits, clock: Clock = time.time) -> None:
        self._enabled = limits.enabled
        self._counters = {
            name: [_Counters(rate, clock) for rate in rates]
            for name, rates in limits.rates().items()
        }

    def check(self, name: LimitName, address: str, guest: str | None) -> None:
        """Charge the guest and the address, and refuse if either has used up the limit.

        Visitors without a name share one guest's allowance for each address.
        """
        if not self._enabled:
            return
        for counters in self._counters[name]:
            wait = counters.charge(guest or address, address)
            if wait > 0:
                raise OverLimit(name, wait, for_a_day=counters.for_a_day)
