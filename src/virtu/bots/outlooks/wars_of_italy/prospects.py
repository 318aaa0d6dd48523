"""The Wars of Italy: points as they stand, and what cards, tiles, Troops and tracks may still bring."""

from math import tanh
from typing import Final

from virtu.bots.outlooks.palace.prospects import CARD_WORTH, TILE_WORTH
from virtu.bots.outlooks.wars_of_italy.closed_rooms import losses
from virtu.bots.outlooks.wars_of_italy.tracks import standing
from virtu.games.palace.state import ABSENT, EMPTY, READY
from virtu.games.palace.tables import (
    CARD_BOTTOM,
    CARD_POINTS,
    CITIES,
    CITY,
    CITY_SOURCE,
    CROSS,
    ROOMS,
    SPACES,
    TILE_BOTTOM,
    TILE_POINTS,
    TITLE_KINDS,
    TITLE_SOURCE,
    VALUE,
)
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, FRANCE, LAST_ROUND, MAJOR_COUNT, NAPLES
from virtu.kernel.ids import Seat

CITY_OF_NAPLES: Final = CITY["naples"]
CLEAR: Final = 8.0
"""Such a lead is clear at the beginning of the game; less is enough later."""
FAITH: Final = 2
"""WI-11.2 The points of the side that shows more Crosses."""
LONG: Final = 7
"""So many Rounds before the end means begin to lose their worth."""


def rounds_left(w: Wars) -> int:
    """The Rounds after this one."""
    return LAST_ROUND - w.year


def use_left(w: Wars) -> float:
    """How much of the worth of cards, tiles and florins can still be had: 1 for a long time, 0 at the end."""
    return min(1.0, (rounds_left(w) + 0.5) / LONG)


def values(w: Wars) -> list[float]:
    """Per side the chance that its lead holds."""
    france, naples = Holdings(w, Seat(FRANCE)), Holdings(w, Seat(NAPLES))
    lead = france.points - naples.points + use_left(w) * (france.means - naples.means)
    # Who shows more Crosses at the end is the less certain the longer the game lasts.
    crosses = france.crosses - naples.crosses
    lead += FAITH * tanh(crosses / (0.4 + 0.25 * rounds_left(w))) if crosses else 0.0
    lead += 0.7 * use_left(w) * (losses(w, Seat(NAPLES)) - losses(w, Seat(FRANCE)))
    lead += tracks(w) * min(1.0, rounds_left(w) / 4) + before_naples(w)
    chance = 0.5 + 0.5 * tanh(lead / (CLEAR * (0.4 + rounds_left(w) / LAST_ROUND)))
    return [chance, 1.0 - chance]


class Holdings:
    """What one side has: points, means to more of them, Crosses."""

    def __init__(self, w: Wars, seat: Seat) -> None:
        self.points = 0.0
        self.means = 0.0
        self.crosses = 0
        self.count_cards(w, seat)
        self.count_tiles(w, seat)
        florins = w.treasury[seat]
        self.means += 0.12 * min(florins, 12) + 0.03 * max(0, florins - 12)
        self.means += 0.35 * w.army(seat) + 0.1 * w.agents[seat] + 0.15 * w.tokens[seat]
        for major in range(MAJOR_COUNT):
            if w.ally[major] == seat:
                self.means += 0.5
        for colour in range(seat * COLOUR_COUNT, seat * COLOUR_COUNT + COLOUR_COUNT):
            self.points += w.trophies[colour]

    def count_cards(self, w: Wars, seat: Seat) -> None:
        for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
            self.points -= w.indulgences[room]
            for card in (w.actions[room], w.improvements[room]):
                if card != EMPTY:
                    self.points += CARD_POINTS[card]
                    self.means += 1.8 * CARD_WORTH[card]
                    self.crosses += CARD_BOTTOM[card][CROSS]
        for place in range(seat * SPACES, seat * SPACES + SPACES):
            card = w.spaces[place]
            if card != EMPTY:
                self.points += CARD_POINTS[card]
                self.means += (1 + w.space_ready[place]) * CARD_WORTH[card]
                self.crosses += CARD_BOTTOM[card][CROSS]

    def count_tiles(self, w: Wars, seat: Seat) -> None:
        for city in range(CITIES):
            if w.owner[city] == seat:
                self.points += 1.0
                if not w.lost_tiles[city]:
                    self.add_tile(CITY_SOURCE + city, w.city_ready[city])
        for kind in range(TITLE_KINDS):
            tile = w.titles[seat * TITLE_KINDS + kind]
            if tile != ABSENT:
                self.add_tile(TITLE_SOURCE + kind, 1 if tile == READY else 0)

    def add_tile(self, tile: int, ready: int) -> None:
        self.points += TILE_POINTS[tile]
        self.means += 0.7 * (1 + ready) * TILE_WORTH[tile]
        self.crosses += TILE_BOTTOM[tile][CROSS]


def tracks(w: Wars) -> float:
    """What the markers promise to France."""
    alliance = w.terms().alliance
    value = 0.0
    for major in range(MAJOR_COUNT):
        if w.ally[major] == EMPTY:
            value += standing(-w.influence[major], alliance)
    return value


def before_naples(w: Wars) -> float:
    """French Troops before the city that decides the war."""
    army = w.army_at(FRANCE, CITY_OF_NAPLES)
    if not army:
        return 0.0
    missing = VALUE[CITY_OF_NAPLES] + w.defenders(FRANCE, CITY_OF_NAPLES) + 1 - army
    return 1.5 * army - 0.7 * max(0, missing)
