"""The specification is the registry: constants, tests and clauses know each other."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import virtu
from virtu import rulebook
from virtu.cli.clauses import citations, numbers_at_start
from virtu.games.registry import BUILT_IN

ROOT = Path(__file__).parent.parent
GAMES = list(BUILT_IN.values())
NUMBER = re.compile(r"\b(?:AG|HO|SV|WI)-[A-Z]?\d+(?:\.\d+)*\b")
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def cited() -> list[tuple[str, str]]:
    """Every test with each number it cites."""
    return list(citations(ROOT / "tests"))


@cache
def registry() -> set[str]:
    """Every number there is: clauses, rulings, examples, and the chapters they stand in."""
    books = [rulebook.rulebook(name) for name in rulebook.available()]
    numbers = {passage.number for book in books for passage in book.passages}
    return numbers | {chapter.id for book in books for chapter in book.everything if chapter.id}


CLAUSES = sorted((ROOT / "src" / "virtu" / "games").glob("*/clauses*.py"))


@pytest.mark.parametrize("path", CLAUSES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_clause_constant_exists_in_the_specification(path: Path) -> None:
    """Those that refuse, and those that only make things happen."""
    known = registry()
    for number in constants(path):
        assert number in known, f"{number} is in none of docs/rules"


def test_every_clause_is_cited_somewhere() -> None:
    """By the name of its constant, outside of where it is made and of the list of those that refuse."""
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src" / "virtu" / "games").rglob("*.py")}
    unused = []
    for path in CLAUSES:
        family = {"palace", "governing", "wars_of_italy"} if path.parent.name == "palace" else {path.parent.name}
        rest = "\n".join(text for other, text in sources.items() if other not in CLAUSES and family & set(other.parts))
        made = sources[path].partition("Cited(")
        names = re.findall(r"^([A-Z_0-9]+): Final = Clause\(", sources[path], re.MULTILINE)
        unused += [name for name in names if not re.search(rf"\b{name}\b", rest + made[2])]
    assert unused == []


def constants(path: Path) -> Iterator[str]:
    """The number of every Clause a file makes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Clause":
            number = node.args[0]
            assert isinstance(number, ast.Constant)
            assert isinstance(number.value, str)
            yield number.value


@by_name
def test_every_clause_that_refuses_is_tested(game: virtu.Game) -> None:
    assert sorted({clause.number for clause in game.clauses} - {number for _, number in cited()}) == []


@by_name
def test_every_way_to_refuse_has_a_key_of_its_own(game: virtu.Game) -> None:
    keys = [clause.key for clause in game.clauses]
    assert len(set(keys)) == len(keys)


def test_every_clause_and_ruling_of_the_seven_virtues_is_tested() -> None:
    book = rulebook.rulebook("seven_virtues")
    tested = {number for _, number in cited()}
    numbers = [clause.number for clause in book.clauses] + [ruling.number for ruling in book.rulings]
    assert [number for number in numbers if number not in tested] == []


def test_every_number_a_test_cites_exists() -> None:
    known = registry()
    assert [f"{test}: {number}" for test, number in cited() if number not in known] == []


def test_every_number_in_the_rules_code_exists() -> None:
    """In docstrings, comments and messages alike."""
    known = registry()
    wrong = []
    for path in sorted((ROOT / "src" / "virtu" / "games").rglob("*.py")):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            wrong += [f"{path.name}:{line}: {found}" for found in NUMBER.findall(text) if found not in known]
    assert wrong == []


@pytest.mark.parametrize(
    ("docstring", "numbers"),
    [
        ("SV-3.2 By Virtue.", ["SV-3.2"]),
        ("SV-3.7, SV-R3 At once.", ["SV-3.7", "SV-R3"]),
        ("AG-10.3.1–3 In turn.", ["AG-10.3.1", "AG-10.3.2", "AG-10.3.3"]),
        ("By Virtue (SV-3.2).", []),
        ("", []),
    ],
)
def test_a_docstring_cites_what_it_begins_with(docstring: str, numbers: list[str]) -> None:
    assert numbers_at_start(docstring) == numbers


def test_test_names_carry_the_clause_of_their_docstring() -> None:
    """`test_3_2_…` in the clauses of a game cites SV-3.2, and is found by its number."""
    for test, number in cited():
        name = test.partition("::test_")[2]
        if "/clauses/" in test.replace("\\", "/") and (match := re.match(r"(r?\d+(?:_\d+)*)_", name)):
            numbers = {other.split("-")[1].lower() for found, other in cited() if found == test}
            assert match[1].replace("_", ".") in numbers, f"{test} cites {number}"
