"""AG-8.3, AG-9.3 Sponsor and the Patronage bonuses."""

import pytest

from governing.pinned import show
from governing.table import Table
from virtu.games.governing.steps.act import ActionStep
from virtu.games.governing.steps.scoring import crosses as counted
from virtu.games.governing.steps.sponsor import ChooseBonus, sponsor_cost
from virtu.games.palace.state import EMPTY, READY, SPRING
from virtu.games.palace.tables import (
    ARTIST,
    BONUSES,
    CANNONS,
    CARD,
    CARD_BOTTOM,
    CROSS,
    KINDS,
    SOURCES,
    TITLE_KINDS,
    WORK,
)


def sponsoring(step: int = 0, florins: int = 9, **options: object) -> Table:
    """Red's marker is in the Sponsor Room (3)."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 2
    table.g.patronage[table.seat("red")] = step
    table.say(f"red has {florins} florins")
    table.g.requested[table.seat("red")] = 2
    return table


def begin(table: Table) -> None:
    table.run(ActionStep(table.seat("red")))


def step(table: Table) -> int:
    return table.g.patronage[table.seat("red")]


def choosing() -> Table:
    table = sponsoring(2)
    table.run(ChooseBonus(table.seat("red")))
    return table


def test_8_3_1_exactly_one_step() -> None:
    """AG-8.3.1 All-or-nothing."""
    table = sponsoring()
    table.say("red has bishop at left1")
    begin(table)
    table.play("red: sponsor", "red: use left1 cross")

    assert step(table) == 1
    assert table.question() is None


def test_8_3_1_not_beyond_the_last_step() -> None:
    """AG-8.3.1 Not available at step 5."""
    table = sponsoring(5)
    table.say("red has pope at left1")
    begin(table)

    table.refuses("red: sponsor", "AG-8.3.1")


def test_8_3_2_prices() -> None:
    """AG-8.3.2 Florins, Crowns, Crosses, and one Crown or Cross of choice."""
    found = [(cost[0], cost[1], cost[2], cost[8]) for cost in [sponsor_cost(target) for target in range(1, 6)]]

    assert found == [(2, 0, 0, 1), (2, 0, 0, 1), (3, 1, 0, 1), (3, 1, 0, 1), (4, 2, 1, 0)]


@pytest.mark.parametrize(("florins", "card"), [(1, "bishop"), (9, "merchant")])
def test_8_3_2_the_price_must_be_payable(florins: int, card: str) -> None:
    """AG-8.3.2 Florins and the symbol."""
    table = sponsoring(0, florins)
    table.say(f"red has {card} at left1")
    begin(table)

    table.refuses("red: sponsor", "AG-8.3.2", "2 Florin")


def test_8_3_2_a_cross_does_not_replace_the_fixed_crown() -> None:
    """AG-8.3.2 Step 3 needs a Crown besides the free choice."""
    table = sponsoring(2)
    table.say("red has cardinal at left1")
    begin(table)
    table.refuses("red: sponsor", "AG-8.3.2")
    table.say("red has podesta at right1")
    table.play("red: sponsor", "red: use right1 crown")

    assert step(table) == 3


def test_8_3_3_michelangelo_gives_a_crown() -> None:
    """AG-8.3.3 In each own Sponsor action."""
    table = sponsoring(0, 2)
    table.say("red has michelangelo", "red patronage 0")
    begin(table)
    table.play("red: sponsor", "red: use michelangelo crown")

    assert step(table) == 1


@pytest.mark.parametrize(("start", "asked"), [(0, None), (1, "bonus"), (2, None), (3, "bonus")])
def test_8_3_4_a_bonus_at_steps_two_and_four(start: int, asked: str | None) -> None:
    """AG-8.3.4 At once, and compulsory."""
    table = sponsoring(start)
    table.say("red has podesta at left1")
    begin(table)
    table.play("red: sponsor")
    while table.question() == "pay":
        table.play(f"red: {table.offers[0]}")

    assert table.question() == asked
    if asked:
        table.refuses("red: skip", "AG-8.3.4")


def test_8_3_4_only_what_is_left() -> None:
    """AG-8.3.4 A bonus taken by another is gone."""
    table = choosing()
    table.say("blue has leonardo")

    table.refuses("red: take leonardo", "AG-8.3.4", "Leonardo")


@pytest.mark.parametrize(
    ("taken", "type_", "refused", "fine"),
    [("leonardo", ARTIST, "columbus", "duomo"), ("duomo", WORK, "sistine", "columbus")],
)
def test_8_3_5_the_second_is_of_the_other_type(taken: str, type_: int, refused: str, fine: str) -> None:
    """AG-8.3.5 Artist and work."""
    table = choosing()
    table.say(f"red has {taken}")
    table.g.slots[table.seat("red") * 2 + type_] = 1

    table.refuses(f"red: take {refused}", "AG-8.3.5")
    assert f"take {fine}" in table.offers


def test_8_3_6_a_bonus_does_not_pay_for_its_own_action() -> None:
    """AG-8.3.6 It is taken after the payment."""
    table = sponsoring(1, 2)
    begin(table)

    table.refuses("red: sponsor", "AG-8.3.2")


def test_9_3_3_copernicus_gives_a_space() -> None:
    """AG-9.3.3 One extra source."""
    table = choosing()
    table.play("red: take copernicus")

    assert table.g.extra_spaces(table.seat("red")) == 1


def test_9_3_4_the_prince_gives_a_space_and_an_agent() -> None:
    """AG-9.3.4, AG-9.1.1"""
    table = choosing()
    agents = table.g.agents[table.seat("red")]
    table.play("red: take prince")

    assert table.g.extra_spaces(table.seat("red")) == 1
    assert table.g.agents[table.seat("red")] == agents + 1


@pytest.mark.parametrize(("bonus", "crosses"), [("duomo", 1), ("sistine", 2)])
def test_9_3_6_religious_works(bonus: str, crosses: int) -> None:
    """AG-9.3.6, AG-9.3.7 Duomo and Sistine Chapel count for religious influence only."""
    table = choosing()
    before = counted(table.g, table.seat("red"))
    table.play(f"red: take {bonus}")

    assert counted(table.g, table.seat("red")) == before + crosses


def test_9_3_8_columbus_is_two_points() -> None:
    """AG-9.3.8, AG-9.3.11"""
    table = choosing()
    table.play("red: take columbus")

    assert table.points("red", "bonuses") == 2


def test_9_3_9_machiavelli_takes_a_space_ready() -> None:
    """AG-9.3.9 He must be placed; a space is freed by discarding if need be."""
    table = choosing()
    table.say("red has bishop at left1")
    table.play("red: take machiavelli")
    table.refuses("red: done", "AG-9.3.9")
    table.refuses("red: put left1", "AG-2.2.5", "Left1")
    table.refuses("red: put left2", "AG-2.2.3", "Left2")
    table.refuses("red: discard right1", "AG-2.3.1", "Right1")
    table.play("red: put right1")

    assert table.card_at("red", "right1") == "machiavelli"
    assert table.is_ready("red", "right1")


def test_4_1_7_machiavelli_is_not_bound_by_what_the_card_before_him_paid_with() -> None:
    """AG-4.1.7 The lock is a bottom's: it goes with the card that is discarded for him."""
    table = sponsoring(2, symbol_scope="phase")
    red = table.seat("red")
    table.say("red has bishop at left1")
    table.g.locks.append(red * SOURCES * KINDS + CROSS)
    table.run(ChooseBonus(red))
    table.play("red: take machiavelli", "red: discard left1", "red: put left1")

    assert table.g.locks == []


def test_2_3_2_a_discarded_machiavelli_is_on_display_again() -> None:
    """AG-2.3.2 The discarder's artist slot stays used (AG-R37)."""
    table = choosing()
    table.play("red: take machiavelli", "red: put left1")
    table.g.discard_card(table.seat("red"), 0)

    assert table.g.bonus[BONUSES.index("machiavelli")] == EMPTY
    assert table.g.slots[table.seat("red") * 2 + ARTIST] == 1


def test_16_4_a_space_that_was_given_up_does_not_receive_machiavelli() -> None:
    """AG-16.4"""
    table = choosing()
    table.g.closed[table.seat("red") * 6] = 1
    table.play("red: take machiavelli")

    table.refuses("red: put left1", "AG-16.4", "Left1")


def test_9_3_10_cannons_are_a_ready_tile() -> None:
    """AG-9.3.10"""
    table = choosing()
    table.play("red: take cannons")

    assert table.g.titles[table.seat("red") * TITLE_KINDS + CANNONS] == READY


@pytest.mark.parametrize("bonus", [name for name in BONUSES if name != "machiavelli"])
def test_9_3_12_bonuses_beside_the_palace_take_no_space(bonus: str) -> None:
    """AG-9.3.12 Neither in the Palace nor exhausted."""
    table = choosing()
    table.play(f"red: take {bonus}")

    assert table.question() is None
    assert table.g.palace_cards(table.seat("red")) == []
    assert table.g.holds(table.seat("red"), BONUSES.index(bonus))


@pytest.mark.parametrize(("surplus", "left"), [("lost", 9), ("treasury", 10)])
def test_4_2_5_florins_of_room_cards(surplus: str, left: int) -> None:
    """AG-4.2.5 A card with 3 florins pays the 2 of the step; the third is lost or banked."""
    show(CARD_BOTTOM[CARD["maestro"]], "3 florin")
    table = sponsoring(0, 9, florin_surplus=surplus)
    table.say("red has maestro in room 3", "red has bishop at left1")
    begin(table)
    table.play("red: sponsor", "red: use action florin", "red: use left1 cross")
    while table.question() == "pay":
        table.play("red: pay")

    assert step(table) == 1
    assert table.treasury("red") == left
