"""What can be seen: everything, but for Family cards still being placed. Ids only: see `components`."""

from virtu.games.governing.state import ABSENT, EMPTY, NEUTRAL, OUT, PHASES, READY, SETUP, Governing
from virtu.games.governing.steps.scoring import crosses
from virtu.games.governing.steps.war import tokens_left
from virtu.games.governing.tables import (
    BONUSES,
    CANNONS,
    CARD_NAME,
    CATHEDRALS,
    CITIES,
    CITY_NAME,
    COLOUR,
    FACTIONS,
    KINGDOM,
    NOTABLES,
    POWERS,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_COPIES,
    TITLE_KINDS,
    TITLES,
    VALUE,
)
from virtu.kernel.engine import open_question
from virtu.kernel.ids import CHANCE, Seat


def sight(g: Governing, seat: Seat | None) -> dict[str, object]:
    """The whole table; before all Family cards lie, other Palaces stay closed (AG-R96)."""
    return {
        "year": g.year,
        "phase": PHASES[g.phase],
        "order": g.order[:],
        "stack": g.stack[:],
        "last_year": g.triggers != 0,
        "cities": {CITY_NAME[city]: city_view(g, city, seat) for city in range(CITIES) if g.owner[city] != OUT},
        "powers": {
            POWERS[power]: {
                "ally": held(g.ally[power]), "spent": g.spent[power] == 1, "agent": held(g.agent_on_power(power))
            }
            for power in range(len(POWERS))
        },
        "display": display(g),
        "players": [player(g, Seat(number), seat) for number in range(g.players)],
        "crosses": [0 if hidden(g, Seat(number), seat) else crosses(g, Seat(number)) for number in range(g.players)],
        "moment": moment(g, seat),
    }


def moment(g: Governing, viewer: Seat | None) -> dict[str, object] | None:
    """The open question with what it is about; None when no player is asked."""
    ask = open_question(g)
    if ask is None or ask.asked(g) == CHANCE:
        return None
    return {"seat": ask.asked(g), "topic": ask.topic(), **ask.details(g, viewer)}


def held(seat: int) -> int | None:
    return None if seat < 0 else seat


def city_view(g: Governing, city: int, viewer: Seat | None) -> dict[str, object]:
    """A City in few words: what is not said is absent; `value` where an Agent changes it for the one who looks."""
    seen: dict[str, object] = {}
    if viewer is not None and g.value_for(viewer, city) != VALUE[city]:
        seen["value"] = g.value_for(viewer, city)
    if g.owner[city] != NEUTRAL:
        seen["owner"] = g.owner[city]
        seen["ready"] = g.city_ready[city] == 1
    if g.agent[city] != EMPTY:
        seen["agent"] = g.agent[city]
    if g.cathedral[city] != ABSENT:
        seen["cathedral"] = "ready" if g.cathedral[city] == READY else "exhausted"
    first = city * g.players
    if sum(g.troops[first : first + g.players]):
        seen["troops"] = g.troops[first : first + g.players]
    if sum(g.marked[first : first + g.players]):
        seen["marked"] = g.marked[first : first + g.players]
    return seen


def display(g: Governing) -> dict[str, object]:
    """What is for sale or to be had."""
    return {
        "notables": {CARD_NAME[card]: g.notables[card] for card in range(NOTABLES)},
        "tiles": {
            **{
                TITLES[kind]: TITLE_COPIES[kind]
                - len([seat for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT])
                for kind in range(KINGDOM, CANNONS)
            },
            "cathedral": CATHEDRALS - len([tile for tile in g.cathedral if tile != ABSENT]),
        },
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == EMPTY],
        "indulgences": max(0, g.indulgences_left()),
        "tokens": tokens_left(g),
    }


def hidden(g: Governing, seat: Seat, viewer: Seat | None) -> bool:
    """AG-3.5.1 Whether a Palace may not be seen yet."""
    return g.phase == SETUP and not g.rules.family_in_turn and seat != viewer


def player(g: Governing, seat: Seat, viewer: Seat | None) -> dict[str, object]:
    """One player: treasury, Palace, Domain beyond the Cities."""
    closed = hidden(g, seat, viewer)
    rooms: list[dict[str, object]] = []
    for room in range(ROOMS):
        place = seat * ROOMS + room
        rooms.append(
            {
                "action": None if closed else card_name(g.actions[place]),
                "improvement": None if closed else card_name(g.improvements[place]),
                "indulgence": g.indulgences[place] == 1,
                "agent": held(g.agent_in_room(seat, room)),
            }
        )
    spaces: list[dict[str, object]] = []
    for space in range(SPACES):
        place = seat * SPACES + space
        spaces.append(
            {
                "space": SPACE_NAME[space],
                "card": None if closed else card_name(g.spaces[place]),
                "ready": not closed and g.space_ready[place] == 1,
                "open": not closed and g.may_receive(seat, space),
            }
        )
    return {
        "faction": FACTIONS[g.faction[seat]],
        "colour": COLOUR[g.faction[seat]],
        "treasury": g.treasury[seat],
        "marker": held(g.marker[seat]),
        "rooms": rooms,
        "spaces": spaces,
        "extra_spaces": g.extra_spaces(seat),
        "tiles": {
            TITLES[kind]: "ready" if g.titles[seat * TITLE_KINDS + kind] == READY else "exhausted"
            for kind in range(TITLE_KINDS)
            if g.titles[seat * TITLE_KINDS + kind] != ABSENT
        },
        "cities": g.city_count(seat),
        "track": g.track[seat],
        "patronage": g.patronage[seat],
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == seat],
        "agents": g.agents[seat],
        "reserve": g.reserve[seat],
        "troops": g.troops_on_board(seat),
        "tokens": g.tokens[seat],
        "trophies": [other for other in range(g.players) if g.trophies[seat * g.players + other]],
        "requested": g.requested[seat] != 0,
    }


def card_name(card: int) -> str | None:
    return None if card == EMPTY else CARD_NAME[card]
