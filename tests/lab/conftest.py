"""Studies small enough to be played here."""

from collections.abc import Callable
from pathlib import Path

import pytest

from virtu.lab.study import Study, read_study

SMALL = """
question = "Does it matter where one sits?"
game = "seven_virtues"
players = 3
bots = ["easy", "random", "random"]
games = 12
seed = 40
forbid = ["take hope*"]
[b]
name = "open hands"
options = { hands = "open" }
"""

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A study file with this text."""

    def write(text: str) -> Path:
        path = tmp_path / "study.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def study(write: Write) -> Study:
    return read_study(write(SMALL))
