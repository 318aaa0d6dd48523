"""What can be set about a server."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_directory() -> Path:
    """Where a server keeps its database: `VIRTU_DATA`, or the place this system has for such things."""
    if given := os.environ.get("VIRTU_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "virtu"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "virtu"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "virtu"


def database_url(given: str | None) -> str:
    """The database as SQLAlchemy names it; a plain path is an SQLite file. ValueError says what is right."""
    if given is None:
        return f"sqlite+aiosqlite:///{data_directory() / 'virtu.sqlite'}"
    kind, sign, rest = given.partition("://")
    if not sign:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    if kind in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if kind in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    raise ValueError(f"a database is sqlite:///PATH or postgresql://…, not {kind}://…")


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings; the defaults are what people play with."""

    database: str = field(default_factory=lambda: database_url(None))
    database_seconds: float = 10.0
    """So long people wait to read from a PostgreSQL that does not answer, then they try again; 0: no limit."""
    stop_seconds: float = 12.0
    """A server that has not stopped so long after it was told is ended: a database that hangs may hold it up."""
    web: Path = Path(__file__).parent.parent / "web"
    """The built client."""
    ladder: Path = Path(__file__).parent.parent / "bots" / "ladder.json"
    """How strong the bots are, as it was measured."""
    host: str = "127.0.0.1"
    """Where it listens; what others must type follows from it."""
    port: int = 8000
    redis: str = ""
    """Where several processes serve one PostgreSQL database: the Redis by which they hear of each other."""
    peer_address: str = ""
    """Where the other processes reach this one, HOST:PORT; empty: where it listens."""
    lease_seconds: float = 4.0
    """So long after its last sign of life a process's tables are its own."""
    log: str = "text"
    """The form of the log: `text`, or `json` for lines that machines read."""
    trusted_proxies: str = ""
    """Reverse proxies that may say whom they speak for (X-Forwarded-For, -Proto): addresses and networks, by commas."""
    metrics_for: str = "127.0.0.1,::1"
    """Addresses that may read /metrics, by commas."""
    bot_pace: float = 0.4
    """A bot's answer is shown after at least this many seconds, so that people can follow."""
    bot_budget: float = 5.0
    """The most seconds any bot thinks about one answer; each level has its own time within that."""
    bot_grace: float = 5.0
    """How much longer than its time on a busy machine is waited before somebody else answers for it."""
    bot_workers: int = field(default_factory=lambda: min(8, max(2, os.cpu_count() or 2)))
    """How many bots think at the same time: one per table, and one of them only for quick levels."""
    bot_memory: int = 300
    """How many megabytes a worker may take."""
    bot_levels: tuple[str, ...] = ()
    """The levels offered; empty: all there are."""
    strongest_bot: str = ""
    """The strongest level allowed, where the machine shall not think so hard; empty: any."""
    bot_module: str = "virtu.bots"
    """Where workers find `bot(level)`."""
    clock_seconds: float = 1800.0
    """HO-11.4 After how long a table's clock rings."""
    message_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    backlog: int = 128 * 1024
    """How many bytes may wait for a slow connection; what comes then is left out, and a snapshot makes up for it."""
    ping_seconds: float = 20.0
    """A connection that says nothing for so long is asked whether it is there; for twice as long: it is cut off."""
    header_seconds: float = 15.0
    """So long a connection may take to say what it wants, from its first byte to the last of the headers."""
    body_seconds: float = 30.0
    """So long it may take to send the rest, or to read any of what it asked for."""
    connections_per_address: int = 256
    """Open connections that are no websockets; a trusted proxy may have more."""
    sockets_per_address: int = 400
    """Open websockets: a school may have one address."""
    sockets_per_person: int = 24
    """The same for one guest, and for all of an address who have no cookie."""
    requests_per_second: float = 40.0
    """What one person may say over websockets, and one address over HTTP."""
    requests_at_once: int = 200
    tables_per_minute: float = 30.0
    """By one person; an address may make four times as many."""
    tables_at_once: int = 100
    """How many tables of one person may wait or be played at the same time."""
    plans_per_minute: float = 20.0
    """How many plans one person may begin at one table."""
    idle_seconds: float = 300.0
    """A table nobody looks at leaves the memory after this time; its log stays."""
    lab: bool = True
    """Whether people may start studies and look at the statistics of this server's games."""
    study_work: int = 4000
    """The most games of one study, all its series together; games of bots that search count as many."""
    study_minutes: float = 30.0
    """A study that takes longer is ended."""
    study_memory: int = 600
    """How many megabytes it may take."""
    study_nice: int = 19
    """How far it stands back; 19: it is played only where nothing else wants the processor."""
    studies_waiting: int = 6
    """How many studies may wait for the one that runs."""
    studies_kept: int = 60
    """How many finished studies are kept; the oldest go first."""
    studies_per_person: int = 10
    """The same of one person."""
    study_days: float = 30.0
    """So long a finished study is kept."""
