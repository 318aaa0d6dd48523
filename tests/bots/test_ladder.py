"""The ladder: what a rung says, how ratings follow from rungs, and the file they are kept in."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.terminal import virtu
from virtu.bots import ladder
from virtu.bots.ladder import Ladder, Rung, play_rung, ratings, read, write
from virtu.bots.ladder_page import page_of
from virtu.bots.levels import LEVELS
from virtu.cli.ladder import rungs_called

EVEN = Rung(
    game="seven_virtues",
    players=4,
    tested="medium",
    against="easy",
    games=400,
    wins=100,
    share=0.25,
    interval=(0.21, 0.3),
    fair=0.25,
    points=(30.0, 30.0),
    simulations=(100.0, 0.0),
    seed=10_000,
    scale=0.1,
    rules="1",
    machine="a machine",
    form="compiled",
)


def test_a_fair_share_is_no_step_up() -> None:
    by_level = {one.level: one for one in ratings([EVEN])}
    assert by_level["easy"].elo == 1000
    assert abs(by_level["medium"].elo - 1000) <= 1
    low, high = by_level["medium"].interval
    assert low < 1000 < high


def test_ten_wins_of_eleven_are_four_hundred_points() -> None:
    rung = replace(EVEN, players=2, games=110_000, wins=100_000)
    assert {one.level: one.elo for one in ratings([rung])}["medium"] == pytest.approx(1400, abs=1)


def test_steps_add_up_and_so_does_their_doubt() -> None:
    first = replace(EVEN, wins=200)
    second = replace(EVEN, tested="hard", against="medium", wins=200)
    easy, medium, hard = ratings([first, second])
    assert hard.elo - medium.elo == pytest.approx(medium.elo - easy.elo, abs=1)
    assert hard.interval[1] - hard.interval[0] > medium.interval[1] - medium.interval[0]


def test_a_missing_rung_ends_the_ladder() -> None:
    lone = replace(EVEN, tested="expert", against="hard")
    assert [one.level for one in ratings([EVEN, lone])] == ["easy", "medium"]


def test_a_rung_is_played_from_every_seat_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    rung = play_rung("seven_virtues", 3, ("easy", "random"), deals=2, seed=10_000, scale=1.0)
    assert rung.games == 6
    assert rung.share > rung.fair
    write(file, read(file).with_rung(rung))
    again = replace(rung, games=60)
    write(file, read(file).with_rung(again))
    kept = read(file)
    assert kept.rungs == [again], "the newer result of a pair replaces the older one"
    assert [one.level for one in kept.ratings] == LEVELS[:2]
    page = page_of(kept)
    assert "### 3 players" in page
    assert "| easy | random |" in page


def test_another_kind_of_table_has_rungs_and_ratings_of_its_own(tmp_path: Path) -> None:
    """Honour's short game is another game to its bots: neither result takes the other's place."""
    file = tmp_path / "ladder.json"
    for options in ((), ("--option", "variant=short", "--option", "rounds=2")):
        said = virtu("ladder", "honour", "--rung", "easy:random", "--deals", 1, *options, "--results", file)
        assert said.code == 0, said.err
    kept = read(file)
    assert [rung.options for rung in kept.rungs] == [{}, {"variant": "short", "rounds": 2}]
    assert [(one.level, one.options) for one in kept.ratings] == [
        (level, rung.options) for rung in kept.rungs for level in LEVELS[:2]
    ]
    page = page_of(kept)
    assert "### 5 players\n" in page
    assert "### 5 players, rounds 2, variant short\n" in page


def test_a_file_that_cannot_be_used_is_said_before_anything_is_played(tmp_path: Path) -> None:
    broken, nowhere = tmp_path / "broken.json", tmp_path / "no" / "x.json"
    broken.write_text("{")
    for file, sentence in ((broken, "holds no results"), (nowhere, "cannot be written")):
        said = virtu("ladder", "honour", "--results", file)
        assert said.code == 2
        assert sentence in said.err


def test_a_rung_with_a_borrowed_bot_is_kept_and_explained() -> None:
    borrowed = replace(EVEN, tested="hard", against="mcts")
    kept = Ladder().with_rung(borrowed).with_rung(EVEN)
    assert kept.rungs == [EVEN, borrowed]
    assert "OpenSpiel" in page_of(kept)
    assert "OpenSpiel" not in page_of(Ladder([EVEN]))


def test_following_the_first_idea_is_a_rung_beside_the_ladder() -> None:
    """It can be asked for by name; the levels and their ratings stay as they are."""
    assert rungs_called(("hint:easy",)) == [("hint", "easy")]
    assert ("hint", "easy") not in rungs_called(())
    advised = replace(EVEN, tested="hint")
    kept = Ladder().with_rung(advised).with_rung(EVEN)
    assert kept.rungs == [EVEN, advised]
    assert kept.ratings == ratings([EVEN])
    assert "*What can I do?*" in page_of(kept)
    assert "*What can I do?*" not in page_of(Ladder([EVEN]))


def test_an_empty_ladder_says_so() -> None:
    assert "Nothing has been played yet." in page_of(Ladder())


def test_the_page_of_the_docs_tells_the_results_that_come_along() -> None:
    page = Path(__file__).parents[2] / "docs" / "ladder.md"
    assert page.read_text(encoding="utf-8") == page_of(read(ladder.shipped()))
