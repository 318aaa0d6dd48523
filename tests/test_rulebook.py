"""The rules as the rules page and the command line show them."""

import re

import pytest

from virtu.rulebook import Passage, Ruling, available, folders, rulebook


@pytest.mark.parametrize("game", available())
def test_every_number_of_a_specification_is_found_once(game: str) -> None:
    book = rulebook(game)
    paths = [folders()[0] / f"{game}.md", folders()[0] / "notes" / f"{game}.md"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())
    written = re.findall(rf"^(?:- |\| ){book.id}-([A-Z]?\d+(?:\.\d+)*)\b", text, re.MULTILINE)
    found = [passage.number for passage in book.passages]
    assert found == [f"{book.id}-{number}" for number in written]
    assert len(found) == len(set(found)) > 30
    assert all(ruling.question and ruling.ruling for ruling in book.rulings)
    assert all(chapter.title for chapter in book.chapters)


def test_a_clause_brings_its_rulings_and_examples() -> None:
    book = rulebook("seven_virtues")
    assert (book.id, book.title) == ("SV", "Virtus: the Seven Virtues")
    clause = book.find("sv-3.4")
    assert isinstance(clause, Passage)
    assert clause.text.startswith("**A single card** only if")
    assert [ruling.number for ruling in book.about("SV-3.4")] == ["SV-R1"]
    governing = rulebook("governing")
    about = governing.about("AG-8.3.2")
    assert [passage.number for passage in about] == ["AG-X17"]
    assert isinstance(governing.find("R2"), Ruling)


def test_lists_tables_and_marks_stay_with_their_clause() -> None:
    wars = rulebook("wars_of_italy").find("WI-3.2")
    assert isinstance(wars, Passage)
    assert len(wars.text.split("\n")) == 7
    fate = rulebook("honour").find("HO-9.5")
    assert isinstance(fate, Passage)
    assert fate.text == "**The Tale Turns Round** — copies: 1; effect: reverse the queue (2 or more entries)"
    masks = rulebook("governing").find("AG-7.3.4")
    assert isinstance(masks, Passage)
    assert masks.sources == "EC 2, F 1, R26,R27"


def test_unknown_numbers_and_games() -> None:
    assert rulebook("honour").find("HO-99.1") is None
    assert rulebook("honour").about("HO-99.1") == []
    with pytest.raises(ValueError, match="there are rules for governing, honour"):
        rulebook("../secret")
