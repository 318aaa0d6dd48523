"""SV-5 End."""

import pytest

from seven_virtues.table import Table


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("justice 9, hope 8, hope 3", 3),
        ("justice 9, hope 8, faith 14", 0),
        ("justice 9, fortitude 1, hope 8, faith 13, hope 3, prudence 9", 6),
        ("justice 9, fortitude 1, hope 8, faith 13, hope 3", 3),
    ],
)
def test_5_1_every_trio_gives_3_points(hand: str, points: int) -> None:
    """SV-5.1 Flame + Water + Chalice, whatever Virtues carry them."""
    table = Table(2).trios("", hand)
    assert table.line(1, "trios") == points
    assert table.line(0, "trios") == 0


def test_5_2_most_points_win() -> None:
    """SV-5.2 Most VP wins."""
    table = Table(3).trios(points=(9, 12, 11))
    assert table.over
    assert table.winners == [1]


def test_5_2_a_tie_goes_to_most_trios() -> None:
    """SV-5.2 Equal points: most trios."""
    table = Table(3).trios("", "", "justice 9, hope 8, hope 3", points=(9, 12, 9))
    assert [table.total(seat) for seat in range(3)] == [9, 12, 12]
    assert table.winners == [2]


def test_5_2_still_tied_the_victory_is_shared() -> None:
    """SV-5.2 Equal points and equal trios."""
    assert Table(3).trios(points=(12, 9, 12)).winners == [0, 2]


def test_5_2_nobody_has_won_before_the_end() -> None:
    """SV-5.2 While a question is open there are no winners."""
    assert Table(3).chance().winners == []
