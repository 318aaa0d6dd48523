"""What lies on the table of the Art of Governing: flat lists of small ints. See `state` for what they are asked."""

from dataclasses import dataclass

from virtu.games.governing.ruleset import Ruleset
from virtu.kernel.dice import Dice
from virtu.kernel.event import Event
from virtu.kernel.ids import Seat
from virtu.kernel.state import State, Step


@dataclass(slots=True, init=False)
class Pieces(State):
    """Everything on the table, by seat, City, Room, space or location."""

    rules: Ruleset
    year: int
    phase: int
    requesting: Seat
    """Who may request the florins of an Indulgence now (action step, Winter turn), or NOBODY."""
    triggers: int
    """AG-14.1.1 Bits of what ends the game after this Winter; 0: nothing."""
    faction: list[int]
    """By seat."""
    order: list[int]
    """AG-0.3 Seats, first to last."""
    stack: list[int]
    """Seats by their disc on the Cities track, the one moved last first: among equals the higher disc."""
    track: list[int]
    """By seat: the space of the disc on the Cities track, 2 to 8."""
    marker: list[int]
    """By seat: the marker's Room 0 to 4, or EMPTY before the first Spring."""
    treasury: list[int]
    agents: list[int]
    """By seat: available Agents."""
    reserve: list[int]
    """By seat: Agents still locked."""
    tokens: list[int]
    """By seat: +1 war tokens held."""
    patronage: list[int]
    """By seat: step on the Patronage track."""
    slots: list[int]
    """By seat * 2 + type: 1 once a Patronage bonus of the type was taken."""
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
    cathedral: list[int]
    """By City: the Cathedral tile bound to it, ABSENT, EXHAUSTED or READY; it belongs to the City's owner."""
    troops: list[int]
    """By City * players + seat: Troops there that are not marked for retreat."""
    marked: list[int]
    """By City * players + seat: Troops there that are marked for retreat."""
    deferred: list[int]
    """By City: the plains winner who decides on the own siege turn (AG-16.3), or EMPTY."""
    agent: list[int]
    """By location: the seat whose Agent stands there, or EMPTY."""
    titles: list[int]
    """By seat * TITLE_KINDS + kind: ABSENT, EXHAUSTED or READY."""
    ally: list[int]
    """By Power: the allied seat, or EMPTY."""
    spent: list[int]
    """By Power: 1 if the ally's disc is on the used side."""
    bonus: list[int]
    """By Patronage bonus: the holder, or EMPTY in the display."""
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

    def __init__(
        self, players: int, agenda: list[Step], dice: Dice | None, news: list[Event] | None, rules:
        Ruleset, year: int, phase: int, requesting: Seat, triggers: int, faction: list[int], order:
        list[int], stack: list[int], track: list[int], marker: list[int], treasury: list[int], agents:
        list[int], reserve: list[int], tokens: list[int], patronage: list[int], slots: list[int],
        requested: list[int], actions: list[int], improvements: list[int], indulgences: list[int],
        spaces: list[int], space_ready: list[int], closed: list[int], owner: list[int], city_ready:
        list[int], cathedral: list[int], troops: list[int], marked: list[int], deferred: list[int],
        agent: list[int], titles: list[int], ally: list[int], spent: list[int], bonus: list[int],
        notables: list[int], trophies: list[int], pool: list[int], used: list[int], renewed: list[int],
        locks: list[int],
    ) -> None:
        # Written out because clones are made by the million: a generated one would stay interpreted.
        self.players = players
        self.agenda = agenda
        self.dice = dice
        self.news = news
        self.rules = rules
        self.year = year
        self.phase = phase
        self.requesting = requesting
        self.triggers = triggers
        self.faction = faction
        self.order = order
        self.stack = stack
        self.track = track
        self.marker = marker
        self.treasury = treasury
        self.agents = agents
        self.reserve = reserve
        self.tokens = tokens
        self.patronage = patronage
        self.slots = slots
        self.requested = requested
        self.actions = actions
        self.improvements = improvements
        self.indulgences = indulgences
        self.spaces = spaces
        self.space_ready = space_ready
        self.closed = closed
        self.owner = owner
        self.city_ready = city_ready
        self.cathedral = cathedral
        self.troops = troops
        self.marked = marked
        self.deferred = deferred
        self.agent = agent
        self.titles = titles
        self.ally = ally
        self.spent = spent
        self.bonus = bonus
        self.notables = notables
        self.trophies = trophies
        self.pool = pool
        self.used = used
        self.renewed = renewed
        self.locks = locks
