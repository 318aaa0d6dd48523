"""Ideas for people: legal, the bot's best first, each with a reason from the catalogues, nothing hidden in them."""

import re
from pathlib import Path

import pytest

from virtu.bots import bot
from virtu.bots.hints import FEW, hints
from virtu.games.registry import BUILT_IN as GAMES
from virtu.kernel.dice import dice_from

LOCALE = Path(__file__).parents[2] / "src" / "virtu" / "locale"
LONG = 150
"""So many answers of a game are looked at."""


def reasons(language: str) -> set[str]:
    text = "".join(path.read_text() for path in (LOCALE / language).glob("*.ftl"))
    return set(re.findall(r"^hint-([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_ideas_are_legal_few_and_said_in_four_languages(name: str) -> None:
    game = GAMES[name]
    state, player, seen = game.new(min(game.players), 7, False), bot("easy", 7), set()
    for _ in range(LONG):
        if game.seat(state) is None:
            break
        found = hints(game, state, 1)
        actions = [hint.action for hint in found]
        assert 1 <= len(actions) <= FEW
        assert len(set(map(str, actions))) == len(actions)
        assert all(action in game.offers(state) for action in actions)
        seen |= {hint.reason for hint in found}
        game.play(state, player.choose(game, state))
    assert len(seen) > 1
    for language in ("en", "fr", "cs", "it"):
        known = reasons(language)
        games = [name, "governing"] if name == "wars_of_italy" else [name]
        said = {reason for reason in seen if {reason, *[f"{game}-{reason}" for game in games]} & known}
        assert seen - said == set()


@pytest.mark.parametrize(("game", "folder"), [("governing", "palace"), ("wars_of_italy", "wars")])
def test_no_reason_of_the_catalogues_is_never_given(game: str, folder: str) -> None:
    source = Path(__file__).parents[2] / f"src/virtu/bots/outlooks/{folder}/reasons.py"
    named = set(re.findall(r'"([a-z_]+)"', source.read_text()))
    assert "annex" in named
    for language in ("en", "fr", "cs", "it"):
        own = [reason for reason in reasons(language) if reason.startswith(f"{game}-")]
        assert own
        said = {reason.removeprefix(f"{game}-") for reason in own}
        assert said - named <= {"govern", "trade", "wage_war", "scheme"}, "reasons nobody gives"


def test_the_first_idea_is_what_the_bot_does_when_it_overlooks_nothing() -> None:
    game = GAMES["governing"]
    state, player, same, all_ = game.new(3, 11, False), bot("easy", 11), 0, 0
    for _ in range(LONG):
        if len(game.offers(state)) > 1:
            all_ += 1
            same += hints(game, state, 1)[0].action is player.choose(game, state, seed=all_)
        game.play(state, player.choose(game, state))
    assert same > 0.8 * all_


def test_ideas_do_not_depend_on_what_the_seat_cannot_see() -> None:
    """Two games that look the same to the asked seat get the same ideas."""
    game = GAMES["honour"]
    state, player = game.new(5, 3, False), bot("easy", 3)
    for _ in range(40):
        seat = game.seat(state)
        if seat is None:
            break
        other = game.imagine(state, seat, dice_from(99))
        one, two = (
            [(str(hint.action), hint.reason, hint.facts) for hint in hints(game, given, 5)]
            for given in (state, other)
        )
        assert one == two
        game.play(state, player.choose(game, state))


def test_means_put_up_say_what_they_are_put_up_for() -> None:
    """A newcomer learns where the Agent goes, not that a Mask is put up first."""
    game = GAMES["governing"]
    state = game.new(3, 3, False)
    dice = dice_from(4)
    for _ in range(600):
        if game.seat(state) is None or any(str(offer) == "use room mask" for offer in game.offers(state)):
            break
        offers = game.offers(state)
        named = [offer for offer in offers if str(offer) == "scheme"]
        game.play(state, (named or list(offers))[dice.throw(1 if named else len(offers))])
    found = hints(game, state, 1)[0]
    assert str(found.action).startswith("use ")
    assert str(found.facts["then"]).split()[0] in ("place", "expel", "lift")
    assert found.reason != "use"
