"""A digest is that of the position's plain data, in either form of the kernel and however it is put together."""

import random

import pytest

from virtu.games.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_an_agenda_is_written_as_its_plain_data(name: str) -> None:
    game, dice = GAMES[name], random.Random(3)
    state = game.new(seed=5, chance=True)
    for _ in range(300):
        offers = game.offers(state)
        if not offers:
            break
        game.play(state, dice.choice(offers))
        assert game.codec.written(state.agenda) == repr(game.codec.plain(state.agenda))
