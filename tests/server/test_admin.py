"""What whoever runs the server can do: close tables, remove guests, back up and restore."""

import asyncio
import contextlib
import json
import socket
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from speicherstadt.bots.characters import CHARACTERS
from speicherstadt.errors import Malformed
from speicherstadt.server import wire
from speicherstadt.server.admin import backups, local_socket
from speicherstadt.server.admin.changes import AdminChanges, LiveAdminChanges
from speicherstadt.server.admin.listing import (
    TableFilter,
    list_guests,
    list_tables,
    reading,
    statistics,
)
from speicherstadt.server.admin.local_socket import CloseTable, RemoveGuest
from speicherstadt.server.admin.replay_check import check_games
from speicherstadt.server.admin.requests import request_change
from speicherstadt.server.data_folder import locked
from speicherstadt.server.games import table_records
from speicherstadt.server.people.access_tokens import AccessTokens
from speicherstadt.server.people.last_seen import LastSeen
from speicherstadt.server.people.revocations import Revocations
from speicherstadt.server.people.sessions import Sessions
from speicherstadt.server.storage import DataStore, open_database, schema
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.seating import NOBODY, STAND_IN
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.in_process import (
    Recorder,
    decide,
    new_game,
    new_guest,
    new_table,
    play_to_the_end,
    refused,
)
from tests.server.test_storage import REVISIONS, stored

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def revocations() -> Revocations:
    return Revocations()


@pytest.fixture
def sessions(store: DataStore, revocations: Revocations) -> Sessions:
    return Sessions(store, revocations, LastSeen())


@pytest.fixture
def tokens(store: DataStore, revocations: Revocations) -> AccessTokens:
    return AccessTokens(store, revocations, LastSeen())


@pytest.fixture
def live(registry: TableRegistry, sessions: Sessions, tokens: AccessTokens) -> AdminChanges:
    """Changes in a running server."""
    return LiveAdminChanges(registry, sessions, tokens)


def everything(file: Path) -> str:
    """Every row of the database as text."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump())


# Closing a table


@pytest.mark.parametrize("begun", [False, True])
async def test_a_closed_table_can_only_be_looked_at(
    begun: bool, registry: TableRegistry, live: AdminChanges
) -> None:
    anna = await new_guest(registry)
    session = await (new_game if begun else new_table)(registry, anna)
    if begun:
        await decide(session, anna, 5)
    there = Recorder(anna)
    await session.listen(there, None)
    await live.close_table(session.id)
    assert there.kinds[-1] == "stop"
    assert there.closed

    closed = await registry.session(session.id)
    assert closed is not session
    assert closed.room().status == "closed"
    if begun:
        assert closed.playing().number == 5
        assert len(closed.record().decisions) == 5
        with refused("closed"):
            await decide(closed, anna)
        with refused("closed"):
            await closed.undo(anna, wire.Undo(5, 0, 4))
        with refused("closed"):
            await closed.hints(anna)
        assert closed.proof().secret is None
    for change in (
        closed.join(anna, "Anna", wire.Join()),
        closed.leave(anna, 0),
        closed.put_bot(anna, 1, "clerk"),
        closed.take_back(anna, 0),
        closed.commit(anna, wire.CommitContribution(0, "00" * 32)),
        closed.start(anna),
        closed.say(anna, "Anna", "Why?"),
        closed.change_settings(anna, wire.TableSettings(spectator_chat=True)),
        live.close_table(session.id),
    ):
        with refused("closed"):
            await change


async def test_the_session_of_a_closed_table_changes_nothing_any_more(
    registry: TableRegistry, live: AdminChanges
) -> None:
    """A connection that was at the table holds the old session for a moment."""
    anna = await new_guest(registry)
    old = await new_game(registry, anna)
    writing = asyncio.create_task(decide(old, anna))
    closing = asyncio.create_task(live.close_table(old.id))
    await asyncio.gather(writing, closing)
    with refused("unavailable"):
        await decide(old, anna)
    assert len(await registry.services.store.log(old.id)) == 1


async def test_bots_stop_at_a_closed_table(registry: TableRegistry, live: AdminChanges) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna, bots=["clerk"])
    await session.start(anna)
    await live.close_table(session.id)
    closed = await registry.session(session.id)
    assert closed.next_bot_turn() is None
    assert await registry.services.store.waiting_for_bots(0) == []


async def test_tables_that_cannot_be_closed(registry: TableRegistry, live: AdminChanges) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await play_to_the_end(session, anna)
    with refused("over"):
        await live.close_table(session.id)
    with refused("unknown"):
        await live.close_table("no such table")
    assert (await registry.session(session.id)).room().status == "over"


# Removing a guest


async def test_a_removed_guest_is_gone_everywhere(
    registry: TableRegistry, live: AdminChanges, tokens: AccessTokens, tmp_path: Path
) -> None:
    store, identity = registry.services.store, registry.services.identity
    zoe, ben = await new_guest(registry, "Zoe Zett"), await new_guest(registry, "Ben")
    token = await tokens.create(zoe, "Zoe Zett's bot")
    code = await identity.code(zoe)
    over, running, waiting, alone = [
        await NewTables(registry).create(zoe, "Zoe Zett", wire.NewTable(players=2))
        for _ in range(4)
    ]
    for session in (over, running, waiting):
        await session.join(ben, "Ben", wire.Join())
    for session in (over, running):
        await session.start(zoe)
        await session.say(zoe, "Zoe Zett", "Good luck")
    while not over.playing().state.over:
        game = over.playing()
        who = (zoe, ben)[game.state.seat]
        await over.decide(who, wire.Decide(game.number, game.state.seat, next(iter(game.options))))
    fork = await NewTables(registry).fork(ben, "Ben", over, wire.Fork(at=10, seat=1))
    assert everything(tmp_path / "speicherstadt.sqlite").count("Zoe Zett") > 5
    proof = over.proof()

    assert await live.remove_guest(zoe, messages=False) == 4
    text = everything(tmp_path / "speicherstadt.sqlite")
    assert "Zoe Zett" not in text
    assert zoe not in text
    assert "Good luck" in text
    assert await identity.name(zoe) is None
    assert await tokens.owner(token.token) is None
    with refused("unknown"):
        await identity.use_code(code.code)

    over, running, waiting = [
        await registry.session(table) for table in (over.id, running.id, waiting.id)
    ]
    assert over.proof() == proof
    assert [seated.name for seated in over.record().players] == [NOBODY, "Ben"]
    assert over.chat.after(0)[0].name == NOBODY
    assert (running.chairs[0].name, running.chairs[0].bot) == (NOBODY, STAND_IN)
    assert waiting.chairs[0].name is None
    assert waiting.row.host == ben
    with refused("unknown"):
        await registry.session(alone.id)
    for session in (running, over):
        with refused("not-your-seat"):
            await session.decide(zoe, wire.Decide(0, 0, "1"))
    fork = await registry.session(fork.id)
    assert table_records.shuffled_game(fork.row, fork.chairs)[0].number == 10
    store_file = tmp_path / "copy.sqlite"
    copy_database(tmp_path / "speicherstadt.sqlite", store_file)
    assert check_games(store_file).problems == ()
    with refused("unknown"):
        await live.remove_guest(zoe, messages=False)
    assert await store.guest_name(ben) == "Ben"


def copy_database(source: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as one,
        contextlib.closing(sqlite3.connect(target)) as other,
    ):
        one.backup(other)
        other.execute("PRAGMA journal_mode=DELETE")


async def test_hot_seats_of_a_removed_guest_get_different_names(
    registry: TableRegistry, live: AdminChanges
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna, players=3)
    await session.say(anna, "Anna", "Rude words")
    await live.remove_guest(anna, messages=True)
    again = await registry.session(session.id)
    assert [chair.name for chair in again.chairs] == [NOBODY, f"{NOBODY} 2", f"{NOBODY} 3"]
    assert [line.text for line in again.chat.after(0)] == ["…"]


# The socket


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that no server uses."""
    data = tmp_path / "data"
    data.mkdir()
    return data


async def filled(folder: Path, registry: TableRegistry) -> list[str]:
    """Fill the folder with a game that is over, a running one and a table that waits."""
    anna = await new_guest(registry)
    over, running = await new_game(registry, anna), await new_game(registry, anna, public=True)
    await play_to_the_end(over, anna)
    await decide(running, anna, 20)
    game = running.playing()
    await running.undo(anna, wire.Undo(game.number, game.made[-1].seat, game.number - 1))
    waiting = await new_table(registry, anna, bots=["clerk"])
    source = registry.services.store.availability.file.path
    copy_database(source, folder / "speicherstadt.sqlite")
    return [over.id, running.id, waiting.id]


async def test_requests_reach_a_running_server(
    registry: TableRegistry, live: AdminChanges, tmp_path: Path
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    with locked(tmp_path):
        async with local_socket.listening(tmp_path, live):
            mode = stat.S_IMODE((tmp_path / "admin.sock").stat().st_mode)
            assert mode == 0o600
            ask = request_change
            assert (await asyncio.to_thread(ask, tmp_path, CloseTable(session.id))).tables == 1
            with pytest.raises(Malformed, match="was closed"):
                await asyncio.to_thread(ask, tmp_path, CloseTable(session.id))
            assert (await registry.session(session.id)).room().status == "closed"
            assert (await asyncio.to_thread(ask, tmp_path, RemoveGuest(anna, False))).tables == 1
        assert not (tmp_path / "admin.sock").exists()
        with pytest.raises(Malformed, match="does not answer"):
            request_change(tmp_path, CloseTable(session.id))


@pytest.mark.parametrize(
    "line",
    [b"", b"\n", b"rubbish\n", b'{"do":"close-table"}\n', b"x" * 10_000, b'{"do":"else"}\n'],
)
async def test_rubbish_at_the_socket(line: bytes, live: AdminChanges, tmp_path: Path) -> None:
    def send() -> bytes:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(30)
            connection.connect(str(tmp_path / "admin.sock"))
            with contextlib.suppress(OSError):
                connection.sendall(line)
                connection.shutdown(socket.SHUT_WR)
            try:
                return connection.recv(1000)
            except ConnectionResetError:
                return b""

    async with local_socket.listening(tmp_path, live):
        answer = await asyncio.to_thread(send)
        assert answer == b"" or json.loads(answer)["answer"] == "failed"
        assert await asyncio.to_thread(send) == answer  # it still answers


async def test_a_socket_of_a_killed_server_is_replaced(live: AdminChanges, tmp_path: Path) -> None:
    (tmp_path / "admin.sock").touch()
    async with local_socket.listening(tmp_path, live):
        assert stat.S_ISSOCK((tmp_path / "admin.sock").stat().st_mode)


async def test_changes_without_a_server(registry: TableRegistry, folder: Path) -> None:
    _, running, waiting = await filled(folder, registry)

    def change() -> None:
        assert request_change(folder, CloseTable(running)).tables == 1
        with reading(folder) as connection:
            [anna] = list_guests(connection, None, 10)
        assert request_change(folder, RemoveGuest(anna.id, False)).tables == 3

    await asyncio.to_thread(change)
    with reading(folder) as connection:
        lines = {line.id: line for line in list_tables(connection, TableFilter())}
        assert lines[running].status == "closed"
        assert waiting not in lines
        assert list_guests(connection, None, 10) == []
    assert check_games(folder / "speicherstadt.sqlite").problems == ()


def test_a_folder_without_a_database_stays_empty(folder: Path) -> None:
    with pytest.raises(Malformed, match="no database"):
        request_change(folder, CloseTable("x"))
    with pytest.raises(Malformed, match="no database"), reading(folder):
        pass
    assert list(folder.iterdir()) == []


# Lists


async def test_lists_and_filters(registry: TableRegistry, folder: Path) -> None:
    over, running, waiting = await filled(folder, registry)
    with reading(folder) as connection:

        def ids(**wanted: object) -> set[str]:
            wish = TableFilter(**wanted)  # type: ignore[arg-type]  # values of any filter
            return {line.id for line in list_tables(connection, wish)}

        [anna] = list_guests(connection, "nn", 10)
        assert (anna.name, anna.tables) == ("Anna", 3)
        assert list_guests(connection, "%", 10) == []
        assert ids() == {over, running, waiting}
        assert ids(status="over") == {over}
        assert ids(public=True) == {running}
        assert ids(public=False) == {over, waiting}
        assert ids(guest=anna.id) == {over, running, waiting}
        assert ids(guest="nobody") == set()
        assert ids(before=0.0) == set()
        assert ids(before=9e9) == {over, running, waiting}
        assert len(ids(limit=1)) == 1
        [line] = list_tables(connection, TableFilter(status="gathering"))
        anna_name, bot_name = line.players
        assert anna_name == "Anna"
        assert bot_name in [character.name for character in CHARACTERS["clerk"]]
        counted = statistics(connection, folder)
        assert counted.tables == {"over": 1, "playing": 1, "gathering": 1}
        assert counted.decisions > 100
        assert counted.guests == 1


# Backups


def quiet(_done: int, _total: int) -> None:
    pass


async def test_a_backup_of_a_database_in_use(registry: TableRegistry, tmp_path: Path) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await decide(session, anna, 30)
    saved = tmp_path / "saved.sqlite"
    report = await asyncio.to_thread(backups.back_up, tmp_path, saved, quiet)
    assert (report.tables, report.games, report.decisions, report.problems) == (1, 1, 30, ())
    await decide(session, anna)  # the server goes on
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "saved.sqlite",
        "speicherstadt.sqlite",
        "speicherstadt.sqlite-shm",
        "speicherstadt.sqlite-wal",
    ]
    with pytest.raises(Malformed, match="already exists"):
        backups.back_up(tmp_path, saved, quiet)


async def test_a_backup_can_be_restored(registry: TableRegistry, folder: Path) -> None:
    await filled(folder, registry)
    database, saved = folder / "speicherstadt.sqlite", folder.parent / "saved.sqlite"
    backups.back_up(folder, saved, quiet)
    before = everything(saved)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE guests SET name = 'Somebody else'")
        connection.commit()
        with pytest.raises(Malformed, match="--force"):
            backups.restore(folder, saved, quiet)
        done = backups.restore(folder, saved, quiet, force=True)
    assert everything(database) == before
    assert done.kept is not None
    assert "Somebody else" in everything(done.kept)
    empty = folder.parent / "empty"
    empty.mkdir()
    assert backups.restore(empty, saved, quiet).kept is None
    assert everything(empty / "speicherstadt.sqlite") == before


async def test_nothing_is_restored_under_a_running_server(
    registry: TableRegistry, folder: Path
) -> None:
    await filled(folder, registry)
    saved = folder.parent / "saved.sqlite"
    backups.back_up(folder, saved, quiet)
    with locked(folder), pytest.raises(Malformed, match="stop it first"):
        backups.restore(folder, saved, quiet, force=True)


def gap(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM entries WHERE number = 10")


def illegal(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE entries SET text = 'done' WHERE number = 10")


def other_points(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET points = '[1, 2]' WHERE status = 'over'")


def other_status(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET status = 'playing' WHERE status = 'over'")


def no_setup(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET setup = NULL")


def strange_setup(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE tables SET setup = '{}'")


@pytest.mark.parametrize(
    "falsify", [gap, illegal, other_points, other_status, no_setup, strange_setup]
)
async def test_a_game_that_cannot_be_replayed_is_reported(
    falsify: Callable[[sqlite3.Connection], None], registry: TableRegistry, folder: Path
) -> None:
    await filled(folder, registry)
    with contextlib.closing(sqlite3.connect(folder / "speicherstadt.sqlite")) as connection:
        falsify(connection)
        connection.commit()
    saved = folder.parent / "saved.sqlite"
    report = backups.back_up(folder, saved, quiet)
    assert report.problems
    assert all(problem.startswith("table ") for problem in report.problems)
    assert saved.exists()
    empty = folder.parent / "empty"
    empty.mkdir()
    with pytest.raises(Malformed, match="--force"):
        backups.restore(empty, saved, quiet)
    assert list(empty.iterdir()) == []
    assert backups.restore(empty, saved, quiet, force=True).report == report


async def test_a_damaged_database_is_no_backup(registry: TableRegistry, folder: Path) -> None:
    await filled(folder, registry)
    database, saved = folder / "speicherstadt.sqlite", folder.parent / "saved.sqlite"
    backups.back_up(folder, saved, quiet)
    for file in (database, saved):
        size = file.stat().st_size
        with file.open("r+b") as damaged:
            damaged.seek(size // 2)
            damaged.write(b"\xff" * 8192)
    content = database.read_bytes()
    with pytest.raises(Malformed, match="damaged"):
        backups.back_up(folder, folder.parent / "second.sqlite", quiet)
    with pytest.raises(Malformed, match="damaged"):
        backups.restore(folder, saved, quiet, force=True)
    assert database.read_bytes() == content
    assert [path.name for path in folder.iterdir()] == ["speicherstadt.sqlite"]
    assert not (folder.parent / "second.sqlite").exists()


@pytest.mark.parametrize("content", [b"", b"rubbish " * 1000])
async def test_files_that_are_no_backup(content: bytes, folder: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite"
    saved.write_bytes(content)
    with pytest.raises(Malformed):
        backups.restore(folder, saved, quiet)
    with pytest.raises(Malformed, match="no such file"):
        backups.restore(folder, tmp_path / "nowhere", quiet)
    assert list(folder.iterdir()) == []


async def test_a_backup_goes_where_it_can_be_written(registry: TableRegistry, folder: Path) -> None:
    await filled(folder, registry)
    with pytest.raises(Malformed, match="cannot be written"):
        backups.back_up(folder, folder / "nowhere" / "saved.sqlite", quiet)


@pytest.mark.parametrize("name", REVISIONS)
def test_backups_of_earlier_versions_are_checked_and_restored(
    name: str, folder: Path, tmp_path: Path
) -> None:
    old = folder / "speicherstadt.sqlite"
    stored(name, old)
    before, saved = everything(old), tmp_path / "saved.sqlite"
    report = backups.back_up(folder, saved, quiet)
    assert (report.tables, report.problems) == (before.count('INSERT INTO "tables"'), ())
    assert everything(saved) == before  # only a copy of it was migrated
    empty = tmp_path / "empty"
    empty.mkdir()
    assert backups.restore(empty, saved, quiet).report == report
    engine = open_database(empty / "speicherstadt.sqlite")
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.tables)).all()) == report.tables
    engine.dispose()
