"""WI-12 What holds in every position of the Wars of Italy."""

from virtu.games.palace import laws
from virtu.games.palace.laws import lengths, palaces, ranges, supplies
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT, SPRING, WINTER
from virtu.games.palace.tables import AGENTS, CARD_NAME, CITIES, CITY_NAME, FIRST_KING, NOTABLES
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
    problems = shape(w)
    if problems:
        return problems
    agents = laws.agents(w, [AGENTS + gained(w, seat) for seat in range(2)], "WI-R21")
    cards = laws.cards(w, WARS_COPIES, "WI-1.8")
    return [*majors(w), *troops(w), *agents, *palaces(w), *cards, *families(w), *supplies(w), *trophies(w)]


def shape(w: Wars) -> list[str]:
    """Lengths and ranges; nothing else is examined before these hold."""
    problems = lengths(w, [
        ("trophies", len(w.trophies), 2 * COLOUR_COUNT), ("disc", len(w.disc), CITIES),
        ("sworn", len(w.ally), MAJOR_COUNT), ("influence", len(w.influence), MAJOR_COUNT),
        ("corps", len(w.corps), MAJOR_COUNT * CITIES), ("routed", len(w.routed), MAJOR_COUNT * CITIES),
        ("lost_tiles", len(w.lost_tiles), CITIES),
    ])
    if problems:
        return problems
    if sorted(w.order) != [0, 1]:
        problems.append("state.order names both sides once (WI-3.1)")
    if not 0 <= w.year <= LAST_ROUND:
        problems.append(f"state.year is a Round, 0 to {LAST_ROUND} (WI-3.1)")
    end = w.terms().end
    problems += ranges(w, [
        ("owner", w.owner, MAJOR, 1), ("closed", w.closed, 0, 0), ("troops", w.troops, 0, 8),
        ("marked", w.marked, 0, 8), ("trophies", w.trophies, 0, 10**4), ("agents", w.agents, 0, AGENTS + 2),
        ("faction", w.faction, 0, 4),
        ("disc", w.disc, EMPTY, MAJOR_COUNT - 1), ("sworn", w.ally, OUT, 1), ("influence", w.influence, -end, end),
        ("corps", w.corps, 0, 4), ("routed", w.routed, 0, 4), ("lost_tiles", w.lost_tiles, 0, 1),
        ("notables", w.notables, 0, 9),
    ])
    if OUT in w.owner:
        problems.append("all 30 Cities are in play (WI-1.1)")
    return problems


def majors(w: Wars) -> list[str]:
    """I1, I2, I5, I6 Discs, markers and tiles; `owner` is the tile's one place."""
    problems: list[str] = []
    for major in range(MAJOR_COUNT):
        if w.ally[major] != EMPTY and w.influence[major]:
            problems.append(f"{MAJORS[major]} has no marker on its track (WI-12, I2)")
    for city in range(CITIES):
        disc, owner = w.disc[city], w.owner[city]
        if (owner == MAJOR) != (disc != EMPTY and w.ally[disc] == EMPTY):
            problems.append(f"{CITY_NAME[city]} lies with a Major City exactly if that is active (WI-12, I1)")
        if disc != EMPTY and (w.ally[disc] == OUT or INITIAL[city] != FIRST_MAJOR + disc):
            problems.append(f"{CITY_NAME[city]} cannot bear the disc of {MAJORS[disc]} (WI-12, I1)")
        if disc != EMPTY and w.ally[disc] in (0, 1) and owner != w.ally[disc]:
            problems.append(f"the tile of {CITY_NAME[city]} lies in the ally's Domain (WI-12, I6)")
        if w.city_ready[city] and (owner < 0 or w.lost_tiles[city]):
            problems.append(f"the tile of {CITY_NAME[city]} is in no Domain (WI-12, I6)")
    return problems


def troops(w: Wars) -> list[str]:
    """I4, I7"""
    problems: list[str] = []
    for colour in range(COLOUR_COUNT):
        out = colour >= FIRST_MAJOR and w.ally[colour - FIRST_MAJOR] == OUT
        if w.on_board(colour) > (0 if out else CAP[colour]):
            problems.append(f"there are too many {COLOURS[colour]} Troops (WI-12, I4)")
    for city in range(CITIES):
        for major in range(MAJOR_COUNT):
            place = city * MAJOR_COUNT + major
            if w.ally[major] == EMPTY and (w.routed[place] or (w.corps[place] and w.disc[city] != major)):
                problems.append(f"Troops of an active Major City stay in its cities: {CITY_NAME[city]} (WI-0.5)")
        waiting = sum([w.routed_at(colour, city) for colour in range(COLOUR_COUNT)])
        if waiting and (w.phase >= WINTER or w.phase <= SPRING):
            problems.append(f"Troops at {CITY_NAME[city]} are routed outside the end of Spring (WI-8.1.3)")
    if w.phase >= WINTER:
        for seat in range(2):
            for city in duties(w, seat, MUST):
                # WI-R37 Only cities orphaned after the side's own loop, where Troops may stay there.
                orphan = w.owner[city] == NEUTRAL and INITIAL[city] >= FIRST_MAJOR
                if w.terms().orphans_withdraw or not orphan:
                    problems.append(f"{SIDES[seat]} rests at {CITY_NAME[city]}, which it must besiege (WI-12, I7)")
    if w.halted and w.phase != SPRING:
        problems.append("Troops are halted only while a Wage War lasts (WI-5.5.2)")
    return problems


def gained(w: Wars, seat: int) -> int:
    """WI-R21 The Agents that allies brought."""
    return sum([MAJOR_AGENTS[major] for major in range(MAJOR_COUNT) if w.ally[major] == seat])


def families(w: Wars) -> list[str]:
    """WI-1.6 Family cards lie with their own side, or with its ally."""
    problems: list[str] = []
    for number in range(2):
        own = w.palace_cards(Seat(number))
        for card in own:
            if NOTABLES <= card < FIRST_KING:
                problems.append(f"{CARD_NAME[card]} belongs to another game (WI-1.6)")
        for colour in range(COLOUR_COUNT):
            if colour not in w.colours_of(number) and [card for card in KINGS[colour] if card in own]:
                problems.append(f"{SIDES[number]} holds a Family card of {COLOURS[colour]} (WI-1.6)")
    ask = w.agenda[-1] if w.agenda else None
    if isinstance(ask, PlaceAlly):
        first = first_of_pair(ask.card)
        if first != ask.card and first not in w.palace_cards(ask.who):
            problems.append(f"{CARD_NAME[ask.card]} comes after the card that opens a space (WI-9.1)")
    return problems


def trophies(w: Wars) -> list[str]:
    own = [seat for seat in range(2) if w.trophies[seat * COLOUR_COUNT + seat]]
    return [f"{SIDES[seat]} holds a trophy of itself (WI-8.4.3)" for seat in own]
