"""Results as a table, a row for every seat of every game: CSV always, Parquet where pyarrow is installed."""

import csv
import io
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from virtu.lab.measures import Played

Row = dict[str, Any]


def rows_of(games: dict[str, list[Played]]) -> list[Row]:
    """All seats of all games, in the order of arms, games and seats."""
    all_of_them = [game for played in games.values() for game in played]
    lines = dict.fromkeys(name for game in all_of_them for seat in game.lines for name in seat)
    return [row(game, seat, list(lines)) for game in all_of_them for seat in range(len(game.bots))]


def row(game: Played, seat: int, lines: list[str]) -> Row:
    own: dict[str, int] = game.lines[seat] if game.lines else {}
    real = sum(game.offers.values())
    among = sum(count * times for count, times in game.offers.items())
    return {
        "arm": game.arm,
        "game": game.number,
        "seed": game.seed,
        "seat": seat,
        "bot": game.bots[seat],
        "faction": game.factions[seat] if game.factions else "",
        "restricted": game.restricted == seat,
        "share": game.shares[seat],
        "points": game.points[seat],
        **{f"points_{name}": own.get(name, 0) for name in lines},
        "opening": game.openings[seat] if game.openings else "",
        "deeds": json.dumps(game.deeds[seat]) if game.deeds else "",
        "ending": game.ending,
        "decisions": len(game.answers),
        "real_decisions": real,
        "offers_mean": round(among / real, 4) if real else 0.0,
        "turns": game.turns,
        "rounds": game.rounds,
        "minutes": game.minutes,
        "lead_changes": game.lead_changes,
        "drama": game.drama,
        "decided": game.decided,
    }


def as_csv(rows: list[Row], provenance: dict[str, Any]) -> bytes:
    """Comment lines that say where the numbers come from, then the table."""
    text = io.StringIO()
    for name, value in provenance.items():
        text.write(f"# {name}: {json.dumps(value)}\n")
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def has_parquet() -> bool:
    return find_spec("pyarrow") is not None


def as_parquet(rows: list[Row], provenance: dict[str, Any]) -> bytes:
    """The same for programs; where the numbers come from stands in the schema's metadata, key by key."""
    parquet: Any = import_module("pyarrow.parquet")
    sink = io.BytesIO()
    parquet.write_table(arrow_table(rows, provenance), sink, compression="zstd")
    return sink.getvalue()


def arrow_table(rows: list[Row], provenance: dict[str, Any], lists: dict[str, str] | None = None) -> Any:
    """Columns typed by the first row's values; lists hold "numbers" or "reals", as is told by column."""
    arrow: Any = import_module("pyarrow")
    usual = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    named = {"numbers": arrow.list_(arrow.int32()), "reals": arrow.list_(arrow.float32())}
    fields = [
        arrow.field(name, named[lists[name]] if lists and name in lists else usual[type(value)])
        for name, value in rows[0].items()
    ]
    metadata = {f"virtu.{name}": json.dumps(value) for name, value in provenance.items()}
    columns = [arrow.array([one[field.name] for one in rows], field.type) for field in fields]
    return arrow.table(columns, schema=arrow.schema(fields, metadata))


def write_whole(folder: Path, files: dict[str, bytes]) -> list[Path]:
    """All files or none that is half written: each beside its place first, then moved."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = {folder / name: folder / f".{name}.part" for name in files}
    for part, content in zip(parts.values(), files.values(), strict=True):
        part.write_bytes(content)
    for target, part in parts.items():
        part.replace(target)
    return list(parts)
