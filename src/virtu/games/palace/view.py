"""What can be seen in either game: the open question, Palaces, and Domains beyond the Cities."""

from collections.abc import Sequence
from typing import cast

from virtu.games.palace import wire
from virtu.games.palace.state import ABSENT, EMPTY, READY, SETUP, Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.steps.war import tokens_left
from virtu.games.palace.tables import (
    CARD_NAME,
    CITIES,
    CITY_NAME,
    COLOUR,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
    TITLES,
    VALUE,
)
from virtu.games.palace.wire import City, Display, House, QuestionDetails, Room, Space
from virtu.kernel.engine import open_question
from virtu.kernel.ids import CHANCE, Seat


def details(g: Palace, viewer: Seat | None) -> QuestionDetails | None:
    """The open question with what it is about; None when no player is asked."""
    ask = open_question(g)
    if ask is None or ask.asked(g) == CHANCE:
        return None
    assert isinstance(ask, PalaceAsk)
    return {**ask.details(g, viewer), "seat": ask.asked(g), "topic": ask.topic()}


def held(seat: int) -> int | None:
    return None if seat < 0 else seat


def hidden(g: Palace, seat: Seat, viewer: Seat | None) -> bool:
    """AG-3.5.1 Whether a Palace may not be seen yet."""
    return g.phase == SETUP and not g.rules.family_in_turn and seat != viewer


def city_seen(g: Palace, city: int, viewer: Seat | None) -> City:
    """A City in few words: what is not said is absent; `value` where an Agent changes it for the one who looks."""
    seen: City = {}
    if viewer is not None and g.value_for(viewer, city) != VALUE[city]:
        seen["value"] = g.value_for(viewer, city)
    if g.owner[city] >= 0:
        seen["owner"] = g.owner[city]
        seen["ready"] = g.city_ready[city] == 1
    if g.agent[city] != EMPTY:
        seen["agent"] = g.agent[city]
    return seen


def changed_values(g: Palace, viewer: Seat) -> dict[str, int]:
    """By name, the Cities that an Agent makes worth more or less for the one who looks, and how much."""
    return {
        CITY_NAME[city]: g.value_for(viewer, city)
        for city in range(CITIES)
        if g.agent[city] != EMPTY and g.value_for(viewer, city) != VALUE[city]
    }


def player_seen(g: Palace, seat: Seat, viewer: Seat | None, faction: str) -> wire.Palace:
    """One player: treasury, Palace, Domain beyond the Cities."""
    closed = hidden(g, seat, viewer)
    rooms: list[Room] = []
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
    spaces: list[Space] = []
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
        "faction": cast("House", faction),
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
        "agents": g.agents[seat],
        "reserve": g.reserve[seat],
        "tokens": g.tokens[seat],
        "requested": g.requested[seat] != 0,
    }


def display_seen(g: Palace, notables: Sequence[int], tiles: dict[str, int]) -> Display:
    """What is for sale or to be had in either game: these Notables, so many tiles."""
    return {
        "tiles": tiles,
        "notables": {CARD_NAME[card]: g.notables[card] for card in notables},
        "indulgences": max(0, g.indulgences_left()),
        "tokens": tokens_left(g),
    }


def card_name(card: int) -> str | None:
    return None if card == EMPTY else CARD_NAME[card]
