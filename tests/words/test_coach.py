"""Every kind of question of every game has a line of help, in every language."""

import re

import pytest

from virtu.cli.words.catalogue import languages, texts
from virtu.games.registry import BUILT_IN

QUESTION = re.compile(r"^question-(\w+?)-(\w+)(?:-[\w-]+)? =", re.MULTILINE)
OF_CHANCE = {"deal", "first"}
ROOMS = ["annex", "govern", "sponsor", "trade", "wage_war", "scheme"]
PALACE = {"governing", "wars_of_italy"}


def topics(game: str) -> set[str]:
    """The questions the catalogues know, but for those that only chance is asked."""
    found = QUESTION.findall("\n".join(texts("en", game)))
    own = {topic for whose, topic in found if whose == game or (whose == "palace" and game in PALACE)}
    return own - OF_CHANCE - {"held"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_question_is_explained(game: str, language: str) -> None:
    said = set(re.findall(r"^([\w-]+) =", "\n".join(texts(language, game)), re.MULTILINE))
    wanted = {topic for topic in topics(game) if topic != "action"}
    if game in PALACE:
        wanted |= {f"action-{room}" for room in ROOMS}
    lacking = {topic for topic in wanted if f"coach-{game}-{topic}" not in said and f"gov-coach-{topic}" not in said}
    assert lacking == set()
    assert len(wanted) >= 5
