"""What a rulebook consists of: chapters of numbered clauses, rulings and examples, tables and plain paragraphs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

ENGLISH: Final = "en"
MENTION: Final = re.compile(r"\bR(\d+)\b")


@dataclass(frozen=True, slots=True)
class Passage:
    """One numbered sentence: a clause, a worked example or a note on the data."""

    number: str
    text: str
    sources: str = ""
    """The marks behind a clause: editions and rulings it rests on."""
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question the printed rules leave open, and how it is decided here."""

    number: str
    question: str
    ruling: str
    notes: str = ""
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class Table:
    """A table without numbers of its own."""

    header: list[str]
    rows: list[list[str]]
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What has no number: an introduction, a remark, a heading."""

    text: str
    language: str = ENGLISH


@dataclass(frozen=True, slots=True)
class Point(Paragraph):
    """One of several that are listed."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A table of ours, drawn under this name in `docs/pictures`."""

    name: str
    text: str
    """What it shows, for those who cannot see it."""
    language: str = ENGLISH


Block = Passage | Ruling | Table | Paragraph | Picture


@dataclass(slots=True)
class Chapter:
    """One heading and what stands under it, in reading order."""

    id: str
    heading: Paragraph
    level: int
    """1 for a chapter, 2 for a part of it."""
    blocks: list[Block] = field(default_factory=list)

    @property
    def title(self) -> str:
        return self.heading.text

    @property
    def clauses(self) -> list[Passage]:
        return [block for block in self.blocks if isinstance(block, Passage) and is_clause(block.number)]


@dataclass(slots=True)
class Rulebook:
    """One specification."""

    id: str
    """The letters its clauses begin with: "SV"."""
    game: str
    title: str
    introduction: list[Paragraph]
    chapters: list[Chapter]
    """What players read."""
    lesson: list[Chapter] = field(default_factory=list)
    """The game in five minutes, without numbers."""
    notes: list[Chapter] = field(default_factory=list)
    """What only those who work on the game read; clauses and rulings mention it."""
    columns: dict[str, list[str]] = field(default_factory=dict)
    """For each number that stands in a table, what the other cells of its row are."""

    @property
    def everything(self) -> list[Chapter]:
        return self.chapters + self.notes

    @property
    def clauses(self) -> list[Passage]:
        return [clause for chapter in self.everything for clause in chapter.clauses]

    @property
    def rulings(self) -> list[Ruling]:
        return [block for block in self.blocks if isinstance(block, Ruling)]

    @property
    def examples(self) -> list[Passage]:
        """Worked examples, and notes on the data."""
        return [
            block for block in self.blocks if isinstance(block, Passage) and not is_clause(block.number)
        ]

    @property
    def passages(self) -> list[Passage | Ruling]:
        """Everything that has a number."""
        return [block for block in self.blocks if isinstance(block, (Passage, Ruling))]

    @property
    def blocks(self) -> list[Block]:
        return [block for chapter in self.everything for block in chapter.blocks]

    def find(self, number: str) -> Passage | Ruling | None:
        """A clause, ruling or example by its number; capitals and the letters before it are forgiven."""
        wanted = number.strip().upper().removeprefix(self.id + "-")
        for passage in self.passages:
            if passage.number == f"{self.id}-{wanted}":
                return passage
        return None

    def under(self, number: str) -> list[Passage | Ruling]:
        """The passage of this number; or, for a chapter or a part of one, every clause in it."""
        exact = self.find(number)
        if exact is not None:
            return [exact]
        beginning = f"{self.id}-{number.strip().upper().removeprefix(self.id + '-').rstrip('.')}."
        return [passage for passage in self.passages if passage.number.startswith(beginning)]

    def about(self, number: str) -> list[Passage | Ruling]:
        """The rulings a clause names, and all rulings and examples that name the clause."""
        clause = self.find(number)
        if clause is None:
            return []
        text = f"{clause.text} {clause.sources}" if isinstance(clause, Passage) else clause.ruling
        named = {f"{self.id}-R{mark}" for mark in MENTION.findall(text)}
        naming = re.compile(rf"(?<![\d.]){re.escape(clause.number.removeprefix(self.id + '-'))}(?![\d.]*\d)")
        return [
            passage
            for passage in self.passages
            if passage is not clause
            and not is_clause(passage.number)
            and (passage.number in named or naming.search(mentions(passage)))
        ]

    def keyed(self) -> Iterator[tuple[str, Block]]:
        """All that players read under a name that does not depend on its language: a clause by its number, anything
        else by its chapter and its place there."""
        for place, paragraph in enumerate(self.introduction, 1):
            yield f"introduction/{place}", paragraph
        nameless = 0
        for chapter in self.chapters:
            nameless += not chapter.id
            name = chapter.id or f"chapter{nameless}"
            yield f"{name}/heading", chapter.heading
            texts = tables = 0
            for block in chapter.blocks:
                if isinstance(block, (Passage, Ruling)):
                    yield block.number, block
                elif isinstance(block, Table):
                    tables += 1
                    yield f"{name}/table{tables}", block
                else:
                    texts += 1
                    yield f"{name}/text{texts}", block


def is_clause(number: str) -> bool:
    """SV-3.2 is a clause; SV-R1 is a ruling, AG-X7 an example."""
    return number[3:4].isdigit()


def mentions(passage: Passage | Ruling) -> str:
    """The clause numbers a passage names, reduced to figures."""
    return " ".join(re.findall(r"[A-Z]{2}-(\d+(?:\.\d+)*)", whole(passage, notes=True)))


def whole(block: Block, *, notes: bool = False) -> str:
    """All words of a block."""
    if isinstance(block, Ruling):
        return f"{block.question} {block.ruling}" + (f" {block.notes}" if notes else "")
    if isinstance(block, Table):
        return "\n".join(" | ".join(row) for row in [block.header, *block.rows])
    return block.text
