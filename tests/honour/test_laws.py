"""The laws of Honour notice what they are there for."""

from typing import Any

import pytest

import virtu
from honour.table import Table
from virtu.games.honour.laws import problems
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import NAME
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value
from virtu.walks import FUZZ_START, random_walk


def broken(**fields: Any) -> list[str]:
    """The problems of a position with some fields replaced."""
    state = Table().turn(front={4: "honour 1 lay, honour 2 lay"}, queue="dishonour 3 lay on guildsman").state
    assert problems(state) == []
    for name, value in fields.items():
        setattr(state, name, value)
    return problems(state)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"deck": []}, "count 45 kinds"),
        ({"display": [-1]}, "3 places (HO-3.1)"),
        ({"hands": []}, "state.hands has one list"),
        ({"known": [[99], [], [], [], []]}, "99 is no card"),
        ({"tokens": [0]}, "state.tokens has one number"),
        ({"tops": []}, "state.tops has 6 numbers"),
        ({"named": []}, "equally long"),
        ({"named": [7]}, "seats are numbered"),
        ({"charge": 99}, "99 is no card"),
        ({"left": 3}, "state.left is"),
        ({"queue": [], "named": []}, "dishonour 3 lay is there 2 times, not 3"),
        (
            {"drawn": [[NAME.index("market_day")] * 2, [], [], [], []]},
            "were in the deck when it was shuffled",
        ),
        ({"known": [[NAME.index("market_day")], [], [], [], []]}, "is known to hold market_day"),
        ({"levels": [5, 1, 1, 1, 1]}, "has level 5 (HO-6.2)"),
        ({"tokens": [-1, 0, 0, 0, 0]}, "has -1 tokens"),
        ({"shames": [[NAME.index("dishonour 5 cleric")] * 2, [], [], [], []]}, "exceeds the cap 8 (HO-8.1)"),
        ({"honours": [[NAME.index("honour 1 lay")], [], [], [], []]}, "do not fit (HO-5.1)"),
        ({"shames": [[NAME.index("dishonour 2 lay")], [], [], [], []]}, "does not fit (HO-7.1)"),
        ({"honours": [[], [], [], [], [NAME.index("honour 2 lay")]]}, "do not make piles (HO-5.2)"),
        ({"tops": [1, 0, 0, 0, 0, 0] * 5}, "the nobleman's piles have the tops"),
        ({"named": [0]}, "entry 1 of the queue does not fit"),
        ({"active": True, "queue": [], "named": []}, "an empty queue is inactive"),
        ({"queue": [NAME.index("dishonour 3 lay")] * 5, "named": [3] * 5}, "a queue of 5 is active"),
        ({"woken": True}, "a queue that woke is active"),
        ({"market": 6}, "Market Day lasts up to 5"),
        ({"actions": 3}, "up to two actions"),
        ({"idle": 6}, "count turns and rounds"),
        ({"charge": NAME.index("dishonour 3 lay")}, "waits for an answer exactly"),
        ({"charge": NAME.index("market_day")}, "is no Dishonour card"),
        ({"ended": "level_5"}, "says why a game is over"),
    ],
)
def test_a_broken_position_is_named(fields: dict[str, Any], says: str) -> None:
    found = broken(**fields)
    assert [problem for problem in found if says in problem], found


def test_hands_are_sorted_and_not_too_large() -> None:
    state = Table().turn().state
    assert isinstance(state, Honour)
    state.hands[0].reverse()
    assert "the priest's cards are not sorted" in problems(state)
    state.hands[0].append(0)
    assert "the priest holds 9 cards (HO-4.4)" in problems(state)


def test_the_short_game_has_no_queue() -> None:
    state = Table(variant="short").turn(queue="").state
    state.queue.append(NAME.index("dishonour 3 lay"))
    state.named.append(3)
    assert "the short game has no queue (HO-11.2)" in problems(state)


@pytest.mark.parametrize("variant", ["full", "short"])
def test_corners_are_lawful_and_at_the_end_of_the_deck(variant: str) -> None:
    """Some with nothing at all to draw, some with a little; each a position that can be written and read."""
    game = virtu.game("honour")
    options = game.read_options({"variant": variant})
    found = [game.random_play.fuzz_start(5, options, dice_from(seed)) for seed in range(40)]
    corners = [state for state in found if isinstance(state, Honour)]
    assert len(corners) == 40
    for state in corners:
        assert problems(state) == []
        assert game.load(game.dump(state)) == state
    assert {state.barren() for state in corners} == {True, False}


def test_10_2_random_play_from_a_corner_comes_to_a_deadlock() -> None:
    """HO-10.2 And every other ending of the short game with a clock, all under the laws."""
    game = virtu.game("honour")
    options: dict[str, Value] = {"variant": "short", "timer": "clock"}
    endings = set()
    for seed in range(FUZZ_START - 1, 30 * FUZZ_START, FUZZ_START):
        walk = random_walk(game, 5, options, seed, sample=50)
        assert walk.begin is not None
        assert not walk.violations, str(walk.violations[0])
        endings.add(game.ending(walk.state))
    assert endings == {"deadlock", "clock", "round_limit"}


def test_r9_random_games_end_without_a_round_limit() -> None:
    """HO-R9, HO-6.3, HO-10.2 By Recognition, and from a corner by the deadlock too; long before the longest game."""
    game = virtu.game("honour")
    endings = set()
    for seed in [*range(3), *range(FUZZ_START - 1, 12 * FUZZ_START, FUZZ_START)]:
        walk = random_walk(game, 5, {"round_limit": 0}, seed, sample=200)
        assert not walk.violations, str(walk.violations[0])
        endings.add(game.ending(walk.state))
    assert endings == {"level_5", "deadlock"}
