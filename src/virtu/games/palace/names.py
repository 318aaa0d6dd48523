"""What an answer names, in the words that refusals use."""

from virtu.games.palace.actions import (
    SPOT_SPACE,
    SPOT_UNDER,
    SYMBOL_NAME,
    Annex,
    Bank,
    Discard,
    Expel,
    Lift,
    March,
    Move,
    Place,
    PlaceFamily,
    Put,
    Reactivate,
    Ready,
    Redeem,
    Sail,
    TakeBonus,
    Use,
)
from virtu.games.palace.actions_war import Announce, Besiege, GiveUp, Retreat, Withdraw
from virtu.games.palace.actions_winter import (
    ITEM_NAME,
    Ally,
    AllyForLess,
    Build,
    Buy,
    Disband,
    MoveIn,
    MoveOut,
    Recruit,
    Shift,
)
from virtu.games.palace.tables import (
    BONUSES,
    CARD_NAME,
    CITY_NAME,
    LOCATION_NAME,
    POWERS,
    SOURCE_NAME,
    SPACE_NAME,
    VOYAGE,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact


def names(action: Action) -> dict[str, Fact]:
    """The things an answer names, whatever was asked."""
    if isinstance(action, (Annex, Besiege, Withdraw, Retreat, Disband, Build, Recruit)):
        return {"city": CITY_NAME[action.city]}
    if isinstance(action, (March, Sail)):
        return by_way(action.origin, action.city)
    if isinstance(action, Use):
        return {"source": SOURCE_NAME[action.source], "symbol": SYMBOL_NAME[action.symbol]}
    if isinstance(action, (Bank, Ready)):
        return {"source": SOURCE_NAME[action.source]}
    if isinstance(action, Announce):
        return {"bonus": SOURCE_NAME[action.source]}
    if isinstance(action, TakeBonus):
        return {"bonus": BONUSES[action.bonus]}
    if isinstance(action, (Place, Lift, Expel)):
        return {"location": LOCATION_NAME[action.location]}
    if isinstance(action, (Ally, Reactivate)):
        return {"power": POWERS[action.power]}
    if isinstance(action, AllyForLess):
        return {"power": POWERS[action.power], "symbol": SYMBOL_NAME[action.symbol]}
    if isinstance(action, Buy):
        return {"item": ITEM_NAME[action.item]}
    if isinstance(action, Move):
        return {"rooms": action.rooms}
    if isinstance(action, Redeem):
        return {"room": action.room + 1}
    return of_palace(action)


def of_palace(action: Action) -> dict[str, Fact]:
    """Cards, and where they go."""
    if isinstance(action, (Discard, GiveUp)):
        return {"space": SPACE_NAME[action.space]}
    if isinstance(action, Put):
        return {"space": SPACE_NAME[action.space], "target": SPACE_NAME[action.space]}
    if isinstance(action, Shift):
        return {"space": SPACE_NAME[action.space], "target": SPACE_NAME[action.target]}
    if isinstance(action, MoveIn):
        return {"space": SPACE_NAME[action.space], "room": action.room + 1}
    if isinstance(action, MoveOut):
        space = SPACE_NAME[action.space]
        return {"space": space, "target": space, "room": action.room + 1}
    if not isinstance(action, PlaceFamily):
        return {}
    if action.place >= SPOT_SPACE:
        return {"card": CARD_NAME[action.card], "space": SPACE_NAME[action.space()]}
    return {"card": CARD_NAME[action.card], "room": action.place % SPOT_UNDER + 1}


def by_way(origin: int, city: int) -> dict[str, Fact]:
    """A way of a Troop, with the Ships a voyage takes."""
    return {"origin": CITY_NAME[origin], "city": CITY_NAME[city], "ships": VOYAGE[origin][city]}
