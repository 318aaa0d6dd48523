"""AG-5, AG-13.1 The Year: Spring with its turns, sieges, retreats, order and end check; then Winter."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.act import SPRING_TURN
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.governing.steps.scoring import EndCheck, Scoring, score
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.tracks import NewOrder
from virtu.games.governing.steps.winter import Winter
from virtu.games.palace.clauses import NEW_YEAR, YEAR_ENDS
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Spring(Do):
    """AG-5.1 Every player takes one Spring turn, in the order set at the end of the last Spring."""

    def perform(self, g: Governing) -> None:
        g.begin_spring()
        g.tell("year", NEW_YEAR, {"year": g.year})
        g.then(*[SPRING_TURN[seat] for seat in g.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class NextYear(Do):
    """AG-14.1.2 After Winter: scoring if the end was announced, else the next Year."""

    def perform(self, g: Governing) -> None:
        if g.news is not None:
            points = " ".join([str(seat.total) for seat in score(g)])
            g.tell("year_points", YEAR_ENDS, {"year": g.year, "points": points})
        if g.triggers:
            g.then(Scoring())
        else:
            g.then(*YEAR)


YEAR: Final[list[Step]] = [Spring(), Sieges(), Retreats(), NewOrder(), EndCheck(), Winter(), NextYear()]


TAGS: Final[dict[str, type]] = {"spring": Spring, "next_year": NextYear}
