"""Any legal answer, as likely as the game's rollout policy says: mostly all alike."""

from virtu.bots.player import Thinker, known
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


class RandomPlayer(Thinker):
    """The measure of all others."""

    level = "random"

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        # What is offered is public to the asked seat, so there is nothing to imagine.
        state, _ = known(game, given)
        offers = game.offers(state)
        weights = game.random_play.rollout_policy(state, offers)
        point = self.dice_for(seed).throw(sum(weights))
        for action, weight in zip(offers, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        raise AssertionError("weights are positive")
