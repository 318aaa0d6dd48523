"""An open-loop tree: its places are keyed by answers alone, and all that is hidden or to come is dealt anew each time.

Everybody chooses for themselves (the values of all seats are carried back), by UCB1. A new place is judged by the
game's values, or played out by its quick replies.
"""

from math import log, sqrt
from typing import Final

from virtu.bots.clock import Clock
from virtu.bots.endgame import solve
from virtu.bots.outlook import Outlook
from virtu.bots.search import Search, Thought
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

PERCENT: Final = 100
LONGEST: Final = 1500
"""A playout that takes more answers is judged by the values it has come to."""
NO_SIGHT: Final[list[float]] = []
NO_OFFERS: Final[list[Action]] = []
NOT_TRIED: Final[list["Node | None"]] = []
"""Most places are seen once and need no lists of their own."""


class Node:
    """A sequence of answers, whatever was dealt between them."""

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        """Who gave the last of the answers."""
        self.visits = 0
        self.total = 0.0
        """What all visits were worth to the mover."""
        self.sight = NO_SIGHT
        """What everybody may expect at first sight, where somebody looked."""
        self.asked = NOBODY
        self.offers = NO_OFFERS
        """Who was asked here last time, and what could be answered."""
        self.next = NOT_TRIED
        """By offer where it leads; None: not tried yet."""
        self.known: dict[int, Node] | None = None
        """All that was ever tried here, by answer and mover."""

    def meet(self, offers: list[Action], seat: Seat) -> None:
        """Look up where these answers lead; mostly they are those of the last time."""
        if seat == self.asked and same(offers, self.offers):
            return
        self.asked = seat
        self.offers = offers
        known = self.known
        if known is None:
            self.next = [None] * len(offers)
        else:
            self.next = [known.get(key(action, seat)) for action in offers]

    def choose(self, curiosity: float, trust: float) -> int:
        """Which offer to try: whatever is unknown, then by UCB1; a first sight counts as so many visits."""
        best, best_bound = 0, -1.0e9
        logarithm = log(self.visits) if self.visits else 0.0
        for index in range(len(self.next)):
            node = self.next[index]
            if node is None:
                return index
            visits = node.visits + trust
            total = node.total
            if trust:
                total += trust * node.sight[node.mover]
            bound = total / visits + curiosity * sqrt(logarithm / visits)
            if bound > best_bound:
                best, best_bound = index, bound
        return best

    def follow(self, index: int, action: Action, seat: Seat) -> "Node":
        """Where an offer leads; a new place if nobody was there."""
        node = self.next[index]
        if node is None:
            node = Node(seat)
            self.next[index] = node
            if self.known is None:
                self.known = {}
            self.known[key(action, seat)] = node
        return node


def key(action: Action, seat: Seat) -> int:
    """Answers are interned by their vocabulary, so each is known by where it lies."""
    return id(action) * 64 + seat


def same(offers: list[Action], others: list[Action]) -> bool:
    if len(offers) != len(others):
        return False
    for index in range(len(offers)):  # noqa: SIM110 - a generator is slow once compiled
        if offers[index] is not others[index]:
            return False
    return True


class Tree(Search):
    """Simulations down one tree, until the clock stops them; the answer with most visits is given."""

    def __init__(
        self, share: float = 0.0, curiosity: float = 0.5, trust: float = 0.0, patience: int = 1, exact: bool = False
    ) -> None:
        self.share = share
        """How many of the new places are judged by values; the others are played out."""
        self.curiosity = curiosity
        """The constant c of UCB1, for values from 0 to 1."""
        self.trust = trust
        """How many visits a first sight of an answer is worth; 0: nobody looks, and each is tried."""
        self.patience = patience
        """Nobody looks at a place seen less often: most are seen once or twice, and to look takes long."""
        self.exact = exact
        """Whether an end that chance has no say in is looked through instead."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        game = outlook.game
        offers = game.offers(position)
        if self.exact:
            solved = solve(outlook, position, seat, clock)
            if solved is not None:
                return solved
        root = Node(NOBODY)
        while clock.left() > 0.0:
            self.simulate(outlook, root, game.imagine(position, seat, dice), dice)
            clock.count()
        root.meet(offers, seat)
        chosen, most = 0, -1.0
        values = [0.5] * len(offers)
        for index, node in enumerate(root.next):
            if node is not None and node.visits:
                values[index] = node.total / node.visits
                if node.visits + values[index] > most:
                    chosen, most = index, node.visits + values[index]
        return Thought(offers[chosen], clock.used, offers, values, [])

    def simulate(self, outlook: Outlook, root: Node, state: State, dice: Dice) -> None:
        """Down the tree to a place nobody has seen, judge it, and back up with what it is worth to everybody."""
        ask = engine.open_question(state)
        node = root
        path = [root]
        while ask is not None:
            seat = ask.asked(state)
            offers = ask.offers(state)
            node.meet(offers, seat)
            if self.trust and node.visits >= self.patience:
                look(outlook, node, state, offers, seat)
                index = node.choose(self.curiosity, self.trust)
            else:
                index = node.choose(self.curiosity, 0.0)
            action = offers[index]
            node = node.follow(index, action, seat)
            path.append(node)
            ask = engine.answer(state, action)
            if node.visits == 0:
                break
        if ask is None:
            worth = outlook.outcome(state)
        elif dice.throw(PERCENT) < self.share * PERCENT and not outlook.closing(state):
            worth = node.sight or outlook.values(state)
        else:
            worth = play_out(outlook, state, ask, dice)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += worth[node.mover]


def look(outlook: Outlook, node: Node, state: State, offers: list[Action], seat: Seat) -> None:
    """A first sight of all answers, if there are some here that nobody has looked at."""
    for place in node.next:
        if place is None or not place.sight:
            break
    else:
        return
    sights = outlook.sights(state, offers)
    for index in range(len(offers)):
        child = node.follow(index, offers[index], seat)
        if not child.sight:
            child.sight = sights[index]


def play_out(outlook: Outlook, state: State, ask: Ask, dice: Dice) -> list[float]:
    """What the game is worth to everybody after quick replies to the end."""
    question: Ask | None = ask
    for _ in range(LONGEST):
        if question is None:
            return outlook.outcome(state)
        question = engine.answer(state, outlook.reply(state, question, dice))
    return outlook.judge(state)
