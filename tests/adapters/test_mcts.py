"""OpenSpiel's own search sits at our tables, as a yardstick."""

import sys

import pytest

import virtu
from virtu.bots.arena import Match, play_match
from virtu.bots.levels import LEVELS


@pytest.mark.parametrize("missing", ["pyspiel", "open_spiel"])
def test_without_openspiel_it_says_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*sys.modules]:
        if name.startswith(("virtu.adapters.", missing)):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ValueError, match=r"mcts is OpenSpiel's bot, .* pip install 'virtu\[openspiel\]'"):
        virtu.bot("mcts")


def test_it_is_an_opponent_and_no_level() -> None:
    assert "mcts" not in LEVELS
    with pytest.raises(ValueError, match=r"further opponents .*mcts"):
        virtu.bot("nobody")


def test_it_plays_a_whole_game_by_a_number_of_simulations() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra openspiel")
    bots = play_match(Match("seven_virtues", 2, ("mcts@3p", "random"), 2, 10_000))["bots"]
    assert isinstance(bots, list)
    searching, other = bots
    assert 1 < searching["simulations"] <= 3, "fewer only where it has proved the outcome"
    assert other["simulations"] == 0


def test_the_same_seed_gives_the_same_answer_and_options_are_kept() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra openspiel")
    game = virtu.game("honour")
    state = game.new(seed=5, variant="short")
    answer = virtu.bot("mcts@2p").choose(game, state, seed=7)
    assert answer in game.offers(state)
    assert virtu.bot("mcts@2p", 9).choose(game, state, seed=7) is answer

    from virtu.adapters.mcts import spiel_state

    assert spiel_state(game, state).course.setup.options["variant"] == "short"
