"""SV-1 Components."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import virtu

DECK = files("virtu.games.seven_virtues").joinpath("data", "deck.toml")
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
    """SV-1.2, SV-2.1, SV-R10 Values, icons and labels are ours and say so; the rulebook shows Justice 5."""
    justice = PARTS["cards"]["justice 5"]
    assert (justice["icon"], justice["label"], justice["reconstructed"]) == ("water", 3, [])
    others = [card for name, card in PARTS["cards"].items() if name != "justice 5"]
    assert all(card["reconstructed"] == ["value", "icon", "label"] for card in others)
    sure = tomllib.loads(DECK.read_text(encoding="utf-8"))["sure"]
    assert "certain" not in sure.values()
    assert set(sure) == {"values", "counts", "icons", "labels"}
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
