"""WI-2.3 Set-up: both sides place their Family cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_setup import PlaceFamily
from virtu.games.palace.steps.family import FamilyAsk, in_order
from virtu.games.palace.tables import FIRST_KING
from virtu.games.wars_of_italy.actions import ARRANGE
from virtu.games.wars_of_italy.clauses import ARRANGED
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.round import ROUND_STEPS
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """WI-R12 Simultaneously, revealed together; or France, then Naples."""

    def perform(self, w: Wars) -> None:
        asks = [ArrangeCard(Seat(seat), not w.rules.family_in_turn) for seat in range(2)]
        w.then(*in_order(w, asks), *ROUND_STEPS)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ArrangeCard(FamilyAsk):
    """WI-2.3 Place one more Family card."""

    def spots(self, card: int) -> list[PlaceFamily]:
        return [*ARRANGE[card - FIRST_KING]]

    def placed(self) -> Clause:
        return ARRANGED


TAGS: Final[dict[str, type]] = {"setup": Setup, "arrange_card": ArrangeCard}
