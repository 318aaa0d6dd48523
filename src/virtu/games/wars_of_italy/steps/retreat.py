"""WI-8.5.2 Retreats: to own cities, and to those of allied or Favourable Major Cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.state import EMPTY
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.retreat import RetreatAsk, pay_ships
from virtu.games.palace.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.clauses import REFUGE, RETREATED
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOURS
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class RouteTurn(SeatDo):
    """One side disposes of every routed Troop, one after the other, then pays all Ships at once."""

    ships: Final[int]
    """Ships owed so far."""

    def __init__(self, who: Seat, ships: int) -> None:
        SeatDo.__init__(self, who)
        self.ships = ships

    def perform(self, w: Wars) -> None:
        for city in range(CITIES):
            for colour in w.colours_of(self.who):
                if w.routed_at(colour, city):
                    w.then(RetreatOne(self.who, city, colour, self.ships))
                    return
        pay_ships(w, self.who, self.ships)


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatOne(RetreatAsk):
    """Where one routed Troop goes; posture is read now."""

    colour: Final[int]
    ships: Final[int]

    def __init__(self, who: Seat, city: int, colour: int, ships: int) -> None:
        RetreatAsk.__init__(self, who, city)
        self.colour = colour
        self.ships = ships

    def promised(self) -> int:
        return self.ships

    def refuge(self) -> Clause:
        return REFUGE

    def told(self) -> Clause:
        return RETREATED

    def leave(self, w: Wars, city: int, ships: int) -> dict[str, Fact]:
        w.change_routed(self.colour, self.city, -1)
        if city != EMPTY:
            w.change(self.colour, city, 1)
        w.then(RouteTurn(self.who, self.ships + ships))
        return {"colour": COLOURS[self.colour]}

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        left = w.routed_at(self.colour, self.city)
        return {"city": CITY_NAME[self.city], "ships": self.ships, "colour": COLOURS[self.colour], "left": left}


TAGS: Final[dict[str, type]] = {"route_turn": RouteTurn, "retreat_one": RetreatOne}
"""What positions and records call them: a tag never changes."""
