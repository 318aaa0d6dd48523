"""SV-2.2, SV-3.6 Cards come from the pile: their order is decided when they are turned up."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.actions import DEAL, Deal
from virtu.games.seven_virtues.clauses import FROM_THE_PILE, REFILL
from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.step import VirtuesChance
from virtu.games.seven_virtues.tables import NAME, WIDTH
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.dice import Dice
from virtu.kernel.state import State


@dataclass(frozen=True, slots=True)
class DealTo(VirtuesChance):
    """SV-2.2 Chance turns up the next card of the pile for one place."""

    below: bool
    column: int

    def topic(self) -> str:
        return "deal"

    def rule(self) -> Clause:
        return FROM_THE_PILE

    def outcomes(self, g: SevenVirtues) -> list[Action]:
        return [DEAL[card] for card in g.pile]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        return None if isinstance(action, Deal) and action.card in g.pile else FROM_THE_PILE

    def roll(self, state: State, dice: Dice) -> Action:
        # Every card of the pile is equally likely, so there is no need to list them all.
        assert isinstance(state, SevenVirtues)
        return DEAL[state.pile[dice.throw(len(state.pile))]]

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, Deal)
        g.pile.pop(bisect_left(g.pile, action.card))
        row = g.active if self.below else g.inactive
        row[self.column] = action.card
        if g.news is not None:
            clause = REFILL if any(g.hands) else FROM_THE_PILE
            g.tell("dealt", clause, {"card": NAME[action.card], "column": self.column + 1})


TO_ACTIVE: Final = [DealTo(True, column) for column in range(WIDTH)]
TO_INACTIVE: Final = [DealTo(False, column) for column in range(WIDTH)]


def refill(g: SevenVirtues) -> None:
    """SV-3.6 Upper cards slide down; the gaps above are filled from the pile, left to right."""
    gaps = slide(g)
    # What is said last comes first.
    for column in reversed(gaps[: len(g.pile)]):
        g.then(TO_INACTIVE[column])


def slide(g: SevenVirtues) -> list[int]:
    """SV-3.6 In every column emptied below, the card above slides down; the columns, left to right."""
    gaps: list[int] = []
    for column, card in enumerate(g.active):
        if card == EMPTY:
            g.active[column] = g.inactive[column]
            g.inactive[column] = EMPTY
            gaps.append(column)
    return gaps
