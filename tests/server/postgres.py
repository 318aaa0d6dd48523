"""A PostgreSQL of one's own for a test: in a folder of its own, reached by a socket in it, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from server.people import children_of

MISSING = "PostgreSQL is not installed here (initdb, pg_ctl), or psycopg is not"
SETTINGS = "-c listen_addresses='' -c shared_buffers=16MB -c max_connections=60 -c fsync=off"
FOLDERS = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


def program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS]))


def available() -> bool:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return False
    return bool(program("initdb") and program("pg_ctl")) and (os.getuid() != 0 or servant() is not None)


def servant() -> str | None:
    """PostgreSQL does not run as root: somebody else must do it then."""
    if os.getuid() != 0:
        return None
    names = {line.partition(":")[0] for line in Path("/etc/passwd").read_text().splitlines()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Postgres:
    """One instance, which a test may stop and start again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="virtu-pg-", dir="/tmp"))
        self.user = servant()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        options = ["-U", "virtu", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"]
        self.run("initdb", "-D", f"{self.folder}/data", *options)
        self.made = 0
        self.start()

    def run(self, name: str, *arguments: str) -> None:
        found = program(name)
        assert found is not None
        command = [found, *arguments]
        output = self.folder / "said.txt"
        with output.open("a") as said:
            done = subprocess.run(command, stdout=said, stderr=said, user=self.user, cwd="/tmp", check=False)
        assert done.returncode == 0, output.read_text()

    def start(self) -> None:
        options = f"{SETTINGS} -k {self.folder}"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-o", options, "-l", f"{self.folder}/data/log", "start")

    def stop(self, way: str = "immediate") -> None:
        """As if the plug had been pulled."""
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", way, "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It keeps its connections and answers nobody, as with a disk that stalls."""
        lead = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        processes = [lead, *children_of(lead)]

        def tell(told: signal.Signals) -> None:
            for process in processes:
                with suppress(ProcessLookupError):  # a connection that has ended since
                    os.kill(process, told)

        try:
            tell(signal.SIGSTOP)
            yield
        finally:
            tell(signal.SIGCONT)

    def address(self, database: str) -> str:
        return f"postgresql+psycopg://virtu@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of an empty database."""
        import psycopg

        self.made += 1
        name = f"test{self.made}"
        plain = f"postgresql://virtu@/postgres?host={self.folder}"
        with psycopg.connect(plain, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
