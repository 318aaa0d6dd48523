"""AG-3 An empty table, before a game puts its own things on it."""

from virtu.games.palace.ruleset import Ruleset
from virtu.games.palace.state import EMPTY, NEUTRAL, SETUP, Palace
from virtu.games.palace.tables import AGENTS, CITIES, KINDS, LOCATIONS, ROOMS, SPACES, TITLE_KINDS
from virtu.kernel.ids import NOBODY
from virtu.kernel.state import Step


def lay_table(g: Palace, rules: Ruleset, factions: list[int], agents: list[int], first: Step) -> None:
    """Nothing but Palaces without cards, neutral Cities, and the Agents of each seat; then the first step."""
    players = len(factions)
    g.players = players
    g.agenda = [first]
    g.dice = None
    g.news = None
    g.rules = rules
    g.year = 0
    g.phase = SETUP
    g.requesting = NOBODY
    g.faction = factions[:]
    g.order = list(range(players))
    g.marker = [EMPTY] * players
    g.treasury = [0] * players
    g.agents = agents[:]
    g.reserve = [AGENTS - count for count in agents]
    g.tokens = [0] * players
    g.requested = [0] * players
    g.actions = [EMPTY] * (ROOMS * players)
    g.improvements = [EMPTY] * (ROOMS * players)
    g.indulgences = [0] * (ROOMS * players)
    g.spaces = [EMPTY] * (SPACES * players)
    g.space_ready = [0] * (SPACES * players)
    g.closed = [0] * (SPACES * players)
    g.owner = [NEUTRAL] * CITIES
    g.city_ready = [0] * CITIES
    g.troops = [0] * (CITIES * players)
    g.marked = [0] * (CITIES * players)
    g.deferred = [EMPTY] * CITIES
    g.agent = [EMPTY] * LOCATIONS
    g.titles = [0] * (TITLE_KINDS * players)
    g.notables = []
    g.trophies = []
    g.pool = [0] * KINDS
    g.used = []
    g.renewed = []
    g.locks = []
