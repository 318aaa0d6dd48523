"""The bridge between the kernel's steps and the typed steps of the Seven Virtues."""

from dataclasses import dataclass

from virtu.games.seven_virtues.state import SevenVirtues
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance, Do


@dataclass(frozen=True, slots=True)
class VirtuesDo(Do):
    """A step the rules carry out."""

    def perform(self, state: State) -> None:
        assert isinstance(state, SevenVirtues)
        self.run(state)

    def run(self, g: SevenVirtues) -> None:
        raise AssertionError(f"{self} does nothing")


@dataclass(frozen=True, slots=True)
class VirtuesAsk(Ask):
    """A question to a seat: generous candidates, exact objections."""

    def asked(self, state: State) -> Seat:
        assert isinstance(state, SevenVirtues)
        return self.seat(state)

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, SevenVirtues)
        return [action for action in self.candidates(state) if self.objection(state, action) is None]

    def objects(self, state: State, action: Action) -> Clause | None:
        assert isinstance(state, SevenVirtues)
        return self.objection(state, action)

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, SevenVirtues)
        self.answer(state, action)

    def seat(self, g: SevenVirtues) -> Seat:
        raise AssertionError(f"{self} asks nobody")

    def candidates(self, g: SevenVirtues) -> list[Action]:
        raise AssertionError(f"{self} offers nothing")

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def answer(self, g: SevenVirtues, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")


@dataclass(frozen=True, slots=True)
class VirtuesChance(Chance):
    """A question to the seat CHANCE; every outcome is equally likely."""

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, SevenVirtues)
        return self.outcomes(state)

    def objects(self, state: State, action: Action) -> Clause | None:
        assert isinstance(state, SevenVirtues)
        return self.objection(state, action)

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, SevenVirtues)
        self.answer(state, action)

    def outcomes(self, g: SevenVirtues) -> list[Action]:
        raise AssertionError(f"{self} has no outcomes")

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def answer(self, g: SevenVirtues, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")
