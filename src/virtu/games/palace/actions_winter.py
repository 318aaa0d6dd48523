"""The answers of Winter (AG-11, AG-12)."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.component_data import SYMBOLS
from virtu.games.palace.pointing import CityAction
from virtu.games.palace.spots import room_spot, space_spot
from virtu.games.palace.tables import (
    CARD_NAME,
    CITIES,
    NOTABLES,
    POWERS,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLES,
    TROOPS,
)
from virtu.kernel.action import Action, Arg
from virtu.kernel.ids import Seat

# Where a card goes in a Room (AG-11.3.3 a, b, c).
AS_ACTION: Final = 0
BENEATH: Final = 1
ON_TOP: Final = 2
PREPOSITION: Final = ["in", "under", "over"]

# What the display sells: the Notables, then the tiles.
ITEM_NAME: Final[list[str]] = [*CARD_NAME[:NOTABLES], *TITLES[:5], "cathedral"]
ITEMS: Final = len(ITEM_NAME)
TITLE_ITEM: Final = NOTABLES
"""Title t of state.titles is item TITLE_ITEM + t."""
CATHEDRAL_ITEM: Final = ITEMS - 1


@dataclass(frozen=True, slots=True)
class PaySalary(Action):
    """AG-11.2.2 Pay florins; two Troops serve for nothing, each florin keeps two more."""

    florins: int

    def verb(self) -> str:
        return "salary"

    def args(self) -> dict[str, Arg]:
        return {"florins": self.florins}


@dataclass(frozen=True, slots=True)
class Disband(CityAction):
    """AG-11.2.2 Remove a Troop that is not paid."""

    def verb(self) -> str:
        return "disband"


@dataclass(frozen=True, slots=True)
class MoveIn(Action):
    """AG-11.3.3 A ready Cortigiano goes into a Room: as its Action card, beneath one or on top of one."""

    space: int
    room: int
    how: int

    def verb(self) -> str:
        return "move in"

    def args(self) -> dict[str, Arg]:
        return {"space": SPACE_NAME[self.space], "how": PREPOSITION[self.how], "room": self.room + 1}

    def spot(self, g: Any, seat: Seat) -> str:
        return room_spot(seat, self.room)

    def __str__(self) -> str:
        return f"put {SPACE_NAME[self.space]} {PREPOSITION[self.how]} {self.room + 1}"


@dataclass(frozen=True, slots=True)
class MoveOut(Action):
    """AG-11.3.4 A card leaves a Room for a Cortigiano space."""

    room: int
    improvement: bool
    space: int

    def verb(self) -> str:
        return "move out"

    def args(self) -> dict[str, Arg]:
        card = "improvement" if self.improvement else "action"
        return {"card": card, "room": self.room + 1, "space": SPACE_NAME[self.space]}

    def spot(self, g: Any, seat: Seat) -> str:
        return space_spot(self.space)

    def __str__(self) -> str:
        return f"take {'improvement' if self.improvement else 'action'} {self.room + 1} to {SPACE_NAME[self.space]}"


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """AG-11.3.3 A Cortigiano goes to another space."""

    space: int
    target: int

    def verb(self) -> str:
        return "shift"

    def args(self) -> dict[str, Arg]:
        return {"space": SPACE_NAME[self.space], "target": SPACE_NAME[self.target]}

    def spot(self, g: Any, seat: Seat) -> str:
        return space_spot(self.target)

    def __str__(self) -> str:
        return f"shift {SPACE_NAME[self.space]} to {SPACE_NAME[self.target]}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """AG-11.4.1 Add an item to the bundle."""

    item: int

    def verb(self) -> str:
        return "buy"

    def args(self) -> dict[str, Arg]:
        return {"item": ITEM_NAME[self.item]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"item:{ITEM_NAME[self.item]}"


@dataclass(frozen=True, slots=True)
class Build(CityAction):
    """AG-11.4.9 The City that receives the Cathedral."""

    def verb(self) -> str:
        return "build"


@dataclass(frozen=True, slots=True)
class Recruit(CityAction):
    """AG-11.5.1 A Troop for a controlled City."""

    def verb(self) -> str:
        return "recruit"


@dataclass(frozen=True, slots=True)
class Ally(Action):
    """AG-11.6.1 Form or take over an Alliance at full cost."""

    power: int

    def verb(self) -> str:
        return "ally"

    def args(self) -> dict[str, Arg]:
        return {"power": POWERS[self.power]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"power:{POWERS[self.power]}"


@dataclass(frozen=True, slots=True)
class AllyForLess(Action):
    """AG-12.1.2 Form an Alliance where the own Agent sits, without one symbol of the cost."""

    power: int
    symbol: int

    def verb(self) -> str:
        return "ally"

    def args(self) -> dict[str, Arg]:
        return {"power": POWERS[self.power], "less": SYMBOLS[self.symbol]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"power:{POWERS[self.power]}"

    def __str__(self) -> str:
        return f"ally {POWERS[self.power]} less {SYMBOLS[self.symbol]}"


PAY_SALARY: Final = [PaySalary(florins) for florins in range(16)]
"""By florins, up to more than any army costs; a vocabulary holds those that can fall due."""
DISBAND_AT: Final = [Disband(city) for city in range(CITIES)]
MOVE_IN: Final = [
    [[MoveIn(space, room, how) for how in range(3)] for room in range(ROOMS)] for space in range(SPACES)
]
"""By space, Room and way in."""
MOVE_OUT: Final = [
    [[MoveOut(room, improvement, space) for space in range(SPACES)] for improvement in (False, True)]
    for room in range(ROOMS)
]
"""By Room, whether the Improvement leaves, and space."""
SHIFT: Final = [[Shift(space, target) for target in range(SPACES)] for space in range(SPACES)]
BUY: Final = [Buy(item) for item in range(ITEMS)]
BUILD: Final = [Build(city) for city in range(CITIES)]
RECRUIT_AT: Final = [Recruit(city) for city in range(CITIES)]
ALLY: Final = [Ally(power) for power in range(len(POWERS))]
# A Power's cost shows florins, Crowns, Crosses, Cavalry or Ships.
ALLY_FOR_LESS: Final = [[AllyForLess(power, symbol) for symbol in range(5)] for power in range(len(POWERS))]
"""By Power and symbol."""


def _all() -> list[Action]:
    actions: list[Action] = [*PAY_SALARY[: TROOPS // 2], *DISBAND_AT]
    for space in range(SPACES):
        for room in range(ROOMS):
            actions += MOVE_IN[space][room]
    for room in range(ROOMS):
        actions += MOVE_OUT[room][0]
        actions += MOVE_OUT[room][1]
    for space in range(SPACES):
        actions += [SHIFT[space][target] for target in range(SPACES) if target != space]
    actions += [*BUY, *BUILD, *RECRUIT_AT, *ALLY]
    for row in ALLY_FOR_LESS:
        actions += row
    return actions


WINTER_ACTIONS: Final[list[Action]] = _all()
