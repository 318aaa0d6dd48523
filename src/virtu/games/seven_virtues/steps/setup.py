"""SV-2 Setup: two rows of seven, then somebody begins."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.actions import FIRST, First
from virtu.games.seven_virtues.clauses import STARTING_SEAT
from virtu.games.seven_virtues.ruleset import RANDOM
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.step import about
from virtu.games.seven_virtues.steps.deal import TO_ACTIVE, TO_INACTIVE, turn_up
from virtu.games.seven_virtues.steps.turn import TAKE
from virtu.games.seven_virtues.tables import WIDTH
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.step import Chance, Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """SV-2.2, SV-2.4 Deal both rows; the starting player is random or was chosen."""

    def perform(self, g: SevenVirtues) -> None:
        g.then(CHOOSE_FIRST if g.rules.first == RANDOM else TAKE[g.rules.first])
        dice = g.dice
        if dice is None:
            g.then(*TO_ACTIVE, *TO_INACTIVE)
            return
        for below in (True, False):  # the same throws as if every place asked for itself
            for column in range(WIDTH):
                turn_up(g, below, column, dice.throw(len(g.pile)))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseFirst(Chance):
    """SV-2.4 The starting player is random."""

    def topic(self) -> str:
        return "first"

    def rule(self) -> Clause:
        return STARTING_SEAT

    def offers(self, g: SevenVirtues) -> list[Action]:
        return [*FIRST[: g.players]]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        return None if isinstance(action, First) and action.seat < g.players else STARTING_SEAT

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, First)
        g.tell("began", STARTING_SEAT, {"seat": action.seat})
        g.then(TAKE[action.seat])

    def facts(self, g: SevenVirtues, action: Action, clause: Clause) -> dict[str, Fact]:
        return about(g, action)


CHOOSE_FIRST: Final = ChooseFirst()


TAGS: Final[dict[str, type]] = {"setup": Setup, "choose_first": ChooseFirst}
