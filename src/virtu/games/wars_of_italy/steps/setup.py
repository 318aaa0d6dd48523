"""WI-2.3 Set-up: both sides place their Family cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.clauses import FAMILY_ACTION, FAMILY_ANSWER, FAMILY_ROOM, FAMILY_UNDER, OWN_FAMILY
from virtu.games.governing.state import EMPTY
from virtu.games.governing.steps.sponsor import space_objection
from virtu.games.governing.steps.tracks import space_facts
from virtu.games.governing.tables import CARD_ACTION, CARD_NAME, FIRST_KING, NO_ACTION, ROOMS
from virtu.games.wars_of_italy.actions import ARRANGE, SPOT_NAME, SPOT_SPACE, SPOT_UNDER, Arrange
from virtu.games.wars_of_italy.clauses import ARRANGED
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk
from virtu.games.wars_of_italy.steps.round import ROUND_STEPS
from virtu.games.wars_of_italy.tables import KINGS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """WI-R12 Simultaneously, revealed together; or France, then Naples."""

    def perform(self, w: Wars) -> None:
        asks: list[ArrangeCard] = []
        for seat in w.order:
            asks += [ArrangeCard(Seat(seat), not w.rules.family_in_turn)] * len(KINGS[seat])
        w.then(*asks, *ROUND_STEPS)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ArrangeCard(WarsAsk):
    """WI-2.3 Place one more Family card."""

    secret: Final[bool]

    def __init__(self, who: Seat, secret: bool) -> None:
        WarsAsk.__init__(self, who)
        self.secret = secret

    def topic(self) -> str:
        return "family"

    def rule(self) -> Clause:
        return FAMILY_ANSWER

    def sealed(self) -> bool:
        return self.secret

    def candidates(self, w: Wars) -> list[Action]:
        found: list[Action] = []
        for card in to_place(w, self.who):
            found += ARRANGE[card - FIRST_KING]
        return found

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, Arrange):
            return FAMILY_ANSWER
        if action.card not in to_place(w, self.who):
            return OWN_FAMILY
        if action.place >= SPOT_SPACE:
            return space_objection(w, self.who, action.place - SPOT_SPACE)
        if action.place >= SPOT_UNDER:
            room = self.who * ROOMS + action.place - SPOT_UNDER
            return None if w.actions[room] != EMPTY and w.improvements[room] == EMPTY else FAMILY_UNDER
        if CARD_ACTION[action.card] == NO_ACTION:
            return FAMILY_ACTION
        return None if w.actions[self.who * ROOMS + action.place] == EMPTY else FAMILY_ROOM

    def own_answer(self, w: Wars, action: Action) -> None:
        assert isinstance(action, Arrange)
        put_family(w, self.who, action.card, action.place)
        if w.news is not None:
            place = SPOT_NAME[action.place]
            facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[action.card], "place": place}
            w.tell("arranged", ARRANGED, facts, (self.who,) if self.secret else None)

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        if self.secret and viewer != self.who:
            return {}
        return {"cards": [CARD_NAME[card] for card in to_place(w, self.who)]}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return space_facts(w, self.who)


def put_family(w: Wars, seat: Seat, card: int, spot: int) -> None:
    if spot >= SPOT_SPACE:
        w.put_card(seat, card, spot - SPOT_SPACE)
    elif spot >= SPOT_UNDER:
        w.improvements[seat * ROOMS + spot - SPOT_UNDER] = card
    else:
        w.actions[seat * ROOMS + spot] = card


def to_place(w: Wars, seat: Seat) -> list[int]:
    """The Family cards a side has not placed yet."""
    placed = w.palace_cards(seat)
    return [card for card in KINGS[seat] if card not in placed]


TAGS: Final[dict[str, type]] = {"setup": Setup, "arrange_card": ArrangeCard}
"""What positions and records call them: a tag never changes."""
