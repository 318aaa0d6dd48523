"""What everybody sees of the Art of Governing: all of it is open (AG-0.4). Names only; what is printed is in components."""

from virtu.games.governing.state import (
    ABSENT,
    EMPTY,
    OUT,
    PHASES,
    READY,
    SIDE_2_5,
    Governing,
)
from virtu.games.governing.tables import (
    BONUSES,
    CARD_NAME,
    CATHEDRALS,
    CITIES,
    CITY_NAME,
    FACTIONS,
    NOTABLES,
    POWERS,
    ROOMS,
    SPACES,
    TITLE_COPIES,
    TITLE_KINDS,
    TITLES,
    TOKENS,
)
from virtu.kernel.ids import Seat


def sight(g: Governing, seat: Seat | None) -> dict[str, object]:
    """The whole table; `value` of a City is its value for the one who looks."""
    return {
        "year": g.year,
        "phase": PHASES[g.phase],
        "side": "2/5" if g.side() == SIDE_2_5 else "3/4",
        "order": list(g.order),
        "stack": list(g.stack),
        "triggers": g.triggers,
        "seats": [player(g, Seat(number)) for number in range(g.players)],
        "cities": {CITY_NAME[city]: city_sight(g, city, seat) for city in range(CITIES) if g.owner[city] != OUT},
        "powers": {POWERS[power]: power_sight(g, power) for power in range(len(POWERS))},
        "display": display(g),
    }


def player(g: Governing, seat: Seat) -> dict[str, object]:
    """One Palace with its Domain and its means."""
    return {
        "house": FACTIONS[g.faction[seat]],
        "cities": g.city_count(seat),
        "track": g.track[seat],
        "patronage": g.patronage[seat],
        "marker": g.marker[seat],
        "florins": g.treasury[seat],
        "agents": g.agents[seat],
        "reserve": g.reserve[seat],
        "tokens": g.tokens[seat],
        "troops": g.troops_on_board(seat),
        "requested": g.requested[seat],
        "extra": g.shaded_allowed(seat),
        "rooms": [room_sight(g, seat, room) for room in range(ROOMS)],
        "spaces": [space_sight(g, seat, space) for space in range(SPACES)],
        "titles": title_sight(g, seat),
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == seat],
        "trophies": [other for other in range(g.players) if g.trophies[seat * g.players + other]],
    }


def room_sight(g: Governing, seat: Seat, room: int) -> dict[str, object]:
    place = seat * ROOMS + room
    return {
        "card": card_name(g.actions[place]),
        "under": card_name(g.improvements[place]),
        "indulgence": g.indulgences[place] == 1,
        "agent": g.agent_in_room(seat, room),
    }


def space_sight(g: Governing, seat: Seat, space: int) -> dict[str, object]:
    """A Cortigiano space; `open`: whether it may take a card now."""
    place = seat * SPACES + space
    return {
        "card": card_name(g.spaces[place]),
        "ready": g.space_ready[place] == 1,
        "open": g.may_receive(seat, space),
    }


def title_sight(g: Governing, seat: Seat) -> dict[str, object]:
    """The tiles that are no Cities and no Cathedrals: whether each is ready."""
    base = seat * TITLE_KINDS
    return {
        TITLES[kind]: g.titles[base + kind] == READY for kind in range(TITLE_KINDS) if g.titles[base + kind] != ABSENT
    }


def card_name(card: int) -> str | None:
    return None if card == EMPTY else CARD_NAME[card]


def city_sight(g: Governing, city: int, viewer: Seat | None) -> dict[str, object]:
    base = city * g.players
    seen: dict[str, object] = {
        "owner": g.owner[city],
        "value": g.value_for(Seat(EMPTY) if viewer is None else viewer, city),
        "agent": g.agent_in_city(city),
        "troops": g.troops[base : base + g.players],
    }
    if g.owner[city] >= 0:
        seen["ready"] = g.city_ready[city] == 1
    if g.cathedral[city] != ABSENT:
        seen["cathedral"] = g.cathedral[city] == READY
    if any(g.marked[base : base + g.players]):
        seen["marked"] = g.marked[base : base + g.players]
    return seen


def power_sight(g: Governing, power: int) -> dict[str, object]:
    return {"ally": g.ally[power], "spent": g.spent[power] == 1, "agent": g.agent_on_power(power)}


def display(g: Governing) -> dict[str, object]:
    """What can still be had."""
    left: dict[str, object] = {}
    for kind in range(TITLE_KINDS):
        if TITLES[kind] in ("kingdom", "republic", "guild"):
            owned = [1 for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT]
            left[TITLES[kind]] = TITLE_COPIES[kind] - len(owned)
    return {
        "notables": {CARD_NAME[card]: g.notables[card] for card in range(NOTABLES)},
        "titles": left,
        "cathedral": CATHEDRALS - len([1 for city in range(CITIES) if g.cathedral[city] != ABSENT]),
        "indulgences": g.indulgences_left(),
        "tokens": TOKENS - sum(g.tokens),
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == EMPTY],
    }
