"""AG-2.2.6 A new card at court: it goes to a Cortigiano space, which a discard may free."""

from dataclasses import dataclass
from typing import Any

from virtu.games.palace.actions import DISCARD, PUT, Discard, Put
from virtu.games.palace.clauses import OWN_CORTIGIANO
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.spaces import discard, put_objection, space_facts
from virtu.games.palace.tables import CARD_NAME, SPACES
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class CardAsk(SeatAsk):
    """Where a card goes, as long as it has no place; a Cortigiano may be discarded for it."""

    def new_card(self) -> int:
        raise AssertionError(f"{self} places nothing")

    def kept(self, g: Palace, space: int) -> Clause | None:
        """Why the card on a space is not discarded."""
        return None

    def holds(self, g: Palace, space: int) -> Clause | None:
        return self.kept(g, space)

    def unfit(self, g: Any, space: int) -> Clause | None:
        """Why the new card cannot go to a space."""
        return put_objection(g, self.who, space)

    def placed(self, g: Palace, space: int) -> None:
        """What follows once the card lies on its space."""

    def candidates(self, g: Any) -> list[Action]:
        return [*PUT, *DISCARD]

    def own_objection(self, g: Any, action: Action) -> Clause | None:
        if isinstance(action, Put):
            return self.unfit(g, action.space)
        if not isinstance(action, Discard):
            return self.rule()
        held = g.spaces[self.who * SPACES + action.space] != EMPTY
        return self.kept(g, action.space) if held else OWN_CORTIGIANO

    def own_answer(self, g: Any, action: Action) -> None:
        if isinstance(action, Discard):
            # The card goes on waiting for its place; a space lost with the discarded card is vacated after that.
            discard(g, self.who, action.space)
            g.then(self)
        elif isinstance(action, Put):
            g.put_card(self.who, self.new_card(), action.space)
            self.placed(g, action.space)

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"card": CARD_NAME[self.new_card()]}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {**space_facts(g, self.who), "card": CARD_NAME[self.new_card()]}
