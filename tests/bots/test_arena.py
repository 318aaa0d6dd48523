"""The arena: rotation, shares, intervals and ratings."""

from typing import Any

import pytest

from virtu.bots.arena import Match, Result, elo, play_match, summary, wilson

MATCH = Match("seven_virtues", 3, ("easy", "random"), 12, seed=5)


def played(workers: int = 1, match: Match = MATCH) -> Any:
    return play_match(match, workers)


def without_time(result: Any) -> Any:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_every_bot_sits_everywhere_equally_often() -> None:
    match = Match("seven_virtues", 4, ("a", "b", "c", "d"), 4)
    seatings = [match.seating(number) for number in range(4)]
    assert [sorted(column) for column in zip(*seatings, strict=True)] == [["a", "b", "c", "d"]] * 4
    assert Match("seven_virtues", 3, ("a", "b"), 2).seating(1) == ["b", "a", "b"]


def test_a_match_can_be_repeated() -> None:
    assert without_time(played()) == without_time(played())


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    assert without_time(played()) == without_time(played(workers=2))


def test_wins_add_up_to_games() -> None:
    result = played()
    assert result["games"] == 12
    assert sum(row["wins"] for row in result["bots"]) == pytest.approx(12)
    assert sum(row["wins"] for row in result["seats"]) == pytest.approx(12)
    assert [row["games"] for row in result["bots"]] == [18, 18]
    assert sum(result["endings"].values()) == 12
    assert result["length"]["min"] <= result["length"]["mean"] <= result["length"]["max"]


def test_a_shared_victory_counts_its_share() -> None:
    shared = Result(["a", "b", "a"], [], [0.5, 0.5, 0.0], [9, 9, 3], "finished", 20)
    result: Any = summary(Match("seven_virtues", 3, ("a", "b"), 1), [shared])
    assert [(row["bot"], row["wins"], row["games"]) for row in result["bots"]] == [
        ("a", 0.5, 2),
        ("b", 0.5, 1),
    ]
    assert [row["wins"] for row in result["seats"]] == [0.5, 0.5, 0.0]


def test_factions_are_counted_where_a_game_has_them() -> None:
    one = Result(["a", "b"], ["france", "naples"], [1.0, 0.0], [9, 3], "finished", 20)
    result: Any = summary(Match("wars_of_italy", 2, ("a", "b"), 1), [one])
    assert [(row["faction"], row["wins"]) for row in result["factions"]] == [("france", 1.0), ("naples", 0.0)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Values from the textbook's formula, worked out by hand."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def duel(winner: int) -> Result:
    shares = [1.0, 0.0] if winner == 0 else [0.0, 1.0]
    return Result(["a", "b"], [], shares, [9, 3] if winner == 0 else [3, 9], "finished", 20)


def test_ratings_follow_the_logistic_curve() -> None:
    """Three wins of four are worth 400 · log10(3) points, but for the draw every pair is credited with."""
    ratings = elo([duel(0)] * 750 + [duel(1)] * 250, ["a", "b"])
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=1)
    assert ratings["a"] + ratings["b"] == pytest.approx(3000)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    ratings = elo([duel(0)] * 10, ["a", "b"])
    assert 300 < ratings["a"] - ratings["b"] < 1000


def test_one_bot_alone_is_average() -> None:
    assert elo([Result(["a", "a"], [], [1.0, 0.0], [9, 3], "finished", 20)], ["a"]) == {"a": 1500.0}
