"""AG-8.6 Wage War: only Troops in own Cities move; in front of another City they besiege."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.clauses import TROOP_STOPPED, TROOP_THERE
from virtu.games.palace.steps.war import WarAsk
from virtu.kernel.clause import Clause


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarPool(WarAsk):
    """AG-8.6 DP-P7 Use a source, move a Troop by road or sea, or stop."""

    def troop(self, g: Governing, colour: int, origin: int) -> Clause | None:
        """AG-8.6.4 Only a Troop in an own City moves: one in front of another City has stopped there."""
        if not g.count_at(colour, origin):
            return TROOP_THERE
        return None if g.owner[origin] == self.who else TROOP_STOPPED


TAGS: Final[dict[str, type]] = {"war_pool": WarPool}
