"""WI-12 What holds in every position of the Wars of Italy."""

from virtu.games.governing.laws import palaces
from virtu.games.governing.state import ABSENT, EMPTY, NEUTRAL, OUT, PHASES, SPRING, WINTER
from virtu.games.governing.steps.purchase import PlaceCard, PlaceCards
from virtu.games.governing.tables import (
    AGENTS,
    BONUSES,
    CARD_LIMIT,
    CARD_NAME,
    CARDS,
    CITIES,
    CITY_NAME,
    FIRST_KING,
    INDULGENCES,
    LOCATION_NAME,
    LOCATIONS,
    NOTABLES,
    ROOMS,
    SPACES,
    TITLE_KINDS,
    TOKENS,
)
from virtu.games.wars_of_italy.combat import MUST, duties
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.steps.alliance import PlaceAlly, first_of_pair
from virtu.games.wars_of_italy.tables import (
    CAP,
    COLOUR_COUNT,
    COLOURS,
    FIRST_MAJOR,
    INITIAL,
    KINGS,
    LAST_ROUND,
    MAJOR_AGENTS,
    MAJOR_COUNT,
    MAJORS,
    SIDES,
    WARS_COPIES,
)
from virtu.kernel.ids import Seat


def problems(w: Wars) -> list[str]:
    """The invariants that do not hold, in words."""
    found = shape(w)
    if found:
        return found
    return [*majors(w), *troops(w), *agents(w), *palaces(w), *cards(w), *supplies(w)]


def shape(w: Wars) -> list[str]:
    """Lengths and ranges; nothing else is examined before these hold."""
    lengths: list[tuple[str, int, int]] = [
        ("faction", len(w.faction), 2), ("order", len(w.order), 2), ("marker", len(w.marker), 2),
        ("stack", len(w.stack), 2), ("track", len(w.track), 2), ("patronage", len(w.patronage), 2),
        ("slots", len(w.slots), 4), ("ally", len(w.ally), 3), ("spent", len(w.spent), 3),
        ("treasury", len(w.treasury), 2), ("agents", len(w.agents), 2), ("reserve", len(w.reserve), 2),
        ("tokens", len(w.tokens), 2), ("requested", len(w.requested), 2), ("actions", len(w.actions), 2 * ROOMS),
        ("improvements", len(w.improvements), 2 * ROOMS), ("indulgences", len(w.indulgences), 2 * ROOMS),
        ("spaces", len(w.spaces), 2 * SPACES), ("space_ready", len(w.space_ready), 2 * SPACES),
        ("closed", len(w.closed), 2 * SPACES), ("owner", len(w.owner), CITIES),
        ("city_ready", len(w.city_ready), CITIES), ("cathedral", len(w.cathedral), CITIES),
        ("troops", len(w.troops), 2 * CITIES), ("marked", len(w.marked), 2 * CITIES),
        ("deferred", len(w.deferred), CITIES), ("agent", len(w.agent), LOCATIONS),
        ("titles", len(w.titles), 2 * TITLE_KINDS), ("bonus", len(w.bonus), len(BONUSES)),
        ("notables", len(w.notables), NOTABLES), ("trophies", len(w.trophies), 2 * COLOUR_COUNT),
        ("disc", len(w.disc), CITIES), ("sworn", len(w.sworn), MAJOR_COUNT),
        ("influence", len(w.influence), MAJOR_COUNT), ("corps", len(w.corps), MAJOR_COUNT * CITIES),
        ("routed", len(w.routed), MAJOR_COUNT * CITIES), ("lost_tiles", len(w.lost_tiles), CITIES),
    ]
    found = [f"state.{name} has {length} entries, not {right}" for name, length, right in lengths if length != right]
    if found:
        return found
    if sorted(w.order) != [0, 1]:
        found.append("state.order names both sides once (WI-3.1)")
    if not 0 <= w.phase < len(PHASES):
        found.append(f"state.phase is 0 to {len(PHASES) - 1}")
    if not 0 <= w.year <= LAST_ROUND:
        found.append(f"state.year is a Round, 0 to {LAST_ROUND} (WI-3.1)")
    end = w.terms().end
    for name, values, least, most in [
        ("marker", w.marker, EMPTY, ROOMS - 1), ("treasury", w.treasury, 0, 10**6), ("owner", w.owner, MAJOR, 1),
        ("titles", w.titles, 0, 2), ("actions", w.actions, EMPTY, CARDS - 1),
        ("improvements", w.improvements, EMPTY, CARDS - 1), ("spaces", w.spaces, EMPTY, CARDS - 1),
        ("indulgences", w.indulgences, 0, 1), ("space_ready", w.space_ready, 0, 1), ("closed", w.closed, 0, 0),
        ("city_ready", w.city_ready, 0, 1), ("troops", w.troops, 0, 8), ("marked", w.marked, 0, 8),
        ("agent", w.agent, EMPTY, 1), ("tokens", w.tokens, 0, TOKENS), ("trophies", w.trophies, 0, 10**4),
        ("deferred", w.deferred, EMPTY, 1), ("agents", w.agents, 0, AGENTS + 2), ("reserve", w.reserve, 0, AGENTS),
        ("requested", w.requested, 0, 2), ("disc", w.disc, EMPTY, MAJOR_COUNT - 1), ("sworn", w.sworn, OUT, 1),
        ("influence", w.influence, -end, end), ("corps", w.corps, 0, 4), ("routed", w.routed, 0, 4),
        ("lost_tiles", w.lost_tiles, 0, 1), ("ally", w.ally, EMPTY, EMPTY), ("bonus", w.bonus, EMPTY, EMPTY),
        ("cathedral", w.cathedral, ABSENT, ABSENT), ("faction", w.faction, 0, 4), ("stack", w.stack, 0, 1),
        ("track", w.track, 2, 2), ("patronage", w.patronage, 0, 0), ("slots", w.slots, 0, 0), ("spent", w.spent, 0, 0),
        ("notables", w.notables, 0, 9),
    ]:
        for value in values:
            if not least <= value <= most:
                found.append(f"state.{name}: {value} is not between {least} and {most}")
                break
    if OUT in w.owner:
        found.append("all 30 Cities are in play (WI-1.1)")
    return found


def majors(w: Wars) -> list[str]:
    """I1, I2, I5, I6 Discs, markers and tiles; `owner` is the tile's one place."""
    found: list[str] = []
    for major in range(MAJOR_COUNT):
        if w.sworn[major] != EMPTY and w.influence[major]:
            found.append(f"{MAJORS[major]} has no marker on its track (WI-12, I2)")
    for city in range(CITIES):
        disc, owner = w.disc[city], w.owner[city]
        if (owner == MAJOR) != (disc != EMPTY and w.sworn[disc] == EMPTY):
            found.append(f"{CITY_NAME[city]} lies with a Major City exactly if that is active (WI-12, I1)")
        if disc != EMPTY and (w.sworn[disc] == OUT or INITIAL[city] != FIRST_MAJOR + disc):
            found.append(f"{CITY_NAME[city]} cannot bear the disc of {MAJORS[disc]} (WI-12, I1)")
        if disc != EMPTY and w.sworn[disc] in (0, 1) and owner != w.sworn[disc]:
            found.append(f"the tile of {CITY_NAME[city]} lies in the ally's Domain (WI-12, I6)")
        if w.city_ready[city] and (owner < 0 or w.lost_tiles[city]):
            found.append(f"the tile of {CITY_NAME[city]} is in no Domain (WI-12, I6)")
    return found


def troops(w: Wars) -> list[str]:
    """I4, I7"""
    found: list[str] = []
    for colour in range(COLOUR_COUNT):
        out = colour >= FIRST_MAJOR and w.sworn[colour - FIRST_MAJOR] == OUT
        if w.on_board(colour) > (0 if out else CAP[colour]):
            found.append(f"there are too many {COLOURS[colour]} Troops (WI-12, I4)")
    for city in range(CITIES):
        for major in range(MAJOR_COUNT):
            place = city * MAJOR_COUNT + major
            if w.sworn[major] == EMPTY and (w.routed[place] or (w.corps[place] and w.disc[city] != major)):
                found.append(f"Troops of an active Major City stay in its cities: {CITY_NAME[city]} (WI-0.5)")
        waiting = sum([w.routed_at(colour, city) for colour in range(COLOUR_COUNT)])
        if waiting and (w.phase >= WINTER or w.phase <= SPRING):
            found.append(f"Troops at {CITY_NAME[city]} are routed outside the end of Spring (WI-8.1.3)")
    if w.phase >= WINTER:
        for seat in range(2):
            for city in duties(w, seat, MUST):
                # WI-R37 Only cities orphaned after the side's own loop, where Troops may stay there.
                orphan = w.owner[city] == NEUTRAL and INITIAL[city] >= FIRST_MAJOR
                if w.terms().orphans_withdraw or not orphan:
                    found.append(f"{SIDES[seat]} rests at {CITY_NAME[city]}, which it must besiege (WI-12, I7)")
    if w.halted and w.phase != SPRING:
        found.append("Troops are halted only while a Wage War lasts (WI-5.5.2)")
    return found


def agents(w: Wars) -> list[str]:
    """I3, WI-R21"""
    found: list[str] = []
    for seat in range(2):
        total = w.agents[seat] + w.reserve[seat] + w.agent.count(seat)
        right = AGENTS + sum([MAJOR_AGENTS[major] for major in range(MAJOR_COUNT) if w.sworn[major] == seat])
        if total != right:
            found.append(f"{SIDES[seat]} has {total} Agents, not {right} (WI-R21)")
    for location in range(LOCATIONS):
        if w.agent[location] != EMPTY and w.location_owner(location) == OUT:
            found.append(f"an Agent stands on {LOCATION_NAME[location]}, which is not in play (WI-5.4.1)")
    return found


def cards(w: Wars) -> list[str]:
    """WI-1.6, WI-1.8"""
    found: list[str] = []
    held = [0] * CARDS
    for number in range(2):
        own = w.palace_cards(Seat(number))
        for card in own:
            held[card] += 1
            if CARD_LIMIT[card] and own.count(card) > CARD_LIMIT[card]:
                found.append(f"{SIDES[number]} owns more than {CARD_LIMIT[card]} {CARD_NAME[card]} (AG-1.4)")
            if NOTABLES <= card < FIRST_KING:
                found.append(f"{CARD_NAME[card]} belongs to another game (WI-1.6)")
        for colour in range(COLOUR_COUNT):
            if colour not in w.colours_of(number) and [card for card in KINGS[colour] if card in own]:
                found.append(f"{SIDES[number]} holds a Family card of {COLOURS[colour]} (WI-1.6)")
    ask = w.agenda[-1] if w.agenda else None
    if isinstance(ask, PlaceAlly):
        first = first_of_pair(ask.card)
        if first != ask.card and first not in w.palace_cards(ask.who):
            found.append(f"{CARD_NAME[ask.card]} comes after the card that opens a space (WI-9.1)")
    waiting = [step for step in w.agenda if isinstance(step, (PlaceCards, PlaceCard))]
    for card in range(NOTABLES):
        total = held[card] + w.notables[card]
        if total > WARS_COPIES[card] or (total < WARS_COPIES[card] and not waiting):
            found.append(f"{total} of {WARS_COPIES[card]} {CARD_NAME[card]} are on the table (WI-1.8)")
    for card in range(FIRST_KING, CARDS):
        if held[card] > 1:
            found.append(f"{CARD_NAME[card]} is in two places (WI-1.6)")
    return found


def supplies(w: Wars) -> list[str]:
    """WI-1.9"""
    found: list[str] = []
    if sum(w.indulgences) > INDULGENCES and not w.rules.indulgences_unlimited:
        found.append(f"there are {INDULGENCES} Indulgences (WI-1.9)")
    if sum(w.tokens) > TOKENS or (w.phase >= WINTER and any(w.tokens)):
        found.append(f"there are {TOKENS} war tokens, and none is held in Winter (WI-1.9)")
    for seat in range(2):
        if w.trophies[seat * COLOUR_COUNT + seat]:
            found.append(f"{SIDES[seat]} holds a trophy of itself (WI-8.4.3)")
    return found
