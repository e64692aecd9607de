"""The lobby: what it shows comes from the last entries, and it never opens a table."""

import gc
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.sql.compiler import SQLCompiler

from speicherstadt.engine import State
from speicherstadt.records import dump
from speicherstadt.server import wire
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.storage import DataStore, open_database
from speicherstadt.server.storage.lobby_query import ListName, _statement
from speicherstadt.server.tables.lobby import LobbyService
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.play import played
from tests.replays import replays
from tests.server.client import code_of, hot_seat, play_all
from tests.server.conftest import Invite
from tests.server.in_process import (
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    new_table,
    play_to_the_end,
    refused,
)
from tests.server.test_storage import stored

pytestmark = pytest.mark.anyio

LISTS: tuple[ListName, ...] = ("mine", "open", "running", "finished")


@pytest.fixture
def lobby(registry: TableRegistry) -> LobbyService:
    return LobbyService(registry)


async def summary(lobby: LobbyService, session: TableSession, guest: str) -> wire.TableSummary:
    """A table as the list of its guest shows it."""
    mine = (await lobby.page("mine", guest)).tables
    return next(table for table in mine if table.id == session.id)


async def test_game_is_listed_with_its_latest_progress(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna, players=3)
    shown = await summary(lobby, session, anna)
    assert (shown.status, shown.round, shown.rounds) == ("gathering", 0, 0)
    assert (shown.phase, shown.decides, shown.points) == (None, None, None)
    for _ in range(2):
        await session.join(anna, "Anna", wire.Join())
    await session.start(anna)
    phases = set()
    while True:
        game = session.playing()
        shown = await summary(lobby, session, anna)
        board = json.loads(game.moment())["board"]
        phases.add(shown.phase)
        assert (shown.round, shown.rounds) == (board["round"], board["rounds"])
        assert (shown.phase, shown.decides) == (board["phase"], board["decides"])
        assert shown.points == [player["score"]["total"] for player in board["players"]]
        if game.state.over:
            break
        await decide(session, anna)
    assert shown.status == "over"
    assert phases == {"demand", "purchase", "loading", "over"}


async def test_undo_updates_the_listed_progress(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    seat = session.playing().state.seat
    before = await summary(lobby, session, anna)
    await decide(session, anna)
    assert (await summary(lobby, session, anna)).decides == 1 - seat
    await session.undo(anna, wire.Undo(1, seat, 0))
    after = await summary(lobby, session, anna)
    assert (after.decides, after.phase, after.points) == (seat, "demand", before.points)


async def test_fork_is_listed_with_its_inherited_progress(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    brought = played(2, "fork", most=40)
    session = await NewTables(registry).import_record(anna, "Anna", dump(brought))
    for seat, chair in enumerate(session.chairs):
        if chair.guest is None:
            await session.put_bot(anna, seat, "random")
    await session.start(anna)
    shown, state = await summary(lobby, session, anna), brought.replay()
    assert (shown.round, shown.decides) == (state.round, state.seat)
    assert shown.phase == state.phase.name.lower()


async def test_an_imported_finished_game_is_over_in_its_last_round(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session = await NewTables(registry).import_record(anna, "Anna", dump(played(3, "done")))
    shown = await summary(lobby, session, anna)
    assert (shown.status, shown.phase, shown.decides) == ("over", "over", None)
    assert shown.round == shown.rounds > 0
    assert shown.points is not None


async def test_listing_opens_no_table_and_replays_nothing(
    registry: TableRegistry, started_games: list[State]
) -> None:
    anna = await new_guest(registry)
    for number in range(3):
        await decide(await new_game(registry, anna, public=True), anna, number)
    await play_to_the_end(await new_game(registry, anna, public=True), anna)
    await new_table(registry, anna, public=True)
    fresh = TableRegistry(registry.services)
    with replays(started_games, 0):
        pages = await LobbyService(fresh).first_pages(anna)
    assert [len(pages.mine), len(pages.open), len(pages.running), len(pages.finished)] == [
        *(5, 1, 3, 1),
    ]
    assert fresh.size == 0


async def test_private_tables_are_listed_only_for_their_guests(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna, ben, carla = [await new_guest(registry, name) for name in ("Anna", "Ben", "Carla")]
    private = await new_table(registry, anna)
    await private.join(ben, "Ben", wire.Join())
    public = await new_table(registry, carla, public=True)

    async def ids(name: ListName, guest: str | None) -> list[str]:
        return [table.id for table in (await lobby.page(name, guest)).tables]

    assert await ids("mine", anna) == await ids("mine", ben) == [private.id]
    assert await ids("mine", carla) == [public.id]
    assert await ids("mine", None) == []
    for guest in (anna, carla, None):
        assert await ids("open", guest) == [public.id]


async def test_the_lobby_shows_who_is_there(lobby: LobbyService, registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session, listener = await new_table(registry, anna), Recorder(anna)
    await session.listen(listener, None)
    session.set_away(listener, away=True)
    chair = (await summary(lobby, session, anna)).chairs[0]
    assert (chair.present, chair.away) == (True, True)
    assert chair.guest == registry.services.identity.public(anna)
    session.forget(listener)
    assert not (await summary(lobby, session, anna)).chairs[0].present


async def test_my_tables_are_sorted_by_the_last_decision(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    sessions = [await new_game(registry, anna) for _ in range(3)]
    await decide(sessions[0], anna)
    mine = [table.id for table in (await lobby.page("mine", anna)).tables]
    assert mine == [sessions[place].id for place in (0, 2, 1)]


# Pages


async def all_pages(
    lobby: LobbyService, name: ListName, guest: str | None
) -> AsyncIterator[list[str]]:
    page = await lobby.page(name, guest)
    yield [table.id for table in page.tables]
    while page.next is not None:
        page = await lobby.page(name, guest, page.next)
        yield [table.id for table in page.tables]


@pytest.mark.parametrize("count", [0, 1, 29, 30, 31, 60, 95])
async def test_pages_follow_each_other_without_gap_or_repetition(
    count: int, lobby: LobbyService, registry: TableRegistry, store: DataStore
) -> None:
    """Even where many tables changed at the same time."""
    anna = await new_guest(registry)
    made = [(await new_table(registry, anna, public=True)).id for _ in range(count)]
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE tables SET changed = round(changed, 1)"))
    for name in ("mine", "open"):
        pages = [page async for page in all_pages(lobby, name, anna)]
        assert [len(page) for page in pages[:-1]] == [30] * (len(pages) - 1)
        assert pages[-1] or not count
        listed = [table for page in pages for table in page]
        assert sorted(listed) == sorted(made)
        assert len(set(listed)) == count


async def test_a_table_that_changes_between_two_pages_is_not_repeated(
    lobby: LobbyService, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    sessions = [await new_table(registry, anna, public=True) for _ in range(40)]
    first = await lobby.page("open", None)
    await sessions[35].commit(anna, wire.CommitContribution(0, "a" * 64))
    second = await lobby.page("open", None, first.next)
    shown = [table.id for table in (*first.tables, *second.tables)]
    assert len(shown) == len(set(shown)) == 40


@pytest.mark.parametrize(
    "cursor",
    [
        *("", "x", "1", "_", f"_{'a' * 16}", f"1_{'a' * 15}", f"1_{'a' * 17}", f"-1_{'a' * 16}"),
        *(f"1e3_{'a' * 16}", f"nan_{'a' * 16}", f"1._{'a' * 16}", f"1_{'a' * 15}'"),
        *(f"1_{'a' * 16}\n", f"{'9' * 13}_{'a' * 16}", f"²_{'a' * 16}"),
    ],
)
async def test_bad_cursors_are_refused(cursor: str, lobby: LobbyService) -> None:
    with refused("malformed"):
        await lobby.page("open", None, cursor)


def test_pages_over_http(invite: Invite) -> None:
    anna = invite("Anna")
    table = hot_seat(anna)
    moment = play_all(anna, table, 5)
    for _ in range(31):
        anna.create(2)
    first = anna.get("/api/tables")
    assert len(first["mine"]) == 30
    rest = anna.get("/api/lobby/mine", before=first["next"]["mine"])
    assert rest["next"] is None
    [_, last] = rest["tables"]
    assert (last["id"], last["decides"]) == (table, moment["board"]["decides"])
    for bad in ({"before": "x"}, {"before": "x" * 61}):
        assert code_of(anna.http.get("/api/lobby/mine", params=bad)) == (400, "malformed")
    assert anna.http.get("/api/lobby/yours").status_code == 400
    assert invite(None).get("/api/lobby/mine") == {"tables": [], "next": None}


# Databases of the previous version


async def test_lobby_fills_in_the_progress_of_games_from_the_previous_version(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.sqlite"
    cookie = stored("0001", file)["cookie"]
    store = DataStore(open_database(file))
    registry = TableRegistry(Services(store, Identity(store), ScriptedPool(), 0))
    signed_in = await Sessions(store, Revocations(), LastSeen()).find(cookie)
    assert signed_in is not None
    anna = signed_in.guest
    lobby = LobbyService(registry)
    before = {table.status: table for table in (await lobby.page("mine", anna)).tables}
    assert before["playing"].phase is None
    assert before["over"].phase == "over"
    log = await store.log(before["playing"].id)
    await registry._resume_games()
    after = {table.status: table for table in (await lobby.page("mine", anna)).tables}
    state = (await registry.session(after["playing"].id)).playing().state
    running = after["playing"]
    assert (running.round, running.decides) == (state.round, state.seat)
    assert running.phase == state.phase.name.lower()
    assert running.points is not None
    assert await store.without_progress() == []
    assert await store.log(running.id) == log
    store.close()


# Many tables


def plan(connection: Connection, name: ListName) -> list[str]:
    """How SQLite would find a page of the lobby."""
    values = {"guest": "guest", "size": 31, "before": 2.0, "before_table": "t" * 16}
    compiled = _statement(name, continued=True).compile(dialect=connection.dialect)
    assert isinstance(compiled, SQLCompiler)
    bound = compiled.construct_params(values)
    parameters = tuple(bound[key] for key in compiled.positiontup or ())
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}", parameters)
    return [row.detail for row in rows]


@pytest.mark.parametrize("name", LISTS)
def test_lobby_queries_use_indexes(name: ListName, store: DataStore) -> None:
    with store._engine.connect() as connection:
        steps = plan(connection, name)
    assert any("USING INDEX" in step or "USING PRIMARY KEY" in step for step in steps)
    scans = [step for step in steps if step.startswith("SCAN")]
    assert not [step for step in scans if step.split()[1] in ("entries", "tables", "seats")], steps


@pytest.mark.slow
async def test_a_lobby_of_10000_tables(tmp_path: Path) -> None:
    file = tmp_path / "many.sqlite"
    open_database(file).dispose()
    _fill(file, 10_000)
    began = time.perf_counter()
    store = DataStore(open_database(file))
    registry = TableRegistry(Services(store, Identity(store), ScriptedPool(), 0))
    opened = time.perf_counter()
    pages = await LobbyService(registry).first_pages("guest 1")
    first = time.perf_counter()
    await LobbyService(registry).first_pages("guest 1")
    again = time.perf_counter()
    print(  # noqa: T201  # shown by `pytest -s`
        f"opened in {1000 * (opened - began):.0f} ms, listed in {1000 * (first - opened):.1f} ms"
        f" and {1000 * (again - first):.1f} ms"
    )
    assert [len(pages.open), len(pages.running), len(pages.finished)] == [30, 30, 30]
    assert len(pages.mine) == 10
    assert all(table.phase == "purchase" for table in pages.running)
    assert registry.size == 0
    running = [page async for page in all_pages(LobbyService(registry), "running", None)]
    assert sum(map(len, running)) == 3333
    gc.collect()
    store.close()


def _fill(file: Path, tables: int) -> None:
    """Insert so many tables with two seats and ten entries each, a third of them in each status."""
    status = ("gathering", "playing", "over")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(
            "INSERT INTO tables (id, created, changed, status, public, hints, host, rules, setup)"
            " VALUES (?, ?, ?, ?, 1, 1, 'host', 1, '{\"first\": 0}')",
            [(f"{n:016}", 1e9 + n, 1e9 + n, status[n % 3]) for n in range(tables)],
        )
        connection.executemany(
            'INSERT INTO seats ("table", seat, guest, name, contribution) VALUES (?, ?, ?, ?, "")',
            [
                (f"{n:016}", seat, f"guest {n % 1000}" if seat else "host", "Anna")
                for n in range(tables)
                for seat in range(2)
            ],
        )
        connection.executemany(
            'INSERT INTO entries ("table", number, seat, text, by_bot, at, round, phase, decides,'
            " points) VALUES (?, ?, 0, '@1', 0, 1e9, 1, 'purchase', 0, '[1, 2]')",
            [(f"{n:016}", number) for n in range(tables) if n % 3 for number in range(1, 11)],
        )
