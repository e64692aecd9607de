"""Open the database, run its migrations, and sync every commit to disk."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from speicherstadt.errors import Malformed

_MIGRATIONS = Path(__file__).parent / "migrations"


def open_database(file: Path) -> Engine:
    """Open a SQLite file; create it if it does not exist."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, hide_parameters=True)  # keeps hidden orders and secrets out of logs
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    with reporting_problems(file), engine.begin() as connection:
        migrate(connection)
    return engine


@contextmanager
def reporting_problems(file: Path) -> Iterator[None]:
    """Convert database errors into `Malformed`, with the file and the reason."""
    try:
        yield
    except DatabaseError as error:
        raise Malformed(f"{file}: cannot be opened: {error.orig}") from None
    except CommandError:
        raise Malformed(f"{file}: was written by a newer version of this program") from None


def migrate(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Make commits wait for the disk, and let readers work while the writer writes."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
