"""Which English each passage of a translation was made from.

Beside `docs/rules/fr/honour.md` stands `honour.lock`: for everything translated its name and a short hash of the
English text. Where the English has changed since, the hash differs, and the passage wants to be translated again.
"""

import hashlib
from pathlib import Path

from virtu.rulebook.book import Block, whole
from virtu.rulebook.shelf import folders, rulebook, translation


def lock_path(game: str, language: str) -> Path:
    return folders()[0] / language / f"{game}.lock"


def written(game: str, language: str) -> str:
    """The lock as it is when everything translated fits the English of today."""
    original, told = originals(game), translated(game, language)
    return "".join(f"{name} {digest(original[name])}\n" for name in original if name in told)


def stale(game: str, language: str) -> list[str]:
    """What has to be looked at: the name, and what is wrong with it."""
    original, told, locked = originals(game), translated(game, language), locks(game, language)
    faults = []
    for name, block in original.items():
        if name not in told:
            faults.append(f"{name} is not translated")
        elif name not in locked:
            faults.append(f"{name} is not locked")
        elif locked[name] != digest(block):
            faults.append(f"{name} has changed in English")
    return faults + [f"{name} is not in the English rules" for name in told if name not in original]


def originals(game: str) -> dict[str, Block]:
    return dict(rulebook(game).keyed())


def translated(game: str, language: str) -> dict[str, Block]:
    told = translation(game, language, rulebook(game))
    return dict(told.keyed()) if told else {}


def locks(game: str, language: str) -> dict[str, str]:
    path = lock_path(game, language)
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {name: digest for name, _, digest in (line.partition(" ") for line in lines)}


def digest(block: Block) -> str:
    """Of the words alone: how lines are broken does not matter."""
    return hashlib.sha256(" ".join(whole(block).split()).encode()).hexdigest()[:8]
