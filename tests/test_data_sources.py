"""Data with provenance: no data file without a source, no doubt without a word for it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "virtu"
FILES = sorted(SOURCE.glob("games/*/data/*"))
WORDS = {"certain", "likely", "guess", "reconstructed"}

ids = [f"{path.parent.parent.name}/{path.name}" for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_every_data_file_names_its_source(path: Path) -> None:
    assert path.suffix == ".toml", "data are TOML: only there can they carry their source"
    source = tomllib.loads(path.read_text(encoding="utf-8")).get("source", {})
    assert {"work", "where", "made"} <= set(source)
    assert all(isinstance(text, str) and text.strip() for text in source.values())


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_doubts_are_said_in_known_words(path: Path) -> None:
    for where, word in doubts(tomllib.loads(path.read_text(encoding="utf-8")), ""):
        assert word in WORDS, f"{path.name}: {where} is {word!r}; the words are {', '.join(sorted(WORDS))}"


def doubts(plain: Any, where: str) -> list[tuple[str, Any]]:
    """Everything said under a key `sure`: one word for all, or one per field."""
    found: list[tuple[str, Any]] = []
    if isinstance(plain, dict):
        for key, value in plain.items():
            place = f"{where}.{key}".strip(".")
            if key == "sure":
                parts = value.items() if isinstance(value, dict) else [("", value)]
                found += [(f"{place}.{field}".strip("."), word) for field, word in parts]
            else:
                found += doubts(value, place)
    elif isinstance(plain, list):
        for index, item in enumerate(plain):
            found += doubts(item, f"{where}[{index}]")
    return found


def test_there_are_data_to_look_at() -> None:
    assert "seven_virtues/deck.toml" in ids
