"""AG-10.7 Retreats: each marked Troop goes to a City of its owner or is lost."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.state import RETREATS
from virtu.games.palace.steps.retreat import RetreatAsk, pay_ships
from virtu.games.palace.tables import CITIES, SEATS
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do

EVERYWHERE: Final = -1


@dataclass(slots=True, init=False, unsafe_hash=True)
class Retreats(Do):
    """AG-10.7.1 After every siege turn, in order."""

    def perform(self, g: Governing) -> None:
        g.phase = RETREATS
        g.then(*[RETREAT_TURN[seat] for seat in g.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatTurn(Do):
    """AG-10.7.1 One player disposes of every marked Troop, one after the other, then pays all Ships at once."""

    who: Final[Seat]
    only: Final[int]
    """The City a lost siege is retreated from at once (AG-10.6.3), or EVERYWHERE."""
    ships: Final[int]
    """AG-10.7.3 Ships owed so far."""

    def __init__(self, who: Seat, only: int, ships: int) -> None:
        self.who = who
        self.only = only
        self.ships = ships

    def perform(self, g: Governing) -> None:
        marked, players = g.marked, g.players
        for city in range(CITIES):
            if marked[city * players + self.who] and self.only in (EVERYWHERE, city):
                g.then(RetreatTroop(self.who, city, self.only, self.ships))
                return
        pay_ships(g, self.who, self.ships)


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatTroop(RetreatAsk):
    """AG-10.7.2 (DP-Q6) Where one marked Troop goes."""

    only: Final[int]
    ships: Final[int]

    def __init__(self, who: Seat, city: int, only: int, ships: int) -> None:
        RetreatAsk.__init__(self, who, city)
        self.only = only
        self.ships = ships

    def promised(self) -> int:
        return self.ships

    def following(self, ships: int) -> Step:
        return RetreatTurn(self.who, self.only, self.ships + ships)


# Steps are values: those that come every Year are made once and shared.
RETREAT_TURN: Final = [RetreatTurn(Seat(seat), EVERYWHERE, 0) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "retreats": Retreats,
    "retreat_turn": RetreatTurn,
    "retreat_troop": RetreatTroop,
}
