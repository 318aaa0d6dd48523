"""The end between two players: looked through to the last answer where chance has no more say."""

import pytest

from virtu.bots.clock import Clock
from virtu.bots.endgame import solve
from virtu.bots.outlook import after
from virtu.bots.outlooks import outlook
from virtu.bots.tree import Tree
from virtu.games.registry import BUILT_IN
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

GAME = BUILT_IN["seven_virtues"]
OWN = outlook(GAME)


def near_the_end(players: int, deal: int, cards: int) -> SevenVirtues:
    """A position in which at most so many cards are left."""
    state = GAME.new(players, deal)
    assert isinstance(state, SevenVirtues)
    answers = 0
    while 14 * players - sum(map(len, state.hands)) > cards:
        offers = GAME.offers(state)
        GAME.play(state, offers[answers % len(offers)])
        answers += 1
    return state


def best_end(state: State, seat: Seat) -> float:
    """What the seat comes to if both play their best, by trying everything."""
    if not OWN.certain(state):
        return OWN.judge(state)[seat]
    ends = [best_end(after(state, action), seat) for action in GAME.offers(state)]
    return max(ends) if GAME.seat(state) == seat else min(ends)


@pytest.mark.parametrize("deal", range(6))
def test_it_finds_the_best_of_all_ends(deal: int) -> None:
    state = near_the_end(2, deal, 8)
    seat = GAME.seat(state)
    assert seat is not None
    found = solve(OWN, state, seat, Clock(0.0, 1_000_000))
    assert found is not None
    ends = {action: best_end(after(state, action), seat) for action in GAME.offers(state)}
    assert ends[found.action] == max(ends.values())
    assert max(found.values) == pytest.approx(max(ends.values()))
    for action, value in zip(found.candidates, found.values, strict=True):
        assert value >= ends[action] or value == pytest.approx(ends[action])


def test_it_leaves_the_rest_to_the_tree() -> None:
    """While cards are to come, with more players, and when there is no time for it."""
    start = GAME.new(2, 1)
    many = near_the_end(3, 1, 6)
    for state in (start, many):
        seat = GAME.seat(state)
        assert seat is not None
        assert solve(OWN, state, seat, Clock(0.0, 1_000_000)) is None
    state = near_the_end(2, 1, 12)
    seat = GAME.seat(state)
    assert seat is not None
    assert solve(OWN, state, seat, Clock(0.0, 2)) is None
    assert Tree(0.7, exact=True).think(OWN, state, seat, Clock(0.0, 2), dice_from(1)).action in GAME.offers(state)
