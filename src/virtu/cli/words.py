"""Events, questions and refusals in a reader's language, from the Fluent catalogues the browser uses too."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from virtu.kernel.clause import Fact, Refusal, titled
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, CLOCK

SEATS = ("seat", "receiver", "giver", "first", "second", "target", "owner", "attacker", "defender")
"""Facts that are seats."""
QUOTED = ("text", "example")
"""Facts that are notation, quoted as it is."""
CATALOGUES = Path(__file__).resolve().parent.parent / "locale"


@cache
def bundle(lang: str) -> FluentBundle | None:
    """All messages of a language, or None where there are none."""
    folder = CATALOGUES / lang
    if not lang.isalpha() or not folder.is_dir():
        return None
    found = FluentBundle([lang], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def languages() -> list[str]:
    return (
        sorted(path.name for path in CATALOGUES.iterdir() if path.is_dir()) if CATALOGUES.is_dir() else ["en"]
    )


class Words:
    """How one reader is told about one game."""

    def __init__(self, game: Game, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.bundle = bundle(lang)

    def message(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        """A message with its facts put in; None where the catalogue lacks it or cannot say it."""
        if self.bundle is None or not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(
            pattern, {name: self.fact(name, fact) for name, fact in facts.items()}
        )
        return None if errors else str(said)

    def fact(self, name: str, fact: Fact) -> str | int:
        if isinstance(fact, int):
            return self.seat(fact) if name in SEATS else fact
        if name in QUOTED:
            return fact
        return ", ".join(self.thing(part) for part in fact.split(", "))

    def thing(self, words: str) -> str:
        """Notation words in the reader's language, word by word: "justice 9"; "2 crown" is counted."""
        number, _, word = words.partition(" ")
        if number.isdigit() and (said := self.message(f"count-{word}", {"n": int(number)})):
            return said
        return " ".join(self.message(f"term-{word}", {}) or titled(word) for word in words.split())

    def seat(self, seat: int) -> str:
        if seat == CHANCE:
            return self.message("term-chance", {}) or "Chance"
        if seat == CLOCK:
            return self.message("term-clock", {}) or "The clock"
        if not 0 <= seat < len(self.names):
            return self.message("term-nobody", {}) or "nobody"
        return self.names[seat] or f"Player {seat}"

    def event(self, event: Event) -> str:
        key = f"event-{self.game.name}-{event.name}"
        said = self.message(key, event.facts)
        if said is None:
            facts = ", ".join(
                str(self.fact(name, fact)) if name in SEATS else f"{name} {self.fact(name, fact)}"
                for name, fact in event.facts.items()
            )
            said = f"{titled(event.name)}: {facts}" if facts else titled(event.name)
        return f"{said} ({event.clause})"

    def question(self, name: str, facts: Mapping[str, Fact]) -> str:
        return self.message(f"question-{self.game.name}-{name}", facts) or titled(name)

    def refusal(self, refusal: Refusal) -> str:
        # English comes with the refusal itself.
        said = self.message(refusal.key, refusal.facts) if refusal.key and self.lang != "en" else None
        return f"{said or refusal.sentence} ({refusal.clause})"
