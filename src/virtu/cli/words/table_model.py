"""What one seat sees of the table, and the question it is asked."""

from typing import Any

from virtu.kernel import engine
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


class TableModel:
    """Everything words and boards are made from: the seat's own view, never the position itself."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.view: dict[str, Any] = dict(game.plain_view(state, seat))
        ask = engine.open_question(state)
        mine = ask is not None and ask.asked(state) == seat
        self.topic = ask.topic() if mine and ask is not None else ""
        self.clause = ask.rule().number if mine and ask is not None else ""
        self.offers = [str(action) for action in game.offers(state)] if mine else []
        self.previews: dict[str, dict[str, Any]] = {}
        self._state = state

    def preview(self, action: str) -> dict[str, Any]:
        """What an answer that is offered would bring, as far as the seat may know."""
        if action not in self.offers:
            return {}
        if action not in self.previews:
            self.previews[action] = dict(self.game.preview(self._state, action, self.seat))
        return self.previews[action]
