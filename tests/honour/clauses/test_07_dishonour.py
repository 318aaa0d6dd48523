"""HO-7 Dishonour, Counters, the Rumour Mill; HO-8 relocation."""

from typing import Any

import pytest

from honour.table import GUILDSMAN, HOUSEHOLDER, NOBLEMAN, PRIEST, SCHOLAR, Table

FOUR = (
    "dishonour 2 lay on householder, dishonour 3 lay on guildsman, "
    "dishonour 2 cleric on priest, dishonour 2 universal on scholar"
)


def test_7_1_against_another_player() -> None:
    """HO-7.1 Never against oneself."""
    table = Table().turn(hand="dishonour 2 lay")
    table.refuses("4: play dishonour 2 lay against nobleman", "HO-7.1", "another player")


def test_7_1_the_player_draws_before_the_target_answers() -> None:
    """HO-7.1 And only the target is asked."""
    table = Table().turn(hand="dishonour 2 lay")
    table.play("4: play dishonour 2 lay against guildsman").awaits("4", "draw")
    table.draws(NOBLEMAN).awaits("3", "counter")
    assert table.view(PRIEST)["charge"] == {"card": "dishonour 2 lay", "seat": 4, "target": 3}


def test_7_1_the_target_is_asked_even_without_a_counter() -> None:
    """HO-7.1, HO-R15 The fact of being asked tells nobody anything."""
    table = Table().turn(hand="dishonour 2 lay").does("4: play dishonour 2 lay against guildsman")
    table.awaits("3", "counter").offers_exactly("decline")


def test_7_2_a_counter_of_the_right_range_and_group() -> None:
    """HO-7.2 Both cards are discarded and the countering player draws."""
    table = Table().turn(
        hand="dishonour 4 universal", hands={PRIEST: "counter 4-5 cleric, counter 4-5 universal"}
    )
    table.does("4: play dishonour 4 universal against priest").awaits("0", "counter")
    table.offers_exactly("decline", "use counter 4-5 cleric", "use counter 4-5 universal")
    table.play("0: use counter 4-5 cleric").awaits("0", "draw").draws(PRIEST).awaits("4", "act")
    assert table.view(None)["discards"] == ["dishonour 4 universal", "counter 4-5 cleric"]
    assert table.queue() == []


def test_7_2_the_group_of_the_dishonour_does_not_matter() -> None:
    """HO-7.2 A Cleric's Counter answers a Universal Dishonour, a Universal Counter a Lay one."""
    table = Table().turn(hand="dishonour 3 lay", hands={GUILDSMAN: "counter 2-3 universal"})
    table.does("4: play dishonour 3 lay against guildsman").play("3: use counter 2-3 universal")
    assert table.told("countered") == [
        {"seat": 3, "card": "counter 2-3 universal", "against": "dishonour 3 lay"}
    ]


def test_7_2_what_does_not_counter() -> None:
    """HO-7.2 Another range, another group, a card not held, something else."""
    held = "counter 2-3 lay, counter 4-5 cleric, counter 4-5 lay, recognition"
    table = Table().turn(hand="dishonour 4 lay", hands={GUILDSMAN: held})
    table.does("4: play dishonour 4 lay against guildsman")
    table.refuses("3: use counter 2-3 lay", "HO-7.2", "answers 2 to 3; the Dishonour is a 4")
    table.refuses("3: use counter 4-5 cleric", "HO-7.2", "for Clerics; the Guildsman is a Layman")
    table.refuses("3: use counter 4-5 universal", "HO-7.2", "you hold no Counter 4-5 Universal")
    table.refuses("3: done", "HO-7.2", "use a Counter or decline")
    table.offers_exactly("decline", "use counter 4-5 lay")


def test_7_2_a_counter_waits_for_its_moment() -> None:
    """HO-7.2 It is not played in one's own turn."""
    table = Table().turn(hand="counter 2-3 lay")
    table.refuses("4: use counter 2-3 lay", "HO-7.2", "when it is played against you")


def test_7_2_countering_is_never_compulsory() -> None:
    """HO-7.2, HO-R6 The card then joins the queue."""
    table = Table().turn(hand="dishonour 2 lay", hands={GUILDSMAN: "counter 2-3 lay"})
    table.does("4: play dishonour 2 lay against guildsman").play("3: decline").awaits("4", "act")
    assert table.queue() == ["dishonour 2 lay on guildsman"]


def test_7_3_a_queued_card_does_not_count_yet() -> None:
    """HO-7.3 It joins the back, with the target's name on it."""
    table = Table().turn(hand="dishonour 5 lay", queue="dishonour 2 cleric on priest")
    table.does("4: play dishonour 5 lay against guildsman").play("3: decline")
    assert table.queue() == ["dishonour 2 cleric on priest", "dishonour 5 lay on guildsman"]
    assert (table.player(GUILDSMAN)["dishonour"], table.player(GUILDSMAN)["queued"]) == (0, 5)


def test_7_4_five_cards_wake_the_queue() -> None:
    """HO-7.4 Four do not."""
    table = Table().turn(hand="dishonour 5 lay, dishonour 2 lay", queue=FOUR)
    assert not table.view(None)["mill"]["active"]
    assert table.warnings("play dishonour 5 lay against guildsman") == ["mill_wakes"]
    table.does("4: play dishonour 5 lay against guildsman").play("3: decline")
    assert table.view(None)["mill"] == {"active": True, "gives_out": 1, "market": 0}
    assert table.told("mill_woke") == [{"count": 5}]


def test_7_4_it_stays_awake_until_it_is_empty() -> None:
    """HO-7.4, HO-7.6 Five ends of turns empty it; then five cards are needed again."""
    table = Table().turn(hand="dishonour 2 lay", queue=FOUR)
    table.does("4: play dishonour 2 lay against guildsman").play("3: decline").stops()
    for left in (4, 3, 2, 1):
        assert (len(table.queue()), table.view(None)["mill"]["active"]) == (left, True)
        table.stops()
    assert (table.queue(), table.view(None)["mill"]["active"]) == ([], False)
    assert [table.player(seat)["dishonour"] for seat in range(5)] == [2, 2, 2, 5, 0]


def test_7_5_the_front_card_is_given_out_at_the_end_of_the_waking_turn() -> None:
    """HO-7.5, HO-R7 It counts then, and cannot be countered."""
    table = Table().turn(hand="dishonour 5 lay", hands={HOUSEHOLDER: "counter 2-3 lay"}, queue=FOUR)
    table.does("4: play dishonour 5 lay against guildsman").play("3: decline").stops().awaits("0", "act")
    assert table.player(HOUSEHOLDER)["dishonour"] == 2
    assert len(table.queue()) == 4
    facts = {"seat": 2, "card": "dishonour 2 lay", "value": 2, "total": 2, "cap": 8}
    assert table.told("dishonoured") == [facts]


def test_r7_with_next_turn_the_first_card_waits_a_turn() -> None:
    """HO-R7 The other way to start the Mill."""
    table = Table(mill_start="next_turn").turn(hand="dishonour 5 lay", queue=FOUR)
    table.does("4: play dishonour 5 lay against guildsman").play("3: decline")
    assert table.view(None)["mill"] == {"active": True, "gives_out": 0, "market": 0}
    table.stops()
    assert len(table.queue()) == 5
    table.stops()
    assert len(table.queue()) == 4


@pytest.mark.parametrize(
    ("fields", "turns"),
    [
        ({}, [NOBLEMAN, PRIEST, SCHOLAR, HOUSEHOLDER]),
        ({"market": 2}, [NOBLEMAN, NOBLEMAN, PRIEST, PRIEST]),
        ({"market": 1}, [NOBLEMAN, NOBLEMAN, PRIEST, SCHOLAR]),
        ({"active": False}, [None, None, None, None]),
    ],
)
def test_7_5_at_the_end_of_whose_turn_is_shown(fields: dict[str, Any], turns: list[int | None]) -> None:
    """HO-7.5, HO-9.10 And so it happens: at the end of each turn, exactly the entries that were to go are gone."""
    table = Table().turn(**{"queue": FOUR, "active": True, **fields})
    entries = table.view(None)["queue"]
    assert [entry["after"] for entry in entries] == turns
    for seat in (NOBLEMAN, PRIEST, SCHOLAR, HOUSEHOLDER):
        entries = [entry for entry in entries if entry["after"] != seat]
        table.stops()
        assert [entry["card"] for entry in table.view(None)["queue"]] == [entry["card"] for entry in entries]


def test_r7_a_queue_that_begins_next_turn_is_shown_so() -> None:
    """HO-R7 Woken now, the first entry goes at the end of the Priest's turn."""
    table = Table(mill_start="next_turn").turn(queue=FOUR, active=True, woken=True)
    assert [entry["after"] for entry in table.view(None)["queue"]] == [0, 1, 2, 3]


def test_7_5_a_sleeping_queue_gives_nothing_out() -> None:
    """HO-7.5 Four cards wait for ever."""
    table = Table().turn(queue=FOUR).idle_turns(5)
    assert len(table.queue()) == 4


def test_7_5_cards_go_on_joining_an_active_queue() -> None:
    """HO-7.5 At the back."""
    table = Table().turn(hand="dishonour 5 lay", queue=FOUR, active=True)
    table.does("4: play dishonour 5 lay against guildsman").play("3: decline").stops()
    assert table.queue()[-1] == "dishonour 5 lay on guildsman"
    assert len(table.queue()) == 4


def test_r20_a_queue_emptied_during_a_turn_sleeps_at_once() -> None:
    """HO-R20, HO-7.6 Here by a Letter of Pardon."""
    table = Table().turn(hand="letter_of_pardon", queue="dishonour 2 lay on guildsman", active=True)
    table.play("4: play letter_of_pardon", "4: entry 1")
    assert not table.view(None)["mill"]["active"]
    assert table.told("mill_slept") == [{}]


@pytest.mark.parametrize(
    ("level", "shames", "stays"),
    [
        (1, "dishonour 4 lay", True),
        (1, "dishonour 5 lay", False),
        (2, "dishonour 4 lay, dishonour 2 lay", True),
        (2, "dishonour 4 lay, dishonour 3 lay", False),
        (4, "dishonour 5 lay, dishonour 5 lay", True),
    ],
)
def test_8_1_over_the_cap_a_player_relocates(level: int, shames: str, stays: bool) -> None:
    """HO-8.1, HO-R8 Exactly at the cap is safe."""
    table = Table().turn(
        shames={GUILDSMAN: shames},
        queue="dishonour 4 lay on guildsman, dishonour 2 lay on householder",
        active=True,
        levels=[1, 1, 1, level, 1],
    )
    table.stops()
    assert (table.told("relocated") == []) == stays
    assert (table.player(GUILDSMAN)["level"] == level) or not stays


def test_8_1_what_is_lost_and_what_is_kept() -> None:
    """HO-8.1, HO-8.2 Honour, tokens, Dishonour, level and queue entries; the hand and others' tokens stay."""
    table = Table().turn(
        hand="recognition",
        hands={GUILDSMAN: "recognition, market_day"},
        front={GUILDSMAN: "honour 1 lay, honour 2 lay", NOBLEMAN: "honour 1 lay"},
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
        queue="dishonour 3 lay on guildsman, dishonour 2 cleric on priest, dishonour 5 lay on guildsman, "
        "dishonour 2 universal on scholar",
        active=True,
        tokens=[0, 0, 0, 3, 2],
        levels=[1, 1, 1, 2, 2],
    )
    before = table.hand(GUILDSMAN)
    table.stops()
    found = table.player(GUILDSMAN)
    assert (found["honour"], found["dishonour"], found["tokens"], found["level"], found["piles"]) == (
        0,
        0,
        0,
        1,
        [],
    )
    assert table.hand(GUILDSMAN) == before
    assert table.queue() == ["dishonour 2 cleric on priest", "dishonour 2 universal on scholar"]
    assert table.player(NOBLEMAN)["tokens"] == 2
    assert table.told("relocated") == [
        {"seat": 3, "total": 11, "cap": 10, "honour": 7, "tokens": 3, "recognition": 1, "queued": 1}
    ]
    lost = table.view(None)["discards"]
    assert sorted(lost) == sorted(
        [
            "honour 1 lay",
            "honour 2 lay",
            "dishonour 4 lay",
            "dishonour 4 lay",
            "dishonour 3 lay",
            "dishonour 5 lay",
        ]
    )


def test_8_1_the_last_entries_of_a_name_may_leave_an_empty_queue() -> None:
    """HO-8.1, HO-7.6 Then it sleeps."""
    table = Table().turn(
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
        queue="dishonour 3 lay on guildsman, dishonour 5 lay on guildsman",
        active=True,
    )
    table.stops()
    assert (table.queue(), table.view(None)["mill"]["active"]) == ([], False)


def test_8_1_after_relocating_one_starts_again() -> None:
    """HO-8.1 A new pile begins with a 1."""
    table = Table().turn(
        GUILDSMAN,
        hand="honour 3 lay, honour 1 lay",
        front={GUILDSMAN: "honour 1 lay, honour 2 lay"},
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
        hands={NOBLEMAN: "denounced_from_the_pulpit, dishonour 2 lay"},
    )
    assert "play honour 3 lay for guildsman" in table.offers
    table.stops().does("4: denounce dishonour 2 lay against guildsman")
    assert table.told("relocated") != []
    table.idle_turns(4)
    table.awaits("3", "act").refuses(
        "3: play honour 3 lay for guildsman", "HO-5.2", "Guildsman: Nothing"
    )
