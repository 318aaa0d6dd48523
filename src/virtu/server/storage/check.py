"""Every stored game against the rules as they are: what would happen to it if this version served it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, select

from virtu.games.registry import GAMES
from virtu.kernel.record import BadRecord
from virtu.server.storage import schema
from virtu.server.storage.backup import (
    Unusable,
    back_up,
    connected,
    exists,
    known_revisions,
    newest,
    restore,
    revision,
)
from virtu.server.storage.rows import LineRow, TableRow
from virtu.server.storage.store import COLUMNS
from virtu.server.storage.stored import read_table
from virtu.server.tables.play import Play, is_current, upgrade


@dataclass(frozen=True, slots=True)
class Finding:
    """One table: `well` goes on as it is, `upgraded` under newer rules, `parked` would be put aside."""

    table: str
    game: str
    state: str
    verdict: str
    sentence: str = ""


def inspect(database: str) -> Iterator[Finding]:
    """All tables that have begun, one by one; nothing is changed."""
    if not exists(database):
        raise Unusable(f"there is no database at {database.partition('///')[2] or database}")
    with connected(database) as connection:
        at = revision(connection)
    if at not in known_revisions():
        later = "was written by a later version of this program" if at else "is no server's"
        raise Unusable(f"the database {database.partition('///')[2] or database} {later}")
    if at != newest():
        # One of an earlier release: a copy is brought up to date, the database itself stays as it is.
        with TemporaryDirectory() as folder:
            back_up(database, Path(folder, "copy"))
            restore(Path(folder, "copy"), f"sqlite:///{folder}/copy.sqlite")
            yield from inspect(f"sqlite:///{folder}/copy.sqlite")
        return
    with connected(database) as connection:
        tables = schema.tables
        names = connection.execute(select(tables.c.id).where(tables.c.state != "waiting").order_by(tables.c.created))
        for (name,) in names.all():
            yield judge(connection, str(name))


def judge(connection: Connection, name: str) -> Finding:
    stored = connection.execute(select(*COLUMNS).where(schema.tables.c.id == name)).mappings().one()
    sitting = select(schema.seats).where(schema.seats.c.table_id == name).order_by(schema.seats.c.seat)
    row = read_table(dict(stored), [dict(seat) for seat in connection.execute(sitting).mappings()])
    lines = schema.lines
    said = select(lines.c.seat, lines.c.text, lines.c.digest).where(lines.c.table_id == name).order_by(lines.c.n)
    verdict, sentence = verdict_on(row, [LineRow(*line) for line in connection.execute(said)])
    return Finding(name, row.game, str(stored["state"]), verdict, sentence)


def verdict_on(row: TableRow, lines: list[LineRow]) -> tuple[str, str]:
    if row.unsound:
        return "parked", row.unsound
    try:
        if is_current(row):
            Play(row, lines)
            return "well", ""
        Play(*upgrade(row, lines))
        return "upgraded", f"begun under rules {row.rules_version}, goes on under {GAMES[row.game].rules_version}"
    except BadRecord as error:
        return "parked", str(error)
    except Exception as error:  # rules that fail at one game must not hide what is wrong with the next
        return "parked", f"{type(error).__name__}: {error}"
