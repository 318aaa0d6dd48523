"""What bots know about Honour."""

from functools import cache
from math import exp
from typing import Final

from virtu.bots.fitted import fitted
from virtu.bots.mark import Marks, Meaning
from virtu.bots.outlook import Outlook, after
from virtu.bots.outlooks.honour.features import FEATURES, features, phase, scores
from virtu.bots.outlooks.honour.marks import MEANINGS, marks, reason
from virtu.bots.outlooks.honour.rules_of_thumb import ThumbOutlook, worth
from virtu.games.honour.actions import DISCARD, DONE, EXCHANGE, Exchange
from virtu.games.honour.state import Honour
from virtu.games.honour.steps.draw import ChooseDraw
from virtu.games.honour.steps.fate import ChooseBlamed, ChooseEntry
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.steps.turn import Act, ExchangeCards
from virtu.games.honour.tables import SEATS, VALUES
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State
from virtu.kernel.step import Ask

TURNS: Final = frozenset({"act", "draw", "counter"})
"""Questions that open something new."""


class HonourOutlook(Outlook):
    """Advice by rules of thumb; searches go by the fitted value."""

    def __init__(self, game: Game, style: str = "easy", weights: str = "honour") -> None:
        super().__init__(game, style)
        self.thumb = ThumbOutlook(game)
        self.file = weights
        self.full: list[list[float]] = []
        self.short: list[list[float]] = []
        """The weights by phase, once values were asked for."""

    def schooled(self, school: str) -> Outlook:
        """What a lower level has learned.

        "easy": an eye for the table and the hands, none for who can end the game or strike next. "first": all features,
        mostly from games of `easy`. The best learned from games of those who play by "first". In the short game all
        know all features, and each level has learned from games of more and stronger players.
        """
        return schooled(self.game, school)

    def values(self, state: State) -> list[float]:
        """Each seat's share of the victory; together 1."""
        assert isinstance(state, Honour)
        by_seat = scores(state, self.weights(state.rules.short)[phase(state)])
        top = max(by_seat)
        powers = [exp(score - top) for score in by_seat]
        total = sum(powers)
        return [power / total for power in powers]

    def weights(self, short: bool) -> list[list[float]]:
        """By phase one for each feature; read when they are needed, so that they can be fitted anew."""
        if short:
            self.short = self.short or fitted(self.file, "short", len(FEATURES))
            return self.short
        self.full = self.full or fitted(self.file, "full", len(FEATURES))
        return self.full

    def outcome(self, state: State) -> list[float]:
        """A share of the victory, and nothing for a good second place."""
        winners = self.game.winners(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]

    def fitted(self) -> str:
        return "shares"

    def weights_for(self, players: int, options: dict[str, Value]) -> str:
        return str(options["variant"])

    def advise(self, state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
        return self.thumb.advise(state, seat, offers, dice)

    def plans(self, state: State, seat: Seat, offers: list[Action]) -> list[list[Action]]:
        """HO-4.5 An exchange is decided as a whole: the worst card, the two worst, ... and then the draw."""
        assert isinstance(state, Honour)
        plans: list[list[Action]] = []
        step = state.agenda[-1]
        if isinstance(step, ExchangeCards):
            if step.count:
                plans.append([DONE])
            return plans + exchanges(state, seat)
        for action in offers:
            if isinstance(action, Exchange):
                for plan in exchanges(state, seat):
                    plans.append([EXCHANGE, *plan])
            else:
                plans.append([action])
        return plans

    def marks(self, state: State, seat: Seat) -> Marks:
        assert isinstance(state, Honour)
        return marks(state, seat)

    def meanings(self) -> dict[str, Meaning]:
        return MEANINGS

    def reason(self, state: State, seat: Seat, plan: list[Action]) -> tuple[str, dict[str, Fact]] | None:
        assert isinstance(state, Honour)
        return reason(state, plan)

    def belongs(self, first: Ask, later: Ask) -> bool:
        """The choices of a Fate card, and what is exchanged."""
        return later.topic() not in TURNS

    def unfinished(self, state: State, seat: Seat) -> bool:
        """HO-9 A Fate card is worth the best that can be chosen for it."""
        assert isinstance(state, Honour)
        step = state.agenda[-1]
        return state.turn == seat and isinstance(step, (ChooseEntry, ChooseBlamed))

    def opens(self, state: State) -> bool:
        return bool(state.agenda) and isinstance(state.agenda[-1], Act)

    def go_on(self, state: State, seat: Seat) -> bool:
        """HO-4 Two actions and a Favour make a turn: in between an accused answers, and a card is drawn."""
        assert isinstance(state, Honour)
        while state.turn == seat and state.agenda:
            step = state.agenda[-1]
            if isinstance(step, Act):
                return True
            if isinstance(step, AnswerCharge):
                engine.answer(state, self.best_for(state, step.who))
            elif isinstance(step, ChooseDraw) and step.who == seat:
                engine.answer(state, self.advise(state, seat, self.game.offers(state), None))
            else:
                break
        return False

    def best_for(self, state: State, seat: Seat) -> Action:
        """The answer that suits a seat best at first sight, on this deal."""
        offers = self.game.offers(state)
        best, chosen = -1.0, offers[0]
        if len(offers) > 1:
            for action in offers:
                value = self.judge(after(state, action))[seat]
                if value > best:
                    best, chosen = value, action
        return chosen

    def features(self, state: State) -> list[list[float]]:
        """Per seat what the value goes by, for training."""
        assert isinstance(state, Honour)
        return features(state)

    def feature_names(self) -> list[str]:
        return FEATURES

    def phase(self, state: State) -> int:
        """Whose weights count, for training."""
        assert isinstance(state, Honour)
        return phase(state)


@cache
def schooled(game: Game, school: str) -> HonourOutlook:
    return HonourOutlook(game, weights=f"honour_{school}")


def exchanges(g: Honour, seat: Seat) -> list[list[Action]]:
    """Discard the worst card, the two worst and so on; each plan ends with the draw."""
    tops = g.tops[seat * VALUES : seat * VALUES + VALUES]
    cards = sorted([(worth(seat, kind, tops), kind) for kind in g.hands[seat]])
    plans: list[list[Action]] = []
    plan: list[Action] = []
    for _, kind in cards:
        plan = [*plan, DISCARD[kind]]
        # With the last card gone nobody asks whether that is enough.
        plans.append(plan if len(plan) == len(cards) else [*plan, DONE])
    return plans
