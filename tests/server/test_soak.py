"""The soak in a short form, and that it would notice a loss."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bench.soak.players import Answered, Journal, Notes
from bench.soak.verdict import Restart, Sample, SoakOutcome, compare
from speicherstadt.server.storage import open_database

TABLE = "t" * 16


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A log of three entries: two of people, one of a bot."""
    file = tmp_path / "speicherstadt.sqlite"
    open_database(file).dispose()
    with closing(sqlite3.connect(file)) as connection:
        for number, seat, text, by_bot in [(1, 0, "@1", 0), (2, 1, "@2", 0), (3, 2, "@3", 1)]:
            connection.execute(
                'INSERT INTO entries ("table", number, seat, text, by_bot, at)'
                " VALUES (?, ?, ?, ?, ?, 0)",
                [TABLE, number, seat, text, by_bot],
            )
        connection.commit()
    return file


def journal(**changes: object) -> Journal:
    told = {"acknowledged": {1: (0, "@1"), 2: (1, "@2")}, "unanswered": set(), **changes}
    return Journal(TABLE, **told)  # type: ignore[arg-type]  # values of either field


@pytest.mark.parametrize(
    ("kept", "fault"),
    [
        (journal(), ""),
        (journal(acknowledged={1: (0, "@1")}, unanswered={(2, 1, "@2"), (4, 0, "@5")}), ""),
        (journal(acknowledged={1: (0, "@1"), 2: (1, "@2"), 4: (0, "@4")}), "entry 4 was ack"),
        (journal(acknowledged={1: (0, "@9"), 2: (1, "@2")}), "entry 1 was ack"),
        (journal(acknowledged={1: (0, "@1")}), "entry 2 was never sent"),
    ],
)
def test_losses_and_repetitions_are_noticed(kept: Journal, fault: str, database: Path) -> None:
    found = compare(database, [kept])
    assert [fault in one for one in found] == ([True] if fault else []), found


def test_a_gap_is_noticed(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM entries WHERE number = 2")
        connection.commit()
    found = compare(database, [journal(acknowledged={1: (0, "@1")})])
    assert found == [f"table {TABLE}: the log has a gap"]


def outcome(answers: list[Answered], samples: list[Sample]) -> SoakOutcome:
    return SoakOutcome(60.0, 1, Notes(answers=answers), [Restart(10.0, 15.0)], 0, samples, "")


def test_answers_around_a_restart_are_counted_apart() -> None:
    sent = [(1.0, 1.01), (9.0, 10.5), (16.0, 16.5), (18.0, 18.02)]
    told = outcome([Answered(*one) for one in sent], [Sample(0, 1, 1, 0)])
    assert told.calm == pytest.approx([0.01, 0.02])
    assert told.around_restarts == pytest.approx([1.5, 0.5])


def test_memory_and_disk_that_keep_growing_are_noticed() -> None:
    level = [Sample(n, 100_000_000, 1_000_000 + 100 * n, n) for n in range(40)]
    assert outcome([], level).complaints == []
    growing = [Sample(n, 10_000_000 * n, 1_000_000 * n, n) for n in range(40)]
    assert outcome([], growing).complaints == [
        "the memory does not level off",
        "the disk does not level off",
    ]


@pytest.mark.slow
def test_a_short_soak_loses_nothing() -> None:
    words = ["--minutes", "0.6", "--tables", "12", "--pause", "0.5", "--kill-every", "7"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.soak", *words, "--only-losses"],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "acknowledged decisions lost, gaps, repetitions | 0 |" in done.stdout
    assert "Traceback" not in done.stderr
