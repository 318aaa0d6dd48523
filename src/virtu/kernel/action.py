"""Answers, and the vocabulary that holds every answer a game knows exactly once."""

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from virtu.kernel.ids import Seat
from virtu.kernel.wire import Parts

Arg = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Action:
    """An answer to a question. `str(action)` is its notation: short, and with one meaning.

    A game tells verb and arguments, and the notation where it is more than these in a row; or the notation alone.
    """

    serial: int = field(default=-1, init=False, repr=False, compare=False)
    """Its own number among all answers in this Python, whatever game they belong to; -1 outside of vocabularies."""

    def verb(self) -> str:
        """What is done: "march"."""
        return str(self).partition(" ")[0]

    def args(self) -> dict[str, Arg]:
        """To what, by name and in the order of the notation: {"origin": "pisa", "city": "siena"}."""
        return {}

    def spot(self, g: Any, seat: Seat) -> str:
        """Where on the board the seat points to give this answer: "city:siena"; empty: nowhere."""
        return ""

    def parts(self, g: Any, seat: Seat) -> Parts:
        """All of that, as an answer the seat gives or might give is told to clients."""
        return {"text": notation(self), "verb": self.verb(), "args": self.args(), "spot": self.spot(g, seat)}

    def __str__(self) -> str:
        return " ".join([self.verb(), *[str(value) for value in self.args().values()]])


ANSWERS: Final[list[Action]] = []
"""All that stand in a vocabulary, each at its serial number."""


TEXTS: Final[list[str]] = []
"""The notation of each, at the same number."""


def notation(action: Action) -> str:
    """`str(action)`, which takes its time, looked up where it is known: every offer of every question is written."""
    serial: int = getattr(action, "serial", -1)
    return TEXTS[serial] if serial >= 0 else str(action)


class Vocabulary:
    """All answers of one game, interned: rules pick them from here and never build them in a loop."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.by_text: dict[str, Action] = {}
        self.number: dict[str, int] = {}
        for index, action in enumerate(actions):
            text = str(action)
            assert text not in self.by_text, f"two actions are written {text!r}"
            self.by_text[text] = action
            self.number[text] = index
            # Plain Python's answers to a compiled kernel have no number before they are given one.
            if getattr(action, "serial", -1) < 0:
                object.__setattr__(action, "serial", len(ANSWERS))
                ANSWERS.append(action)
                TEXTS.append(text)

    def read(self, text: str) -> Action | None:
        """The action a text means; spaces and capitals are forgiven."""
        return self.by_text.get(" ".join(text.lower().split()))

    def __len__(self) -> int:
        return len(self.actions)
