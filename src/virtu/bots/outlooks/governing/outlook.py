"""The Art of Governing: rules of thumb for every question, and what a position promises."""

from functools import cache

from virtu.bots.mark import Marks
from virtu.bots.outlook import Outlook, by_lead
from virtu.bots.outlooks.governing.advice import advise
from virtu.bots.outlooks.governing.direct_answers import MATTERS
from virtu.bots.outlooks.governing.marks import marks
from virtu.bots.outlooks.palace.learned import learned
from virtu.bots.outlooks.palace.outlook import PalaceOutlook
from virtu.bots.outlooks.palace.prospects import prospects
from virtu.bots.outlooks.palace.reasons import reason
from virtu.bots.outlooks.palace.style import STYLES
from virtu.games.governing.state import Governing
from virtu.games.palace.state import Palace
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask


class GoverningOutlook(PalaceOutlook):
    """What both a quick player and the playouts of a slow one go by."""

    def __init__(self, game: Game, style: str = "easy") -> None:
        super().__init__(game, style)
        self.style = STYLES[style]

    def schooled(self, school: str) -> Outlook:
        """With numbers that self-play found: "veteran"."""
        return schooled(self.game, school)

    def prospects(self, state: State) -> list[float]:
        """Per seat its points, now and hoped for."""
        assert isinstance(state, Palace)
        return prospects(state, self.style)

    def values(self, state: State) -> list[float]:
        return by_lead(self.prospects(state), self.style.hopes.clear)

    def advise(self, state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
        return advise(state, seat, offers, dice, self.style)

    def reply(self, state: State, ask: Ask, dice: Dice) -> Action:
        return advise(state, ask.asked(state), ask.offers(state), dice, self.style)

    def play(self, state: State, ask: Ask, dice: Dice) -> Ask | None:
        assert isinstance(state, Palace)
        matter = MATTERS.get(ask.topic()) if self.style.foresees else None
        if matter is None:
            return engine.answer(state, self.reply(state, ask, dice))
        return matter(state, ask, self.style, dice)

    def marks(self, state: State, seat: Seat) -> Marks:
        assert isinstance(state, Governing)
        return marks(state, seat)

    def reason(self, state: State, seat: Seat, plan: list[Action]) -> tuple[str, dict[str, Fact]] | None:
        return reason(state, seat, plan[0])


@cache
def schooled(game: Game, school: str) -> GoverningOutlook:
    own = GoverningOutlook(game)
    own.style = learned(f"governing_{school}")
    return own
