"""The table of the Art of Governing: the questions one may ask of its pieces."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.fields import Fields
from virtu.games.governing.tables import (
    CANNONS,
    CARD_BOTTOM,
    CATHEDRAL_SOURCE,
    CITIES,
    CITY_SOURCE,
    COPERNICUS,
    FIRST_FAMILY,
    INDULGENCES,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    NEIGHBOURS,
    POWER_LOCATION,
    POWER_SOURCE,
    PRINCE,
    PRINTED,
    ROOM_LOCATION,
    ROOMS,
    SHADED,
    SHADED_SPACES,
    SIDE_2_5,
    SIDE_3_4,
    SPACES,
    TILE_BOTTOM,
    TITLE_KINDS,
    TITLE_SOURCE,
    TITLE_SPACE,
    TRACK_LOCATION,
    VALUE,
)
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

EMPTY: Final = -1
"""No card, no Agent, no ally, no holder."""
NEUTRAL: Final = -1
"""Owner of a City without disc."""
OUT: Final = -2
"""Owner of a City that is not in play."""

# Tiles of state.titles and state.cathedral.
ABSENT: Final = 0
EXHAUSTED: Final = 1
READY: Final = 2

# Phases.
SETUP: Final = 0
SPRING: Final = 1
SIEGES: Final = 2
RETREATS: Final = 3
WINTER: Final = 4
OVER: Final = 5
PHASES: Final = ["setup", "spring", "sieges", "retreats", "winter", "over"]

# state.requested: the Indulgence of this Year.
NOT_REQUESTED: Final = 0
TO_BE_PLACED: Final = 1
"""Requested in the action step, which has not ended yet (AG-7.4.10)."""
PLACED: Final = 2

# state.triggers (AG-14.1.1)
NO_NEUTRAL_CITY: Final = 1
EIGHT_CITIES: Final = 2
PATRONAGE_STEP: Final = 4
YEAR_LIMIT: Final = 8


@dataclass(slots=True, init=False)
class Governing(Fields):
    """The table, and what may be asked of it."""

    def clone(self, dice: Dice | None = None) -> "Governing":
        copy = Governing()
        self.copy_to(copy, dice)
        return copy

    # ---- Cities and Troops

    def side(self) -> int:
        """AG-3.1 Which side of the Italy board is used."""
        return SIDE_2_5 if self.players == 5 else SIDE_3_4

    def neighbours(self, city: int) -> list[int]:
        """The Cities in play joined to a City by road."""
        return [other for other in NEIGHBOURS[self.side()][city] if self.owner[other] != OUT]

    def controls(self, seat: Seat, city: int) -> bool:
        return self.owner[city] == seat

    def cities_of(self, seat: Seat) -> list[int]:
        return [city for city in range(CITIES) if self.owner[city] == seat]

    def city_count(self, seat: Seat) -> int:
        count = 0
        for owner in self.owner:  # quicker than list.count once compiled
            if owner == seat:
                count += 1
        return count

    def garrison_at(self, city: int) -> int:
        """The Troops of a City's own controller there."""
        owner = self.owner[city]
        return self.troops[city * self.players + owner] if owner >= 0 else 0

    def troops_at(self, seat: Seat, city: int) -> int:
        """Troops of a seat at a City, not marked for retreat."""
        return self.troops[city * self.players + seat]

    def marked_at(self, seat: Seat, city: int) -> int:
        return self.marked[city * self.players + seat]

    def troops_on_board(self, seat: Seat) -> int:
        """All Troops of a seat, marked ones too; the lists go City by City."""
        return sum(self.troops[seat :: self.players]) + sum(self.marked[seat :: self.players])

    def agent_in_city(self, city: int) -> int:
        return self.agent[city]

    def agent_on_power(self, power: int) -> int:
        return self.agent[POWER_LOCATION + power]

    def agent_in_room(self, seat: Seat, room: int) -> int:
        return self.agent[ROOM_LOCATION + self.faction[seat] * ROOMS + room]

    def value_for(self, seat: Seat, city: int) -> int:
        """AG-8.5.4, AG-9.2 A City's value for one who annexes or besieges it, without garrison and bonuses."""
        agent = self.agent[city]
        if agent == EMPTY:
            return VALUE[city]
        if agent == seat:
            return VALUE[city] - 1
        return VALUE[city] + 1 if self.owner[city] == NEUTRAL else VALUE[city]

    def location_owner(self, location: int) -> int:
        """Whose City, Room or Alliance a location is; EMPTY if nobody's, OUT if it is not in play."""
        if location < ROOM_LOCATION:
            return self.owner[location]
        if location >= POWER_LOCATION:
            return self.ally[location - POWER_LOCATION] if location < TRACK_LOCATION else OUT
        faction = (location - ROOM_LOCATION) // ROOMS
        return self.faction.index(faction) if faction in self.faction else OUT

    # ---- Palace

    def printed(self, seat: Seat, room: int) -> int:
        """AG-2.1.1 The action printed on a Room."""
        return PRINTED[self.faction[seat]][room]

    def holds(self, seat: Seat, bonus: int) -> bool:
        return self.bonus[bonus] == seat

    def extra_spaces(self, seat: Seat) -> int:
        """AG-2.2.2 X: how many shaded spaces may hold a card."""
        sources = 1 if self.city_count(seat) >= 5 else 0
        for kind in range(TITLE_KINDS):
            if TITLE_SPACE[kind] and self.titles[seat * TITLE_KINDS + kind] != ABSENT:
                sources += 1
        if self.bonus[COPERNICUS] == seat:
            sources += 1
        if self.bonus[PRINCE] == seat:
            sources += 1
        return min(3, sources)

    def lasting_spaces(self, seat: Seat) -> int:
        """X as it is once every Cortigiano has been replaced; in the Wars of Italy some spaces go with their card."""
        return self.extra_spaces(seat)

    def shaded_allowed(self, seat: Seat) -> int:
        """X, and one more for each base space given up (AG-16.4)."""
        allowed = self.extra_spaces(seat)
        for place in range(seat * SPACES, seat * SPACES + SPACES):
            allowed += self.closed[place]
        return allowed

    def shaded_occupied(self, seat: Seat) -> int:
        return len([space for space in SHADED_SPACES if self.spaces[seat * SPACES + space] != EMPTY])

    def may_receive(self, seat: Seat, space: int) -> bool:
        """AG-2.2.3 Whether an empty space may take a card now."""
        place = seat * SPACES + space
        if self.spaces[place] != EMPTY or self.closed[place]:
            return False
        return not SHADED[space] or self.shaded_occupied(seat) < self.shaded_allowed(seat)

    def free_spaces(self, seat: Seat) -> list[int]:
        """The spaces that may take a card now."""
        base = seat * SPACES
        shaded = -1
        found: list[int] = []
        for space in range(SPACES):
            if self.spaces[base + space] != EMPTY or self.closed[base + space]:
                continue
            if SHADED[space]:
                if shaded < 0:
                    shaded = 1 if self.shaded_occupied(seat) < self.shaded_allowed(seat) else 0
                if not shaded:
                    continue
            found.append(space)
        return found

    def palace_cards(self, seat: Seat) -> list[int]:
        """Every card in a Palace: Cortigiani, Action cards, Improvements."""
        found = [card for card in self.spaces[seat * SPACES : seat * SPACES + SPACES] if card != EMPTY]
        for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.actions[room] != EMPTY:
                found.append(self.actions[room])
            if self.improvements[room] != EMPTY:
                found.append(self.improvements[room])
        return found

    def room_is_blocked(self, seat: Seat, room: int) -> bool:
        """AG-7.3 An Indulgence or an enemy Agent is in the Room."""
        agent = self.agent_in_room(seat, room)
        return self.indulgences[seat * ROOMS + room] == 1 or (agent != EMPTY and agent != seat)

    def discard_card(self, seat: Seat, space: int) -> int:
        """AG-2.3.2 The card leaves its space: a Notable to its pile, a Family card out of the game."""
        place = seat * SPACES + space
        card = self.spaces[place]
        self.spaces[place] = EMPTY
        self.space_ready[place] = 0
        if card < FIRST_FAMILY:
            self.notables[card] += 1
        elif card == MACHIAVELLI_CARD:
            # AG-R37 The slot of the discarder stays used.
            self.bonus[MACHIAVELLI] = EMPTY
        return card

    def put_card(self, seat: Seat, card: int, space: int) -> None:
        """AG-2.2.6 A new card goes ready to a space."""
        self.spaces[seat * SPACES + space] = card
        self.space_ready[seat * SPACES + space] = 1

    def gain_agent(self, seat: Seat) -> bool:
        """AG-9.1 One Agent from the reserve becomes available; False if none is left."""
        if not self.reserve[seat]:
            return False
        self.reserve[seat] -= 1
        self.agents[seat] += 1
        return True

    def indulgences_left(self) -> int:
        """The stack of AG-7.4.4; an Indulgence not yet placed is already taken."""
        left = INDULGENCES
        for lying in self.indulgences:
            left -= lying
        for requested in self.requested:
            if requested == TO_BE_PLACED:
                left -= 1
        return left

    # ---- sources

    def alliance_usable(self, seat: Seat, power: int) -> bool:
        """AG-12.3.1 The own disc is on the active side and no opponent's Agent is there."""
        if self.ally[power] != seat or self.spent[power]:
            return False
        agent = self.agent[POWER_LOCATION + power]
        return agent in (EMPTY, seat)

    def owns(self, seat: Seat, source: int) -> bool:
        """Whether a Cortigiano card or tile source exists for a seat."""
        if source < SPACES:
            return self.spaces[seat * SPACES + source] != EMPTY
        if source < CITY_SOURCE:
            return False
        if source < TITLE_SOURCE:
            return self.owner[source - CITY_SOURCE] == seat
        if source < CATHEDRAL_SOURCE:
            return self.titles[seat * TITLE_KINDS + source - TITLE_SOURCE] != ABSENT
        if source < POWER_SOURCE:
            city = source - CATHEDRAL_SOURCE
            return self.owner[city] == seat and self.cathedral[city] != ABSENT
        return False

    def is_ready(self, seat: Seat, source: int) -> bool:
        """AG-0.5 A Cortigiano card or tile of the seat, full-colour side up."""
        if source < SPACES:
            return self.space_ready[seat * SPACES + source] == 1
        if source < CITY_SOURCE:
            return False
        if source < TITLE_SOURCE:
            city = source - CITY_SOURCE
            return self.owner[city] == seat and self.city_ready[city] == 1
        if source < CATHEDRAL_SOURCE:
            return self.titles[seat * TITLE_KINDS + source - TITLE_SOURCE] == READY
        if source < POWER_SOURCE:
            city = source - CATHEDRAL_SOURCE
            return self.owner[city] == seat and self.cathedral[city] == READY
        return False

    def turn_source(self, seat: Seat, source: int, ready: bool) -> None:
        """Turn a card or tile of the seat to its ready or exhausted side."""
        if source < SPACES:
            self.space_ready[seat * SPACES + source] = 1 if ready else 0
        elif source < TITLE_SOURCE:
            self.city_ready[source - CITY_SOURCE] = 1 if ready else 0
        elif source < CATHEDRAL_SOURCE:
            self.titles[seat * TITLE_KINDS + source - TITLE_SOURCE] = READY if ready else EXHAUSTED
        else:
            assert source < POWER_SOURCE
            self.cathedral[source - CATHEDRAL_SOURCE] = READY if ready else EXHAUSTED

    def exhaust(self, seat: Seat, source: int) -> None:
        self.turn_source(seat, source, False)

    def bottom(self, seat: Seat, source: int) -> list[int]:
        """AG-0.6 The symbols of a Cortigiano card or tile, by kind."""
        if source < SPACES:
            return CARD_BOTTOM[self.spaces[seat * SPACES + source]]
        return TILE_BOTTOM[source]

    def ready_sources(self, seat: Seat) -> list[int]:
        """All ready Cortigiano cards and tiles of a seat."""
        # Plain loops: this is asked all the time, and searching a list is slow once compiled.
        sources: list[int] = []
        base = seat * SPACES
        space_ready = self.space_ready
        for space in range(SPACES):
            if space_ready[base + space]:
                sources.append(space)
        for city, owner in enumerate(self.owner):
            if owner == seat:
                if self.city_ready[city]:
                    sources.append(CITY_SOURCE + city)
                if self.cathedral[city] == READY:
                    sources.append(CATHEDRAL_SOURCE + city)
        titles = self.titles
        first = seat * TITLE_KINDS
        for kind in range(TITLE_KINDS):
            if titles[first + kind] == READY:
                sources.append(TITLE_SOURCE + kind)
        return sources

    def tiles_of(self, seat: Seat) -> list[int]:
        """AG-2.4.1 The Domain: every tile of a seat as a source, ready or exhausted."""
        found: list[int] = []
        for city in range(CITIES):
            if self.owner[city] == seat:
                found.append(CITY_SOURCE + city)
                if self.cathedral[city] != ABSENT:
                    found.append(CATHEDRAL_SOURCE + city)
        for kind in range(TITLE_KINDS):
            if self.titles[seat * TITLE_KINDS + kind] != ABSENT:
                found.append(TITLE_SOURCE + kind)
        return found

    def place_in_order(self, seat: Seat) -> int:
        return self.order.index(seat)

    def owns_cannons(self, seat: Seat) -> bool:
        return self.titles[seat * TITLE_KINDS + CANNONS] != ABSENT
