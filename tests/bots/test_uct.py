"""The yardstick: plain UCT finds what can be found by trying, and is nobody's level."""

import pytest

import virtu
from seven_virtues.table import Table
from virtu.bots import LEVELS
from virtu.bots.searcher import SearchPlayer
from virtu.bots.uct import Place
from virtu.games.registry import BUILT_IN
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import NOBODY


def thinker(name: str) -> SearchPlayer:
    player = virtu.bot(name)
    assert isinstance(player, SearchPlayer)
    return player


def test_it_is_an_opponent_and_no_level() -> None:
    assert "uct" not in LEVELS
    assert thinker("uct").seconds == 1.0
    assert thinker("uct@0.05").seconds == 0.05
    assert thinker("uct@20p").playouts == 20


def test_it_takes_the_last_cards_that_win() -> None:
    """Three Justice cards against one of Hope, and the game is over."""
    table = Table(7).turn("justice 9, justice 4, justice 5, hope 7", hands=("", "hope 8", ""))
    thought = thinker("uct@200p").think(table.game, table.state, seed=1)
    assert str(thought.action) == "take justice"
    assert thought.simulations == 200


@pytest.mark.parametrize("game", list(BUILT_IN.values()), ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_legal_answer(game: virtu.Game) -> None:
    state = game.new(seed=5)
    first = thinker("uct@4p").choose(game, state, seed=7)
    assert first in game.offers(state)
    assert thinker("uct@4p").choose(game, state, seed=7) == first


def test_chance_has_its_places_in_the_tree() -> None:
    game = BUILT_IN["seven_virtues"]
    state = game.new(2, 3, chance=True)
    ask = engine.open_question(state)
    assert ask is not None
    place = Place(NOBODY)
    place.expand(state, ask, dice_from(1))
    assert len(place.next) == len(place.weights) == len(game.offers(state))
    assert 0 <= place.choose(dice_from(2), 2.0) < len(place.next)
