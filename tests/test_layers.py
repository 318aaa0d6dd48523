"""Who may import whom. Arrows of the design as one table; the offending line is named."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import hatch_build
import pytest

SOURCE = Path(__file__).parent.parent / "src" / "virtu"

# Layer: what it may import from virtu, by prefix. Its own layer is always allowed.
ALLOWED = {
    "kernel": [],
    "games": ["kernel"],
    "rulebook": [],
    "form": ["kernel"],
    "laws": ["kernel"],
    "walks": ["kernel", "laws"],
    "bots": ["kernel", "games.registry", "form"],
    "bots.outlooks": ["kernel", "games"],
    "adapters": ["kernel", "games.registry", "bots"],
    "lessons": ["kernel", "games.registry", "bots"],
    "server": ["kernel", "games.registry", "bots", "rulebook", "form", "lessons", "lab"],
    "migrations": ["server"],
    "lab": ["kernel", "games.registry", "bots", "rulebook"],
    "cli": ["kernel", "games.registry", "bots", "rulebook", "form", "laws", "walks", "server", "lessons", "lab"],
}
# The facade `virtu` gathers what users need; whoever it does not gather may use it.
FACADE_USERS = {"cli", "adapters", "lab", "server"}
# Games of one family look into what they share, and that looks into no game.
SHARED = {"governing": "palace", "wars_of_italy": "palace"}
# The standard library as rules may know it; `mypy_extensions` tells the compiler about native types and subclasses.
PURE = {"bisect", "dataclasses", "typing", "enum", "collections", "math", "mypy_extensions"}
ONLY_IN = {
    "tables.py": {"tomllib", "importlib", "hashlib", "pathlib", "csv", "io", "os", "sys"},
    "component_data.py": {"tomllib", "importlib", "hashlib"},
    "registry.py": {"importlib", "multiprocessing", "sys"},
    "codec.py": {"hashlib", "struct", "importlib", "pkgutil"},
    "pledge.py": {"hashlib", "hmac"},
}


def layer_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    two = ".".join(parts[:2])
    return two if two in ALLOWED else parts[0]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, with its line; imports for type checkers count like all others."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            for alias in node.names:
                module = node.module or ""
                whole = f"{module}.{alias.name}"
                is_module = SOURCE.parent.joinpath(*whole.split(".")).with_suffix(".py").is_file()
                yield node.lineno, whole if is_module or module == "virtu" else module


def objections(path: Path) -> Iterator[str]:
    layer = layer_of(path)
    game = path.relative_to(SOURCE).parts[1] if layer == "games" else ""
    for line, module in imports(path):
        where = f"{path.relative_to(SOURCE.parent)}:{line}: {module}"
        top, _, rest = module.partition(".")
        if top != "virtu":
            pure = layer not in ("kernel", "games")
            if not pure and top not in PURE | ONLY_IN.get(path.name, set()):
                yield f"{where}: rules know no {top}"
            continue
        target = SOURCE.joinpath(*rest.split("."))
        if not rest or not (target.is_dir() or target.with_suffix(".py").is_file()):
            if layer not in FACADE_USERS:
                yield f"{where}: {layer} does not use the facade"
        elif rest.split(".")[0] == layer.split(".")[0]:
            if (
                layer == "games"
                and path.name != "registry.py"
                and rest.split(".")[1] not in (game, SHARED.get(game))
            ):
                yield f"{where}: {game} does not look into {rest.split('.')[1]}"
        elif not any(rest == allowed or rest.startswith(allowed + ".") for allowed in ALLOWED[layer]):
            yield f"{where}: {layer} may import {', '.join(ALLOWED[layer]) or 'nothing of ours'}"


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.stem in ALLOWED]


def test_every_file_keeps_to_its_layer() -> None:
    assert [objection for path in FILES for objection in objections(path)] == []


def test_every_folder_is_a_layer() -> None:
    """A new folder must be entered in the table first."""
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and list(path.rglob("*.py"))}
    assert folders <= set(ALLOWED)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/x.py", "import random"),
        ("kernel/x.py", "from virtu.games.registry import GAMES"),
        ("games/seven_virtues/x.py", "import json"),
        ("games/seven_virtues/x.py", "import tomllib"),
        ("games/seven_virtues/x.py", "import virtu"),
        ("games/seven_virtues/x.py", "from virtu.bots.levels import bot"),
        ("games/honour/x.py", "from virtu.games.seven_virtues.state import EMPTY"),
        ("games/wars_of_italy/x.py", "from virtu.games.governing.state import Governing"),
        ("games/governing/x.py", "from virtu.games.wars_of_italy.state import Wars"),
        ("games/palace/x.py", "from virtu.games.governing.state import Governing"),
        ("bots/x.py", "from virtu.games.seven_virtues.state import EMPTY"),
        ("bots/x.py", "from virtu.cli.common import GAME"),
        ("cli/x.py", "from virtu.games.seven_virtues.state import EMPTY"),
    ],
)
def test_a_wrong_import_is_noticed(
    place: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check itself is watched: each of these lines must be objected to."""
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path / "virtu")
    games = ["seven_virtues", "honour", "palace", "governing", "wars_of_italy"]
    for folder in ["kernel", *[f"games/{game}" for game in games], "bots", "cli"]:
        (tmp_path / "virtu" / folder).mkdir(parents=True)
    for module in ["games/registry", *[f"games/{game}/state" for game in games], "bots/levels", "cli/common"]:
        (tmp_path / "virtu" / f"{module}.py").touch()
    path = tmp_path / "virtu" / place
    path.write_text(line + "\n")
    assert len(list(objections(path))) == 1


def seen_by_the_compiler() -> Iterator[tuple[Path, int, str]]:
    """All that compiled modules import, and what that imports in turn: file, line, module."""
    libraries = hatch_build.compiled_modules(SOURCE).values()
    waiting = [module for modules in libraries for module in modules]
    seen = {*waiting}
    while waiting:
        path = waiting.pop()
        for line, module in imports(path):
            yield path, line, module
            parts = module.split(".")
            for length in range(1, len(parts) + 1):
                place = SOURCE.parent.joinpath(*parts[:length])
                for found in (place / "__init__.py", place.with_suffix(".py")):
                    if parts[0] == "virtu" and found.is_file() and found not in seen:
                        seen.add(found)
                        waiting.append(found)


def test_a_build_needs_few_packages_to_compile() -> None:
    """The compiler looks at all that compiled modules import, and a build of its own has only what it asks for."""
    known = {*sys.stdlib_module_names, *(name.replace("-", "_") for name in hatch_build.KNOWN), "virtu"}
    strangers = [
        f"{path.relative_to(SOURCE.parent)}:{line}: {module}"
        for path, line, module in seen_by_the_compiler()
        if module.partition(".")[0] not in known
    ]
    assert strangers == []
