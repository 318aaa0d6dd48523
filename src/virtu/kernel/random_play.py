"""How random games go through a game: for fuzzing and for playouts. No rule depends on it."""

from typing import Any

from mypy_extensions import mypyc_attr

from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.option import Value
from virtu.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlay:
    """Every answer is as likely as the others, and games begin at the beginning."""

    def rollout_policy(self, state: Any, offers: list[Action]) -> list[int]:
        """How likely random play gives each answer; never 0. It makes random games see more, or end at all."""
        return [1] * len(offers)

    def ends_at_random(self) -> bool:
        """Whether the game soon ends even if every answer is as likely as the others."""
        return True

    def fuzz_start(self, players: int, options: dict[str, Value], dice: Dice) -> State | None:
        """A settled position, by the dice, that random play hardly ever comes to; None: it comes everywhere."""
        return None
