"""WI-8.5.2 Retreats: to own cities, and to those of allied or Favourable Major Cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.retreat import RetreatAsk, pay_ships
from virtu.games.palace.tables import CITIES
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step


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

    def routed(self) -> int:
        return self.colour

    def following(self, ships: int) -> Step:
        return RouteTurn(self.who, self.ships + ships)


TAGS: Final[dict[str, type]] = {"route_turn": RouteTurn, "retreat_one": RetreatOne}
