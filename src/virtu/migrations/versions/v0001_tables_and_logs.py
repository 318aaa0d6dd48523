"""Guests, tables, seats and logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def belongs() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.String(40), nullable=False),
        sa.Column("data_hash", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("waiting_for", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("dice", sa.BigInteger),
        sa.Column("trouble", sa.Text),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("started", sa.String(40)),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "since"])
    op.create_table(
        "seats",
        belongs(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(40)),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        belongs(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_table(
        "notes",
        belongs(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("event", sa.String(40), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_table(
        "answers",
        belongs(),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("answer_id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("answers", "notes", "lines", "seats", "tables", "guests", "keys"):
        op.drop_table(table)
