"""Points by line and player, with the clause of every line."""

from rich.markup import escape
from rich.table import Table

from virtu.cli.words import Words
from virtu.kernel.score import Score


def score_table(scores: list[Score], words: Words) -> Table:
    table = Table(
        words.t("points"), *[escape(words.who(seat)) for seat in range(len(scores))], words.t("rule")
    )
    for column in table.columns:
        column.overflow = "fold"
    table.columns[0].no_wrap = True
    for index, line in enumerate(scores[0].lines):
        points = [signed(score.lines[index].points) for score in scores]
        table.add_row(words.term(line.name), *points, line.clause)
    table.add_section()
    table.add_row(words.t("total"), *[signed(score.total) for score in scores], "", style="bold")
    return table


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
