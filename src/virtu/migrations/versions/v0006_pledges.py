"""Chance at a table follows from a seed whose hash is shown before, and from what the players add to it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("salt", sa.String(400), nullable=False, server_default=""))
