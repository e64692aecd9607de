"""The database: written together, failing alone, and readable by every later version."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from speicherstadt.catalog import standard_deck
from speicherstadt.records import load, read_proof
from speicherstadt.server.address_turns import CALLER
from speicherstadt.server.storage import (
    DataStore,
    Entry,
    Progress,
    SeatRow,
    TableRow,
    Write,
    open_database,
    schema,
)
from speicherstadt.server.storage.database import migrate
from speicherstadt.server.storage.statements import (
    add_code,
    add_entry,
    add_guest,
    add_seat,
    add_table,
    remove_table,
    set_progress,
)
from speicherstadt.server.storage.writer import Writer
from tests.server.client import Person, command, play
from tests.server.conftest import Invite, Serve
from tests.server.proofs import check_shuffle

STORED = Path(__file__).parent / "stored"


pytestmark = pytest.mark.anyio


@pytest.fixture
def engine(store: DataStore) -> Engine:
    return store._engine


def entry(table: str, number: int, decision: str = "1") -> Write:
    return add_entry(table, Entry(number, 0, decision, by_bot=False), None)


async def a_table(store: DataStore) -> str:
    row = TableRow("t" * 16, 1.0, 1.0, "gathering", False, True, "host", "00", 1, 2)
    await store.write(add_table(row), add_seat(SeatRow(row.id, 0, "host", "Anna")))
    return row.id


async def test_tables_that_wait_for_a_bot(store: DataStore) -> None:
    """Each is judged by its own last entry; their logs have different lengths."""
    for place, decides in enumerate((0, 1, 0, 1)):
        row = TableRow(f"{place}" * 16, 1.0, 1.0, "playing", False, True, "host", "00", 1, 2)
        seats = [SeatRow(row.id, 0, "host", "Anna"), SeatRow(row.id, 1, bot="clerk")]
        await store.write(add_table(row), *map(add_seat, seats))
        for number in range(1, 5 - place):
            turn = Progress(1, "demand", decides, "[0,0]")
            await store.write(add_entry(row.id, Entry(number, 0, "@1", by_bot=False), turn))
    assert sorted(await store.waiting_for_bots(0)) == ["1" * 16, "3" * 16]


async def test_waiting_writes_share_one_commit(engine: Engine, store: DataStore) -> None:
    commits = list[object]()
    table = await a_table(store)
    event.listen(engine, "commit", commits.append)
    await asyncio.gather(*(store.write(entry(table, number)) for number in range(1, 201)))
    assert [one.number for one in await store.log(table)] == list(range(1, 201))
    assert len(commits) == 1


async def test_failing_write_does_not_affect_others(store: DataStore) -> None:
    table = await a_table(store)
    await store.write(entry(table, 7, "first"))
    writes = [store.write(entry(table, number, "then")) for number in range(1, 15)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [
        IntegrityError if number == 7 else type(None) for number in range(1, 15)
    ]
    assert [(one.number, one.text) for one in await store.log(table)] == [
        (number, "first" if number == 7 else "then") for number in range(1, 15)
    ]


async def test_writes_are_atomic(store: DataStore) -> None:
    table = await a_table(store)
    await store.write(entry(table, 1))
    with pytest.raises(IntegrityError):
        await store.write(entry(table, 2), entry(table, 1), entry(table, 3))
    with pytest.raises(IntegrityError):
        await store.write(entry("no such table", 1))
    await store.write(entry(table, 2, "later"))
    assert [one.text for one in await store.log(table)] == ["1", "later"]


async def test_write_continues_if_its_caller_is_cancelled(store: DataStore) -> None:
    table = await a_table(store)
    writing = store.write(entry(table, 1))
    writing.cancel()
    await store.write(entry(table, 2))
    assert [one.number for one in await store.log(table)] == [1, 2]


async def test_a_closed_writer_has_written_everything(engine: Engine, store: DataStore) -> None:
    writer = Writer(engine, store.availability)
    writes = [
        writer.write((insert(schema.server), {"key": f"{n}", "value": "x"})) for n in range(50)
    ]
    writer.close()
    await asyncio.gather(*writes)
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.server)).all()) == 50


def test_a_commit_reaches_the_disk(engine: Engine) -> None:
    with engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_code_works_once_and_not_after_it_expired(store: DataStore) -> None:
    await store.write(add_guest("g", "Anna"))
    await store.write(add_code("good", "g", 9e12), add_code("late", "g", 1.0))
    used = [await store.use_code(code) for code in ("good", "good", "late", "none")]
    assert used == ["g", None, None, None]


async def test_removing_a_table_deletes_all_its_rows(engine: Engine, store: DataStore) -> None:
    await store.write(*remove_table(await a_table(store)))
    with engine.connect() as connection:
        for part in (schema.tables, schema.seats, schema.chat, schema.entries):
            assert connection.execute(select(part)).all() == []


async def test_filling_in_progress_changes_nothing_else(engine: Engine, store: DataStore) -> None:
    table = await a_table(store)
    await store.write(entry(table, 1), entry(table, 2))
    with engine.connect() as connection:
        first, second = connection.execute(select(schema.entries)).mappings()
    progress = Progress(3, "loading", 1, "[4,5]")
    await store.write(set_progress(table, 2, progress))
    with engine.connect() as connection:
        again = list(connection.execute(select(schema.entries)).mappings())
    assert again == [first, {**second, **progress._asdict()}]


# Migrations


def difference(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        found: list[object] = compare_metadata(
            MigrationContext.configure(connection), schema.metadata
        )
    return found


def test_migrations_create_the_expected_schema(engine: Engine) -> None:
    assert difference(engine) == []
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            kept = {
                column["name"]: column for column in inspect(connection).get_columns(table.name)
            }
            assert {name: column["nullable"] for name, column in kept.items()} == {
                column.name: column.nullable for column in table.columns
            }


@pytest.mark.usefixtures("store")
def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    def shape() -> list[tuple[str, ...]]:
        with contextlib.closing(sqlite3.connect(tmp_path / "speicherstadt.sqlite")) as connection:
            return connection.execute("SELECT * FROM sqlite_schema ORDER BY name").fetchall()

    before = shape()
    open_database(tmp_path / "speicherstadt.sqlite").dispose()
    assert shape() == before


REVISIONS = [file.stem for file in sorted(STORED.glob("*.sql"))]


def stored(name: str, file: Path) -> dict[str, str]:
    """Build a database of an older version from SQL alone; returns its guest's cookie and token."""
    script = (STORED / f"{name}.sql").read_text("utf-8")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)
    notes = [line[3:] for line in script.splitlines() if line.startswith("-- ")]
    return dict(note.split(": ") for note in notes)


def test_every_revision_has_a_stored_database() -> None:
    migrations = Path(str(schema.__file__)).parent / "migrations" / "versions"
    assert sorted(file.name[:4] for file in migrations.glob("0*.py")) == REVISIONS


@pytest.mark.parametrize("name", REVISIONS)
def test_older_databases_are_upgraded_and_keep_every_row(name: str, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    stored(name, file)

    def rows(columns: dict[str, list[str]]) -> dict[str, list[tuple[object, ...]]]:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            return {
                table: connection.execute(
                    f"SELECT {', '.join(names)} FROM {table} ORDER BY 1, 2"
                ).fetchall()
                for table, names in columns.items()
            }

    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        tables = [table for (table,) in found if table in schema.metadata.tables]
        columns = {
            table: [f'"{row[1]}"' for row in connection.execute(f"PRAGMA table_info({table})")]
            for table in tables
        }
    before = rows(columns)
    assert all(before.values())
    engine = open_database(file)
    assert difference(engine) == []
    engine.dispose()
    assert rows(columns) == before


def test_only_games_that_have_not_started_get_the_new_shuffle(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    stored("0002", file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE seats SET contribution = ?", ("a" * 32,))
        connection.commit()
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute(
            "SELECT DISTINCT status, shuffle_version, commitment, contribution"
            ' FROM tables JOIN seats ON "table" = id ORDER BY status'
        ).fetchall()
    assert found == [
        ("gathering", 2, "", ""),  # nobody had committed to these
        ("over", 1, "", "a" * 32),
        ("playing", 1, "", "a" * 32),
    ]


def test_the_first_revision_alone_can_be_upgraded(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'first.sqlite'}"
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(text("INSERT INTO server VALUES ('signing', 'abc')"))
    engine.dispose()
    again = open_database(tmp_path / "first.sqlite")
    with again.connect() as connection:
        assert connection.execute(select(schema.server.c.value)).scalar() == "abc"
    assert difference(again) == []
    again.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("name", REVISIONS)
def test_games_of_an_older_version_can_be_continued(
    name: str, serve: Serve, invite: Invite, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    kept = stored(name, data / "speicherstadt.sqlite")
    server = serve()
    anna: Person = invite(None, server)
    anna.http.cookies.set("speicherstadt", kept["cookie"])
    assert anna.get("/api/me")["name"] == "Anna"
    mine = anna.get("/api/tables")["mine"]
    by_status = {listing["status"]: listing["id"] for listing in mine}
    assert sorted(by_status) == ["gathering", "over", "playing"]
    assert any(listing["practice"] for listing in mine) == (name >= "0004")

    whole = by_status["over"]
    record, proof = tmp_path / "record.json", tmp_path / "proof.json"
    record.write_bytes(anna.http.get(f"/api/tables/{whole}/record").content)
    proof.write_bytes(anna.http.get(f"/api/tables/{whole}/fairness").content)
    finished = load(record.read_text(), (standard_deck(),)).record
    read_proof(proof).check(finished)
    assert finished.replay().over
    assert command("verify", record, "--proof", proof).returncode == 0
    assert anna.do(whole, "rematch")["status"] == "gathering"

    running = anna.table(by_status["playing"])
    assert (running["moment"]["step"]["number"], running["moment"]["step"]["decided"]) == (52, 50)
    assert running["story"][2]["back_to"] == 0
    assert [line["text"] for line in running["chat"]] == ["To be continued"]
    moment = play(dict.fromkeys(range(3), anna), by_status["playing"])
    assert moment["board"]["ranking"]
    check_shuffle(anna, by_status["playing"])

    anna.do(by_status["gathering"], "start")
    play({1: anna}, by_status["gathering"], until=40)

    if "token" in kept:
        program: Person = invite(None, server)
        program.http.headers["Authorization"] = f"Bearer {kept['token']}"
        assert program.get("/api/me")["name"] == "Anna"


@pytest.mark.slow
def test_damaged_index_is_a_clear_error_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "speicherstadt.sqlite"
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(size,)] = connection.execute("PRAGMA page_size")
        [(page,)] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_status'"
        )
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\xff" * size)
    refused = command("serve", "--port", "0", "--data", tmp_path)
    assert refused.returncode == 2
    assert "the database is damaged" in refused.stderr
    assert "speicherstadt admin restore" in refused.stderr
    assert refused.stderr.count("\n") == 1


async def test_an_address_that_reads_a_lot_delays_nobody_else(store: DataStore) -> None:
    goes_on, order = threading.Event(), list[str]()

    async def read(address: str, query: Callable[[Connection], object]) -> None:
        CALLER.set(address)
        await store.read(query)
        order.append(address)

    def slow(_: Connection) -> bool:
        return goes_on.wait(30)

    flood = [asyncio.create_task(read("mallory", slow)) for _ in range(20)]
    await asyncio.sleep(0)
    await read("home", lambda _: None)
    assert order == ["home"]
    goes_on.set()
    await asyncio.gather(*flood)
