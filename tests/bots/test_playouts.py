"""Flat playouts: they repeat themselves, miss nothing that matters, and follow the last few further."""

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks import outlook
from virtu.bots.playouts import FEW, Playouts
from virtu.bots.search import Thought
from virtu.games.governing.game import GOVERNING
from virtu.games.palace.actions import Bank
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask


class Watched(Outlook):
    """The game's own outlook; notes in which year each playout was judged."""

    def __init__(self) -> None:
        super().__init__(GOVERNING)
        self.own = outlook(GOVERNING)
        self.years: list[int] = []

    def values(self, state: State) -> list[float]:
        self.years.append(self.age(state))
        return self.own.values(state)

    def advise(self, state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
        return self.own.advise(state, seat, offers, dice)

    def play(self, state: State, ask: Ask, dice: Dice) -> Ask | None:
        return self.own.play(state, ask, dice)

    def age(self, state: State) -> int:
        return self.own.age(state)


def first_question(most: int, least: int = 2) -> State:
    """Somewhere in a game of three a question with so many answers."""
    view = outlook(GOVERNING)
    state, dice = GOVERNING.new(3, 4), dice_from(4)
    while True:
        seat, offers, ask = GOVERNING.seat(state), GOVERNING.offers(state), engine.open_question(state)
        assert seat is not None
        assert ask is not None
        if least <= len(offers) <= most and view.searched(ask):
            return state
        GOVERNING.play(state, view.advise(state, seat, offers, dice))


def thought(state: State, search: Playouts, playouts: int, view: Outlook | None = None) -> Thought:
    seat, dice = GOVERNING.seat(state), dice_from(5)
    assert seat is not None
    position = GOVERNING.imagine(state, seat, dice.clone())
    return search.think(view or outlook(GOVERNING), position, seat, Clock(0.0, playouts), dice)


def test_they_repeat_themselves() -> None:
    state = first_question(12)
    assert thought(state, Playouts(1), 20) == thought(state, Playouts(1), 20)


def test_the_last_few_are_followed_further() -> None:
    """All candidates for a year, and the best for two."""
    state = first_question(12, FEW + 2)
    watched = Watched()
    found = thought(state, Playouts(1, 2, enough=2), 40, watched)
    now = watched.age(state)
    count = len(found.candidates)
    assert watched.years[:count] == [now + 1] * count
    assert watched.years[-1] == now + 2


def test_what_is_far_off_waits_until_the_near_was_tried_enough() -> None:
    """With few playouts a longer horizon changes nothing: it would only make them fewer and less certain."""
    state = first_question(FEW)
    assert thought(state, Playouts(1, 2, enough=10), 20) == thought(state, Playouts(1), 20)
    assert thought(state, Playouts(1, 2, enough=2), 20) != thought(state, Playouts(1), 20)


def test_what_a_long_list_leaves_out_is_small_change() -> None:
    """Where not all answers can be tried, florins that can be banked at any question are the first to go."""
    state = first_question(99, 13)
    offers = GOVERNING.offers(state)
    banked = [action for action in offers if isinstance(action, Bank)]
    seat = GOVERNING.seat(state)
    assert banked
    assert seat is not None
    others = len(offers) - len(banked)
    candidates = outlook(GOVERNING).candidates(state, seat, offers, others)
    assert offers[:others] != candidates
    assert not [action for action in candidates[1:] if isinstance(action, Bank)]
