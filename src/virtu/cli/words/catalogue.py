"""The messages of one language: what every game shares, then the game's own, as the browser loads them."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from virtu.games.registry import BUILT_IN

LOCALE: Final = Path(__file__).resolve().parents[2] / "locale"
OWN: Final = {"governing": ("palace", "governing"), "wars_of_italy": ("palace", "wars_of_italy")}
"""The catalogues of games that speak from more than one; the later says better what the earlier says, too."""
OF_A_GAME: Final = re.compile(rf"^(event|question)-(?:{'|'.join(OWN)})-")
"""A message of one game; what several say in the same words is called after what they share."""
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t}].*)?$)*)", re.MULTILINE)
FACT: Final = re.compile(r"\$(\w+)")
FORMS: Final = ("of", "to", "acc", "loc", "with", "the", "action")
"""How languages bend a name: "of Ancona", "to Ancona", Ancona as object, "in Ancona", "with Ancona", "the Ancona"; and
what is done where a symbol is named: "War", "Wage War"."""
FORM: Final = re.compile(rf"(\w+)_({'|'.join(FORMS)})$")
SOFT_HYPHEN: Final = "\u00ad"
OF_OTHERS: Final = {
    "palace", "aid_palace", "bots", "lab", *BUILT_IN,
    *(f"{page}_{game}" for page in ("lessons", "aid") for game in BUILT_IN),
}
"""Catalogues of single games, and of pages of the browser; all the rest is said everywhere."""


def languages() -> list[str]:
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def system_language() -> str:
    """The language the system is set to, as far as it is spoken here; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wished = os.environ.get(name, "")
        if wished:
            return wished[:2] if wished[:2] in languages() else "en"
    return "en"


def texts(language: str, game: str) -> list[str]:
    """What every game shares, then the game's own if it has any; no word of another: they call different things the
    same."""
    folder = LOCALE / language
    shared = sorted({path.stem for path in folder.glob("*.ftl")} - OF_OTHERS)
    paths = [folder / f"{name}.ftl" for name in (*shared, *OWN.get(game, (game,)))]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    catalogue = FluentBundle([language], use_isolating=False)
    for text in texts(language, game):
        catalogue.add_resource(FluentResource(text), allow_overrides=True)
    return catalogue


@cache
def needs(language: str, game: str) -> dict[str, set[str]]:
    """The facts each message speaks of."""
    needed: dict[str, set[str]] = {}
    for text in texts(language, game):
        for message in MESSAGE.finditer(text):
            needed[message[1]] = set(FACT.findall(message[2]))
    return needed


def is_form(message: str) -> bool:
    """Whether it is a name as one language bends it; others may have no such form."""
    return message.startswith("term-") and bool(FORM.fullmatch(message.removeprefix("term-")))


@cache
def forms(language: str, game: str) -> dict[str, dict[str, str]]:
    """What a name is called, and its forms: those of `term-ancona`, `_short` and `_seat` stand beside it, as
    `term-ancona_of`."""
    by_name: dict[str, dict[str, str]] = {}
    words = bundle(language, game)

    def text(name: str) -> str:
        pattern = words.get_message(name).value if words.has_message(name) else None
        return str(words.format_pattern(pattern, {})[0]) if pattern else ""

    for message in needs(language, game):
        if form := FORM.fullmatch(message.removeprefix("term-")):
            for way in ("", "_short", "_seat"):
                if called := text(f"term-{form[1]}{way}").replace(SOFT_HYPHEN, ""):
                    by_name.setdefault(called, {})[form[2]] = text(message)
    return by_name


class Catalogue:
    """One game's messages in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.bundle = bundle(language, game)
        self.needs = needs(language, game)
        self.forms = forms(language, game)
        self.unsaid: list[str] = []
        """The messages that were wanted and are missing, or lack a fact."""

    def resolved(self, name: str) -> str:
        """The message of the game itself, or else the one it shares."""
        return name if self.bundle.has_message(name) else OF_A_GAME.sub(r"\1-palace-", name)

    def knows(self, name: str) -> bool:
        return self.bundle.has_message(self.resolved(name))

    def say(self, name: str, facts: dict[str, str | int]) -> str:
        """A message with its facts; a missing one shows its name, which no one can overlook."""
        pattern = self.bundle.get_message(self.resolved(name)).value if self.knows(name) else None
        if pattern is None:
            self.unsaid.append(name)
            return f"[{name}]"
        said, errors = self.bundle.format_pattern(pattern, self.with_forms(name, facts))
        self.unsaid += [f"{name}: {error}" for error in errors]
        # A hyphen the browser may break a word at is no letter.
        return str(said).replace(SOFT_HYPHEN, "")

    def with_forms(self, name: str, facts: dict[str, str | int]) -> dict[str, str | int]:
        """The facts with the forms a message asks for: `$city_of` beside `$city`; a name not bent stays as it is."""
        bent: dict[str, str | int] = {}
        for needed in self.needs[self.resolved(name)]:
            form = FORM.fullmatch(needed)
            if form and form[1] in facts:
                plain = facts[form[1]]
                bent[needed] = self.forms.get(str(plain), {}).get(form[2], plain)
        return {**bent, **facts}
