"""Rate limits: charged to guest and address, and not reset by new guests or by a flood."""

from pathlib import Path

import pytest

from speicherstadt.server.limits.addresses import charged_address
from speicherstadt.server.limits.defaults import (
    ADDRESS_TABLES,
    CODE_SECONDS,
    DAY,
    MEGABYTE,
    MOST_CODES,
    MOST_SESSIONS,
    MOST_TOKENS,
    OPEN_TABLE_DAYS,
    Limits,
)
from speicherstadt.server.limits.rate_limits import BoundedMemoryStorage, RateLimits
from speicherstadt.server.problems import OverLimit
from tests.server.in_process import refused

HOME, SCHOOL = "192.0.2.1", "192.0.2.2"


class Clock:
    """A clock that only moves when a test sets it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def rates(requests_per_second: float, clock: Clock) -> RateLimits:
    return RateLimits(Limits(requests_per_second=requests_per_second), clock)


def allowed(limits: RateLimits, address: str, guest: str | None, tries: int) -> int:
    """How many of these requests are allowed."""
    count = 0
    for _ in range(tries):
        try:
            limits.check("requests", address, guest)
        except OverLimit:
            continue
        count += 1
    return count


def test_a_guest_is_refused_until_the_window_ends(clock: Clock) -> None:
    limits = rates(2, clock)  # ten in five seconds
    assert allowed(limits, HOME, "anna", 13) == 10
    clock.now += 4.9
    assert allowed(limits, HOME, "anna", 3) == 0
    clock.now += 0.1
    assert allowed(limits, HOME, "anna", 13) == 10


def test_nobody_asks_for_takebacks_all_the_time(clock: Clock) -> None:
    limits = rates(1000, clock)
    for _ in range(3):
        limits.check("takeback", HOME, "anna")
    with pytest.raises(OverLimit) as refusal:
        limits.check("takeback", HOME, "anna")
    assert refusal.value.kind == "too-many"
    limits.check("takeback", HOME, "ben")


def test_refusal_says_when_to_try_again(clock: Clock) -> None:
    limits = rates(0.1, clock)  # one every five seconds
    limits.check("requests", HOME, "anna")
    clock.now += 1.5
    with pytest.raises(OverLimit) as refusal:
        limits.check("requests", HOME, "anna")
    assert (refusal.value.limit, refusal.value.retry_after) == ("requests", 4)


def test_guests_and_limits_are_counted_separately(clock: Clock) -> None:
    limits = rates(1000, clock)
    for _ in range(8):
        limits.check("chat", HOME, "anna")
    with refused("too-many"):
        limits.check("chat", HOME, "anna")
    limits.check("chat", HOME, "ben")
    limits.check("requests", HOME, "anna")
    limits.check("hints", HOME, "anna")


def test_many_guests_at_one_address_share_its_limit(clock: Clock) -> None:
    limits = rates(1, clock)  # five for a guest, fifty for an address
    assert sum(allowed(limits, HOME, f"guest {number}", 5) for number in range(1000)) == 50
    assert allowed(limits, HOME, None, 5) == 0
    assert allowed(limits, SCHOOL, "anna", 9) == 5


def test_many_addresses_do_not_help_a_guest(clock: Clock) -> None:
    limits = rates(1, clock)
    assert sum(allowed(limits, f"198.51.100.{n}", "anna", 5) for n in range(256)) == 5


def test_an_ipv6_network_is_one_address(clock: Clock) -> None:
    limits = rates(1, clock)
    network = [charged_address(f"2001:db8:0:1::{number:x}") for number in range(1000)]
    assert sum(allowed(limits, address, None, 1) for address in network) == 5
    assert allowed(limits, charged_address("2001:db8:0:2::1"), None, 1) == 1


def test_refused_requests_of_one_guest_do_not_lock_out_their_school(clock: Clock) -> None:
    limits = rates(1, clock)
    assert allowed(limits, SCHOOL, "a flooding pupil", 10_000) == 5
    assert allowed(limits, SCHOOL, "anna", 5) == 5


def test_chat_is_also_limited_by_day(clock: Clock) -> None:
    limits = rates(1000, clock)
    said = 0
    for _ in range(20_000):
        clock.now += 2
        try:
            limits.check("chat", HOME, "anna")
        except OverLimit:
            continue
        said += 1
    hours = 20_000 * 2 / 3600
    assert 1000 <= said <= 1000 + 1000 * hours / 24 + 1


def test_only_a_limit_for_a_day_says_so(clock: Clock) -> None:
    for name in Limits().rates():
        limits = rates(30, clock)
        with refused("too-many"):
            for _ in range(10_000):
                limits.check(name, HOME, "anna")
    limits = rates(30, clock)
    with refused("day-limit"):
        for _ in range(60):
            limits.check("import", HOME, "anna")
            clock.now += 20


def test_a_rate_of_zero_means_no_limits(clock: Clock) -> None:
    assert allowed(rates(0, clock), HOME, "anna", 1000) == 1000


def test_even_the_smallest_rate_allows_a_request(clock: Clock) -> None:
    assert allowed(rates(0.01, clock), HOME, "anna", 5) == 1


def test_a_flood_of_addresses_frees_nobody(clock: Clock) -> None:
    limits = rates(1, clock)
    assert allowed(limits, HOME, "anna", 5) == 5
    for number in range(20_001):
        limits.check("requests", f"address {number}", None)
    assert allowed(limits, HOME, "anna", 5) == 0


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


def test_the_documentation_has_the_same_numbers() -> None:
    document = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    limits = Limits()
    for name, rates in limits.rates().items():
        for rate in rates if name != "spectator-chat" else ():
            time = "a day" if rate.seconds == DAY else f"{rate.seconds:g} s"
            [line] = [x for x in document.splitlines() if f"{rate.amount:,g} in {time}" in x]
            assert f"| {rate.guests} times as many |" in line, name
    for most in (
        f"{limits.guests_per_day} (`--max-guests`)",
        f"{limits.open_tables} (`--max-tables`) | {ADDRESS_TABLES} times as many",
        f"{limits.stored_bytes // MEGABYTE} MB (`--max-storage`)",
        f"tables of the last {OPEN_TABLE_DAYS} days",
        f"access tokens | {MOST_TOKENS} |",
        f"sessions | {MOST_SESSIONS};",
        f"used | {MOST_CODES};",
        f"for {limits.keep_guests_days} days (`--keep-guests`)",
        f"for {limits.keep_tables_days} days (`--keep-tables`)",
        f"for {limits.keep_games_days} days (`--keep-games`)",
        f"| {CODE_SECONDS // 60} minutes |",
    ):
        assert most in document
