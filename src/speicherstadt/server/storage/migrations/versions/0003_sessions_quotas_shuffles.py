"""Sessions, what quotas and expiry count, commitments to shuffles, and spectators' chat."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _count_guests_and_tables()
    _add_sessions()
    _add_commitments()
    op.add_column(
        "tables",
        sa.Column("spectator_chat", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def _count_guests_and_tables() -> None:
    op.add_column("guests", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE guests SET seen = :now").bindparams(now=time.time()))
    op.add_column("guests", sa.Column("address", sa.String(16)))
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_index("guests_by_address", "guests", ["address", "created"])
    op.add_column("tables", sa.Column("address", sa.String(16)))
    op.add_column(
        "tables", sa.Column("brought_bytes", sa.Integer, nullable=False, server_default="0")
    )
    op.create_index("tables_by_address", "tables", ["address"])
    op.create_index("codes_by_guest", "codes", ["guest"])
    op.create_index("codes_by_expiry", "codes", ["expires"])


def _add_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    # Cookies of earlier versions contain no session. Each guest's cookies share this one.
    op.execute(
        "INSERT INTO sessions (id, guest, browser, created, seen)"
        " SELECT 'first-' || id, id, '', created, seen FROM guests"
    )


def _add_commitments() -> None:
    op.add_column(
        "tables", sa.Column("shuffle_version", sa.Integer, nullable=False, server_default="1")
    )
    op.add_column("tables", sa.Column("opening_since", sa.Float))
    op.add_column(
        "seats", sa.Column("commitment", sa.String(64), nullable=False, server_default="")
    )
    # Games that have not started get the new shuffle. Nobody committed to these contributions.
    op.execute("UPDATE tables SET shuffle_version = 2 WHERE status = 'gathering'")
    op.execute(
        "UPDATE seats SET contribution = '' WHERE \"table\" IN"
        " (SELECT id FROM tables WHERE status = 'gathering')"
    )
