"""The answers of Spring, each with its notation."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.pointing import (
    AgentAction,
    CityAction,
    Passage,
    RoomAction,
    SourceAction,
    SpaceAction,
)
from virtu.games.palace.spots import room_spot
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    ANNEX,
    ARROW,
    BONUSES,
    CARD_BOTTOM,
    CATHEDRAL_SITES,
    CATHEDRAL_SOURCE,
    CITIES,
    CITY_SOURCE,
    CROSS,
    CROWN,
    EMPIRE,
    FLORIN,
    GOVERN,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    KINGDOM_OF_FRANCE,
    LOCATIONS,
    MICHELANGELO_SOURCE,
    NEIGHBOURS,
    OTTOMAN,
    POWER_SOURCE,
    POWERS,
    PRINTED_SYMBOL,
    ROOM_SOURCE,
    ROOMS,
    SHIP,
    SOURCES,
    SPACES,
    TILE_BOTTOM,
    TILE_FIRST,
    TITLE_SOURCE,
    TRACK_LOCATION,
    VOYAGE,
    WAR,
)
from virtu.kernel.action import Action, Arg
from virtu.kernel.ids import Seat

SYMBOL_NAME: Final = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
ACTION_NAME: Final = ["govern", "sponsor", "trade", "annex", "war", "scheme"]
"""How a record writes the six actions."""


@dataclass(frozen=True, slots=True)
class Bank(SourceAction):
    """AG-4.2.2 Exhaust a card or tile to bank its florins."""

    def verb(self) -> str:
        return "bank"


@dataclass(frozen=True, slots=True)
class Use(SourceAction):
    """AG-4.1 Use a source for one kind of symbol."""

    symbol: int

    def verb(self) -> str:
        return "use"

    def args(self) -> dict[str, Arg]:
        return {**SourceAction.args(self), "symbol": SYMBOL_NAME[self.symbol]}


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """AG-4.1.1 The cost is met: pay, taking the florins from the treasury."""

    def verb(self) -> str:
        return "pay"


@dataclass(frozen=True, slots=True)
class Enter(RoomAction):
    """AG-6.1.1 Place the marker in the first Spring."""

    def verb(self) -> str:
        return "room"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """AG-6.2.1 Advance the marker by so many Rooms."""

    rooms: int

    def verb(self) -> str:
        return "move"

    def args(self) -> dict[str, Arg]:
        return {"rooms": self.rooms}

    def spot(self, g: Any, seat: Seat) -> str:
        return room_spot(seat, (g.marker[seat] + self.rooms) % ROOMS)


@dataclass(frozen=True, slots=True)
class BuyStep(Action):
    """AG-6.2.3 Pay 2 florins for one further Room."""

    def verb(self) -> str:
        return "buy step"


@dataclass(frozen=True, slots=True)
class Redeem(RoomAction):
    """AG-7.2.3 Redeem the Indulgence of a Room with 1 Cross or 2 Crowns."""

    symbol: int

    def verb(self) -> str:
        return "redeem"

    def args(self) -> dict[str, Arg]:
        return {**RoomAction.args(self), "with": "cross" if self.symbol == CROSS else "crowns"}


@dataclass(frozen=True, slots=True)
class Perform(Action):
    """AG-8.1.2 Begin the action of the marker's Room."""

    action: int

    def verb(self) -> str:
        return "perform"

    def args(self) -> dict[str, Arg]:
        return {"action": ACTION_NAME[self.action]}

    def __str__(self) -> str:
        return ACTION_NAME[self.action]


@dataclass(frozen=True, slots=True)
class Annex(CityAction):
    """AG-8.5 Annex a City."""

    def verb(self) -> str:
        return "annex"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """AG-8.1.2 Perform no action."""

    def verb(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Ready(SourceAction):
    """AG-8.2.2 Ready a tile."""

    def verb(self) -> str:
        return "ready"


@dataclass(frozen=True, slots=True)
class Reactivate(Action):
    """AG-8.2.2 Bring an Alliance's disc back to the active side."""

    power: int

    def verb(self) -> str:
        return "reactivate"

    def args(self) -> dict[str, Arg]:
        return {"power": POWERS[self.power]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"power:{POWERS[self.power]}"


@dataclass(frozen=True, slots=True)
class March(Passage):
    """AG-8.6.1 Move a Troop along a road."""

    def verb(self) -> str:
        return "march"


@dataclass(frozen=True, slots=True)
class Sail(Passage):
    """AG-8.6.2 Carry a Troop from port to port."""

    def verb(self) -> str:
        return "sail"


@dataclass(frozen=True, slots=True)
class Place(AgentAction):
    """AG-8.7.1 (a) Place an available Agent, or put down the one that is being moved."""

    def verb(self) -> str:
        return "place"


@dataclass(frozen=True, slots=True)
class Lift(AgentAction):
    """AG-8.7.1 (b) Take up an own Agent to move it."""

    def verb(self) -> str:
        return "lift"


@dataclass(frozen=True, slots=True)
class Expel(AgentAction):
    """AG-8.7.1 (c) Return an opponent's Agent."""

    def verb(self) -> str:
        return "expel"


@dataclass(frozen=True, slots=True)
class TakeBonus(Action):
    """AG-8.3.4 Take a Patronage bonus."""

    bonus: int

    def verb(self) -> str:
        return "take"

    def args(self) -> dict[str, Arg]:
        return {"bonus": BONUSES[self.bonus]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"bonus:{BONUSES[self.bonus]}"


@dataclass(frozen=True, slots=True)
class Put(SpaceAction):
    """AG-2.2.6 Put a card on a Cortigiano space."""

    def verb(self) -> str:
        return "put"


@dataclass(frozen=True, slots=True)
class Discard(SpaceAction):
    """AG-2.3.1 Discard a Cortigiano card."""

    def verb(self) -> str:
        return "discard"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """AG-10.3.2 No further war bonus."""

    def verb(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No more of this."""

    def verb(self) -> str:
        return "done"




def symbols_of(source: int) -> list[int]:
    """The symbols a source could give by our own files, so that the vocabulary holds little nonsense.

    The numbers of answers follow from it, and are the same whatever data are in use.
    """
    if source < SPACES or source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        return [symbol for symbol in range(KINDS) if max([bottom[symbol] for bottom in CARD_BOTTOM])]
    if source == ROOM_SOURCE:
        return sorted({symbol for symbol in PRINTED_SYMBOL if symbol >= 0})
    if source == INDULGENCE_SOURCE:
        return [FLORIN, CROWN]
    if source == MICHELANGELO_SOURCE:
        return [CROWN]
    if source == POWER_SOURCE + EMPIRE:
        return [CROSS]
    if source == POWER_SOURCE + OTTOMAN:
        return [SHIP]
    if CATHEDRAL_SOURCE <= source < POWER_SOURCE and source - CATHEDRAL_SOURCE not in CATHEDRAL_SITES:
        return []
    return [symbol for symbol in range(KINDS) if TILE_FIRST[source][symbol]]


def more_symbols_of(source: int) -> list[int]:
    """Those a tile gives only by the data in use."""
    if source not in TILES:
        return []
    return [symbol for symbol in range(KINDS) if TILE_BOTTOM[source][symbol] and not TILE_FIRST[source][symbol]]


def usable(source: int, symbol: int) -> bool:
    """Florins of Cortigiani and tiles are banked, and their War symbols announced: neither is used to pay."""
    if source in (ACTION_SOURCE, IMPROVEMENT_SOURCE, INDULGENCE_SOURCE):
        return True
    return symbol not in (FLORIN, WAR)


def farthest() -> int:
    """AG-6.2.5 The longest move the components allow."""
    arrows = sum([bottom[ARROW] for bottom in TILE_BOTTOM[CITY_SOURCE:CATHEDRAL_SOURCE]])
    return 3 + arrows + SPACES * max([bottom[ARROW] for bottom in CARD_BOTTOM])


BANK: Final = [Bank(source) for source in range(SOURCES)]
USE: Final = [[Use(source, symbol) for symbol in range(KINDS)] for source in range(SOURCES)]
"""By source and symbol; the vocabulary holds those that can exist."""
PAY: Final = Pay()
ENTER: Final = [Enter(room) for room in range(ROOMS)]
FARTHEST: Final = farthest()
MOVE: Final = [Move(rooms) for rooms in range(FARTHEST + 1)]
BUY_STEP: Final = BuyStep()
REDEEM: Final = [[Redeem(room, symbol) for symbol in (CROWN, CROSS)] for room in range(ROOMS)]
"""By Room, then with Crowns (0) or a Cross (1)."""
PERFORM: Final = [Perform(action) for action in range(len(ACTION_NAME))]
"""By action; Annex is answered with the City."""
ANNEX_CITY: Final = [Annex(city) for city in range(CITIES)]
SKIP: Final = Skip()
READY_TILE: Final = [Ready(source) for source in range(SOURCES)]
REACTIVATE: Final = [Reactivate(power) for power in range(len(POWERS))]
MARCH: Final = [[March(origin, city) for city in range(CITIES)] for origin in range(CITIES)]
SAIL: Final = [[Sail(origin, city) for city in range(CITIES)] for origin in range(CITIES)]
PLACE: Final = [Place(location) for location in range(LOCATIONS)]
LIFT: Final = [Lift(location) for location in range(LOCATIONS)]
EXPEL: Final = [Expel(location) for location in range(LOCATIONS)]
TAKE_BONUS: Final = [TakeBonus(bonus) for bonus in range(len(BONUSES))]
PUT: Final = [Put(space) for space in range(SPACES)]
DISCARD: Final = [Discard(space) for space in range(SPACES)]
PASS: Final = Pass()
DONE: Final = Done()

TILES: Final = [
    *range(CITY_SOURCE, TITLE_SOURCE + KINGDOM_OF_FRANCE), *[CATHEDRAL_SOURCE + city for city in CATHEDRAL_SITES],
]
"""Sources that are tiles and can exist."""


def roads_both() -> list[Action]:
    actions: list[Action] = []
    for origin in range(CITIES):
        for city in range(CITIES):
            if city in NEIGHBOURS[0][origin] or city in NEIGHBOURS[1][origin]:
                actions.append(MARCH[origin][city])
    return actions


def spring_actions() -> list[Action]:
    """Everything this file adds to the vocabulary."""
    actions: list[Action] = [BANK[source] for source in [*range(SPACES), *TILES] if FLORIN in symbols_of(source)]
    for source in range(SOURCES):
        actions += [USE[source][symbol] for symbol in symbols_of(source) if usable(source, symbol)]
    actions += [PAY, *ENTER, *MOVE[1:], BUY_STEP]
    for pair in REDEEM:
        actions += pair
    actions += [PERFORM[action] for action in range(GOVERN, len(PERFORM)) if action != ANNEX]
    actions += [*ANNEX_CITY, SKIP, *[READY_TILE[source] for source in TILES], *REACTIVATE, *roads_both()]
    for origin in range(CITIES):
        actions += [SAIL[origin][city] for city in range(CITIES) if VOYAGE[origin][city]]
    for agents in (PLACE, LIFT, EXPEL):
        actions += agents[:TRACK_LOCATION]
    actions += [*TAKE_BONUS, *PUT, *DISCARD, PASS, DONE]
    return actions


def added_actions() -> list[Action]:
    """What only the data in use add to the vocabulary: it comes last, and moves no other answer."""
    actions: list[Action] = [BANK[source] for source in TILES if FLORIN in more_symbols_of(source)]
    for source in TILES:
        actions += [USE[source][symbol] for symbol in more_symbols_of(source) if usable(source, symbol)]
    return actions
