"""Steps the rules carry out, and questions to a seat."""

from dataclasses import dataclass

from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.dice import Dice
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.state import State, Step


@dataclass(frozen=True, slots=True)
class Do(Step):
    """A step the rules carry out by themselves."""

    def settles(self, state: State) -> bool:
        state.agenda.pop()
        self.perform(state)
        return True

    def perform(self, state: State) -> None:
        raise AssertionError(f"{self} does nothing")


@dataclass(frozen=True, slots=True)
class Ask(Step):
    """A question to one seat. What is offered is what no clause objects to."""

    def settles(self, state: State) -> bool:
        return False

    def topic(self) -> str:
        """The question's short name: "take"."""
        raise AssertionError(f"{self} has no name")

    def rule(self) -> Clause:
        """The clause the question comes from."""
        raise AssertionError(f"{self} has no clause")

    def asked(self, state: State) -> Seat:
        """Who must answer."""
        raise AssertionError(f"{self} asks nobody")

    def offers(self, state: State) -> list[Action]:
        """The legal answers in a fixed order."""
        raise AssertionError(f"{self} offers nothing")

    def objects(self, state: State, action: Action) -> Clause | None:
        """The clause an answer breaks, or None."""
        raise AssertionError(f"{self} judges nothing")

    def accept(self, state: State, action: Action) -> None:
        """Carry out a legal answer."""
        raise AssertionError(f"{self} accepts nothing")

    def sealed(self) -> bool:
        """Whether the answer stays secret until a later step reveals it."""
        return False


@dataclass(frozen=True, slots=True)
class Chance(Ask):
    """A question to the seat CHANCE: its outcomes have weights."""

    def settles(self, state: State) -> bool:
        dice = state.dice
        if dice is None:
            return False
        state.agenda.pop()
        self.accept(state, self.roll(state, dice))
        return True

    def asked(self, state: State) -> Seat:
        return CHANCE

    def weights(self, state: State) -> list[int]:
        """How likely each offer is, parallel to the offers."""
        return [1] * len(self.offers(state))

    def roll(self, state: State, dice: Dice) -> Action:
        """One outcome by the dice."""
        weights = self.weights(state)
        point = dice.throw(sum(weights))
        offers = self.offers(state)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return offers[index]
        raise AssertionError(f"{self} has no outcome")
