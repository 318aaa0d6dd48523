"""The rules say the same in every language they are translated into."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import virtu
from cli.terminal import virtu as command
from virtu.rulebook import Chapter, Picture, Ruling, available, languages, lock, rulebook, translation, whole
from virtu.rulebook.markdown import read
from virtu.rulebook.shelf import lesson, overlaid

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

TRANSLATIONS = [(game, language) for game in available() for language in languages(game)]
everywhere = pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
REFERENCE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*|\b[RXDC]\d+\b|\b\d+\.\d+(?:\.\d+)*\b")
ORDINAL = re.compile(r"\d+(?:(?:st|nd|rd|th|er|re|e)\b|[ºª°])")
CODE = re.compile(r"`([^`]*)`")


def figures(text: str) -> list[str]:
    """Whole numbers; "2nd" may be "druhý"."""
    return re.findall(r"\d+", ORDINAL.sub("", REFERENCE.sub("", CODE.sub("", text))))


def references(text: str) -> list[str]:
    return REFERENCE.findall(CODE.sub("", text))


def differing(game: str, language: str, found: Callable[[str], list[str]]) -> list[str]:
    """Where the English and the translation do not have the same, each as often."""
    original = rulebook(game)
    told = translation(game, language, original)
    assert told is not None
    words = dict(told.keyed())
    wrong = []
    for name, block in original.keyed():
        if name in words and not name.startswith("introduction"):
            mine, other = Counter(found(whole(block))), Counter(found(whole(words[name])))
            if mine != other:
                wrong.append(f"{name}: English {sorted(mine - other)}, {language} {sorted(other - mine)}")
    return wrong


@everywhere
def test_the_same_numbers_stand_in_the_same_order(game: str, language: str) -> None:
    original = rulebook(game)
    told = translation(game, language, original)
    assert told is not None
    assert [name for name, _ in told.keyed()] == [name for name, _ in original.keyed()]
    assert told.id == original.id


@everywhere
def test_nothing_is_empty_or_stays_english(game: str, language: str) -> None:
    """What does not fit its place, such as a table with a row too few, would be shown in English."""
    assert [name for name, block in rulebook(game, language).keyed() if block.language != language] == []


@everywhere
def test_the_same_clauses_and_rulings_are_named(game: str, language: str) -> None:
    assert differing(game, language, references) == []


@everywhere
def test_figures_are_the_same(game: str, language: str) -> None:
    assert differing(game, language, figures) == []


@everywhere
def test_words_in_code_font_are_not_translated(game: str, language: str) -> None:
    assert differing(game, language, CODE.findall) == []


@everywhere
def test_every_passage_is_made_from_the_english_of_today(game: str, language: str) -> None:
    """After looking at what `virtu rules --stale` lists: `virtu rules --lock`."""
    assert lock.stale(game, language) == []


@everywhere
def test_whatever_a_game_cites_is_found(game: str, language: str) -> None:
    book = rulebook(game, language)
    books = [book, *[rulebook(other, language) for other in available() if other != game]]
    known = {passage.number for found in books for passage in found.passages}
    known |= {chapter.id for found in books for chapter in found.everything}
    rules = virtu.game(game)
    cited = {clause.number for clause in rules.clauses} | {option.clause for option in rules.options.values()}
    assert cited - known == set()


def test_an_unknown_language_reads_english() -> None:
    assert list(rulebook("seven_virtues", "xx").keyed()) == list(rulebook("seven_virtues").keyed())


def test_half_a_translation_is_useful() -> None:
    english = rulebook("wars_of_italy")
    text = """# Les Guerres d’Italie – règles (WI)

## 0. Termes

- WI-0.6 Le reste suit les règles générales.

## 14. Décisions

| id | question | décision |
|---|---|---|
| WI-R54 | Des Troupes ennemies sur le chemin ? | sans effet |
| WI-R56 | une cellule de trop | a | b | c | d | e |
"""
    book = overlaid(english, read("wars_of_italy", text, "fr", english))
    rest, original, ruling = book.find("WI-0.6"), english.find("WI-R54"), book.find("WI-R54")
    assert rest is not None
    assert (rest.language, book.title) == ("fr", "Les Guerres d’Italie")
    assert isinstance(original, Ruling)
    assert isinstance(ruling, Ruling)
    assert (ruling.question, ruling.ruling) == ("Des Troupes ennemies sur le chemin ?", "sans effet")
    assert (ruling.notes, ruling.language) == (original.notes, "fr")
    assert [found.language for found in (book.find("WI-0.1"), book.find("WI-R56")) if found] == ["en", "en"]


def test_the_command_tells_the_rules_in_a_language_and_what_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    said = command("rules", "seven_virtues", "SV-3.4", "--lang", "en")
    assert "SV-3.4" in said.out
    stale = command("rules", "--stale", "fr", "--json")
    assert (stale.code, stale.json["stale"]["seven_virtues"]) == (0, [])
    assert command("rules", "--stale", "en").code == 2
    monkeypatch.setattr("virtu.rulebook.lock.locks", lambda *_: {})  # as if nothing had been locked
    stale = command("rules", "--stale", "fr", "--json")
    assert stale.code == 1
    assert any(line.startswith("SV-3.4") for line in stale.json["stale"]["seven_virtues"])


def shape(chapters: list[Chapter]) -> list[list[str]]:
    return [[type(block).__name__ for block in chapter.blocks] for chapter in chapters]


@everywhere
def test_a_game_is_learnt_in_five_minutes_in_every_language(game: str, language: str) -> None:
    english, told = rulebook(game).lesson, rulebook(game, language).lesson
    assert shape(told) == shape(english)
    blocks = [block for chapter in told for block in chapter.blocks]
    assert {block.language for block in blocks} == {language}
    pictures = [block.name for block in blocks if isinstance(block, Picture)]
    assert pictures == [game if language == "en" else f"{language}/{game}"]
    assert (PICTURES / f"{pictures[0]}.webp").is_file()
    assert lesson(game, "xx") == english
