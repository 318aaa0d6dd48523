"""The numbers a study may change in the browser: what is called usual is usual, and all of them can be changed."""

from pathlib import Path

import pytest

from virtu.games.palace.component_data import open_box
from virtu.lab.numbers import NUMBERS, Number


@pytest.mark.parametrize("number", NUMBERS["governing"], ids=lambda number: number.name)
def test_one_number_and_nothing_else(number: Number, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(number.overlay(number.usual))
    assert values(str(own)) == values("")
    for value in (number.least, number.most):
        own.write_text(number.overlay(value))
        assert values(str(own)) != values("")


def values(path: str) -> dict[str, object]:
    """All component data but what is known of them: what somebody changes is no longer known."""
    tables = open_box(path).tables
    return {f"{table}.{name}": {**entry, "known": 0} if isinstance(entry, dict) else entry
            for table, entries in tables.items() for name, entry in entries.items()}  # fmt: skip
