"""Component data: where it comes from, what is known of it, and how a user's own box replaces it."""

import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from virtu.games.governing.components import components
from virtu.games.palace.component_data import FILES, BadData, open_box

DATA = files("virtu.games.palace").joinpath("data")


@pytest.mark.parametrize("name", FILES)
def test_every_file_tells_its_source(name: str) -> None:
    plain = tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))
    assert set(plain["source"]) == {"work", "where", "made"}


def test_every_entry_tells_what_is_known() -> None:
    box = open_box("")
    for table in ("cities", "family", "notables", "tiles", "patronage", "alliances", "palaces"):
        for name, entry in box.entries(table).items():
            known = entry["known"]
            assert isinstance(known, list), f"{table}.{name}"
            for field in known:
                head, _, part = str(field).partition(".")
                assert head in entry, f"{table}.{name}: {field} is known but not there"
                value = entry[head]
                assert not part or (isinstance(value, dict) and part in value), f"{table}.{name}: {field}"


def test_clients_are_told_what_is_reconstructed() -> None:
    cities = components()["cities"]
    assert isinstance(cities, dict)
    assert "value" not in cities["pisa"]["reconstructed"]
    assert "bottom.ship" in cities["pisa"]["reconstructed"]


def test_a_users_file_replaces_values(tmp_path: Path) -> None:
    own = tmp_path / "my_box.toml"
    own.write_text('[cities]\ngenoa = { value = 4 }\n[notables]\nbishop = { bottom = { cross = 2 } }\n')
    box = open_box(str(own))
    assert box.entries("cities")["genoa"]["value"] == 4
    assert box.entries("cities")["genoa"]["ports"] == ["ligurian"]
    assert box.entries("notables")["bishop"]["bottom"] == {"cross": 2}
    assert "bottom" in str(box.entries("notables")["bishop"]["known"])
    assert box.digest != open_box("").digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[towns]\n", "towns: no such table"),
        ("[cities]\ngenua = { value = 4 }\n", "cities.genua: no such entry"),
        ("[cities]\ngenoa = { worth = 4 }\n", "cities.genoa.worth: no such field"),
        ("[cities]\ngenoa = { value = 9 }\n", "cities.genoa.value: is a whole number from 1 to 4, not 9"),
        ("[cities]\ngenoa = { bottom = { gold = 1 } }\n", "cities.genoa.bottom.gold: is no symbol"),
        ("[cities]\ngenoa = { ports = ['baltic'] }\n", "cities.genoa.ports: 'baltic' is no sea"),
        ("[cities]\ngenoa = 4\n", "cities.genoa: is a table"),
        ("[roads]\nboth = [['florence', 'ravena']]\n", "roads.both[0]: 'ravena' is no City"),
        ("[roads]\nside_3_4 = [['florence', 'ravenna']]\n", "stands twice"),
        ("[notables]\nbishop = { action = 'pray' }\n", "notables.bishop.action: is one of govern"),
        ("[notables]\nadmiral = { war = [1] }\n", "notables.admiral.war: lists [strength, price in florins]"),
        ("[palaces]\nrome = { rooms = ['annex'] }\n", "palaces.rome.rooms: are five of"),
        ("[family]\nmoro = { faction = 'genoa' }\n", "family.moro.faction: is one of"),
        ("[family]\nmoro = { faction = 'rome' }\n", "has three cards"),
        ("[patronage]\nduomo = { type = 'poem' }\n", "patronage.duomo.type: is artist or work"),
        ("[cities_track]\npoints = [1]\n", "cities_track.points: are 7 whole numbers"),
        ("[setup]\nagents = 'many'\n", "setup.agents: is a whole number"),
        ("cities = [\n", "is not TOML"),
    ],
)
def test_a_broken_file_is_named_with_its_key(tmp_path: Path, text: str, says: str) -> None:
    own = tmp_path / "my_box.toml"
    own.write_text(text)
    with pytest.raises(BadData) as caught:
        open_box(str(own))
    assert str(own) in str(caught.value)
    assert says in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        open_box(str(tmp_path / "nowhere.toml"))


def virtu(*words: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("VIRTU_GOVERNING_DATA", None)
    return subprocess.run(
        [sys.executable, "-m", "virtu", *words], capture_output=True, text=True, env=environment, check=False
    )


def test_the_command_line_plays_with_a_users_box(tmp_path: Path) -> None:
    own = tmp_path / "my_box.toml"
    own.write_text("[cities]\ngenoa = { value = 4 }\n")
    position = tmp_path / "position.txt"
    position.write_text("blue marker on room 4\nblue to act\n")
    plain = virtu("try", "governing", str(position), "annex genoa")
    changed = virtu("--data", str(own), "try", "governing", str(position), "annex genoa")
    assert "costs 4 Crowns" in plain.stdout
    assert "costs 5 Crowns" in changed.stdout


def test_a_broken_box_ends_with_a_sentence(tmp_path: Path) -> None:
    own = tmp_path / "my_box.toml"
    own.write_text("[cities]\ngenua = { value = 4 }\n")
    done = virtu("--data", str(own), "games")
    assert done.returncode == 2
    assert "cities.genua: no such entry" in done.stderr
    assert "Traceback" not in done.stderr
