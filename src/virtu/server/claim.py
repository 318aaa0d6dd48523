"""A server's claim to its database file: one server at a time, and an emptied file is not taken for a new one."""

import errno
import os
from pathlib import Path
from typing import TextIO

from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

CLAIMED: list[TextIO] = []
"""The locks of this process."""
MARK = "There is a database beside this file.\n"


def claim(database: str) -> None:
    """OSError if another server has the file, or if it is empty though there was a database. Ends with the process."""
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
