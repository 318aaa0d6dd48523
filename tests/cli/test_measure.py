"""Commands that measure: fuzz, selfplay, bench; and the bot that talks."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import virtu

GAME = "seven_virtues"
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_fuzz_has_the_promised_shape() -> None:
    said = virtu("fuzz", GAME, "--players", 3, "--games", 5, "--seed", 2, "--option", "hands=open", "--json")
    assert said.code == 0
    result = said.json
    assert result["violations"] == []
    assert (result["game"], result["players"], result["games"]) == (GAME, 3, 5)
    assert result["options"]["hands"] == "open"
    assert result["endings"] == {"finished": 5}
    assert result["seen"]["called"] == 35
    assert result["decisions"] > 100
    assert result["seconds"] > 0


def test_fuzz_with_workers_sees_the_same() -> None:
    alone = virtu("fuzz", GAME, "--games", 6, "--json").json
    together = virtu("fuzz", GAME, "--games", 6, "--workers", 2, "--json").json
    for key in ("decisions", "endings", "seen"):
        assert alone[key] == together[key]


def test_fuzz_in_words() -> None:
    said = virtu("fuzz", GAME, "--games", 2)
    assert "2 games," in said.out
    assert "0 violations" in said.out


def test_selfplay_has_the_promised_shape() -> None:
    result = virtu("selfplay", GAME, "--players", 2, "--bots", "easy,random", "--games", 6, "--json").json
    assert [row["bot"] for row in result["bots"]] == ["easy", "random"]
    assert set(result["bots"][0]) >= {"bot", "games", "wins", "win_rate", "interval", "elo"}
    assert len(result["seats"]) == 2
    assert result["length"]["mean"] > 10
    assert sum(result["endings"].values()) == 6
    assert min(result["seen"].values()) > 0
    assert "elo" in (told := virtu("selfplay", GAME, "--games", 2).out)
    assert "endings: " in told


def test_bench_has_the_promised_shape() -> None:
    result = virtu("bench", GAME, "--players", 4, "--seconds", 0.2, "--json").json
    assert isinstance(result["compiled"], bool)
    for figure in (
        "games_per_second",
        "decisions_per_second",
        "microseconds_per_decision",
        "clone_microseconds",
    ):
        assert result[figure] > 0


def test_a_bot_talks_in_lines_of_json() -> None:
    position = virtu("new", GAME, "--players", 3, "--json").json
    questions = [
        {"type": "question", "id": 1, "position": position, "seed": 3},
        {"type": "question", "id": 2, "position": position, "seed": 3},
    ]
    said = virtu("bot-protocol", GAME, "easy", typed="\n".join(map(json.dumps, questions)))
    ready, first, second = map(json.loads, said.out.splitlines())
    assert ready == {"type": "ready", "game": GAME, "level": "easy"}
    assert first["type"] == "answer"
    assert first["id"] == 1
    assert first["action"] == second["action"]
    offers = virtu("position", GAME, "-", "--json", typed=json.dumps(position)).json["offers"]
    assert first["action"] in offers


def test_a_bot_is_patient_with_mistakes() -> None:
    position = virtu("new", GAME, "--json").json
    lines = [
        "nonsense",
        "5",
        "{}",
        json.dumps({"type": "dance"}),
        json.dumps({"id": 7, "position": {}}),
        json.dumps({"position": position, "budget": "long"}),
        json.dumps({"position": position, "seed": "x"}),
        json.dumps({"position": position}),
    ]
    said = virtu("bot-protocol", GAME, "random", typed="\n".join(lines))
    replies = [json.loads(line) for line in said.out.splitlines()][1:]
    assert [reply["type"] for reply in replies] == ["error"] * 7 + ["answer"]
    assert replies[4] == {"type": "error", "id": 7, "sentence": "game is missing"}


@pytest.mark.parametrize("path", sorted(BENCHMARKS.glob("*.py")), ids=lambda path: path.name)
def test_every_benchmark_tells_how_it_is_run(path: Path) -> None:
    said = subprocess.run([sys.executable, path, "--help"], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith(f"usage: {path.name}")
