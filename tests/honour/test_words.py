"""The catalogues of Honour: every card, question, event and refusal has its words in every language."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import virtu
from virtu.cli.words.catalogue import FORM, is_form
from virtu.games.honour.tables import CHARACTERS, KINDS, NAME
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value
from virtu.walks import Walk

CATALOGUES = Path(virtu.__file__).parent / "locale"
LANGUAGES = ["en", "fr", "cs", "it"]
GAME = virtu.game("honour")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    text = (CATALOGUES / lang / "honour.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message) and not is_form(entry.id.name)}


def variables(node: object) -> set[str]:
    """The variables a message uses; a form of a name is the name."""
    if isinstance(node, ast.VariableReference):
        return {FORM.sub(r"\1", node.id.name)}
    if isinstance(node, list):
        return set().union(*[variables(item) for item in node]) if node else set()
    return variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_card_has_a_name_and_a_flavour(lang: str) -> None:
    found = messages(lang)
    names = set()
    for kind in range(KINDS):
        message = found["card-honour-" + NAME[kind].replace(" ", "-")]
        assert [attribute.id.name for attribute in message.attributes] == ["flavour"]
        assert message.value is not None
        names.add(str(message.value.to_json()))
    assert len(names) == KINDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_notation_word_has_a_term(lang: str) -> None:
    found = messages(lang)
    words = {word for kind in range(KINDS) for word in NAME[kind].split() if not word[0].isdigit()}
    for word in words | set(CHARACTERS) | {"clerics", "laymen", "everyone", "layman", "nothing"}:
        assert f"term-{word}" in found


@cache
def said() -> tuple[set[str], dict[str, set[str]]]:
    """The questions of a few games of both variants, and their events with the names of all facts.

    Full games go on until every event the catalogue knows has happened, or there were more than enough.
    """
    questions: set[str] = set()
    events: dict[str, set[str]] = {}
    games: list[dict[str, Value]] = [{"variant": "short", "timer": "clock"}, {"variant": "short"}, *[{}] * 20]
    for seed, options in enumerate(games):
        walk = Walk(GAME, 5, options, dice_from(seed).throw)
        while True:
            questions.add(GAME.question(walk.state) or "act")
            if not walk.step():
                break
            for event in GAME.events(walk.state):
                events.setdefault(event.name, set(event.facts))
                assert events[event.name] == set(event.facts), event.name
        if written_events() <= set(events):
            break
    return questions, events


def written_events() -> set[str]:
    """The events of which the English catalogue tells."""
    return {name.removeprefix("event-honour-") for name in messages("en") if name.startswith("event-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_events_of_whole_games_have_words(lang: str) -> None:
    found = messages(lang)
    questions, events = said()
    assert all(f"question-honour-{name}" in found for name in questions)
    for name, facts in events.items():
        assert variables(found[f"event-honour-{name}"]) <= facts | {f"{fact}_is" for fact in facts}, name


def test_the_games_listened_to_tell_everything() -> None:
    """Every event the catalogue knows happens in them."""
    assert written_events() == set(said()[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_translated(lang: str) -> None:
    """Every language says the same as the rules with the same facts, or fewer."""
    found = messages(lang)
    for clause in GAME.clauses:
        used = variables(found[clause.key])
        assert all("{" + name + "}" in clause.gist for name in used), clause.key


def test_all_languages_have_the_same_messages() -> None:
    english = set(messages("en"))
    for lang in LANGUAGES[1:]:
        assert set(messages(lang)) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_words(lang: str) -> None:
    found = messages(lang)
    for name, option in GAME.options.items():
        assert f"option-{name}" in found
        assert all(f"option-{name}-{value}" in found for value in option.values)
