"""The Wars of Italy: rules of thumb for every question, and what a position promises."""

from virtu.bots.mark import Marks
from virtu.bots.outlooks.palace.outlook import PalaceOutlook
from virtu.bots.outlooks.wars_of_italy.advice import advise
from virtu.bots.outlooks.wars_of_italy.marks import marks
from virtu.bots.outlooks.wars_of_italy.prospects import values
from virtu.bots.outlooks.wars_of_italy.reasons import reason
from virtu.bots.outlooks.wars_of_italy.replies import reply
from virtu.bots.outlooks.wars_of_italy.style import STYLES
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask


class WarsOutlook(PalaceOutlook):
    """What both a quick player and the playouts of a slow one go by."""

    def __init__(self, game: Game, style: str = "easy") -> None:
        super().__init__(game, style)
        self.style = STYLES[style]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Wars)
        return values(state)

    def advise(self, state: State, seat: Seat, offers: list[Action], dice: Dice | None) -> Action:
        return advise(state, seat, offers, dice, self.style)

    def reply(self, state: State, ask: Ask, dice: Dice) -> Action:
        return reply(state, ask, dice, self.style)

    def marks(self, state: State, seat: Seat) -> Marks:
        assert isinstance(state, Wars)
        return marks(state, seat)

    def reason(self, state: State, seat: Seat, plan: list[Action]) -> tuple[str, dict[str, Fact]] | None:
        return reason(state, seat, plan[0])
