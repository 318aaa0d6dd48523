"""Bots may think on other machines: who does, and what they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("question", sa.JSON, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("patience", sa.Float, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taker", sa.BigInteger),
        sa.Column("token", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("text", sa.Text),
        sa.Column("wrong", sa.Text),
    )
