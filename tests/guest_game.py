"""The game of docs/add_a_game.md as an installed package: its files stand whole in the document."""

import os
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHOWN = re.compile(r"^```\w+\n# ([\w.]+)\n(.*?)^```", re.M | re.S)


def files() -> dict[str, str]:
    """What the document shows, by file name."""
    return dict(SHOWN.findall((ROOT / "docs" / "add_a_game.md").read_text("utf-8")))


def entries() -> str:
    """The entry points as an installer writes them down, from the package's own pyproject.toml."""
    groups = tomllib.loads(files()["pyproject.toml"])["project"]["entry-points"]
    return "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
        for group, points in groups.items()
    )


def install(folder: Path, package: str = "stones", points: str = "", **modules: str) -> Path:
    """Put a package where an installer would; the folder then belongs on PYTHONPATH."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points or entries())
    for name, text in (modules or {"stones": files()["stones.py"]}).items():
        (folder / f"{name}.py").write_text(text)
    return folder


def python_path(folder: Path) -> str:
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
