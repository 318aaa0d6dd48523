"""AG-6 The marker."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.act import SpringTurn
from virtu.games.palace.state import EMPTY, SPRING
from virtu.games.palace.tables import CITY, ROOMS


def spring(room: int = 1, **options: object) -> Table:
    """Red's marker stands in a Room; Red is about to move."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = room - 1
    return table


def begin(table: Table) -> None:
    table.run(SpringTurn(table.seat("red")))


def room(table: Table) -> int:
    return table.g.marker[table.seat("red")] + 1


def moves(table: Table) -> list[str]:
    return [offer for offer in table.offers if offer.startswith("move")]


@pytest.mark.parametrize("chosen", range(1, ROOMS + 1))
def test_6_1_1_in_the_first_spring_any_room(chosen: int) -> None:
    """AG-6.1.1 Nothing is paid and nobody readied; the action step comes at once."""
    table = spring()
    table.g.marker[table.seat("red")] = EMPTY
    table.say("red has bishop at left1 exhausted")
    begin(table)

    table.refuses("red: move 1", "AG-6.1.1")
    table.play(f"red: room {chosen}")
    assert room(table) == chosen
    assert table.question() == "action"
    assert not table.is_ready("red", "left1")


def test_6_2_1_the_marker_must_advance() -> None:
    """AG-6.2.1 Staying put is illegal."""
    table = spring()
    begin(table)

    table.refuses("red: skip", "AG-6.2.1")
    table.refuses("red: room 1", "AG-6.2.1")
    assert "move 0" not in table.offers


def test_6_2_2_two_rooms_are_free() -> None:
    """AG-6.2.2 Clockwise, one or two."""
    table = spring(5)
    begin(table)

    assert moves(table) == ["move 1", "move 2"]
    table.play("red: move 2")
    assert room(table) == 2


def test_6_2_3_one_more_room_for_two_florins() -> None:
    """AG-6.2.3 Once per Spring."""
    table = spring()
    table.say("red has 5 florins")
    begin(table)

    assert moves(table) == ["move 1", "move 2", "move 3"]
    table.play("red: move 3", "red: buy step")
    assert (room(table), table.treasury("red")) == (4, 3)


def test_6_2_3_not_twice_and_not_without_florins() -> None:
    """AG-6.2.3 A second bought Room, or one without 2 florins, is refused."""
    table = spring()
    table.say("red holds palermo rossano", "red has 2 florins")
    begin(table)
    table.play("red: move 4", "red: buy step")
    table.refuses("red: buy step", "AG-6.2.3")

    table = spring()
    table.say("red holds palermo")
    begin(table)
    table.play("red: move 3")
    table.refuses("red: buy step", "AG-6.2.3", "0")


def test_6_2_4_each_arrow_adds_a_room() -> None:
    """AG-6.2.4 Any number, from tiles and Cortigiani."""
    table = spring()
    table.say("red holds palermo rossano")
    begin(table)
    table.play("red: move 4", "red: use palermo arrow", "red: use rossano arrow")

    assert room(table) == 5
    assert table.g.city_ready[CITY["palermo"]] == table.g.city_ready[CITY["rossano"]] == 0


def test_6_2_5_no_farther_than_paid_for() -> None:
    """AG-6.2.5 d is at most 2, plus 1 for florins, plus Arrows."""
    table = spring()
    table.say("red holds palermo")
    begin(table)

    table.refuses("red: move 4", "AG-6.2.5", "2", "1")


def test_6_2_5_a_circuit_returns_to_the_same_room() -> None:
    """AG-6.2.5 2 free + 1 bought + 2 Arrows = 5, and more is allowed."""
    table = spring(2)
    table.say("red holds palermo rossano messina", "red has 2 florins")
    begin(table)
    table.play("red: move 6", "red: buy step", "red: use palermo arrow", "red: use rossano arrow")
    table.play("red: use messina arrow")

    assert room(table) == 3


def test_6_2_5_what_pays_the_move_is_not_spent_otherwise() -> None:
    """AG-6.2.5 No answer may lead to a move that cannot be paid."""
    table = spring()
    table.say("red holds palermo rossano", "red has 0 florins")
    begin(table)
    table.play("red: move 4")

    table.refuses("red: bank palermo", "AG-6.2.5")
    table.refuses("red: done", "AG-6.2.4")


def test_6_2_6_the_payment_comes_before_the_readying() -> None:
    """AG-6.2.6 A card readied by the move cannot pay for it."""
    table = spring(4)
    table.say("red has maestro at left1 exhausted")
    begin(table)

    table.refuses("red: move 3", "AG-6.2.5")
    table.play("red: move 2")
    assert table.is_ready("red", "left1")


@pytest.mark.parametrize(
    ("start", "rooms", "left", "right"),
    [(1, 1, False, False), (2, 1, False, True), (4, 1, True, False), (3, 2, True, False)],
)
def test_6_2_7_crossing_an_arrow_readies_its_edge(start: int, rooms: int, left: bool, right: bool) -> None:
    """AG-6.2.7 The right arrow lies after Room 2, the left one after Room 4."""
    table = spring(start)
    table.say(
        "red has bishop at left1 exhausted", "red has merchant at right1 exhausted",
        "red has podesta at right2 exhausted",
    )
    begin(table)
    table.play(f"red: move {rooms}")

    assert table.is_ready("red", "left1") == left
    assert table.is_ready("red", "right1") == table.is_ready("red", "right2") == right


def test_6_2_7_crossing_both_arrows_readies_both_edges() -> None:
    """AG-6.2.7 A long move crosses both."""
    table = spring(2)
    table.say(
        "red has bishop at left1 exhausted", "red has merchant at right1 exhausted", "red has 2 florins",
    )
    begin(table)
    table.play("red: move 3", "red: buy step")

    assert table.is_ready("red", "left1")
    assert table.is_ready("red", "right1")


def test_6_2_8_blocked_rooms_do_not_hinder_the_marker() -> None:
    """AG-6.2.8 It passes and stops; there is merely no action."""
    table = spring(1)
    table.say("blue has agent on red 2", "blue has agent on red 3")
    begin(table)
    table.play("red: move 2")

    assert room(table) == 3
    assert table.offers == ["skip", "use indulgence florin"]
