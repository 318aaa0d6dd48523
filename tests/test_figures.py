"""The numbers of the player aids: those of the numbered rules, and of the options of a table."""

import re

import pytest

import virtu
from virtu.kernel.option import Value
from virtu.rulebook.book import whole
from virtu.rulebook.shelf import rulebook

WRITTEN = [
    ("governing", "free_rooms", "AG-6.2.2", "Up to {} Rooms"),
    ("governing", "step_price", "AG-6.2.3", "for {} florins"),
    ("governing", "ship_florins", "AG-8.4.1", "receive {}n florins"),
    ("governing", "indulgence_florins", "AG-7.4.1", "or {} florins"),
    ("governing", "redeem_crowns", "AG-7.2.3", "or {} Crowns"),
    ("governing", "redeem_crosses", "AG-7.2.3", "either {} Cross"),
    ("governing", "unblock_masks", "AG-7.3.4", "(default {})"),
    ("governing", "free_troops", "AG-11.2.2", "at most {} + "),
    ("governing", "paid_troops", "AG-11.2.2", "+ {}f Troops"),
    ("governing", "most_troops", "AG-11.5.1", "up to {} on the board"),
    ("governing", "recruit_home", "AG-11.5.2", "{} florin in a controlled City bearing the own arms"),
    ("governing", "recruit_elsewhere", "AG-11.5.2", "{} florins in any other"),
    ("governing", "strong_defence", "AG-10.5.1", "final Defence >= {}"),
    ("governing", "ending_cities", "AG-14.1.1", "controls {} or more Cities"),
    ("governing", "last_step", "AG-14.1.1", "on Patronage step {}"),
    ("governing", "space_cities", "AG-10.8.4", "At {} or more Cities"),
    ("governing", "france_strength", "AG-12.3.3", "+{} war bonus"),
    ("governing", "ottoman_ships", "AG-12.3.4", "{} Ships"),
    ("wars_of_italy", "last_round", "WI-3.1", "{} rounds"),
    ("wars_of_italy", "loss_dependency", "WI-8.4.5", "p loses {} with M"),
    ("wars_of_italy", "loss_capital", "WI-8.4.5", "p loses {} with every other"),
    ("wars_of_italy", "religion", "WI-11.2", "+{} for strictly more Cross"),
    ("wars_of_italy", "recruit_elsewhere", "WI-10.3", "{} florins on any other"),
    ("seven_virtues", "start", "SV-2.3", "starts with {} VP"),
    ("seven_virtues", "first", "SV-4.3", "1st gains {} VP"),
    ("seven_virtues", "second", "SV-4.3", "2nd gains {} VP"),
    ("seven_virtues", "gift", "SV-4.4", "gives its discarder {} VP"),
    ("seven_virtues", "named", "SV-4.6", "0, 1 or {} opponents"),
    ("seven_virtues", "flames", "SV-4.9", "1st: {} VP per Flame"),
    ("seven_virtues", "trio", "SV-5.1", "gains {} VP per trio"),
    ("honour", "hand", "HO-3.1", "Deal {} cards"),
    ("honour", "display", "HO-3.1", "Lay {} cards"),
    ("honour", "wakes", "HO-7.4", "holds {} cards"),
    ("honour", "top_level", "HO-6.3", "reaches level {}"),
    ("honour", "round_limit", "HO-R9", "(default {})"),
]


@pytest.mark.parametrize(("name", "figure", "clause", "sentence"), WRITTEN)
def test_a_figure_is_what_its_clause_says(name: str, figure: str, clause: str, sentence: str) -> None:
    game = virtu.game(name)
    figures = game.figures()
    told = rulebook(name).find(clause)
    assert told is not None
    # One figure by itself, so that a changed one cannot hide in a longer number.
    assert re.search(rf"(?<!\d){re.escape(sentence.format(figures[figure]))}", whole(told, notes=True))


@pytest.mark.parametrize(
    ("name", "players", "options", "figure", "value"),
    [
        ("governing", 3, {}, "religion", [4, 2]),
        ("governing", 4, {}, "religion", [4, 2, 1]),
        ("governing", 4, {"year_limit": 7}, "year_limit", 7),
        ("governing", 4, {"preset": "fr"}, "unblock_masks", 1),
        ("governing", 4, {"preset": "fr"}, "surplus_banked", True),
        ("governing", 4, {"preset": "cz"}, "defender_tokens", True),
        ("wars_of_italy", 2, {"track": "15"}, "widths", [2, 3, 5, 3, 2]),
        ("wars_of_italy", 2, {"preset": "en"}, "unblock_masks", 2),
        ("wars_of_italy", 2, {"recruit_at_allies": True}, "recruit_at_allies", True),
        ("seven_virtues", 2, {}, "cards", 28),
        ("seven_virtues", 5, {"hands": "open"}, "open_hands", True),
        ("honour", 5, {}, "caps", [8, 10, 12, 14]),
        ("honour", 5, {"variant": "short"}, "caps", [8, 10, 12, 14, 16]),
        ("honour", 5, {"variant": "short", "rounds": 9}, "rounds", 9),
        ("honour", 5, {"variant": "short", "rounds": 9, "round_limit": 0}, "rounds", 9),
        ("honour", 5, {"variant": "short", "rounds": 9, "round_limit": 4}, "rounds", 4),
        ("honour", 5, {"round_limit": 0}, "round_limit", 0),
        ("honour", 5, {"mill_start": "next_turn"}, "next_turn", True),
    ],
)
def test_a_figure_follows_the_options(
    name: str, players: int, options: dict[str, Value], figure: str, value: object
) -> None:
    game = virtu.game(name)
    assert game.figures(players, **options)[figure] == value


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_what_cannot_be_is_said(name: str) -> None:
    game = virtu.game(name)
    with pytest.raises(ValueError, match="players, not 99"):
        game.figures(99)
    with pytest.raises(ValueError, match="colour"):
        game.figures(game.players[0], colour="red")
