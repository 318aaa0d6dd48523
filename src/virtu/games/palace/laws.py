"""AG-13.3 What holds in every position of either game."""

from virtu.games.palace.state import EMPTY, OUT, PHASES, WINTER, Palace
from virtu.games.palace.steps.purchase import BuildCathedral, PlaceCard, PlaceCards
from virtu.games.palace.steps.spaces import CheckSpaces, VacateSpace
from virtu.games.palace.tables import (
    AGENTS,
    CARD_ACTION,
    CARD_LIMIT,
    CARD_NAME,
    CARDS,
    CITIES,
    FIRST_FAMILY,
    INDULGENCES,
    LOCATION_NAME,
    LOCATIONS,
    NO_ACTION,
    NOTABLES,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
    TOKENS,
)
from virtu.kernel.ids import Seat

Length = tuple[str, int, int]
"""The name of a field, how long it is, how long it should be."""
Range = tuple[str, list[int], int, int]
"""The name of a field, its values, the least and the most allowed."""


def lengths(g: Palace, own: list[Length]) -> list[str]:
    """Nothing else is examined before every field is as long as it should be."""
    n = g.players
    fields: list[Length] = [
        ("faction", len(g.faction), n), ("order", len(g.order), n), ("marker", len(g.marker), n),
        ("treasury", len(g.treasury), n), ("agents", len(g.agents), n), ("reserve", len(g.reserve), n),
        ("tokens", len(g.tokens), n), ("requested", len(g.requested), n), ("actions", len(g.actions), n * ROOMS),
        ("improvements", len(g.improvements), n * ROOMS), ("indulgences", len(g.indulgences), n * ROOMS),
        ("spaces", len(g.spaces), n * SPACES), ("space_ready", len(g.space_ready), n * SPACES),
        ("closed", len(g.closed), n * SPACES), ("owner", len(g.owner), CITIES),
        ("city_ready", len(g.city_ready), CITIES), ("troops", len(g.troops), CITIES * n),
        ("marked", len(g.marked), CITIES * n), ("deferred", len(g.deferred), CITIES),
        ("agent", len(g.agent), LOCATIONS),
        ("titles", len(g.titles), n * TITLE_KINDS), ("notables", len(g.notables), NOTABLES), *own,
    ]
    return [f"state.{name} has {length} entries, not {right}" for name, length, right in fields if length != right]


def ranges(g: Palace, own: list[Range]) -> list[str]:
    """No value is beyond what the field can hold."""
    problems: list[str] = []
    if not 0 <= g.phase < len(PHASES):
        problems.append(f"state.phase is 0 to {len(PHASES) - 1}")
    fields: list[Range] = [
        ("marker", g.marker, EMPTY, ROOMS - 1), ("treasury", g.treasury, 0, 10**6), ("titles", g.titles, 0, 2),
        ("actions", g.actions, EMPTY, CARDS - 1), ("improvements", g.improvements, EMPTY, CARDS - 1),
        ("spaces", g.spaces, EMPTY, CARDS - 1), ("indulgences", g.indulgences, 0, 1),
        ("space_ready", g.space_ready, 0, 1), ("city_ready", g.city_ready, 0, 1),
        ("agent", g.agent, EMPTY, g.players - 1), ("tokens", g.tokens, 0, TOKENS),
        ("deferred", g.deferred, EMPTY, 2 * g.players - 1), ("reserve", g.reserve, 0, AGENTS),
        ("requested", g.requested, 0, 2), *own,
    ]
    for name, values, least, most in fields:
        for value in values:
            if not least <= value <= most:
                problems.append(f"state.{name}: {value} is not between {least} and {most}")
                break
    return problems


def agents(g: Palace, right: list[int], clause: str) -> list[str]:
    """An Agent taken up to be moved is available until it is put down; `right`: how many each seat has."""
    problems: list[str] = []
    for seat in range(g.players):
        total = g.agents[seat] + g.reserve[seat] + g.agent.count(seat)
        if total != right[seat]:
            problems.append(f"seat {seat} has {total} Agents, not {right[seat]} ({clause})")
    for location in range(LOCATIONS):
        if g.agent[location] != EMPTY and g.location_owner(location) == OUT:
            problems.append(f"an Agent stands on {LOCATION_NAME[location]}, which is not in play (AG-8.7.2)")
    return problems


def palaces(g: Palace) -> list[str]:
    """AG-13.3.7"""
    problems: list[str] = []
    vacating = [step for step in g.agenda if isinstance(step, (VacateSpace, CheckSpaces))]
    for number in range(g.players):
        seat = Seat(number)
        if g.shaded_occupied(seat) > g.shaded_allowed(seat) and not vacating:
            problems.append(f"seat {number} uses more shaded spaces than it has (AG-13.3.7)")
        for space in range(SPACES):
            place = seat * SPACES + space
            if g.spaces[place] == EMPTY and g.space_ready[place]:
                problems.append(f"{SPACE_NAME[space]} of seat {number} is empty and cannot be ready (AG-0.5)")
            if g.closed[place] and g.spaces[place] != EMPTY:
                problems.append(f"{SPACE_NAME[space]} of seat {number} was given up and holds a card (AG-16.4)")
        for room in range(ROOMS):
            place = seat * ROOMS + room
            if g.improvements[place] != EMPTY and g.actions[place] == EMPTY:
                problems.append(f"Room {room + 1} of seat {number} has an Improvement without Action card (AG-13.3.7)")
            if g.actions[place] != EMPTY and CARD_ACTION[g.actions[place]] == NO_ACTION:
                problems.append(f"the Action card in Room {room + 1} of seat {number} has no action icon (AG-13.3.7)")
    return problems


def cards(g: Palace, copies: list[int], clause: str) -> list[str]:
    """Every card once; Notables as many as there are."""
    problems: list[str] = []
    held = [0] * CARDS
    for number in range(g.players):
        own = g.palace_cards(Seat(number))
        for card in own:
            held[card] += 1
            if CARD_LIMIT[card] and own.count(card) > CARD_LIMIT[card]:
                problems.append(f"seat {number} owns more than {CARD_LIMIT[card]} {CARD_NAME[card]} (AG-1.4)")
    # Cards already bought but not yet placed are in nobody's Palace.
    waiting = [step for step in g.agenda if isinstance(step, (PlaceCards, PlaceCard, BuildCathedral))]
    for card in range(NOTABLES):
        total = held[card] + g.notables[card]
        if g.notables[card] < 0 or total > copies[card] or (total < copies[card] and not waiting):
            problems.append(f"{total} of {copies[card]} {CARD_NAME[card]} are on the table ({clause})")
    for card in range(FIRST_FAMILY, CARDS):
        if held[card] > 1:
            problems.append(f"{CARD_NAME[card]} is in two places ({clause})")
    return problems


def supplies(g: Palace) -> list[str]:
    """AG-13.3.3, AG-13.3.6"""
    problems: list[str] = []
    if sum(g.indulgences) > INDULGENCES and not g.rules.indulgences_unlimited:
        problems.append(f"there are {INDULGENCES} Indulgences (AG-13.3.3)")
    if sum(g.tokens) > TOKENS or (g.phase >= WINTER and any(g.tokens)):
        problems.append(f"there are {TOKENS} war tokens, and none is held in Winter (AG-13.3.6)")
    return problems
