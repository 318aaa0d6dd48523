"""All a server remembers as one file, and back: while it runs, for either database, from one to the other."""

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import alembic.command
import alembic.config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, create_engine, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from virtu import __version__

KIND = "virtu backup 1"
TOGETHER = 500
"""So many rows are read and written at a time."""
PASSING = ("alembic_version", "servers", "workers", "jobs")
"""What is no part of what a server remembers: its form, who serves just now, and what bots think about."""


class Unusable(ValueError):
    """A database or a file that cannot be used, in a sentence."""


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    """One transaction that sees one moment; Unusable if there is no such database."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise Unusable(f"{database!r} is not the address of a database") from None
    embedded = url.get_backend_name() == "sqlite"
    url = url.set(drivername="sqlite") if embedded else url
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    if not embedded:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.begin() as connection:
            if embedded:
                connection.exec_driver_sql("BEGIN")
            yield connection
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise Unusable(f"the database {url.render_as_string()} cannot be used: {why}") from None


def exists(database: str) -> bool:
    """Whether there is something to read; connecting to SQLite would make an empty file."""
    url = make_url(database)
    return url.get_backend_name() != "sqlite" or Path(str(url.database)).is_file()


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def migrations(connection: Connection | None = None) -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parents[2] / "migrations"))
    config.attributes["connection"] = connection
    return config


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def newest() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()


def found_tables(connection: Connection) -> list[Table]:
    """The tables as they are, each after those it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in PASSING]


# ---- out


def back_up(database: str, path: Path) -> dict[str, int]:
    """Write everything into a file that only its owner reads; how many rows of each table."""
    if not exists(database):
        raise Unusable(f"there is no database {make_url(database).database}")
    beside = path.with_name(f"{path.name}.part")
    try:
        with connected(database) as connection, writing(beside) as file:
            at = revision(connection)
            if at is None:
                raise Unusable("this database is no server's: it has no tables of one")
            put(file, {"kind": KIND, "virtu": __version__, "revision": at})
            counts = {table.name: put_rows(file, connection, table) for table in found_tables(connection)}
            put(file, {"end": counts})
        beside.replace(path)
    except OSError as error:
        raise Unusable(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from None
    finally:
        beside.unlink(missing_ok=True)
    return counts


@contextmanager
def writing(path: Path) -> Iterator[IO[str]]:
    """It holds the key of all cookies: nobody else may read it. It is on the disk before it gets its name."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as file:
            yield file
        raw.flush()
        os.fsync(raw.fileno())


def put(file: IO[str], line: object) -> None:
    file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def put_rows(file: IO[str], connection: Connection, table: Table) -> int:
    count = 0
    put(file, {"table": table.name, "columns": list(table.columns.keys())})
    for row in connection.execute(select(table).execution_options(yield_per=TOGETHER)):
        put(file, list(row))
        count += 1
    return count


# ---- in


def restore(path: Path, database: str) -> dict[str, int]:
    """Fill an empty database with what a file holds, and bring it up to date."""
    if exists(database) and not empty(database):
        raise Unusable("this database is not empty: restore into a new one, then let the server use that")
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, connected(database) as connection:
            counts = fill(file, connection, path)
            alembic.command.upgrade(migrations(connection), "head")
    except gzip.BadGzipFile:
        raise Unusable(f"{path} is not a backup: `virtu backup` writes one") from None
    except (OSError, EOFError, UnicodeDecodeError) as error:
        why = str(getattr(error, "strerror", None) or error or "it ends too soon").lower()
        raise Unusable(f"{path} cannot be read: {why}") from None
    return counts


def empty(database: str) -> bool:
    with connected(database) as connection:
        tables = found_tables(connection)
        return not any(connection.scalar(select(func.count()).select_from(table)) for table in tables)


def fill(file: IO[str], connection: Connection, path: Path) -> dict[str, int]:
    broken = Unusable(f"{path} is no whole backup of a server")
    try:
        head = json.loads(file.readline())
        if head["kind"] != KIND:
            raise broken
        if head["revision"] not in known_revisions():
            raise Unusable(f"{path} was made by virtu {head['virtu']}, which is newer than this one: upgrade first")
        alembic.command.upgrade(migrations(connection), head["revision"])
        tables = {table.name: table for table in found_tables(connection)}
        counts = dict.fromkeys(tables, 0)
        rows: list[dict[str, Any]] = []
        columns: list[str] = []
        table: Table | None = None
        for text in file:
            line = json.loads(text)
            if isinstance(line, list):
                rows.append(dict(zip(columns, line, strict=True)))
            if table is not None and (len(rows) >= TOGETHER or isinstance(line, dict)) and rows:
                connection.execute(insert(table), rows)
                counts[table.name] += len(rows)
                rows = []
            if isinstance(line, dict) and "end" in line:
                if line["end"] != counts:
                    raise broken
                return counts
            if isinstance(line, dict):
                table, columns = tables[line["table"]], line["columns"]
    except (KeyError, TypeError, json.JSONDecodeError):
        raise broken from None
    raise broken
