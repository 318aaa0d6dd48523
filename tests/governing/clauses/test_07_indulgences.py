"""AG-7 Indulgences."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.act import ActionStep, SpringTurn
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.state import SPRING, WINTER
from virtu.games.palace.tables import ROOMS


def lay(table: Table, *rooms: int, colour: str = "red") -> None:
    for room in rooms:
        table.g.indulgences[table.seat(colour) * ROOMS + room - 1] = 1


def lies(table: Table, room: int) -> bool:
    return table.g.indulgences[table.seat("red") * ROOMS + room - 1] == 1


def moved(table: Table, start: int, rooms: int) -> None:
    """Red's marker moves; the redemption window opens."""
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = start - 1
    table.run(SpringTurn(table.seat("red")))
    table.play(f"red: move {rooms}")


def acting(room: int = 1, **options: object) -> Table:
    """Red's marker stands in a Room and the action step begins: Govern, Annex, Sponsor, Scheme, Wage War."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = room - 1
    return table


def act(table: Table) -> None:
    table.run(ActionStep(table.seat("red")))


def test_7_1_2_each_costs_a_point_at_the_end() -> None:
    """AG-7.1.2"""
    table = Table()
    lay(table, 1, 3)

    assert table.points("red", "indulgences") == -2


def test_7_2_1_the_window_is_after_the_move_and_before_the_action() -> None:
    """AG-7.2.1 Also for Cortigiani readied by this very move."""
    table = Table()
    lay(table, 5)
    table.say("red has bishop at left1 exhausted")
    moved(table, 3, 2)

    assert table.question() == "redeem"
    table.refuses("red: skip", "AG-7.2.1")
    table.play("red: use left1 cross", "red: redeem 5 cross")
    assert not lies(table, 5)
    assert table.question() == "action"


def test_7_2_2_only_rooms_passed_or_stopped_on() -> None:
    """AG-7.2.2 Not the Room left at the start, nor one without an Indulgence."""
    table = Table()
    lay(table, 1, 2, 5)
    table.say("red has bishop at left1")
    moved(table, 1, 2)
    table.play("red: use left1 cross")

    table.refuses("red: redeem 1 cross", "AG-7.2.2", "1")
    table.refuses("red: redeem 5 cross", "AG-7.2.2", "5")
    table.refuses("red: redeem 3 cross", "AG-7.2.2", "3")
    table.play("red: redeem 2 cross")
    assert not lies(table, 2)


def test_7_2_3_one_cross_or_two_crowns() -> None:
    """AG-7.2.3 No mixture."""
    table = Table()
    lay(table, 2)
    table.say("red has podesta at left1")
    moved(table, 1, 1)

    table.refuses("red: redeem 2 crowns", "AG-7.2.3", "0")
    table.play("red: use left1 crown")
    table.refuses("red: redeem 2 cross", "AG-7.2.3")
    table.play("red: redeem 2 crowns")
    assert not lies(table, 2)


def test_7_2_3_one_crown_and_something_else_is_no_price() -> None:
    """AG-7.2.3 1 Crown is not enough."""
    table = Table()
    lay(table, 2)
    table.say("red has ambassador at left1")
    moved(table, 1, 1)
    table.play("red: use left1 crown")

    table.refuses("red: redeem 2 crowns", "AG-7.2.3", "1")


def test_7_2_4_room_cards_do_not_redeem() -> None:
    """AG-7.2.4 Cortigiani, tiles and the Empire's Cross."""
    table = Table()
    lay(table, 2)
    table.say("red has cardinal in room 2", "red allied with empire")
    moved(table, 1, 1)

    table.refuses("red: use action cross", "AG-4.3.1")
    table.refuses("red: use indulgence crown", "AG-4.3.1")
    table.play("red: use empire cross", "red: redeem 2 cross")
    assert not lies(table, 2)


def test_7_2_5_several_redemptions_share_one_payment() -> None:
    """AG-7.2.5 One bottom with 2 Crosses clears two."""
    table = Table()
    lay(table, 2, 3)
    table.say("red has cardinal at left1")
    moved(table, 1, 2)
    table.play("red: use left1 cross", "red: redeem 2 cross", "red: redeem 3 cross")

    assert not lies(table, 2)
    assert not lies(table, 3)


def test_7_2_6_redemption_is_optional() -> None:
    """AG-7.2.6 A redeemed card returns to the stack."""
    table = Table()
    lay(table, 2)
    moved(table, 1, 1)
    left = table.g.indulgences_left()
    table.play("red: done")

    assert lies(table, 2)
    assert table.g.indulgences_left() == left


def test_7_3_1_an_indulgence_blocks_the_action() -> None:
    """AG-7.3.1 And no request is possible (AG-7.4.6)."""
    table = acting(1)
    lay(table, 1)
    act(table)

    table.refuses("red: govern", "AG-7.3.1")
    assert table.offers == ["skip"]


@pytest.mark.parametrize(("agent", "blocked"), [("blue", True), ("red", False)])
def test_7_3_2_an_enemy_agent_blocks_the_own_one_does_not(agent: str, blocked: bool) -> None:
    """AG-7.3.2"""
    table = acting(1)
    table.say(f"{agent} has agent on red 1")
    act(table)

    if blocked:
        table.refuses("red: govern", "AG-7.3.2")
    else:
        table.play("red: govern")
        assert table.question() == "govern"


def test_7_3_3_with_both_blockers_redemption_comes_first() -> None:
    """AG-7.3.3 A Scheme Room under an Indulgence stays blocked whatever the Masks."""
    table = acting(4)
    lay(table, 4)
    table.say("blue has agent on red 4", "red has assassin at left1")
    act(table)

    table.refuses("red: scheme", "AG-7.3.1")


def test_7_3_4_masks_free_a_scheme_room() -> None:
    """AG-7.3.4 The first two Masks remove exactly that Agent; further Masks are used normally."""
    table = acting(4)
    table.say("blue has agent on red 4", "blue has agent on florence", "red has assassin at left1")
    act(table)
    table.play("red: scheme", "red: use left1 mask")

    assert table.g.agent_in_room(table.seat("red"), 3) == -1
    table.play("red: use room mask", "red: expel florence")
    assert table.events("expelled")[1].facts["location"] == "florence"


def test_7_3_4_nothing_else_before_the_agent_is_gone() -> None:
    """AG-7.3.4 Neither an operation nor the end."""
    table = acting(4)
    table.say("blue has agent on red 4", "blue has agent on florence", "red has assassin at left1")
    act(table)
    table.play("red: scheme", "red: use room mask")

    table.refuses("red: expel florence", "AG-7.3.4", "2 Masks")
    table.refuses("red: done", "AG-7.3.4")


@pytest.mark.parametrize("masks", [2, 1])
def test_7_3_5_without_the_masks_the_action_is_not_available(masks: int) -> None:
    """AG-7.3.5 scheme_unblock_masks: 2, or 1 where agreed."""
    table = acting(4, scheme_unblock_masks=masks)
    table.say("blue has agent on red 4")
    act(table)

    if masks == 2:
        table.refuses("red: scheme", "AG-7.3.5", "2", "1")
    else:
        table.play("red: scheme", "red: use room mask")
        assert table.g.agent_in_room(table.seat("red"), 3) == -1


def test_7_3_6_a_blocked_player_loses_the_action() -> None:
    """AG-7.3.6 No substitute action exists."""
    table = acting(1)
    table.say("blue has agent on red 1")
    act(table)
    table.refuses("red: scheme", "AG-8.1.1", "Govern")
    table.play("red: skip")

    assert table.question() is None


def test_7_4_1_a_crown_at_once_or_three_florins() -> None:
    """AG-7.4.1"""
    table = acting(1)
    act(table)
    table.play("red: use indulgence florin")
    assert table.treasury("red") == 3

    table = acting(1)
    act(table)
    table.play("red: govern", "red: use indulgence crown")
    assert table.g.pool[1] == 1


def test_7_4_2_once_and_only_in_the_own_action_step() -> None:
    """AG-7.4.2 Between the redemption window and the end of the action step."""
    table = acting(1)
    act(table)
    table.play("red: use indulgence florin")
    table.refuses("red: use indulgence florin", "AG-7.4.2")

    table = Table()
    lay(table, 2)
    moved(table, 1, 1)
    table.refuses("red: use indulgence florin", "AG-7.4.2")


def test_7_4_3_once_in_the_own_winter_turn() -> None:
    """AG-7.4.3 At any moment; the card is placed at once."""
    table = Table()
    table.winter("red", RecruitTroops(table.seat("red")))
    table.play("red: use indulgence florin")

    assert lies(table, 1)
    assert table.treasury("red") == 3


def test_7_4_4_the_stack_may_be_empty() -> None:
    """AG-7.4.4 Ten Indulgences; AG-16.7 unless the supply is unlimited."""
    for supply in ("limited", "unlimited"):
        table = acting(1, indulgence_supply=supply)
        for place in range(10):
            table.g.indulgences[10 + place] = 1
        act(table)
        if supply == "limited":
            table.refuses("red: use indulgence florin", "AG-7.4.4", "10")
        else:
            assert "use indulgence florin" in table.offers


@pytest.mark.parametrize("preset", ["standard", "en", "fr", "cz"])
def test_7_4_5_a_spring_request_bars_the_winter_one(preset: str) -> None:
    """AG-7.4.5 The marker does not move between Spring and Winter."""
    table = acting(1, preset=preset)
    act(table)
    table.play("red: use indulgence florin", "red: skip")
    table.winter("red", RecruitTroops(table.seat("red")))

    table.refuses("red: use indulgence florin", "AG-7.4.4")


def test_7_4_6_an_unredeemed_indulgence_bars_the_request() -> None:
    """AG-7.4.6 In Spring and in Winter."""
    table = acting(1)
    lay(table, 1)
    act(table)

    table.refuses("red: use indulgence florin", "AG-7.4.4")


def test_7_4_7_redeem_and_request_anew_in_one_spring() -> None:
    """AG-7.4.7"""
    table = Table()
    lay(table, 2)
    table.say("red has bishop at left1")
    moved(table, 1, 1)
    table.play("red: use left1 cross", "red: redeem 2 cross", "red: use indulgence florin", "red: skip")

    assert lies(table, 2)
    assert table.treasury("red") == 3


@pytest.mark.parametrize(("room", "action"), [(4, "scheme"), (5, "war")])
def test_7_4_8_a_spring_crown_serves_govern_sponsor_and_annex_only(room: int, action: str) -> None:
    """AG-7.4.8 With any other action only the florins are offered."""
    table = acting(room)
    act(table)
    table.play(f"red: {action}")

    table.refuses("red: use indulgence crown", "AG-4.3.1")
    assert "use indulgence florin" in table.offers


def test_7_4_8_a_blocked_room_leaves_the_florins() -> None:
    """AG-7.4.8 Also without action."""
    table = acting(1)
    table.say("blue has agent on red 1")
    act(table)

    assert table.offers == ["skip", "use indulgence florin"]
    table.refuses("red: use indulgence crown", "AG-7.4.8", "while you pay it")
    table.say("red has indulgence on room 1")
    table.refuses("red: use indulgence crown", "AG-7.4.4")


def test_7_4_9_a_winter_crown_is_part_of_a_payment() -> None:
    """AG-7.4.9 Not a thing of its own."""
    table = Table()
    table.winter("red", RecruitTroops(table.seat("red")))

    table.refuses("red: use indulgence crown", "AG-7.4.9")


def test_7_4_10_the_card_follows_when_the_action_step_ends() -> None:
    """AG-7.4.10 In Spring then, in Winter at once."""
    table = acting(1)
    act(table)
    table.play("red: use indulgence florin")
    assert not lies(table, 1)
    table.play("red: govern", "red: done")

    assert lies(table, 1)


def test_7_4_2_later_in_spring_where_agreed() -> None:
    """AG-7.4.2 indulgence_window=spring: the florins may be taken at any own decision before the new order."""
    table = Table(indulgence_window="spring")
    table.say("red has 1 troop at siena")
    table.run(Sieges())
    assert "use indulgence florin" in table.offers
    table.play("red: use indulgence florin")

    assert lies(table, 1)
    assert table.g.phase != WINTER
