"""AG-3 Set-up: the first player, then everybody's Family cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.year import YEAR
from virtu.games.palace.actions_setup import FIRST, First
from virtu.games.palace.clauses import FAMILY_SPACE, FIRST_PLAYER
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.steps.family import FamilyAsk, in_order
from virtu.games.palace.tables import SPACES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Chance, Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """AG-3.4, AG-3.5 Who is first; then the Family cards; then the first Year."""

    def perform(self, g: Governing) -> None:
        g.then(ChooseFirst() if g.terms().first_chosen else RollFirst(), Families(), *YEAR)


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
        secret = not g.rules.family_in_turn
        g.then(*in_order(g, [ArrangeFamily(Seat(seat), secret) for seat in range(g.players)]))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ArrangeFamily(FamilyAsk):
    """AG-3.5.2 DP-S1 Three cards, at court on base spaces only."""

    def space_objection(self, g: Palace, space: int) -> Clause | None:
        return None if g.spaces[self.who * SPACES + space] == EMPTY else FAMILY_SPACE


TAGS: Final[dict[str, type]] = {
    "setup": Setup,
    "roll_first": RollFirst,
    "choose_first": ChooseFirst,
    "families": Families,
    "arrange_family": ArrangeFamily,
}
