"""Limits on what bots do for one guest and one address."""

import pytest

from speicherstadt.server.bots.bot_limits import (
    MOST_THINKING_TABLES_PER_ADDRESS,
    MOST_THINKING_TABLES_PER_GUEST,
    ThinkingTables,
    UseLimit,
)
from speicherstadt.server.storage import SeatRow
from tests.server.in_process import refused

BOTS = [SeatRow("t", 0, guest="anna"), SeatRow("t", 1, bot="senator")]


def test_a_guest_and_an_address_may_use_only_so_many() -> None:
    limit = UseLimit(2, 3, "too many", limited=True)
    with limit.one_more("anna", "home"), limit.one_more("anna", "home"):
        with refused("too-many"), limit.one_more("anna", "work"):
            pass
        with limit.one_more("ben", "home"):
            with refused("too-many"), limit.one_more("carla", "home"):
                pass
            with limit.one_more("carla", "work"):
                pass
    with limit.one_more("anna", "home"):
        pass
    assert not limit._guests
    assert not limit._addresses


def test_an_error_gives_back_what_was_used() -> None:
    limit = UseLimit(1, 1, "too many", limited=True)
    for _ in range(3):
        with pytest.raises(OSError, match="no"), limit.one_more("anna", "home"):
            raise OSError("no")


def test_no_limit() -> None:
    limit = UseLimit(1, 1, "too many", limited=False)
    with limit.one_more("anna", "home"), limit.one_more("anna", "home"):
        assert not limit.exceeded("anna", "home")


def test_tables_without_bots_are_not_counted() -> None:
    tables = ThinkingTables()
    for number in range(MOST_THINKING_TABLES_PER_GUEST):
        tables.add(f"{number}", "anna", "home")
    with tables.starting("anna", "home", BOTS[:1]):
        pass
    with refused("too-many"), tables.starting("anna", "home", BOTS):
        pass


def test_a_table_counts_once_until_its_bots_stop() -> None:
    tables = ThinkingTables()
    for _ in range(2):
        for number in range(MOST_THINKING_TABLES_PER_GUEST):
            tables.add(f"{number}", "anna", "home")
    with refused("too-many"):
        tables.check("anna", "home")
    assert not tables.beyond_limit("0")
    tables.add("one more", "anna", "")
    assert tables.beyond_limit("0")
    for table in ("one more", "0", "0"):
        tables.remove(table)
    tables.check("anna", "home")


def test_many_guests_share_the_limit_of_their_address() -> None:
    tables = ThinkingTables()
    for number in range(MOST_THINKING_TABLES_PER_ADDRESS):
        tables.check(f"guest {number}", "home")
        tables.add(f"{number}", f"guest {number}", "home")
    with refused("too-many"):
        tables.check("another guest", "home")
    tables.check("another guest", "elsewhere")
