"""The answers only the Wars of Italy know, each with its notation."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.actions import (
    BANK,
    EXPEL,
    LIFT,
    PERFORM,
    PLACE,
    READY_TILE,
    SYMBOL_NAME,
    March,
    Sail,
    added_actions,
    spring_actions,
)
from virtu.games.palace.actions_setup import family_actions
from virtu.games.palace.actions_war import WAR_ACTIONS
from virtu.games.palace.actions_winter import PAY_SALARY, WINTER_ACTIONS, Disband, Recruit
from virtu.games.palace.orders import Orders
from virtu.games.palace.pointing import AgentAction, CityAction
from virtu.games.palace.tables import (
    ANNEX,
    CARDS,
    CITIES,
    CROSS,
    CROWN,
    FIRST_KING,
    KINGDOM_OF_FRANCE,
    NEIGHBOURS,
    POWER_LOCATION,
    SIDE_2_5,
    SPONSOR,
    TITLE_SOURCE,
    TRACK_LOCATION,
    VOYAGE,
)
from virtu.games.wars_of_italy.tables import CAP, COLOURS, FIRST_MAJOR, INITIAL, MAJOR_COUNT, MAJORS
from virtu.kernel.action import Action, Arg, Vocabulary
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class MajorAction(Action):
    """An answer about one Major City."""

    major: int

    def args(self) -> dict[str, Arg]:
        return {"major": MAJORS[self.major]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"major:{MAJORS[self.major]}"


@dataclass(frozen=True, slots=True)
class Conclude(MajorAction):
    """WI-5.3.8 Conclude the definitive alliance with a Major City."""

    def verb(self) -> str:
        return "conclude"


@dataclass(frozen=True, slots=True)
class Influence(MajorAction):
    """WI-5.3.4 Spend one Crown or Cross of the pool on a track."""

    symbol: int

    def verb(self) -> str:
        return "influence"

    def args(self) -> dict[str, Arg]:
        return {**MajorAction.args(self), "symbol": SYMBOL_NAME[self.symbol]}


@dataclass(frozen=True, slots=True)
class MarchAlly(March):
    """WI-5.5.1 Move a Troop of an allied Major City along a road."""

    colour: int

    def args(self) -> dict[str, Arg]:
        return {"colour": COLOURS[self.colour], **March.args(self)}


@dataclass(frozen=True, slots=True)
class SailAlly(Sail):
    """WI-5.5.1 Carry a Troop of an allied Major City from port to port."""

    colour: int

    def args(self) -> dict[str, Arg]:
        return {"colour": COLOURS[self.colour], **Sail.args(self)}


@dataclass(frozen=True, slots=True)
class Stay(CityAction):
    """WI-8.2.2 The winner on the plains stays before a Major City's city of Neutral posture."""

    def verb(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """WI-8.4.1 Which colour loses the next Troop."""

    colour: int

    def verb(self) -> str:
        return "lose"

    def args(self) -> dict[str, Arg]:
        return {"colour": COLOURS[self.colour]}


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """WI-R22 An ally's Family card finds no place and leaves the game."""

    def verb(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class DisbandAlly(Disband):
    """WI-R42 Remove a Troop of an allied Major City that is not paid."""

    colour: int

    def args(self) -> dict[str, Arg]:
        return {"colour": COLOURS[self.colour], **Disband.args(self)}


@dataclass(frozen=True, slots=True)
class RecruitAlly(Recruit):
    """WI-9.2 Recruit a Troop of an allied Major City on one of its own cities."""

    def args(self) -> dict[str, Arg]:
        return {"colour": COLOURS[INITIAL[self.city]], **Recruit.args(self)}


CONCLUDE: Final = [Conclude(major) for major in range(MAJOR_COUNT)]
INFLUENCE: Final = [[Influence(major, symbol) for symbol in (CROWN, CROSS)] for major in range(MAJOR_COUNT)]
"""By Major City, then with a Crown (0) or a Cross (1)."""
ALLY_ORDERS: Final = [
    Orders(
        [[MarchAlly(origin, city, colour) for city in range(CITIES)] for origin in range(CITIES)],
        [[SailAlly(origin, city, colour) for city in range(CITIES)] for origin in range(CITIES)],
        [DisbandAlly(city, colour) for city in range(CITIES)],
    )
    for colour in range(FIRST_MAJOR, FIRST_MAJOR + MAJOR_COUNT)
]
"""By Major City."""
STAY: Final = [Stay(city) for city in range(CITIES)]
LOSE: Final = [Lose(colour) for colour in range(len(COLOURS))]
DECLINE: Final = Decline()
SALARY: Final = PAY_SALARY[: (sum(CAP) - min(CAP[:FIRST_MAJOR]) + 1) // 2 + 1]
RECRUIT_ALLY: Final = [RecruitAlly(city) for city in range(CITIES)]
"""By City; the vocabulary holds the initial cities of the Major Cities."""
UNKNOWN_HERE: Final = ("take", "reactivate", "ally", "build", "give up", "salary")
"""What only the Art of Governing says, or says otherwise."""


def inherited(action: Action) -> bool:
    """Whether an answer of the Art of Governing has a meaning here."""
    power = isinstance(action, AgentAction) and action.location >= POWER_LOCATION
    return not power and action.verb() not in UNKNOWN_HERE and action != PERFORM[SPONSOR]


def all_actions() -> list[Action]:
    actions = [action for action in [*spring_actions(), *WAR_ACTIONS, *WINTER_ACTIONS] if inherited(action)]
    royal = TITLE_SOURCE + KINGDOM_OF_FRANCE
    actions += [PERFORM[ANNEX], BANK[royal], READY_TILE[royal]]
    for agents in (PLACE, LIFT, EXPEL):
        actions += agents[TRACK_LOCATION:]
    actions += [*family_actions(FIRST_KING, CARDS), *CONCLUDE]
    for pair in INFLUENCE:
        actions += pair
    for orders in ALLY_ORDERS:
        for origin in range(CITIES):
            actions += [orders.march[origin][city] for city in NEIGHBOURS[SIDE_2_5][origin]]
            actions += [orders.sail[origin][city] for city in range(CITIES) if VOYAGE[origin][city]]
        actions += orders.disband
    actions += [*STAY, *LOSE, DECLINE, *SALARY]
    actions += [RECRUIT_ALLY[city] for city in range(CITIES) if INITIAL[city] >= FIRST_MAJOR]
    return [*actions, *added_actions()]


VOCABULARY: Final = Vocabulary(all_actions())
