"""A rulebook from its Markdown."""

import re
from typing import Final

from virtu.rulebook.book import (
    ENGLISH,
    Block,
    Chapter,
    Paragraph,
    Passage,
    Picture,
    Point,
    Rulebook,
    Ruling,
    Table,
)

BULLET: Final = re.compile(r"- ([A-Z]{2})-([A-Z]?)(\d+(?:\.\d+)*) (.*)")
CELL: Final = re.compile(r"([A-Z]{2})-([A-Z]?)(\d+(?:\.\d+)*)\b ?(.*)")
SOURCES: Final = re.compile(r"\s*\{([^{}]*)\}$")
PLACE = r"(?:aid )?[FEC]\d{2,4}(?:-\d+)?"
PLACES: Final = re.compile(rf"\s*\(({PLACE}(?:, {PLACE})*)\)")
"""Where in the printed books a sentence stands."""
EDITIONS: Final = re.compile(r"^\(([EFCQ](?:,[EFCQ])*(?: (?:fig|aid|table))?)\) ")
"""The editions an example stands in."""
CHAPTER: Final = re.compile(r"(?:([A-Z]{2}-)?(\d+(?:\.\d+)*)\.? )?(.*)")
PICTURE: Final = re.compile(r"!\[(.*)\]\(.*?pictures/([\w/]+)\.webp\)")
BAR: Final = re.compile(r"(?<!\\)\|")
ASIDE: Final = {"evidence", "opt", "option", "source", "en", "fr", "cz"}
"""Columns of numbered tables that tell where a thing comes from; a translation may leave them out."""


def read(game: str, text: str, language: str = ENGLISH, original: Rulebook | None = None) -> Rulebook:
    """A specification, or a translation of the original: its columns are those of the original by their place."""
    book = Rulebook("", game, "", [], [])
    for kind, lines in pieces(text.splitlines()):
        if kind == "title":
            book.title, _, book.id = lines[0].removeprefix("# ").rstrip(")").rpartition(" (")
            book.title = re.split(r"\s[-–—]\s", book.title)[0]
        elif kind == "heading":
            book.chapters.append(chapter(lines[0], book.id, language))
        elif kind == "table" and book.chapters:
            book.chapters[-1].blocks += table(lines, book, language, original or book)
        elif not book.chapters:
            book.introduction.append(Paragraph(" ".join(lines), language))
        else:
            book.chapters[-1].blocks.append(block(kind, lines, language))
    return book


def pieces(lines: list[str]) -> list[tuple[str, list[str]]]:
    """The lines gathered into titles, headings, bullets, tables, code and paragraphs."""
    parts: list[tuple[str, list[str]]] = []
    fenced = False
    before = ""
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
            if fenced:
                parts.append(("code", []))
        elif fenced:
            parts[-1][1].append(line)
        elif line.startswith("#"):
            parts.append(("title" if line.startswith("# ") else "heading", [line]))
        elif line.startswith("- "):
            parts.append(("bullet", [line]))
        elif line.startswith("|"):
            if not before.startswith("|"):
                parts.append(("table", []))
            parts[-1][1].append(line)
        elif line.strip() and not line.startswith("---"):
            if not before.strip() or parts[-1][0] in ("title", "heading", "table", "code"):
                parts.append(("paragraph", []))
            parts[-1][1].append(line if parts[-1][0] == "bullet" else line.strip())
        before = line
    return parts


def chapter(line: str, book: str, language: str) -> Chapter:
    """A heading: "## SV-3 A turn", "### 2.1 Palace" or "## Rulings"."""
    signs, _, rest = line.partition(" ")
    match = CHAPTER.fullmatch(rest)
    assert match is not None
    number = f"{book}-{match[2]}" if match[2] else ""
    return Chapter(number, Paragraph(match[3], language), len(signs) - 1)


def block(kind: str, lines: list[str], language: str) -> Block:
    if kind == "bullet":
        return bullet(lines, language)
    if kind == "paragraph" and (picture := PICTURE.fullmatch(lines[0])):
        return Picture(picture[2], picture[1], language)
    return Paragraph("\n".join(lines) if kind == "code" else " ".join(lines), language)


def bullet(lines: list[str], language: str) -> Block:
    """A numbered bullet becomes a passage; what is indented under it stays with it."""
    match = BULLET.fullmatch(lines[0])
    text = match[4] if match else lines[0].removeprefix("- ")
    for line in lines[1:]:
        listed = re.match(r"\s+(- |\d+\. )", line)
        text += ("\n" if listed else " ") + line.strip()
    if match is None:
        return Point(text, language)
    sources: list[str] = []
    for mark in (SOURCES, PLACES, EDITIONS):
        sources += mark.findall(text)
        text = mark.sub("", text)
    return Passage(f"{match[1]}-{match[2]}{match[3]}", text, ", ".join(sources), language)


def table(lines: list[str], book: Rulebook, language: str, original: Rulebook) -> list[Block]:
    """A table of this book's numbered things becomes those things; any other table stays one."""
    rows = [[cell.strip().replace("\\|", "|") for cell in BAR.split(line.strip())[1:-1]] for line in lines]
    header, body = rows[0], [row for row in rows[1:] if not all(set(cell) <= set("-: ") for cell in row)]
    matches = [CELL.fullmatch(row[0]) for row in body]
    if not body or any(match is None or match[1] != book.id for match in matches):
        return [Table(header, body, language)]
    blocks: list[Block] = []
    for match, row in zip(matches, body, strict=True):
        assert match is not None
        number = f"{match[1]}-{match[2]}{match[3]}"
        if original is book:
            book.columns[number] = [name.lower() for name in header[1:]]
        roles = columns(original.columns.get(number, []), len(row) - 1)
        if roles is not None:
            blocks.append(numbered(number, match[4], roles, header, row, language))
    return blocks


def columns(names: list[str], count: int) -> list[str] | None:
    """What so many cells of a row are, by the original's names; None if they cannot be told apart."""
    told = [name for name in names if name not in ASIDE]
    return names if len(names) == count else told if len(told) == count else None


def numbered(
    number: str, label: str, roles: list[str], header: list[str], row: list[str], language: str
) -> Block:
    cells = dict(zip(roles, row[1:], strict=True))
    if number[3] == "R":
        ruling = next((cells[name] for name in ("ruling", "default ruling", "default") if name in cells), "")
        rest = [
            f"{name}: {cell}"
            for name, cell in cells.items()
            if name != "question" and cell not in (ruling, "-")
        ]
        return Ruling(number, cells.get("question", ""), ruling, "; ".join(rest), language)
    if "expected" in cells:
        given = ". ".join(part for part in (label, cells.get("input", "")) if part and part != "-")
        return Passage(number, f"{given} => {cells['expected']}", cells.get("source", ""), language)
    first, *others = row[1:]
    rest = [f"{name.lower()}: {cell}" for name, cell in zip(header[2:], others, strict=False)]
    return Passage(number, f"**{first}** — {'; '.join(rest)}" if rest else first, "", language)
