"""HO-11 The short game."""

from typing import Any

import pytest

import virtu
from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, Table
from virtu.kernel.dice import dice_from
from virtu.kernel.record import signal


def short(**options: object) -> Table:
    return Table(variant="short", **options)


def test_11_1_no_fate_cards() -> None:
    """HO-11.1 116 cards, and a Fate card is no answer."""
    table = short().chance()
    assert table.view(None)["deck"] == 116 - 40 - 3
    table.refuses("4: play market_day", "HO-11.1", "no Fate cards")
    table.refuses("4: denounce dishonour 2 lay against guildsman", "HO-11.1")


def test_11_2_an_uncountered_dishonour_counts_at_once() -> None:
    """HO-11.2 There is no queue; relocation is checked."""
    table = short().turn(hand="dishonour 5 lay, dishonour 4 lay", front={GUILDSMAN: "honour 1 lay"})
    table.play("4: play dishonour 5 lay against guildsman", "3: decline")
    assert (table.player(GUILDSMAN)["dishonour"], table.queue()) == (5, [])
    assert table.warnings("play dishonour 4 lay against guildsman") == ["relocates"]
    table.play("4: play dishonour 4 lay against guildsman", "3: decline")
    assert (table.player(GUILDSMAN)["dishonour"], table.player(GUILDSMAN)["honour"]) == (0, 0)


def test_11_2_a_counter_still_works() -> None:
    """HO-11.2, HO-7.2 As in the full game."""
    table = short().turn(hand="dishonour 5 lay", hands={GUILDSMAN: "counter 4-5 lay"})
    table.play("4: play dishonour 5 lay against guildsman", "3: use counter 4-5 lay").awaits("4", "act")
    assert table.player(GUILDSMAN)["dishonour"] == 0


def test_11_3_hands_are_refilled_at_the_end_of_ones_own_turn() -> None:
    """HO-11.3 Each card from deck or display."""
    table = short().turn(hand="honour 1 lay, honour 1 lay, honour 1 universal", display="recognition")
    table.play("4: play honour 1 lay for nobleman", "4: play honour 1 lay for nobleman")
    table.play("4: favour honour 1 universal for priest").awaits("4", "draw")
    assert len(table.hand(NOBLEMAN)) == 5
    table.play("4: draw recognition").chance().play("4: draw deck").chance().draws(NOBLEMAN).awaits(
        "0", "act"
    )
    assert len(table.hand(NOBLEMAN)) == 8
    assert "recognition" in table.hand(NOBLEMAN)


def test_11_3_a_counter_off_turn_is_not_replaced_before() -> None:
    """HO-11.3 The Guildsman waits for the end of his own turn."""
    table = short().turn(hand="dishonour 5 lay", hands={GUILDSMAN: "counter 4-5 lay"})
    table.play("4: play dishonour 5 lay against guildsman", "3: use counter 4-5 lay").stops().idle_turns(3)
    assert len(table.hand(GUILDSMAN)) == 7
    table.awaits("3", "act").stops()
    assert len(table.hand(GUILDSMAN)) == 8


def test_11_3_an_exchange_draws_at_once() -> None:
    """HO-11.3 As many as were discarded: cards played before stay missing."""
    table = short().turn(hand="honour 1 lay, honour 1 lay").play("4: play honour 1 lay for nobleman")
    table.play("4: exchange", "4: discard honour 1 lay", "4: done").chance().awaits("4", "act")
    assert len(table.hand(NOBLEMAN)) == 7


def test_11_4_the_timer_is_a_number_of_rounds() -> None:
    """HO-11.4 All have had equally many turns."""
    table = short(rounds=2).turn(front={PRIEST: "honour 1 cleric"}).idle_turns(9)
    assert not table.over
    table.stops()
    assert table.over
    assert table.game.ending(table.state) == "rounds"
    assert table.winners == [PRIEST]


def test_11_4_by_default_twelve_rounds() -> None:
    """HO-11.4 Fixed when the table is made."""
    assert short().turn().view(None)["last_round"] == 12
    assert short(round_limit=0).turn().view(None)["last_round"] == 12


def test_r26_the_clock_has_a_last_round_too() -> None:
    """HO-R26 The limit of rounds is known from the beginning; when the clock has rung, this round is the last."""
    table = short(timer="clock", round_limit=3).turn().idle_turns(5)
    assert (table.view(None)["round"], table.view(None)["last_round"]) == (2, 3)
    signal(table.game, table.state, "ring")
    assert table.view(None)["last_round"] == 2
    table = short(timer="clock", round_limit=3).turn().idle_turns(15)
    assert table.game.ending(table.state) == "round_limit"


def test_r26_without_a_limit_only_the_clock_tells() -> None:
    """HO-R26, HO-R9 Nobody knows the last round before it rings."""
    table = short(timer="clock", round_limit=0).turn().idle_turns(61 * 5)
    assert (table.over, table.view(None)["last_round"]) == (False, None)
    signal(table.game, table.state, "ring")
    assert table.view(None)["last_round"] == 62


def test_11_4_a_full_game_has_no_clock() -> None:
    """HO-11.4 Nobody can ask for one, by whatever way the game is made."""
    game = virtu.game("honour")
    says = "a full game has no clock \\(HO-11.4\\)"
    with pytest.raises(ValueError, match=says):
        game.new(timer="clock")
    record = virtu.Record(game, 5, game.read_options({})).write()
    with pytest.raises(virtu.BadRecord, match=says):
        virtu.Record.read(record.replace("option timer rounds", "option timer clock"))
    position = game.dump(game.new())
    position["options"] = {"variant": "full", "timer": "clock"}
    with pytest.raises(ValueError, match=says):
        game.load(position)


def test_11_4_level_5_is_the_top_and_ends_nothing() -> None:
    """HO-11.4 Its cap is 16; nobody rises above it."""
    table = short().turn(hand="recognition, recognition", levels=[4, 1, 1, 1, 1])
    table.play("4: play recognition for priest").chance()
    assert not table.over
    assert (table.player(PRIEST)["level"], table.player(PRIEST)["cap"]) == (5, 16)
    table.refuses(
        "4: play recognition for priest", "HO-11.4", "the Priest has reached the top level"
    )


def test_11_4_when_the_clock_rings_the_round_is_finished() -> None:
    """HO-11.4 The moment it rang is an event, and a line of the record."""
    table = short(timer="clock").turn(PRIEST).idle_turns(2)
    signal(table.game, table.state, "ring")
    assert [event.name for event in table.game.events(table.state)][-1] == "rang"
    assert table.view(None)["rung"]
    table.stops()
    assert not table.over
    table.stops()
    assert table.over
    assert table.game.ending(table.state) == "clock"


def test_r25_a_round_that_has_just_begun_is_still_played() -> None:
    """HO-R25 The Nobleman has not acted yet."""
    table = short(timer="clock").turn()
    signal(table.game, table.state, "ring")
    table.idle_turns(4)
    assert not table.over
    table.stops()
    assert table.over


@pytest.mark.parametrize(
    ("options", "says", "word"),
    [
        ({"variant": "full"}, "not timed", "ring"),
        ({"variant": "short", "timer": "rounds"}, "not timed", "ring"),
        ({"variant": "short", "timer": "clock"}, "can only ring", "done"),
    ],
)
def test_11_4_a_clock_speaks_only_where_it_is_agreed(options: dict[str, Any], says: str, word: str) -> None:
    """HO-11.4 And only once."""
    table = Table(**options).turn()
    before = table.game.digest(table.state)
    with pytest.raises(virtu.Illegal, match=says) as caught:
        signal(table.game, table.state, word)
    assert caught.value.clause == "HO-11.4"
    assert table.game.digest(table.state) == before


def test_11_4_a_clock_rings_once() -> None:
    """HO-11.4, HO-R25 A second time it is refused."""
    table = short(timer="clock").turn()
    signal(table.game, table.state, "ring")
    with pytest.raises(virtu.Illegal, match="already rung"):
        signal(table.game, table.state, "ring")


def test_11_4_a_clock_is_silent_once_the_game_is_over() -> None:
    """HO-11.4, HO-R26 Where the round limit came first, nobody hears that it rang."""
    table = short(timer="clock", round_limit=1).turn(GUILDSMAN)
    table.stops()
    assert table.game.ending(table.state) == "round_limit"
    with pytest.raises(virtu.Illegal, match="the game is over") as caught:
        signal(table.game, table.state, "ring")
    assert caught.value.clause == "HO-11.4"


def test_11_4_a_record_keeps_the_line_of_the_clock() -> None:
    """HO-11.4 Replayed and verified with its digest."""
    game = virtu.game("honour")
    record = virtu.Record(game, 5, game.read_options({"variant": "short", "timer": "clock"}))
    recorder = virtu.Recorder(record, dice_from(3))
    answers = 0
    while not game.over(recorder.state):
        if recorder.roll():
            continue
        if answers == 7:
            recorder.ring("ring")
        recorder.play(game.offers(recorder.state)[0])
        answers += 1
    text = record.write()
    assert "\nclock  ring " in text
    again = virtu.Record.read(text)
    assert game.ending(again.verify()) == "clock"
