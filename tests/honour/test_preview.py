"""What the client shows before a card is played."""

from typing import Any

from honour.table import GUILDSMAN, HOUSEHOLDER, NOBLEMAN, PRIEST, Table
from virtu.kernel.ids import Seat

FOUR = (
    "dishonour 3 universal on householder, dishonour 5 cleric on scholar, "
    "dishonour 2 lay on nobleman, dishonour 4 universal on guildsman"
)


def preview(table: Table, answer: str, seat: int | None = None) -> Any:
    asked = table.game.seat(table.state)
    assert asked is not None
    return table.game.preview(table.state, answer, asked if seat is None else Seat(seat))


def test_honour_shows_new_totals_and_the_token() -> None:
    table = Table().turn(hand="honour 1 lay", tokens=[0, 0, 0, 0, 2])
    assert preview(table, "play honour 1 lay for guildsman") == {
        "players": {"3": {"honour": (0, 1)}, "4": {"honour": (2, 3), "tokens": (2, 3)}}
    }


def test_the_fifth_card_warns_of_the_mill_and_of_relocation() -> None:
    """The Householder has 6 of 8, and 3 more are at the front."""
    table = Table().turn(
        GUILDSMAN,
        hand="dishonour 4 lay",
        shames={HOUSEHOLDER: "dishonour 4 lay, dishonour 2 universal"},
        queue=FOUR,
    )
    shown = preview(table, "play dishonour 4 lay against nobleman")
    assert shown["unless_countered"]
    assert shown["turn_end"] == [
        {"card": "dishonour 3 universal", "seat": 2, "total": 9, "cap": 8, "relocates": 1}
    ]
    assert [warning["key"] for warning in shown["warnings"]] == ["mill_wakes", "relocates_at_turn_end"]
    assert shown["players"]["4"] == {"queued": (2, 6)}
    assert shown["queue"][-1] == {"card": "dishonour 4 lay", "seat": 4, "after": 2}


def test_a_preview_promises_what_then_happens() -> None:
    table = Table().turn(hand="dishonour 4 lay", queue=FOUR)
    shown = preview(table, "play dishonour 4 lay against guildsman")
    table.does("4: play dishonour 4 lay against guildsman").play("3: decline")
    assert table.view(None)["queue"] == shown["queue"]
    table.stops()
    assert table.player(HOUSEHOLDER)["dishonour"] == shown["turn_end"][0]["total"]


def test_recognition_shows_level_cap_and_end() -> None:
    table = Table().turn(hand="recognition", levels=[4, 1, 1, 1, 1])
    assert preview(table, "play recognition for nobleman")["players"] == {
        "4": {"honour": (0, 1), "level": (1, 2), "cap": (8, 10)}
    }
    assert preview(table, "play recognition for priest")["warnings"] == [
        {"key": "game_ends", "facts": {"reason": "level_5"}}
    ]


def test_the_target_sees_what_declining_brings_and_which_counters_would_do() -> None:
    table = Table().turn(
        hand="dishonour 4 lay", hands={GUILDSMAN: "counter 4-5 lay, counter 2-3 lay, counter 4-5 cleric"}
    )
    table.does("4: play dishonour 4 lay against guildsman")
    assert preview(table, "decline")["counters"] == ["counter 4-5 lay"]
    assert preview(table, "decline")["players"] == {"3": {"queued": (0, 4)}}
    assert preview(table, "use counter 4-5 lay") == {"discarded": ["dishonour 4 lay", "counter 4-5 lay"]}


def test_nobody_else_is_shown_anything() -> None:
    """What another hand could do is nobody's business."""
    table = Table().turn(hand="honour 1 lay")
    assert preview(table, "play honour 1 lay for nobleman", PRIEST) == {}
    assert table.game.preview(table.state, "play honour 1 lay for nobleman", None) == {}


def test_stopping_early_and_exchanging_are_pointed_out() -> None:
    table = Table().turn(hand="honour 1 lay")
    assert preview(table, "done")["warnings"] == [{"key": "actions_left", "facts": {"left": 2}}]
    assert preview(table, "exchange") == {"most": 8}


def test_a_fate_choice_shows_the_new_queue() -> None:
    table = Table().turn(hand="talk_of_the_town", queue=FOUR).play("4: play talk_of_the_town")
    assert [entry["seat"] for entry in preview(table, "entry 3")["queue"]] == [4, 2, 1, 3]


def test_a_refused_answer_previews_its_refusal() -> None:
    table = Table().turn(hand="dishonour 4 lay")
    shown = preview(table, "play dishonour 4 lay against priest")
    assert (shown["clause"], "the Priest is a Cleric" in shown["refused"]) == ("HO-1.2", True)
    assert table.state.turn == NOBLEMAN
