"""The answers of set-up and Spring, each with its notation."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.spots import (
    city_spot,
    family_args,
    family_spot,
    location_spot,
    room_spot,
    source_spot,
    space_spot,
)
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    ANNEX,
    ARROW,
    BASE_SPACES,
    BONUSES,
    CARD_BOTTOM,
    CARD_NAME,
    CATHEDRAL_SITES,
    CATHEDRAL_SOURCE,
    CITIES,
    CITY_NAME,
    CITY_SOURCE,
    CROSS,
    CROWN,
    EMPIRE,
    FAMILY_CARDS,
    FIRST_FAMILY,
    FLORIN,
    GOVERN,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    KINGDOM_OF_FRANCE,
    LOCATION_NAME,
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
    SOURCE_NAME,
    SOURCES,
    SPACE_NAME,
    SPACES,
    TILE_BOTTOM,
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
class CityAction(Action):
    """An answer about one City."""

    city: int

    def args(self) -> dict[str, Arg]:
        return {"city": CITY_NAME[self.city]}

    def spot(self, g: Any, seat: Seat) -> str:
        return city_spot(self.city)


@dataclass(frozen=True, slots=True)
class Passage(Action):
    """A Troop goes from one City to another."""

    origin: int
    city: int

    def args(self) -> dict[str, Arg]:
        return {"origin": CITY_NAME[self.origin], "city": CITY_NAME[self.city]}

    def spot(self, g: Any, seat: Seat) -> str:
        return city_spot(self.city)


@dataclass(frozen=True, slots=True)
class First(Action):
    """AG-3.4.1 Who is first player."""

    seat: Seat

    def verb(self) -> str:
        return "first"

    def args(self) -> dict[str, Arg]:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class PlaceFamily(Action):
    """AG-3.5.2 Put a Family card into a Room, beneath an Action card, or on a base space."""

    card: int
    place: int
    """0 to 4: Rooms; 5 to 9: beneath the card of a Room; 10 to 12: base spaces."""

    def verb(self) -> str:
        return "family"

    def args(self) -> dict[str, Arg]:
        return {"card": CARD_NAME[self.card], **family_args(self.place, self.place_name())}

    def spot(self, g: Any, seat: Seat) -> str:
        return family_spot(seat, self.place, self.place_name())

    def place_name(self) -> str:
        return SPOT_NAME[self.place]

    def space(self) -> int:
        """The Cortigiano space of a place from SPOT_SPACE on."""
        return BASE_SPACES[self.place - SPOT_SPACE]

    def __str__(self) -> str:
        return f"{CARD_NAME[self.card]} {self.place_name()}"


@dataclass(frozen=True, slots=True)
class Bank(Action):
    """AG-4.2.2 Exhaust a card or tile to bank its florins."""

    source: int

    def verb(self) -> str:
        return "bank"

    def args(self) -> dict[str, Arg]:
        return {"source": SOURCE_NAME[self.source]}

    def spot(self, g: Any, seat: Seat) -> str:
        return source_spot(g, seat, self.source)


@dataclass(frozen=True, slots=True)
class Use(Action):
    """AG-4.1 Use a source for one kind of symbol."""

    source: int
    symbol: int

    def verb(self) -> str:
        return "use"

    def args(self) -> dict[str, Arg]:
        return {"source": SOURCE_NAME[self.source], "symbol": SYMBOL_NAME[self.symbol]}

    def spot(self, g: Any, seat: Seat) -> str:
        return source_spot(g, seat, self.source)


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """AG-4.1.1 The cost is met: pay, taking the florins from the treasury."""

    def verb(self) -> str:
        return "pay"


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """AG-6.1.1 Place the marker in the first Spring."""

    room: int

    def verb(self) -> str:
        return "room"

    def args(self) -> dict[str, Arg]:
        return {"room": self.room + 1}

    def spot(self, g: Any, seat: Seat) -> str:
        return room_spot(seat, self.room)


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
class Redeem(Action):
    """AG-7.2.3 Redeem the Indulgence of a Room with 1 Cross or 2 Crowns."""

    room: int
    symbol: int

    def verb(self) -> str:
        return "redeem"

    def args(self) -> dict[str, Arg]:
        return {"room": self.room + 1, "with": "cross" if self.symbol == CROSS else "crowns"}

    def spot(self, g: Any, seat: Seat) -> str:
        return room_spot(seat, self.room)


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
class Ready(Action):
    """AG-8.2.2 Ready a tile."""

    source: int

    def verb(self) -> str:
        return "ready"

    def args(self) -> dict[str, Arg]:
        return {"source": SOURCE_NAME[self.source]}

    def spot(self, g: Any, seat: Seat) -> str:
        return source_spot(g, seat, self.source)


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
class Place(Action):
    """AG-8.7.1 (a) Place an available Agent, or put down the one that is being moved."""

    location: int

    def verb(self) -> str:
        return "place"

    def args(self) -> dict[str, Arg]:
        return {"location": LOCATION_NAME[self.location]}

    def spot(self, g: Any, seat: Seat) -> str:
        return location_spot(g, self.location)


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """AG-8.7.1 (b) Take up an own Agent to move it."""

    location: int

    def verb(self) -> str:
        return "lift"

    def args(self) -> dict[str, Arg]:
        return {"location": LOCATION_NAME[self.location]}

    def spot(self, g: Any, seat: Seat) -> str:
        return location_spot(g, self.location)


@dataclass(frozen=True, slots=True)
class Expel(Action):
    """AG-8.7.1 (c) Return an opponent's Agent."""

    location: int

    def verb(self) -> str:
        return "expel"

    def args(self) -> dict[str, Arg]:
        return {"location": LOCATION_NAME[self.location]}

    def spot(self, g: Any, seat: Seat) -> str:
        return location_spot(g, self.location)


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
class Put(Action):
    """AG-2.2.6 Put a card on a Cortigiano space."""

    space: int

    def verb(self) -> str:
        return "put"

    def args(self) -> dict[str, Arg]:
        return {"space": SPACE_NAME[self.space]}

    def spot(self, g: Any, seat: Seat) -> str:
        return space_spot(self.space)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """AG-2.3.1 Discard a Cortigiano card."""

    space: int

    def verb(self) -> str:
        return "discard"

    def args(self) -> dict[str, Arg]:
        return {"space": SPACE_NAME[self.space]}

    def spot(self, g: Any, seat: Seat) -> str:
        return space_spot(self.space)


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


SPOTS: Final = 13
SPOT_ROOM: Final = 0
SPOT_UNDER: Final = 5
SPOT_SPACE: Final = 10
SPOT_NAME: Final = [
    *[f"room {room + 1}" for room in range(ROOMS)], *[f"under {room + 1}" for room in range(ROOMS)],
    *[SPACE_NAME[space] for space in BASE_SPACES],
]
SEATS: Final = 5


def symbols_of(source: int) -> list[int]:
    """The symbols a source could ever give, so that the vocabulary holds no nonsense."""
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
    return [symbol for symbol in range(KINDS) if TILE_BOTTOM[source][symbol]]


def usable(source: int, symbol: int) -> bool:
    """Florins of Cortigiani and tiles are banked, and their War symbols announced: neither is used to pay."""
    if source in (ACTION_SOURCE, IMPROVEMENT_SOURCE, INDULGENCE_SOURCE):
        return True
    return symbol not in (FLORIN, WAR)


def farthest() -> int:
    """AG-6.2.5 The longest move the components allow."""
    arrows = sum([bottom[ARROW] for bottom in TILE_BOTTOM[CITY_SOURCE:CATHEDRAL_SOURCE]])
    return 3 + arrows + SPACES * max([bottom[ARROW] for bottom in CARD_BOTTOM])


FIRST: Final = [First(Seat(seat)) for seat in range(SEATS)]
PLACE_FAMILY: Final = [
    [PlaceFamily(card, spot) for spot in range(SPOTS)] for card in range(FIRST_FAMILY, FIRST_FAMILY + FAMILY_CARDS)
]
"""By Family card - FIRST_FAMILY, then by spot."""
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
    actions: list[Action] = [*FIRST]
    for by_spot in PLACE_FAMILY:
        actions += by_spot
    actions += [BANK[source] for source in [*range(SPACES), *TILES] if FLORIN in symbols_of(source)]
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
