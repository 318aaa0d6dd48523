"""The Art of Governing: prestige points as they stand, and what the rest of the table may still bring."""

from typing import Final

from virtu.bots.outlooks.palace.hopes import Hopes
from virtu.bots.outlooks.palace.style import EASY, Style
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.scoring import religious_points
from virtu.games.palace.combat import defence as defence_of
from virtu.games.palace.combat import reserve
from virtu.games.palace.state import ABSENT, EMPTY, READY, Palace
from virtu.games.palace.tables import (
    BONUS_POINTS,
    BONUSES,
    CARD_BOTTOM,
    CARD_POINTS,
    CATHEDRAL_SOURCE,
    CITIES,
    CITIES_POINTS,
    CITY_SOURCE,
    CROSS,
    DUOMO,
    EMPIRE,
    FRANCE,
    LAST_STEP,
    PATRONAGE_POINTS,
    POWER_LOCATION,
    POWER_SOURCE,
    ROOMS,
    SISTINE,
    SPACES,
    TILE_BOTTOM,
    TILE_POINTS,
    TITLE_KINDS,
    TITLE_SOURCE,
    TITLE_SPACE,
)
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

WORTH: Final[list[float]] = EASY.symbols
"""What one symbol is worth to somebody who can use it once."""
CARD_WORTH: Final[list[float]] = EASY.cards
TILE_WORTH: Final[list[float]] = EASY.tiles
NO_CATHEDRALS: Final = [ABSENT] * CITIES


def evaluate(state: State, seat: Seat, style: Style) -> float:
    """A seat's prospects above those of the strongest opponent."""
    assert isinstance(state, Palace)
    hopes = prospects(state, style)
    best = max([value for number, value in enumerate(hopes) if number != seat])
    return hopes[seat] - 0.4 * best


def prospects(g: Palace, style: Style) -> list[float]:
    """Per seat its points, now and hoped for."""
    hopes = style.hopes
    values: list[float] = []
    crosses: list[int] = []
    for number in range(g.players):
        seat = Seat(number)
        count = crosses_of(g, seat)
        crosses.append(count)
        values.append(tableau(g, seat, hopes) + hopes.cross * count + pieces(g, seat, hopes))
    gains = sieges(g, hopes)
    for number in range(g.players):
        values[number] += gains[number]
    if isinstance(g, Governing):
        if hopes.religion:
            for number, points in enumerate(religious_points(crosses, g.terms().lowest_shared)):
                values[number] += hopes.religion * points
        if hopes.leads:
            farthest, foremost = max(g.track), max(g.patronage)
            for number in range(g.players):
                values[number] += hopes.leads * ((g.track[number] == farthest) + (g.patronage[number] == foremost))
    return values


def progress(g: Palace) -> float:
    """How near the end is: 0 at the beginning, 1 when somebody has brought it about."""
    if not isinstance(g, Governing):
        return 0.0
    return max((max(g.track) - 2) / 6, max(g.patronage) / LAST_STEP)


def tableau(g: Palace, seat: Seat, hopes: Hopes) -> float:
    """Tracks, cards, tiles and Alliances of one seat."""
    owned = hopes.owned
    if hopes.fading:
        owned *= 1.0 - hopes.fading * progress(g)
    housed = owned * hopes.housed
    cities = g.city_count(seat)
    value = float(CITIES_POINTS[max(2, min(8, cities)) - 2]) + hopes.city * min(cities, 8)
    value += PATRONAGE_POINTS[patronage(g, seat)] + hopes.step * patronage(g, seat)
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        card = g.actions[room]
        if card != EMPTY:
            value += CARD_POINTS[card] + housed * CARD_WORTH[card]
            card = g.improvements[room]
            if card != EMPTY:
                value += CARD_POINTS[card] + housed * CARD_WORTH[card]
        if g.indulgences[room]:
            value -= hopes.indulgence
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        card = g.spaces[space]
        if card != EMPTY:
            value += CARD_POINTS[card] + (owned + g.space_ready[space]) * CARD_WORTH[card]
    cathedral = g.cathedral if isinstance(g, Governing) else NO_CATHEDRALS
    for city in range(CITIES):
        if g.owner[city] == seat:
            value += TILE_POINTS[CITY_SOURCE + city] + (owned + g.city_ready[city]) * TILE_WORTH[CITY_SOURCE + city]
            if cathedral[city] != ABSENT:
                tile = CATHEDRAL_SOURCE + city
                value += TILE_POINTS[tile] + (owned + (cathedral[city] == READY)) * TILE_WORTH[tile]
    for kind in range(TITLE_KINDS):
        tile = g.titles[seat * TITLE_KINDS + kind]
        if tile != ABSENT:
            source = TITLE_SOURCE + kind
            times = owned + (tile == READY)
            value += TILE_POINTS[source] + times * TILE_WORTH[source] + hopes.space * TITLE_SPACE[kind]
    if isinstance(g, Governing):
        for bonus in range(len(BONUSES)):
            if g.bonus[bonus] == seat:
                value += BONUS_POINTS[bonus] + hopes.bonus
        for power in range(3):
            if g.ally[power] == seat:
                agent = g.agent[POWER_LOCATION + power]
                value += hopes.alliance - hopes.spent * g.spent[power] - hopes.barred * (agent not in (EMPTY, seat))
    return value


def pieces(g: Palace, seat: Seat, hopes: Hopes) -> float:
    """Florins, Troops, tokens, trophies and Agents of one seat."""
    value = hopes.florin * min(g.treasury[seat], 12) + hopes.hoard * g.treasury[seat]
    value += hopes.troop * g.on_board(seat) + hopes.token * g.tokens[seat]
    value += 2.0 * sum(g.trophies[seat * g.players : seat * g.players + g.players])
    return value + hopes.agent * g.agents[seat] + agents_out(g, seat, hopes)


def crosses_of(g: Palace, seat: Seat) -> int:
    """The Crosses a seat shows."""
    count = 0
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        card = g.actions[room]
        if card != EMPTY:
            count += CARD_BOTTOM[card][CROSS]
            card = g.improvements[room]
            if card != EMPTY:
                count += CARD_BOTTOM[card][CROSS]
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        card = g.spaces[space]
        if card != EMPTY:
            count += CARD_BOTTOM[card][CROSS]
    cathedral = g.cathedral if isinstance(g, Governing) else NO_CATHEDRALS
    for city in range(CITIES):
        if g.owner[city] == seat:
            count += TILE_BOTTOM[CITY_SOURCE + city][CROSS]
            if cathedral[city] != ABSENT:
                count += TILE_BOTTOM[CATHEDRAL_SOURCE + city][CROSS]
    for kind in range(TITLE_KINDS):
        if g.titles[seat * TITLE_KINDS + kind] != ABSENT:
            count += TILE_BOTTOM[TITLE_SOURCE + kind][CROSS]
    if isinstance(g, Governing):
        count += g.holds(seat, DUOMO) + 2 * g.holds(seat, SISTINE) + (g.ally[EMPIRE] == seat)
    return count


def rank_gain(g: Palace, seat: Seat, crosses: list[int], more: int) -> int:
    """AG-14.3 The points that so many Crosses more would bring by rank, from so many per seat."""
    if not isinstance(g, Governing):
        return 0
    shared = g.terms().lowest_shared
    after = crosses[:]
    after[seat] += more
    return religious_points(after, shared)[seat] - religious_points(crosses, shared)[seat]


def patronage(g: Palace, seat: int) -> int:
    """The step on the Patronage track, where there is one."""
    return g.patronage[seat] if isinstance(g, Governing) else 0


def agents_out(g: Palace, seat: Seat, hopes: Hopes) -> float:
    """Agents do good where others or prices are concerned, and harm in the own Rooms of others."""
    value = 0.0
    for location in range(len(g.agent)):
        agent = g.agent[location]
        if agent == seat:
            value += hopes.agent_out
        elif agent != EMPTY and g.location_owner(location) == seat and location >= CITIES:
            value -= hopes.plotter
    return value


def war_reserve(g: Palace, seat: Seat) -> int:
    """The strength a seat could add in one combat and pay for."""
    return reserve(g, seat, g.ready_sources(seat)) + 2 * g.may_use(seat, POWER_SOURCE + FRANCE)


def sieges(g: Palace, hopes: Hopes) -> list[float]:
    """Per seat: Troops in front of Cities, a City in sight or Troops about to be lost."""
    values = [0.0] * g.players
    reserves = [-1] * g.players
    for city in range(CITIES):
        first = city * g.players
        owner = g.owner[city]
        for other in range(g.players):
            troops = g.troops[first + other]
            if not troops or owner == other:
                continue
            attack = troops + known_reserve(g, other, reserves)
            defence = defence_of(g, Seat(other), city)
            if owner >= 0:
                defence += known_reserve(g, owner, reserves)
            wins = attack > defence
            values[other] += (hopes.victory + hopes.conquest * (owner >= 0)) if wins else -hopes.defeat
            if owner >= 0 and wins:
                values[owner] -= hopes.loss
    return values


def known_reserve(g: Palace, seat: int, reserves: list[int]) -> int:
    """A seat's war reserve, worked out once."""
    if reserves[seat] < 0:
        reserves[seat] = war_reserve(g, Seat(seat))
    return reserves[seat]
