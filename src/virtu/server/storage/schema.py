"""The tables of the database. The log (`lines`) is the truth; everything else about a game follows from it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()
HELD = text("holder IS NOT NULL")

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("data_hash", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("owner", String(32)),
    Column("state", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("waiting_for", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rematch", String(32)),
    Column("imported", Boolean, nullable=False),
    Column("dice", BigInteger),
    Column("fates", JSON, nullable=False, server_default="[]"),
    Column("lesson", JSON),
    Column("trouble", Text),
    Column("created", String(40), nullable=False),
    Column("started", String(40)),
    Column("since", String(40), nullable=False),
    Column("holder", BigInteger),
    Column("token", BigInteger, nullable=False, server_default="0"),
    Column("secret", String(64), nullable=False, server_default=""),
    Column("salt", String(400), nullable=False, server_default=""),
    Index("tables_by_state", "state", "since"),
    Index("tables_by_holder", "holder", postgresql_where=HELD, sqlite_where=HELD),
)

# Where several processes serve one database; see `leases.py`.
servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("address", String(200), nullable=False),
    Column("rules", JSON, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

# Where bots think on other machines; see `jobs.py`.
workers = Table(
    "workers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("rules", String(32), nullable=False),
    Column("places", Integer, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("rules", String(32), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("level", String(40), nullable=False),
    Column("question", JSON, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("patience", Float, nullable=False),
    Column("asked", DateTime(timezone=True), nullable=False),
    Column("taker", BigInteger),
    Column("token", BigInteger, nullable=False, server_default="0"),
    Column("text", Text),
    Column("wrong", Text),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32)),
    Column("name", String(60), nullable=False),
    Column("level", String(40)),
    Index("seats_by_guest", "guest"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("digest", String(16), nullable=False),
    Column("at", String(40), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Integer, nullable=False),
    Column("event", String(40), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("at", String(40), nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("answer_id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)
