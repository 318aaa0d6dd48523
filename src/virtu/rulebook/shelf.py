"""Where the rulebooks stand, and translations laid over them.

An installed package carries the specifications in `virtu/rulebook/rules`; a working copy has them in `docs/rules`.
What only those who work on a game need stands in `notes` beside them, under numbers of the same kind, and a
translation in a folder named after its language. `learn` beside `rules` has each game in five minutes. English is
the original: what a translation lacks stays English.
"""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from virtu.rulebook.book import ENGLISH, Block, Chapter, Paragraph, Passage, Rulebook, Ruling, Table, whole
from virtu.rulebook.markdown import read


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The rules of a game, as far as they are told in a language; ValueError if there are none."""
    path = place(game)
    if path is None:
        raise ValueError(f"no rules are written for {game!r}; there are rules for {', '.join(available())}")
    book = read(game, path.read_text(encoding="utf-8"))
    notes = path.parent / "notes" / path.name
    if notes.is_file():
        book.notes = read(game, notes.read_text(encoding="utf-8")).chapters
    book.lesson = lesson(game, language)
    told = translation(game, language, book)
    return overlaid(book, told) if told else book


def cited(number: str, game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook a clause of a game is in: its own, or the one that the letters before the number belong to.

    The Wars of Italy are played by clauses of the Art of Governing, too.
    """
    own = rulebook(game, language)
    letters, hyphen, _ = number.strip().upper().partition("-")
    if hyphen and letters != own.id:
        for other in available():
            if rulebook(other).id == letters:
                return rulebook(other, language)
    return own


def translation(game: str, language: str, original: Rulebook) -> Rulebook | None:
    """The rules of a game as written in another language, without what is missing there."""
    path = place(game)
    if path is None or not re.fullmatch(r"[a-z]{2}", language):
        return None
    told = path.parent / language / path.name
    return read(game, told.read_text(encoding="utf-8"), language, original) if told.is_file() else None


def lesson(game: str, language: str) -> list[Chapter]:
    """A game in five minutes, in English where nobody has told it in this language."""
    path = place(game)
    for told in (language, ENGLISH):
        page = path.parent.parent / "learn" / told / path.name if path else None
        if page and re.fullmatch(r"[a-z]{2}", told) and page.is_file():
            return read(game, page.read_text(encoding="utf-8"), told).chapters
    return []


def available() -> list[str]:
    """The games whose rules are here."""
    return sorted({path.stem for folder in folders() for path in folder.glob("*.md")})


def languages(game: str) -> list[str]:
    """The languages a game's rules are translated into."""
    path = place(game)
    return [] if path is None else sorted(told.parent.name for told in path.parent.glob(f"[a-z][a-z]/{game}.md"))


def place(game: str) -> Path | None:
    paths = [folder / f"{game}.md" for folder in folders()]
    return next((path for path in paths if game.isidentifier() and path.is_file()), None)


def folders() -> list[Path]:
    here = Path(__file__).resolve()
    return [
        folder for folder in (here.parents[3] / "docs" / "rules", here.parent / "rules") if folder.is_dir()
    ]


def overlaid(book: Rulebook, told: Rulebook) -> Rulebook:
    """The original with all that a translation says in its place."""
    words = dict(told.keyed())
    said = {name: block if name not in words else over(block, words[name]) for name, block in book.keyed()}
    blocks = iter(said.values())
    introduction = [paragraph(next(blocks)) for _ in book.introduction]
    chapters = [
        Chapter(
            chapter.id,
            paragraph(next(blocks)),
            chapter.level,
            [next(blocks) for _ in chapter.blocks],
        )
        for chapter in book.chapters
    ]
    return replace(
        book, title=told.title or book.title, introduction=introduction, chapters=chapters
    )


def over(block: Block, told: Block) -> Block:
    """What is told, with the number and the sources of the original; the original where the two do not match."""
    if not whole(told).strip():
        return block
    if isinstance(block, Passage) and isinstance(told, Passage):
        return replace(told, sources=block.sources)
    if isinstance(block, Ruling) and isinstance(told, Ruling):
        return replace(told, notes=block.notes) if told.question and told.ruling else block
    if isinstance(block, Table) and isinstance(told, Table):
        fits = len(told.rows) == len(block.rows) and len(told.header) == len(block.header)
        return told if fits else block
    return told if isinstance(block, Paragraph) and isinstance(told, Paragraph) else block


def paragraph(block: Block) -> Paragraph:
    assert isinstance(block, Paragraph)
    return block
