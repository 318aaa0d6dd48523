"""WI-3 The Round: Spring with its actions, sieges and retreats; then Winter; then the end is checked."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.state import EMPTY, OVER, RETREATS, SIEGES
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.marker import marker_step
from virtu.games.palace.steps.war import RETURN_ALL
from virtu.games.palace.tables import CITIES
from virtu.games.wars_of_italy.clauses import FINAL_SCORING, NAPLES_FALLS, ROUND
from virtu.games.wars_of_italy.combat import MUST, duties
from virtu.games.wars_of_italy.scoring import naples_has_fallen
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.act import ActionOfRoom
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.steps.winter import WinterOf
from virtu.games.wars_of_italy.tables import FRANCE, LAST_ROUND, NAPLES, SIDES
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class SpringOfRound(Do):
    """WI-3.2 (1), (2) The marker advances; France acts, then Naples."""

    def perform(self, w: Wars) -> None:
        w.begin_spring()
        if w.terms().alternating:
            # WI-R56
            w.order = [FRANCE, NAPLES] if w.year % 2 else [NAPLES, FRANCE]
        w.tell("round", ROUND, {"round": w.year})
        w.then(*[TURN_OF_SPRING[seat] for seat in w.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class TurnOfSpring(SeatDo):
    """WI-3.2 (2) In the first Round the marker goes to any Room; later it moves."""

    def perform(self, w: Wars) -> None:
        w.then(marker_step(w, self.who), ACTION_OF_ROOM[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndOfSpring(Do):
    """WI-3.2 (3) Sieges of France, then of Naples."""

    def perform(self, w: Wars) -> None:
        w.phase = SIEGES
        for city in range(CITIES):
            w.deferred[city] = EMPTY
        w.then(*[SIEGES_OF[seat] for seat in w.order], RETURN_ALL)


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatsOfRound(Do):
    """WI-3.2 (4)"""

    def perform(self, w: Wars) -> None:
        w.phase = RETREATS
        if w.terms().orphans_withdraw:
            # WI-R37 Only a city that turned neutral after their own sieges can still oblige Troops to besiege it.
            for seat in w.order:
                for city in duties(w, seat, MUST):
                    w.rout(seat, city)
        w.then(*[ROUTE_TURN[seat] for seat in w.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class WinterOfRound(Do):
    """WI-3.2 (5)"""

    def perform(self, w: Wars) -> None:
        w.begin_winter()
        w.then(*[WINTER_OF[seat] for seat in w.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class RoundEnd(Do):
    """WI-3.2 (6) Naples fallen, the last Round over, or the next Round."""

    def perform(self, w: Wars) -> None:
        if naples_has_fallen(w):
            w.phase = OVER
            w.tell("naples_fell", NAPLES_FALLS, {"seat": FRANCE, "round": w.year})
        elif w.year >= LAST_ROUND:
            w.phase = OVER
            w.tell("counted", FINAL_SCORING, {"round": w.year})
        else:
            w.then(*ROUND_STEPS)


ROUND_STEPS: Final[list[Step]] = [
    SpringOfRound(), EndOfSpring(), RetreatsOfRound(), WinterOfRound(), RoundEnd(),
]

# By seat: steps are values, so every Round can share them.
TURN_OF_SPRING: Final = [TurnOfSpring(Seat(seat)) for seat in range(len(SIDES))]
ACTION_OF_ROOM: Final = [ActionOfRoom(Seat(seat)) for seat in range(len(SIDES))]
SIEGES_OF: Final = [SiegesOf(Seat(seat)) for seat in range(len(SIDES))]
ROUTE_TURN: Final = [RouteTurn(Seat(seat), 0) for seat in range(len(SIDES))]
WINTER_OF: Final = [WinterOf(Seat(seat)) for seat in range(len(SIDES))]


TAGS: Final[dict[str, type]] = {
    "spring_of_round": SpringOfRound, "turn_of_spring": TurnOfSpring, "end_of_spring": EndOfSpring,
    "retreats_of_round": RetreatsOfRound, "winter_of_round": WinterOfRound, "round_end": RoundEnd,
}
