"""The open-loop tree: it finds what can be found by trying, repeats itself, and knows each answer by its mover."""

from seven_virtues.table import Table
from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks import outlook
from virtu.bots.search import Thought
from virtu.bots.tree import Node, Tree
from virtu.games.registry import BUILT_IN
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State

GAME = BUILT_IN["seven_virtues"]


def thought(game: Game, state: State, playouts: int, share: float = 0.0, own: Outlook | None = None) -> Thought:
    seat = game.seat(state)
    assert seat is not None
    dice = dice_from(5)
    position = game.imagine(state, seat, dice.clone())
    return Tree(share).think(own or outlook(game), position, seat, Clock(0.0, playouts), dice)


def test_it_takes_the_last_cards_that_win() -> None:
    table = Table(7).turn("justice 9, justice 4, justice 5, hope 7", hands=("", "hope 8", ""))
    for share in (0.0, 1.0):
        found = thought(table.game, table.state, 60, share)
        assert str(found.action) == "take justice"
        assert found.simulations == 60


def test_it_repeats_itself() -> None:
    state = GAME.new(4, 8)
    first, second = thought(GAME, state, 40, 0.5), thought(GAME, state, 40, 0.5)
    assert first == second


def test_it_needs_no_more_of_a_game_than_its_rules() -> None:
    """A guest's game has the plain outlook."""
    state = GAME.new(3, 2)
    assert thought(GAME, state, 20, 0.3, Outlook(GAME)).action in GAME.offers(state)


def test_what_looks_bad_at_first_sight_is_hardly_tried() -> None:
    """With more answers than simulations the promising one is tried twice before others are tried once."""
    table = Table(2).turn("justice 9, justice 4, hope 7, faith 2, charity 3", hands=("", "hope 8"))
    dice = dice_from(5)
    seat = Seat(0)
    position = table.game.imagine(table.state, seat, dice.clone())
    found = Tree(1.0, 0.1, 2.0).think(outlook(table.game), position, seat, Clock(0.0, 4), dice)
    assert str(found.action) == "take justice"
    assert found.values.count(0.5) > 0, "some were not tried at all"


def test_without_time_it_still_answers() -> None:
    state = GAME.new(2, 2)
    seat = GAME.seat(state)
    assert seat is not None
    found = Tree().think(outlook(GAME), state.clone(dice_from(1)), seat, Clock(0.0), dice_from(1))
    assert found.action in GAME.offers(state)


def test_a_node_keeps_what_was_tried_whoever_is_dealt_what() -> None:
    """Other offers hide a place, the same answer brings it back, and another mover has a place of its own."""
    state = GAME.new(2, 2)
    offers = GAME.offers(state)
    node = Node(NOBODY)
    node.meet(offers, Seat(0))
    tried = node.follow(0, offers[0], Seat(0))
    node.meet(offers[1:], Seat(0))
    assert tried not in node.next
    node.meet(list(reversed(offers)), Seat(0))
    assert node.next[-1] is tried
    node.meet(offers, Seat(1))
    assert tried not in node.next


def test_nobody_looks_at_a_place_before_it_was_seen_often_enough() -> None:
    class Counting(Outlook):
        looked = 0

        def judge(self, state: State) -> list[float]:
            self.looked += 1
            return super().judge(state)

    state = GAME.new(2, 8)
    seat = GAME.seat(state)
    assert seat is not None
    for patience, expected in ((40, 0), (39, len(GAME.offers(state)))):
        own = Counting(GAME)
        tree = Tree(0.0, 0.5, trust=2.0, patience=patience)
        tree.think(own, GAME.imagine(state, seat, dice_from(1)), seat, Clock(0.0, 40), dice_from(1))
        assert own.looked == expected
