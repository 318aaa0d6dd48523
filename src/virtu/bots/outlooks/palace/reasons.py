"""Why an answer of the Art of Governing is worth a thought: what it brings, as a message with its facts."""

from collections.abc import Mapping

from virtu.games.palace.actions import (
    SYMBOL_NAME,
    Enter,
    March,
    Move,
    Pass,
    Place,
    Sail,
)
from virtu.games.palace.actions_setup import SPOT_SPACE, SPOT_UNDER, PlaceFamily
from virtu.games.palace.actions_war import Announce, Besiege
from virtu.games.palace.actions_winter import (
    CATHEDRAL_ITEM,
    ITEM_NAME,
    Buy,
)
from virtu.games.palace.component_data import ACTIONS
from virtu.games.palace.state import EMPTY, NEUTRAL, Palace
from virtu.games.palace.steps.announce import AnnounceBonus
from virtu.games.palace.tables import (
    CARD_ACTION,
    CARD_BOTTOM,
    CARD_NAME,
    CARD_POINTS,
    CITY_NAME,
    LOCATION_NAME,
    NOTABLES,
    ROOM_LOCATION,
    ROOMS,
    SOURCE_NAME,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.engine import open_question
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

Reason = tuple[str, dict[str, Fact]]


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(state, Palace)
    if isinstance(action, Enter):
        return room(state, seat, action.room)
    if isinstance(action, Move):
        return room(state, seat, (state.marker[seat] + action.rooms) % ROOMS)
    if isinstance(action, (March, Sail)):
        return march(state, seat, action.city)
    if isinstance(action, (Besiege, Announce, Pass)):
        return fight(state, seat, action, foreseen(state, seat, action))
    if isinstance(action, Place):
        return place(state, seat, action.location)
    if isinstance(action, Buy):
        return buy(action)
    if isinstance(action, PlaceFamily):
        return family(state, seat, action.card, action.place)
    return None


def foreseen(state: State, seat: Seat, action: Action) -> Mapping[str, object]:
    """What the open question says an answer would bring."""
    ask = open_question(state)
    return {} if ask is None else ask.preview(state, action, seat)


def whole(seen: Mapping[str, object], name: str) -> int:
    number = seen.get(name)
    return number if isinstance(number, int) else 0


def room(g: Palace, seat: Seat, number: int) -> Reason:
    """What a Room offers the marker: its action, and the card or Agent that stands in it."""
    card = g.actions[seat * ROOMS + number]
    action = g.printed(seat, number) if card == EMPTY else CARD_ACTION[card]
    facts: dict[str, Fact] = {"action": ACTIONS[action]}
    if g.room_is_blocked(seat, number):
        return "room_blocked", facts
    for held in (card, g.improvements[seat * ROOMS + number]):
        if held != EMPTY:
            return "room_card", {**facts, "card": CARD_NAME[held]}
    return "room", facts


def march(g: Palace, seat: Seat, city: int) -> Reason:
    facts: dict[str, Fact] = {"city": CITY_NAME[city]}
    if g.owner[city] == seat:
        return "garrison", facts
    return ("march_neutral" if g.owner[city] == NEUTRAL else "march"), facts


def fight(g: Palace, seat: Seat, action: Action, seen: Mapping[str, object]) -> Reason | None:
    """Whether the seat's own side is ahead after the answer; what is foreseen tells of the attacker."""
    ask = g.agenda[-1]
    if "leaders" in seen:
        leaders = seen["leaders"]
        ahead = leaders == [seat]
    else:
        attacker = ask.combat.sides[0] if isinstance(ask, AnnounceBonus) else seat
        ahead = bool(seen.get("won")) == (attacker == seat)
    if isinstance(action, Besiege):
        return ("win" if ahead else "compulsory"), {"city": CITY_NAME[action.city]}
    if isinstance(action, Announce):
        return ("turns" if ahead else "adds"), {"source": SOURCE_NAME[action.source]}
    if not isinstance(ask, AnnounceBonus):
        return None
    return ("enough" if ahead else "save"), {"city": CITY_NAME[ask.combat.city]}


def place(g: Palace, seat: Seat, location: int) -> Reason | None:
    """An Agent helps on one's own ground and hinders on another's."""
    owner = g.location_owner(location)
    if owner == seat:
        return ("place_own", {"thing": LOCATION_NAME[location]}) if location < ROOM_LOCATION else None
    return ("place_other", {"owner": owner}) if owner >= 0 else None


def buy(action: Buy) -> Reason | None:
    if action.item == CATHEDRAL_ITEM:
        return None
    if action.item >= NOTABLES:
        return "title", {"item": ITEM_NAME[action.item]}
    return "card", {"bottom": bottom(CARD_BOTTOM[action.item]), "points": CARD_POINTS[action.item]}


def family(g: Palace, seat: Seat, card: int, spot: int) -> Reason:
    """In a Room a card serves one action without tiring; on an edge it pays for anything."""
    facts: dict[str, Fact] = {"bottom": bottom(CARD_BOTTOM[card])}
    if spot >= SPOT_SPACE:
        return "family_edge", facts
    acting = card if spot < SPOT_UNDER else g.actions[seat * ROOMS + spot - SPOT_UNDER]
    return "family_room", {**facts, "action": ACTIONS[CARD_ACTION[acting]]}


def bottom(symbols: list[int]) -> str:
    """What a card pays with: one of these each time it is used."""
    return " / ".join(f"{count} {SYMBOL_NAME[kind]}" for kind, count in enumerate(symbols) if count)
