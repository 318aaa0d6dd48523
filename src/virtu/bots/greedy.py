"""Advice taken at once: the rules of thumb of a game, or the answer after which the position looks best."""

from virtu.bots.outlooks import outlook
from virtu.bots.player import Thinker
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


class GreedyPlayer(Thinker):
    """Takes the advised answer; the style it is advised in is also its name."""

    def __init__(self, style: str = "easy", seed: int = 0) -> None:
        super().__init__(seed)
        self.level = style

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        dice = self.dice_for(seed)
        position, seat = self.imagine(game, given, dice)
        return outlook(game, self.level).advise(position, seat, game.offers(position), dice)
