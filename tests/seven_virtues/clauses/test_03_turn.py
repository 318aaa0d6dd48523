"""SV-3 A turn."""

import pytest

from seven_virtues.table import Table

RULING = "temperance 13, temperance 12, charity 12, charity 10, justice 12, faith 2, prudence 2"
"""The row of SV-R1."""
PILE = "faith 5, faith 6, faith 7, faith 8"


def test_3_1_passing_is_not_allowed() -> None:
    """SV-3.1 A turn takes one legal set from the active row."""
    table = Table(7).turn(RULING)
    table.refuses("0: done", "SV-3.1", "passing is not allowed")
    table.refuses("0: name hope", "SV-3.1")
    table.refuses("0: first 1", "SV-3.1")


def test_3_1_only_cards_of_the_active_row_are_taken() -> None:
    """SV-3.1 The inactive row, the pile and other hands are out of reach."""
    table = Table(7).turn(RULING, "hope 5", hands=("", "justice 3"))
    for card in ("hope 5", "justice 3", "fortitude 9"):
        table.refuses(f"0: take {card}", "SV-3.1", f"{card.title()} is not in it")


def test_3_1_what_is_taken_goes_into_the_hand() -> None:
    """SV-3.1 A take is public and leaves the row."""
    table = Table(7).turn(RULING, hands=("hope 1",)).play("0: take 2").chance()
    assert table.hand(0) == ["faith 2", "hope 1", "prudence 2"]
    assert table.told("took") == [{"seat": 0, "take": "2", "cards": "faith 2, prudence 2", "count": 2}]


def test_3_2_by_virtue_takes_all_of_it() -> None:
    """SV-3.2 All active cards of one Virtue, if there are at least two."""
    table = Table(7).turn(RULING).play("0: take charity").chance()
    assert table.hand(0) == ["charity 10", "charity 12"]


def test_3_2_a_virtue_with_one_card_or_none_is_not_taken() -> None:
    """SV-3.2 The refusal says how many cards there are."""
    table = Table(7).turn(RULING)
    table.refuses("0: take justice", "SV-3.2", "it holds 1")
    table.refuses("0: take hope", "SV-3.2", "it holds 0")


def test_3_3_by_value_takes_all_of_it() -> None:
    """SV-3.3 All active cards of one value, if there are at least two."""
    table = Table(7).turn(RULING).play("0: take 12").chance()
    assert table.hand(0) == ["charity 12", "justice 12", "temperance 12"]


def test_3_3_a_value_with_one_card_or_none_is_not_taken() -> None:
    """SV-3.3 The refusal says how many cards there are."""
    table = Table(7).turn(RULING)
    table.refuses("0: take 13", "SV-3.3", "it holds 1")
    table.refuses("0: take 5", "SV-3.3", "it holds 0")


def test_3_4_a_card_that_shares_nothing_is_taken_alone() -> None:
    """SV-3.4 No other active card shares its Virtue, none its value."""
    table = Table(7).turn("hope 3, justice 9, justice 4").offers_exactly("take justice", "take hope 3")
    table.play("0: take hope 3").chance()
    assert table.hand(0) == ["hope 3"]


@pytest.mark.parametrize(
    ("card", "others"),
    [("justice 9", "Justice 4"), ("hope 3", "Faith 3"), ("justice 4", "Justice 9")],
)
def test_3_4_a_card_that_shares_something_is_not(card: str, others: str) -> None:
    """SV-3.4 The refusal names the cards that share its Virtue or its value."""
    table = Table(7).turn("hope 3, justice 9, justice 4, faith 3")
    table.refuses(f"0: take {card}", "SV-3.4", f"{others} do so")


def test_3_5_taking_by_value_leaves_the_virtues_where_they_are() -> None:
    """SV-3.5 A take follows one criterion only."""
    table = Table(7).turn(RULING).play("0: take 12").chance()
    assert [card for card in table.row("active") if card != "-"] == [
        "temperance 13",
        "charity 10",
        "faith 2",
        "prudence 2",
    ]


def test_3_5_taking_by_virtue_leaves_the_values_where_they_are() -> None:
    """SV-3.5 A take follows one criterion only."""
    table = Table(7).turn(RULING).play("0: take temperance").chance()
    assert "charity 12" in table.row("active")
    assert "justice 12" in table.row("active")


def test_r1_the_row_of_the_ruling_has_exactly_four_takes() -> None:
    """SV-R1 T13+T12; C12+C10; T12+C12+J12; F2+P2; nothing else."""
    Table(7).turn(RULING).offers_exactly("take temperance", "take charity", "take 12", "take 2")


def test_3_6_the_card_above_slides_down_and_the_gap_is_filled() -> None:
    """SV-3.6 Emptied columns slide first; then the inactive row is filled from the pile, left to right."""
    table = Table(7).turn(RULING, "hope 1, hope 2, hope 3, hope 4, hope 5, hope 6, hope 7", pile=PILE)
    table.play("0: take 12").awaits("chance", "deal")
    assert table.row("active") == [
        "temperance 13",
        "hope 2",
        "hope 3",
        "charity 10",
        "hope 5",
        "faith 2",
        "prudence 2",
    ]
    assert table.row("inactive") == ["hope 1", "-", "-", "hope 4", "-", "hope 6", "hope 7"]
    table.play("chance: deal faith 5", "chance: deal faith 6", "chance: deal faith 7").awaits("1", "take")
    assert table.row("inactive") == ["hope 1", "faith 5", "faith 6", "hope 4", "faith 7", "hope 6", "hope 7"]


def test_3_6_while_the_pile_lasts() -> None:
    """SV-3.6 A column may stay empty in the last turns."""
    table = Table(7).turn(RULING, "hope 1, -, hope 3").play("0: take 12").awaits("1", "take")
    assert table.row("active") == ["temperance 13", "-", "hope 3", "charity 10", "-", "faith 2", "prudence 2"]
    assert table.row("inactive") == ["hope 1", "-", "-", "-", "-", "-", "-"]


def test_3_6_a_short_pile_fills_from_the_left() -> None:
    """SV-3.6 With two cards for three gaps the right-hand gap stays."""
    above = "hope 1, hope 2, hope 3, hope 4, hope 5, hope 6, hope 7"
    table = (
        Table(7).turn(RULING, above, pile="faith 5, faith 6").play("0: take 12").chance().awaits("1", "take")
    )
    assert table.row("inactive") == ["hope 1", "faith 5", "faith 6", "hope 4", "-", "hope 6", "hope 7"]


def test_3_6_no_place_is_empty_while_the_pile_lasts() -> None:
    """SV-3.6 Loading such a position says so."""
    with pytest.raises(ValueError, match=r"column 7.*SV-3\.6"):
        Table(7).turn(RULING, "hope 1, hope 2, hope 3, hope 4, hope 5, hope 6", pile="faith 5")


def test_r2_no_card_stands_over_an_empty_place() -> None:
    """SV-R2 Such a position does not exist; loading one says so."""
    with pytest.raises(ValueError, match=r"column 2.*SV-R2"):
        Table(7).turn("justice 9, -", "-, hope 1")


def test_3_7_when_all_cards_are_taken_scoring_begins_at_once() -> None:
    """SV-3.7 Whoever's turn it was."""
    table = Table(3).turn("justice 9, justice 4", hands=("", "hope 3")).play("0: take justice")
    assert [event.name for event in table.happened][:3] == ["took", "all_taken", "called"]
    table.awaits("1", "hope")


def test_r3_turns_need_not_be_equal() -> None:
    """SV-3.7, SV-R3 The game ends with the last card, though seats 1 and 2 had one turn less."""
    table = Table(3).turn("justice 9, hope 3").play("0: take justice 9").play("1: take hope 3")
    assert [fact["seat"] for fact in table.told("took")] == [0, 1]
    assert table.told("all_taken") == [{}]
