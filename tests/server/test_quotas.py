"""Quotas on guests, open tables and stored bytes: neither new guests nor a restart reset them."""

import asyncio
import time
from dataclasses import replace

import pytest

from speicherstadt.server.limits.defaults import ADDRESS_TABLES, DAY, OPEN_TABLE_DAYS, Limits
from speicherstadt.server.limits.quotas import Quotas
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import DataStore, TableRow
from speicherstadt.server.storage.statements import add_guest, add_table, change_table
from tests.server.in_process import UNLIMITED, refused

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"
LIMITS = Limits(guests_per_day=3, open_tables=2, stored_bytes=1000)


@pytest.fixture
def quotas(store: DataStore) -> Quotas:
    return Quotas(store, LIMITS)


def a_table(ident: object, host: str, address: str | None, **columns: object) -> TableRow:
    now, rules, shuffle_version = time.time(), 1, 2
    fixed = (str(ident), now, now, "gathering", False, True, host, None, rules, shuffle_version)
    row = TableRow(*fixed, address=address)
    return replace(row, **columns)  # type: ignore[arg-type]  # names of columns


async def come(quotas: Quotas, store: DataStore, name: str, address: str = HOME) -> None:
    async with quotas.new_guest(address) as digest:
        await store.write(add_guest(name, name, digest))


async def create(
    quotas: Quotas,
    store: DataStore,
    ident: object,
    host: str,
    address: str = HOME,
    *,
    size: int = 0,
) -> TableRow:
    async with quotas.new_table(host, address, size) as digest:
        row = a_table(ident, host, digest, brought_bytes=size)
        await store.write(add_table(row))
        return row


async def test_an_address_gets_so_many_new_guests_a_day(quotas: Quotas, store: DataStore) -> None:
    for number in range(3):
        await come(quotas, store, f"guest {number}")
    for again in (quotas, Quotas(store, LIMITS)):  # also after a restart
        with refused("guest-limit"):
            await come(again, store, "one more")
    await come(quotas, store, "somebody else", ELSEWHERE)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE guests SET created = created - 86401")
    await come(quotas, store, "tomorrow")


async def test_guests_who_come_at_once_are_all_counted(quotas: Quotas, store: DataStore) -> None:
    results = await asyncio.gather(
        *(come(quotas, store, f"guest {number}") for number in range(20)), return_exceptions=True
    )
    assert results.count(None) <= 3
    assert all(isinstance(result, Refused | None) for result in results)
    assert not quotas._guests_in_work


async def test_new_guests_bring_no_more_bytes_than_their_address_may(
    quotas: Quotas, store: DataStore
) -> None:
    for number in range(ADDRESS_TABLES):
        await create(quotas, store, number, f"guest {number}", size=1000)
    with refused("storage-limit"):
        await create(quotas, store, 10, "one more", size=1)
    await create(quotas, store, 11, "one more")
    await create(quotas, store, 12, "somebody else", ELSEWHERE, size=1000)


async def test_a_guest_has_so_many_open_tables(quotas: Quotas, store: DataStore) -> None:
    first = await create(quotas, store, 1, "anna")
    await create(quotas, store, 2, "anna", ELSEWHERE)
    for address in (HOME, ELSEWHERE, "192.0.2.3"):
        with refused("table-limit"):
            await create(quotas, store, 3, "anna", address)
    await create(quotas, store, 4, "ben")
    for status in ("playing", "over"):
        await store.write(change_table(replace(first, status=status)))
        if status == "playing":
            with refused("table-limit"):
                await create(quotas, store, 5, "anna")
    await create(quotas, store, 6, "anna")


async def test_an_address_with_many_guests_has_so_many_open_tables(
    quotas: Quotas, store: DataStore
) -> None:
    most = LIMITS.open_tables * ADDRESS_TABLES
    for number in range(most):
        await create(quotas, store, number, f"guest {number}")
    for again in (quotas, Quotas(store, LIMITS)):
        with refused("table-limit"):
            await create(again, store, "one more", "another guest")
    await create(quotas, store, "elsewhere", "another guest", ELSEWHERE)


async def test_tables_created_at_once_are_all_counted(quotas: Quotas, store: DataStore) -> None:
    await asyncio.gather(
        *(create(quotas, store, number, "anna") for number in range(20)), return_exceptions=True
    )
    with store._engine.connect() as connection:
        [(count,)] = connection.exec_driver_sql("SELECT count(*) FROM tables")
    assert count <= LIMITS.open_tables
    assert not quotas._tables_in_work


async def test_old_unfinished_tables_do_not_count_for_ever(
    quotas: Quotas, store: DataStore
) -> None:
    long_ago = time.time() - (OPEN_TABLE_DAYS + 1) * DAY
    for number in range(10):
        await store.write(add_table(a_table(number, "anna", None, created=long_ago)))
    await create(quotas, store, "new", "anna")


async def test_imported_games_take_up_space(quotas: Quotas, store: DataStore) -> None:
    row = await create(quotas, store, 1, "anna", size=600)
    await store.write(change_table(replace(row, status="over")))
    with refused("storage-limit"):
        await create(quotas, store, 2, "anna", size=401)
    await create(quotas, store, 3, "anna", size=400)
    await create(quotas, store, 4, "ben", size=1000)


async def test_without_limits_nothing_is_counted_and_no_address_stored(store: DataStore) -> None:
    quotas = Quotas(store, UNLIMITED)
    for number in range(10):
        await come(quotas, store, f"guest {number}")
        row = await create(quotas, store, number, "anna", size=10_000_000)
        assert row.address is None


async def test_addresses_are_stored_as_keyed_digests(quotas: Quotas, store: DataStore) -> None:
    row = await create(quotas, store, 1, "anna")
    assert row.address
    assert len(row.address) == 16
    assert HOME not in row.address
