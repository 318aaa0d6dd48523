"""What is written: tables that say where they come from, a page that needs nothing else, rows that replay."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

import virtu as package
from cli.terminal import virtu
from lab.conftest import SMALL, Write
from virtu.games.registry import GAMES
from virtu.lab.compare import Change, Step, worth
from virtu.lab.estimate import Estimate, games_to_be_sure, mean, rate
from virtu.lab.findings import about_changes, about_steps
from virtu.lab.runner import play_study
from virtu.lab.study import Study


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="module")
def told(folder: Path) -> Any:
    """What a small study printed as JSON; its files lie in the folder."""
    (folder / "study.toml").write_text(SMALL, encoding="utf-8")
    return virtu("lab", "run", folder / "study.toml", "--folder", folder, "--workers", 1, "--json").json


def test_a_report_needs_nothing_else_and_has_findings(told: Any, folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert not re.findall(r"(?:src|href|url|@import)\s*[=(]|https?:|<script", page)
    assert page.count("<svg") >= 5
    assert len(told["findings"]) >= 5
    for finding in told["findings"]:
        assert finding["title"] in page.replace("&#x27;", "'")
    assert any("more games" in finding["text"] for finding in told["findings"])
    names = {row["name"] for row in told["changes"]}
    assert {"seat 1 wins", "rounds", "lead changes"} <= names
    assert [row["name"] for row in told["worths"]] == ["take hope*"]


def test_of_two_sides_each_finding_and_chart_says_of_which_it_speaks(told: Any, folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    for side in ("A", "open hands"):
        said = [finding["title"] for finding in told["findings"] if finding["title"].startswith(f"With {side}: ")]
        assert f"With {side}: How games end" in said
        assert f"<h2>Wins by seat with {side}<" in page
    assert "<h2>Wins by seat<" not in page


def test_shares_add_up_and_intervals_hold_what_they_are_for(told: Any) -> None:
    figures = told["figures"]["A"]
    assert sum(row["wins"]["value"] for row in figures["seats"]) == pytest.approx(1, abs=1e-5)
    for row in figures["seats"] + figures["bots"]:
        assert row["wins"]["low"] <= row["wins"]["value"] <= row["wins"]["high"]
    for source in figures["sources"]:
        assert sum(source["lines"].values()) == pytest.approx(source["total"], abs=0.06)


def test_tables_say_where_they_come_from(told: Any, folder: Path) -> None:
    game = GAMES["seven_virtues"]
    text = (folder / "results.csv").read_text(encoding="utf-8").splitlines()
    head = dict(line[2:].split(": ", 1) for line in text if line.startswith("# "))
    assert json.loads(head["rules_version"]) == game.rules_version
    assert json.loads(head["data_hash"])["A"] == game.data_hash
    assert json.loads(head["seeds"]) == [40, 43]
    assert json.loads(head["bots_version"]).startswith(package.__version__ + "+")
    rows = list(csv.DictReader(line for line in text if not line.startswith("# ")))
    assert len(rows) == 3 * 12 * 3
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs pyarrow: pip install 'virtu[lab]'")
    table = parquet.read_table(folder / "results.parquet")
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert metadata == {f"virtu.{name}": value for name, value in head.items()}
    assert [str(row["share"]) for row in table.to_pylist()] == [row["share"] for row in rows]


def test_exported_rows_replay(write: Write, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs pyarrow: pip install 'virtu[lab]'")
    path = write(SMALL.split("forbid")[0])
    said = virtu("lab", "export", path, "--folder", tmp_path / "out", "--workers", 1, "--views", "--json").json
    rows = parquet.read_table(tmp_path / "out" / "dataset.parquet").to_pylist()
    assert said["rows"] == len(rows)
    assert said["games"] == len({(row["arm"], row["game"]) for row in rows})
    game = GAMES["seven_virtues"]
    actions = [row["notation"] for row in csv.DictReader((tmp_path / "out" / "actions.csv").open())]
    states: dict[int, Any] = {}
    for row in rows:
        state = states.setdefault(row["game"], game.new(3, row["seed"]))
        assert row["seat"] == game.seat(state)
        assert [actions[number] for number in row["offers"]] == [str(offer) for offer in game.offers(state)]
        assert json.loads(row["view"]) == json.loads(json.dumps(game.plain_view(state, row["seat"])))
        assert len(row["values"]) == 3
        game.play(state, actions[row["answer"]])
    for row in rows:
        winners = game.winners(states[row["game"]])
        assert row["share"] == (row["seat"] in winners) / len(winners)
    card = (tmp_path / "out" / "README.md").read_text(encoding="utf-8")
    assert "license: mit" in card
    assert all(f"| `{name}` | " in card for name in rows[0])


def test_a_restricted_player_never_gives_a_forbidden_answer_it_can_avoid(study: Study, tmp_path: Path) -> None:
    games = play_study(study, tmp_path / "out")
    game = GAMES[study.game]
    avoided = 0
    for played in games["without take hope*"]:
        state = game.new(3, played.seed)
        for answer in played.answers:
            offers = [str(offer) for offer in game.offers(state)]
            if game.seat(state) == played.restricted and offers[answer].startswith("take hope"):
                assert all(offer.startswith("take hope") for offer in offers)
            game.play(state, offers[answer])
        avoided += played.refrained
    assert avoided > 0
    assert worth("hope", games["A"], games["without take hope*"], 1).wanted.value > 0


def test_intervals_and_how_many_games_are_lacking() -> None:
    assert rate(50, 100).low == pytest.approx(0.4038, abs=1e-4)
    assert rate(50, 100, comparisons=5).low < rate(50, 100).low
    same = mean([0.0] * 100, shares=True)
    assert -0.04 < same.low < 0 < same.high < 0.04
    pairs = [1.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0] * 50
    lacking = games_to_be_sure(pairs, 0.01)
    assert lacking == 0
    few = pairs[:8]
    assert not mean(few * (1 + games_to_be_sure(few, 0.01) // 8 + 1)).low <= 0


@pytest.mark.parametrize(
    ("won", "games", "tone", "title"),
    [
        (3, 4, "fine", "hard@10p is not surely better than hard@5p"),
        (75, 100, "note", "hard@10p is better than hard@5p"),
        (20, 100, "look", "hard@10p is worse than hard@5p"),
    ],
)
def test_a_rung_of_the_ladder_says_what_is_sure(won: int, games: int, tone: str, title: str) -> None:
    steps = [Step("hard@10p", "hard@5p", rate(won, games), 0.5, Estimate(147, -185, 479, games))]
    (finding,) = about_steps(steps)
    assert (finding.tone, finding.title) == (tone, title)
    assert finding.text.endswith("+147 points of rating (−185 to +479).")


def test_what_does_not_differ_is_named_as_people_write_it(study: Study) -> None:
    same = Change("milan wins", 0.2, 0.2, Estimate(0.0, -0.1, 0.1, 10), 90)
    (finding,) = about_changes(study, [same, Change("rounds", 8, 8, Estimate(0.0, -1, 1, 10), 0)])
    assert finding.text.startswith("in Milan wins, rounds. 90 more games")
