"""Emblems, takebacks, the results of games, and which table plays the deal of which day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("guests", sa.Column("emblem", sa.String(16)))
    op.add_column("seats", sa.Column("emblem", sa.String(16)))
    op.add_column(
        "tables", sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("opponents", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("by_bot", sa.Integer, nullable=False),
        sa.Column("choices", sa.Text),
    )
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column(
        "tables", sa.Column("scored", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_by_day", "tables", ["daily", "host"])
    op.create_index(
        "scored_tables", "tables", ["daily", "host"], unique=True, sqlite_where=sa.text("scored")
    )
