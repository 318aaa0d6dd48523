"""`virtu lesson`: those who write a lesson are told what is wrong with it, and where."""

from pathlib import Path

import pytest

from cli.terminal import virtu
from virtu.lessons.lesson import FOLDER

FIRST = FOLDER / "seven_virtues" / "01_taking.toml"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The first lesson of the Seven Virtues with one mistake."""
    text = FIRST.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "seven_virtues" / FIRST.name
    path.parent.mkdir()
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_lesson_that_comes_along_is_in_order() -> None:
    said = virtu("lesson", "check", FIRST)
    assert (said.code, said.err) == (0, "")
    assert "in order" in said.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('answer = "take hope"', 'answer = "take faith"', "step 3 “virtue”: “take faith” is refused"),
        ('show = ["part:row"]', 'show = ["part:rwo"]', "step 2 “rows”: no part of the page is called “rwo”"),
        ('"spot:card:hope 6"', '"spot:card:hope 66"', "there is no spot “card:hope 66”; did you mean “card:hope 6”?"),
        ('name = "rows"', 'name = "cols"', "lacks the message “lesson-seven_virtues-taking-cols”"),
        ('step = "rows"', 'step = "row"', "question “from”: no step is called “row”; did you mean “rows”?"),
        ("players = 3", "players = 9", "is for 2 to 7 players, not 9"),
        ("free = 3", 'free = "three"', "step 9, free: Expected `int`, got `str`"),
        ('name = "rows"', 'nam = "rows"', "step 2: no key is called “nam”; there are name, show, answer"),
        ("minutes = 4", "minuts = 4", "at the top: no key is called “minuts”; there are game, players, minutes"),
        ('game = "seven_virtues"', 'game = "chess"', "no game is called “chess”"),
        ("minutes = 4", "minutes = ", "is not TOML"),
        ('"1 take', '"one take', "a line is “seat answer” or “chance answer”"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    found = virtu("lesson", "check", changed(tmp_path, old, new))
    assert found.code == 1
    assert said in found.err


def test_what_could_follow_is_written_for_the_teacher(tmp_path: Path) -> None:
    path = tmp_path / "seven_virtues" / "01_short.toml"
    path.parent.mkdir()
    path.write_text('game = "seven_virtues"\nplayers = 2\nminutes = 1\nstep = []\nquestion = []\n', encoding="utf-8")
    found = virtu("lesson", "next", path, "--seed", "4")
    assert found.code == 0
    assert '"chance deal ' in found.out
    assert "take: “take" in found.out
