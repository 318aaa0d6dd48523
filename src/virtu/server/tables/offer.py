"""Answers as they travel: the notation, and its parts, so that no client takes it apart."""

from virtu.kernel.action import Action
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.server.wire import Offer


def of(state: State, seat: Seat, action: Action) -> Offer:
    """An answer the seat gives or might give."""
    return Offer(**action.parts(state, seat))


def wished(game: Game, state: State, seat: Seat | None, text: str) -> Offer:
    """The same for a text that somebody sent; without parts if it is no answer of this game."""
    action = game.read(text)
    return Offer(text, "", {}) if action is None or seat is None else of(state, seat, action)
