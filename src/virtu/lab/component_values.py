"""Single values of a game's component data by their address: what they are today, and others instead."""

import json
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from virtu.games.registry import GAMES

Tables = dict[str, dict[str, object]]
COUNTED = ("bottom", "cost")
"""Fields that count symbols; one that is not there counts 0."""

CARDS = ("family", "notables", "kings")
ACTION = "action"
"""What a card may have or lack."""
BY_THE_RULES = (
    "faction", "name", "home", "pirate", "forbidden_at_3", "only_side", "ports", "type", "limit", "copies", "space",
)  # fmt: skip
"""Fields that say where a thing belongs and how many there are: that stands in the rules, whether printed or not."""


class BadAddress(ValueError):
    """No value that may be changed; the message says why, and what may be."""


def value_at(game: str, address: str, data: str = "") -> Any:
    """The value of today, such as that of `family.moro.bottom.crown`; BadAddress if it is printed, or none at all.

    With data that come with the game: the value they have.
    """
    tables = GAMES[game].data_tables(data)
    table, name, field, part = taken_apart(tables, address)
    entry = entry_of(tables, table, name)
    if field in BY_THE_RULES:
        raise BadAddress(f"{field} is told by the rules; only what is reconstructed may be tuned")
    whole = f"{field}.{part}" if part else field
    for where, known, own in (
        (table, tables[table].get("known", []), name),
        (f"{table}.{name}", entry.get("known", []), field),
    ):
        assert isinstance(known, list)
        if [one for one in known if one in (own, whole) or (not part and str(one).startswith(f"{own}."))]:
            said = json.dumps(known)
            raise BadAddress(f"is printed ({where}: known = {said}); only what is reconstructed may be tuned")
    value = entry.get(field)
    if not part:
        return value
    assert isinstance(value, dict)
    return value.get(part, 0)


def entry_of(tables: Tables, table: str, name: str) -> dict[str, Any]:
    entry = tables[table][name]
    assert isinstance(entry, dict)
    return entry


def taken_apart(tables: Tables, address: str) -> tuple[str, str, str, str]:
    """Table, entry, field and perhaps symbol; all but the symbol are there."""
    parts = address.split(".")
    if len(parts) not in (3, 4):
        raise BadAddress("is no value; one is written table.entry.field, or with a symbol as family.moro.bottom.crown")
    table, name, field, part = [*parts, ""][:4]
    check_named(table, list(tables), "table")
    check_named(name, [key for key, entry in tables[table].items() if isinstance(entry, dict)], f"entry of {table}")
    entry = tables[table][name]
    assert isinstance(entry, dict)
    more = [ACTION] if table in CARDS and ACTION not in entry else []
    check_named(field, [*[key for key in entry if key != "known"], *more], f"field of {table}.{name}")
    if bool(part) != (field in COUNTED):
        right = "counts symbols: add one, such as .crown" if field in COUNTED else "has no parts"
        raise BadAddress(f"{field} {right}")
    return table, name, field, part


def check_named(name: str, names: list[str], what: str) -> None:
    if name not in names:
        near = get_close_matches(name, names, 1)
        hint = f"did you mean {near[0]}?" if near else f"they are {', '.join(names)}"
        raise BadAddress(f"{name} is no {what}; {hint}")


def overlay_text(game: str, changes: Mapping[str, Any], head: str = "", data: str = "") -> str:
    """A data file that changes these values and nothing else, and claims to know no more than before.

    It lies over the data in use, or over those that come with the game under a name.
    """
    before = GAMES[game].data_tables(data)
    tables: dict[str, dict[str, dict[str, Any]]] = {}
    for address, value in changes.items():
        table, name, field, part = taken_apart(before, address)
        ours = entry_of(before, table, name)
        entry = tables.setdefault(table, {}).setdefault(name, {})
        if part:
            counts = {**entry.get(field, ours[field]), part: value}
            value = {symbol: count for symbol, count in counts.items() if count}
        entry[field] = value
        entry["known"] = ours.get("known", [])
    lines = [head] if head else []
    for table, entries in tables.items():
        lines.append(f"[{table}]")
        lines += [f"{name} = {in_toml(entry)}" for name, entry in entries.items()]
        lines.append("")
    return "\n".join(lines)


def in_toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        parts = [f"{key} = {in_toml(one)}" for key, one in value.items()]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(in_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
