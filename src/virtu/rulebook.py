"""The numbered rules of the games in the languages they are told in.

An installed package carries the specifications in `virtu/rulebook`; a working copy has them in `docs/rules`. What only
those who work on a game need stands in `notes` beside them, under numbers of the same kind, and a translation in a
folder named after its language. English is the original: what a translation lacks stays English.
"""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from virtu.rulebook_text import read
from virtu.specification import ENGLISH, Block, Chapter, Paragraph, Passage, Rulebook, Ruling, Table, whole

__all__ = [
    "ENGLISH",
    "Block",
    "Chapter",
    "Paragraph",
    "Passage",
    "Rulebook",
    "Ruling",
    "Table",
    "available",
    "folders",
    "languages",
    "rulebook",
    "translation",
    "whole",
]


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
    told = translation(game, language, book)
    return overlaid(book, told) if told else book


def translation(game: str, language: str, original: Rulebook) -> Rulebook | None:
    """The rules of a game as written in another language, without what is missing there."""
    path = place(game)
    if path is None or not re.fullmatch(r"[a-z]{2}", language):
        return None
    told = path.parent / language / path.name
    return read(game, told.read_text(encoding="utf-8"), language, original) if told.is_file() else None


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
        folder for folder in (here.parents[2] / "docs" / "rules", here.parent / "rulebook") if folder.is_dir()
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
