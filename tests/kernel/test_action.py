"""Answers in their parts: what a client reads instead of the notation."""

import pytest

import virtu
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat


@pytest.mark.parametrize("game", virtu.games(), ids=lambda game: game.name)
def test_verb_and_arguments_tell_any_two_answers_apart(game: Game) -> None:
    parts = {(action.verb(), *sorted(action.args().items())) for action in game.vocabulary.actions}
    assert len(parts) == len(game.vocabulary)


@pytest.mark.parametrize(
    ("name", "text", "verb", "args"),
    [
        ("governing", "march pisa siena", "march", {"origin": "pisa", "city": "siena"}),
        ("governing", "redeem 2 crowns", "redeem", {"room": 2, "with": "crowns"}),
        ("governing", "put left1 over 2", "move in", {"space": "left1", "how": "over", "room": 2}),
        ("wars_of_italy", "influence rome cross", "influence", {"major": "rome", "symbol": "cross"}),
        ("seven_virtues", "take 9", "take", {"value": 9}),
        ("seven_virtues", "take hope 11", "take", {"card": "hope 11"}),
    ],
)
def test_an_answer_tells_its_parts(name: str, text: str, verb: str, args: dict[str, object]) -> None:
    action = virtu.game(name).read(text)
    assert action is not None
    assert (str(action), action.verb(), action.args()) == (text, verb, args)


@pytest.mark.parametrize(
    ("name", "text", "spot"),
    [
        ("governing", "march pisa siena", "city:siena"),
        ("governing", "place red 2", "room:0:1"),
        ("governing", "place france", "power:france"),
        ("governing", "room 3", "room:1:2"),
        ("governing", "put left1 over 2", "room:1:1"),
        ("governing", "take improvement 2 to right1", "space:right1"),
        ("governing", "use pisa ship", "tile:pisa"),
        ("governing", "use ottoman ship", "power:ottoman"),
        ("governing", "announce token", "source:token"),
        ("governing", "buy bishop", "item:bishop"),
        ("governing", "take leonardo", "bonus:leonardo"),
        ("governing", "lorenzo under 2", "room:1:1"),
        ("governing", "done", ""),
        ("wars_of_italy", "place rome track", "major:rome"),
        ("wars_of_italy", "influence rome cross", "major:rome"),
        ("wars_of_italy", "march red pisa siena", "city:siena"),
    ],
)
def test_an_answer_tells_where_it_is_given(name: str, text: str, spot: str) -> None:
    """The same place whoever draws it: a Room belongs to a seat, a source lies where the rules put it."""
    game = virtu.game(name)
    action = game.read(text)
    assert action is not None
    assert action.spot(game.new(), Seat(1)) == spot
