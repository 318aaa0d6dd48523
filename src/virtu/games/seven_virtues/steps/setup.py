"""SV-2 Setup: two rows of seven, then somebody begins."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.actions import FIRST, First
from virtu.games.seven_virtues.clauses import STARTING_SEAT
from virtu.games.seven_virtues.ruleset import RANDOM
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.step import VirtuesChance, VirtuesDo
from virtu.games.seven_virtues.steps.deal import TO_ACTIVE, TO_INACTIVE
from virtu.games.seven_virtues.steps.turn import TAKE
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause


@dataclass(frozen=True, slots=True)
class Setup(VirtuesDo):
    """SV-2.2, SV-2.4 Deal both rows; the starting player is random or was chosen."""

    def run(self, g: SevenVirtues) -> None:
        begin = CHOOSE_FIRST if g.rules.first == RANDOM else TAKE[g.rules.first]
        g.then(*TO_ACTIVE, *TO_INACTIVE, begin)


@dataclass(frozen=True, slots=True)
class ChooseFirst(VirtuesChance):
    """SV-2.4 The starting player is random."""

    def topic(self) -> str:
        return "first"

    def rule(self) -> Clause:
        return STARTING_SEAT

    def outcomes(self, g: SevenVirtues) -> list[Action]:
        return [*FIRST[: g.players]]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        return None if isinstance(action, First) and action.seat < g.players else STARTING_SEAT

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, First)
        g.tell("began", STARTING_SEAT, {"seat": action.seat})
        g.then(TAKE[action.seat])


CHOOSE_FIRST: Final = ChooseFirst()
