"""AG-3 Set-up: the first player, then everybody's Family cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import (
    FIRST,
    PLACE_FAMILY,
    SPOT_NAME,
    SPOT_ROOM,
    SPOT_SPACE,
    SPOT_UNDER,
    SPOTS,
    First,
    PlaceFamily,
)
from virtu.games.governing.clauses import (
    FAMILY_ACTION,
    FAMILY_ANSWER,
    FAMILY_ROOM,
    FAMILY_SPACE,
    FAMILY_UNDER,
    FIRST_PLAYER,
    OWN_FAMILY,
)
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.steps.year import YEAR
from virtu.games.governing.tables import (
    BASE_SPACES,
    CARD_ACTION,
    CARD_NAME,
    FAMILY_OF,
    FIRST_FAMILY,
    NO_ACTION,
    ROOMS,
    SPACES,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Chance, Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """AG-3.4, AG-3.5 Who is first; then the Family cards; then the first Year."""

    def perform(self, g: Governing) -> None:
        g.then(ChooseFirst() if g.rules.first_chosen else RollFirst(), Families(), *YEAR)


@dataclass(slots=True, init=False, unsafe_hash=True)
class RollFirst(Chance):
    """AG-3.4.1 The first player is random."""

    def topic(self) -> str:
        return "first"

    def rule(self) -> Clause:
        return FIRST_PLAYER

    def offers(self, g: Governing) -> list[Action]:
        return [*FIRST[: g.players]]

    def answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, First)
        begin_with(g, action.seat)

    def facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"players": g.players}


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseFirst(PalaceAsk):
    """AG-3.4.1 The table chooses the first player; seat 0 speaks for it."""

    def topic(self) -> str:
        return "first"

    def rule(self) -> Clause:
        return FIRST_PLAYER

    def asked(self, g: Governing) -> Seat:
        return Seat(0)

    def candidates(self, g: Governing) -> list[Action]:
        return [*FIRST[: g.players]]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        return None if isinstance(action, First) and action.seat < g.players else FIRST_PLAYER

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, First)
        begin_with(g, action.seat)

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"players": g.players}


def begin_with(g: Governing, first: Seat) -> None:
    """AG-3.4 Clockwise from the first player; the Cities stack follows, the first player's disc on top."""
    g.order = [(first + turn) % g.players for turn in range(g.players)]
    g.stack = g.order[:]
    g.tell("began", FIRST_PLAYER, {"seat": first})


@dataclass(slots=True, init=False, unsafe_hash=True)
class Families(Do):
    """AG-3.5.1 Everybody places three Family cards: sealed until all have, or in turn order."""

    def perform(self, g: Governing) -> None:
        asks: list[ArrangeFamily] = []
        for seat in g.order:
            asks += [ArrangeFamily(Seat(seat), not g.rules.family_in_turn)] * 3
        g.then(*asks)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ArrangeFamily(PalaceAsk):
    """AG-3.5.2 DP-S1 Place one more Family card; which one first is irrelevant (AG-3.5.4)."""

    who: Final[Seat]
    secret: Final[bool]

    def __init__(self, who: Seat, secret: bool) -> None:
        self.who = who
        self.secret = secret

    def topic(self) -> str:
        return "family"

    def rule(self) -> Clause:
        return FAMILY_ANSWER

    def asked(self, g: Governing) -> Seat:
        return self.who

    def sealed(self) -> bool:
        return self.secret

    def candidates(self, g: Governing) -> list[Action]:
        found: list[Action] = []
        for card in to_place(g, self.who):
            found += PLACE_FAMILY[card - FIRST_FAMILY]
        return found

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if not isinstance(action, PlaceFamily):
            return FAMILY_ANSWER
        if action.card not in to_place(g, self.who):
            return OWN_FAMILY
        spot = action.place
        if spot >= SPOT_SPACE:
            space = BASE_SPACES[spot - SPOT_SPACE]
            return None if g.spaces[self.who * SPACES + space] == EMPTY else FAMILY_SPACE
        if spot >= SPOT_UNDER:
            room = self.who * ROOMS + spot - SPOT_UNDER
            fine = g.actions[room] != EMPTY and g.improvements[room] == EMPTY
            return None if fine else FAMILY_UNDER
        if CARD_ACTION[action.card] == NO_ACTION:
            return FAMILY_ACTION
        return None if g.actions[self.who * ROOMS + spot - SPOT_ROOM] == EMPTY else FAMILY_ROOM

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, PlaceFamily)
        put_family(g, self.who, action.card, action.place)
        if g.news is not None:
            place = SPOT_NAME[action.place]
            facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[action.card], "place": place}
            g.tell("arranged", FAMILY_ANSWER, facts, (self.who,) if self.secret else None)

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        if self.secret and viewer != self.who:
            return {}
        return {"cards": [CARD_NAME[card] for card in to_place(g, self.who)]}


def put_family(g: Governing, seat: Seat, card: int, spot: int) -> None:
    if spot >= SPOT_SPACE:
        g.put_card(seat, card, BASE_SPACES[spot - SPOT_SPACE])
    elif spot >= SPOT_UNDER:
        g.improvements[seat * ROOMS + spot - SPOT_UNDER] = card
    else:
        g.actions[seat * ROOMS + spot - SPOT_ROOM] = card


def to_place(g: Governing, seat: Seat) -> list[int]:
    """The Family cards a seat has not placed yet."""
    placed = g.palace_cards(seat)
    return [card for card in FAMILY_OF[g.faction[seat]] if card not in placed]


TAGS: Final[dict[str, type]] = {
    "setup": Setup,
    "roll_first": RollFirst,
    "choose_first": ChooseFirst,
    "families": Families,
    "arrange_family": ArrangeFamily,
}
"""What positions and records call them: a tag never changes."""


__all__ = ["SPOTS", "ArrangeFamily", "ChooseFirst", "Families", "RollFirst", "Setup", "put_family", "to_place"]
