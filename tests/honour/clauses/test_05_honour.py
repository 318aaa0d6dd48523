"""HO-5 Honour, HO-6 Recognition."""

import pytest

from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, Table


def test_5_1_honour_for_oneself_or_another_without_consent() -> None:
    """HO-5.1, HO-R4 Nobody is asked."""
    table = Table().turn(hand="honour 1 lay, honour 1 universal")
    table.does("4: play honour 1 lay for nobleman").does("4: play honour 1 universal for priest").awaits(
        "4", "act"
    )
    assert table.player(NOBLEMAN)["piles"] == [["honour 1 lay"]]
    assert table.player(PRIEST)["piles"] == [["honour 1 universal"]]


def test_5_2_a_one_starts_a_pile_and_others_continue() -> None:
    """HO-5.2 Exactly one lower must lie on top; any number of piles."""
    table = Table().turn(
        hand="honour 2 lay, honour 3 lay", front={NOBLEMAN: "honour 1 lay, honour 1 lay, honour 2 lay"}
    )
    table.does("4: play honour 2 lay for nobleman").does("4: play honour 3 lay for nobleman")
    piles = [["honour 1 lay", "honour 2 lay", "honour 3 lay"], ["honour 1 lay", "honour 2 lay"]]
    assert table.player(NOBLEMAN)["piles"] == piles


@pytest.mark.parametrize(
    ("front", "value", "tops"),
    [
        ("", 2, "nothing"),
        ("honour 1 lay", 3, "1"),
        ("honour 1 lay, honour 2 lay", 2, "2"),
        ("honour 1 lay", 5, "1"),
    ],
)
def test_5_2_without_its_pile_a_card_is_refused(front: str, value: int, tops: str) -> None:
    """HO-5.2 The refusal says what lies on top."""
    table = Table().turn(hand=f"honour {value} lay", front={NOBLEMAN: front})
    says = f"a {value} goes on a pile whose top is {value - 1}; on top before the Nobleman: {tops.title()}"
    table.refuses(f"4: play honour {value} lay for nobleman", "HO-5.2", says)


def test_r17_equal_tops_are_one_offer() -> None:
    """HO-R17 There is nothing to choose among piles."""
    table = Table().turn(hand="honour 2 lay", front={NOBLEMAN: "honour 1 lay, honour 1 universal"})
    assert [offer for offer in table.offers if "nobleman" in offer] == ["play honour 2 lay for nobleman"]


def test_5_3_points_are_the_values_in_front() -> None:
    """HO-5.3 1 + 2 + 3 + 1 = 7."""
    table = Table().turn(front={NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay, honour 1 lay"})
    assert table.line(NOBLEMAN, "cards") == 7


def test_5_4_who_honours_another_gains_a_token() -> None:
    """HO-5.4 Worth 1; for oneself there is none."""
    table = Table().turn(hand="honour 1 lay, honour 1 lay")
    table.does("4: play honour 1 lay for guildsman").does("4: play honour 1 lay for nobleman")
    assert table.line(NOBLEMAN, "tokens") == 1
    assert (table.total(NOBLEMAN), table.total(GUILDSMAN)) == (2, 1)


def test_5_5_the_total_adds_cards_tokens_and_recognition() -> None:
    """HO-5.5, HO-R5 Level 1 gives nothing: 3 + 2 + (3 − 1) = 7."""
    table = Table().turn(
        front={NOBLEMAN: "honour 1 lay, honour 2 lay"}, tokens=[0, 0, 0, 0, 2], levels=[1, 1, 1, 1, 3]
    )
    assert table.total(NOBLEMAN) == 7
    assert [table.line(NOBLEMAN, name) for name in ("cards", "tokens", "recognition")] == [3, 2, 2]
    assert table.total(PRIEST) == 0


def test_5_6_totals_are_public() -> None:
    """HO-5.6 Everybody sees them, spectators too."""
    table = Table().turn(front={NOBLEMAN: "honour 1 lay"}, shames={NOBLEMAN: "dishonour 4 lay"})
    for viewer in (None, 0, 4):
        player = table.view(viewer)["players"][NOBLEMAN]
        assert (player["honour"], player["dishonour"]) == (1, 4)


def test_6_1_recognition_raises_anyone_by_one_level() -> None:
    """HO-6.1 Oneself or another, without a token."""
    table = Table().turn(hand="recognition, recognition")
    table.does("4: play recognition for nobleman").does("4: play recognition for priest")
    assert (table.player(NOBLEMAN)["level"], table.player(PRIEST)["level"]) == (2, 2)
    assert table.player(NOBLEMAN)["tokens"] == 0


def test_6_2_caps_by_level() -> None:
    """HO-6.2, HO-R10 8, 10, 12, 14 in the full game."""
    table = Table().turn(levels=[1, 2, 3, 4, 1])
    assert [table.player(seat)["cap"] for seat in range(5)] == [8, 10, 12, 14, 8]


def test_6_3_level_5_ends_the_game_at_once() -> None:
    """HO-6.3, HO-R18 Mid-turn, whoever played the card; nobody draws any more, and the most Honour wins."""
    table = Table().turn(
        hand="recognition",
        levels=[4, 1, 1, 1, 1],
        front={NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay"},
    )
    assert table.warnings("play recognition for priest") == ["game_ends"]
    table.play("4: play recognition for priest")
    assert table.over
    assert table.game.ending(table.state) == "level_5"
    assert table.winners == [NOBLEMAN]
    assert table.player(NOBLEMAN)["cards"] == 7
    assert table.view(None)["display"] == ["honour 1 universal"] * 3
