"""What lies on both tables: flat lists of small ints. See `state` for what they are asked."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.ruleset import Ruleset
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

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


@dataclass(slots=True, init=False)
class Fields(State):
    """Everything on the table, by seat, City, Room, space or location."""

    rules: Ruleset
    year: int
    phase: int
    requesting: Seat
    """Who may request the florins of an Indulgence now (action step, Winter turn), or NOBODY."""
    faction: list[int]
    """By seat."""
    order: list[int]
    """AG-0.3 Seats, first to last."""
    marker: list[int]
    """By seat: the marker's Room 0 to 4, or EMPTY before the first Spring."""
    treasury: list[int]
    agents: list[int]
    """By seat: available Agents."""
    reserve: list[int]
    """By seat: Agents still locked."""
    tokens: list[int]
    """By seat: +1 war tokens held."""
    requested: list[int]
    """By seat: NOT_REQUESTED, TO_BE_PLACED or PLACED in this Year."""
    actions: list[int]
    """By seat * ROOMS + room: the Action card, or EMPTY."""
    improvements: list[int]
    """By seat * ROOMS + room: the Improvement, or EMPTY."""
    indulgences: list[int]
    """By seat * ROOMS + room: 1 if an Indulgence lies there."""
    spaces: list[int]
    """By seat * SPACES + space: the Cortigiano card, or EMPTY."""
    space_ready: list[int]
    """By seat * SPACES + space: 1 if its card is ready."""
    closed: list[int]
    """By seat * SPACES + space: 1 if a base space was given up (AG-16.4)."""
    owner: list[int]
    """By City: a seat, NEUTRAL or OUT."""
    city_ready: list[int]
    """By City: 1 if its tile is ready in a Domain."""
    troops: list[int]
    """By City * players + seat: Troops there that are not marked for retreat."""
    marked: list[int]
    """By City * players + seat: Troops there that are marked for retreat."""
    deferred: list[int]
    """By City: the plains winner who decides on the own siege turn (AG-16.3), or EMPTY.

    As many more as there are players if the winner's Leonardo rests in that siege (AG-16.7).
    """
    agent: list[int]
    """By location: the seat whose Agent stands there, or EMPTY."""
    titles: list[int]
    """By seat * TITLE_KINDS + kind: ABSENT, EXHAUSTED or READY."""
    notables: list[int]
    """By kind: cards left in the display."""
    trophies: list[int]
    """By seat * players + opponent: 1 if the seat holds a Trophy of the opponent."""
    pool: list[int]
    """By symbol: what the sources of the current payment gave and was not spent yet."""
    used: list[int]
    """Sources used in the current payment."""
    renewed: list[int]
    """Tiles readied by the current Govern: they neither pay for it nor are readied again (AG-R109)."""
    locks: list[int]
    """AG-4.1.7 (seat * SOURCES + source) * KINDS + symbol, for bottoms that paid in this phase."""

    def copy_to(self, copy: "Fields", dice: Dice | None) -> None:
        State.copy_to(self, copy, dice)
        copy.rules = self.rules
        copy.year = self.year
        copy.phase = self.phase
        copy.requesting = self.requesting
        copy.faction = self.faction
        copy.order = self.order[:]
        copy.marker = self.marker[:]
        copy.treasury = self.treasury[:]
        copy.agents = self.agents[:]
        copy.reserve = self.reserve[:]
        copy.tokens = self.tokens[:]
        copy.requested = self.requested[:]
        copy.actions = self.actions[:]
        copy.improvements = self.improvements[:]
        copy.indulgences = self.indulgences[:]
        copy.spaces = self.spaces[:]
        copy.space_ready = self.space_ready[:]
        copy.closed = self.closed[:]
        copy.owner = self.owner[:]
        copy.city_ready = self.city_ready[:]
        copy.troops = self.troops[:]
        copy.marked = self.marked[:]
        copy.deferred = self.deferred[:]
        copy.agent = self.agent[:]
        copy.titles = self.titles[:]
        copy.notables = self.notables[:]
        copy.trophies = self.trophies[:]
        copy.pool = self.pool[:]
        copy.used = self.used[:]
        copy.renewed = self.renewed[:]
        copy.locks = self.locks[:]


FIELDS: Final[dict[str, str]] = {
    "year": "year",
    "phase": "phase",
    "requesting": "requesting",
    "faction": "faction",
    "order": "order",
    "marker": "marker",
    "treasury": "treasury",
    "agents": "agents",
    "reserve": "reserve",
    "tokens": "tokens",
    "requested": "requested",
    "actions": "actions",
    "improvements": "improvements",
    "indulgences": "indulgences",
    "spaces": "spaces",
    "space_ready": "space_ready",
    "closed": "closed",
    "owner": "owner",
    "city_ready": "city_ready",
    "troops": "troops",
    "marked": "marked",
    "deferred": "deferred",
    "agent": "agent",
    "titles": "titles",
    "notables": "notables",
    "trophies": "trophies",
    "pool": "pool",
    "used": "used",
    "renewed": "renewed",
    "locks": "locks",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
