"""What a search is: any way to choose an answer by looking further than advice does."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


@dataclass(frozen=True)
class Thought:
    """What a search came to: the answer, how much it rests on, and how the candidates fared."""

    action: Action
    simulations: int
    candidates: list[Action]
    values: list[float]
    """Per candidate about the chance of winning that it promises."""
    plans: list[list[Action]]
    """Per candidate the answers it stands for, where that is more than one; otherwise empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Searches know no game: what a game knows stands in its Outlook."""

    school: str = ""
    """The training whose judgement and advice it goes by; "": the game's own."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        """The answer of a seat in a position imagined for it, by all the clock allows."""
        raise AssertionError("each search thinks in its own way")
