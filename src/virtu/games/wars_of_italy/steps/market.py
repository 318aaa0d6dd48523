"""WI-10.2 Purchases: the general bundle, without what is not for sale to a side."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions_winter import CATHEDRAL_ITEM, TITLE_ITEM, Buy
from virtu.games.governing.purchasing_power import Means
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.purchase import ChooseItems
from virtu.games.governing.tables import KINGDOM, REPUBLIC
from virtu.games.wars_of_italy.clauses import NOT_FOR_SALE
from virtu.games.wars_of_italy.tables import FRANCE
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause


def sold_to(seat: int, item: int) -> bool:
    """WI-10.2 No Cathedrals, no Republic; the King of France has his Kingdom."""
    if item in (CATHEDRAL_ITEM, TITLE_ITEM + REPUBLIC):
        return False
    return item != TITLE_ITEM + KINGDOM or seat != FRANCE


@dataclass(slots=True, init=False, unsafe_hash=True)
class Market(ChooseItems):
    """Items one by one, then one payment."""

    def items_in_reach(self, g: Governing, means: Means) -> list[Action]:
        found = ChooseItems.items_in_reach(self, g, means)
        return [action for action in found if not isinstance(action, Buy) or sold_to(self.who, action.item)]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Buy) and not sold_to(self.who, action.item):
            return NOT_FOR_SALE
        return ChooseItems.own_objection(self, g, action)

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Buy):
            g.then(Market(self.who, tuple(sorted([*self.items, action.item]))))
        else:
            ChooseItems.own_answer(self, g, action)

    def own_preview(self, g: Governing, action: Action) -> dict[str, object]:
        return ChooseItems.own_preview(self, g, action) if isinstance(action, Buy) else {}


TAGS: Final[dict[str, type]] = {"market": Market}
"""What positions and records call them: a tag never changes."""
