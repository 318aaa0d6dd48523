"""The bridge between the kernel's steps and the typed steps of Honour."""

from dataclasses import dataclass

from virtu.games.honour.state import Honour
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Do


@dataclass(frozen=True, slots=True)
class HonourDo(Do):
    """A step the rules carry out."""

    def perform(self, state: State) -> None:
        assert isinstance(state, Honour)
        self.run(state)

    def run(self, g: Honour) -> None:
        raise AssertionError(f"{self} does nothing")


@dataclass(frozen=True, slots=True)
class HonourAsk(Ask):
    """A question to a seat: generous candidates, exact objections."""

    def asked(self, state: State) -> Seat:
        assert isinstance(state, Honour)
        return self.seat(state)

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, Honour)
        return [action for action in self.candidates(state) if self.objection(state, action) is None]

    def objects(self, state: State, action: Action) -> Clause | None:
        assert isinstance(state, Honour)
        return self.objection(state, action)

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, Honour)
        self.answer(state, action)

    def seat(self, g: Honour) -> Seat:
        return g.turn

    def candidates(self, g: Honour) -> list[Action]:
        raise AssertionError(f"{self} offers nothing")

    def objection(self, g: Honour, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def answer(self, g: Honour, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")
