"""The Art of Governing: prestige points as they stand, and what the rest of the table may still bring."""

from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.combat import defence as defence_of
from virtu.games.palace.combat import reserve
from virtu.games.palace.state import ABSENT, EMPTY, READY, Palace
from virtu.games.palace.tables import (
    BONUS_POINTS,
    BONUSES,
    CARD_ACTION,
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
    KINDS,
    NO_ACTION,
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

# What one symbol is worth to somebody who can use it once: florin, Crown, Cross, Cavalry, Ship, Mask, War, Arrow.
WORTH: Final = [0.13, 0.30, 0.30, 0.14, 0.14, 0.14, 0.15, 0.06]
OWNED: Final = 2.0
"""A card or tile pays again and again: so many times what it gives once."""


def bottom_worth(bottom: list[int]) -> float:
    """A bottom is used for its best symbol; the others are a choice, which is worth something too."""
    values = sorted([bottom[kind] * WORTH[kind] for kind in range(KINDS) if bottom[kind]])
    return values[-1] + 0.25 * sum(values[:-1]) if values else 0.0


CARD_WORTH: Final = [
    bottom_worth(bottom) + 0.1 * (CARD_ACTION[card] != NO_ACTION) for card, bottom in enumerate(CARD_BOTTOM)
]
TILE_WORTH: Final = [bottom_worth(bottom) for bottom in TILE_BOTTOM]


def evaluate(state: State, seat: Seat) -> float:
    """A seat's prospects above those of the strongest opponent."""
    assert isinstance(state, Palace)
    prospects = [prospect(state, Seat(number)) for number in range(state.players)]
    best = max([value for number, value in enumerate(prospects) if number != seat])
    return prospects[seat] - 0.4 * best


def prospect(g: Palace, seat: Seat) -> float:
    """Points of one seat, now and hoped for."""
    cities = g.city_count(seat)
    value = float(CITIES_POINTS[max(2, min(8, cities)) - 2]) + 0.3 * min(cities, 8)
    value += PATRONAGE_POINTS[patronage(g, seat)] + 0.5 * patronage(g, seat)
    crosses = 0
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        for card in (g.actions[room], g.improvements[room]):
            if card != EMPTY:
                value += CARD_POINTS[card] + OWNED * 0.8 * CARD_WORTH[card]
                crosses += CARD_BOTTOM[card][CROSS]
        if g.indulgences[room]:
            value -= 1.6
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        card = g.spaces[space]
        if card != EMPTY:
            value += CARD_POINTS[card] + (OWNED + g.space_ready[space]) * CARD_WORTH[card]
            crosses += CARD_BOTTOM[card][CROSS]
    for city in range(CITIES):
        if g.owner[city] == seat:
            value += TILE_POINTS[CITY_SOURCE + city] + (OWNED + g.city_ready[city]) * TILE_WORTH[CITY_SOURCE + city]
            crosses += TILE_BOTTOM[CITY_SOURCE + city][CROSS]
            if isinstance(g, Governing) and g.cathedral[city] != ABSENT:
                tile = CATHEDRAL_SOURCE + city
                value += TILE_POINTS[tile] + (OWNED + (g.cathedral[city] == READY)) * TILE_WORTH[tile]
                crosses += TILE_BOTTOM[tile][CROSS]
    for kind in range(TITLE_KINDS):
        tile = g.titles[seat * TITLE_KINDS + kind]
        if tile != ABSENT:
            source = TITLE_SOURCE + kind
            value += TILE_POINTS[source] + (OWNED + (tile == READY)) * TILE_WORTH[source] + 0.4 * TITLE_SPACE[kind]
            crosses += TILE_BOTTOM[source][CROSS]
    if isinstance(g, Governing):
        for bonus in range(len(BONUSES)):
            if g.bonus[bonus] == seat:
                value += BONUS_POINTS[bonus] + 0.6
        crosses += g.holds(seat, DUOMO) + 2 * g.holds(seat, SISTINE)
        for power in range(3):
            if g.ally[power] == seat:
                agent = g.agent[POWER_LOCATION + power]
                value += 1.3 - 0.2 * g.spent[power] - 0.8 * (agent not in (EMPTY, seat))
                crosses += power == EMPIRE
    value += 0.3 * crosses
    value += WORTH[0] * min(g.treasury[seat], 12) + 0.03 * g.treasury[seat]
    value += 0.12 * g.on_board(seat) + 0.1 * g.tokens[seat]
    value += 2.0 * sum(g.trophies[seat * g.players : seat * g.players + g.players])
    value += 0.1 * g.agents[seat] + agents_out(g, seat)
    return value + sieges(g, seat)


def patronage(g: Palace, seat: int) -> int:
    """The step on the Patronage track, where there is one."""
    return g.patronage[seat] if isinstance(g, Governing) else 0


def agents_out(g: Palace, seat: Seat) -> float:
    """Agents do good where others or prices are concerned, and harm in the own Rooms of others."""
    value = 0.0
    for location in range(len(g.agent)):
        agent = g.agent[location]
        if agent == seat:
            value += 0.3
        elif agent != EMPTY and g.location_owner(location) == seat and location >= CITIES:
            value -= 0.6
    return value


def war_reserve(g: Palace, seat: Seat) -> int:
    """The strength a seat could add in one combat and pay for."""
    return reserve(g, seat, g.ready_sources(seat)) + 2 * g.may_use(seat, POWER_SOURCE + FRANCE)


def sieges(g: Palace, seat: Seat) -> float:
    """Troops in front of Cities: a City in sight, or Troops about to be lost."""
    value = 0.0
    for city in range(CITIES):
        first = city * g.players
        for other in range(g.players):
            troops = g.troops[first + other]
            if not troops or g.owner[city] == other:
                continue
            attack = troops + war_reserve(g, Seat(other))
            owner = g.owner[city]
            defence = defence_of(g, Seat(other), city)
            if owner >= 0:
                defence += war_reserve(g, Seat(owner))
            wins = attack > defence
            if other == seat:
                value += (1.8 + 1.5 * (owner >= 0)) if wins else -0.4
            elif owner == seat and wins:
                value -= 2.5
    return value
