"""The table of the Art of Governing: Cities track, Patronage, Cathedrals and Alliances beside the Palaces."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.ruleset import Terms
from virtu.games.palace.actions_winter import Recruit
from virtu.games.palace.clauses_war import (
    BONUS_LIST,
    FRANCE_ACTIVE,
    LEONARDO_RESTS,
    ONCE_PER_COMBAT,
    SIEGES_ONLY,
)
from virtu.games.palace.payment_table import SOURCE_KIND
from virtu.games.palace.state import ABSENT, EMPTY, EXHAUSTED, READY, Palace
from virtu.games.palace.tables import (
    BASTION,
    CATHEDRAL_SITES,
    CATHEDRAL_SOURCE,
    CATHEDRALS,
    CITY_SOURCE,
    COPERNICUS,
    EMPIRE,
    FAMILY_OF,
    FRANCE,
    HOME,
    INDULGENCE_SOURCE,
    LEONARDO,
    LEONARDO_SOURCE,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    MICHELANGELO,
    MICHELANGELO_SOURCE,
    OTTOMAN,
    POWER_LOCATION,
    POWER_SOURCE,
    PRINCE,
    PRINTED,
    SIDE_2_5,
    SIDE_3_4,
    SPACES,
    TITLE_KINDS,
    TITLE_SOURCE,
    TRACK_LOCATION,
)
from virtu.kernel.clause import Clause
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

BASTION_STRENGTH: Final = 2
FREE_TROOPS: Final = 2
AT_HOME: Final = 1
ELSEWHERE: Final = 3
"""AG-11.5.2 Florins for a Troop."""
ROOMY: Final = 5
"""AG-10.8.4 So many Cities open a Cortigiano space."""

# state.triggers (AG-14.1.1)
NO_NEUTRAL_CITY: Final = 1
EIGHT_CITIES: Final = 2
PATRONAGE_STEP: Final = 4
YEAR_LIMIT: Final = 8
POWERS_THAT_PAY: Final = [EMPIRE, OTTOMAN]


@dataclass(slots=True, init=False)
class Governing(Palace):
    """The table, and what may be asked of it."""

    triggers: int
    """AG-14.1.1 Bits of what ends the game after this Winter; 0: nothing."""
    stack: list[int]
    """Seats by their disc on the Cities track, the one moved last first: among equals the higher disc."""
    track: list[int]
    """By seat: the space of the disc on the Cities track, 2 to 8."""
    patronage: list[int]
    """By seat: step on the Patronage track."""
    slots: list[int]
    """By seat * 2 + type: 1 once a Patronage bonus of the type was taken."""
    cathedral: list[int]
    """By City: the Cathedral tile bound to it, ABSENT, EXHAUSTED or READY; it belongs to the City's owner."""
    ally: list[int]
    """By Power: the allied seat, or EMPTY."""
    spent: list[int]
    """By Power: 1 if the ally's disc is on the used side."""
    bonus: list[int]
    """By Patronage bonus: the holder, or EMPTY in the display."""

    def clone(self, dice: Dice | None = None) -> "Governing":
        copy = Governing()
        self.copy_to(copy, dice)
        copy.triggers = self.triggers
        copy.stack = self.stack[:]
        copy.track = self.track[:]
        copy.patronage = self.patronage[:]
        copy.slots = self.slots[:]
        copy.cathedral = self.cathedral[:]
        copy.ally = self.ally[:]
        copy.spent = self.spent[:]
        copy.bonus = self.bonus[:]
        return copy

    def terms(self) -> Terms:
        assert isinstance(self.rules, Terms)
        return self.rules

    def side(self) -> int:
        """AG-3.1"""
        return SIDE_2_5 if self.players == 5 else SIDE_3_4

    def printed(self, seat: Seat, room: int) -> int:
        """AG-2.1.1"""
        return PRINTED[self.faction[seat]][room]

    def family(self, seat: Seat) -> list[int]:
        return FAMILY_OF[self.faction[seat]]

    def walls(self, city: int) -> int:
        """AG-9.3.2 The Bastion Fort."""
        owner = self.owner[city]
        return BASTION_STRENGTH if owner >= 0 and self.bonus[BASTION] == owner else 0

    def free_troops(self) -> int:
        return FREE_TROOPS

    def recruit_price(self, seat: Seat, action: Recruit) -> int:
        """AG-11.5.2 1 florin in a City bearing the own arms, 3 in any other."""
        return AT_HOME if HOME[action.city] == self.faction[seat] else ELSEWHERE

    def location_owner(self, location: int) -> int:
        """AG-8.7.2 Powers are places for Agents, too."""
        if POWER_LOCATION <= location < TRACK_LOCATION:
            return self.ally[location - POWER_LOCATION]
        return Palace.location_owner(self, location)

    def agent_on_power(self, power: int) -> int:
        return self.agent[POWER_LOCATION + power]

    # ---- Palace

    def holds(self, seat: Seat, bonus: int) -> bool:
        return self.bonus[bonus] == seat

    def own_spaces(self, seat: Seat) -> int:
        """AG-2.2.2 Five Cities, Copernicus and The Prince open a space each."""
        spaces = 1 if self.city_count(seat) >= ROOMY else 0
        if self.bonus[COPERNICUS] == seat:
            spaces += 1
        return spaces + 1 if self.bonus[PRINCE] == seat else spaces

    def loses_any_space(self) -> bool:
        return self.terms().lost_space_any

    def is_shielded(self, seat: int) -> bool:
        return self.bonus[PRINCE] == seat

    def discard_card(self, seat: Seat, space: int) -> int:
        card = Palace.discard_card(self, seat, space)
        if card == MACHIAVELLI_CARD:
            # AG-R37 The slot of the discarder stays used.
            self.bonus[MACHIAVELLI] = EMPTY
        return card

    # ---- sources

    def alliance_usable(self, seat: Seat, power: int) -> bool:
        """AG-12.3.1 The own disc is on the active side and no opponent's Agent is there."""
        if self.ally[power] != seat or self.spent[power]:
            return False
        agent = self.agent[POWER_LOCATION + power]
        return agent in (EMPTY, seat)

    def own_sources(self, seat: Seat, may_pay: list[int]) -> list[int]:
        """AG-4.3 The Empire, the Ottomans, Michelangelo."""
        sources: list[int] = []
        for power in POWERS_THAT_PAY:
            source = POWER_SOURCE + power
            if self.ally[power] == seat and may_pay[SOURCE_KIND[source]] and self.alliance_usable(seat, power):
                sources.append(source)
        painted = self.bonus[MICHELANGELO] == seat and MICHELANGELO_SOURCE not in self.used
        if painted and may_pay[SOURCE_KIND[MICHELANGELO_SOURCE]]:
            sources.append(MICHELANGELO_SOURCE)
        return sources

    def may_use(self, seat: Seat, source: int) -> bool:
        if source == MICHELANGELO_SOURCE:
            return self.bonus[MICHELANGELO] == seat
        return self.alliance_usable(seat, source - POWER_SOURCE)

    def has_spent(self, seat: Seat, power: int) -> bool:
        return self.ally[power] == seat and self.spent[power] == 1

    def own_bonus_objection(self, seat: Seat, source: int, siege: bool, tired: int, used: bool) -> Clause | None:
        """AG-10.3.4, AG-16.7, AG-16.9 France, Leonardo, Cannons."""
        if source == POWER_SOURCE + FRANCE:
            if self.ally[FRANCE] != seat:
                return BONUS_LIST
            return None if self.alliance_usable(seat, FRANCE) else FRANCE_ACTIVE
        if source == LEONARDO_SOURCE and self.bonus[LEONARDO] != seat:
            return BONUS_LIST
        if not siege and not self.terms().patronage_on_plains:
            return SIEGES_ONLY
        if source != LEONARDO_SOURCE:
            return None
        if used:
            return ONCE_PER_COMBAT
        return LEONARDO_RESTS if siege and tired == seat and not self.terms().leonardo_again else None

    def owns(self, seat: Seat, source: int) -> bool:
        if CATHEDRAL_SOURCE <= source < POWER_SOURCE:
            city = source - CATHEDRAL_SOURCE
            return self.owner[city] == seat and self.cathedral[city] != ABSENT
        return Palace.owns(self, seat, source)

    def is_ready(self, seat: Seat, source: int) -> bool:
        if CATHEDRAL_SOURCE <= source < POWER_SOURCE:
            city = source - CATHEDRAL_SOURCE
            return self.owner[city] == seat and self.cathedral[city] == READY
        return Palace.is_ready(self, seat, source)

    def turn_source(self, seat: Seat, source: int, ready: bool) -> None:
        if source < CATHEDRAL_SOURCE:
            Palace.turn_source(self, seat, source, ready)
        elif source < POWER_SOURCE:
            self.cathedral[source - CATHEDRAL_SOURCE] = READY if ready else EXHAUSTED
        else:
            assert source < INDULGENCE_SOURCE
            self.spent[source - POWER_SOURCE] = 0 if ready else 1

    def ready_sources(self, seat: Seat) -> list[int]:
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
        for kind in range(first, first + TITLE_KINDS):
            if titles[kind] == READY:
                sources.append(TITLE_SOURCE + kind - first)
        return sources

    def tiles_of(self, seat: Seat) -> list[int]:
        tiles: list[int] = []
        for tile in Palace.tiles_of(self, seat):
            tiles.append(tile)
            if tile < TITLE_SOURCE and self.cathedral[tile - CITY_SOURCE] != ABSENT:
                tiles.append(CATHEDRAL_SOURCE + tile - CITY_SOURCE)
        return tiles

    # ---- Cathedrals

    def cathedrals_left(self) -> int:
        return CATHEDRALS - len([city for city in CATHEDRAL_SITES if self.cathedral[city] != ABSENT])

    def cathedral_sites(self, seat: Seat) -> list[int]:
        """AG-11.4.9 Own Cities of value 3 or 4 without pawn."""
        return [city for city in CATHEDRAL_SITES if self.owner[city] == seat and self.cathedral[city] == ABSENT]

    def build_cathedral(self, city: int) -> None:
        self.cathedral[city] = EXHAUSTED


FIELDS: Final[dict[str, str]] = {
    "year": "year",
    "phase": "phase",
    "requesting": "requesting",
    "triggers": "triggers",
    "faction": "faction",
    "order": "order",
    "stack": "stack",
    "track": "track",
    "marker": "marker",
    "treasury": "treasury",
    "agents": "agents",
    "reserve": "reserve",
    "tokens": "tokens",
    "patronage": "patronage",
    "slots": "slots",
    "requested": "requested",
    "actions": "actions",
    "improvements": "improvements",
    "indulgences": "indulgences",
    "spaces": "spaces",
    "space_ready": "space_ready",
    "closed": "closed",
    "owner": "owner",
    "city_ready": "city_ready",
    "cathedral": "cathedral",
    "troops": "troops",
    "marked": "marked",
    "deferred": "deferred",
    "agent": "agent",
    "titles": "titles",
    "ally": "ally",
    "spent": "spent",
    "bonus": "bonus",
    "notables": "notables",
    "trophies": "trophies",
    "pool": "pool",
    "used": "used",
    "renewed": "renewed",
    "locks": "locks",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
