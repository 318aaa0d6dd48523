"""Positions as text: what is wrong with one is named."""

import json
from typing import Any

import pytest

import virtu

GAME = virtu.game("seven_virtues")


def position() -> Any:
    return json.loads(json.dumps(GAME.dump(GAME.new(players=3, seed=4))))


def test_a_position_comes_back_equal() -> None:
    state = GAME.new(players=3, seed=4)
    again = GAME.load(GAME.dump(state))
    assert again == state
    assert GAME.digest(again) == GAME.digest(state)


def test_dice_and_listeners_are_no_part_of_a_position() -> None:
    state = GAME.new(players=3, seed=4)
    digest = GAME.digest(state)
    GAME.listen(state)
    state.dice = None
    assert GAME.digest(state) == digest
    assert not {"dice", "news", "rules"} & set(position()["state"])


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["game"], "chess", "game is 'chess', not 'seven_virtues'"),
        (["players"], 9, "players is 9; seven_virtues is for 2 to 7"),
        (["players"], "three", "players is 'three'"),
        (["players"], True, "players is True"),
        (["players"], 4, "state.players is 3, but players is 4"),
        (["options"], [], "options and state are objects"),
        (["options"], {"colour": "red"}, "no option colour; its options: hands, first"),
        (["options"], {"hands": "shut"}, "memory, open"),
        (["state", "active"], 5, "state.active is a list, not 5"),
        (["state", "active"], [1, 2, "x", 4, 5, 6, 7], r"state.active\[2\] is a whole number, not 'x'"),
        (["state", "active"], [1, 2, 3], "have 7 places each"),
        (["state", "active"], [1, 1, 3, 4, 5, 6, 7], "stands 2 times on the table"),
        (["state", "active", 0], 98, "98 is no card"),
        (["state", "called"], "two", "state.called is a whole number"),
        (["state", "called"], 9, "0 to 7"),
        (["state", "hands"], [[], []], "has 3 hands"),
        (["state", "hands"], {}, "state.hands is a list"),
        (["state", "points", 0], -40, "fewer than 0 points"),
        (["state", "agenda"], {}, "state.agenda is a list of steps"),
        (["state", "agenda"], [5], r"state.agenda\[0\]: 5 is no step of this game"),
        (["state", "agenda"], [["dance"]], r"state.agenda\[0\]: 'dance' is no step of this game"),
        (["state", "agenda"], [["take"]], r"of the values after 'take' there are 1 \(who\), not 0"),
        (["state", "agenda"], [["take", 0, 1]], r"of the values after 'take' there are 1 \(who\), not 2"),
        (["state", "more"], 1, "state.more is no field of a position; the fields are"),
    ],
)
def test_what_is_wrong_is_named(path: list[Any], value: Any, sentence: str) -> None:
    plain = position()
    place = plain
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(ValueError, match=sentence):
        GAME.load(plain)


@pytest.mark.parametrize("key", ["game", "players", "options", "state"])
def test_what_is_missing_is_named(key: str) -> None:
    plain = position()
    del plain[key]
    with pytest.raises(ValueError, match=f"{key} is missing"):
        GAME.load(plain)


def test_a_missing_field_is_named() -> None:
    plain = position()
    del plain["state"]["pile"]
    with pytest.raises(ValueError, match=r"state\.pile is missing"):
        GAME.load(plain)


@pytest.mark.parametrize("who", [7, -1, "me", None, 1.5, [0]])
def test_a_step_for_nobody_is_no_position(who: Any) -> None:
    """A question to a seat that does not exist could never be answered."""
    plain = position()
    plain["state"]["agenda"] = [["take", who]]
    with pytest.raises(ValueError, match=r"agenda"):
        GAME.load(plain)


@pytest.mark.parametrize("plain", [None, 5, "x", [], {}])
def test_what_is_no_object_is_no_position(plain: Any) -> None:
    with pytest.raises(ValueError, match=r"a position is an object|is missing"):
        GAME.load(plain)
