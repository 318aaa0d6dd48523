"""The answers one may give, numbered: words, what they cost or bring, and the notation; many of them in columns."""

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from virtu.cli.words import TableModel, Words

FEW: Final = 8
"""So many answers need no columns."""
MOST_COLUMNS: Final = 3
GAP: Final = 3

Line = tuple[str, str, str]
"""Words, more words, notation."""


def show_offers(console: Console, model: TableModel, words: Words) -> None:
    lines: list[Line] = []
    for offer in model.offers:
        answer = words.answer(model, offer)
        # A game without words of its own is told in its notation.
        lines.append((answer.words, answer.more, "" if answer.words == offer else offer))
    for row in arranged(lines, console.width):
        console.print(row, soft_wrap=True)


def arranged(lines: list[Line], width: int) -> list[Text]:
    """As many columns as fit; where there are many answers, what they bring gives way first (`what` tells it)."""
    if len(lines) > FEW:
        for shown in (lines, [(said, "", offer) for said, _, offer in lines]):
            for columns in range(MOST_COLUMNS, 1, -1):
                rows = in_columns(shown, columns)
                if max(cell_len(row.plain) for row in rows) <= width:
                    return rows
    rows = in_columns(lines, 1)
    return rows if max(cell_len(row.plain) for row in rows) <= width else narrow(lines, width)


def narrow(lines: list[Line], width: int) -> list[Text]:
    """One answer after the other; its notation stands in a column, or close behind, or beneath, as far as it fits."""
    rows = [numbered(index, line) for index, line in enumerate(lines)]
    widths = [cell_len(row.plain) for row in rows]
    room = width - 2 - max(len(line[2]) for line in lines)
    column = 2 + max((wide for wide in widths if wide <= room), default=0)
    for row, wide, (_, _, offer) in zip(rows, widths, lines, strict=True):
        gap = max(2, column - wide)
        row.append((" " * gap if wide + gap + len(offer) <= width else "\n       ") + offer, style="dim")
    return rows


def numbered(index: int, line: Line) -> Text:
    """An answer in words, without its notation."""
    said, more, _ = line
    row = Text()
    row.append(f"{index + 1:>3}  ", style="bold")
    row.append(said)
    row.append(f" ({more})" if more else "", style="italic")
    return row


def in_columns(lines: list[Line], columns: int) -> list[Text]:
    """Read downwards, like a list."""
    height = -(-len(lines) // columns)
    rows = [Text() for _ in range(height)]
    for first in range(0, len(lines), height):
        column = lines[first : first + height]
        wide = max(cell_len(spoken(line)) for line in column)
        long = max(len(line[2]) for line in column)
        for index, line in enumerate(column):
            row = rows[index]
            if first:
                row.append(" " * GAP)
            row.append_text(numbered(first + index, line))
            row.append(" " * (wide - cell_len(spoken(line)) + 2))
            row.append(line[2].ljust(long), style="dim")
    for row in rows:
        row.rstrip()
    return rows


def spoken(line: Line) -> str:
    return f"{line[0]} ({line[1]})" if line[1] else line[0]
