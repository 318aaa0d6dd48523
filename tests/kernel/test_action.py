"""Answers in their parts: what a client reads instead of the notation."""

import pytest

import virtu
from virtu.kernel.game import Game


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
