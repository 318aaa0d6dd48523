"""AG-13.3 What holds in every position of the Art of Governing."""

from virtu.games.governing.state import (
    ABSENT,
    EMPTY,
    OUT,
    PHASES,
    SPRING,
    WINTER,
    Governing,
)
from virtu.games.governing.steps.purchase import BuildCathedral, PlaceCard, PlaceCards
from virtu.games.governing.steps.tracks import CheckSpaces, VacateSpace
from virtu.games.governing.tables import (
    AGENTS,
    BONUSES,
    CARD_ACTION,
    CARD_LIMIT,
    CARD_NAME,
    CARDS,
    CATHEDRALS,
    CITIES,
    CITY_NAME,
    COPIES,
    FIRST_FAMILY,
    FIRST_SPACE,
    IN_PLAY,
    INDULGENCES,
    KINGDOM,
    LAST_SPACE,
    LAST_STEP,
    LOCATION_NAME,
    LOCATIONS,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    NO_ACTION,
    NOTABLES,
    POWERS,
    REPUBLIC,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_COPIES,
    TITLE_KINDS,
    TITLES,
    TOKENS,
    TROOPS,
)
from virtu.kernel.ids import Seat


def problems(g: Governing) -> list[str]:
    """The invariants that do not hold, in words."""
    found = shape(g)
    if found:
        return found
    return [*cities(g), *troops(g), *agents(g), *palaces(g), *cards(g), *supplies(g), *tracks(g)]


def shape(g: Governing) -> list[str]:
    """Lengths and ranges; nothing else is examined before these hold."""
    n = g.players
    lengths: list[tuple[str, int, int]] = [
        ("faction", len(g.faction), n), ("order", len(g.order), n), ("stack", len(g.stack), n),
        ("track", len(g.track), n), ("marker", len(g.marker), n), ("treasury", len(g.treasury), n),
        ("agents", len(g.agents), n), ("reserve", len(g.reserve), n), ("tokens", len(g.tokens), n),
        ("patronage", len(g.patronage), n), ("slots", len(g.slots), 2 * n), ("requested", len(g.requested), n),
        ("actions", len(g.actions), n * ROOMS), ("improvements", len(g.improvements), n * ROOMS),
        ("indulgences", len(g.indulgences), n * ROOMS), ("spaces", len(g.spaces), n * SPACES),
        ("space_ready", len(g.space_ready), n * SPACES), ("closed", len(g.closed), n * SPACES),
        ("owner", len(g.owner), CITIES), ("city_ready", len(g.city_ready), CITIES),
        ("cathedral", len(g.cathedral), CITIES), ("troops", len(g.troops), CITIES * n),
        ("marked", len(g.marked), CITIES * n), ("deferred", len(g.deferred), CITIES),
        ("agent", len(g.agent), LOCATIONS), ("titles", len(g.titles), n * TITLE_KINDS), ("ally", len(g.ally), 3),
        ("spent", len(g.spent), 3), ("bonus", len(g.bonus), len(BONUSES)), ("notables", len(g.notables), NOTABLES),
        ("trophies", len(g.trophies), n * n),
    ]
    found = [f"state.{name} has {length} entries, not {right}" for name, length, right in lengths if length != right]
    if found:
        return found
    seats = list(range(n))
    if sorted(g.order) != seats or sorted(g.stack) != seats:
        found.append("state.order and state.stack name every seat once (AG-0.3)")
    if not 0 <= g.phase < len(PHASES):
        found.append(f"state.phase is 0 to {len(PHASES) - 1}")
    for name, values, least, most in [
        ("track", g.track, FIRST_SPACE, LAST_SPACE), ("marker", g.marker, EMPTY, ROOMS - 1),
        ("treasury", g.treasury, 0, 10**6), ("patronage", g.patronage, 0, LAST_STEP),
        ("owner", g.owner, OUT, n - 1), ("cathedral", g.cathedral, 0, 2), ("titles", g.titles, 0, 2),
        ("actions", g.actions, EMPTY, CARDS - 1), ("improvements", g.improvements, EMPTY, CARDS - 1),
        ("spaces", g.spaces, EMPTY, CARDS - 1), ("indulgences", g.indulgences, 0, 1),
        ("space_ready", g.space_ready, 0, 1), ("closed", g.closed, 0, 1), ("city_ready", g.city_ready, 0, 1),
        ("troops", g.troops, 0, TROOPS), ("marked", g.marked, 0, TROOPS), ("agent", g.agent, EMPTY, n - 1),
        ("ally", g.ally, EMPTY, n - 1), ("spent", g.spent, 0, 1), ("bonus", g.bonus, EMPTY, n - 1),
        ("tokens", g.tokens, 0, TOKENS), ("trophies", g.trophies, 0, 1), ("deferred", g.deferred, EMPTY, n - 1),
        ("agents", g.agents, 0, AGENTS), ("reserve", g.reserve, 0, AGENTS), ("requested", g.requested, 0, 2),
    ]:
        for value in values:
            if not least <= value <= most:
                found.append(f"state.{name}: {value} is not between {least} and {most}")
                break
    return found


def cities(g: Governing) -> list[str]:
    """AG-13.3.1, AG-13.3.2, AG-13.3.10"""
    found: list[str] = []
    for city in range(CITIES):
        owner = g.owner[city]
        if (owner != OUT) != (city in IN_PLAY[g.players]):
            found.append(f"{CITY_NAME[city]} is in play or not according to the number of players (AG-2.4.5)")
        if owner < 0 and (g.city_ready[city] or g.cathedral[city] != ABSENT):
            found.append(f"{CITY_NAME[city]} has no owner, so its tiles are in no Domain (AG-13.3.1)")
    if len([city for city in g.cathedral if city != ABSENT]) > CATHEDRALS:
        found.append(f"there are {CATHEDRALS} Cathedrals (AG-13.3.2)")
    return found


def troops(g: Governing) -> list[str]:
    """AG-13.3.4"""
    found: list[str] = []
    for number in range(g.players):
        seat = Seat(number)
        if g.troops_on_board(seat) > TROOPS:
            found.append(f"seat {number} has more than {TROOPS} Troops (AG-13.3.4)")
    for city in range(CITIES):
        for number in range(g.players):
            here = g.troops[city * g.players + number]
            marked = g.marked[city * g.players + number]
            if g.owner[city] == OUT and here + marked:
                found.append(f"Troops stand at {CITY_NAME[city]}, which is not in play (AG-3.1.2)")
            elif g.phase >= WINTER and g.owner[city] != number and here:
                found.append(f"seat {number} has Troops at {CITY_NAME[city]}, which it does not control (AG-13.3.4)")
            if marked and (g.phase >= WINTER or g.phase <= SPRING):
                found.append(f"Troops at {CITY_NAME[city]} are marked for retreat outside the sieges (AG-13.3.4)")
    return found


def agents(g: Governing) -> list[str]:
    """AG-13.3.5 An Agent taken up to be moved is available until it is put down."""
    found: list[str] = []
    for seat in range(g.players):
        total = g.agents[seat] + g.reserve[seat] + g.agent.count(seat)
        if total != AGENTS:
            found.append(f"seat {seat} has {total} Agents, not {AGENTS} (AG-13.3.5)")
    for location in range(LOCATIONS):
        if g.agent[location] != EMPTY and g.location_owner(location) == OUT:
            found.append(f"an Agent stands on {LOCATION_NAME[location]}, which is not in play (AG-8.7.2)")
    return found


def palaces(g: Governing) -> list[str]:
    """AG-13.3.7"""
    found: list[str] = []
    vacating = [step for step in g.agenda if isinstance(step, (VacateSpace, CheckSpaces))]
    for number in range(g.players):
        seat = Seat(number)
        if g.shaded_occupied(seat) > g.shaded_allowed(seat) and not vacating:
            found.append(f"seat {number} uses more shaded spaces than it has (AG-13.3.7)")
        for space in range(SPACES):
            place = seat * SPACES + space
            if g.spaces[place] == EMPTY and g.space_ready[place]:
                found.append(f"{SPACE_NAME[space]} of seat {number} is empty and cannot be ready (AG-0.5)")
            if g.closed[place] and g.spaces[place] != EMPTY:
                found.append(f"{SPACE_NAME[space]} of seat {number} was given up and holds a card (AG-16.4)")
        for room in range(ROOMS):
            place = seat * ROOMS + room
            if g.improvements[place] != EMPTY and g.actions[place] == EMPTY:
                found.append(f"Room {room + 1} of seat {number} has an Improvement without Action card (AG-13.3.7)")
            if g.actions[place] != EMPTY and CARD_ACTION[g.actions[place]] == NO_ACTION:
                found.append(f"the Action card in Room {room + 1} of seat {number} has no action icon (AG-13.3.7)")
    return found


def cards(g: Governing) -> list[str]:
    """AG-1.1 Every card once; Notables as many as there are."""
    found: list[str] = []
    held = [0] * CARDS
    for number in range(g.players):
        own = g.palace_cards(Seat(number))
        for card in own:
            held[card] += 1
            if CARD_LIMIT[card] and own.count(card) > CARD_LIMIT[card]:
                found.append(f"seat {number} owns more than {CARD_LIMIT[card]} {CARD_NAME[card]} (AG-1.4)")
    # Cards already bought but not yet placed are in nobody's Palace.
    waiting = [step for step in g.agenda if isinstance(step, (PlaceCards, PlaceCard, BuildCathedral))]
    for card in range(NOTABLES):
        total = held[card] + g.notables[card]
        if g.notables[card] < 0 or total > COPIES[card] or (total < COPIES[card] and not waiting):
            found.append(f"{total} of {COPIES[card]} {CARD_NAME[card]} are on the table (AG-1.1)")
    for card in range(FIRST_FAMILY, CARDS):
        if held[card] > 1:
            found.append(f"{CARD_NAME[card]} is in two places (AG-1.1)")
    if held[MACHIAVELLI_CARD] and g.bonus[MACHIAVELLI] == EMPTY:
        found.append("Machiavelli is in a Palace and in the display (AG-9.3.9)")
    return found


def supplies(g: Governing) -> list[str]:
    """AG-13.3.3, AG-13.3.6, and the limits of AG-1.4"""
    found: list[str] = []
    if sum(g.indulgences) > INDULGENCES and not g.rules.indulgences_unlimited:
        found.append(f"there are {INDULGENCES} Indulgences (AG-13.3.3)")
    if sum(g.tokens) > TOKENS or (g.phase >= WINTER and any(g.tokens)):
        found.append(f"there are {TOKENS} war tokens, and none is held in Winter (AG-13.3.6)")
    for kind in range(TITLE_KINDS):
        owners = len([seat for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT])
        if owners > TITLE_COPIES[kind]:
            found.append(f"there are {TITLE_COPIES[kind]} tiles {TITLES[kind]} (AG-1.1)")
    for seat in range(g.players):
        base = seat * TITLE_KINDS
        if g.titles[base + KINGDOM] != ABSENT and g.titles[base + REPUBLIC] != ABSENT:
            found.append(f"seat {seat} owns Kingdom and Republic (AG-11.4.8)")
        if g.trophies[seat * g.players + seat]:
            found.append(f"seat {seat} holds a Trophy of itself (AG-10.5.4)")
    for power in range(len(POWERS)):
        if g.ally[power] == EMPTY and g.spent[power]:
            found.append(f"{POWERS[power]} has no ally whose bonus is used (AG-12.3.1)")
    return found


def tracks(g: Governing) -> list[str]:
    """AG-10.8.1, AG-13.3.9, AG-13.3.10"""
    found: list[str] = []
    for number in range(g.players):
        count = g.city_count(Seat(number))
        if g.track[number] != max(FIRST_SPACE, min(LAST_SPACE, count)):
            found.append(f"seat {number} has {count} Cities but its disc is on {g.track[number]} (AG-10.8.1)")
    if len([owner for owner in g.owner if owner != OUT]) != len(IN_PLAY[g.players]):
        found.append(f"{len(IN_PLAY[g.players])} Cities are in play (AG-13.3.10)")
    return found
