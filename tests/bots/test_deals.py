"""Every plan on several deals."""

from honour.table import NOBLEMAN, Table
from virtu.bots.clock import Clock
from virtu.bots.deals import Deals, Sequel
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks import outlook
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


class Both(Points):
    """Honour is worth something only with six points, and a turn goes on as in the game's own outlook."""

    def values(self, state: State) -> list[float]:
        totals = [score.total for score in self.game.score(state)]
        return [1.0 if total >= 6 else 0.5 - total / 100 for total in totals]

    def opens(self, state: State) -> bool:
        return outlook(HONOUR).opens(state)

    def go_on(self, state: State, seat: Seat) -> bool:
        return outlook(HONOUR).go_on(state, seat)


def test_two_answers_of_a_turn_may_be_worth_what_neither_is_alone() -> None:
    table = Table().turn(hand="honour 2 lay, honour 3 lay", front={NOBLEMAN: "honour 1 lay"}, full=False)
    told = []
    for ahead in (0, 20):
        thought = Deals(4, ahead=ahead).think(Both(HONOUR), table.state, Seat(NOBLEMAN), Clock(0, 8), dice_from(1))
        told.append((str(thought.action), round(max(thought.values), 2)))
    assert told == [("done", 0.49), ("play honour 2 lay for nobleman", 1.0)]


def test_what_follows_counts_only_where_most_deals_allow_it() -> None:
    """Otherwise it would be chosen by cards that nobody sees."""
    sequel = Sequel()
    sequel.going_on = 4
    sequel.totals = {1: 0.9, 2: 2.0}
    sequel.tries = {1: 1, 2: 4}
    assert sequel.worth() == 0.5
    sequel.over, sequel.total_over = 4, 1.0
    assert sequel.worth() == 0.375
