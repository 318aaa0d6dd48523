"""Is it faster than before? `python benchmarks/compare.py [REVISION]` measures this tree against a revision.

Both are run in turn, several times, so that a busy machine slows both alike; the best of each is kept. With
`--compiled` both are compiled first, in a folder of their own.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
import hatch_build  # noqa: E402 - it lies beside pyproject.toml

FIGURES = ("games_per_second", "microseconds_per_decision", "offers_microseconds", "clone_microseconds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", default="HEAD")
    parser.add_argument("--game", nargs="+", default=["seven_virtues"], help="one or several, compiled once")
    parser.add_argument("--players", type=int, help="the fewest each game allows, unless said")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before, now = Path(folder, "before"), Path(folder, "now")
        unpack(wish.revision, before)
        shutil.copytree(ROOT / "src", now / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", now)
        if wish.compiled:
            for tree in (before, now):
                errors = hatch_build.compile_rules(tree / "src", tree / "src")
                if errors:
                    sys.exit(f"{tree.name} does not compile:\n{errors}")
        for game in wish.game:
            compare(wish, game, {"before": before, "now": now})


def compare(wish: argparse.Namespace, game: str, trees: dict[str, Path]) -> None:
    """Measure one game in both trees, in turn, and print the best of each."""
    runs: dict[str, list[dict[str, Any]]] = {"before": [], "now": []}
    for _ in range(wish.rounds):
        for name, tree in trees.items():
            runs[name].append(bench(tree, game, wish.players, wish.seconds))
    print(f"{game}, {runs['now'][0]['players']} players, {'compiled' if wish.compiled else 'plain Python'}")
    print(f"{'':<28}{wish.revision[:12]:>12}{'now':>12}{'change':>10}")
    for figure in FIGURES:
        best = max if figure.endswith("per_second") else min
        old, new = (best(run[figure] for run in runs[name] if figure in run) for name in ("before", "now"))
        print(f"{figure.replace('_', ' '):<28}{old:>12.2f}{new:>12.2f}{new / old - 1:>+10.0%}", flush=True)


def unpack(revision: str, target: Path) -> None:
    """The sources of a revision."""
    command = ["git", "archive", revision, "src", "pyproject.toml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{revision} is no revision of this repository")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(target, filter="data")


def bench(tree: Path, game: str, players: int | None, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "virtu", "bench", game, "--json", "--seconds", str(seconds)]
    command += [] if players is None else ["--players", str(players)]
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=env, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{tree.name}: {done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    main()
