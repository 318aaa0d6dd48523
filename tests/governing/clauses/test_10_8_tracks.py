"""AG-10.8, AG-10.9 The Cities track, spaces gained and lost, and the new order."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.tracks import NewOrder, gain_city, move_disc
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.spaces import CheckSpaces, reopen_spaces
from virtu.games.palace.tables import BASE_SPACES, CITY, SPACES

FIVE = ("genoa", "parma", "nice")


def losing_five(**options: object) -> Table:
    """Blue holds 5 Cities, uses a shaded space thanks to them, and is about to lose Parma to Red."""
    table = Table(**options)
    table.say(
        f"blue holds {' '.join(FIVE)} exhausted", "blue has bishop at left1",
        "blue has merchant at left2 exhausted", "red has 2 troops at parma",
    )
    return table


def lose(table: Table) -> None:
    table.run(Sieges())
    table.play("red: pass", "blue: pass")


def test_10_8_1_the_disc_moves_on_top() -> None:
    """AG-10.8.1 At once to the space of the new count, on top of the discs already there."""
    table = Table()
    table.g.stack = [1, 0, 2, 3]
    gain_city(table.g, table.seat("green"), CITY["siena"])
    gain_city(table.g, table.seat("red"), CITY["parma"])

    assert table.g.track == [2, 3, 2, 3]
    assert table.g.stack == [1, 3, 0, 2]


@pytest.mark.parametrize(("cities", "space"), [(0, 2), (1, 2), (2, 2), (5, 5), (8, 8), (9, 8)])
def test_10_8_2_counts_beyond_the_track_stay_at_its_ends(cities: int, space: int) -> None:
    """AG-10.8.2 Below 2 on the start space, above 8 on the last."""
    table = Table()
    names = ["milan", "turin", "genoa", "parma", "nice", "mantua", "trento", "siena", "spoleto"]
    table.say("neutral milan turin")
    for name in names[:cities]:
        table.g.owner[CITY[name]] = table.seat("blue")
    move_disc(table.g, table.seat("blue"))

    assert table.g.track[table.seat("blue")] == space


def test_10_8_2_a_disc_that_does_not_move_keeps_its_place() -> None:
    """AG-10.8.2 From 8 to 9 Cities there is no new stacking."""
    table = Table()
    table.say("green holds mantua trento siena spoleto bari ancona exhausted")
    table.g.stack = [0, 1, 3, 2]
    gain_city(table.g, table.seat("green"), CITY["ravenna"])

    assert table.g.stack == [0, 1, 3, 2]


@pytest.mark.parametrize(("stack", "top"), [("conqueror_top", "red"), ("loser_top", "blue")])
def test_10_8_3_the_losers_disc_moves_first(stack: str, top: str) -> None:
    """AG-10.8.3 So the conqueror's lies higher; AG-16.6 or the other way round where agreed."""
    table = Table(conquest_stack=stack)
    table.say(
        f"blue holds {' '.join(FIVE)} exhausted", "red holds siena exhausted", "red has 2 troops at parma",
    )
    lose(table)

    assert table.g.track[:2] == [4, 4]
    assert table.g.stack[0] == table.seat(top)


def test_10_8_4_five_cities_give_a_space_at_once() -> None:
    """AG-10.8.4 And below 5 it is gone."""
    table = Table()
    seat = table.seat("blue")
    table.say("blue holds genoa parma exhausted")
    assert table.g.extra_spaces(seat) == 0
    gain_city(table.g, seat, CITY["nice"])
    assert table.g.extra_spaces(seat) == 1
    table.say("neutral nice")
    assert table.g.extra_spaces(seat) == 0


def test_10_8_5_the_loser_vacates_a_shaded_space() -> None:
    """AG-10.8.5 Its card moves to a free legal space, keeping its side, or is discarded."""
    table = losing_five()
    lose(table)

    assert (table.asked(), table.question()) == ("blue", "vacate")
    assert table.offers == ["shift left2 to right1", "shift left2 to right2", "discard left2"]
    table.play("blue: shift left2 to right1")
    assert table.card_at("blue", "right1") == "merchant"
    assert not table.is_ready("blue", "right1")
    assert table.asked() == ""


def test_10_8_5_a_discard_frees_the_space_too() -> None:
    """AG-10.8.5 A Notable returns to its pile."""
    table = losing_five()
    lose(table)
    left = table.g.notables[:]
    table.play("blue: discard left2")

    assert table.card_at("blue", "left2") == ""
    assert sum(table.g.notables) == sum(left) + 1


def test_10_8_5_only_shaded_spaces_are_lost() -> None:
    """AG-10.8.5 Neither base spaces nor empty ones, and the card goes where it may."""
    table = losing_five()
    lose(table)

    table.refuses("blue: discard left1", "AG-10.8.5", "Left1")
    table.refuses("blue: shift left1 to right1", "AG-10.8.5")
    table.refuses("blue: discard left3", "AG-10.8.5", "no card")
    table.refuses("blue: shift left2 to left1", "AG-10.8.5", "Left1")
    table.refuses("blue: shift left2 to left3", "AG-10.8.5")
    table.refuses("blue: done", "AG-10.8.5")
    table.refuses("blue: give up right1", "AG-10.8.5")


def test_10_8_5_nobody_is_asked_while_the_spaces_suffice() -> None:
    """AG-10.8.5 Only if more shaded spaces are occupied than X."""
    table = losing_five()
    table.say("blue has duchy exhausted")
    lose(table)

    assert table.asked() == ""
    assert table.card_at("blue", "left2") == "merchant"


def test_16_4_any_space_may_be_lost_where_agreed() -> None:
    """AG-16.4 lost_space=any: a base space is given up and the shaded count is raised by one."""
    table = losing_five(lost_space="any")
    lose(table)

    table.refuses("blue: give up left1", "AG-16.4", "Left1")
    table.play("blue: give up right1")
    seat = table.seat("blue")
    assert table.card_at("blue", "left2") == "merchant"
    assert table.g.shaded_allowed(seat) == 1
    assert table.g.free_spaces(seat) == [4]
    assert not table.g.may_receive(seat, 3)


def test_16_4_a_base_space_is_vacated_with_its_card() -> None:
    """AG-16.4 Its card moves or is discarded, and the space is unavailable."""
    table = losing_five(lost_space="any")
    lose(table)
    table.play("blue: shift left1 to right2")

    seat = table.seat("blue")
    assert table.card_at("blue", "right2") == "bishop"
    assert table.g.closed[seat * SPACES] == 1
    assert table.asked() == ""


def test_16_4_the_space_opens_when_x_grows_again() -> None:
    """AG-16.4 Until X grows again."""
    table = losing_five(lost_space="any")
    lose(table)
    table.play("blue: give up right1")
    seat = table.seat("blue")
    gain_city(table.g, seat, CITY["mantua"])

    assert sum(table.g.closed) == 0
    assert table.g.shaded_allowed(seat) == 1
    before = table.g.extra_spaces(seat)
    reopen_spaces(table.g, seat, before)
    assert [space for space in BASE_SPACES if table.g.closed[seat * SPACES + space]] == []


def test_10_8_5_two_spaces_lost_are_vacated_one_after_the_other() -> None:
    """AG-10.8.5 The question returns until the position is legal."""
    table = Table()
    table.say("blue has bishop at left2", "blue has merchant at right3")
    table.run(CheckSpaces(table.seat("blue")))
    table.play("blue: discard left2", "blue: shift right3 to left1")

    assert table.asked() == ""
    assert [card for card in table.g.spaces[:SPACES] if card != EMPTY] == [5]


def test_10_9_1_most_cities_first() -> None:
    """AG-10.9.1 Sorted by controlled Cities."""
    table = Table()
    table.say("green holds mantua trento exhausted", "red holds siena exhausted")
    table.run(NewOrder())

    assert table.order()[:2] == ["green", "red"]


def test_10_9_2_among_equals_the_higher_disc() -> None:
    """AG-10.9.2 Ties: higher in the stack goes earlier."""
    table = Table()
    table.g.stack = [2, 0, 3, 1]
    table.run(NewOrder())

    assert table.order() == ["yellow", "blue", "green", "red"]


def test_10_9_3_the_true_count_decides_beyond_the_track() -> None:
    """AG-10.9.3 Counts above 8 and below 2 are sorted truly; nobody is eliminated."""
    table = Table()
    table.say(
        "green holds mantua trento siena spoleto bari ancona exhausted",
        "blue holds genoa parma nice ravenna rome terracina benevento exhausted",
        "neutral florence pisa naples",
    )
    table.g.stack = [3, 1, 2, 0]
    table.say()
    table.run(NewOrder())

    assert table.order() == ["blue", "green", "yellow", "red"]
