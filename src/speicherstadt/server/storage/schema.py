"""The tables of the database. Every change has a migration of its own in `migrations/`."""

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
"""What a server keeps for itself, such as the key that signs cookies."""

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
"""Codes that move a person to another device, by their SHA-256."""

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
"""`setup` is stored at the start, so no later version can deal an old game differently."""

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
"""The truth: what was decided and undone, in order, never changed.

`round`, `phase`, `decides` and `points` tell the lobby how far the game is after the entry.
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
    """The number of the last entry in a table's log; NULL for an empty log."""
    own = entries.alias("own_entries")
    return select(func.max(own.c.number)).where(own.c.table == table).scalar_subquery()
