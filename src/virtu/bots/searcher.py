"""Bots that search: each takes its time, and plays the stronger the more of it there is."""

import gc
from collections.abc import Mapping

from virtu.bots.clock import Clock
from virtu.bots.outlooks import outlook
from virtu.bots.player import Thinker
from virtu.bots.search import Search, Thought
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State


class SearchPlayer(Thinker):
    """Searches in the way its level says for the game; questions that are not worth it get the advised answer."""

    def __init__(
        self, level: str, searches: Mapping[str, Search], seconds: float, playouts: int = 0, seed: int = 0
    ) -> None:
        super().__init__(seed)
        self.level = level
        self.searches = searches
        self.seconds = seconds
        self.playouts = playouts

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        return self.think(game, given, budget, seed, playouts).action

    def think(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Thought:
        """The answer with what it rests on."""
        dice = self.dice_for(seed)
        position, seat = self.imagine(game, given, dice)
        search = self.searches.get(game.name) or self.searches[""]
        view, ask, offers = outlook(game), engine.open_question(position), game.offers(position)
        if search.school:
            view = view.schooled(search.school)
        assert ask is not None
        if len(offers) == 1:
            return Thought(offers[0], 0, offers, [0.5], [])
        if not view.searched(ask):
            return Thought(view.advise(position, seat, offers, None), 0, offers, [], [])
        seconds = self.seconds if budget is None else min(budget, self.seconds)
        # A budget that is given is somebody's patience: on a busy machine the thought ends early.
        clock = Clock(seconds, playouts or self.playouts, 0.0 if budget is None else 2 * budget)
        collecting = gc.isenabled()
        gc.disable()  # a search makes no cycles, and going through its places again and again takes a tenth of the time
        try:
            thought = search.think(view, position, seat, clock, dice)
        finally:
            if collecting:
                gc.enable()
        self.searched += 1
        self.simulations += thought.simulations
        return thought
