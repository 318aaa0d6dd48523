"""What can be read off the table of either Palace game."""

from typing import Final

from virtu.bots.mark import Marks, Meaning
from virtu.bots.outlooks.palace.prospects import known_reserve
from virtu.games.palace.actions import SYMBOL_NAME
from virtu.games.palace.combat import defence
from virtu.games.palace.state import ABSENT, EMPTY, WINTER, Palace
from virtu.games.palace.steps.winter import DisbandAsk
from virtu.games.palace.tables import (
    CARD_NAME,
    CITIES,
    CITY_NAME,
    CROSS,
    KINDS,
    LOCATION_NAME,
    POWER_LOCATION,
    ROOM_LOCATION,
    ROOMS,
    SOURCE_NAME,
    SPACES,
    TITLE_KINDS,
    TITLES,
)
from virtu.kernel.ids import Seat

MEANINGS: Final[dict[str, Meaning]] = {
    "points": Meaning(1.2, 1),
    "rival_points": Meaning(0.6, -1),
    "city": Meaning(3.0, 1),
    "exposed": Meaning(2.5, -1, danger=True),
    "siege": Meaning(2.0, 1),
    "unpaid": Meaning(1.0, -1, danger=True),
    "near_end": Meaning(4.0, -1, danger=True),
    "patronage": Meaning(1.5, 1),
    "bonus": Meaning(2.0, 1),
    "alliance": Meaning(1.5, 1),
    "title": Meaning(1.2, 1),
    "cathedral": Meaning(1.2, 1),
    "trophy": Meaning(2.0, 1),
    "indulgences": Meaning(1.0, -1, bare=True),
    "card": Meaning(0.9, 1),
    "influence": Meaning(0.8, 1),
    "favour": Meaning(1.5, 1),
    "faith": Meaning(2.0, 1, danger=True),
    "troops": Meaning(0.5, 1),
    "army": Meaning(0.35, 1),
    "agent": Meaning(0.5, 1),
    "agent_room": Meaning(0.5, 1),
    "intruder": Meaning(0.6, -1),
    "intruder_room": Meaning(0.6, -1),
    "agents": Meaning(0.15, 1, kept=True),
    "florins": Meaning(0.13, 1, kept=True),
    "symbol": Meaning(0.25, 1, kept=True, spent=True),
    "crosses": Meaning(0.3, 1),
    "tokens": Meaning(0.2, 1, kept=True),
    "place": Meaning(0.04, 0),
    "ready": Meaning(0.1, 1, kept=True, bare=True),
    "marker": Meaning(0.05, 0),
}
COURT: Final = 6
"""The places of a card beyond the Rooms are numbered from here on."""


def marks(g: Palace, seat: Seat, pays: bool) -> Marks:
    """What both games have, from Cities to Agents; `pays`: whether this Winter has a salary."""
    noted: Marks = {"florins:": g.treasury[seat], "agents:": g.agents[seat], "tokens:": g.tokens[seat]}
    noted["marker:"] = g.marker[seat] + 1
    noted["army:"] = g.army(seat)
    noted["crosses:"] = g.symbols_shown(seat, CROSS)
    noted["indulgences:"] = sum(g.indulgences[seat * ROOMS : seat * ROOMS + ROOMS])
    noted["unpaid:"] = unpaid(g, seat) if pays else 0
    mark_map(g, seat, noted)
    mark_palace(g, seat, noted)
    for location in range(len(g.agent)):
        agent = g.agent[location]
        if agent != EMPTY and (agent == seat or g.location_owner(location) == seat):
            mark_agent(g, location, "agent" if agent == seat else "intruder", noted)
    return noted


def mark_agent(g: Palace, location: int, name: str, noted: Marks) -> None:
    if ROOM_LOCATION <= location < POWER_LOCATION:
        room = (location - ROOM_LOCATION) % ROOMS + 1
        noted[f"{name}_room:{g.location_owner(location)}/{room}"] = 1
    else:
        # A track is called after its Major City.
        noted[f"{name}:{LOCATION_NAME[location].removesuffix(' track')}"] = 1


def mark_map(g: Palace, seat: Seat, noted: Marks) -> None:
    reserves = [-1] * g.players
    for city in range(CITIES):
        name = CITY_NAME[city]
        owner = g.owner[city]
        if owner == seat:
            noted[f"city:{name}"] = 1
        troops = g.army_at(seat, city)
        if troops:
            noted[f"troops:{name}"] = troops
        for number in range(g.players):
            other = Seat(number)
            army = g.army_at(other, city)
            if not army or owner == other or (owner != seat and other != seat):
                continue
            against = defence(g, other, city) + (known_reserve(g, owner, reserves) if owner >= 0 else 0)
            if army + known_reserve(g, other, reserves) > against:
                noted[f"{'siege' if other == seat else 'exposed'}:{name}"] = 1


def mark_palace(g: Palace, seat: Seat, noted: Marks) -> None:
    symbols = [0] * KINDS
    for source in g.ready_sources(seat):
        name = CARD_NAME[g.spaces[seat * SPACES + source]] if source < SPACES else SOURCE_NAME[source]
        noted[f"ready:{name}"] = 1
        for kind, count in enumerate(g.bottom(seat, source)):
            symbols[kind] += count
    for kind in range(1, KINDS):
        if symbols[kind]:
            noted[f"symbol:{SYMBOL_NAME[kind]}"] = symbols[kind]
    for space in range(SPACES):
        card = g.spaces[seat * SPACES + space]
        if card != EMPTY:
            noted[f"card:{CARD_NAME[card]}"] = 1
            noted[f"place:{CARD_NAME[card]}"] = COURT + space
    for room in range(ROOMS):
        for card in (g.actions[seat * ROOMS + room], g.improvements[seat * ROOMS + room]):
            if card != EMPTY:
                noted[f"card:{CARD_NAME[card]}"] = 1
                noted[f"place:{CARD_NAME[card]}"] = room + 1
    for kind in range(TITLE_KINDS):
        if g.titles[seat * TITLE_KINDS + kind] != ABSENT:
            noted[f"title:{TITLES[kind]}"] = 1


def unpaid(g: Palace, seat: Seat) -> int:
    """AG-11.2 The Troops that the florins at hand will not keep in Winter."""
    for step in g.agenda:
        if isinstance(step, DisbandAsk) and step.who == seat:
            return g.army(seat) - step.keep
    missing = g.salary_due(seat) - g.treasury[seat]
    if missing <= 0 or g.phase == WINTER:
        return 0
    for source in g.ready_sources(seat):
        missing -= g.bottom(seat, source)[0]
    return max(0, min(2 * missing, g.army(seat) - g.free_troops()))
