"""WI-11 The end and the points."""


from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import ROOMS
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.tables import ROME
from wars_of_italy.table import FR, NA, Table


def test_11_2_points() -> None:
    """WI-11.2, WI-R50, WI-R51 Cities, allies' cities, cards, tiles, Crosses, trophies, Indulgences."""
    table = Table()
    table.say("venice allied with naples")
    table.w.indulgences[NA * ROOMS] = 1
    table.say("naples has rodrigo at left1 exhausted")
    table.w.ally[ROME] = EMPTY

    assert table.points("naples", "cities") == 7
    assert table.points("naples", "indulgences") == -1
    assert table.points("naples", "religion") == 2
    assert table.points("france", "tiles") == 1
    assert table.points("france", "cities") == 2


def test_11_3_higher_total() -> None:
    """WI-11.3"""
    table = Table()
    assert WARS_OF_ITALY.leaders(table.w) == [NA]
    table.w.trophies[2] = 9
    assert WARS_OF_ITALY.leaders(table.w) == [FR]


def test_r6_the_kingdom_of_france() -> None:
    """WI-R6 Two florins and one point; the Kingdom itself is not for the King of France."""
    table = Table()
    table.say("france has kingdom_of_france")
    assert table.points("france", "tiles") == 1
    table.say("france has 40 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.refuses("france: buy kingdom", "WI-10.2")
    table.play("france: bank kingdom_of_france")
    assert table.treasury("france") == 42
