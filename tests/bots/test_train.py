"""Training: the same seeds give the same weights, what was played is not played again, and files are whole."""

import json
from pathlib import Path

import pytest

from cli.terminal import virtu
from virtu.bots.outlooks.honour.features import FEATURES
from virtu.bots.train import Course, play_course, read_portion
from virtu.games.honour.game import HONOUR

pytest.importorskip("numpy")
SHORT = ["train", "seven_virtues", "--players", 2, "--teachers", "easy", "--games", 40]


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    folder, first, again = tmp_path / "games", tmp_path / "first.json", tmp_path / "again.json"
    told = virtu(*SHORT, "--folder", folder, "--weights", first, "--json").json
    assert told["weights"] == "2"
    assert told["winner_named"] > 0.3
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["00000.json", "00001.json", "course.json"]
    kept = files[0].stat().st_mtime_ns
    files[1].unlink()
    virtu(*SHORT, "--folder", folder, "--weights", again, "--json")
    assert files[0].stat().st_mtime_ns == kept, "what was there is not played again"
    assert json.loads(again.read_text()) == json.loads(first.read_text())


def test_weights_for_other_tables_stay(tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text('{"figures": {}, "weights": {"5": [1.0]}}')
    virtu(*SHORT, "--folder", tmp_path / "games", "--weights", weights)
    kept = json.loads(weights.read_text())
    assert kept["weights"]["5"] == [1.0]
    assert len(kept["weights"]["2"]) > 100
    assert kept["figures"]["2"]["games"] == 40


def test_games_of_another_course_are_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    virtu(*SHORT, "--folder", folder)
    said = virtu(*SHORT, "--folder", folder, "--strays", 4)
    assert said.code == 2
    assert "holds games of another course" in said.err


def test_games_of_earlier_trainings_count_too(tmp_path: Path) -> None:
    """Whoever played them, but not of another table, and not their weights."""
    first, second = tmp_path / "first", tmp_path / "second"
    virtu(*SHORT[:-1], 20, "--folder", first)
    told = virtu(*SHORT[:-1], 20, "--seed", 500, "--folder", second, "--also", first, "--json").json
    assert told["games_before"] == 20
    assert told["winner_named"] > 0.3, "the first portion was kept out of the second's weights"
    said = virtu(*SHORT[:2], "--players", 3, *SHORT[4:-1], 20, "--folder", tmp_path / "third", "--also", first)
    assert said.code == 2
    assert "holds games with players 2, not 3" in said.err


def test_what_an_answer_leads_to_is_learned_though_nothing_can_be_chosen_there(tmp_path: Path) -> None:
    """Honour's short game: whoever accuses looks at a target who can only accept: weights must know that."""
    options = {"variant": "short", "rounds": 2}
    course = Course("honour", 5, ("easy",), 20, options=HONOUR.read_options(options))
    lesson = read_portion(course, play_course(course, tmp_path)[0])
    charges = lesson.features()[:, :, FEATURES.index("charge")]
    assert charges.max() > 0


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    """A folder that is a file, and a file that holds no weights."""
    (tmp_path / "taken").write_text("")
    said = virtu(*SHORT[:-1], 20, "--folder", tmp_path / "taken" / "games")
    assert said.code == 2
    assert "cannot keep games" in said.err
    (tmp_path / "weights.json").write_text("{")
    said = virtu(*SHORT[:-1], 20, "--folder", tmp_path / "games", "--weights", tmp_path / "weights.json")
    assert said.code == 2
    assert "cannot take the weights" in said.err


def test_one_portion_gives_no_figures(tmp_path: Path) -> None:
    told = virtu(*SHORT[:-1], 20, "--folder", tmp_path, "--weights", tmp_path / "weights.json", "--json").json
    assert "r2" not in told


def test_a_game_without_features_says_so() -> None:
    said = virtu("train", "wars_of_italy")
    assert said.code == 2
    assert "there is nothing to train" in said.err
