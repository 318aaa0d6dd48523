"""What a bot is, and what it may know when it is asked."""

from typing import Protocol

from mypy_extensions import mypyc_attr

from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.game import Game, Knowledge, View
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


class Player(Protocol):
    """Answers for whichever seat is asked."""

    level: str
    searched: int
    simulations: int

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        """A legal answer.

        The budget is the most seconds it may think, by default what its level takes. With a number of playouts
        instead of time the same seed gives the same answer on every machine.
        """
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """The part bots share: dice of their own, and a position imagined for the seat that is asked."""

    level = ""

    def __init__(self, seed: int = 0) -> None:
        self.dice = dice_from(seed)
        self.searched = 0
        """How many answers it searched for."""
        self.simulations = 0
        """How many simulations all that took."""

    def dice_for(self, seed: int | None) -> Dice:
        """The bot's own dice go on from answer to answer; a seed asks for one answer that can be repeated."""
        return self.dice if seed is None else dice_from(seed)

    def imagine(self, game: Game, given: State | View, dice: Dice) -> tuple[State, Seat]:
        """What the asked seat knows, with everything it cannot know dealt anew by the bot's dice."""
        state, seat = known(game, given)
        return game.imagine(state, seat, Dice(dice.value)), seat


def known(game: Game, given: State | View) -> tuple[State, Seat]:
    """The position a bot was given and the seat it answers for; ValueError if there is nothing to answer."""
    if isinstance(given, State):
        state = given
    elif isinstance(given, View) and given.knowledge is not None:
        state = given.knowledge.position
    else:
        raise ValueError("a bot thinks about a state, or about a view fresh from game.view(state, seat)")
    seat = game.seat(state)
    if seat is None:
        raise ValueError("the game is over: there is nothing to choose")
    if seat < 0:
        raise ValueError("chance is asked, not a player; game.weights(state) says how likely each outcome is")
    if isinstance(given, View) and given.knowledge is not None and given.knowledge.seat != seat:
        raise ValueError(f"seat {seat} is asked, and this is the view of {viewer(given.knowledge)}")
    return state, seat


def viewer(knowledge: Knowledge) -> str:
    return "a spectator" if knowledge.seat is None else f"seat {knowledge.seat}"
