"""WI-8.4.1, WI-R46 Lost Troops: the side chooses their colours; routed ones wait for their retreat."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.step import CityAsk, CityDo
from virtu.games.palace.tables import CITY_NAME
from virtu.games.wars_of_italy.actions import LOSE, Lose
from virtu.games.wars_of_italy.clauses import LOSS_THERE, LOSSES, LOST_TROOP
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOURS
from virtu.games.wars_of_italy.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class Losses(CityDo):
    """So many Troops of a side at a City are lost; asked only where there is a choice."""

    count: Final[int]

    def __init__(self, who: Seat, city: int, count: int) -> None:
        CityDo.__init__(self, who, city)
        self.count = count

    def perform(self, w: Wars) -> None:
        here = [colour for colour in w.colours_of(self.who) if w.count_at(colour, self.city)]
        total = w.army_at(self.who, self.city)
        if self.count >= total:
            for colour in here:
                w.change(colour, self.city, -w.count_at(colour, self.city))
        elif len(here) == 1:
            w.change(here[0], self.city, -self.count)
        elif self.count:
            w.then(LoseOne(self.who, self.city, self.count))


@dataclass(slots=True, init=False, unsafe_hash=True)
class LoseOne(CityAsk):
    """(DP-V6) The colour of the next Troop that is lost."""

    count: Final[int]

    def __init__(self, who: Seat, city: int, count: int) -> None:
        CityAsk.__init__(self, who, city)
        self.count = count

    def topic(self) -> str:
        return "losses"

    def rule(self) -> Clause:
        return LOSSES

    def candidates(self, w: Wars) -> list[Action]:
        return [*LOSE]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, Lose):
            return LOSSES
        fine = action.colour in w.colours_of(self.who) and w.count_at(action.colour, self.city)
        return None if fine else LOSS_THERE

    def own_answer(self, w: Wars, action: Action) -> None:
        assert isinstance(action, Lose)
        w.change(action.colour, self.city, -1)
        if w.news is not None:
            w.tell(
                "lost_troop", LOST_TROOP,
                {"seat": self.who, "colour": COLOURS[action.colour], "city": CITY_NAME[self.city]},
            )
        w.then(Losses(self.who, self.city, self.count - 1))

    def details(self, w: Wars, viewer: Seat | None) -> Details:
        return {"city": CITY_NAME[self.city], "left": self.count}


@dataclass(slots=True, init=False, unsafe_hash=True)
class Rout(CityDo):
    """WI-8.1.3 All Troops of a side at a City wait for their retreat."""

    def perform(self, w: Wars) -> None:
        w.rout(self.who, self.city)


TAGS: Final[dict[str, type]] = {"losses": Losses, "lose_one": LoseOne, "rout": Rout}
