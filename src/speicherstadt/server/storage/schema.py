"""The tables of the database. Every change needs a migration in `migrations/`."""

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    ScalarSelect,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
    select,
)

metadata = MetaData()

server = Table(
    "server",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Internal values of the server, such as the key that signs cookies."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
)
"""Codes for continuing on another device, by their SHA-256."""

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("guest", "name", name="tokens_by_guest"),
)
"""Access tokens of programs, by their SHA-256."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("secret", String(64)),
    Column("rules", Integer, nullable=False),
    Column("setup", Text),
    Column("origin_table", String(16)),
    Column("origin_at", Integer),
    Column("origin_record", Text),
    Column("rematch", String(16)),
    Column("points", Text),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host"),
)
"""`setup` is stored at the start, so later versions deal old games the same way."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("contribution", String(32), nullable=False),
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("round", Integer),
    Column("phase", String(10)),
    Column("decides", Integer),
    Column("points", Text),
    sqlite_with_rowid=False,
)
"""The append-only log of decisions and undos, from which every game is rebuilt.

`round`, `phase`, `decides` and `points` are the progress after the entry, for the lobby.
"""

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)


def last_entry_number(table: ColumnElement[str]) -> ScalarSelect[int]:
    """Select the number of the last entry in a table's log; NULL for an empty log."""
    own = entries.alias("own_entries")
    return select(func.max(own.c.number)).where(own.c.table == table).scalar_subquery()
