"""SV-1 Components."""

from collections import Counter
from typing import Any

import virtu

PARTS: Any = virtu.game("seven_virtues").components()


def test_1_1_the_virtues_have_an_order() -> None:
    """SV-1.1 Charity, Faith, Hope, Fortitude, Justice, Temperance, Prudence."""
    assert PARTS["virtues"] == [
        "charity",
        "faith",
        "hope",
        "fortitude",
        "justice",
        "temperance",
        "prudence",
    ]


def test_1_2_there_are_98_cards_each_value_once_per_virtue() -> None:
    """SV-1.2 14 cards per Virtue, values 1 to 14, a label from 2 to 7, at most one icon."""
    cards = PARTS["cards"].values()
    assert len(cards) == 98
    assert {(card["virtue"], card["value"]) for card in cards} == {
        (virtue, value) for virtue in PARTS["virtues"] for value in range(1, 15)
    }
    assert {card["label"] for card in cards} == set(range(2, 8))
    assert {card["icon"] for card in cards} == {"none", "light", "chalice", "water", "flame"}


def test_1_2_what_is_reconstructed_says_so() -> None:
    """SV-1.2 Which card carries which icon and label is ours, and every card says so."""
    assert all(card["reconstructed"] == ["icon", "label"] for card in PARTS["cards"].values())
    assert Counter(card["virtue"] for card in PARTS["cards"].values()) == dict.fromkeys(PARTS["virtues"], 14)


def test_1_3_points_are_whole_numbers_kept_line_by_line() -> None:
    """SV-1.3 A player's points are the sum of the lines of the score."""
    game = virtu.game("seven_virtues")
    state = game.new(players=3, seed=5)
    while not game.over(state):
        game.play(state, game.offers(state)[0])
    for score in game.score(state):
        assert score.total == sum(line.points for line in score.lines)
        assert [line.name for line in score.lines] == ["beginning", *PARTS["virtues"], "trios"]
