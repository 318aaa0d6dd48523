"""AG-10.4 to AG-10.6 A siege: strength, victory, defeat."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.clauses_war import (
    BASTION_DEFENDS,
    CATHEDRAL_TAKEN,
    SIEGE_LOST,
    SIEGE_ORDER,
    SIEGE_WON,
    TROPHY,
)
from virtu.games.governing.combat import BASTION_STRENGTH, siege_of, strengths, victory_losses
from virtu.games.governing.state import ABSENT, EMPTY, EXHAUSTED, Governing
from virtu.games.governing.steps.announce import OpenCombat, Outcome
from virtu.games.governing.steps.retreat import RetreatTurn
from virtu.games.governing.steps.tracks import CheckSpaces, conquer_city
from virtu.games.governing.tables import BASTION, CITY_NAME
from virtu.kernel.ids import NOBODY, Seat
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
        if g.news is not None:
            defender = g.owner[self.city]
            g.tell(
                "besieged", SIEGE_ORDER,
                {
                    "attacker": self.attacker, "defender": defender if defender >= 0 else NOBODY,
                    "city": CITY_NAME[self.city], "troops": g.troops_at(self.attacker, self.city),
                },
            )
            if defender >= 0 and g.bonus[BASTION] == defender:
                g.tell(
                    "defended_by_bastion", BASTION_DEFENDS,
                    {"seat": defender, "city": CITY_NAME[self.city], "strength": BASTION_STRENGTH},
                )
        g.then(OpenCombat(combat), SiegeOutcome(combat, (), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeOutcome(Outcome):
    """AG-10.4.5 Victory only if the attack is greater than the defence."""

    def told(self, bonuses: tuple[int, ...], leonardo: int) -> Outcome:
        return SiegeOutcome(self.combat, bonuses, leonardo)

    def perform(self, g: Governing) -> None:
        attack, defence = strengths(g, self.combat, self.bonuses)
        attacker, city = Seat(self.combat.sides[0]), self.combat.city
        if attack > defence:
            self.won(g, attacker, city, attack, defence)
        else:
            self.lost(g, attacker, city, attack, defence)

    def won(self, g: Governing, attacker: Seat, city: int, attack: int, defence: int) -> None:
        """AG-10.5"""
        loser = g.owner[city]
        losses = victory_losses(g, self.combat, defence)
        place = city * g.players
        g.troops[place + attacker] -= losses
        if g.news is not None:
            g.tell(
                "took_by_siege", SIEGE_WON,
                {
                    "attacker": attacker, "defender": loser if loser >= 0 else NOBODY, "city": CITY_NAME[city],
                    "attack": attack, "defence": defence, "losses": losses,
                },
            )
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

    def lost(self, g: Governing, attacker: Seat, city: int, attack: int, defence: int) -> None:
        """AG-10.6 One Troop is lost, the others are marked."""
        place = city * g.players + attacker
        survivors = g.troops[place] - 1
        g.troops[place] = 0
        g.marked[place] += survivors
        if g.news is not None:
            defender = g.owner[city]
            g.tell(
                "was_repelled", SIEGE_LOST,
                {
                    "attacker": attacker, "defender": defender if defender >= 0 else NOBODY, "city": CITY_NAME[city],
                    "attack": attack, "defence": defence, "survivors": survivors,
                },
            )
        if survivors and g.rules.retreat_at_once:
            g.then(RetreatTurn(attacker, city, 0))


def besieging(g: Governing, seat: Seat, city: int, others: list[int]) -> dict[str, object]:
    """How a siege would end if nobody announced anything, and the rivals who stand in its way."""
    combat = siege_of(g, seat, city, EMPTY)
    prospect = SiegeOutcome(combat, (), EMPTY).prospect(g, (0,) * len(combat.sides))
    return {**prospect, "rivals": others}


TAGS: Final[dict[str, type]] = {"open_siege": OpenSiege, "siege_outcome": SiegeOutcome}
"""What positions and records call them: a tag never changes."""
