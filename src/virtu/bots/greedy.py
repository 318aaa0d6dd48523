"""Advice taken at once: the rules of thumb of a game, or the answer after which the position looks best."""

from virtu.bots.outlooks import outlook
from virtu.bots.player import Thinker
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


class GreedyPlayer(Thinker):
    """Takes the advised answer."""

    level = "easy"

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
        return outlook(game).advise(position, seat, game.offers(position), dice)
