"""Commands, and the vocabulary that holds every answer a game knows exactly once."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Action:
    """An answer to a question. `str(action)` is its notation: short, and with one meaning."""


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

    def read(self, text: str) -> Action | None:
        """The action a text means; spaces and capitals are forgiven."""
        return self.by_text.get(" ".join(text.lower().split()))

    def __len__(self) -> int:
        return len(self.actions)
