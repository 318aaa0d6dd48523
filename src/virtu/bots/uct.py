"""Plain UCT, as textbooks and OpenSpiel have it: the yardstick for the searches that know more.

UCB1, chance sampled in the tree, one uniformly random playout per leaf, and the answer with most visits.
Hidden cards are dealt once per thought.
"""

from math import log, sqrt
from typing import Final

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.search import Search, Thought
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance

LONGEST: Final = 1500
"""A playout is cut after so many answers; whoever leads then has won."""


class Place:
    """A position the tree has come to: the path to it says all, for chance is in the tree too."""

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        """Who chose to come here."""
        self.visits = 0
        self.total = 0.0
        """What all visits were worth to the mover."""
        self.actions: list[Action] = []
        self.weights: list[int] = []
        """Chance's, where chance is asked."""
        self.next: list[Place] = []

    def expand(self, state: State, ask: Ask, dice: Dice) -> None:
        """List the answers, in any order: the first of equals is tried first."""
        seat = ask.asked(state)
        self.actions = ask.offers(state)[:]
        if isinstance(ask, Chance):
            self.weights = ask.weights(state)
        else:
            for index in range(len(self.actions) - 1, 0, -1):
                other = dice.throw(index + 1)
                self.actions[index], self.actions[other] = self.actions[other], self.actions[index]
        self.next = [Place(seat) for _ in self.actions]

    def choose(self, dice: Dice, curiosity: float) -> int:
        """Where a simulation goes on: as chance falls, or by UCB1."""
        if self.weights:
            point = dice.throw(sum(self.weights))
            for index, weight in enumerate(self.weights):
                point -= weight
                if point < 0:
                    return index
        best, best_bound = 0, -1.0e9
        logarithm = log(self.visits)
        for index, place in enumerate(self.next):
            if place.visits == 0:
                return index
            bound = place.total / place.visits + curiosity * sqrt(logarithm / place.visits)
            if bound > best_bound:
                best, best_bound = index, bound
        return best


class Uct(Search):
    """Knows nothing but the rules."""

    def __init__(self, curiosity: float = 2.0) -> None:
        self.curiosity = curiosity
        """The constant c of UCB1, for values from -1 to 1."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        root = Place(NOBODY)
        while clock.left() > 0.0:
            self.simulate(outlook.game, root, position.clone(), dice)
            clock.count()
        best, most = 0, -1.0
        for index, place in enumerate(root.next):
            worth = place.visits + (place.total / place.visits / 4 if place.visits else 0.0)
            if worth > most:
                best, most = index, worth
        actions = root.actions or outlook.game.offers(position)
        values = [0.5 + 0.5 * place.total / max(1, place.visits) for place in root.next]
        return Thought(actions[best], clock.used, actions, values, [])

    def simulate(self, game: Game, root: Place, state: State, dice: Dice) -> None:
        """Down the tree to a place nobody has seen, a random playout from there, and back up with its worth."""
        ask = engine.open_question(state)
        place, path = root, [root]
        while ask is not None and (place.visits > 0 or place is root):
            if not place.actions:
                place.expand(state, ask, dice)
            index = place.choose(dice, self.curiosity) if place.visits else 0
            ask = engine.answer(state, place.actions[index])
            place = place.next[index]
            path.append(place)
        worth = play_out(game, state, dice)
        for place in path:
            place.visits += 1
            if place.mover >= 0:
                place.total += worth[place.mover]


def play_out(game: Game, state: State, dice: Dice) -> list[float]:
    """What a random end of the game is worth: 1 for the winner, as much lost by the others together."""
    state.dice = dice
    ask = engine.settle(state)
    answers = 0
    while ask is not None and answers < LONGEST:
        offers = ask.offers(state)
        ask = engine.answer(state, offers[dice.throw(len(offers))])
        answers += 1
    winners = game.leaders(state)
    others = max(1, state.players - 1)
    worth = [-1.0 / others] * state.players
    for winner in winners:
        worth[winner] = (state.players / len(winners) - 1.0) / others
    return worth
