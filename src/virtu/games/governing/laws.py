"""AG-13.3 What holds in every position of the Art of Governing."""

from virtu.games.governing.state import Governing
from virtu.games.palace.laws import agents, cards, lengths, palaces, ranges, supplies
from virtu.games.palace.state import ABSENT, EMPTY, OUT, SPRING, WINTER
from virtu.games.palace.tables import (
    AGENTS,
    BONUSES,
    CATHEDRALS,
    CITIES,
    CITY_NAME,
    COPIES,
    FIRST_SPACE,
    IN_PLAY,
    KINGDOM,
    LAST_SPACE,
    LAST_STEP,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    POWERS,
    REPUBLIC,
    TITLE_COPIES,
    TITLE_KINDS,
    TITLES,
    TROOPS,
)
from virtu.kernel.ids import Seat


def problems(g: Governing) -> list[str]:
    """The invariants that do not hold, in words."""
    problems = shape(g)
    if problems:
        return problems
    return [
        *cities(g), *troops(g), *agents(g, [AGENTS] * g.players, "AG-13.3.5"), *palaces(g), *cards(g, COPIES, "AG-1.1"),
        *machiavelli(g), *supplies(g), *tiles(g), *tracks(g),
    ]


def shape(g: Governing) -> list[str]:
    """Lengths and ranges; nothing else is examined before these hold."""
    n = g.players
    problems = lengths(g, [
        ("stack", len(g.stack), n), ("track", len(g.track), n), ("patronage", len(g.patronage), n),
        ("slots", len(g.slots), 2 * n), ("cathedral", len(g.cathedral), CITIES), ("ally", len(g.ally), 3),
        ("spent", len(g.spent), 3), ("bonus", len(g.bonus), len(BONUSES)), ("trophies", len(g.trophies), n * n),
    ])
    if problems:
        return problems
    seats = list(range(n))
    if sorted(g.order) != seats or sorted(g.stack) != seats:
        problems.append("state.order and state.stack name every seat once (AG-0.3)")
    return problems + ranges(g, [
        ("track", g.track, FIRST_SPACE, LAST_SPACE), ("patronage", g.patronage, 0, LAST_STEP),
        ("owner", g.owner, OUT, n - 1), ("cathedral", g.cathedral, 0, 2), ("closed", g.closed, 0, 1),
        ("troops", g.troops, 0, TROOPS), ("marked", g.marked, 0, TROOPS), ("ally", g.ally, EMPTY, n - 1),
        ("spent", g.spent, 0, 1), ("bonus", g.bonus, EMPTY, n - 1), ("trophies", g.trophies, 0, 1),
        ("agents", g.agents, 0, AGENTS),
    ])


def cities(g: Governing) -> list[str]:
    """AG-13.3.1, AG-13.3.2, AG-13.3.10"""
    problems: list[str] = []
    for city in range(CITIES):
        owner = g.owner[city]
        if (owner != OUT) != (city in IN_PLAY[g.players]):
            problems.append(f"{CITY_NAME[city]} is in play or not according to the number of players (AG-2.4.5)")
        if owner < 0 and (g.city_ready[city] or g.cathedral[city] != ABSENT):
            problems.append(f"{CITY_NAME[city]} has no owner, so its tiles are in no Domain (AG-13.3.1)")
    if len([city for city in g.cathedral if city != ABSENT]) > CATHEDRALS:
        problems.append(f"there are {CATHEDRALS} Cathedrals (AG-13.3.2)")
    return problems


def troops(g: Governing) -> list[str]:
    """AG-13.3.4"""
    problems: list[str] = []
    for number in range(g.players):
        seat = Seat(number)
        if g.on_board(seat) > TROOPS:
            problems.append(f"seat {number} has more than {TROOPS} Troops (AG-13.3.4)")
    for city in range(CITIES):
        for number in range(g.players):
            here = g.troops[city * g.players + number]
            marked = g.marked[city * g.players + number]
            if g.owner[city] == OUT and here + marked:
                problems.append(f"Troops stand at {CITY_NAME[city]}, which is not in play (AG-3.1.2)")
            elif g.phase >= WINTER and g.owner[city] != number and here:
                problems.append(f"seat {number} has Troops at {CITY_NAME[city]}, which it does not control (AG-13.3.4)")
            if marked and (g.phase >= WINTER or g.phase <= SPRING):
                problems.append(f"Troops at {CITY_NAME[city]} are marked for retreat outside the sieges (AG-13.3.4)")
    return problems


def machiavelli(g: Governing) -> list[str]:
    held = [seat for seat in range(g.players) if MACHIAVELLI_CARD in g.palace_cards(Seat(seat))]
    if held and g.bonus[MACHIAVELLI] == EMPTY:
        return ["Machiavelli is in a Palace and in the display (AG-9.3.9)"]
    return []


def tiles(g: Governing) -> list[str]:
    """The limits of AG-1.4"""
    problems: list[str] = []
    for kind in range(TITLE_KINDS):
        owners = len([seat for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT])
        if owners > TITLE_COPIES[kind]:
            problems.append(f"there are {TITLE_COPIES[kind]} tiles {TITLES[kind]} (AG-1.1)")
    for seat in range(g.players):
        base = seat * TITLE_KINDS
        if g.titles[base + KINGDOM] != ABSENT and g.titles[base + REPUBLIC] != ABSENT:
            problems.append(f"seat {seat} owns Kingdom and Republic (AG-11.4.8)")
        if g.trophies[seat * g.players + seat]:
            problems.append(f"seat {seat} holds a Trophy of itself (AG-10.5.4)")
    for power in range(len(POWERS)):
        if g.ally[power] == EMPTY and g.spent[power]:
            problems.append(f"{POWERS[power]} has no ally whose bonus is used (AG-12.3.1)")
    return problems


def tracks(g: Governing) -> list[str]:
    """AG-10.8.1, AG-13.3.9, AG-13.3.10"""
    problems: list[str] = []
    for number in range(g.players):
        count = g.city_count(Seat(number))
        if g.track[number] != max(FIRST_SPACE, min(LAST_SPACE, count)):
            problems.append(f"seat {number} has {count} Cities but its disc is on {g.track[number]} (AG-10.8.1)")
    if len([owner for owner in g.owner if owner != OUT]) != len(IN_PLAY[g.players]):
        problems.append(f"{len(IN_PLAY[g.players])} Cities are in play (AG-13.3.10)")
    return problems
