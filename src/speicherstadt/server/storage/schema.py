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
    false,
    func,
    select,
    text,
    true,
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
    Column("seen", Float, nullable=False, server_default="0"),
    Column("address", String(16)),
    Column("emblem", String(16)),
    Index("guests_by_seen", "seen"),
    Index("guests_by_address", "address", "created"),
)
"""`seen` is exact to a day. `address` is a keyed digest, and NULL once it is a day old.
`emblem` is NULL until the guest chooses one."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("browser", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_guest", "guest"),
    Index("sessions_by_seen", "seen"),
)
"""Where a guest is signed in. The signed cookie contains the id."""

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("codes_by_guest", "guest"),
    Index("codes_by_expiry", "expires"),
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
    Column("shuffle_version", Integer, nullable=False, server_default="1"),
    Column("opening_since", Float),
    Column("setup", Text),
    Column("origin_table", String(16)),
    Column("origin_at", Integer),
    Column("origin_record", Text),
    Column("rematch", String(16)),
    Column("points", Text),
    Column("address", String(16)),
    Column("brought_bytes", Integer, nullable=False, server_default="0"),
    Column("spectator_chat", Boolean, nullable=False, server_default=false()),
    Column("takebacks", Boolean, nullable=False, server_default=true()),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("daily", String(10)),
    Column("scored", Boolean, nullable=False, server_default=false()),
    Index("tables_by_day", "daily", "host"),
    Index("scored_tables", "daily", "host", unique=True, sqlite_where=text("scored")),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host"),
    Index("tables_by_address", "address"),
)
"""`address` is a keyed digest of where the table was created; NULL once the game is over.
`brought_bytes` is the size of an imported or forked game.
`daily` is the day whose deal is played; a guest has at most one `scored` attempt at it.
`opening_since` is when the clients were asked to open their contributions to the shuffle.
`setup` is stored at the start, so later versions deal old games the same way."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("contribution", String(32), nullable=False),
    Column("emblem", String(16)),
    Index("seats_by_guest", "guest"),
)
"""`name` and `emblem` also belong to bots. Both are NULL for bots that an earlier version seated;
see `people.faces`."""

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

results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ended", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("opponents", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", Text, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("by_bot", Integer, nullable=False),
    Column("choices", Text),
)
"""How a game ended for each person at it, written with its last decision (see `ResultRow`)."""

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
    """Select the number of the last entry in a table's log; NULL for an empty log.

    Left to itself, SQLAlchemy sees the outer `tables` only from the next level of a query. Two
    levels below, it would look at the entries of all tables.
    """
    own = entries.alias("own_entries")
    last = select(func.max(own.c.number)).where(own.c.table == table)
    return last.correlate_except(own).scalar_subquery()
