"""Things are called as the publishers call them, in the catalogues and in the rules."""

import csv
import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest

import virtu
from virtu.cli.words.catalogue import MESSAGE
from virtu.rulebook import available, rulebook, whole

HERE = Path(__file__).parent
LOCALE = Path(virtu.__file__).parent / "locale"
LANGUAGES = ["fr", "cs", "it"]
STEMS = {
    "Troops?": ("troup", "jednot", "trupp"),
    "Agents?": ("agent", "agent", "agent"),
    "Indulgences?": ("indulgen", "odpust", "indulgen"),
    "Troph(?:y|ies)": ("troph", "trofej", "trofe"),
    "Rooms?": ("salle", "komnat", "sal[ae]"),
    "Domain": ("domaine", "domini", "domini"),
    "garrison": ("garnison", "posadk", "guarnigion"),
    "treasury": ("tresorerie", "pokladni", "tesoreria"),
    "Cit(?:y|ies)": ("cite", "mest", "citta"),
    "florins?": ("florin", "floren", "fiorin"),
    "Crowns?": ("couronne", "korun", "coron"),
    "Cross(?:es)?": ("croix", "kriz", "croc"),
    "Ships?": ("bateau", "lod", "nav"),
    "Masks?": ("masque", "mas[ek]", "mascher"),
    "Alliances?": ("alli", "spojen", "alle"),
    "Cathedrals?": ("cathedrale", "katedral", "cattedral"),
    "Patronage": ("patron|mecen", "patron", "patroc"),
    "Virtues?": ("vertu", "ctnost", "virtu"),
    "Icon Trios?": ("trio", "trojic", "tri"),
    "Dishonour": ("deshonneur", "hanb", "disonor"),
    "Honour": ("honneur", "cest|cti", "onor"),
    "Counters?": ("para?de|pare", "obran|bran|odra[zi]", "para"),
    "Favours?": ("faveur", "laskav", "favor"),
    "Recognition": ("reconnaissance", "uznan", "riconosc"),
    "Rumour Mill": ("moulin", "mlyn", "mulin"),
}
"""A word of the game as English writes it, and how it begins in French, Czech and Italian, without accents."""
GENERAL = {"common", "bots", "faults", "rules", "terminal"}
"""Catalogues that are not about one game."""
SAID_OTHERWISE = {
    "event-palace-traded", "event-palace-paid_salary", "AG-4-2-2-own", "AG-11-5-1-city", "gov-note-war",
    "gov-about-patronage-track", "option-scheme_unblock_masks", "gov-coach-scheme", "WI-10-3-city",
    "option-recruit_at_allies", "question-palace-recruit-none", "question-palace-recruit-florins",
    "gov-city-siege", "gov-city-marked",
    "question-palace-recruit", "AG-12-1-2-symbol", "AG-12-2-1", "gov-coach-siege", "AG-7-3-5",
    "gov-city-guests", "commit-governing-recruit-ally", "answer-governing-conclude-small", "AG-R67", "AG-R114",
    "HO-R15", "option-initial_cities", "AG-16/table1",
}  # fmt: skip
"""The thing is meant and not named, in good style."""


OTHER_NAMES = {"term-wages", "term-venice_seat", "term-conclude", "term-discards"}
"""Short forms, and names a verb follows."""


@cache
def glossary() -> list[dict[str, str]]:
    with (HERE / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def names(language: str) -> dict[str, set[str]]:
    """What each English name may be called."""
    found: dict[str, set[str]] = {}
    for row in glossary():
        found.setdefault(plain(row["en"]), set()).add(plain(row[language]))
    return found


def plain(text: str) -> str:
    """Without capitals, accents, soft hyphens and the form of apostrophes."""
    letters = unicodedata.normalize("NFD", text.replace("’", "'").replace("\u00ad", "").lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def messages(language: str) -> dict[tuple[str, str], str]:
    """Every message by its catalogue and key, as it is written."""
    return {
        (path.stem, found[1]): found[2].strip()
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_glossary(language: str) -> None:
    told = messages(language)
    wrong = []
    for (catalogue, key), english in messages("en").items():
        known, called = names(language).get(plain(english), set()), told.get((catalogue, key), "")
        if key.startswith("term-") and known and called and plain(called) not in known:
            wrong.append(f"{key}: {called}, not {' or '.join(sorted(known))}")
    assert [line for line in wrong if line.partition(":")[0] not in OTHER_NAMES] == []


def unnamed(english: str, told: str, language: str) -> list[str]:
    """The words of the glossary that one text has and the other lacks."""
    place = LANGUAGES.index(language)
    words, others = re.sub(r"\[\w+[^\]\n]*\]|\$\w+|`[^`]*`", "", english), plain(re.sub(r"\$\w+", "", told))
    return [
        word
        for word, stems in STEMS.items()
        if re.search(rf"\b{word}\b", words) and not re.search(stems[place], others)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_the_words_of_the_glossary(language: str) -> None:
    told = messages(language)
    wrong = [
        f"{key}: {word}"
        for (catalogue, key), english in messages("en").items()
        if catalogue not in GENERAL and key not in SAID_OTHERWISE
        for word in unnamed(english, told.get((catalogue, key), ""), language)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", available())
def test_rules_use_the_words_of_the_glossary(game: str, language: str) -> None:
    told = dict(rulebook(game, language).keyed())
    wrong = [
        f"{name}: {word}"
        for name, block in rulebook(game).keyed()
        if name not in SAID_OTHERWISE
        for word in unnamed(whole(block), whole(told[name]), language)
    ]
    assert wrong == []


def test_the_glossary_finds_a_wrong_word() -> None:
    english = "Recruit Troops in a City"
    assert unnamed(english, "Recrutez des armées dans une ville", "fr") == ["Troops?", "Cit(?:y|ies)"]
    assert unnamed(english, "Recrutez des Troupes dans une Cité", "fr") == []
