"""Every plan on several deals."""

from virtu.bots.clock import Clock
from virtu.bots.deals import Deals
from virtu.bots.outlook import Outlook
from virtu.games.registry import GAMES
from virtu.kernel.action import Action
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

HONOUR = GAMES["honour"]


class Points(Outlook):
    """Points are all that counts."""

    def values(self, state: State) -> list[float]:
        return [score.total / 100 for score in self.game.score(state)]


class Pairs(Points):
    """Every move consists of two answers, the second of which is to stop."""

    def plans(self, state: State, seat: Seat, offers: list[Action]) -> list[list[Action]]:
        return [[offers[0]], *[[action, offers[0]] for action in offers[1:2]]]


def test_the_answer_is_the_one_that_promises_most_on_average() -> None:
    state = HONOUR.new(5, 3, False)
    seat = HONOUR.seat(state)
    assert seat is not None
    thought = Deals(4).think(Points(HONOUR), state, seat, Clock(0, 4), dice_from(1))
    assert thought.action == thought.candidates[thought.values.index(max(thought.values))]
    assert thought.values[0] == 0.0
    assert max(thought.values) > 0.0
    assert thought.simulations == 4 * len(HONOUR.offers(state))


def test_a_clock_that_has_run_out_leaves_one_deal() -> None:
    state = HONOUR.new(5, 3, False)
    thought = Deals(8).think(Points(HONOUR), state, Seat(4), Clock(0), dice_from(1))
    assert thought.simulations == len(HONOUR.offers(state))


def test_of_a_plan_only_the_first_answer_is_given() -> None:
    state = HONOUR.new(5, 3, False)
    thought = Deals(1).think(Pairs(HONOUR), state, Seat(4), Clock(0), dice_from(1))
    assert thought.candidates == HONOUR.offers(state)[:2]


def test_an_unfinished_move_is_worth_its_best_end() -> None:
    class Halfway(Points):
        def unfinished(self, state: State, seat: Seat) -> bool:
            return state is begun

    begun = HONOUR.new(5, 3, False)
    assert Points(HONOUR).worth(begun, Seat(4)) == 0.0
    assert Halfway(HONOUR).worth(begun, Seat(4)) > 0.0
