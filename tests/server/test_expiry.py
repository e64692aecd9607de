"""What expires: guests who stay away, codes, and tables that nobody touches."""

import time
from dataclasses import replace
from typing import Any

import pytest

from speicherstadt.records import Seated, dump
from speicherstadt.server import expiry as module
from speicherstadt.server.expiry import Expiry
from speicherstadt.server.limits.defaults import DAY, OPEN_TABLE_DAYS, Limits
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.problems import NoSuchTable
from speicherstadt.server.storage import DataStore, Write
from speicherstadt.server.tables.lobby import LobbyService
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.play import played
from tests.server.in_process import (
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    new_table,
    play_to_the_end,
    until,
)

pytestmark = pytest.mark.anyio

LIMITS = Limits(keep_guests_days=100, keep_tables_days=3, keep_games_days=30)


class World:
    """A server without a process of its own, whose clock can be moved."""

    def __init__(self, registry: TableRegistry, limits: Limits = LIMITS) -> None:
        self.registry = registry
        self.store = registry.services.store
        self.days = 0.0
        self.last_seen = LastSeen(self.clock)
        revocations = Revocations()
        self.sessions = Sessions(self.store, revocations, self.last_seen)
        self.tokens = AccessTokens(self.store, revocations, self.last_seen)
        self.expiry = Expiry(
            registry, self.sessions, self.tokens, self.last_seen, limits, self.clock
        )

    def clock(self) -> float:
        return time.time() + self.days * DAY

    async def after(self, days: float) -> None:
        """Let this time pass, with nobody at any table, and remove what has expired."""
        self.days = days
        self.registry.forget_unused(0)
        await self.expiry.store_seen()
        await self.expiry.sweep()

    def count(self, table: str) -> int:
        with self.store._engine.connect() as connection:
            [(count,)] = connection.exec_driver_sql(f"SELECT count(*) FROM {table}")
        return int(count)

    async def status(self, table: str) -> str | None:
        stored = await self.store.table(table)
        return stored.table.status if stored else None


@pytest.fixture
def world(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr(module, "_PAUSE_SECONDS", 0)
    return World(registry)


async def test_a_guest_who_stays_away_is_removed(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await world.sessions.create(anna, "")
    token = await world.tokens.create(anna, None)
    await world.registry.services.identity.code(anna)
    await world.after(99)
    assert world.count("guests") == 1
    await world.after(101)
    assert [world.count(table) for table in ("guests", "sessions", "tokens", "codes")] == [0] * 4
    assert await world.sessions.find(world.sessions.cookie(session)) is None
    assert await world.tokens.owner(token.token) is None
    assert await world.registry.services.identity.name(anna) is None


async def test_a_guest_who_comes_back_stays(world: World) -> None:
    anna, ben = await new_guest(world.registry), await new_guest(world.registry, "Ben")
    session = await world.sessions.create(anna, "")
    token = await world.tokens.create(ben, None)
    world.days = 90
    assert await world.sessions.find(world.sessions.cookie(session))
    assert await world.tokens.owner(token.token)
    await world.after(150)
    assert world.count("guests") == 2
    await world.after(191)
    assert world.count("guests") == 0


async def test_a_guest_with_a_seat_or_a_table_stays(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_game(world.registry, anna)
    await play_to_the_end(session, anna)
    del session
    await world.after(10_000)
    assert world.count("guests") == 1


async def test_more_guests_than_one_batch(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_BATCH", 3)
    for number in range(10):
        await new_guest(world.registry, f"Guest {number}")
    await world.after(101)
    assert world.count("guests") == 0


async def test_expired_codes_are_removed(world: World) -> None:
    anna = await new_guest(world.registry)
    await world.registry.services.identity.code(anna)
    await world.after(0)
    assert world.count("codes") == 1
    await world.after(1)
    assert world.count("codes") == 0


async def test_a_table_that_never_starts_is_removed(world: World) -> None:
    anna = await new_guest(world.registry)
    table = (await new_table(world.registry, anna)).id
    await world.after(2.9)
    assert await world.status(table) == "gathering"
    await world.after(3.1)
    assert await world.status(table) is None
    with pytest.raises(NoSuchTable):
        await world.registry.session(table)


async def test_a_table_that_somebody_looks_at_stays(world: World) -> None:
    anna = await new_guest(world.registry)
    session, recorder = await new_table(world.registry, anna), Recorder(anna)
    await session.listen(recorder, None)
    await world.after(4)
    assert await world.status(session.id) == "gathering"
    await session.say(anna, "Anna", "Moin")


async def test_a_table_that_is_used_while_others_expire_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(world.registry)
    idle, used = [(await new_table(world.registry, anna)).id for _ in range(2)]
    write = world.registry.write_unless_open

    async def join_the_other_one(table: str, is_due: Any, *writes: Write) -> bool:
        with world.store._engine.begin() as connection:
            change = f"UPDATE tables SET changed = {world.clock()} WHERE id = '{used}'"
            connection.exec_driver_sql(change)
        return await write(table, is_due, *writes)

    monkeypatch.setattr(world.registry, "write_unless_open", join_the_other_one)
    await world.after(4)
    assert await world.status(idle) is None
    assert await world.status(used) == "gathering"


async def test_chat_keeps_a_table(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_table(world.registry, anna)
    table = session.id
    await session.say(anna, "Anna", "I am still waiting")
    del session
    with world.store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET changed = 1")
    await world.after(1)
    assert await world.status(table) == "gathering"


async def test_an_untouched_game_is_closed_but_kept(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_game(world.registry, anna, public=True)
    await decide(session, anna, 3)
    table = session.id
    del session
    await world.after(29)
    assert await world.status(table) == "playing"
    await world.after(31)
    assert await world.status(table) == "abandoned"
    assert world.count("entries") == 3
    lobby = await LobbyService(world.registry).first_pages(anna)
    assert [one.status for one in lobby.mine] == ["abandoned"]
    assert lobby.running == []
    assert await world.store.waiting_for_bots(0) == []


async def test_a_closed_game_goes_on_when_somebody_opens_it(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_game(world.registry, anna)
    await decide(session, anna)
    table = session.id
    del session
    await world.after(31)
    session = await world.registry.session(table)
    assert session.room().status == "playing"
    await decide(session, anna)
    assert await world.status(table) == "playing"


async def test_finished_games_are_kept(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_game(world.registry, anna)
    await play_to_the_end(session, anna)
    table, entries = session.id, session.playing().number
    del session
    await world.after(10_000)
    assert await world.status(table) == "over"
    assert world.count("entries") == entries


async def test_abandoned_games_are_deleted_where_that_is_wanted(world: World) -> None:
    anna = await new_guest(world.registry)
    for _ in range(2):
        session = await new_game(world.registry, anna)
        await decide(session, anna, 3)
        await session.say(anna, "Anna", "Moin")
    del session
    await world.after(31)  # closed
    deleting = World(world.registry, replace(LIMITS, delete_abandoned=True))
    await deleting.after(31)
    for table in ("tables", "seats", "entries", "chat"):
        assert world.count(table) == 0


async def test_an_open_game_is_not_closed(world: World) -> None:
    anna = await new_guest(world.registry)
    session = await new_game(world.registry, anna)
    await world.after(1000)
    assert await world.status(session.id) == "playing"


async def test_addresses_are_forgotten(world: World, store: DataStore) -> None:
    await world.registry.services.identity.rename(None, "Anna", "digest of addres")

    def addresses() -> list[str]:
        with store._engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT address FROM guests")
            return [address for (address,) in found if address]

    await world.after(0.9)
    assert addresses()
    await world.after(1.1)
    assert not addresses()


async def test_the_address_of_an_imported_game_is_kept_for_the_quota(world: World) -> None:
    anna, text = await new_guest(world.registry), dump(played(3, "import"))
    table = (await NewTables(world.registry).import_record(anna, "Anna", text, "digest")).id

    async def address() -> str | None:
        stored = await world.store.table(table)
        return stored.table.address if stored else None

    await world.after(OPEN_TABLE_DAYS - 0.1)
    assert await address() == "digest"
    await world.after(OPEN_TABLE_DAYS + 0.1)
    assert await address() is None


async def finished_by_bots(world: World, pool: ScriptedPool, guest: str) -> str:
    """A table that its only player left at once."""
    session = await new_game(world.registry, guest)
    for seat in (0, 1):
        await session.leave(guest, seat)
    game = session.playing()
    while not game.state.over:
        await until(lambda: pool.waiting)
        pool.answers.put_nowait(next(iter(game.options)))
        await until(lambda: not pool.waiting)
        await until(lambda: pool.waiting or game.state.over)
    await until(lambda: not session._bot_turns.thinking)
    return session.id


async def test_a_game_that_only_bots_finished_expires(world: World, pool: ScriptedPool) -> None:
    anna = await new_guest(world.registry)
    played_on = await new_game(world.registry, anna)
    await play_to_the_end(played_on, anna)
    left = await finished_by_bots(world, pool, anna)
    bots = tuple(Seated(name, "bot:clerk") for name in ("One", "Two"))
    text = dump(replace(played(2, "bots"), players=bots))
    imported = await NewTables(world.registry).import_record(anna, "Anna", text)
    tables = [played_on.id, left, imported.id]
    del played_on, imported
    await world.after(29)
    assert [await world.status(table) for table in tables] == ["over"] * 3
    await world.after(31)
    assert [await world.status(table) for table in tables] == ["over", None, "over"]
    assert world.count("results") == 2
