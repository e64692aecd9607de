"""The data folder: where its files are, and the lock that lets only one program change them."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from speicherstadt.errors import Malformed


class InUse(Malformed):
    """Another program is using the data folder."""


def database_in(folder: Path) -> Path:
    return folder / "speicherstadt.sqlite"


def existing_database(folder: Path) -> Path:
    file = database_in(folder)
    if not file.is_file():
        raise Malformed(f"{folder}: there is no database in this folder")
    return file


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock an existing data folder: each table has one writer, so each folder has one server.

    The lock is on the folder itself, because a lock file could be deleted.
    """
    try:
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be the data folder: {error.strerror}") from None
    try:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(f"{folder}: another server is using this data folder") from None
        yield
    finally:
        os.close(opened)


def create(folder: Path) -> None:
    """Create the data folder, for its owner only, if it does not exist."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder}: cannot be the data folder: {error.strerror}") from None
