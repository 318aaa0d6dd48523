"""AG-11.3 Reorganising the Palace."""

import pytest

from governing.table import Table
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.reorganise import SHIFTS, Reorganise
from virtu.games.palace.tables import CARD, ROOMS


def palace(**options: object) -> Table:
    """Red's marker is in Room 1; an Ambassador leads Room 2 and a Gonfalonier with Bishop leads Room 3."""
    table = Table(**options)
    table.say(
        "red has ambassador in room 2", "red has gonfalonier in room 3", "red has bishop under room 3",
        "red has assassin at left1", "red has maestro at right1 exhausted",
    )
    table.winter("red", Reorganise(table.seat("red"), 0))
    return table


def in_room(table: Table, room: int) -> tuple[int, int]:
    place = table.seat("red") * ROOMS + room - 1
    return table.g.actions[place], table.g.improvements[place]


def test_11_3_1_any_number_of_moves_until_done() -> None:
    """AG-11.3.1 Each is legal when made."""
    table = palace()
    table.play("red: shift left1 to right2", "red: put right2 in 4", "red: take improvement 3 to left1", "red: done")

    assert in_room(table, 4) == (CARD["assassin"], EMPTY)
    assert table.card_at("red", "left1") == "bishop"
    assert table.question() is None


def test_11_3_1_shifts_come_to_an_end() -> None:
    """AG-11.3.1 Moves between spaces are bounded: so many reach every arrangement."""
    table = Table()
    table.say("red has bishop at left1")
    table.winter("red", Reorganise(table.seat("red"), 0))
    for turn in range(SHIFTS):
        table.play("red: shift left1 to right1" if turn % 2 == 0 else "red: shift right1 to left1")

    table.refuses("red: shift left1 to right1", "AG-11.3.1", str(SHIFTS))
    table.refuses("red: pass", "AG-11.3.1")


def test_11_3_2_rooms_with_marker_indulgence_or_enemy_agent_are_frozen() -> None:
    """AG-11.3.2 No card enters or leaves them."""
    table = palace()
    seat = table.seat("red")
    table.refuses("red: put left1 in 1", "AG-11.3.2", "marker")
    table.g.indulgences[seat * ROOMS + 1] = 1
    table.refuses("red: put left1 under 2", "AG-11.3.2", "Indulgence")
    table.refuses("red: take action 2 to right2", "AG-11.3.2", "Indulgence")
    table.say("blue has agent on red 3")
    table.refuses("red: take improvement 3 to right2", "AG-11.3.2", "Agent")


def test_11_3_2_the_own_agent_freezes_nothing() -> None:
    """AG-11.3.2 Only an enemy Agent."""
    table = palace()
    table.say("red has agent on red 3")

    table.play("red: take improvement 3 to right2")
    assert in_room(table, 3) == (CARD["gonfalonier"], EMPTY)


def test_11_3_3_only_ready_cortigiani_move() -> None:
    """AG-11.3.3 An exhausted card stays, an empty space has nothing to move."""
    table = palace()

    table.refuses("red: put right1 in 4", "AG-11.3.3", "exhausted")
    table.refuses("red: shift right1 to right2", "AG-11.3.3", "exhausted")
    table.refuses("red: put right2 in 4", "AG-11.3.3", "no card")
    table.refuses("red: shift right2 to left2", "AG-11.3.3", "no card")


def test_11_3_3_a_room_without_action_card_needs_an_icon() -> None:
    """AG-11.3.3 (a), AG-2.1.4 Only a card with an action icon leads a Room."""
    table = palace()
    table.say("red has bishop at right2")

    table.refuses("red: put right2 in 4", "AG-2.1.4", "Bishop")
    table.refuses("red: put left1 in 2", "AG-11.3.3", "2")
    table.play("red: put left1 in 4")
    assert in_room(table, 4) == (CARD["assassin"], EMPTY)


def test_11_3_3_beneath_an_action_card_any_card_goes() -> None:
    """AG-11.3.3 (b) If there is no Improvement yet."""
    table = palace()
    table.say("red has bishop at right2")

    table.refuses("red: put right2 under 4", "AG-2.1.3", "4")
    table.refuses("red: put right2 under 3", "AG-2.1.3", "3")
    table.play("red: put right2 under 2")
    assert in_room(table, 2) == (CARD["ambassador"], CARD["bishop"])


def test_11_3_3_on_top_the_old_card_becomes_the_improvement() -> None:
    """AG-11.3.3 (c) If the moved card has an icon and there is no Improvement."""
    table = palace()
    table.say("red has bishop at right2")

    table.refuses("red: put right2 over 2", "AG-2.1.4")
    table.refuses("red: put left1 over 3", "AG-2.1.3")
    table.play("red: put left1 over 2")
    assert in_room(table, 2) == (CARD["assassin"], CARD["ambassador"])


def test_16_7_inserting_above_can_be_excluded() -> None:
    """AG-16.7 insert_above=false: AG-11.3.3 (c) is illegal."""
    table = palace(insert_above=False)

    table.refuses("red: put left1 over 2", "AG-16.7")
    table.play("red: put left1 under 2")
    assert in_room(table, 2) == (CARD["ambassador"], CARD["assassin"])


def test_11_3_3_another_free_space_staying_ready() -> None:
    """AG-11.3.3 (d)"""
    table = palace()
    table.play("red: shift left1 to right2")

    assert table.card_at("red", "right2") == "assassin"
    assert table.is_ready("red", "right2")
    assert table.card_at("red", "left1") == ""


def test_11_3_4_a_card_leaving_a_room_is_exhausted() -> None:
    """AG-11.3.4 It goes to a free Cortigiano space."""
    table = palace()
    table.refuses("red: take action 4 to right2", "AG-11.3.4", "4")
    table.refuses("red: take improvement 2 to right2", "AG-11.3.4")
    table.play("red: take action 2 to right2")

    assert table.card_at("red", "right2") == "ambassador"
    assert not table.is_ready("red", "right2")


def test_11_3_5_the_improvement_succeeds_the_action_card() -> None:
    """AG-11.3.5 Only if it has an action icon."""
    table = palace()
    table.refuses("red: take action 3 to right2", "AG-11.3.5", "Bishop")
    table.play("red: put left1 under 2", "red: take action 2 to right2")

    assert in_room(table, 2) == (CARD["assassin"], EMPTY)


def test_11_3_6_a_card_leaving_a_room_enters_no_other_this_winter() -> None:
    """AG-11.3.6 Since it is exhausted."""
    table = palace()
    table.play("red: take action 2 to right2")

    table.refuses("red: put right2 in 4", "AG-11.3.3", "exhausted")


def test_11_3_7_the_destination_must_be_free_before() -> None:
    """AG-11.3.7 Spaces may be freed by discarding."""
    table = palace()
    table.refuses("red: take improvement 3 to right1", "AG-11.3.7", "Right1")
    table.refuses("red: shift left1 to right1", "AG-11.3.7", "Right1")
    table.play("red: discard right1", "red: take improvement 3 to right1")

    assert table.card_at("red", "right1") == "bishop"


def test_2_2_3_shaded_spaces_only_within_x() -> None:
    """AG-2.2.3 At most X shaded spaces hold a card; a card may change from one to another."""
    table = palace()
    table.refuses("red: shift left1 to left2", "AG-2.2.3", "Left2", "0")
    table.refuses("red: take improvement 3 to left3", "AG-2.2.3", "Left3")
    table.say("red has duchy")
    table.play("red: shift left1 to left2", "red: shift left2 to right3")
    table.refuses("red: take improvement 3 to left3", "AG-2.2.3", "1")

    assert table.card_at("red", "right3") == "assassin"


def test_16_4_a_space_that_was_given_up_takes_no_card() -> None:
    """AG-16.4 It counts as unavailable."""
    table = palace(lost_space="any")
    table.g.closed[table.seat("red") * 6 + 4] = 1

    table.refuses("red: shift left1 to right2", "AG-16.4", "Right2")


@pytest.mark.parametrize("space", ["left1", "right1"])
def test_2_3_1_any_own_cortigiano_may_be_discarded(space: str) -> None:
    """AG-2.3.1 Ready or exhausted, in Winter steps B and C."""
    table = palace()
    table.refuses("red: discard left2", "AG-2.3.1", "Left2")
    card = table.card_at("red", space)
    left = table.g.notables[CARD[card]]
    table.play(f"red: discard {space}")

    assert table.card_at("red", space) == ""
    assert table.g.notables[CARD[card]] == left + 1


def test_2_3_2_a_family_card_leaves_the_game() -> None:
    """AG-2.3.2 It returns nowhere."""
    table = palace()
    table.say("red has giovanni at right2")
    left = sum(table.g.notables)
    table.play("red: discard right2")

    assert sum(table.g.notables) == left
    assert CARD["giovanni"] not in table.g.palace_cards(table.seat("red"))


def test_2_3_5_agents_are_kept_when_their_card_goes() -> None:
    """AG-2.3.5 The Agent stays."""
    table = palace()
    agents = table.g.agents[table.seat("red")]
    table.play("red: discard left1")

    assert table.g.agents[table.seat("red")] == agents
