"""The state of the specifications: which clauses can refuse, and which are tested."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import virtu
from virtu import rulebook
from virtu.cli.common import json_option, show

NUMBER = r"[A-Z]{2}-[A-Z]*\d+(?:\.\d+)*"
CITED = re.compile(rf"({NUMBER})(?:[–-](\d+))?")
BETWEEN = re.compile(r"\s*(?:,|;|and)\s*")


@click.command("clauses")
@json_option
def clauses_command(as_json: bool) -> None:
    """How many clauses of each game can refuse, and are tested."""
    tests = tests_folder()
    if tests is None:
        click.echo("The tests are not here (they come with the source tree), so none are counted.", err=True)
    cited = {number for _, number in citations(tests)} if tests else set()
    books = [report(name, cited) for name in rulebook.available()]

    def tell(console: Console) -> None:
        table = Table("specification", "clauses", "can refuse", "tested", "untested")
        for book in books:
            table.add_row(
                book["id"],
                str(book["clauses"]),
                str(book["refusing"]),
                str(book["tested"]),
                shortened(book["untested"]),
            )
        console.print(table)

    show(as_json, {"tests": tests is not None, "specifications": books}, tell)


def report(name: str, cited: set[str]) -> dict[str, Any]:
    """One specification; a game not yet played by the registry refuses nothing."""
    book = rulebook.rulebook(name)
    game = next((game for game in virtu.games() if game.specification == book.id), None)
    refusing = {clause.number for clause in game.clauses} if game else set()
    numbers = [clause.number for clause in book.clauses]
    return {
        "id": book.id,
        "game": name,
        "clauses": len(numbers),
        "refusing": len(refusing),
        "tested": len([number for number in numbers if number in cited]),
        "untested": [number for number in numbers if number not in cited],
        "untested_refusing": sorted(refusing - cited),
    }


def shortened(numbers: list[str]) -> str:
    return ", ".join(numbers[:6]) + (f" … {len(numbers)}" if len(numbers) > 6 else "")


def tests_folder() -> Path | None:
    """The tests of a source tree; an installed package has none."""
    folder = Path(virtu.__file__).resolve().parents[2] / "tests"
    return folder if folder.is_dir() else None


def citations(tests: Path) -> Iterator[tuple[str, str]]:
    """Every test and each clause number its docstring begins with: ("test_turn.py::test_3_2_…", "SV-3.2")."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                for number in numbers_at_start(ast.get_docstring(node) or ""):
                    yield f"{path.relative_to(tests)}::{node.name}", number


def numbers_at_start(docstring: str) -> list[str]:
    """ "SV-3.2, SV-3.5 By Virtue…" → both; "AG-10.3.1–2 In turn…" → AG-10.3.1 and AG-10.3.2."""
    numbers: list[str] = []
    place = 0
    while match := CITED.match(docstring, place):
        numbers.append(match[1])
        if match[2]:
            stem, _, last = match[1].rpartition(".")
            numbers += [f"{stem}.{number}" for number in range(int(last) + 1, int(match[2]) + 1)]
        gap = BETWEEN.match(docstring, match.end())
        if gap is None:
            break
        place = gap.end()
    return numbers
