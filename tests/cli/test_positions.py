"""Positions and records on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

import virtu as engine
from cli.terminal import virtu

GAME = "seven_virtues"
GOLDEN = Path(__file__).parents[2] / "records" / GAME / "3.game"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(virtu("new", GAME, "--players", 3, "--seed", 4, "--json").out)
    return path


def test_a_new_position_is_the_one_python_makes(position: Path) -> None:
    game = engine.game(GAME)
    assert game.load(json.loads(position.read_text())) == game.new(players=3, seed=4)


def test_a_position_tells_who_must_answer_what(position: Path) -> None:
    game = engine.game(GAME)
    state = game.new(players=3, seed=4)
    look = virtu("position", GAME, position, "--json").json
    assert look["seat"] == game.seat(state)
    assert (look["question"], look["clause"]) == ("take", "SV-3.1")
    assert look["offers"] == [str(action) for action in game.offers(state)]
    assert look["digest"] == game.digest(state)
    assert "must answer: take (SV-3.1)" in virtu("position", GAME, position).out


def test_trying_an_answer_gives_the_new_position(position: Path) -> None:
    offers = virtu("position", GAME, position, "--json").json["offers"]
    tried = virtu("try", GAME, position, offers[0].upper(), "--json")
    assert tried.code == 0
    assert tried.json["ok"] is True
    assert tried.json["events"][0]["event"] == "took"
    again = virtu("position", GAME, "-", "--json", typed=json.dumps(tried.json)).json
    assert again["question"] == "deal"
    assert again["seat"] == engine.CHANCE


def test_trying_with_a_seed_rolls_for_chance(position: Path) -> None:
    offers = virtu("position", GAME, position, "--json").json["offers"]
    tried = virtu("try", GAME, position, offers[0], "--seed", 3, "--json").json
    again = virtu("position", GAME, "-", "--json", typed=json.dumps(tried["position"])).json
    assert again["question"] == "take"


def test_a_refused_answer_says_why_and_returns_1(position: Path) -> None:
    tried = virtu("try", GAME, position, "done", "--json")
    assert tried.code == 1
    assert tried.json["ok"] is False
    assert tried.json["clause"] == "SV-3.1"
    assert "passing is not allowed" in tried.json["sentence"]
    assert tried.json["facts"]["players"] == 3
    said = virtu("try", GAME, position, "done")
    assert said.code == 1
    assert "passing is not allowed (SV-3.1)" in said.out


def test_the_refused_one_of_several_answers_is_named(position: Path) -> None:
    offers = virtu("position", GAME, position, "--json").json["offers"]
    tried = virtu("try", GAME, position, offers[0], "first 9", "--json").json
    assert (tried["played"], tried["action"]) == (1, "first 9")


@pytest.mark.parametrize(
    ("game", "text", "asked", "answer"),
    [
        (
            "seven_virtues",
            "active row justice 9, justice 4\nplayer 0 holds hope 3\nplayer 1 to take",
            (1, "take"),
            "take justice",
        ),
        (
            "honour",
            "hands filled\nguildsman holds counter 4-5 lay\nguildsman to answer dishonour 4 lay of nobleman",
            (3, "counter"),
            "use counter 4-5 lay",
        ),
        ("governing", "red marker on room 2\nred to act", (1, "action"), "skip"),
    ],
)
def test_a_position_is_read_in_sentences(
    game: str, text: str, asked: tuple[int, str], answer: str, tmp_path: Path
) -> None:
    path = tmp_path / "position.txt"
    path.write_text(text)
    look = virtu("position", game, path, "--json").json
    assert (look["seat"], look["question"]) == asked
    assert virtu("try", game, path, answer, "--json").json["ok"] is True
    wrong = virtu("position", game, "-", typed=f"{text}\nwine")
    assert wrong.code != 0
    assert f"line {len(text.splitlines()) + 1}: nothing follows" in wrong.err


@pytest.mark.parametrize("game", ["seven_virtues", "honour", "governing"])
def test_the_positions_of_the_docs_can_be_played(game: str) -> None:
    notation = Path(__file__).parents[2] / "docs" / "notation.md"
    title = engine.game(game).title.lower().partition(": ")[2]
    told = notation.read_text(encoding="utf-8").lower().partition(f"**{title}")[2]
    text = told.partition("```text\n")[2].partition("```")[0]
    look = virtu("position", game, "-", "--json", typed=text).json
    assert look["offers"]


def test_a_record_is_shown_and_verified() -> None:
    shown = virtu("replay", GOLDEN, "--json")
    assert shown.code == 0
    assert shown.json["over"] is True
    assert shown.json["winners"]
    assert virtu("verify", GOLDEN).out.endswith("lines, all well\n")
    told = virtu("replay", GOLDEN).out
    assert "won by Seat 2" in told


def test_a_record_is_shown_up_to_a_line() -> None:
    part: Any = virtu("replay", GOLDEN, "--upto", 20, "--position", "--json").json
    assert len(part["steps"]) == 20
    look = virtu("position", GAME, "-", "--json", typed=json.dumps(part)).json
    assert look["digest"] == part["steps"][-1]["digest"]


def test_the_position_a_record_reaches_can_be_passed_on() -> None:
    said = virtu("replay", GOLDEN, "--upto", 20, "--position")
    assert said.json["game"] == "seven_virtues"
    assert "must answer" in virtu("position", "seven_virtues", "-", typed=said.out).out


def test_the_first_line_that_differs_is_named(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    lines[20] = lines[20][:-4] + "0000"
    path = tmp_path / "bad.game"
    path.write_text("\n".join(lines))
    said = virtu("verify", GOLDEN, path, "--json")
    assert said.code == 1
    assert [record["ok"] for record in said.json["records"]] == [True, False]
    assert said.json["records"][1]["sentence"].startswith("line 21 ")
    shown = virtu("replay", path)
    assert shown.code == 1
    assert "line 21 " in shown.out


def test_a_file_that_cannot_be_read_keeps_none_of_the_others_unsaid(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.game"
    said = virtu("verify", missing, GOLDEN, "--json")
    assert said.code == 1
    assert [record["ok"] for record in said.json["records"]] == [False, True]
    assert said.json["records"][0]["sentence"] == "cannot be read: no such file or directory"


def test_every_golden_record_verifies() -> None:
    files = sorted(GOLDEN.parent.glob("*.game"))
    assert virtu("verify", *files, "--json").json["ok"] is True


def test_records_of_earlier_rules_are_upgraded_in_place(tmp_path: Path) -> None:
    """The first release wrote other digests; a record with an answer that is refused now stays as it is."""
    text = GOLDEN.read_text(encoding="utf-8")
    earlier = text.replace("virtu record 2", "virtu record 1").replace("rules 1.1.0", "rules 1.0.0")
    good, bad = tmp_path / "good.game", tmp_path / "bad.game"
    good.write_text(earlier, encoding="utf-8")
    bad.write_text(earlier.replace("take", "grab", 1), encoding="utf-8")
    said = virtu("upgrade", good, bad)
    assert said.code == 1
    assert "good.game" in said.out
    assert "(grab" in said.out
    assert virtu("verify", good).code == 0
    assert bad.read_text(encoding="utf-8").startswith("virtu record 1")
