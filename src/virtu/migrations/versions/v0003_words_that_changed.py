"""Tables begun before two words changed go on: how sure the Seven Virtues' cards are, and a clock that did nothing.

The cards themselves are the same, so is every full game of Honour: its clock was announced but never rang (HO-11.4).
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("data_hash", sa.String),
    sa.column("options", sa.JSON),
)
CALLED_CERTAIN, CALLED_LIKELY = "9d16e40c4c78", "3828770f00d4"


def upgrade() -> None:
    database = op.get_bind()
    virtues = (TABLES.c.game == "seven_virtues", TABLES.c.data_hash == CALLED_CERTAIN)
    database.execute(sa.update(TABLES).where(*virtues).values(data_hash=CALLED_LIKELY))
    honour = sa.select(TABLES.c.id, TABLES.c.options).where(TABLES.c.game == "honour")
    for name, options in database.execute(honour).all():
        if options.get("variant") == "full" and options.get("timer") == "clock":
            by_rounds = {**options, "timer": "rounds"}
            database.execute(sa.update(TABLES).where(TABLES.c.id == name).values(options=by_rounds))
