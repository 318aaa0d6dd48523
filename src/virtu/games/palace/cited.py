"""Clauses that each game's specification gives a number of its own, and that both games cite at the same place."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.clauses import FAMILY_ANSWER
from virtu.games.palace.clauses_war import REFUGE, RETREATED, SIEGE_LOST, SIEGE_ORDER, SIEGE_WON
from virtu.games.palace.clauses_winter import DISBAND_WHERE, RECRUIT_PRICE, SALARY_FLORINS, WINTER_STEPS
from virtu.kernel.clause import Clause


@dataclass(frozen=True, slots=True)
class Cited:
    """What they say, by the place where they are cited."""

    arranged: Clause
    """A Family card lies."""
    besieged: Clause
    """A siege begins."""
    siege_won: Clause
    siege_lost: Clause
    refuge: Clause
    """Refuses a City where a routed Troop may not rest."""
    retreated: Clause
    winter: Clause
    """A Winter turn begins."""
    salary_florins: Clause
    """Refuses a salary that is not in the treasury."""
    disband_where: Clause
    """Refuses a City without such a Troop."""
    recruit_price: Clause
    """Refuses a price that is not in the treasury."""


GENERAL: Final = Cited(
    arranged=FAMILY_ANSWER, besieged=SIEGE_ORDER, siege_won=SIEGE_WON, siege_lost=SIEGE_LOST, refuge=REFUGE,
    retreated=RETREATED, winter=WINTER_STEPS, salary_florins=SALARY_FLORINS, disband_where=DISBAND_WHERE,
    recruit_price=RECRUIT_PRICE,
)
"""As the general rules number them."""
