"""WI-2.3 Set-up: both sides place their Family cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.steps.family import FamilyAsk, in_order
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.round import ROUND_STEPS
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """WI-R12 Simultaneously, revealed together; or France, then Naples."""

    def perform(self, w: Wars) -> None:
        asks = [FamilyAsk(Seat(seat), not w.rules.family_in_turn) for seat in range(2)]
        w.then(*in_order(w, asks), *ROUND_STEPS)


TAGS: Final[dict[str, type]] = {"setup": Setup, "arrange_card": FamilyAsk}
