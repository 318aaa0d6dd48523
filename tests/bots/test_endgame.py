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


def best_ends(state: State) -> list[float]:
    """What everybody comes to if all play for themselves, by trying everything."""
    if not OWN.certain(state):
        return OWN.judge(state)
    seat = GAME.seat(state)
    assert seat is not None
    return max((best_ends(after(state, action)) for action in GAME.offers(state)), key=lambda ends: ends[seat])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("deal", range(4))
def test_it_finds_the_best_of_all_ends(players: int, deal: int) -> None:
    state = near_the_end(players, deal, 8)
    seat = GAME.seat(state)
    assert seat is not None
    found = solve(OWN, state, seat, Clock(0.0, 1_000_000))
    assert found is not None
    ends = {action: best_ends(after(state, action))[seat] for action in GAME.offers(state)}
    assert ends[found.action] == max(ends.values())
    assert max(found.values) == pytest.approx(max(ends.values()))
    for action, value in zip(found.candidates, found.values, strict=True):
        assert value >= ends[action] or value == pytest.approx(ends[action])


def test_what_is_no_end_yet_is_left_to_the_tree() -> None:
    """While cards are to come, and when there is no time to look through all."""
    start, late = GAME.new(2, 1), near_the_end(2, 1, 12)
    for state, playouts in ((start, 1_000_000), (late, 2)):
        seat = GAME.seat(state)
        assert seat is not None
        assert solve(OWN, state, seat, Clock(0.0, playouts)) is None
        position = GAME.imagine(state, seat, dice_from(1))
        found = Tree(0.7, exact=True).think(OWN, position, seat, Clock(0.0, 20), dice_from(1))
        assert found.action in GAME.offers(state)
