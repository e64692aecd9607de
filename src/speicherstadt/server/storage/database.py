"""Open the database, check it, run its migrations, and sync every commit to disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from speicherstadt.errors import Malformed
from speicherstadt.server.storage.database_file import damage

_MIGRATIONS = Path(__file__).parent / "migrations"


def open_database(file: Path, *, check: bool = True) -> Engine:
    """Open a SQLite file, check its pages and migrate it; create it if it does not exist."""
    with reporting_problems(file):
        file.touch(mode=0o600)
        if check and (found := damage(file)):
            raise Malformed(
                f"{file}: the database is damaged ({found}); replace it with a backup:"
                " speicherstadt admin restore"
            )
        engine = engine_for(file)
        with engine.begin() as connection:
            migrate(connection)
    return engine


def engine_for(file: Path, *, in_use: bool = True) -> Engine:
    """Connect to an existing file; no connection creates an empty one in its place.

    A file that is not `in_use`, such as a backup, has no write-ahead log beside it.
    """
    query = {"mode": "rw", "uri": "true"}
    url = URL.create("sqlite", database=file.absolute().as_uri(), query=query)
    engine = create_engine(url, hide_parameters=True)  # keeps hidden orders and secrets out of logs
    if in_use:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


@contextmanager
def reporting_problems(file: Path) -> Iterator[None]:
    """Convert database errors into `Malformed`, with the file and the reason."""
    try:
        yield
    except OSError as error:
        raise Malformed(f"{file}: cannot be opened: {error.strerror}") from None
    except (DatabaseError, sqlite3.DatabaseError) as error:
        reason = getattr(error, "orig", error)
        raise Malformed(f"{file}: cannot be opened: {reason}") from None
    except CommandError:
        raise Malformed(f"{file}: was written by a newer version of this program") from None


def migrate(connection: Connection, revision: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_current(file: Path) -> bool:
    """Return whether a database needs no migration; refuse a file that is none of ours."""
    with reporting_problems(file):
        engine = engine_for(file, in_use=False)
        with engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
        engine.dispose()
    if revision is None:
        raise Malformed(f"{file}: is not a database of this program")
    return revision == ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Make commits wait for the disk, and let readers work while the writer writes."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
