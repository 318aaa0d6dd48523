"""A game of another package has no catalogues: it is told in its notation, and refuses in its own English."""

from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Words
from virtu.kernel.clause import Refusal
from virtu.kernel.event import Event


class GuestWords(Words):
    """What every game shares is said in the reader's language; the rest as the game itself writes it."""

    def title(self) -> str:
        return self.game.title

    def term(self, word: str) -> str:
        """ "last_stone" → "last stone"."""
        return super().term(word) if self.knows(f"term-{word}") else word.replace("_", " ")

    def standing(self, model: TableModel) -> str:
        return self.title()

    def told(self, event: Event) -> str:
        facts = [
            f"{'' if name == 'seat' else self.term(name)} {self.fact(name, fact)}".strip()
            for name, fact in event.facts.items()
        ]
        return f"{self.term(event.name)}: {', '.join(facts)}" if facts else self.term(event.name)

    def asked(self, model: TableModel) -> str:
        return self.t("question-plain")

    def refusal(self, model: TableModel, refusal: Refusal) -> str:
        if self.knows(refusal.key):
            return super().refusal(model, refusal)
        return f"{refusal.sentence} ({refusal.clause})"
