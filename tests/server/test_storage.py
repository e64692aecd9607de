"""The log on the disk: written together, failing alone, and readable for ever."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from speicherstadt.catalog import standard_deck
from speicherstadt.records import load, read_proof
from speicherstadt.server.game import Entry
from speicherstadt.server.hall import new_row
from speicherstadt.server.storage import Archive, Journal, SeatRow, open_database, schema
from speicherstadt.server.storage.archive import add_entry, add_seat, add_table, remove_table
from speicherstadt.server.storage.database import migrate
from tests.server.client import Person, command, play
from tests.server.conftest import Invite, Serve

STORED = Path(__file__).parent / "stored"


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = open_database(tmp_path / "games.sqlite")
    yield opened
    opened.dispose()


@pytest.fixture
def archive(engine: Engine) -> Iterator[Archive]:
    opened = Archive(engine, Journal(engine))
    yield opened
    opened.close()


def entry(number: int, decision: str = "1") -> Entry:
    return Entry(number, 0, decision, by_bot=False)


async def a_table(archive: Archive) -> str:
    row = new_row("host", public=False, hints=True)
    await archive.journal.write(add_table(row), add_seat(SeatRow(row.id, 0, "host", "Anna")))
    return row.id


def test_what_waits_is_written_in_one_commit(engine: Engine, archive: Archive) -> None:
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    async def many() -> list[Entry]:
        table = await a_table(archive)
        event.listen(engine, "commit", count)
        await asyncio.gather(
            *(archive.journal.write(add_entry(table, entry(n))) for n in range(1, 201))
        )
        return await archive.log(table)

    assert [one.number for one in asyncio.run(many())] == list(range(1, 201))
    assert 1 <= commits <= 40


def test_a_write_that_cannot_be_done_fails_alone(archive: Archive) -> None:
    async def clash() -> tuple[list[object], list[Entry]]:
        table = await a_table(archive)
        await archive.journal.write(add_entry(table, entry(7, "first")))
        writes = [archive.journal.write(add_entry(table, entry(n, "then"))) for n in range(1, 15)]
        return await asyncio.gather(*writes, return_exceptions=True), await archive.log(table)

    results, log = asyncio.run(clash())
    assert [type(result) for result in results] == [
        IntegrityError if number == 7 else type(None) for number in range(1, 15)
    ]
    assert [(one.number, one.text) for one in log] == [
        (number, "first" if number == 7 else "then") for number in range(1, 15)
    ]


def test_a_write_is_done_wholly_or_not_at_all(archive: Archive) -> None:
    async def half() -> list[Entry]:
        table = await a_table(archive)
        await archive.journal.write(add_entry(table, entry(1)))
        with pytest.raises(IntegrityError):
            await archive.journal.write(
                add_entry(table, entry(2)), add_entry(table, entry(1)), add_entry(table, entry(3))
            )
        with pytest.raises(IntegrityError):
            await archive.journal.write(add_entry("no such table", entry(1)))
        await archive.journal.write(add_entry(table, entry(2, "later")))
        return await archive.log(table)

    assert [one.text for one in asyncio.run(half())] == ["1", "later"]


def test_who_goes_away_does_not_stop_a_write(archive: Archive) -> None:
    async def impatient() -> list[Entry]:
        table = await a_table(archive)
        writing = asyncio.create_task(archive.journal.write(add_entry(table, entry(1))))
        await asyncio.sleep(0)
        writing.cancel()
        await archive.journal.write(add_entry(table, entry(2)))
        return await archive.log(table)

    assert [one.number for one in asyncio.run(impatient())] == [1, 2]


def test_a_closed_journal_has_written_everything(engine: Engine) -> None:
    journal = Journal(engine)

    async def last_words() -> None:
        writes = [
            asyncio.create_task(
                journal.write((insert(schema.server), {"key": f"{n}", "value": "x"}))
            )
            for n in range(50)
        ]
        await asyncio.sleep(0)
        journal.close()
        await asyncio.gather(*writes)

    asyncio.run(last_words())
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.server)).all()) == 50


def test_a_commit_reaches_the_disk(engine: Engine) -> None:
    with engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_code_works_once_and_not_late(archive: Archive) -> None:
    async def codes() -> list[str | None]:
        guest = {"id": "g", "name": "Anna", "created": 0.0}
        await archive.journal.write((insert(schema.guests), guest))
        for digest, expires in (("good", 9e12), ("late", 1.0)):
            row = {"digest": digest, "guest": "g", "expires": expires}
            await archive.journal.write((insert(schema.codes), row))
        return [await archive.use_code(code) for code in ("good", "good", "late", "none")]

    assert asyncio.run(codes()) == ["g", None, None, None]


def test_a_table_is_removed_without_a_trace(engine: Engine, archive: Archive) -> None:
    async def forget() -> None:
        await archive.journal.write(*remove_table(await a_table(archive)))

    asyncio.run(forget())
    with engine.connect() as connection:
        for part in (schema.tables, schema.seats, schema.chat, schema.entries):
            assert connection.execute(select(part)).all() == []


# Migrations


def difference(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        found: list[object] = compare_metadata(
            MigrationContext.configure(connection), schema.metadata
        )
    return found


def test_the_migrations_make_what_the_code_expects(engine: Engine) -> None:
    assert difference(engine) == []
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            kept = {
                column["name"]: column for column in inspect(connection).get_columns(table.name)
            }
            assert {name: column["nullable"] for name, column in kept.items()} == {
                column.name: column.nullable for column in table.columns
            }


def test_opening_again_changes_nothing(engine: Engine, tmp_path: Path) -> None:
    def shape() -> list[tuple[str, ...]]:
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
            return connection.execute("SELECT * FROM sqlite_schema ORDER BY name").fetchall()

    before = shape()
    open_database(tmp_path / "games.sqlite").dispose()
    assert shape() == before


def stored(name: str, file: Path) -> str:
    """Build a database of an older version from SQL alone; answers the cookie of its guest."""
    script = (STORED / f"{name}.sql").read_text("utf-8")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)
    return script.splitlines()[0].removeprefix("-- cookie: ")


@pytest.mark.parametrize("name", [file.stem for file in sorted(STORED.glob("*.sql"))])
def test_older_databases_are_brought_up_to_date_with_all_their_rows(
    name: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.sqlite"
    stored(name, file)
    tables = ("guests", "tables", "seats", "entries", "chat", "codes", "server")

    def rows() -> dict[str, int]:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            return {
                table: connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
                for table in tables
            }

    before = rows()
    assert all(before.values())
    engine = open_database(file)
    assert difference(engine) == []
    engine.dispose()
    assert rows() == before


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
@pytest.mark.parametrize("name", [file.stem for file in sorted(STORED.glob("*.sql"))])
def test_games_of_an_older_version_open_and_go_on(
    name: str, serve: Serve, invite: Invite, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    cookie = stored(name, data / "speicherstadt.sqlite")
    server = serve()
    anna: Person = invite(None, server)
    anna.http.cookies.set("speicherstadt", cookie)
    assert anna.get("/api/me")["name"] == "Anna"
    mine = anna.get("/api/tables")["mine"]
    by_status = {listing["status"]: listing["id"] for listing in mine}
    assert sorted(by_status) == ["gathering", "over", "playing"]

    whole = by_status["over"]
    record, proof = tmp_path / "record.json", tmp_path / "proof.json"
    record.write_bytes(anna.http.get(f"/api/tables/{whole}/record").content)
    proof.write_bytes(anna.http.get(f"/api/tables/{whole}/fairness").content)
    kept = load(record.read_text(), (standard_deck(),)).record
    read_proof(proof).check(kept)
    assert kept.replay().over
    assert command("verify", record, "--proof", proof).returncode == 0
    assert anna.do(whole, "rematch")["status"] == "gathering"

    running = anna.table(by_status["playing"])
    assert (running["moment"]["step"]["number"], running["moment"]["step"]["decided"]) == (52, 50)
    assert running["story"][2]["back_to"] == 0
    assert [line["text"] for line in running["chat"]] == ["To be continued"]
    moment = play(dict.fromkeys(range(3), anna), by_status["playing"])
    assert moment["board"]["ranking"]
    assert anna.of(by_status["playing"], "fairness")["sound"] is True

    anna.do(by_status["gathering"], "start")
    play({1: anna}, by_status["gathering"], until=40)
