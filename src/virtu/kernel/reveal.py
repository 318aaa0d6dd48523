"""Whether an answer showed its seat something it could not tell before: then it is not taken back."""

from typing import Final

from virtu.kernel.dice import dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

GUESSES: Final = 3
"""How many imagined positions decide whether somebody has learned something."""


def reveals(game: Game, before: State, text: str, after: State, heard: list[Event], seat: Seat) -> bool:
    """Whether the seat has learned from its answer: from the position after it, or from what it heard of it.

    Play it again from positions the seat could not distinguish: if what it sees then differs, it has learned.
    """
    if not game.conceals(before, seat):
        return False  # what it could not tell apart is the position itself
    seen = game.plain_view(after, seat)
    for number in range(GUESSES):
        guess = game.imagine(before, seat, dice_from(number + 1))
        guess.dice = None
        if game.explain(guess, text) is not None:
            return True
        game.play(guess, text)
        if game.plain_view(guess, seat) != seen:
            return True
        if [event for event in game.events(guess) if event.heard_by(seat)] != heard:
            return True
    return False
