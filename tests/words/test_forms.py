"""Every message of every language can be said, with every form of its numbers and names."""

import re
from pathlib import Path

import pytest

import virtu
from virtu.cli.words.catalogue import FACT, FORM, MESSAGE, bundle, languages, needs

GAMES = ["governing", "wars_of_italy", "seven_virtues", "honour"]
LOCALE = Path(virtu.__file__).parent / "locale"
BARE = re.compile(r"\{ ?\$|\[[a-z]+\]|->|\$\w")
"""What is left of a message that was not written as Fluent wants it."""


def filled(names: set[str], number: int, who: str) -> dict[str, str | int]:
    return {name: who if name.endswith("_is") else "Ada" if FORM.fullmatch(name) else number for name in names}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_every_number(language: str) -> None:
    said = 0
    seen: set[tuple[str, frozenset[str]]] = set()
    for game in GAMES:
        words = bundle(language, game)
        for key, names in needs(language, game).items():
            pattern = words.get_message(key).value
            if pattern is None or (key, frozenset(names)) in seen:
                continue
            seen.add((key, frozenset(names)))
            cases = [(1, "you"), (2, "other"), (5, "nobody"), (0, "other")] if names else [(1, "you")]
            for number, who in cases:
                shown, errors = words.format_pattern(pattern, filled(names, number, who))
                text = str(shown)
                assert errors == [], f"{key}: {errors}"
                assert text.strip(), key
                assert not BARE.search(text), f"{key}: {text}"
                said += 1
    assert said > 3000


def test_numbers_bend_what_they_count() -> None:
    """One Crown, two Crowns, five Crowns: Czech has three forms, the others two."""
    for language, forms in {"en": 2, "fr": 2, "it": 2, "cs": 3}.items():
        words = bundle(language, "governing")
        for key in ("count-crown", "count-ship", "count-mask", "count-florin"):
            pattern = words.get_message(key).value
            assert pattern is not None
            texts = {re.sub(r"\d+", "", str(words.format_pattern(pattern, {"n": n})[0])) for n in (1, 2, 5)}
            assert len(texts) == forms, f"{language} {key}: {texts}"


@pytest.mark.parametrize("language", languages())
def test_a_form_is_asked_for_only_of_facts_that_come_along(language: str) -> None:
    """`$city_of` without `$city` among the facts would stay empty."""
    english: dict[str, set[str]] = {}
    for path in (LOCALE / "en").glob("*.ftl"):
        english |= needs_of(path)
    for path in (LOCALE / language).glob("*.ftl"):
        for key, facts in needs_of(path).items():
            for fact in facts:
                if form := FORM.fullmatch(fact):
                    bare = {FORM.sub(r"\1", known).removesuffix("_is") for known in english.get(key, set())}
                    assert form[1] in bare, f"{key}: ${fact}"


def needs_of(path: Path) -> dict[str, set[str]]:
    return {found[1]: set(FACT.findall(found[2])) for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))}
