"""Steps the rules carry out, and questions to a seat.

Every verb takes the state as `g: Any`; a game's steps name their own state there, and are checked against it.
"""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.state import State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step):
    """A step the rules carry out by themselves."""

    __slots__ = ()

    def settles(self, state: State) -> bool:
        state.agenda.pop()
        self.perform(state)
        return True

    def perform(self, g: Any) -> None:
        raise AssertionError(f"{self} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A question to one seat. What is offered is what no clause objects to."""

    __slots__ = ()

    def settles(self, state: State) -> bool:
        return False

    def topic(self) -> str:
        """The question's short name: "take"."""
        raise AssertionError(f"{self} has no name")

    def rule(self) -> Clause:
        """The clause the question comes from."""
        raise AssertionError(f"{self} has no clause")

    def asked(self, g: Any) -> Seat:
        """Who must answer."""
        raise AssertionError(f"{self} asks nobody")

    def candidates(self, g: Any) -> list[Action]:
        """Answers worth examining: generous, cheap to list, in a fixed order."""
        raise AssertionError(f"{self} has no candidates")

    def offers(self, g: Any) -> list[Action]:
        """The legal answers in a fixed order. A fast path may override it; a law keeps it equal to the objections."""
        return [action for action in self.candidates(g) if self.objection(g, action) is None]

    def objection(self, g: Any, action: Action) -> Clause | None:
        """The clause an answer breaks, or None."""
        raise AssertionError(f"{self} judges nothing")

    def answer(self, g: Any, action: Action) -> None:
        """Carry out a legal answer."""
        raise AssertionError(f"{self} accepts nothing")

    def facts(self, g: Any, action: Action, clause: Clause) -> dict[str, Fact]:
        """The facts that make a clause object to an answer; they fill the clause's gist."""
        return {}

    def details(self, g: Any, viewer: Seat | None) -> Mapping[str, object]:
        """What the question is about, for whoever draws it, as far as the viewer may know."""
        return {}

    def preview(self, g: Any, action: Action, seat: Seat | None) -> Mapping[str, object]:
        """What a legal answer would bring, as far as the seat may know."""
        return {}

    def obvious(self, g: Any, offers: list[Action]) -> Action | None:
        """The offer that may be answered unasked: the only one, or the one beside which no other changes anything."""
        return offers[0] if len(offers) == 1 else None

    def sealed(self) -> bool:
        """Whether the answer stays secret until a later step reveals it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Ask):
    """A question to the seat CHANCE: its outcomes have weights."""

    __slots__ = ()

    def settles(self, state: State) -> bool:
        dice = state.dice
        if dice is None:
            return False
        state.agenda.pop()
        self.answer(state, self.roll(state, dice))
        return True

    def asked(self, g: Any) -> Seat:
        return CHANCE

    def objection(self, g: Any, action: Action) -> Clause | None:
        return None if action in self.offers(g) else self.rule()

    def weights(self, g: Any) -> list[int]:
        """How likely each offer is, parallel to the offers."""
        return [1] * len(self.offers(g))

    def roll(self, g: Any, dice: Dice) -> Action:
        """One outcome by the dice."""
        weights = self.weights(g)
        point = dice.throw(sum(weights))
        offers = self.offers(g)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return offers[index]
        raise AssertionError(f"{self} has no outcome")
