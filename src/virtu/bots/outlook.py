"""What bots know about a game beyond its rules."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from virtu.bots.mark import Marks, Meaning
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State
from virtu.kernel.step import Ask

POINTS: Final[dict[str, Meaning]] = {"points": Meaning(1.0, 1), "rival_points": Meaning(0.5, -1)}
CLOSE = 8.0
"""With such a lead in points a finished game was clear, and an open one is about 6 to 1 won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """How good positions are, and what a sensible player answers. Games override what they know better.

    It only ever gets positions imagined for the seat that thinks.
    """

    def __init__(self, game: Game, style: str = "easy") -> None:
        """The style says how advice is inclined; a game without inclinations advises everybody alike."""
        self.game = game

    def values(self, state: State) -> list[float]:
        """Per seat how good an open position is: about its chance of winning, from 0 to 1."""
        return by_lead([float(score.total) for score in self.game.score(state)], CLOSE)

    def outcome(self, state: State) -> list[float]:
        """Per seat what the end of the game was worth, on the scale of `values`: half the victory, half the lead."""
        winners = self.game.winners(state)
        leads = by_lead([float(score.total) for score in self.game.score(state)], CLOSE)
        return [
            0.5 * lead + (0.5 / len(winners) if seat in winners else 0.0) for seat, lead in enumerate(leads)
        ]

    def closing(self, state: State) -> bool:
        """Whether the end is so near that playing on tells more than values."""
        return False

    def certain(self, state: State) -> bool:
        """Whether all is open and chance has no more say, so that an end can be looked through."""
        return False

    def signature(self, state: State) -> int:
        """A number that two certain positions of one game share only if they are worth the same."""
        return 0

    def features(self, state: State) -> list[list[float]]:
        """Per seat the numbers that values are fitted to; empty where there is nothing to be learned."""
        return []

    def feature_names(self) -> list[str]:
        """What the features are called, where weights are checked against them."""
        return []

    def phase(self, state: State) -> int:
        """Which set of weights the features are for, where a game has several."""
        return 0

    def fitted(self) -> str:
        """What its features are fitted to: "points" above the table's mean, "shares" of the victory, or nothing."""
        return ""

    def weights_for(self, players: int, options: dict[str, Value]) -> str:
        """What the weights for such a table are called in the game's file."""
        return str(players)

    def judge(self, state: State) -> list[float]:
        """The values of a position, open or over."""
        return self.values(state) if state.agenda else self.outcome(state)

    def sights(self, state: State, offers: list[Action]) -> list[list[float]]:
        """Per answer the values of the position after it, as far as can be seen at first sight."""
        return [self.judge(after(state, action)) for action in offers]

    def advise(self, state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
        """A sensible answer: here the one after which the position looks best.

        The dice decide between equals and let things be overlooked; without dice the same position gets the
        same advice.
        """
        if len(offers) == 1:
            return offers[0]
        best: list[Action] = []
        best_value = -1.0
        for action in offers:
            value = self.hope(after(state, action), seat)
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(action)
        return best[0] if dice is None else best[dice.throw(len(best))]

    def hope(self, state: State, seat: Seat) -> float:
        """How good a position looks to advice, from 0 to 1."""
        return self.judge(state)[seat]

    def reply(self, state: State, ask: Ask, dice: Dice) -> Action:
        """An answer in a playout: quick rather than good, and without listing the offers where it can be."""
        offers = ask.offers(state)
        return offers[dice.throw(len(offers))]

    def play(self, state: State, ask: Ask, dice: Dice) -> Ask | None:
        """Answer in a playout, all of one matter such as a payment; returns the question that follows."""
        return engine.answer(state, self.reply(state, ask, dice))

    def candidates(self, state: State, seat: Seat, offers: list[Action], most: int, advised: int = 1) -> list[Action]:
        """The answers worth a search: first the advised one, and those that would be advised if it were not offered."""
        first: list[Action] = []
        left = offers
        while left and len(first) < min(advised, most):
            best = self.advise(state, seat, left, None)
            first.append(best)
            left = [action for action in left if action is not best]
        return [*first, *self.ranked(left)][:most]

    def ranked(self, offers: list[Action]) -> list[Action]:
        """The offers, those first that must not be missed where a search cannot look at all of them."""
        return offers

    def schooled(self, school: str) -> "Outlook":
        """The same game judged by another training; itself where there was none."""
        return self

    def plans(self, state: State, seat: Seat, offers: list[Action]) -> list[list[Action]]:
        """The moves there are, where one takes several answers: only the first is given, then it is thought anew."""
        return [[action] for action in offers]

    def unfinished(self, state: State, seat: Seat) -> bool:
        """Whether the seat is in the middle of a move that is only worth what is chosen next."""
        return False

    def opens(self, state: State) -> bool:
        """Whether a turn begins or goes on with this question, so that an answer is worth what can be done next."""
        return False

    def go_on(self, state: State, seat: Seat) -> bool:
        """Let sensible players answer whatever comes before the seat can go on with its turn; False: it is over."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """A seat's value; of a move that is not finished that of its best end."""
        if not state.agenda or not self.unfinished(state, seat):
            return self.judge(state)[seat]
        best = 0.0
        for action in self.game.offers(state):
            best = max(best, self.worth(after(state, action), seat))
        return best

    def weigh(self, position: State, seat: Seat, plans: list[list[Action]], dice: Dice) -> list[float]:
        """What each plan is worth on one deal imagined for the seat, with the same chance for all."""
        seed = dice.throw(1 << 29)
        imagined = self.game.imagine(position, seat, dice_from(seed))
        worths: list[float] = []
        for plan in plans:
            state = imagined.clone(dice_from(seed))
            follow(state, plan)
            worths.append(self.worth(state, seat))
        return worths

    def searched(self, ask: Ask) -> bool:
        """Whether the question is worth a search; otherwise the advice is taken."""
        return True

    def age(self, state: State) -> int:
        """How far the game has come, in the unit of the playouts' horizon; 0 where they go on to the end."""
        return 0

    def marks(self, state: State, seat: Seat) -> Marks:
        """What of a position can be told in words, from what is public and what is the seat's own."""
        marks: Marks = {}
        for number, score in enumerate(self.game.score(state)):
            marks["points:" if number == seat else f"rival_points:{number}"] = score.total
        return marks

    def meanings(self) -> dict[str, Meaning]:
        """What each mark is to the player, by its name."""
        return POINTS

    def belongs(self, first: Ask, later: Ask) -> bool:
        """Whether a later question of the same seat is part of the matter a plan is about."""
        return False

    def reason(self, state: State, seat: Seat, plan: list[Action]) -> tuple[str, dict[str, Fact]] | None:
        """Why somebody would answer so: a message's name with its facts; None where the marks say it."""
        return None


def after(position: State, action: Action) -> State:
    """The position after an answer: chance goes on with the imagined position's dice, the same for every answer."""
    copy = position.clone(None if position.dice is None else position.dice.clone())
    engine.answer(copy, action)
    return copy


def follow(state: State, plan: list[Action]) -> Ask | None:
    """Give the answers of a plan one after the other; returns the question that follows."""
    ask: Ask | None = None
    for action in plan:
        ask = engine.answer(state, action)
    return ask


def by_lead(prospects: list[float], close: float) -> list[float]:
    """Per seat the chance that its lead over the best other holds: half a tanh of it, as plain loops and `exp`."""
    if len(prospects) == 1:
        return [1.0]
    first = second = -1.0e9
    for prospect in prospects:
        if prospect > first:
            first, second = prospect, first
        elif prospect > second:
            second = prospect
    return [
        1.0 / (1.0 + exp(((second if prospect == first else first) - prospect) * 2.0 / close))
        for prospect in prospects
    ]
