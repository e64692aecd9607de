"""Check a database by replaying every game in it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from speicherstadt.engine import Decision, scores
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, parse
from speicherstadt.server.games import table_records
from speicherstadt.server.storage import StoredTable, engine_for, reporting_problems, schema
from speicherstadt.server.storage.store import stored_table

OnProgress = Callable[[int, int], None]
"""Called with the number of tables that are checked, and of all."""


@dataclass(frozen=True)
class CheckReport:
    tables: int
    games: int
    """Tables whose game has started."""
    decisions: int
    """Entries of all logs, undos and undone decisions included."""
    problems: tuple[str, ...]
    """One line for each table that is not as it should be."""


def check_games(file: Path, progress: OnProgress = lambda _done, _all: None) -> CheckReport:
    """Replay every game of a database of the current version that nobody is using."""
    games, decisions, problems = 0, 0, list[str]()
    with reporting_problems(file):
        engine = engine_for(file, in_use=False)
        with engine.connect() as connection:
            tables = list(connection.execute(select(schema.tables.c.id)).scalars())
            for number, table in enumerate(tables, start=1):
                stored = stored_table(connection, table)
                assert stored is not None
                games += stored.table.setup is not None
                decisions += len(stored.log)
                try:
                    check_table(stored)
                except Exception as error:  # a wrong value in a row can have any effect
                    reason = " ".join(str(error).split()) or type(error).__name__
                    problems.append(f"table {table}: {reason}")
                progress(number, len(tables))
        engine.dispose()
    return CheckReport(len(tables), games, decisions, tuple(problems))


def check_table(stored: StoredTable) -> None:
    """Raise if the log has gaps, contains an illegal decision or does not lead to the result."""
    row = stored.table
    if [entry.number for entry in stored.log] != list(range(1, len(stored.log) + 1)):
        raise Malformed("the log has a gap")
    if row.setup is None:
        if stored.log or row.status in ("playing", "over"):
            raise Malformed("the set-up of the game is missing")
        return
    setup = table_records.setup_from(row.setup, len(stored.seats), row.rules)
    record = Record(setup, table_records.seated(stored.seats), _decisions(stored))
    final = record.play_through().final
    if final.over != (row.status == "over"):
        raise Malformed(f"the table is marked as {row.status}, which its log contradicts")
    points = [score.total for score in scores(final)]
    if row.points is not None and json.loads(row.points) != points:
        raise Malformed("the stored points differ from those of the game")


def _decisions(stored: StoredTable) -> tuple[Decision, ...]:
    """Return the decisions that have not been undone."""
    made = list[Decision]()
    for entry in stored.log:
        if entry.back_to is None:
            made.append(parse(entry.text))
        else:
            del made[entry.back_to :]
    return tuple(made)
