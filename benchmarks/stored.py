"""What tables cost that nobody looks at: how long a server takes to start with many of them, and how much memory.

`python benchmarks/stored.py [--tables 100000]` fills a database with games that wait for a person, every tenth of them
against a bot, starts a server on it and on an empty one, and prints as JSON the seconds until each answers, the
memory one more sleeping table takes, and its room on the disk.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from load import SETTINGS, Process

from virtu.games.registry import GAMES
from virtu.server.storage.rows import SeatRow, TableRow, now
from virtu.server.storage.store import Store
from virtu.server.tables.play import Play

PLAYED = 10
"""So many answers a stored game has."""


def one_table() -> tuple[TableRow, Play]:
    game = GAMES["seven_virtues"]
    row = TableRow("t", game.name, game.rules_version, game.data_hash, "", 2, game.read_options({}), None, "playing")
    row.seats, row.started, row.dice = [SeatRow("person", "Ann", "a"), SeatRow("person", "Bob", "b")], now(), 1
    play = Play(row, [])
    play.roll()
    while play.length < PLAYED or play.asked() != 0:
        ask = play.ask()
        assert ask is not None
        play.answer(str(ask.offers(play.state)[0]))
    row.dice, row.waiting_for, row.version = play.dice(), [0], play.length
    return row, play


async def fill(path: Path, count: int) -> None:
    row, play = one_table()
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.add(row, play.lines())
    await store.close()
    with sqlite3.connect(path) as database:
        for table in ("tables", "seats", "lines"):
            names = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "tables" else "table_id"
            values = ", ".join("'t' || i" if name == key else name for name in names)
            database.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM n, {table} WHERE {key} = 't'",
                [count],
            )
        database.execute(
            "UPDATE seats SET kind = 'bot', level = 'easy', guest = NULL "
            "WHERE seat = 1 AND CAST(substr(table_id, 2) AS INTEGER) % 10 = 0"
        )


def started(path: Path) -> tuple[float, int]:
    """Seconds until a server on this database answers, and its kilobytes then."""
    begun = time.perf_counter()
    settings = json.dumps({**SETTINGS, "database": f"sqlite+aiosqlite:///{path}"})
    process = Process(str(Path(__file__).with_name("load.py")), "--serve", settings)
    took = time.perf_counter() - begun
    memory = process.memory()
    process.stop()
    return took, memory


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    count = parser.parse_args().tables
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder, "full.sqlite"), Path(folder, "empty.sqlite")
        asyncio.run(fill(full, count))
        nothing = started(empty)
        found = started(full)
        result: dict[str, Any] = {
            "tables": count,
            "start_seconds": round(found[0], 2),
            "start_seconds_empty": round(nothing[0], 2),
            "memory_kilobytes_per_table": round((found[1] - nothing[1]) / count, 3),
            "disk_kilobytes_per_table": round(full.stat().st_size / count / 1024, 2),
        }
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
