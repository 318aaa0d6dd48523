"""What an answer names that only this game knows, in the words that refusals use."""

from virtu.games.palace.actions import SYMBOL_NAME
from virtu.games.palace.names import by_way
from virtu.games.palace.tables import CITY_NAME
from virtu.games.wars_of_italy.actions import (
    Conclude,
    DisbandAlly,
    Influence,
    Lose,
    MarchAlly,
    RecruitAlly,
    SailAlly,
    Stay,
)
from virtu.games.wars_of_italy.tables import COLOURS, INITIAL, MAJORS
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact


def names_of_war(action: Action) -> dict[str, Fact]:
    """The things an answer names that only this game knows."""
    if isinstance(action, Conclude):
        return {"major": MAJORS[action.major]}
    if isinstance(action, Influence):
        return {"major": MAJORS[action.major], "symbol": SYMBOL_NAME[action.symbol]}
    if isinstance(action, (MarchAlly, SailAlly)):
        return {"colour": COLOURS[action.colour], **by_way(action.origin, action.city)}
    if isinstance(action, DisbandAlly):
        return {"colour": COLOURS[action.colour], "city": CITY_NAME[action.city]}
    if isinstance(action, Lose):
        return {"colour": COLOURS[action.colour]}
    if isinstance(action, RecruitAlly):
        return {"colour": COLOURS[INITIAL[action.city]], "city": CITY_NAME[action.city]}
    if isinstance(action, Stay):
        return {"city": CITY_NAME[action.city]}
    return {}
