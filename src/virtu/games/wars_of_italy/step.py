"""The bridge from the steps of the Art of Governing to those that know the table of the Wars of Italy."""

from dataclasses import dataclass

from virtu.games.governing.state import Governing
from virtu.games.governing.step import GoverningAsk, GoverningDo
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause


@dataclass(frozen=True, slots=True)
class WarsDo(GoverningDo):
    """A step the rules carry out."""

    def run(self, g: Governing) -> None:
        assert isinstance(g, Wars)
        self.happen(g)

    def happen(self, w: Wars) -> None:
        raise AssertionError(f"{self} does nothing")


@dataclass(frozen=True, slots=True)
class WarsAsk(GoverningAsk):
    """A question to a side."""

    def candidates(self, g: Governing) -> list[Action]:
        assert isinstance(g, Wars)
        return self.choices(g)

    def objection(self, g: Governing, action: Action) -> Clause | None:
        assert isinstance(g, Wars)
        return self.judge(g, action)

    def answer(self, g: Governing, action: Action) -> None:
        assert isinstance(g, Wars)
        self.decide(g, action)

    def choices(self, w: Wars) -> list[Action]:
        raise AssertionError(f"{self} offers nothing")

    def judge(self, w: Wars, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def decide(self, w: Wars, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")
