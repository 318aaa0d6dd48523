"""SV-2.2, SV-3.6 Cards come from the pile: their order is decided when they are turned up."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.actions import DEAL, Deal
from virtu.games.seven_virtues.clauses import FROM_THE_PILE, REFILL
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.step import about
from virtu.games.seven_virtues.tables import NAME, WIDTH
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.step import Chance


@dataclass(slots=True, init=False, unsafe_hash=True)
class DealTo(Chance):
    """SV-2.2 Chance turns up the next card of the pile for one place."""

    below: Final[bool]
    column: Final[int]

    def __init__(self, below: bool, column: int) -> None:
        self.below = below
        self.column = column

    def topic(self) -> str:
        return "deal"

    def rule(self) -> Clause:
        return FROM_THE_PILE

    def offers(self, g: SevenVirtues) -> list[Action]:
        return [DEAL[card] for card in g.pile]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        return None if isinstance(action, Deal) and action.card in g.pile else FROM_THE_PILE

    def roll(self, g: SevenVirtues, dice: Dice) -> Action:
        # Every card of the pile is equally likely, so there is no need to list them all.
        return DEAL[g.pile[dice.throw(len(g.pile))]]

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, Deal)
        turn_up(g, self.below, self.column, bisect_left(g.pile, action.card))

    def facts(self, g: SevenVirtues, action: Action, clause: Clause) -> dict[str, Fact]:
        return about(g, action)


TO_ACTIVE: Final = [DealTo(True, column) for column in range(WIDTH)]
TO_INACTIVE: Final = [DealTo(False, column) for column in range(WIDTH)]


def refill(g: SevenVirtues, gaps: list[int]) -> None:
    """SV-3.6 The gaps above are filled from the pile, left to right."""
    dice = g.dice
    if dice is None:
        g.then(*[TO_INACTIVE[column] for column in gaps[: len(g.pile)]])
        return
    for column in gaps:  # the same throws as if every place asked for itself
        if g.pile:
            turn_up(g, False, column, dice.throw(len(g.pile)))


def turn_up(g: SevenVirtues, below: bool, column: int, index: int) -> None:
    """A card of the pile, by its place among those still to come, goes to a place of a row."""
    card = g.pile.pop(index)
    if below:
        g.active[column] = card
    else:
        g.inactive[column] = card
    if g.news is not None:
        clause = REFILL if any(g.hands) else FROM_THE_PILE
        g.tell("dealt", clause, {"card": NAME[card], "column": column + 1})


TAGS: Final[dict[str, type]] = {"deal_to": DealTo}
