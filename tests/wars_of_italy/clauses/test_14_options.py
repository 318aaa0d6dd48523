"""WI-14 What can be agreed before the game."""

import pytest

from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.ruleset import OPTIONS
from wars_of_italy.table import fresh


@pytest.mark.parametrize("name", list(OPTIONS))
def test_r2_every_option_is_remembered(name: str) -> None:
    """WI-R2, WI-R24, WI-R30, WI-R35, WI-R36, WI-R44, WI-R56, WI-R57 Each value survives being dumped and loaded."""
    for value in OPTIONS[name].values:
        w = fresh(**{name: value})
        dumped = WARS_OF_ITALY.dump(w)
        assert WARS_OF_ITALY.chosen_options(WARS_OF_ITALY.load(dumped))[name] == value


def test_r2_wrong_options() -> None:
    """WI-R2 A wrong option is told in words."""
    with pytest.raises(ValueError, match="has no option colour"):
        fresh(colour="blue")
    with pytest.raises(ValueError, match="track"):
        fresh(track="17")
