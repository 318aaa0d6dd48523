"""AG-11.4 Purchases."""

from typing import Any

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.palace.actions_winter import ITEM_NAME
from virtu.games.palace.state import ABSENT, EXHAUSTED, NOT_REQUESTED, PLACED, READY
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import CARD, CITY, GUILD, ROOMS, TITLE_KINDS


def shopping(florins: int = 30, indulgence: bool = False, **options: object) -> Table:
    """Red is about to buy; without an Indulgence to request unless a test wants one."""
    table = Table(**options)
    table.say(f"red has {florins} florins")
    table.g.requested[table.seat("red")] = NOT_REQUESTED if indulgence else PLACED
    table.winter("red", ChooseItems(table.seat("red"), ()))
    return table


def crowned(table: Table, colour: str = "red") -> None:
    """Ready Cities with Crowns, ready Cathedral with Crosses."""
    table.say(f"{colour} holds florence naples palermo")


def test_11_4_1_one_bundle_of_different_items() -> None:
    """AG-11.4.1 At most one copy of each kind per Winter, all at the sum of their prices."""
    table = shopping(9)
    table.play("red: buy ambassador", "red: buy gonfalonier")

    table.refuses("red: buy ambassador", "AG-11.4.1", "Ambassador")
    table.refuses("red: pass", "AG-11.4.1")
    table.play("red: buy merchant", "red: done", "red: put left1", "red: put right1", "red: put right2")
    assert table.treasury("red") == 0
    assert [event.facts["item"] for event in table.events("bought")] == ["ambassador", "gonfalonier", "merchant"]


def test_11_4_1_nothing_need_be_bought() -> None:
    """AG-11.4.1 The empty bundle."""
    table = shopping()
    table.play("red: done")

    assert table.question() is None
    assert table.treasury("red") == 30


def test_11_4_2_the_whole_bundle_must_be_payable() -> None:
    """AG-11.4.2 One pooled payment."""
    table = shopping(5)
    table.play("red: buy ambassador")

    table.refuses("red: buy merchant", "AG-11.4.2", "6")
    assert "buy gonfalonier" in table.offers


def test_11_4_2_ready_cards_and_tiles_add_to_the_treasury() -> None:
    """AG-4.2.2, AG-11.4.2 What they could add is told; with the treasury it is all there is to spend."""
    table = shopping(1)
    table.say("red holds florence")
    details: Any = GOVERNING.view(table.g, table.seat("red"))["details"]
    prices = {"ambassador": 2, "consigliere": 3, "merchant": 4, "guild": 5}

    assert details["collectable"] == 2
    assert [item for item in prices if f"buy {item}" in table.offers] == ["ambassador", "consigliere"]


def test_11_4_2_one_type_per_bottom_for_the_entire_bundle() -> None:
    """AG-11.4.2 A tile cannot give its Crown and its florins."""
    table = shopping(3)
    table.say("red holds florence")
    table.play("red: buy duchy")

    table.refuses("red: buy ambassador", "AG-11.4.2")
    table.refuses("red: bank florence", "AG-11.4.2", "Crown")
    table.play("red: done", "red: use florence crown")
    assert table.g.titles[table.seat("red") * TITLE_KINDS] == READY
    assert table.treasury("red") == 0


def test_11_4_2_nothing_bought_pays_for_the_bundle() -> None:
    """AG-11.4.2 The Guild's own florins come too late."""
    table = shopping(5)
    table.play("red: buy guild")

    table.refuses("red: buy ambassador", "AG-11.4.2")


def test_7_4_9_the_crown_of_an_indulgence_serves_the_bundle() -> None:
    """AG-7.4.9 A Winter Crown is requested as part of the payment."""
    table = shopping(3, indulgence=True)
    table.play("red: buy duchy")
    table.refuses("red: use indulgence florin", "AG-11.4.2")
    table.play("red: done", "red: use indulgence crown")

    assert table.g.titles[table.seat("red") * TITLE_KINDS] == READY
    assert table.g.indulgences[table.seat("red") * ROOMS] == 1


def test_11_4_3_bought_cards_need_spaces_and_arrive_ready() -> None:
    """AG-11.4.3 Four cards do not fit on three spaces."""
    table = shopping()
    table.play("red: buy ambassador", "red: buy bishop", "red: buy consigliere")

    table.refuses("red: buy merchant", "AG-11.4.3", "4", "3")
    table.play("red: done")
    table.refuses("red: done", "AG-11.4.3", "Ambassador")
    table.refuses("red: put left2", "AG-2.2.3")
    table.play("red: put left1")
    table.refuses("red: put left1", "AG-2.2.5")
    assert table.is_ready("red", "left1")


def test_11_4_3_a_card_exhausted_to_pay_makes_room() -> None:
    """AG-11.4.3 Discards may include cards that paid."""
    table = shopping(3)
    for space, card in (("left1", "bishop"), ("right1", "assassin"), ("right2", "maestro")):
        table.say(f"red has {card} at {space}")
    table.play("red: buy cardinal", "red: done", "red: use left1 cross")

    assert table.offers == ["discard left1", "discard right1", "discard right2", "bank right2"]
    table.play("red: discard left1", "red: put left1")
    assert table.card_at("red", "left1") == "cardinal"


def test_11_4_3_a_card_just_bought_is_not_discarded() -> None:
    """AG-11.4.3 Newly bought cards may not be discarded in the bundle."""
    table = shopping()
    table.play("red: buy ambassador", "red: buy bishop", "red: done", "red: put left1")

    table.refuses("red: discard left1", "AG-11.4.3", "Ambassador")
    table.refuses("red: discard right1", "AG-2.3.1")


def test_11_4_2_a_discard_may_not_break_the_chosen_bundle() -> None:
    """AG-11.4.2 A card that still has to pay stays."""
    table = shopping(3)
    table.say("red has podesta at left1")
    table.play("red: buy duchy")

    table.refuses("red: discard left1", "AG-11.4.2")
    table.say("red has bishop at right1 exhausted")
    table.play("red: discard right1", "red: done", "red: use left1 crown")
    assert table.question() is None


def test_11_4_4_a_title_of_the_bundle_gives_its_space() -> None:
    """AG-11.4.4 Usable for a card of that bundle."""
    table = shopping()
    table.say("red holds florence")
    table.play("red: buy ambassador", "red: buy bishop", "red: buy consigliere", "red: buy duchy", "red: buy merchant")
    table.play("red: done", "red: use florence crown")
    table.play("red: put left2", "red: put left1", "red: put right1", "red: put right2")

    assert table.question() is None
    assert table.card_at("red", "right2") == "merchant"


def test_16_4_a_title_reopens_a_space_that_was_given_up() -> None:
    """AG-16.4 X grows, so the base space is available again."""
    table = shopping(lost_space="any")
    seat = table.seat("red")
    table.g.closed[seat * 6] = 1
    table.say("red holds florence")
    table.play("red: buy duchy", "red: done", "red: use florence crown")

    assert table.g.closed[seat * 6] == 0
    assert table.g.free_spaces(seat) == [0, 1, 2, 3, 4, 5]


def test_11_4_5_tiles_arrive_ready_and_cathedrals_exhausted() -> None:
    """AG-11.4.5"""
    table = shopping()
    table.say("red has bishop at left1")
    table.play("red: buy guild", "red: buy cathedral", "red: done", "red: use left1 cross", "red: build florence")

    assert table.g.titles[table.seat("red") * TITLE_KINDS + GUILD] == READY
    assert table.g.cathedral[CITY["florence"]] == EXHAUSTED


def test_11_4_6_only_one_guild_and_one_cardinal() -> None:
    """AG-11.4.6 Limits are checked on the holdings after discards; a card in a Room cannot be discarded."""
    table = shopping()
    table.say("red has guild exhausted", "red has cardinal in room 2", "red has bishop at left1")

    table.refuses("red: buy guild", "AG-11.4.6", "Guild")
    table.refuses("red: buy cardinal", "AG-11.4.6", "Cardinal")


def test_11_4_6_the_old_cardinal_makes_way_for_the_new() -> None:
    """AG-11.4.6 Discarded in the same Winter, he leaves the limit to another."""
    table = shopping()
    table.say("red has cardinal at left1 exhausted", "red has bishop at right1")
    table.play("red: buy cardinal", "red: done", "red: use right1 cross")

    table.refuses("red: put right2", "AG-11.4.6", "Cardinal")
    table.play("red: discard left1", "red: put right2")
    assert table.is_ready("red", "right2")


def test_11_4_7_the_own_duchy_and_principality_once() -> None:
    """AG-11.4.7 Both may be owned; no prerequisite."""
    table = shopping()
    table.say("red has duchy")
    crowned(table)

    table.refuses("red: buy duchy", "AG-11.4.7", "Duchy")
    assert "buy principality" in table.offers


def test_11_4_8_kingdom_or_republic() -> None:
    """AG-11.4.8 Owning one bars the other for good, also in one bundle."""
    table = shopping()
    crowned(table)
    table.play("red: buy kingdom")

    table.refuses("red: buy republic", "AG-11.4.8", "Kingdom", "Republic")
    table.say("red has republic")
    table.winter("red", ChooseItems(table.seat("red"), ()))
    table.refuses("red: buy kingdom", "AG-11.4.8")
    table.refuses("red: buy republic", "AG-11.4.6")


def test_11_4_8_two_copies_first_come_first_served() -> None:
    """AG-11.4.8, AG-1.3 Two of each in the game."""
    table = shopping()
    crowned(table)
    table.say("blue has kingdom", "green has kingdom")

    table.refuses("red: buy kingdom", "AG-1.3", "Kingdom")
    assert "buy republic" in table.offers


def test_1_3_an_empty_pile_sells_nothing() -> None:
    """AG-1.3 When a supply is empty, the gain cannot be chosen."""
    table = shopping()
    table.say(
        "blue has merchant in room 2", "blue has merchant under room 2", "yellow has merchant in room 3",
        "yellow has merchant under room 3", "green has merchant in room 4",
    )

    table.refuses("red: buy merchant", "AG-1.3", "Merchant")


def test_11_4_9_a_cathedral_needs_a_great_city_without_one() -> None:
    """AG-11.4.9 A controlled City of value 3 or 4 without pawn, the buyer's choice."""
    table = shopping()
    table.say("red has bishop at left1", "cathedral florence exhausted")
    table.refuses("red: buy cathedral", "AG-11.4.9")
    table.say("red holds siena rome exhausted")
    table.play("red: buy cathedral", "red: done", "red: use left1 cross")

    assert table.offers == ["build rome", "build siena"]
    table.refuses("red: build florence", "AG-11.4.9")
    table.refuses("red: build pisa", "AG-11.4.9")
    table.refuses("red: done", "AG-11.4.9")
    table.play("red: build rome")
    assert table.g.cathedral[CITY["rome"]] == EXHAUSTED


def test_11_4_9_five_cathedrals_in_the_game() -> None:
    """AG-11.4.9, AG-1.3"""
    table = shopping()
    table.say("red has bishop at left1")
    for city in ("milan", "venice", "naples"):
        table.say(f"cathedral {city} exhausted")
    table.say(
        "blue holds genoa palermo exhausted", "cathedral genoa exhausted", "cathedral palermo exhausted",
    )

    table.refuses("red: buy cathedral", "AG-1.3", "Cathedral")


def test_11_4_10_an_item_may_be_bought_again_in_a_later_winter() -> None:
    """AG-11.4.10 If limits allow."""
    table = shopping()
    table.play("red: buy ambassador", "red: done", "red: put left1")
    table.winter("red", ChooseItems(table.seat("red"), ()))
    table.play("red: buy ambassador", "red: done", "red: put right1")

    assert table.card_at("red", "right1") == "ambassador"


@pytest.mark.parametrize(("card", "agents"), [("consigliere", 1), ("podesta", 1), ("assassin", 1), ("merchant", 0)])
def test_11_4_11_a_card_with_an_agent_gives_one(card: str, agents: int) -> None:
    """AG-11.4.11 From the reserve to the available pool."""
    table = shopping()
    before = table.g.agents[table.seat("red")]
    table.play(f"red: buy {card}", "red: done", "red: put left1")

    assert table.g.agents[table.seat("red")] == before + agents


def test_9_1_2_with_five_agents_the_gain_is_skipped() -> None:
    """AG-9.1.2 The purchase itself remains legal."""
    table = shopping()
    seat = table.seat("red")
    table.g.agents[seat], table.g.reserve[seat] = 5, 0
    table.play("red: buy assassin", "red: done", "red: put left1")

    assert table.g.agents[seat] == 5
    assert not table.events("gained_agent")


def test_11_4_1_every_item_can_be_bought() -> None:
    """AG-11.4.1 The display holds twelve kinds of Notables and six kinds of tiles."""
    assert len(ITEM_NAME) == 18
    for item in ITEM_NAME:
        table = shopping()
        table.say(
            "red holds florence naples palermo siena", "red holds rome",
            f"red has {'cardinal' if item != 'cardinal' else 'bishop'} at left1",
        )
        table.play(f"red: buy {item}", "red: done")
        while table.question() == "pay":
            table.play(f"red: {table.offers[0]}")
        if table.question() == "cathedral":
            table.play("red: build siena")
        if table.question() == "place":
            table.play("red: put right1")
        assert table.question() is None
        seat = table.seat("red")
        owned = item in CARD and CARD[item] in table.g.palace_cards(seat)
        titles = [kind for kind in range(TITLE_KINDS) if table.g.titles[seat * TITLE_KINDS + kind] != ABSENT]
        assert owned or len(titles) == 1 or table.g.cathedral[CITY["siena"]] == EXHAUSTED
