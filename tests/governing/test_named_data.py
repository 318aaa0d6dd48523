"""Data that come with the game by name: they change nothing printed, and records of them are verified with them."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from cli.terminal import virtu
from virtu.games.palace.component_data import FILES, FIRST, USUAL, open_box, shipped
from virtu.games.registry import GAMES
from virtu.lab.component_values import entry_of, value_at
from virtu.lab.overlay import overlaid, python_with, surroundings_for
from virtu.lab.study import read_study

OVERLAYS = [name for name in shipped() if name != FIRST]
PLAY = """
from virtu.games.registry import GAMES
from virtu.kernel.dice import Dice
from virtu.kernel.record import Record, Recorder
game, dice = GAMES["governing"], Dice(7)
table = Recorder(Record(game, 3, game.read_options({})), dice)
while len(table.record.entries) < 40:
    table.roll() or table.play(game.offers(table.state)[0])
print(table.record.write(), end="")
"""


def test_a_name_stands_for_data() -> None:
    assert open_box(USUAL).digest == open_box("").digest == GAMES["governing"].data_hash
    assert len({open_box(name).digest for name in shipped()}) == len(shipped()) >= 2
    assert GAMES["governing"].data_names == tuple(shipped())


@pytest.mark.parametrize("name", OVERLAYS)
def test_shipped_data_tell_their_source_and_touch_nothing_printed(name: str) -> None:
    text = files("virtu.games.palace").joinpath("overlays", f"{name}.toml").read_text(encoding="utf-8")
    told = tomllib.loads(text)
    assert set(told.pop("source")) == {"work", "where", "made"}
    for table, entries in told.items():
        for entry, changed in entries.items():
            ours = entry_of(GAMES["governing"].data_tables(FIRST), table, entry)
            assert changed.pop("known") == ours["known"], f"{table}.{entry} claims to know more"
            for field, value in changed.items():
                parts = {*value, *ours[field]} if field in ("bottom", "cost") else {""}
                for part in parts:
                    new, old = (value.get(part, 0), ours[field].get(part, 0)) if part else (value, ours[field])
                    if new != old:
                        assert value_at("governing", f"{table}.{entry}.{field}.{part}".strip("."), FIRST) == old


def test_our_files_are_not_among_the_overlays() -> None:
    assert not {f"{name}.toml" for name in OVERLAYS} & set(FILES)


def test_data_never_change_once_they_are_shipped() -> None:
    """Records of them say so by their hash."""
    known = {"first": "456fd99ddd2d", "balanced": "e6bb734f151b", "swift": "4469322493ba", "even": "ed0e02b4838a"}
    assert {name: open_box(name).digest for name in known} == known


def test_a_users_file_lies_over_the_usual_data_or_over_those_that_are_named(tmp_path: Path) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text("[cities]\ngenoa = { value = 4 }\n", encoding="utf-8")
    assert open_box(str(file)).digest == open_box(f"{USUAL},{file}").digest
    tables = open_box(f"{FIRST},{file}").tables
    assert tables["notables"] == open_box(FIRST).tables["notables"]
    genoa = tables["cities"]["genoa"]
    assert isinstance(genoa, dict)
    assert genoa["value"] == 4


@pytest.mark.parametrize("game", ["governing", "wars_of_italy"])
@pytest.mark.parametrize("name", shipped())
def test_a_name_has_the_hash_of_games_played_with_it(name: str, game: str) -> None:
    assert GAMES[game].hash_of_data(name) == overlaid(game, name)
    assert GAMES[game].name_of_data(overlaid(game, name)) == name


@pytest.mark.parametrize("game", ["governing", "wars_of_italy"])
def test_answers_have_the_same_numbers_whatever_the_data(game: str) -> None:
    """What other data add comes last."""
    told = [
        python_with(surroundings_for(game, name), "-m", "virtu", "vocabulary", game, "--json").stdout
        for name in shipped()
    ]
    answers = [json.loads(text)["answers"] for text in told]
    least = min(map(len, answers))
    assert all(one[:least] == answers[0][:least] for one in answers)


@pytest.mark.parametrize("name", [name for name in shipped() if name != USUAL])
def test_a_record_is_verified_with_its_own_data(name: str, tmp_path: Path) -> None:
    written = python_with(surroundings_for("governing", name), "-c", PLAY)
    assert written.returncode == 0, written.stderr
    file = tmp_path / "other.game"
    file.write_text(written.stdout, encoding="utf-8")
    assert GAMES["governing"].name_of_data(GAMES["governing"].hash_of_data(name)) == name
    said = virtu("verify", file)
    assert (said.code, said.out) == (0, f"{file}: 40 lines, all well; data {name}\n")
    file.write_text(written.stdout.replace(GAMES["governing"].hash_of_data(name), "0" * 12), encoding="utf-8")
    assert "written for data 000000000000" in virtu("verify", file).out


def test_a_study_names_them(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text('game = "governing"\ngames = 1\n[b]\ndata = "balanced"\n', encoding="utf-8")
    other = read_study(file).sides[1]
    assert (other.data, other.data_hash) == ("balanced", GAMES["governing"].hash_of_data("balanced"))
