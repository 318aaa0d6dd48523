"""AG-10.4 to AG-10.6 A siege: strength, victory, defeat."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.retreat import RetreatTurn
from virtu.games.governing.steps.tracks import conquer_city
from virtu.games.governing.wire import Preview
from virtu.games.palace.clauses_war import (
    BASTION_DEFENDS,
    CATHEDRAL_TAKEN,
    TROPHY,
)
from virtu.games.palace.combat import siege_of
from virtu.games.palace.state import ABSENT, EMPTY, EXHAUSTED
from virtu.games.palace.steps.announce import OpenCombat, SiegeEnd, besieged, prospect_of_siege
from virtu.games.palace.steps.spaces import CheckSpaces
from virtu.games.palace.tables import CITY_NAME
from virtu.kernel.clause import Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class OpenSiege(Do):
    """AG-10.1.4 Ownership, value and Agents are read now."""

    attacker: Final[Seat]
    city: Final[int]
    tired: Final[int]
    """AG-16.7 Who used Leonardo on the plains before this City, or EMPTY."""

    def __init__(self, attacker: Seat, city: int, tired: int) -> None:
        self.attacker = attacker
        self.city = city
        self.tired = tired

    def perform(self, g: Governing) -> None:
        combat = siege_of(g, self.attacker, self.city, self.tired)
        besieged(g, self.attacker, self.city)
        if g.walls(self.city) and g.news is not None:
            defender, strength = g.owner[self.city], g.walls(self.city)
            facts: dict[str, Fact] = {"seat": defender, "city": CITY_NAME[self.city], "strength": strength}
            g.tell("defended_by_bastion", BASTION_DEFENDS, facts)
        g.then(OpenCombat(combat), SiegeOutcome(combat, (), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeOutcome(SiegeEnd):
    """AG-10.4.5 Victory only if the attack is greater than the defence."""

    def won(self, g: Governing, attacker: Seat, city: int, losses: int) -> None:
        """AG-10.5"""
        loser = g.owner[city]
        place = city * g.players
        g.troops[place + attacker] -= losses
        if loser >= 0:
            g.troops[place + loser] = 0
            self.take_trophy(g, attacker, Seat(loser))
        if g.cathedral[city] != ABSENT:
            g.cathedral[city] = EXHAUSTED
            if g.news is not None:
                g.tell(
                    "took_cathedral", CATHEDRAL_TAKEN,
                    {"attacker": attacker, "defender": loser, "city": CITY_NAME[city]},
                )
        conquer_city(g, attacker, city)
        g.city_ready[city] = 0
        if loser >= 0:
            g.then(CheckSpaces(Seat(loser)))

    def take_trophy(self, g: Governing, attacker: Seat, loser: Seat) -> None:
        """AG-10.5.4 One Trophy per opponent; a second disc goes back."""
        place = attacker * g.players + loser
        if g.trophies[place]:
            return
        g.trophies[place] = 1
        if g.news is not None:
            g.tell("took_trophy", TROPHY, {"attacker": attacker, "defender": loser})

    def lost(self, g: Governing, attacker: Seat, city: int) -> None:
        """AG-10.6 One Troop is lost, the others are marked."""
        g.change(attacker, city, -1)
        survivors = g.troops_at(attacker, city)
        g.rout(attacker, city)
        if survivors and g.terms().retreat_at_once:
            g.then(RetreatTurn(attacker, city, 0))


def besieging(g: Governing, seat: Seat, city: int, others: list[int]) -> Preview:
    """How a siege would end if nobody announced anything, and the rivals who stand in its way."""
    return {**cast("Preview", prospect_of_siege(g, seat, city)), "rivals": others}


TAGS: Final[dict[str, type]] = {"open_siege": OpenSiege, "siege_outcome": SiegeOutcome}
