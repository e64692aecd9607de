"""Rate limits: each visitor has a count of their own, and a flood of others does not reset it."""

import pytest

from speicherstadt.server.rate_limits import BoundedMemoryStorage, RateLimits
from tests.server.in_process import refused


class Clock:
    """A clock that only moves when a test sets it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_visitor_is_refused_until_the_window_ends(clock: Clock) -> None:
    limits = RateLimits(2, clock)  # ten requests in five seconds
    for _ in range(10):
        limits.check("requests", "anna")
    for _ in range(3):
        with refused("too-many"):
            limits.check("requests", "anna")
    clock.now += 4.9
    with refused("too-many"):
        limits.check("requests", "anna")
    clock.now += 0.1
    for _ in range(10):
        limits.check("requests", "anna")
    with refused("too-many"):
        limits.check("requests", "anna")


def test_visitors_and_limits_are_counted_separately(clock: Clock) -> None:
    limits = RateLimits(1000, clock)
    for _ in range(8):
        limits.check("chat", "anna")
    with refused("too-many"):
        limits.check("chat", "anna")
    limits.check("chat", "ben")
    limits.check("requests", "anna")
    limits.check("hints", "anna")


def test_a_rate_of_zero_means_no_limits(clock: Clock) -> None:
    limits = RateLimits(0, clock)
    for _ in range(1000):
        limits.check("identity", "anna")


def test_even_the_smallest_rate_allows_a_request(clock: Clock) -> None:
    limits = RateLimits(0.01, clock)
    limits.check("requests", "anna")
    with refused("too-many"):
        limits.check("requests", "anna")


def test_a_flood_of_addresses_does_not_free_a_visitor(clock: Clock) -> None:
    limits = RateLimits(1, clock)
    for _ in range(5):
        limits.check("requests", "anna")
    for number in range(60_000):
        limits.check("requests", f"address {number}")
    with refused("too-many"):
        limits.check("requests", "anna")


def test_least_recently_used_counter_is_dropped_first(clock: Clock) -> None:
    storage = BoundedMemoryStorage(3, clock)
    for key in ("a", "b", "c", "a", "d"):
        storage.incr(key, 60)
    assert [storage.get(key) for key in "abcd"] == [2, 0, 1, 1]


def test_active_visitor_stays_limited_during_a_flood(clock: Clock) -> None:
    storage = BoundedMemoryStorage(100, clock)
    for number in range(1000):
        storage.incr("anna", 60)
        for other in range(50):
            storage.incr(f"{number}/{other}", 60)
    assert storage.get("anna") == 1000


def test_an_expired_counter_counts_from_zero(clock: Clock) -> None:
    storage = BoundedMemoryStorage(clock=clock)
    assert [storage.incr("a", 10), storage.incr("a", 10), storage.get("a")] == [1, 2, 2]
    assert storage.get_expiry("a") == clock.now + 10
    clock.now += 10
    assert storage.get("a") == 0
    assert storage.incr("a", 10) == 1
    storage.clear("a")
    assert storage.get("a") == 0
    storage.incr("b", 10)
    assert storage.reset() == 1
    assert storage.check()
