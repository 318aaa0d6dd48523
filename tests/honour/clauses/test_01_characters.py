"""HO-1 Characters and groups, HO-2 cards."""

import pytest

import virtu
from honour.table import NOBLEMAN, PRIEST, Table
from virtu.games.honour.tables import COPIES, FATES, FITS, KINDS, NAME, SEATS, SORT, SORTS


def test_1_1_two_clerics_and_three_laymen() -> None:
    """HO-1.1 Priest and Scholar are Clerics; Householder, Guildsman and Nobleman are Laymen."""
    table = Table().turn()
    assert [(table.player(seat)["character"], table.player(seat)["group"]) for seat in range(5)] == [
        ("priest", "cleric"),
        ("scholar", "cleric"),
        ("householder", "lay"),
        ("guildsman", "lay"),
        ("nobleman", "lay"),
    ]


@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("honour 1 cleric", {0, 1}),
        ("dishonour 4 lay", {2, 3, 4}),
        ("counter 2-3 universal", {0, 1, 2, 3, 4}),
    ],
)
def test_1_2_a_card_fits_its_group(card: str, who: set[int]) -> None:
    """HO-1.2 A character fits a card that is Universal or names its group."""
    kind = NAME.index(card)
    assert {seat for seat in range(SEATS) if FITS[kind * SEATS + seat]} == who


def test_1_2_a_card_for_the_other_group_is_refused() -> None:
    """HO-1.2 The refusal says for whom the card is, and what the character is."""
    table = Table().turn(hand="honour 1 cleric, honour 1 lay, dishonour 4 lay, denounced_from_the_pulpit")
    says = "this card is for Laymen; the Priest is a Cleric"
    table.refuses("4: play honour 1 lay for priest", "HO-1.2", says)
    table.refuses("4: favour honour 1 lay for priest", "HO-1.2", says)
    table.refuses("4: play dishonour 4 lay against priest", "HO-1.2", says)
    table.refuses("4: denounce dishonour 4 lay against priest", "HO-1.2", says)
    says = "this card is for Clerics; the Nobleman is a Layman"
    table.refuses("4: play honour 1 cleric for nobleman", "HO-1.2", says)


def test_1_3_all_five_are_always_in_play() -> None:
    """HO-1.3 There is no table of four."""
    game = virtu.game("honour")
    assert list(game.players) == [5]
    with pytest.raises(ValueError, match="for 5 players, not 4"):
        game.new(4)
    assert game.factions(game.new()) == ["priest", "scholar", "householder", "guildsman", "nobleman"]


def test_2_1_the_deck() -> None:
    """HO-2.1 128 cards: 60 Honour, 8 Recognition, 30 Dishonour, 18 Counter, 12 Fate of 11 designs."""
    counts = dict.fromkeys(SORTS, 0)
    for kind in range(KINDS):
        counts[SORTS[SORT[kind]]] += COPIES[kind]
    assert counts == {"honour": 60, "recognition": 8, "dishonour": 30, "counter": 18, "fate": 12}
    assert len(FATES) == 11
    cards = virtu.game("honour").components()["cards"]
    assert isinstance(cards, dict)
    assert len(cards) == KINDS
    assert {card["value"] for card in cards.values() if card["sort"] == "honour"} == {1, 2, 3, 4, 5}
    assert {card["value"] for card in cards.values() if card["sort"] == "dishonour"} == {2, 3, 4, 5}
    ranges = {(card["value"], card["high"]) for card in cards.values() if card["sort"] == "counter"}
    assert ranges == {(2, 3), (4, 5)}


def test_2_1_what_is_reconstructed_says_so() -> None:
    """HO-2.1 The printed deck is not public: no number of copies is certain."""
    cards = virtu.game("honour").components()["cards"]
    assert isinstance(cards, dict)
    assert all("copies" in card["reconstructed"] for card in cards.values())
    assert cards["honour 2 cleric"]["reconstructed"] == ["copies"]
    assert cards["market_day"]["reconstructed"] == ["copies", "design"]


def test_2_2_what_goes_to_the_discard_pile() -> None:
    """HO-2.2 Recognition, Fate, Counters, countered Dishonour, discards; an uncountered Dishonour does not."""
    table = Table().turn(
        hand="recognition, dishonour 2 universal, dishonour 3 universal",
        hands={PRIEST: "counter 2-3 cleric"},
        display="-",
    )
    table.does("4: play recognition for scholar")
    table.does("4: play dishonour 2 universal against priest").does("0: use counter 2-3 cleric")
    assert table.view(None)["discards"] == ["recognition", "dishonour 2 universal", "counter 2-3 cleric"]


def test_2_3_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """HO-2.3, HO-R11 When a card is to be drawn and there is none; the card just played is shuffled in."""
    table = Table().turn(hand="recognition", discards=None)
    before = len(table.view(None)["discards"])
    assert table.view(None)["deck"] == 0
    table.play("4: play recognition for nobleman")
    assert table.view(None)["deck"] == before + 4
    assert table.told("reshuffled") == [{"count": before + 4}]
    assert table.view(None)["discards"] == []


def test_2_3_if_both_are_empty_no_card_is_drawn() -> None:
    """HO-2.3, HO-R1 The hand stays short, and the turn goes on."""
    table = Table().barren().play("4: play dishonour 5 lay against guildsman").awaits("3", "counter")
    assert len(table.hand(NOBLEMAN)) == 7


def test_2_3_the_top_of_nothing_is_not_drawn() -> None:
    """HO-2.3 With deck and discard pile empty only the display is left."""
    table = Table().barren(display=True).play("4: play dishonour 5 lay against guildsman").awaits("4", "draw")
    table.refuses("4: draw deck", "HO-2.3", "deck and discard pile are empty")
    table.play("4: draw recognition").awaits("3", "counter")


def test_2_3_a_short_hand_is_filled_at_the_next_draw() -> None:
    """HO-2.3, HO-R12, HO-R13 Card by card, each from deck or display; then the display is whole again."""
    table = Table().turn(hand="honour 1 lay, honour 1 lay, honour 1 lay", full=False, display="honour 5 lay")
    table.play("4: play honour 1 lay for nobleman")
    table.play("4: draw honour 5 lay").chance().play("4: draw deck").chance()
    table.draws(NOBLEMAN).awaits("4", "act")
    assert len(table.hand(NOBLEMAN)) == 8
    assert "-" not in [card or "-" for card in table.view(None)["display"]]


def test_2_3_chance_gives_only_what_the_deck_holds() -> None:
    """HO-2.3 Each kind as likely as its copies in the deck."""
    table = Table().turn(hand="recognition", discards=None).play("4: play recognition for nobleman")
    table.awaits("chance", "deal")
    table.refuses("chance: deal honour 5 cleric", "HO-2.3", "still in the deck")
    table.refuses("chance: done", "HO-2.3")
    weights = dict(zip(table.offers, table.game.weights(table.state), strict=True))
    assert weights["deal recognition"] == 8
    assert weights["deal honour 1 universal"] == 6
