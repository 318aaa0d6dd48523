"""AG-5, AG-13.1 The Year: Spring with its turns, sieges, retreats, order and end check; then Winter."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.clauses import NEW_YEAR, YEAR_ENDS
from virtu.games.governing.state import NOT_REQUESTED, SPRING, Governing
from virtu.games.governing.step import GoverningDo
from virtu.games.governing.steps.marker import SPRING_TURN
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.governing.steps.scoring import EndCheck, Scoring, tally
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.tracks import NewOrder
from virtu.games.governing.steps.winter import Winter
from virtu.kernel.state import Step


@dataclass(frozen=True, slots=True)
class Spring(GoverningDo):
    """AG-5.1 Every player takes one Spring turn, in the order set at the end of the last Spring."""

    def run(self, g: Governing) -> None:
        g.year += 1
        g.phase = SPRING
        g.locks.clear()
        for seat in range(g.players):
            g.requested[seat] = NOT_REQUESTED
        g.tell("year", NEW_YEAR, {"year": g.year})
        g.then(*[SPRING_TURN[seat] for seat in g.order])


@dataclass(frozen=True, slots=True)
class NextYear(GoverningDo):
    """AG-14.1.2 After Winter: scoring if the end was announced, else the next Year."""

    def run(self, g: Governing) -> None:
        if g.news is not None:
            points = " ".join([str(score.total) for score in tally(g)])
            g.tell("year_points", YEAR_ENDS, {"year": g.year, "points": points})
        if g.triggers:
            g.then(Scoring())
        else:
            g.then(*YEAR)


YEAR: Final[list[Step]] = [Spring(), Sieges(), Retreats(), NewOrder(), EndCheck(), Winter(), NextYear()]
