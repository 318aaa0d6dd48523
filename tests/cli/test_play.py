"""A game in the terminal."""

from pathlib import Path

import virtu as engine
from cli.terminal import virtu

GAME = "seven_virtues"


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    said = virtu(
        "play", GAME, "--players", 3, "--seed", 3, "--save", path, "--name", "Lucrezia", typed="1\n" * 60
    )
    assert said.code == 0
    assert "Won by " in said.out
    record = engine.Record.read(path.read_text())
    assert record.names == ["Lucrezia", "easy 1", "easy 2"]
    assert record.game.over(record.verify())


def test_answers_in_words_and_refusals_with_their_clause() -> None:
    said = virtu("play", GAME, "--players", 2, "--seed", 3, typed="done\nwhy take 99\ntake 99\nquit\n")
    assert "passing is not allowed (SV-3.1)" in said.out
    assert "is not an answer of this game" in said.out
    assert "You leave the table." in said.out
    assert said.code == 0


def test_the_terminal_explains_itself() -> None:
    said = virtu("play", GAME, "--seed", 3, typed="?\nrule 3.4\nrule 99\nscore\nboard\nwhat 1\n\nquit\n")
    for words in ("why WORDS", "SV-3.4", "There is no clause 99", "beginning 7", "inactive"):
        assert words in said.out


def test_the_end_of_input_leaves_the_table() -> None:
    assert "You leave the table." in virtu("play", GAME, "--seed", 1).out


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where.game"
    said = virtu("play", GAME, "--seed", 1, typed=f"save {nowhere}\nquit\n")
    assert "cannot be written: no such file or directory" in said.out
    assert virtu("play", GAME, "--seed", 1, "--save", nowhere, typed="quit\n").code == 2


def test_with_json_the_game_goes_to_standard_error() -> None:
    said = virtu("play", GAME, "--seed", 3, "--json", typed="1\n" * 60)
    assert said.json["over"] is True
    assert said.json["winners"]
    assert engine.Record.read(said.json["record"]).verify()
    assert "Won by" in said.err


def test_hidden_hands_stay_hidden() -> None:
    """SV-6.2 With memory the terminal shows other hands no better than the table does."""
    said = virtu("play", GAME, "--players", 2, "--seed", 3, typed="1\n1\nboard\nquit\n")
    assert "easy 1" in said.out
    rows = [line for line in said.out.splitlines() if line.startswith("│ easy 1")]
    assert all(line.rstrip("│ ").split("│")[-1].strip().isdigit() for line in rows)
