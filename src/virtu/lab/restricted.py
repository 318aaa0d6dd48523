"""Restricted play: a bot that must do without some answers, so that one sees what they are worth."""

from difflib import get_close_matches
from fnmatch import fnmatchcase

from virtu.bots.outlooks import STYLES, outlook
from virtu.bots.player import Player, Thinker
from virtu.bots.searcher import SearchPlayer
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


def meant(game: Game, pattern: str) -> frozenset[str]:
    """The answers a pattern means, "*" standing for anything; ValueError if there are none."""
    wanted = " ".join(pattern.lower().split())
    texts = frozenset(text for text in game.vocabulary.by_text if fnmatchcase(text, wanted))
    if not texts:
        near = get_close_matches(wanted, game.vocabulary.by_text, 3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`*` stands for anything: \"buy *\""
        raise ValueError(f"no answer of {game.name} is written {pattern!r}; {hint}")
    return texts


class RestrictedPlayer(Thinker):
    """Plays as another bot does, but gives no forbidden answer while there is one that is allowed.

    It does not plan around the ban: whenever its own choice is forbidden, it takes the best of what is left.
    """

    def __init__(self, player: Player, forbidden: frozenset[str], seed: int) -> None:
        super().__init__(seed)
        self.player = player
        self.level = player.level
        self.forbidden = forbidden
        self.refrained = 0
        """How often the ban made a difference."""

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        if isinstance(self.player, SearchPlayer):
            thought = self.player.think(game, given, budget, seed, playouts)
            choice, ranked = thought.action, list(zip(thought.values, thought.candidates, strict=False))
        else:
            choice, ranked = self.player.choose(game, given, budget, seed, playouts), []
        if str(choice) not in self.forbidden:
            return choice
        dice = self.dice_for(seed)
        position, seat = self.imagine(game, given, dice)
        allowed = [action for action in game.offers(position) if str(action) not in self.forbidden]
        if not allowed:
            return choice
        self.refrained += 1
        best = sorted((pair for pair in ranked if str(pair[1]) not in self.forbidden), key=lambda pair: -pair[0])
        if best:
            return best[0][1]
        if self.level != "random":
            style = self.level if self.level in STYLES else "easy"
            advised = outlook(game, style).advise(position, seat, allowed, dice)
            if advised in allowed:
                return advised
        return allowed[dice.throw(len(allowed))]
