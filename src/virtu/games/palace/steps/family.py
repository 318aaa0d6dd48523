"""AG-3.5 Everybody places Family cards before the first Spring: in secret, or in turn order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_setup import PLACE_FAMILY, SPOT_SPACE, SPOT_UNDER, PlaceFamily
from virtu.games.palace.clauses import FAMILY_ACTION, FAMILY_ANSWER, FAMILY_ROOM, FAMILY_UNDER, OWN_FAMILY
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.spaces import put_objection, space_facts
from virtu.games.palace.tables import CARD_ACTION, CARD_NAME, NO_ACTION, ROOMS, SPACES
from virtu.games.palace.view import hidden
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class FamilyAsk(SeatAsk):
    """AG-3.5.2 DP-S1 Place one more Family card; which one first is irrelevant (AG-3.5.4)."""

    secret: Final[bool]

    def __init__(self, who: Seat, secret: bool) -> None:
        SeatAsk.__init__(self, who)
        self.secret = secret

    def topic(self) -> str:
        return "family"

    def rule(self) -> Clause:
        return FAMILY_ANSWER

    def sealed(self) -> bool:
        return self.secret

    def candidates(self, g: Palace) -> list[Action]:
        answers: list[Action] = []
        for card in to_place(g, self.who):
            answers += PLACE_FAMILY[card]
        return answers

    def own_offers(self, g: Palace) -> list[Action]:
        # The same as asking `objection` for every candidate: all of them place a card that is still at hand.
        offers: list[Action] = []
        for card in to_place(g, self.who):
            offers += [action for action in PLACE_FAMILY[card] if self.place_objection(g, action) is None]
        return offers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, PlaceFamily):
            return FAMILY_ANSWER
        if action.card not in to_place(g, self.who):
            return OWN_FAMILY
        return self.place_objection(g, action)

    def place_objection(self, g: Palace, action: PlaceFamily) -> Clause | None:
        """Why a card cannot lie where the answer puts it."""
        if action.place >= SPOT_SPACE:
            return self.space_objection(g, action.space())
        room = self.who * ROOMS + action.place % SPOT_UNDER
        if action.place >= SPOT_UNDER:
            fine = g.actions[room] != EMPTY and g.improvements[room] == EMPTY
            return None if fine else FAMILY_UNDER
        if CARD_ACTION[action.card] == NO_ACTION:
            return FAMILY_ACTION
        return None if g.actions[room] == EMPTY else FAMILY_ROOM

    def space_objection(self, g: Palace, space: int) -> Clause | None:
        return put_objection(g, self.who, space)

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, PlaceFamily)
        self.put(g, action)
        facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[action.card], "place": action.place_name()}
        g.tell("arranged", g.cited().arranged, facts, (self.who,) if self.secret else None)

    def put(self, g: Palace, action: PlaceFamily) -> None:
        room = self.who * ROOMS + action.place % SPOT_UNDER
        if action.place >= SPOT_SPACE:
            g.put_card(self.who, action.card, action.space())
        elif action.place >= SPOT_UNDER:
            g.improvements[room] = action.card
        else:
            g.actions[room] = action.card

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        if self.secret and viewer != self.who:
            return {}
        return {"cards": [CARD_NAME[card] for card in to_place(g, self.who)]}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return space_facts(g, self.who)


def to_place(g: Palace, seat: Seat) -> list[int]:
    """The Family cards a seat has not placed yet."""
    placed = g.palace_cards(seat)
    return [card for card in g.family(seat) if card not in placed]


def in_order(g: Palace, asks: Sequence[FamilyAsk]) -> list[FamilyAsk]:
    """AG-3.5.1 By turn order, as many questions as each seat has Family cards; `asks`: one of each seat."""
    questions: list[FamilyAsk] = []
    for seat in g.order:
        questions += [asks[seat]] * len(g.family(Seat(seat)))
    return questions


def imagine(g: Palace, viewer: Seat | None, dice: Dice, asks: Sequence[FamilyAsk]) -> Palace:
    """A table the viewer cannot tell from the true one: hidden Palaces are arranged anew (AG-R96)."""
    imagined = g.clone()
    imagined.dice = dice
    for ask in asks:
        if hidden(g, ask.who, viewer):
            rearrange(imagined, ask, dice)
    return imagined


def rearrange(g: Palace, ask: FamilyAsk, dice: Dice) -> None:
    """As many Family cards as lie in a Palace, placed at random."""
    seat = ask.who
    count = len(g.family(seat)) - len(to_place(g, seat))
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        g.actions[room] = g.improvements[room] = EMPTY
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        g.spaces[space] = EMPTY
        g.space_ready[space] = 0
    for _ in range(count):
        cards = to_place(g, seat)
        card = cards[dice.throw(len(cards))]
        spots = [action for action in PLACE_FAMILY[card] if ask.place_objection(g, action) is None]
        ask.put(g, spots[dice.throw(len(spots))])
