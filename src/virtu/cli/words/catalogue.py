"""The messages of one language: what every game shares, then the game's own, as the browser loads them."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALE: Final = Path(__file__).resolve().parents[2] / "locale"
OWN: Final = {"governing": ("palace", "governing"), "wars_of_italy": ("palace", "wars_of_italy")}
"""The catalogues of games that speak from more than one; the later says better what the earlier says, too."""
OF_A_GAME: Final = re.compile(rf"^(event|question)-(?:{'|'.join(OWN)})-")
"""A message of one game; what several say in the same words is called after what they share."""
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t}].*)?$)*)", re.MULTILINE)
FACT: Final = re.compile(r"\$(\w+)")
SOFT_HYPHEN: Final = "\u00ad"


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
    names = ["common", "story", *OWN.get(game, (game,))]
    paths = [LOCALE / language / f"{name}.ftl" for name in names]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for text in texts(language, game):
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


@cache
def needs(language: str, game: str) -> dict[str, set[str]]:
    """The facts each message speaks of."""
    found: dict[str, set[str]] = {}
    for text in texts(language, game):
        for message in MESSAGE.finditer(text):
            found[message[1]] = set(FACT.findall(message[2]))
    return found


class Catalogue:
    """One game's messages in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.bundle = bundle(language, game)
        self.needs = needs(language, game)
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
        said, errors = self.bundle.format_pattern(pattern, facts)
        self.unsaid += [f"{name}: {error}" for error in errors]
        # A hyphen the browser may break a word at is no letter.
        return str(said).replace(SOFT_HYPHEN, "")
