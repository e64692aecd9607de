"""Health that sees: full disks, lost and damaged files, workers that hang, a late event loop."""

import asyncio
import logging
import resource
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from speicherstadt.server import health
from speicherstadt.server.health import HealthMonitor
from speicherstadt.server.storage import (
    DatabaseUnavailable,
    DataStore,
    Write,
    engine_for,
    open_database,
)
from speicherstadt.server.storage.statements import add_guest
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.server.client import code_of, eventually, hot_seat
from tests.server.conftest import Invite, Serve
from tests.server.in_process import decide, new_game, new_guest, refused

pytestmark = pytest.mark.anyio

LARGE = "x" * 100_000


class Workers:
    """Workers that answer or not, as the test says."""

    last_heartbeat: float | None = 1.5
    healthy = True


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "speicherstadt.sqlite"


@pytest.fixture
def monitor(store: DataStore) -> HealthMonitor:
    return HealthMonitor(store, Workers())


def guest(number: int, name: str = "Anna") -> Write:
    return add_guest(f"{number}", name)


def of_file(file: Path, suffix: str = "") -> Path:
    return Path(f"{file}{suffix}")


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


# The disk


@pytest.fixture
def disk(file: Path) -> "Disk":
    return Disk(file)


class Disk:
    """A disk that a test can fill: the database cannot grow beyond its size."""

    def __init__(self, file: Path) -> None:
        self._connections: list[sqlite3.Connection] = []
        open_database(file).dispose()
        engine = engine_for(file)
        event.listen(engine, "connect", lambda made, _: self._connections.append(made))
        self.store = DataStore(engine)

    def fill(self) -> None:
        self._limit("(SELECT page_count FROM pragma_page_count)")

    def free(self) -> None:
        self._limit("1000000")

    def _limit(self, pages: str) -> None:
        for connection in self._connections:
            [(most,)] = connection.execute(f"SELECT {pages}")
            connection.execute(f"PRAGMA max_page_count={most}")


async def test_a_full_disk_is_seen_and_recovered_from(
    disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    monitor = HealthMonitor(disk.store, Workers())
    await disk.store.write(guest(1))
    assert monitor.problems == []
    disk.fill()
    for number in range(2, 5):
        with pytest.raises(DatabaseUnavailable, match="the disk is full"):
            await disk.store.write(guest(number, LARGE))
    ready = monitor.readiness()
    assert (ready.status, ready.last_commit_succeeded) == ("not-ready", False)
    assert ready.database_file == "unchanged"
    assert ready.problems == ["nothing can be stored: the disk is full"]
    assert ready.last_commit is not None

    disk.free()
    await disk.store.write(guest(2, LARGE))
    assert monitor.readiness().status == "ready"
    assert warnings(caplog) == [
        "the database cannot be written: the disk is full; clients are refused",
        "the database can be written again",
    ]
    disk.store.close()


async def test_a_full_disk_fails_all_waiting_writes_at_once(disk: Disk) -> None:
    begun = list[object]()
    event.listen(disk.store._engine, "begin", begun.append)
    disk.fill()
    writes = [disk.store.write(guest(number, LARGE)) for number in range(300)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert {type(result) for result in results} == {DatabaseUnavailable}
    assert len(begun) == 1  # none was tried again alone
    disk.store.close()


async def test_a_disk_is_tried_without_players(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monitor = HealthMonitor(disk.store, Workers())
    probe, tried = disk.store.probe, list[str]()

    async def large_probe() -> None:
        tried.append("")
        await disk.store.write(guest(len(tried), LARGE))

    monkeypatch.setattr(disk.store, "probe", large_probe)
    disk.fill()
    await monitor.check()
    assert tried == []  # something was just written
    monkeypatch.setattr(health, "_PROBE_SECONDS", 0.0)
    await monitor.check()
    assert monitor.readiness().status == "not-ready"
    disk.free()
    monkeypatch.setattr(health, "_BEAT_SECONDS", 0.0)
    monkeypatch.setattr(disk.store, "probe", probe)
    await monitor.check()
    assert monitor.readiness().status == "ready"
    disk.store.close()


async def test_a_refused_write_is_no_failure_of_the_disk(
    store: DataStore, monitor: HealthMonitor
) -> None:
    await store.write(guest(1))
    results = await asyncio.gather(
        *(store.write(guest(number)) for number in (1, 2)), return_exceptions=True
    )
    assert [isinstance(result, Exception) for result in results] == [True, False]
    assert monitor.readiness().status == "ready"


# The file


def delete(file: Path) -> None:
    file.unlink()


def replace_by_copy(file: Path) -> None:
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    copy.replace(file)


def replace_by_nothing(file: Path) -> None:
    file.unlink()
    file.touch()


def delete_log(file: Path) -> None:
    of_file(file, "-wal").unlink()


def delete_index(file: Path) -> None:
    of_file(file, "-shm").unlink()


def move_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name(f"{file.parent.name}-moved"))


LOSSES = [delete, replace_by_copy, replace_by_nothing, delete_log, delete_index, move_folder]


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_lost_file_stops_writes(
    lose: Callable[[Path], None],
    file: Path,
    store: DataStore,
    monitor: HealthMonitor,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await store.write(guest(1))
    lose(file)
    for number in range(2, 5):
        with pytest.raises(DatabaseUnavailable, match="while the server was running"):
            await store.write(guest(number))
    assert monitor.readiness().status == "not-ready"
    assert monitor.readiness().database_file == "lost"
    [line] = warnings(caplog)
    assert "restore a backup" in line


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_lost_file_is_seen_without_players(
    lose: Callable[[Path], None], file: Path, store: DataStore, monitor: HealthMonitor
) -> None:
    await monitor.check()
    assert monitor.problems == []
    lose(file)
    await monitor.check()
    [problem] = monitor.problems
    assert problem.startswith("nothing can be stored: the database file was")


async def test_a_deleted_file_is_not_created_again(file: Path, store: DataStore) -> None:
    store._engine.dispose()  # readers have to connect again
    delete(file)
    with pytest.raises(DatabaseUnavailable):
        await store.guest_name("1")
    assert not file.exists()


async def test_players_at_a_table_are_refused_and_nothing_takes_effect(
    file: Path, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await decide(session, anna, 3)
    delete(file)
    with refused("unavailable"):
        await decide(session, anna)
    assert session.playing().number == 3


# The pages


def destroy(file: Path, name: str) -> None:
    """Overwrite the root page of a table or an index."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [name])
        [(size,)] = connection.execute("PRAGMA page_size")
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * size)


@pytest.mark.parametrize("name", ["entries", "guests", "tables_by_status"])
async def test_destroyed_pages_are_seen_and_stop_writes(
    name: str,
    file: Path,
    store: DataStore,
    monitor: HealthMonitor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await store.write(guest(1))
    monkeypatch.setattr(monitor, "_next_page_check", time.monotonic())
    await monitor.check()
    assert monitor.problems == []
    destroy(file, name)
    monkeypatch.setattr(monitor, "_next_page_check", time.monotonic())
    await monitor.check()
    assert monitor.problems == ["nothing can be stored: the database file is damaged"]
    with pytest.raises(DatabaseUnavailable, match="damaged"):
        await store.write(guest(2))


async def test_reading_a_destroyed_page_stops_writes(
    file: Path, store: DataStore, monitor: HealthMonitor, caplog: pytest.LogCaptureFixture
) -> None:
    await store.write(guest(1))
    destroy(file, "guests")
    store._engine.dispose()  # connections have pages in their caches
    for _ in range(3):
        with pytest.raises(DatabaseUnavailable, match="damaged"):
            await store.guest_name("1")
    with pytest.raises(DatabaseUnavailable, match="damaged"):
        await store.write(guest(2))
    assert monitor.readiness().status == "not-ready"
    [line] = warnings(caplog)
    assert "malformed" in line


async def test_writing_to_a_destroyed_page_stops_writes(file: Path) -> None:
    open_database(file).dispose()
    destroy(file, "guests")
    store = DataStore(engine_for(file))
    for number in range(2):
        with pytest.raises(DatabaseUnavailable, match="damaged"):
            await store.write(guest(number))
    assert store.availability.stopped == "the database file is damaged"
    store.close()


# Workers and the event loop


async def test_workers_that_do_not_answer_are_reported(store: DataStore) -> None:
    workers = Workers()
    monitor = HealthMonitor(store, workers)
    assert monitor.readiness().last_heartbeat == "1970-01-01T00:00:01Z"
    workers.healthy = False
    assert monitor.problems == ["the bot workers do not answer"]


async def test_a_blocked_event_loop_is_reported(
    monitor: HealthMonitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_BEAT_SECONDS", 0.01)
    monkeypatch.setattr(health, "_MOST_LAG", 0.1)
    monitor.start()
    await asyncio.sleep(0.02)
    time.sleep(0.3)  # blocks the event loop
    async with asyncio.timeout(60):
        while not monitor.problems:
            await asyncio.sleep(0)
    assert "overloaded" in monitor.problems[0]
    assert monitor.readiness().loop_lag_seconds > 0.1
    monitor.stop()


# Over HTTP


@pytest.mark.slow
def test_readiness_of_a_server_whose_database_was_deleted(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = hot_seat(anna)
    moment = anna.table(table)["moment"]
    moment = anna.decide(table, moment["board"]["decides"], moment)
    assert anna.get("/health/ready")["status"] == "ready"
    (server.data / "speicherstadt.sqlite").unlink()
    wish = {"number": 1, "seat": moment["board"]["decides"]}
    answer = anna.attempt(table, "decide", **wish, decision=moment["board"]["legal"][0])
    assert code_of(answer) == (503, "unavailable")
    ready = anna.http.get("/health/ready")
    assert (ready.status_code, ready.json()["status"]) == (503, "not-ready")
    assert str(server.data) not in ready.text + answer.text
    assert anna.get("/health") | {"version": "", "tables": 0} == {
        "status": "ok", "version": "", "tables": 0, "ready": False,
    }  # fmt: skip
    assert anna.table(table)["moment"] == moment
    assert server.log.read_text().count("writing has stopped") == 1
    stopped = "speicherstadt_database_writable 0.0"
    eventually(lambda: stopped in anna.http.get("/metrics").text)


@pytest.mark.slow
def test_a_server_goes_on_when_the_disk_has_space_again(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = hot_seat(anna)
    moment = anna.table(table)["moment"]
    pid, (_, hard) = server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))  # every write beyond 1 byte fails
    wish = {"number": 0, "seat": moment["board"]["decides"]}
    answer = anna.attempt(table, "decide", **wish, decision=moment["board"]["legal"][0])
    assert code_of(answer) == (503, "unavailable")
    assert anna.http.get("/health/ready").status_code == 503
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
    eventually(lambda: anna.http.get("/health/ready").status_code == 200)
    assert anna.decide(table, moment["board"]["decides"], moment)["step"]["number"] == 1
    server.kill()
    anna.follow(serve())
    assert len(anna.table(table)["story"]) == 2
