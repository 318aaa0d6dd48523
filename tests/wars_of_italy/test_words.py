"""The catalogues of the Wars of Italy: every question, event, refusal and card has its words in every language."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import virtu
from virtu.bots.levels import bot
from virtu.cli.words.catalogue import Catalogue, is_form
from virtu.games.palace.tables import CARD_NAME, CARDS, FIRST_KING
from virtu.games.wars_of_italy.game import WARS_OF_ITALY

CATALOGUES = Path(virtu.__file__).parent / "locale"
LANGUAGES = ["en", "fr", "cs", "it"]


def messages(lang: str, name: str = "wars_of_italy") -> dict[str, str]:
    """By key: the words; the forms of a name are each language's own."""
    body = FluentParser().parse((CATALOGUES / lang / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    write = FluentSerializer().serialize_entry
    found = [entry for entry in body if isinstance(entry, ast.Message) and not is_form(entry.id.name)]
    return {entry.id.name: write(entry).partition(" =")[2] for entry in found}


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
    found = Catalogue(lang, "wars_of_italy")
    questions, events = said()
    assert [name for name in questions if not found.knows(f"question-wars_of_italy-{name}")] == []
    assert [name for name in events if not found.knows(f"event-wars_of_italy-{name}")] == []
    assert [clause.key for clause in WARS_OF_ITALY.clauses if not found.knows(clause.key)] == []
    assert [card for card in CARD_NAME[FIRST_KING:CARDS] if not found.knows(f"term-{card}")] == []


@pytest.mark.parametrize("name", ["palace", "governing", "wars_of_italy"])
def test_languages_say_the_same_things(name: str) -> None:
    english, *others = [set(messages(lang, name)) for lang in LANGUAGES]
    assert [other for other in others if other != english] == []


def test_what_both_games_say_stands_once() -> None:
    """In palace.ftl; a game's own catalogue holds what it says in other words, or alone."""
    here, there = messages("en"), messages("en", "governing")
    both = [key for key in here if key.replace("wars_of_italy", "governing") in there]
    for lang in LANGUAGES:
        here, there = messages(lang), messages(lang, "governing")
        both = [key for key in both if here[key] == there[key.replace("wars_of_italy", "governing")]]
    assert both == []
    families = ("gov-", "answer-governing-", "commit-governing-", "hint-governing-", "count-", "keys-")
    assert [key for key in there if key.startswith(families)] == [], "the Wars of Italy say these, too"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_says_its_own_words_before_the_shared_ones(lang: str) -> None:
    wars, general = Catalogue(lang, "wars_of_italy"), Catalogue(lang, "governing")
    assert wars.resolved("event-wars_of_italy-skipped") == "event-palace-skipped"
    assert wars.resolved("event-wars_of_italy-round") == "event-wars_of_italy-round"
    assert not wars.knows("event-wars_of_italy-began")
    assert general.knows("event-governing-began")
    assert not general.knows("event-seven_virtues-skipped")
