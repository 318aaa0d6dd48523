"""Several processes may serve one database: who they are, and which of them keeps a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("token", sa.BigInteger, nullable=False, server_default="0"))
    held = sa.text("holder IS NOT NULL")
    op.create_index("tables_by_holder", "tables", ["holder"], postgresql_where=held, sqlite_where=held)
