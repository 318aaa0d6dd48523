"""One look ahead: the answer after which the position looks best."""

from virtu.bots.evaluators import advisor, ahead, evaluator
from virtu.bots.player import Thinker
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


class GreedyPlayer(Thinker):
    """Tries every offer on an imagined position and judges what comes of it."""

    level = "easy"

    def choose(self, game: Game, given: State | View, budget: float = 1.0, seed: int | None = None) -> Action:
        dice = self.dice_for(seed)
        position, seat = self.imagine(game, given, dice)
        offers = game.offers(position)
        advise = advisor(game)
        if advise is not None:
            return advise(position, seat, offers, dice)
        evaluate = evaluator(game)
        best, best_value = offers[:1], float("-inf")
        for action in offers if len(offers) > 1 else []:
            after = ahead(position)
            engine.answer(after, action)
            value = evaluate(after, seat)
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(action)
        # Among equals the dice decide, each as likely as the next.
        return best[dice.throw(len(best))]
