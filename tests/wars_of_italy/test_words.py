"""The catalogues of the Wars of Italy: every question, event, refusal and card has its words in every language."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import virtu
from virtu.bots.levels import bot
from virtu.games.palace.tables import CARD_NAME, CARDS, FIRST_KING
from virtu.games.wars_of_italy.game import WARS_OF_ITALY

CATALOGUES = Path(virtu.__file__).parent / "locale"
LANGUAGES = ["en", "fr", "cs", "it"]


def messages(lang: str) -> set[str]:
    body = FluentParser().parse((CATALOGUES / lang / "wars_of_italy.ftl").read_text(encoding="utf-8")).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@cache
def said() -> tuple[frozenset[str], frozenset[str]]:
    """The questions and events of two games."""
    questions: set[str] = set()
    events: set[str] = set()
    for seed in range(2):
        state = WARS_OF_ITALY.new(2, seed)
        WARS_OF_ITALY.listen(state)
        player = bot(["random", "easy"][seed], seed)
        while not WARS_OF_ITALY.over(state):
            questions.add(str(WARS_OF_ITALY.question(state)))
            WARS_OF_ITALY.play(state, player.choose(WARS_OF_ITALY, state))
            events.update([event.name for event in WARS_OF_ITALY.events(state)])
    return frozenset(questions), frozenset(events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_has_words(lang: str) -> None:
    found = messages(lang)
    questions, events = said()
    assert [name for name in questions if f"question-wars_of_italy-{name}" not in found] == []
    assert [name for name in events if f"event-wars_of_italy-{name}" not in found] == []
    assert [clause.key for clause in WARS_OF_ITALY.clauses if clause.key not in found] == []
    assert [card for card in CARD_NAME[FIRST_KING:CARDS] if f"term-{card}" not in found] == []


def test_languages_say_the_same_things() -> None:
    assert messages("en") == messages("fr") == messages("cs") == messages("it")
