"""WI-5.5 Wage War: Troops of the side move; they stop where nobody welcomes them."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.steps.war import WarAsk
from virtu.games.wars_of_italy.clauses import NO_TROOP, NOT_YOUR_COLOUR, TROOP_HALTED
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOUR_COUNT
from virtu.kernel.clause import Clause


@dataclass(slots=True, init=False, unsafe_hash=True)
class Campaign(WarAsk):
    """WI-5.5 Use a source, move a Troop by road or sea, or stop."""

    def troop(self, w: Wars, colour: int, origin: int) -> Clause | None:
        """WI-5.5.2 A Troop that entered an unfriendly City in this action has stopped there."""
        if colour not in w.colours_of(self.who):
            return NOT_YOUR_COLOUR
        if not w.count_at(colour, origin):
            return NO_TROOP
        return None if w.count_at(colour, origin) > w.halted_at(colour, origin) else TROOP_HALTED

    def arrive(self, w: Wars, colour: int, city: int) -> None:
        if not w.welcomes(self.who, city):
            w.halted.append(city * COLOUR_COUNT + colour)

    def stop(self, w: Wars) -> None:
        w.halted.clear()

    def sparing(self) -> bool:
        return True


TAGS: Final[dict[str, type]] = {"campaign": Campaign}
