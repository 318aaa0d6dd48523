"""AG-14 The end of the game and the points."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import EIGHT_CITIES, NO_NEUTRAL_CITY, PATRONAGE_STEP, YEAR_LIMIT, Governing
from virtu.games.palace.clauses_winter import FINAL_WINTER, TRIGGER, VICTORY
from virtu.games.palace.state import EMPTY, NEUTRAL, OVER
from virtu.games.palace.tables import (
    BONUS_POINTS,
    BONUSES,
    CANNONS,
    CARD_POINTS,
    CITIES_POINTS,
    CROSS,
    CROWN,
    DUOMO,
    EMPIRE,
    FIRST_SPACE,
    LAST_STEP,
    PATRONAGE_POINTS,
    POWERS,
    ROOMS,
    SISTINE,
    TILE_POINTS,
    TITLE_SOURCE,
)
from virtu.kernel.ids import Seat
from virtu.kernel.score import Line, Score
from virtu.kernel.step import Do

TRIGGERS: Final = [NO_NEUTRAL_CITY, EIGHT_CITIES, PATRONAGE_STEP, YEAR_LIMIT]
ENDINGS: Final = ["no_neutral_city", "eight_cities", "patronage", "year_limit"]
"""By trigger: the one word for it."""
ENDING_CITIES: Final = 8
"""AG-14.1.1 (b)"""
FURTHEST: Final = 1
"""AG-14.2.2, AG-14.2.4 For whoever is furthest on a track."""
TROPHY: Final = 2
RELIGIOUS: Final = [[], [], [], [4, 2, 0], [4, 2, 1, 0], [4, 2, 1, 0, 0]]
"""AG-14.3.2 By number of players, then by rank."""


def triggers(g: Governing) -> int:
    """AG-14.1.1 What ends the game, as bits; 0: nothing."""
    bits = 0
    if NEUTRAL not in g.owner:
        bits |= NO_NEUTRAL_CITY
    for seat in range(g.players):
        if g.city_count(Seat(seat)) >= ENDING_CITIES:
            bits |= EIGHT_CITIES
        if g.patronage[seat] >= LAST_STEP:
            bits |= PATRONAGE_STEP
    if g.terms().year_limit and g.year >= g.terms().year_limit:
        bits |= YEAR_LIMIT
    return bits


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndCheck(Do):
    """AG-14.1 Once per Year, after retreats and new order."""

    def perform(self, g: Governing) -> None:
        g.triggers = triggers(g)
        if g.triggers and g.news is not None:
            for index, bit in enumerate(TRIGGERS):
                if g.triggers & bit:
                    g.tell(f"end_{ENDINGS[index]}", TRIGGER, {"reason": ENDINGS[index]})
            g.tell("last_winter", FINAL_WINTER, {"year": g.year})


@dataclass(slots=True, init=False, unsafe_hash=True)
class Scoring(Do):
    """AG-14.1.2 After the last Winter the points are counted and nothing is left to do."""

    def perform(self, g: Governing) -> None:
        g.phase = OVER
        if g.news is not None:
            scores = score(g)
            for seat in range(g.players):
                g.tell("scored", VICTORY, {"seat": seat, "points": scores[seat].total})


def ending(g: Governing) -> str:
    """The end trigger as one word; the first of several."""
    for index, bit in enumerate(TRIGGERS):
        if g.triggers & bit:
            return ENDINGS[index]
    return "none"


# ---- points


def religious_points(crosses: list[int], lowest_shared: bool) -> list[int]:
    """AG-14.3.2 to AG-14.3.5 Points by rank; who shares a rank gets those of the next (or of the last shared) one."""
    table = RELIGIOUS[len(crosses)]
    points: list[int] = []
    for count in crosses:
        rank = len([other for other in crosses if other > count])
        sharing = crosses.count(count)
        if sharing > 1:
            rank += sharing - 1 if lowest_shared else 1
        points.append(table[rank])
    return points


def enemy_agent_on(g: Governing, seat: Seat, power: int) -> bool:
    agent = g.agent_on_power(power)
    return agent != EMPTY and agent != seat


def crosses(g: Governing, seat: Seat) -> int:
    """AG-14.3.1 The Crosses of religious influence."""
    count = g.symbols_shown(seat, CROSS)
    if g.ally[EMPIRE] == seat and not enemy_agent_on(g, seat, EMPIRE):
        count += 1
    if g.bonus[DUOMO] == seat:
        count += 1
    return count + 2 if g.bonus[SISTINE] == seat else count


def alliance_points(g: Governing, seat: Seat) -> int:
    """AG-14.2.8"""
    return len([power for power in range(len(POWERS)) if g.ally[power] == seat and not enemy_agent_on(g, seat, power)])


def tile_points(g: Governing, seat: Seat) -> int:
    """AG-14.2.5 Printed on tiles; those of the Cannons are counted as a Patronage bonus."""
    return sum([TILE_POINTS[tile] for tile in g.tiles_of(seat) if tile != TITLE_SOURCE + CANNONS])


def score(g: Governing) -> list[Score]:
    """AG-14.2 The score of every seat as it stands."""
    influence = religious_points([crosses(g, Seat(seat)) for seat in range(g.players)], g.terms().lowest_shared)
    farthest, foremost = max(g.track), max(g.patronage)
    scores: list[Score] = []
    for number in range(g.players):
        seat = Seat(number)
        bonuses = sum([BONUS_POINTS[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == seat])
        lines = [
            Line("cities", CITIES_POINTS[g.track[seat] - FIRST_SPACE], "AG-14.2.1"),
            Line("most_cities", FURTHEST if g.track[seat] == farthest else 0, "AG-14.2.2"),
            Line("patronage", PATRONAGE_POINTS[g.patronage[seat]], "AG-14.2.3"),
            Line("most_patronage", FURTHEST if g.patronage[seat] == foremost else 0, "AG-14.2.4"),
            Line("cards", sum([CARD_POINTS[card] for card in g.palace_cards(seat)]), "AG-14.2.5"),
            Line("tiles", tile_points(g, seat), "AG-14.2.5"),
            Line("bonuses", bonuses, "AG-14.2.5"),
            Line("religion", influence[seat], "AG-14.2.6"),
            Line("trophies", TROPHY * sum(g.trophies[seat * g.players : (seat + 1) * g.players]), "AG-14.2.7"),
            Line("alliances", alliance_points(g, seat), "AG-14.2.8"),
            Line("indulgences", -sum(g.indulgences[seat * ROOMS : (seat + 1) * ROOMS]), "AG-14.2.9"),
        ]
        scores.append(Score(sum([line.points for line in lines]), tuple(lines)))
    return scores


def leaders(g: Governing) -> list[Seat]:
    """AG-14.4.1 Most points, then most Crowns on cards and tiles, then shared."""
    scores = score(g)
    standing = [(scores[seat].total, g.symbols_shown(Seat(seat), CROWN)) for seat in range(g.players)]
    best = max(standing)
    return [Seat(seat) for seat in range(g.players) if standing[seat] == best]


TAGS: Final[dict[str, type]] = {"end_check": EndCheck, "scoring": Scoring}
