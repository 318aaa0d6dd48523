"""SV-4 Scoring the Virtues."""

import pytest

from seven_virtues.table import Table

# ---- ranks


def test_4_1_the_virtues_are_called_in_their_order() -> None:
    """SV-4.1 Each is finished before the next is called."""
    table = Table(2).turn("justice 9, justice 4", hands=("", "temperance 2"))
    table.play("0: take justice")
    called = [fact["virtue"] for fact in table.told("called")]
    assert called == ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"]


def test_4_1_a_virtue_is_finished_before_the_next_is_called() -> None:
    """SV-4.1 While the 1st of Charity discards, Faith has not been called."""
    table = Table(3).scoring("charity 3, hope 3", "faith 2").awaits("0", "charity")
    assert table.line(1, "faith") == 0
    table.play("0: done").awaits("1", "faith")
    assert table.line(1, "faith") == 5


def test_4_2_more_cards_rank_first() -> None:
    """SV-4.2 By number of cards, whatever their values."""
    table = Table(3).calling("justice", "justice 11", "justice 4, justice 5")
    assert (table.line(0, "justice"), table.line(1, "justice")) == (2, 5)


def test_4_2_equal_numbers_are_told_apart_by_the_highest_value() -> None:
    """SV-4.2 Then by the highest value."""
    table = Table(3).calling("justice", "justice 4, justice 7", "justice 5, justice 11", "justice 12")
    assert [table.line(seat, "justice") for seat in range(3)] == [2, 5, 0]


def test_4_2_with_one_holder_there_is_no_second() -> None:
    """SV-4.2, SV-R4 A player without a card of the Virtue has no rank."""
    table = Table(3).calling("justice", "", "justice 11", "hope 3")
    assert [table.line(seat, "justice") for seat in range(3)] == [0, 5, 0]


def test_4_2_with_no_holder_nobody_scores() -> None:
    """SV-4.2 Nor does the power act."""
    table = Table(3).calling("faith", "justice 11", "justice 4", "hope 3")
    assert [table.total(seat) for seat in range(3)] == [7, 7, 7]
    assert table.over


def test_4_3_first_gains_5_and_second_2() -> None:
    """SV-4.3 At once, before the power acts."""
    table = Table(4).calling("hope", "hope 3", "hope 7, hope 8", "hope 11", "hope 5")
    assert [table.line(seat, "hope") for seat in range(4)] == [0, 5, 2, 0]
    table.awaits("1", "hope")


def test_4_3_ranks_are_fixed_when_the_virtue_is_called() -> None:
    """SV-4.3, SV-R5 A card given by Faith does not change the Faith ranking, but counts for later Virtues."""
    table = Table(3).scoring("faith 2, faith 14", "faith 1, faith 13", "justice 4, faith 3")
    table.awaits("0", "faith").play("0: name faith", "2: give faith 3")
    assert [table.line(seat, "faith") for seat in range(3)] == [5, 2, 0]
    table = Table(3).scoring("faith 2, faith 13", "faith 1", "justice 4, justice 12")
    table.play("0: name justice", "2: give justice 4")
    assert (table.line(0, "justice"), table.line(2, "justice")) == (2, 5)


# ---- Charity


def test_4_4_first_discards_up_to_three_then_second_up_to_one() -> None:
    """SV-4.4, SV-R6 The 1st chooses and finishes, then the 2nd."""
    table = Table(3).calling(
        "charity",
        "charity 3, charity 6, hope 3, hope 8, justice 9, justice 4",
        "charity 13, faith 13, faith 2",
    )
    table.awaits("0", "charity").play("0: discard hope 3", "0: discard hope 8", "0: discard justice 9")
    table.awaits("1", "charity").play("1: discard faith 13")
    assert table.over
    assert (table.line(0, "charity"), table.line(1, "charity")) == (5 + 9, 2 + 3)
    assert table.hand(0) == ["charity 3", "charity 6", "justice 4"]


def test_4_4_chalice_water_and_flame_give_3_light_and_plain_nothing() -> None:
    """SV-4.4 A Light or a plain card may be discarded too, and gives nothing."""
    table = Table(4).calling("charity", "charity 3, faith 1, faith 2, faith 13")
    table.play("0: discard faith 1", "0: discard faith 2", "0: discard faith 13")
    assert [fact["points"] for fact in table.told("discarded")] == [0, 0, 3]


def test_4_4_discarding_may_stop_at_any_time() -> None:
    """SV-4.4 0 to 3 cards, 0 or 1 card."""
    table = Table(3).calling("charity", "charity 3, charity 6, hope 3, hope 8", "charity 13, faith 13")
    table.play("0: discard hope 3", "0: done").awaits("1", "charity").play("1: done")
    assert table.over


def test_4_4_charity_cards_are_not_discarded() -> None:
    """SV-4.4 Only cards that are not Charity, only one's own, and nothing else is an answer."""
    table = Table(3).calling("charity", "charity 3, charity 6, hope 3", "charity 13, faith 13")
    table.refuses("0: discard charity 3", "SV-4.4", "Charity cards are not discarded")
    table.refuses("0: discard faith 13", "SV-4.4", "Faith 13 is not in your hand")
    table.refuses("0: name hope", "SV-4.4", "or say done")
    table.offers_exactly("done", "discard hope 3")


def test_4_4_nobody_is_asked_who_has_nothing_to_discard() -> None:
    """SV-4.4 A hand of Charity cards only discards nothing."""
    table = Table(3).calling("charity", "charity 3, charity 6", "charity 13, faith 13").awaits("1", "charity")
    table.play("1: discard faith 13")
    assert table.over


def test_4_4_discards_are_public_and_count_for_nothing_afterwards() -> None:
    """SV-4.4 They leave the game: the Virtue called later misses them."""
    table = (
        Table(3)
        .scoring("charity 3, justice 9, justice 4", "justice 11, justice 7")
        .play("0: discard justice 9")
    )
    assert "justice 9" in table.view(None)["discards"]
    table.play("0: done")
    assert (table.line(0, "justice"), table.line(1, "justice")) == (2, 5)


# ---- Faith


def test_4_5_every_other_player_but_the_second_gives_one_card() -> None:
    """SV-4.5 In turn order from the 1st; who holds no card of the named Virtue gives nothing."""
    table = Table(5).calling(
        "faith", "hope 3, hope 6", "faith 2, faith 14", "faith 1, hope 7", "justice 4", "hope 8"
    )
    table.awaits("1", "faith").play("1: name hope").awaits("4", "give").play("4: give hope 8")
    table.awaits("0", "give").play("0: give hope 6")
    assert table.over
    assert table.hand(1) == ["faith 2", "faith 14", "hope 6", "hope 8"]
    assert table.hand(2) == ["faith 1", "hope 7"]


def test_4_5_any_of_the_seven_virtues_is_named() -> None:
    """SV-4.5 Faith itself too, and a Virtue nobody holds."""
    table = Table(3).calling("faith", "faith 2", "hope 3")
    table.offers_exactly(
        "name charity",
        "name faith",
        "name hope",
        "name fortitude",
        "name justice",
        "name temperance",
        "name prudence",
    )
    table.refuses("0: done", "SV-4.5", "names one of the seven Virtues")
    table.play("0: name prudence")
    assert table.over


def test_4_5_the_giver_picks_which_card() -> None:
    """SV-4.5, SV-R7 A card of the named Virtue, out of the own hand."""
    table = Table(3).calling("faith", "faith 2", "hope 3, hope 6, justice 4").play("0: name hope")
    table.awaits("1", "give").offers_exactly("give hope 3", "give hope 6")
    table.refuses("1: give justice 4", "SV-4.5", "Hope was named; Justice 4 is not Hope")
    table.refuses("1: give hope 8", "SV-4.5", "Hope 8 is not in your hand")
    table.refuses("1: done", "SV-4.5", "you give one Hope card")


def test_4_5_with_two_players_the_second_is_not_protected() -> None:
    """SV-4.5 And still gains the 2 points."""
    table = (
        Table(2)
        .calling("faith", "faith 2, faith 14", "faith 1, hope 7")
        .play("0: name hope", "1: give hope 7")
    )
    assert table.hand(0) == ["faith 2", "faith 14", "hope 7"]
    assert table.line(1, "faith") == 2


def test_4_5_with_three_players_the_second_is_protected() -> None:
    """SV-4.5 Nobody else holds the named Virtue: nothing is given."""
    table = Table(3).calling("faith", "faith 2, faith 14", "faith 1, hope 7").play("0: name hope")
    assert table.over
    assert table.hand(1) == ["faith 1", "hope 7"]


# ---- Hope


def test_4_6_first_names_up_to_two_opponents_who_pay_for_their_lights() -> None:
    """SV-4.6 One point per Light held, whatever Virtue carries it."""
    table = Table(4).calling(
        "hope", "hope 3, hope 6", "faith 1, temperance 5, temperance 13", "justice 7, charity 3", "hope 7"
    )
    table.awaits("0", "hope").offers_exactly("done", "name player 1", "name player 2")
    table.play("0: name player 1", "0: name player 2")
    assert table.over
    assert [table.total(seat) for seat in range(4)] == [7 + 5 + 3 + 2, 7 - 3, 7 - 2, 7 + 2]


def test_4_6_none_or_one_will_do() -> None:
    """SV-4.6 0, 1 or 2 opponents."""
    table = Table(4).calling("hope", "hope 3", "faith 1", "faith 2").play("0: done")
    assert table.over
    table = Table(4).calling("hope", "hope 3", "faith 1", "faith 2").play("0: name player 1", "0: done")
    assert table.over
    assert table.total(1) == 6


def test_4_6_without_a_second_both_opponents_of_three_may_be_named() -> None:
    """SV-4.6 Nobody is spared where there is no 2nd."""
    table = Table(3).calling("hope", "hope 3", "faith 1", "justice 7").play("0: name player 1")
    table.awaits("0", "hope").offers_exactly("done", "name player 2").play("0: name player 2")
    assert [table.total(seat) for seat in range(3)] == [7 + 5 + 2, 6, 6]


def test_4_6_whom_hope_cannot_name() -> None:
    """SV-4.6 Not the 2nd, not oneself, nobody who does not play, nobody twice."""
    table = Table(4).calling("hope", "hope 3, hope 6", "faith 1", "hope 7")
    table.refuses("0: name player 2", "SV-4.6", "the 2nd of Hope is never named")
    table.refuses("0: name player 0", "SV-4.6", "only another player at this table")
    table.refuses("0: name player 4", "SV-4.6", "only another player at this table")
    table.refuses("0: name hope", "SV-4.6", "names up to two opponents")
    table.play("0: name player 1")
    table.refuses("0: name player 1", "SV-4.6", "already been named")


def test_4_6_there_is_no_exception_for_two_players() -> None:
    """SV-4.6 The 2nd is never named: with two holders nobody can be."""
    Table(2).calling("hope", "hope 3, hope 7", "hope 8, faith 1").offers_exactly("done")
    Table(2).calling("hope", "hope 3, hope 7", "faith 1").offers_exactly("done", "name player 1")


def test_r13_two_opponents_are_named_one_after_the_other() -> None:
    """SV-R13, SV-4.6 The first has paid before the second is named."""
    table = Table(4).calling("hope", "hope 3, hope 7", "charity 3, charity 4")  # two Lights
    table.play("0: name player 1").awaits("0", "hope")
    assert (table.total(0), table.total(1)) == (7 + 5 + 2, 7 - 2)
    table.offers_exactly("done", "name player 2", "name player 3")


def test_r8_nobody_pays_more_than_they_have() -> None:
    """SV-4.6, SV-R8 Points never fall below zero."""
    table = Table(3).calling("hope", "hope 3", "faith 1, temperance 5, temperance 13", points=(7, 2, 7))
    table.play("0: name player 1")
    assert (table.total(0), table.total(1)) == (7 + 5 + 2, 0)


def test_4_7_after_hope_all_hands_are_open() -> None:
    """SV-4.7 Fortitude is called with open hands."""
    table = Table(3).scoring("hope 3, charity 3, justice 9", "temperance 2, prudence 4")
    table.play("0: done").awaits("0", "hope")
    assert table.view(2)["players"][0]["hand"] == ["charity 3", "hope 3"]
    assert table.view(2)["players"][1]["hand"] == []
    table.play("0: done")
    assert table.view(2)["players"][0]["hand"] == ["charity 3", "hope 3", "justice 9"]
    assert table.view(2)["players"][1]["hand"] == ["temperance 2", "prudence 4"]


@pytest.mark.parametrize("called", ["hope", "fortitude"])
def test_4_7_hands_open_as_soon_as_hope_is_finished(called: str) -> None:
    """SV-4.7 Also where Hope had nothing to ask, and no later than the Virtue after it."""
    table = Table(3).calling(called, "justice 9")
    assert table.view(1)["players"][0]["hand"] == ["justice 9"]


def test_4_7_hands_stay_closed_while_hope_acts() -> None:
    """SV-4.7 The first payment still meets closed hands."""
    table = Table(4).calling("hope", "hope 3, justice 9", "justice 4", "prudence 4")
    table.play("0: name player 1")
    assert [player["hand"] for player in table.view(3)["players"]] == [["hope 3"], [], [], []]
    table.play("0: done")
    assert table.view(3)["players"][1]["hand"] == ["justice 4"]


# ---- the powers that only pay


@pytest.mark.parametrize(("held", "second"), [("fortitude 4", 0), ("fortitude 4, fortitude 14", 1)])
def test_4_8_fortitude_pays_for_fortitude_cards(held: str, second: int) -> None:
    """SV-4.8 1st: 1 per card; 2nd: 1 per full pair."""
    table = Table(3).calling("fortitude", "fortitude 1, fortitude 6, fortitude 10", held)
    assert (table.line(0, "fortitude"), table.line(1, "fortitude")) == (5 + 3, 2 + second)


def test_4_9_justice_pays_for_flames() -> None:
    """SV-4.9 1st: 2 per Flame held; 2nd: 1 per Flame held."""
    table = Table(3).calling(
        "justice", "justice 9, justice 4, fortitude 1", "justice 11, fortitude 10, faith 14"
    )
    assert (table.line(0, "justice"), table.line(1, "justice")) == (5 + 4, 2 + 2)


def test_4_10_temperance_pays_for_chalices_and_waters() -> None:
    """SV-4.10 1st: 1 per Chalice and 1 per Water; 2nd: 1 per pair of them."""
    table = Table(3).calling(
        "temperance",
        "temperance 12, temperance 2, hope 3, prudence 9",
        "temperance 10, hope 8, faith 13, charity 12",
    )
    assert (table.line(0, "temperance"), table.line(1, "temperance")) == (5 + 3, 2 + 1)


def test_4_11_prudence_pays_for_different_virtues() -> None:
    """SV-4.11 1st: 1 per Virtue other than Prudence; 2nd: half of that, rounded down."""
    first = "prudence 4, prudence 5, hope 3, hope 6, faith 2"
    table = Table(3).calling("prudence", first, "prudence 8, charity 3, justice 4, hope 7")
    assert (table.line(0, "prudence"), table.line(1, "prudence")) == (5 + 2, 2 + 1)


def test_4_11_with_two_players_the_second_gains_only_the_rank() -> None:
    """SV-4.11 2 points and no more."""
    table = Table(2).calling("prudence", "prudence 4, prudence 5", "prudence 8, charity 3, justice 4, hope 7")
    assert table.line(1, "prudence") == 2


def test_4_12_icons_count_from_the_whole_hand_as_it_is_then() -> None:
    """SV-4.12 A Flame discarded for Charity does not count for Justice; a Flame on any Virtue does."""
    table = (
        Table(3).scoring("charity 3, justice 4, fortitude 1, faith 14").play("0: discard faith 14", "0: done")
    )
    assert table.line(0, "justice") == 5 + 2


def test_r9_totals_are_the_sum_of_the_steps() -> None:
    """SV-R9 Where steps and totals disagree, steps prevail: a total is nothing but the sum of its lines."""
    table = Table(3).scoring("charity 3, hope 3, justice 9", "faith 2, prudence 4", "temperance 2")
    while not table.over:
        table.play(f"{table.game.seat(table.state)}: {table.offers[0]}")
    for score in table.game.score(table.state):
        assert score.total == sum(line.points for line in score.lines)
