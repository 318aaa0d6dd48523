"""SV-2 Setup."""

import pytest

from seven_virtues.table import Table
from virtu.games.seven_virtues.tables import CARDS, LABEL, NAME


def dealt(table: Table) -> Table:
    return table.chance()


@pytest.mark.parametrize("players", range(2, 8))
def test_2_1_the_label_says_which_cards_are_used(players: int) -> None:
    """SV-2.1 With p players exactly the cards whose label is at most p: 14 per player."""
    deck = [offer.removeprefix("deal ") for offer in Table(players).offers]
    assert deck == [NAME[card] for card in range(CARDS) if LABEL[card] <= players]
    assert len(deck) == 14 * players


@pytest.mark.parametrize("players", range(2, 8))
def test_2_2_two_rows_of_seven_are_dealt(players: int) -> None:
    """SV-2.2 The rest is the draw pile."""
    table = dealt(Table(players))
    assert "-" not in table.row("active") + table.row("inactive")
    assert table.view(None)["pile"] == 14 * players - 14


def test_2_2_the_active_row_is_dealt_first_from_left_to_right() -> None:
    """SV-2.2 Chance turns up cards for the lower row, then for the upper one."""
    table = Table(2).awaits("chance", "deal")
    table.play("chance: deal justice 9", "chance: deal hope 7").chance()
    assert table.row("active")[:2] == ["justice 9", "hope 7"]
    assert [fact["column"] for fact in table.told("dealt")] == [1, 2, 3, 4, 5, 6, 7] * 2


def test_2_2_no_card_is_dealt_twice_and_none_that_is_not_used() -> None:
    """SV-2.2 Only what is still in the pile is dealt; every card of it is equally likely."""
    table = Table(2).play("chance: deal justice 9")
    table.refuses("chance: deal justice 9", "SV-2.2", "still in the pile")
    table.refuses("chance: deal charity 7", "SV-2.2")
    table.refuses("chance: take justice", "SV-2.2")
    assert table.game.weights(table.state) == [1] * 27


@pytest.mark.parametrize("players", range(2, 8))
def test_2_3_everybody_starts_with_7_points(players: int) -> None:
    """SV-2.3 Every player starts with 7 VP."""
    assert [Table(players).total(seat) for seat in range(players)] == [7] * players


def test_2_4_the_starting_player_is_random() -> None:
    """SV-2.4 Every seat is equally likely to begin, and none that nobody holds."""
    table = Table(3)
    for _ in range(14):
        table.play(f"chance: {table.offers[0]}")
    table.awaits("chance", "first").offers_exactly("first 0", "first 1", "first 2")
    assert table.game.weights(table.state) == [1, 1, 1]
    table.refuses("chance: first 3", "SV-2.4", "one of the 3 seats")
    table.refuses("chance: deal justice 9", "SV-2.4")
    table.play("chance: first 2").awaits("2", "take")


def test_2_4_the_starting_player_may_be_chosen() -> None:
    """SV-2.4 The option `first` names the seat that begins; then chance is not asked."""
    Table(4, first="3").chance().awaits("3", "take")
    Table(4, first=2).chance().awaits("2", "take")
    with pytest.raises(ValueError, match=r"SV-2\.4.*0 to 3, not 4"):
        Table(4, first="4")
    with pytest.raises(ValueError, match=r"SV-2\.4"):
        Table(4, first="nobody")


def test_2_4_play_goes_clockwise() -> None:
    """SV-2.4 After a take the next seat is asked, after the last the first again."""
    table = Table(3, first="1").chance()
    for seat in ("1", "2", "0", "1"):
        table.awaits(seat, "take").play(f"{seat}: {table.offers[0]}").chance()
