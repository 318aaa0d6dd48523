"""What every question of the Wars of Italy knows besides the general ones: its own answers, and colours."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import SYMBOL_NAME
from virtu.games.governing.names import by_way, names
from virtu.games.governing.state import Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.tables import CARD_NAME, CITY_NAME, SPACE_NAME
from virtu.games.wars_of_italy.actions import (
    SPOT_SPACE,
    SPOT_UNDER,
    Arrange,
    Conclude,
    DisbandAlly,
    Influence,
    Lose,
    MarchAlly,
    RecruitAlly,
    SailAlly,
    Stay,
)
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOURS, INITIAL, MAJORS
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarsAsk(PalaceAsk):
    """A question to a side that only the Wars of Italy ask."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def asked(self, g: Governing) -> Seat:
        return self.who

    def named_by(self, w: Wars, action: Action) -> dict[str, Fact]:
        seat = self.who
        return {"colour": COLOURS[seat], "florins": w.treasury[seat], **names(action), **names_of_war(action)}


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
    if not isinstance(action, Arrange):
        return {}
    if action.place >= SPOT_SPACE:
        return {"card": CARD_NAME[action.card], "space": SPACE_NAME[action.place - SPOT_SPACE]}
    return {"card": CARD_NAME[action.card], "room": action.place % SPOT_UNDER + 1}
