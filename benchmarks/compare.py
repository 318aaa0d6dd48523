"""Is it faster than before? `python benchmarks/compare.py [REVISION]` measures this tree against a revision.

Both are run in turn, several times, so that a busy machine slows both alike; the best of each is kept. With
`--compiled` both are compiled first, in a folder of their own.

Where rules changed, random games are other games. So the older tree's random games are also replayed in both, as far
as both allow the same moves: "same moves" compares equal work. `--instructions` counts it by callgrind, which no
busy machine disturbs.
"""

import argparse
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ("pyproject.toml", "hatch_build.py")
FIGURES = (
    "games_per_second",
    "microseconds_per_decision",
    "offers_microseconds",
    "clone_microseconds",
    "same_moves_microseconds",
    "same_moves_instructions",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", default="HEAD")
    parser.add_argument("--game", nargs="+", default=["seven_virtues"], help="one or several, compiled once")
    parser.add_argument("--players", type=int, help="the fewest each game allows, unless said")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--instructions", action="store_true", help="count the instructions of the same moves")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before, now = Path(folder, "before"), Path(folder, "now")
        unpack(wish.revision, before)
        shutil.copytree(ROOT / "src", now / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
        for name in BUILD:
            shutil.copy(ROOT / name, now)
        if wish.compiled:
            for tree in (before, now):
                compile_rules(tree)
        for game in wish.game:
            compare(wish, game, {"before": before, "now": now})


def compare(wish: argparse.Namespace, game: str, trees: dict[str, Path]) -> None:
    """Measure one game in both trees, in turn, and print the best of each."""
    runs: dict[str, list[dict[str, Any]]] = {"before": [], "now": []}
    for _ in range(wish.rounds):
        for name, tree in trees.items():
            runs[name].append(bench(tree, game, wish.players, wish.seconds))
    moves = trees["now"].parent / f"{game}.json"
    players = runs["now"][0]["players"]
    replay(trees["before"], "make", moves, game, players, 10)
    replay(trees["now"], "cut", moves)
    for _ in range(wish.rounds):
        for name, tree in trees.items():
            runs[name].append({"same_moves_microseconds": float(replay(tree, "time", moves, 3))})
    if wish.instructions:
        for name, tree in trees.items():
            runs[name].append({"same_moves_instructions": instructions(tree, moves)})
    print(f"{game}, {players} players, {'compiled' if wish.compiled else 'plain Python'}")
    print(f"{'':<28}{wish.revision[:12]:>12}{'now':>12}{'change':>10}")
    for figure in FIGURES if wish.instructions else FIGURES[:-1]:
        best = max if figure.endswith("per_second") else min
        old, new = (best(run[figure] for run in runs[name] if figure in run) for name in ("before", "now"))
        print(f"{figure.replace('_', ' '):<28}{old:>12.2f}{new:>12.2f}{new / old - 1:>+10.0%}", flush=True)


def compile_rules(tree: Path) -> None:
    """As the tree itself says, for what is compiled has changed with time."""
    script = "import hatch_build, pathlib; s = pathlib.Path('src').resolve(); print(hatch_build.compile_rules(s, s))"
    errors = run(tree, [sys.executable, "-c", script]).strip()
    if errors:
        sys.exit(f"{tree.name} does not compile:\n{errors}")


def unpack(revision: str, target: Path) -> None:
    """The sources of a revision."""
    command = ["git", "archive", revision, "src", *BUILD]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{revision} is no revision of this repository")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(target, filter="data")


def bench(tree: Path, game: str, players: int | None, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "virtu", "bench", game, "--json", "--seconds", str(seconds)]
    command += [] if players is None else ["--players", str(players)]
    result: dict[str, Any] = json.loads(run(tree, command))
    return result


def replay(tree: Path, *arguments: object) -> str:
    return run(tree, [sys.executable, str(ROOT / "benchmarks" / "replay.py"), *map(str, arguments)])


def instructions(tree: Path, moves: Path) -> float:
    """Of one replay: what a run with six has more than a run with one, shared by five."""
    return (counted(tree, moves, 6) - counted(tree, moves, 1)) / 5


def counted(tree: Path, moves: Path, rounds: int) -> float:
    out = moves.with_suffix(".callgrind")
    script = str(ROOT / "benchmarks" / "replay.py")
    watched = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, script]
    run(tree, [*watched, "time", str(moves), str(rounds)])
    (total,) = re.findall(r"^totals: (\d+)", out.read_text(), re.MULTILINE)
    return float(total)


def run(tree: Path, command: list[str]) -> str:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}  # instructions depend on it
    done = subprocess.run(command, env=env, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{tree.name}: {done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
