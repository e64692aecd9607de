"""The registry of open tables: never two sessions of one table, and none for longer than needed."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from speicherstadt.server.problems import NoSuchTable
from speicherstadt.server.storage import DataStore, StoredTable
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.browser import positions
from tests.server.in_process import Recorder, decide, new_game, new_guest, new_table, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def only_references_count() -> Iterator[None]:
    """Without the garbage collector, an object goes with its last reference."""
    gc.disable()
    yield
    gc.enable()


async def test_session_in_use_is_reused(registry: TableRegistry) -> None:
    session = await new_game(registry, await new_guest(registry))
    registry.forget_unused(keep_seconds=0)
    assert await registry.session(session.id) is session


@pytest.mark.usefixtures("only_references_count")
async def test_unused_session_is_closed_and_can_be_reopened(
    registry: TableRegistry,
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await decide(session, anna)
    table, moment, trace = session.id, session.playing().moment(), weakref.ref(session)
    del session
    await asyncio.sleep(0)
    assert trace() is not None
    registry.forget_unused(keep_seconds=0)
    assert trace() is None
    assert registry.size == 0
    assert registry.opened(table) is None
    assert (await registry.session(table)).playing().moment() == moment


async def test_requested_session_is_kept_for_a_while(registry: TableRegistry) -> None:
    trace = weakref.ref(await new_game(registry, await new_guest(registry)))
    registry.forget_unused(keep_seconds=60)
    assert trace() is not None


@pytest.mark.usefixtures("only_references_count")
async def test_finished_game_is_kept_only_while_someone_watches(
    registry: TableRegistry,
) -> None:
    anna = await new_guest(registry)
    session = await NewTables(registry).import_record(anna, "Anna", positions.finished())
    registry.forget_unused(keep_seconds=60)
    assert await registry.session(session.id) is session
    trace = weakref.ref(session)
    del session
    registry.forget_unused(keep_seconds=60)
    assert trace() is None


async def test_concurrent_requests_for_a_table_share_one_session(registry: TableRegistry) -> None:
    table = (await new_game(registry, await new_guest(registry))).id
    registry.forget_unused(keep_seconds=0)
    gc.collect()
    assert registry.size == 0
    sessions = await asyncio.gather(*(registry.session(table) for _ in range(8)))
    assert len(set(map(id, sessions))) == 1


async def test_an_address_that_opens_many_tables_delays_nobody_else(
    registry: TableRegistry, store: DataStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await new_game(registry, await new_guest(registry))).id
    registry.forget_unused(keep_seconds=0)
    gc.collect()
    read, reading, allowed = store.table, list[str](), asyncio.Event()

    async def slowly(wanted: str) -> StoredTable | None:
        if wanted != table:
            reading.append(wanted)
            await allowed.wait()
        return await read(wanted)

    monkeypatch.setattr(store, "table", slowly)
    greedy = [
        asyncio.create_task(registry.session(f"table {number}", "10.0.0.1")) for number in range(30)
    ]
    await asyncio.sleep(0)
    assert (await registry.session(table, "10.0.0.2")).id == table
    assert len(reading) == 2
    for task in greedy[:20]:
        task.cancel()  # they hang up
    allowed.set()
    results = await asyncio.gather(*greedy, return_exceptions=True)
    assert all(isinstance(result, NoSuchTable) for result in results[20:])
    assert len(reading) == 2 + 10


async def test_an_unknown_table(registry: TableRegistry) -> None:
    for table in ("", "A" * 16, "A" * 10_000, "x\x00y"):
        with pytest.raises(NoSuchTable):
            await registry.session(table)


async def test_a_table_that_everybody_left_ends_its_connections(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session, listener = await new_table(registry, anna), Recorder()
    await session.listen(listener, None)
    await registry.leave(anna, session, 0)
    assert listener.closed
    assert registry.size == 0
    with pytest.raises(NoSuchTable):
        await registry.session(session.id)


async def test_stop_is_announced_once_and_no_more_tables_open(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    sessions = [await new_game(registry, anna) for _ in range(2)]
    listeners = [Recorder(), Recorder()]
    for session, listener in zip(sessions, listeners, strict=True):
        await session.listen(listener, None)
    registry.open()
    await registry.close()
    await registry.close()
    for listener in listeners:
        assert listener.kinds.count("stop") == 1
        assert listener.closed
    with refused("unavailable"):
        await registry.session(sessions[0].id)
