"""Events, questions, answers and refusals in a reader's language, worded as the browser words them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

from virtu.cli.words.catalogue import FORM, Catalogue
from virtu.cli.words.table_model import TableModel
from virtu.kernel.clause import Fact, Refusal
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, CLOCK, NOBODY
from virtu.kernel.score import Score

SEATS: Final = ("seat", "receiver", "giver", "first", "second", "target", "owner", "attacker", "defender")
"""Facts that are seats."""
QUOTED: Final = ("text", "example")
"""Facts that are notation, quoted as it is."""
WORD: Final = re.compile(r"(\d+) ([a-z][a-z0-9_]*)|([a-z][a-z0-9_]*)")
RANGE: Final = re.compile(r"(\d)-(\d)")


@dataclass(frozen=True, slots=True)
class Answer:
    """An offer in words, and in a few more what it costs or brings."""

    words: str
    more: str = ""


class Words:
    """How one reader is told about one game. Each game says some things its own way: see the modules beside."""

    def __init__(self, game: Game, language: str, names: list[str], you: int | None = None) -> None:
        self.game = game
        self.catalogue = Catalogue(language, game.name)
        self.names = names
        self.you = you
        """The reader's own seat; None: whoever reads a record."""
        self.printed: dict[str, Any] = dict(game.components())

    # ---- words

    def t(self, message: str, **facts: str | int) -> str:
        return self.catalogue.say(message, facts)

    def knows(self, message: str) -> bool:
        return self.catalogue.knows(message)

    def title(self) -> str:
        """What the game is called."""
        return self.t(f"game-{self.game.name}")

    def term(self, word: str) -> str:
        """A word of the notation."""
        return self.t(f"term-{word}")

    def said(self, fact: Fact) -> str:
        """Notation in the reader's language, word by word: "justice 9"; "2 crown" is counted."""
        return str(fact) if isinstance(fact, int) else RANGE.sub(r"\1–\2", WORD.sub(self._spoken, fact))

    def _spoken(self, match: re.Match[str]) -> str:
        number, thing, word = match.groups()
        return self.term(word) if word else self.counted(thing, int(number))

    def counted(self, word: str, number: int) -> str:
        """So many of a thing: "2 Crowns"."""
        return (
            self.t(f"count-{word}", n=number)
            if self.knows(f"count-{word}")
            else f"{number} {self.term(word)}"
        )

    def listed(self, words: Sequence[str]) -> str:
        """ "Ada, Jun and Bianca"."""
        if len(words) < 2:
            return "".join(words)
        return self.t("list-last", rest=", ".join(words[:-1]), last=words[-1])

    def apart(self, parts: Sequence[str]) -> str:
        """ "one thing; another", with the space that the language puts before the sign."""
        return reduce(lambda rest, last: self.t("list-apart", rest=rest, last=last), parts) if parts else ""

    def all_said(self, words: Sequence[str]) -> str:
        return self.listed([self.said(word) for word in words])

    # ---- people

    def meet(self, factions: list[str]) -> None:
        """Where seats play different parts, people speak of these, in the number a verb can follow."""
        self.names = [
            self.term(f"{one}_seat" if self.knows(f"term-{one}_seat") else one) for one in factions
        ] or self.names

    def seat(self, seat: int) -> str:
        if seat in (CHANCE, CLOCK):
            return self.t("play-chance" if seat == CHANCE else "play-clock")
        return (self.names[seat] if seat < len(self.names) else "") or self.t("seat-number", number=seat + 1)

    def who(self, seat: int) -> str:
        """A seat at the head of a column: the reader finds "You"."""
        return self.t("you") if seat == self.you else self.seat(seat)

    # ---- what happened

    def tell(self, message: str, facts: Mapping[str, Fact], **more: str | int) -> str:
        """A message with those of the facts it speaks of; `more` has been put into words already."""
        needed = self.catalogue.needs.get(self.catalogue.resolved(message), set())
        spoken = needed | {FORM.sub(r"\1", name) for name in needed}
        told = {name: self.fact(name, fact) for name, fact in facts.items() if name in spoken}
        for name, fact in facts.items():
            if f"{name}_is" in needed:
                told[f"{name}_is"] = (
                    "nobody" if fact in (CHANCE, CLOCK, NOBODY) else "you" if fact == self.you else "other"
                )
        return self.t(message, **{**told, **more})

    def fact(self, name: str, fact: Fact) -> str | int:
        """A fact as messages take it. Beside a seat `…_is` tells whether it is "you", "nobody" or "other"."""
        if name in SEATS and isinstance(fact, int):
            return "" if fact < 0 else self.seat(fact)
        return fact if isinstance(fact, int) or name in QUOTED else self.said(fact)

    def chronicle(self, events: list[Event]) -> list[str]:
        """What is worth telling of what happened, each with its clause."""
        return [f"{self.told(event)} ({event.clause})" for event in self.entries(events)]

    def entries(self, events: list[Event]) -> list[Event]:
        return events

    def told(self, event: Event) -> str:
        return self.tell(f"event-{self.game.name}-{event.name}", event.facts)

    # ---- what is asked

    def standing(self, model: TableModel) -> str:
        """Where the game stands: "Year 4 · Spring"."""
        return ""

    def heading(self, model: TableModel) -> str:
        """Which part of the turn this is."""
        return self.t("your-turn")

    def asked(self, model: TableModel) -> str:
        return self.t(f"question-{self.game.name}-{model.topic}")

    def circumstances(self, model: TableModel) -> list[str]:
        """What else one should know to answer: strengths, a price, what was put up for it."""
        return []

    def answer(self, model: TableModel, action: str) -> Answer:
        """An answer of the game, offered or not."""
        return Answer(self.said(action))

    def effects(self, model: TableModel, action: str) -> list[str]:
        """What an answer that is offered would bring."""
        return []

    def refusal(self, model: TableModel, refusal: Refusal) -> str:
        """Why not: what was wanted, the sentence, the clause."""
        facts = self.known(model, refusal.facts)
        said = f"{self.tell(refusal.key, facts)} ({refusal.clause})"
        action = self.game.read(refusal.action)
        return said if action is None else self.pair(self.answer(model, str(action)).words, said)

    def known(self, model: TableModel, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Facts named as people call them."""
        return facts

    def pair(self, name: str, what: str) -> str:
        """A name and what is said of it; languages differ in how a colon stands."""
        return self.t("pair", name=name, what=what)

    # ---- the end

    def headline(self, model: TableModel, winners: Sequence[int], scores: list[Score]) -> str:
        """Who won, as the browser says it."""
        totals = sorted((score.total for score in scores), reverse=True)
        names = self.listed([self.seat(seat) for seat in winners])
        if len(winners) > 1:
            return self.t("end-shared", names=names, points=totals[0])
        you = list(winners) == [self.you]
        return self.t("end-you" if you else "end-other", names=names, points=totals[0], next=totals[1])

    def tiebreak(self, model: TableModel) -> str:
        return ""
