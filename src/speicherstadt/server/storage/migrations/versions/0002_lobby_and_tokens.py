"""Store lobby progress with each log entry, and access tokens by name."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("round", sa.Integer))
    op.add_column("entries", sa.Column("phase", sa.String(10)))
    op.add_column("entries", sa.Column("decides", sa.Integer))
    op.add_column("entries", sa.Column("points", sa.Text))
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("guest", "name", name="tokens_by_guest"),
    )
