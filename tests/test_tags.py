"""Names may change, tags may not: classes and fields are renamed in a copy, and every record still verifies."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import virtu

ROOT = Path(__file__).parent.parent
RENAMED = {
    "seven_virtues": {"Take": "Pick", "who": "taker", "inactive": "upper_row"},
    "honour": {"AnswerCharge": "Defend", "who": "person", "shames": "disgraces"},
    "governing": {"GovernPool": "GovernPurse", "half": "other_half", "improvements": "fittings"},
    "wars_of_italy": {"Diplomacy": "Persuasion", "annexed": "taken_in", "lost_tiles": "gone_tiles"},
}
"""By game: a class of steps, a field of a step, a field of the state."""


@pytest.mark.slow
@pytest.mark.parametrize("game", virtu.games(), ids=lambda game: game.name)
def test_names_may_change(game: virtu.Game, tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "virtu", tmp_path / "virtu", ignore=shutil.ignore_patterns("web", "*.so", "__pycache__")
    )
    names = RENAMED[game.name]
    assert any(kind.__name__ in names for kind in game.codec.classes.values())
    assert any(name in names for name in game.codec.fields)
    for path in (tmp_path / "virtu").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for old, new in names.items():
            # The tag, a text before a colon, stays as it is.
            text = re.sub(rf"(?<![\"'_\w-]){old}\b|(?<=: \"){old}(?=\",\n)", new, text)
        path.write_text(text, encoding="utf-8")
    records = sorted((ROOT / "records" / game.name).glob("*.game"))
    command = [sys.executable, "-m", "virtu", "verify", *map(str, records)]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", virtu.games(), ids=lambda game: game.name)
def test_every_field_of_a_state_has_a_tag_and_its_own_copy(game: virtu.Game) -> None:
    """A field without a tag would be missing in digests; one that a clone shares would change with it."""
    state = game.new(seed=3)
    driven = {"dice", "news", "rules"}
    attributes = {name for kind in type(state).__mro__ for name in getattr(kind, "__annotations__", {})}
    assert attributes - driven == set(game.codec.fields.values())
    clone = state.clone()
    assert clone == state
    shared = [
        name
        for name in game.codec.fields.values()
        if isinstance(getattr(state, name), list) and getattr(state, name) is getattr(clone, name)
    ]
    assert shared in ([], ["faction"]), "what never changes may be shared"
    assert clone.dice is None
