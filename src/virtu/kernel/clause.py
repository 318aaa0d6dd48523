"""One sentence of the rules, and what is said when it refuses something."""

from dataclasses import dataclass

# What a refusal or an event tells: notation words ("justice 9", "pisa") or numbers, so that every
# language can put its own words around them.
Fact = str | int


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered clause of a specification; the gist is an English template over the facts."""

    number: str
    gist: str
    case: str = ""
    """Tells apart the several ways one clause can refuse; part of the key."""

    @property
    def key(self) -> str:
        """The message that says it in other languages: "SV-3-4", or with its case "SV-4-4-charity"."""
        key = self.number.replace(".", "-")
        return f"{key}-{self.case}" if self.case else key


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is not accepted: the clause, the English sentence and the facts that made it apply."""

    action: str
    clause: str
    sentence: str
    facts: dict[str, Fact]
    key: str = ""


class Illegal(Exception):
    """Raised for an answer the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.clause})")
        self.refusal = refusal
        self.clause = refusal.clause
        self.sentence = refusal.sentence
        self.facts = refusal.facts


def titled(fact: Fact) -> str:
    """A fact as English prints it: "justice 9" → "Justice 9"."""
    if isinstance(fact, int):
        return str(fact)
    return " ".join([word[:1].upper() + word[1:] for word in fact.replace("_", " ").split(" ")])


def fill(gist: str, facts: dict[str, Fact]) -> str:
    """The gist with its facts put in; a fact that is missing leaves a visible gap, never an error."""
    text = gist
    for name, fact in facts.items():
        text = text.replace("{" + name + "}", titled(fact))
    return text
