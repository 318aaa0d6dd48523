"""A server's claim to its database: alone, or with others who share it; an emptied file is not taken for a new one."""

import errno
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import URL
from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

CLAIMED: list[TextIO] = []
"""The locks of this process."""
SESSIONS: list[Any] = []
"""The same on PostgreSQL: a lock is a session's, and ends with it."""
MARK = "There is a database beside this file.\n"
SERVING = 0x7669727475 + 1
"""The name PostgreSQL knows a server's lock by."""
PATIENCE = 2.0
"""So many seconds PostgreSQL may take to notice that the last server is gone."""
TIMEOUTS = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
}
"""Seconds, and milliseconds; by themselves connections wait a quarter of an hour for a machine that is gone."""


def claim(database: str, shared: bool = False) -> None:
    """OSError if another server has the database, or if it is empty though there was one. Ends with the process.

    With `shared` other servers may have it too, if they share it as well.
    """
    if database.startswith("postgresql"):
        claim_session(database, shared)
        return
    if shared:
        raise OSError("only a PostgreSQL database is shared by several servers: --redis goes with --database postgresql://…")
    path = make_url(database).database if database.startswith("sqlite") else None
    if not path or path == ":memory:":
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        if Path(path).is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file = Path(f"{path}.lock").open("a+")  # noqa: SIM115
    except OSError as error:
        raise OSError(f"the database {path} cannot be used: {str(error.strerror or error).lower()}") from None
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise OSError(f"another server is using {path}; give this one another --database") from None
    CLAIMED.append(file)
    file.seek(0)
    if file.read().startswith(MARK) and Path(path).is_file() and not Path(path).stat().st_size:
        raise OSError(
            f"the database {path} is empty, but there was one: put a copy of it back, or remove {path} and {path}.lock"
        )


def claim_session(database: str, shared: bool) -> None:
    import psycopg  # an extra package, for those who need it

    lock = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({SERVING})"
    try:
        session = psycopg.connect(plain_address(database), autocommit=True)
    except psycopg.Error:
        return  # opening the database says what is wrong with it
    SESSIONS.append(session)
    until = time.monotonic() + PATIENCE
    while True:
        locked = session.execute(lock.encode()).fetchone()
        if locked is not None and locked[0]:
            return
        if time.monotonic() > until:
            raise OSError(
                "another server is using this database; several can if each is started with --redis"
                if not shared
                else "a server without --redis is using this database; stop it first"
            )
        time.sleep(0.1)


def plain_address(database: str | URL) -> str:
    """A database's address as PostgreSQL's own library reads it."""
    return with_timeouts(make_url(database)).set(drivername="postgresql").render_as_string(hide_password=False)


def with_timeouts(database: URL) -> URL:
    """How soon a connection to a machine that is gone is given up, unless the address says so itself."""
    return database.set(query={**TIMEOUTS, **database.query})


def keep(database: str) -> None:
    """From now on there is a database: an empty file is not one."""
    for file in CLAIMED:
        file.seek(0)
        if file.name == f"{make_url(database).database}.lock" and not file.read():
            file.write(MARK)
            file.flush()


def release() -> None:
    while CLAIMED:
        CLAIMED.pop().close()
    while SESSIONS:
        with suppress(Exception):
            SESSIONS.pop().close()
