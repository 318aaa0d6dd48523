"""The numbered rules of the games, read from their specifications.

An installed package carries the specifications in `virtu/rulebook`; a working copy has them in `docs/rules`. What only
those who work on a game need stands in `notes` beside them, under numbers of the same kind.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

BULLET = re.compile(r"- ([A-Z]{2})-([A-Z]?)(\d+(?:\.\d+)*) (.*)")
CELL = re.compile(r"([A-Z]{2})-([A-Z]?)(\d+(?:\.\d+)*)\b ?(.*)")
SOURCES = re.compile(r"\s*\{([^{}]*)\}$")
CHAPTER = re.compile(r"(?:([A-Z]{2}-)?(\d+(?:\.\d+)*)\.? )?(.*)")
BAR = re.compile(r"(?<!\\)\|")
MENTION = re.compile(r"\bR(\d+)\b")


@dataclass(frozen=True, slots=True)
class Passage:
    """One numbered sentence: a clause, a worked example or a note on the data."""

    number: str
    text: str
    sources: str = ""
    """The marks behind a clause: editions and rulings it rests on."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question the printed rules leave open, and how it is decided here."""

    number: str
    question: str
    ruling: str
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table without numbers of its own."""

    header: list[str]
    rows: list[list[str]]


Block = Passage | Ruling | Table | str


@dataclass(slots=True)
class Chapter:
    """One heading and what stands under it, in reading order."""

    id: str
    title: str
    level: int
    """1 for a chapter, 2 for a part of it."""
    blocks: list[Block] = field(default_factory=list)

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
    introduction: list[str]
    chapters: list[Chapter]
    """What players read."""
    notes: list[Chapter] = field(default_factory=list)
    """What only those who work on the game read; clauses and rulings mention it."""

    @property
    def everything(self) -> list[Chapter]:
        return self.chapters + self.notes

    @property
    def clauses(self) -> list[Passage]:
        return [clause for chapter in self.everything for clause in chapter.clauses]

    @property
    def rulings(self) -> list[Ruling]:
        return [block for chapter in self.everything for block in chapter.blocks if isinstance(block, Ruling)]

    @property
    def examples(self) -> list[Passage]:
        """Worked examples, and notes on the data."""
        return [
            block
            for chapter in self.everything
            for block in chapter.blocks
            if isinstance(block, Passage) and not is_clause(block.number)
        ]

    @property
    def passages(self) -> list[Passage | Ruling]:
        """Everything that has a number."""
        return [
            block
            for chapter in self.everything
            for block in chapter.blocks
            if isinstance(block, (Passage, Ruling))
        ]

    def find(self, number: str) -> Passage | Ruling | None:
        """A clause, ruling or example by its number; capitals and the letters before it are forgiven."""
        wanted = number.strip().upper().removeprefix(self.id + "-")
        for passage in self.passages:
            if passage.number == f"{self.id}-{wanted}":
                return passage
        return None

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
            and (passage.number in named or naming.search(words(passage)))
        ]


def is_clause(number: str) -> bool:
    """SV-3.2 is a clause; SV-R1 is a ruling, AG-X7 an example."""
    return number[3:4].isdigit()


def words(passage: Passage | Ruling) -> str:
    """What a passage says, its clause numbers reduced to figures with a sign before them."""
    text = (
        passage.text
        if isinstance(passage, Passage)
        else f"{passage.question} {passage.ruling} {passage.notes}"
    )
    return " ".join(re.findall(r"[A-Z]{2}-(\d+(?:\.\d+)*)", text))


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of a game; ValueError if there are none."""
    for folder in folders():
        path = folder / f"{game}.md"
        if game.isidentifier() and path.is_file():
            book = read(game, path.read_text(encoding="utf-8"))
            notes = folder / "notes" / f"{game}.md"
            if notes.is_file():
                book.notes = read(game, notes.read_text(encoding="utf-8")).chapters
            return book
    raise ValueError(f"no rules are written for {game!r}; there are rules for {', '.join(available())}")


def available() -> list[str]:
    """The games whose rules are here."""
    return sorted({path.stem for folder in folders() for path in folder.glob("*.md")})


def folders() -> list[Path]:
    here = Path(__file__).resolve()
    return [
        folder for folder in (here.parents[2] / "docs" / "rules", here.parent / "rulebook") if folder.is_dir()
    ]


def read(game: str, text: str) -> Rulebook:
    """A specification from its Markdown."""
    book = Rulebook("", game, "", [], [])
    for kind, lines in pieces(text.splitlines()):
        if kind == "title":
            book.title, _, book.id = lines[0].removeprefix("# ").rstrip(")").rpartition(" (")
            book.title = re.split(r" [-—] ", book.title)[0]
        elif kind == "heading":
            book.chapters.append(chapter(lines[0], book.id))
        elif not book.chapters:
            book.introduction.append(" ".join(lines))
        else:
            book.chapters[-1].blocks += blocks(kind, lines, book.id)
    return book


def pieces(lines: list[str]) -> list[tuple[str, list[str]]]:
    """The lines gathered into titles, headings, bullets, tables, code and paragraphs."""
    found: list[tuple[str, list[str]]] = []
    fenced = False
    before = ""
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
            if fenced:
                found.append(("code", []))
        elif fenced:
            found[-1][1].append(line)
        elif line.startswith("#"):
            found.append(("title" if line.startswith("# ") else "heading", [line]))
        elif line.startswith("- "):
            found.append(("bullet", [line]))
        elif line.startswith("|"):
            if not before.startswith("|"):
                found.append(("table", []))
            found[-1][1].append(line)
        elif line.strip() and not line.startswith("---"):
            if not before.strip() or found[-1][0] in ("title", "heading", "table", "code"):
                found.append(("paragraph", []))
            found[-1][1].append(line if found[-1][0] == "bullet" else line.strip())
        before = line
    return found


def chapter(line: str, book: str) -> Chapter:
    """A heading: "## SV-3 A turn", "### 2.1 Palace" or "## Rulings"."""
    signs, _, rest = line.partition(" ")
    match = CHAPTER.fullmatch(rest)
    assert match is not None
    number = f"{book}-{match[2]}" if match[2] else ""
    return Chapter(number, match[3], len(signs) - 1)


def blocks(kind: str, lines: list[str], book: str) -> list[Block]:
    if kind == "bullet":
        return [bullet(lines)]
    if kind == "table":
        return table(lines, book)
    return ["\n".join(lines) if kind == "code" else " ".join(lines)]


def bullet(lines: list[str]) -> Block:
    """A numbered bullet becomes a passage; what is indented under it stays with it."""
    match = BULLET.fullmatch(lines[0])
    text = match[4] if match else lines[0].removeprefix("- ")
    for line in lines[1:]:
        listed = re.match(r"\s+(- |\d+\. )", line)
        text += ("\n" if listed else " ") + line.strip()
    if match is None:
        return text
    sources = SOURCES.search(text)
    number = f"{match[1]}-{match[2]}{match[3]}"
    return Passage(number, SOURCES.sub("", text), sources[1] if sources else "")


def table(lines: list[str], book: str) -> list[Block]:
    """A table of this book's numbered things becomes those things; any other table stays one."""
    rows = [[cell.strip().replace("\\|", "|") for cell in BAR.split(line.strip())[1:-1]] for line in lines]
    header, body = rows[0], [row for row in rows[1:] if not all(set(cell) <= set("-: ") for cell in row)]
    matches = [CELL.fullmatch(row[0]) for row in body]
    if not body or any(match is None or match[1] != book for match in matches):
        return [Table(header, body)]
    return [
        numbered(match, header, row) for match, row in zip(matches, body, strict=True) if match is not None
    ]


def numbered(match: re.Match[str], header: list[str], row: list[str]) -> Block:
    number = f"{match[1]}-{match[2]}{match[3]}"
    names = [name.lower() for name in header]
    cells = dict(zip(names[1:], row[1:], strict=False))
    if match[2] == "R":
        ruling = next((cells[name] for name in ("ruling", "default ruling", "default") if name in cells), "")
        rest = [
            f"{name}: {cell}"
            for name, cell in cells.items()
            if name != "question" and cell not in (ruling, "-")
        ]
        return Ruling(number, cells.get("question", ""), ruling, "; ".join(rest))
    if "expected" in cells:
        given = ". ".join(part for part in (match[4], cells.get("input", "")) if part and part != "-")
        return Passage(number, f"{given} => {cells['expected']}", cells.get("source", ""))
    first = next(iter(cells.values()), "")
    rest = [f"{name}: {cell}" for name, cell in list(cells.items())[1:]]
    return Passage(number, f"**{first}** — {'; '.join(rest)}" if rest else first)
