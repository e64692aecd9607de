"""Back the database up while the server runs, and put a backup in its place.

Nothing is left behind under its final name before it has been checked.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from speicherstadt.errors import Malformed
from speicherstadt.server.admin.replay_check import CheckReport, OnProgress, check_games
from speicherstadt.server.data_folder import InUse, database_in, existing_database, locked
from speicherstadt.server.storage import engine_for, reporting_problems
from speicherstadt.server.storage.database import is_current, migrate
from speicherstadt.server.storage.database_file import damage, existing

_BUSY_SECONDS = 30.0
_BESIDE = ("", "-wal", "-shm")


@dataclass(frozen=True)
class Restored:
    report: CheckReport
    kept: Path | None
    """Where the database that was replaced is now; None if there was none."""


def back_up(folder: Path, target: Path, progress: OnProgress) -> CheckReport:
    """Copy the database, which may be in use, to a new file, and check the copy."""
    source = existing_database(folder)
    if target.exists():
        raise Malformed(f"{target}: already exists; choose another name")
    with _unfinished(target.parent) as copy:
        _copy(source, copy)
        with _migrated(copy) as current:
            report = check_games(current, progress)
        copy.replace(target)
    return report


def restore(folder: Path, backup: Path, progress: OnProgress, *, force: bool = False) -> Restored:
    """Put a backup in the place of the database, which is kept under another name."""
    target = database_in(folder)
    if not backup.is_file():
        raise Malformed(f"{backup}: there is no such file")
    with _stopped(folder):
        if target.exists() and not force:
            raise Malformed(f"{target}: already exists; --force replaces it and keeps the old one")
        with _unfinished(folder) as copy:
            _copy(backup, copy)
            if not is_current(copy):
                _migrate(copy)
            report = check_games(copy, progress)
            if report.problems and not force:
                raise Malformed(
                    f"{backup}: {report.problems[0]} ({len(report.problems)} in all); --force"
                    " restores it anyway"
                )
            with reporting_problems(target):
                kept = _set_aside(target) if target.exists() else None
                copy.replace(target)
    return Restored(report, kept)


@contextmanager
def _stopped(folder: Path) -> Iterator[None]:
    try:
        with locked(folder):
            yield
    except InUse:
        raise InUse(f"{folder}: a server is using this data folder; stop it first") from None


@contextmanager
def _unfinished(folder: Path) -> Iterator[Path]:
    """Name a file that only the owner can read, and delete it if it is still there at the end."""
    try:
        handle, name = tempfile.mkstemp(".sqlite", ".unfinished-", folder)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be written: {error.strerror}") from None
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """Copy a database as it is at one moment, into one file, and check its pages."""
    with reporting_problems(source):
        with (
            closing(sqlite3.connect(existing(source), _BUSY_SECONDS, uri=True)) as one,
            closing(sqlite3.connect(copy)) as other,
        ):
            one.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")
        found = damage(copy)
    if found:
        raise Malformed(f"{source}: the database is damaged ({found}); nothing was changed")


@contextmanager
def _migrated(copy: Path) -> Iterator[Path]:
    """Give the file, or a migrated copy of it if it was written by an earlier version."""
    if is_current(copy):
        yield copy
        return
    with _unfinished(copy.parent) as migrated:
        shutil.copyfile(copy, migrated)
        _migrate(migrated)
        yield migrated


def _migrate(file: Path) -> None:
    with reporting_problems(file):
        engine = engine_for(file, in_use=False)
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()


def _set_aside(file: Path) -> Path:
    """Keep a database, with its write-ahead log, under a name with the time."""
    kept = file.with_name(f"{file.name}.{time.strftime('%Y-%m-%d-%H%M%S')}")
    for suffix in _BESIDE:  # copies come first: there is never a log without its database
        part = Path(f"{file}{suffix}")
        if part.exists():
            shutil.copy2(part, f"{kept}{suffix}")
    for suffix in _BESIDE[1:]:
        Path(f"{file}{suffix}").unlink(missing_ok=True)
    return kept
