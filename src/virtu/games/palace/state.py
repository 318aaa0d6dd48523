"""The table of either game: the questions one may ask of its pieces, and those each game answers for itself."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.armies import Armies
from virtu.games.palace.cited import GENERAL, Cited
from virtu.games.palace.clauses_war import BONUS_LIST
from virtu.games.palace.fields import (
    ABSENT,
    EMPTY,
    EXHAUSTED,
    NEUTRAL,
    NOT_REQUESTED,
    OUT,
    OVER,
    PHASES,
    PLACED,
    READY,
    RETREATS,
    SETUP,
    SIEGES,
    SPRING,
    TO_BE_PLACED,
    WINTER,
)
from virtu.games.palace.names import names
from virtu.games.palace.payment_table import MAY_PAY
from virtu.games.palace.tables import (
    CANNONS,
    CARD_BOTTOM,
    CATHEDRAL_SOURCE,
    CITIES,
    CITY_SOURCE,
    FIRST_FAMILY,
    INDULGENCES,
    NEIGHBOURS,
    POWER_LOCATION,
    ROOM_LOCATION,
    ROOMS,
    SHADED,
    SHADED_SPACES,
    SPACES,
    TILE_BOTTOM,
    TITLE_KINDS,
    TITLE_SOURCE,
    TITLES_WITH_SPACE,
    VALUE,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

__all__ = [
    "ABSENT", "CANNONS_SOURCE", "EMPTY", "EXHAUSTED", "NEUTRAL", "NOT_REQUESTED", "OUT", "OVER", "PHASES", "PLACED",
    "READY", "RETREATS", "SETUP", "SIEGES", "SPRING", "TO_BE_PLACED", "WINTER", "Palace",
]
"""With the values of the fields, for whoever asks about them."""

CANNONS_SOURCE: Final = TITLE_SOURCE + CANNONS


@dataclass(slots=True, init=False)
class Palace(Armies):
    """The table, and what may be asked of it."""

    def clone(self, dice: Dice | None = None) -> "Palace":
        raise AssertionError("each game clones its own state")

    # ---- what each game answers for itself

    def side(self) -> int:
        """Which side of the Italy board is used."""
        raise AssertionError("each game has its side of the board")

    def printed(self, seat: Seat, room: int) -> int:
        """The action printed on a Room, or NO_ACTION."""
        raise AssertionError("each game prints its own Rooms")

    def cited(self) -> Cited:
        """The clauses it has numbers of its own for."""
        return GENERAL

    def names_of(self, seat: Seat, action: Action) -> dict[str, Fact]:
        """What an answer of a seat names."""
        return names(action)

    def family(self, seat: Seat) -> list[int]:
        """The Family cards a seat places before the first Spring."""
        raise AssertionError("each game has its own families")

    def own_spaces(self, seat: Seat) -> int:
        """The shaded spaces a seat has beyond those of its Titles."""
        return 0

    def lasting_spaces(self, seat: Seat) -> int:
        """X as it is once every Cortigiano has been replaced: some spaces may go with their card."""
        return self.extra_spaces(seat)

    def loses_any_space(self) -> bool:
        """AG-16.4 Whether a base space may be lost instead of a shaded one."""
        return False

    def is_shielded(self, seat: int) -> bool:
        """AG-8.7.4 Whether opponents place no Agents with a seat."""
        return False

    def may_pay(self, purpose: int) -> list[int]:
        """AG-4.3 What each kind of source may pay for a purpose: a row of the table."""
        return MAY_PAY[purpose]

    def own_sources(self, seat: Seat, may_pay: list[int]) -> list[int]:
        """What a seat may use beyond cards, tiles and Indulgence: sources, ascending; `may_pay`: a row of AG-4.3."""
        return []

    def may_use(self, seat: Seat, source: int) -> bool:
        """Whether one of the own sources could be used now, whatever for."""
        return False

    def has_spent(self, seat: Seat, power: int) -> bool:
        """AG-8.2.2 Whether the bonus of a Power is a seat's and used."""
        return False

    def own_bonus_objection(self, seat: Seat, source: int, siege: bool, tired: int, used: bool) -> Clause | None:
        """Why a seat may not announce a war bonus that only one of the games knows; Cannons serve everywhere."""
        return None if source == CANNONS_SOURCE else BONUS_LIST

    def sale_objection(self, seat: Seat, item: int) -> Clause | None:
        """Why an item of the display is never sold to a seat."""
        return None

    def cathedrals_left(self) -> int:
        return 0

    def cathedral_sites(self, seat: Seat) -> list[int]:
        """Where a seat may build a Cathedral."""
        return []

    def build_cathedral(self, city: int) -> None:
        raise AssertionError("there are no Cathedrals here")

    # ---- the seasons

    def begin_spring(self) -> None:
        """AG-5.1 Nobody has requested anything yet, and no bottom is bound to a symbol."""
        self.year += 1
        self.phase = SPRING
        self.locks.clear()
        for seat in range(self.players):
            self.requested[seat] = NOT_REQUESTED

    def begin_winter(self) -> None:
        """AG-5.2, AG-4.1.7 A new phase."""
        self.phase = WINTER
        self.locks.clear()

    def begin_winter_turn(self, seat: Seat) -> None:
        """AG-7.4.3 In the own Winter turn an Indulgence may be requested."""
        self.requesting = seat
        self.tell("began_winter", self.cited().winter, {"seat": seat})

    # ---- Cities and Troops

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

    def agent_in_city(self, city: int) -> int:
        return self.agent[city]

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
            return OUT
        faction = (location - ROOM_LOCATION) // ROOMS
        return self.faction.index(faction) if faction in self.faction else OUT

    # ---- Palace

    def extra_spaces(self, seat: Seat) -> int:
        """AG-2.2.2 X: how many shaded spaces may hold a card."""
        return min(len(SHADED_SPACES), self.spaces_of_titles(seat) + self.own_spaces(seat))

    def spaces_of_titles(self, seat: Seat) -> int:
        spaces = 0
        for kind in TITLES_WITH_SPACE:
            if self.titles[seat * TITLE_KINDS + kind] != ABSENT:
                spaces += 1
        return spaces

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
        free: list[int] = []
        for space in range(SPACES):
            if self.spaces[base + space] != EMPTY or self.closed[base + space]:
                continue
            if SHADED[space]:
                if shaded < 0:
                    shaded = 1 if self.shaded_occupied(seat) < self.shaded_allowed(seat) else 0
                if not shaded:
                    continue
            free.append(space)
        return free

    def palace_cards(self, seat: Seat) -> list[int]:
        """Every card in a Palace: Cortigiani, Action cards, Improvements."""
        cards = [card for card in self.spaces[seat * SPACES : seat * SPACES + SPACES] if card != EMPTY]
        for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.actions[room] != EMPTY:
                cards.append(self.actions[room])
            if self.improvements[room] != EMPTY:
                cards.append(self.improvements[room])
        return cards

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
        left = INDULGENCES - sum(self.indulgences)
        for requested in self.requested:
            if requested == TO_BE_PLACED:
                left -= 1
        return left

    # ---- sources

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
        return False

    def turn_source(self, seat: Seat, source: int, ready: bool) -> None:
        """Turn a card or tile of the seat to its ready or exhausted side."""
        if source < SPACES:
            self.space_ready[seat * SPACES + source] = 1 if ready else 0
        elif source < TITLE_SOURCE:
            self.city_ready[source - CITY_SOURCE] = 1 if ready else 0
        else:
            assert source < CATHEDRAL_SOURCE
            self.titles[seat * TITLE_KINDS + source - TITLE_SOURCE] = READY if ready else EXHAUSTED

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
        for space in range(SPACES):
            if self.space_ready[base + space]:
                sources.append(space)
        owner, city_ready = self.owner, self.city_ready
        for city in range(CITIES):
            if owner[city] == seat and city_ready[city]:
                sources.append(CITY_SOURCE + city)
        titles = seat * TITLE_KINDS
        for kind in range(TITLE_KINDS):
            if self.titles[titles + kind] == READY:
                sources.append(TITLE_SOURCE + kind)
        return sources

    def tiles_of(self, seat: Seat) -> list[int]:
        """AG-2.4.1 The Domain: every tile of a seat as a source, ready or exhausted."""
        tiles: list[int] = []
        for city in range(CITIES):
            if self.owner[city] == seat:
                tiles.append(CITY_SOURCE + city)
        for kind in range(TITLE_KINDS):
            if self.titles[seat * TITLE_KINDS + kind] != ABSENT:
                tiles.append(TITLE_SOURCE + kind)
        return tiles

    def symbols_shown(self, seat: Seat, symbol: int) -> int:
        """All symbols of a kind on cards in the Palace and tiles in the Domain, on any side."""
        count = sum([CARD_BOTTOM[card][symbol] for card in self.palace_cards(seat)])
        return count + sum([TILE_BOTTOM[tile][symbol] for tile in self.tiles_of(seat)])
