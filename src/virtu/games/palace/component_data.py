"""The component data: read from our files, with values replaced by a user's own file, and checked."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

FILES: Final = [
    "cities.toml", "roads.toml", "palaces.toml", "family.toml", "notables.toml", "tiles.toml", "patronage.toml",
    "alliances.toml", "setup.toml", "kings.toml",
]
FIRST: Final = "first"
"""The name of our files as they are, with nothing laid over them: what was played before `USUAL`. Not a letter of them
changes, so that games begun with them go on being verified."""
USUAL: Final = "even"
"""What is played where nobody names other data: what `overlays` has under this name, laid over our files. Whoever
changes this changes the hash of all games to come; records of the data used before go on being verified, by their
name."""
DIGESTS: dict[str, str] = {}
"""The hashes of shipped data that were asked for."""
SYMBOLS: Final = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
ACTIONS: Final = ["govern", "sponsor", "trade", "annex", "wage_war", "scheme"]

# The fields an entry of each table may have.
FIELDS: Final[dict[str, list[str]]] = {
    "cities": ["value", "ports", "bottom", "war", "home", "pirate", "forbidden_at_3", "only_side", "points"],
    "palaces": ["rooms", "right_arrow_after", "left_arrow_after"],
    "family": ["faction", "name", "action", "bottom", "war", "agent", "points"],
    "notables": ["cost", "action", "bottom", "war", "agent", "points", "limit", "copies"],
    "tiles": ["cost", "bottom", "war", "space", "points", "limit", "copies"],
    "patronage": ["type", "points", "bottom"],
    "alliances": ["cost"],
    "kings": ["faction", "name", "action", "bottom", "war", "agent", "points", "space"],
    "royal": ["bottom", "points"],
}
# What a field is: its Python type, and for whole numbers the least and the most allowed.
RANGES: Final[dict[str, list[int]]] = {
    "value": [1, 4], "points": [0, 9], "limit": [1, 1], "copies": [1, 5], "space": [0, 1],
    "right_arrow_after": [1, 5], "left_arrow_after": [1, 5],
}


class BadData(ValueError):
    """Component data that cannot be used; the message names file and key and says what is right."""


class Box:
    """All tables by name, where each value came from, and the hash of the whole."""

    def __init__(self, tables: dict[str, dict[str, object]], origin: dict[str, str], digest: str) -> None:
        self.tables = tables
        self.origin = origin
        """By table, or by table.entry.field where a user's file replaced it: the file that says so."""
        self.first: dict[str, dict[str, object]] = {}
        """Our files with nothing laid over them."""
        self.digest = digest

    def fault(self, key: str, wrong: str) -> BadData:
        """An error at a key, naming the file that holds it."""
        name = key.partition("[")[0]
        while name and name not in self.origin:
            name = name.rpartition(".")[0]
        return BadData(f"{self.origin.get(name, 'data')}: {key}: {wrong}")

    def entries(self, table: str) -> dict[str, dict[str, object]]:
        """A table of entries, without the list of what is known of the table itself."""
        entries: dict[str, dict[str, object]] = {}
        for name, entry in self.tables[table].items():
            if isinstance(entry, dict):
                entries[name] = entry
        return entries


def shipped() -> list[str]:
    """The names of all data that come with the game."""
    names = [file.name for file in files("virtu.games.palace").joinpath("overlays").iterdir()]
    return [FIRST, *sorted([name[: -len(".toml")] for name in names if name.endswith(".toml")])]


def layers(path: str) -> list[str]:
    """What lies over our files, the lowest first: data by their name, and a user's own.

    A user's own file lies over the usual data, or over those named before it: `first,my_box.toml`.
    """
    named, _, own = path.partition(",")
    wanted = [named, own] if named in shipped() else [USUAL, path]
    return [layer for layer in wanted if layer and layer != FIRST]


def digest_of(name: str) -> str:
    """The hash of shipped data."""
    if name not in DIGESTS:
        DIGESTS[name] = open_box(name).digest
    return DIGESTS[name]


def open_box(path: str) -> Box:
    """Our data, overlaid with the user's file if a path is given; or shipped data, if it is their name."""
    tables: dict[str, dict[str, object]] = {}
    origin: dict[str, str] = {}
    hasher = hashlib.sha256()
    for name in FILES:
        content = files("virtu.games.palace").joinpath("data", name).read_bytes()
        hasher.update(content)
        plain = tomllib.loads(content.decode())
        for table, entries in plain.items():
            if table != "source":
                tables[table] = entries
                origin[table] = name
    box = Box(tables, origin, "")
    box.first = {table: dict(entries) for table, entries in tables.items()}
    for layer in layers(path):
        hasher.update(overlay(box, layer))
    for table, allowed in FIELDS.items():
        for name, entry in box.entries(table).items():
            check_entry(box, table, name, entry, allowed)
    check_map(box)
    check_palaces(box)
    check_numbers(box)
    box.digest = hasher.hexdigest()[:12]
    return box


def words(value: object) -> list[str]:
    """The texts of a list."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def seas_of(box: Box) -> list[str]:
    """The seas, in the order their neighbourhoods name them."""
    seas: list[str] = []
    pairs = box.tables["seas"].get("adjacent")
    for pair in pairs if isinstance(pairs, list) else []:
        seas += [name for name in words(pair) if name not in seas]
    return seas


def check_map(box: Box) -> None:
    """Roads join two different Cities once; ports lie on seas; seas touch in pairs."""
    cities = box.entries("cities")
    pairs = box.tables["seas"].get("adjacent")
    if not isinstance(pairs, list) or [pair for pair in pairs if len(words(pair)) != 2]:
        raise box.fault("seas.adjacent", "is a list of pairs of seas")
    for name, entry in cities.items():
        ports = entry.get("ports")
        if not isinstance(ports, list):
            raise box.fault(f"cities.{name}.ports", "is a list of seas, empty for a City that is no port")
        for sea in ports:
            if sea not in seas_of(box):
                raise box.fault(f"cities.{name}.ports", f"{sea!r} is no sea; they are {', '.join(seas_of(box))}")
    for side in ("side_3_4", "side_2_5"):
        seen: list[list[str]] = []
        for part in ("both", side):
            roads = box.tables["roads"].get(part)
            if not isinstance(roads, list):
                raise box.fault(f"roads.{part}", "is a list of pairs of Cities")
            for index, road in enumerate(roads):
                ends = sorted(words(road))
                key = f"roads.{part}[{index}]"
                if len(ends) != 2:
                    raise box.fault(key, f"is a pair of Cities, not {road!r}")
                for name in ends:
                    if name not in cities:
                        raise box.fault(key, f"{name!r} is no City; they are {', '.join(cities)}")
                if ends in seen or ends[0] == ends[1]:
                    raise box.fault(key, f"the road {ends[0]} – {ends[1]} stands twice or leads nowhere")
                seen.append(ends)


def check_palaces(box: Box) -> None:
    """Five Rooms each, with known actions; every Family card belongs to a faction, three to each."""
    factions = list(box.entries("palaces"))
    for faction, entry in box.entries("palaces").items():
        rooms = words(entry.get("rooms"))
        if len(rooms) != 5 or [room for room in rooms if room not in ACTIONS]:
            raise box.fault(f"palaces.{faction}.rooms", f"are five of {', '.join(ACTIONS)}")
    for name, entry in box.entries("family").items():
        if entry.get("faction") not in factions:
            raise box.fault(f"family.{name}.faction", f"is one of {', '.join(factions)}, not {entry.get('faction')!r}")
    for faction in factions:
        cards = [name for name, entry in box.entries("family").items() if entry.get("faction") == faction]
        if len(cards) > 3:
            names = ", ".join(cards)
            changed = [name for name in cards if f"family.{name}.faction" in box.origin] or cards
            raise box.fault(f"family.{changed[0]}.faction", f"{faction} has three cards (AG-1.1), here {names}")
    for name, entry in box.entries("patronage").items():
        if entry.get("type") not in ("artist", "work"):
            raise box.fault(f"patronage.{name}.type", f"is artist or work, not {entry.get('type')!r}")


def check_numbers(box: Box) -> None:
    """The tracks and the set-up."""
    for table, length in (("patronage_track", 6), ("cities_track", 7)):
        points = box.tables[table].get("points")
        if not isinstance(points, list) or len(points) != length or [n for n in points if not isinstance(n, int)]:
            raise box.fault(f"{table}.points", f"are {length} whole numbers")
    for key in ("florins", "troops", "agents", "indulgences", "war_tokens"):
        value = box.tables["setup"].get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 20:
            raise box.fault(f"setup.{key}", f"is a whole number from 0 to 20, not {value!r}")


def content_of(path: str) -> bytes:
    """A user's file, or the overlay that is shipped under this name."""
    if path in shipped():
        return files("virtu.games.palace").joinpath("overlays", f"{path}.toml").read_bytes()
    with open(path, "rb") as file:
        return file.read()


def overlay(box: Box, path: str) -> bytes:
    """Put a user's values over ours; BadData names the first key that is wrong."""
    try:
        content = content_of(path)
        plain = tomllib.loads(content.decode())
    except OSError as error:
        others = ", ".join(shipped())
        why = (error.strerror or str(error)).lower()
        raise BadData(f"{path} cannot be read: {why}; data that come with the game: {others}") from None
    except UnicodeDecodeError:
        raise BadData(f"{path} is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{path} is not TOML: {error}") from None
    for table, entries in plain.items():
        if table == "source":
            continue
        if table not in box.tables:
            raise BadData(f"{path}: {table}: no such table; the tables are {', '.join(box.tables)}")
        if not isinstance(entries, dict):
            raise BadData(f"{path}: {table}: is a table, not {entries!r}")
        ours = box.tables[table]
        for name, entry in entries.items():
            if name not in ours:
                raise BadData(f"{path}: {table}.{name}: no such entry; they are {', '.join(ours)}")
            old = ours[name]
            if not isinstance(old, dict):
                box.origin[f"{table}.{name}"] = path
                ours[name] = entry
                continue
            if not isinstance(entry, dict):
                raise BadData(f"{path}: {table}.{name}: is a table with the fields {', '.join(old)}")
            merged = dict(old)
            for field, value in entry.items():
                if table in FIELDS and field not in FIELDS[table] and field != "known":
                    raise BadData(f"{path}: {table}.{name}.{field}: no such field; they are {', '.join(FIELDS[table])}")
                merged[field] = value
                box.origin[f"{table}.{name}.{field}"] = path
            # Whoever writes a value down from the box knows it.
            known = merged.get("known")
            if isinstance(known, list) and "known" not in entry:
                merged["known"] = [*known, *[field for field in entry if field not in known]]
            ours[name] = merged
    return content


def check_entry(box: Box, table: str, name: str, entry: dict[str, object], allowed: list[str]) -> None:
    """Types and ranges of the fields every table shares."""
    for field, value in entry.items():
        key = f"{table}.{name}.{field}"
        if field == "known":
            continue
        if field not in allowed:
            raise box.fault(key, f"no such field; they are {', '.join(allowed)}")
        if field in RANGES:
            least, most = RANGES[field]
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise box.fault(key, f"is a whole number from {least} to {most}, not {value!r}")
        elif field in ("bottom", "cost"):
            if not isinstance(value, dict):
                raise box.fault(key, "counts symbols, such as { crown = 2 }")
            for symbol, count in value.items():
                if symbol not in SYMBOLS or symbol == "war":
                    others = ", ".join([name for name in SYMBOLS if name != "war"])
                    raise box.fault(f"{key}.{symbol}", f"is no symbol; they are {others} (war has its own field)")
                if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 9:
                    raise box.fault(f"{key}.{symbol}", f"is a whole number from 0 to 9, not {count!r}")
        elif field == "war":
            check_war(box, key, value)
        elif field == "action":
            if value not in ACTIONS:
                raise box.fault(key, f"is one of {', '.join(ACTIONS)}, not {value!r}")
        elif field in ("agent", "pirate", "forbidden_at_3") and not isinstance(value, bool):
            raise box.fault(key, f"is true or false, not {value!r}")


def check_war(box: Box, key: str, value: object) -> None:
    if not isinstance(value, list):
        raise box.fault(key, "lists [strength, price in florins], such as [[1, 1]]")
    for pair in value:
        fine = isinstance(pair, list) and len(pair) == 2
        if not fine or [number for number in pair if not isinstance(number, int) or not 0 <= number <= 9]:
            raise box.fault(key, "lists [strength, price in florins], such as [[1, 1]]")
