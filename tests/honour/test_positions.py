"""Positions of Honour in sentences."""

from typing import Any

import pytest

from virtu.games.honour.game import HONOUR
from virtu.games.honour.state import Honour
from virtu.kernel.ids import Seat

MILL = """
# The fifth card wakes the Mill.
queue dishonour 3 universal on householder, dishonour 5 cleric on scholar
queue dishonour 2 lay on nobleman, dishonour 4 universal on guildsman
householder dishonoured with dishonour 4 lay, dishonour 2 universal
guildsman holds dishonour 4 lay
hands filled
guildsman to act
"""


def described(text: str) -> Honour:
    state = HONOUR.describe(text)
    assert isinstance(state, Honour)
    return state


def test_a_turn_in_sentences() -> None:
    state = described(MILL)
    assert (HONOUR.seat(state), HONOUR.question(state)) == (3, "act")
    assert [len(hand) for hand in state.hands] == [8] * 5
    shown: Any = HONOUR.preview(state, "play dishonour 4 lay against nobleman", Seat(3))
    assert [warning["key"] for warning in shown["warnings"]] == ["mill_wakes", "relocates_at_turn_end"]


def test_everything_on_the_table_can_be_said() -> None:
    state = described(
        """round 4
        display recognition, -, honour 5 lay
        discards market_day, honour 1 lay
        queue dishonour 4 lay on guildsman
        mill woken this turn
        market day 2
        idle turns 1
        priest holds recognition
        priest openly holds scapegoat
        scholar honoured with honour 1 cleric, honour 1 universal, honour 2 cleric
        scholar dishonoured with dishonour 4 cleric
        scholar has 2 tokens
        scholar has level 3
        actions left 1
        favours left 0
        priest to act"""
    )
    seen: Any = HONOUR.view(state, Seat(0))
    assert (seen["round"], seen["turn"], seen["actions"], seen["favours"]) == (4, 0, 1, 0)
    assert seen["display"] == ["recognition", None, "honour 5 lay"]
    assert seen["discards"] == ["honour 1 lay", "market_day"]
    assert seen["queue"][0]["card"] == "dishonour 4 lay"
    assert seen["mill"] == {"active": True, "gives_out": 1, "market": 2}
    assert (state.woken, state.idle) == (True, 1)
    priest, scholar = seen["players"][:2]
    assert (priest["hand"], priest["known"]) == (["recognition", "scapegoat"], ["scapegoat"])
    assert scholar["piles"] == [["honour 1 cleric", "honour 2 cleric"], ["honour 1 universal"]]
    assert (scholar["dishonour"], scholar["tokens"], scholar["level"]) == (4, 2, 3)
    assert seen["deck"] == 128 - 11


def test_cards_not_mentioned_are_in_the_deck_unless_they_are_discarded() -> None:
    assert described("nobleman to act").left == 128
    state = described("priest holds recognition\ndiscards rest\nnobleman to act")
    assert (state.left, sum(state.discards)) == (0, 127)


def test_a_dishonour_waits_for_its_answer() -> None:
    state = described("guildsman holds counter 4-5 lay\nguildsman to answer dishonour 4 lay of nobleman")
    assert (HONOUR.seat(state), HONOUR.question(state)) == (3, "counter")
    assert [str(action) for action in HONOUR.offers(state)] == ["decline", "use counter 4-5 lay"]
    HONOUR.play(state, "decline")
    assert (HONOUR.seat(state), state.actions, len(state.queue)) == (4, 1, 1)
    last = described("actions left 0\nguildsman to answer dishonour 4 lay of nobleman")
    HONOUR.play(last, "decline")
    assert last.actions == 0


def test_who_has_used_an_action_or_the_favour_has_not_been_idle() -> None:
    """HO-10.2 What is left of the turn tells that something was done."""
    assert not described("nobleman to act").busy
    assert described("actions left 1\nnobleman to act").busy
    assert described("favours left 0\nnobleman to act").busy


def test_the_short_game_and_its_clock() -> None:
    text = "option variant short\noption timer clock\nround 5\nclock rung\nnobleman to act"
    seen = HONOUR.view(described(text), None)
    assert (seen["variant"], seen["rung"], seen["last_round"]) == ("short", True, 5)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players 4\nnobleman to act", "line 1: players 5"),
        ("option timer clock\nnobleman to act", "line 1: a full game has no clock (HO-11.4)"),
        ("option round_limit 500\nnobleman to act", "line 1: option round_limit (HO-R9) is a whole number"),
        ("priest holds wine\nnobleman to act", "line 1: 'wine' is no card; write commas between cards"),
        ("priest holds honour 1 lay honour 2 lay\nnobleman to act", "write commas between cards"),
        ("option variant short\npriest holds scapegoat\nnobleman to act", "line 2: no scapegoat is left"),
        ("display -, -, -, recognition\nnobleman to act", "line 1: the display has 3 places"),
        ("queue recognition on priest\nnobleman to act", "line 1: recognition is no Dishonour card"),
        ("queue dishonour 4 lay\nnobleman to act", "line 1: '' is no character; they are priest"),
        ("queue dishonour 4 lay on priest\nnobleman to act", "entry 1 of the queue does not fit its name"),
        ("priest honoured with dishonour 4 lay\nnobleman to act", "is no Honour card"),
        ("priest honoured with honour 2 cleric\nnobleman to act", "do not make piles (HO-5.2)"),
        ("priest has level 6\nnobleman to act", "line 1: '6' is no number from 1 to 5"),
        ("priest has wine\nnobleman to act", "line 1: “priest has wine” says nothing known"),
        ("priest has 2 wines\nnobleman to act", "one can say: option NAME VALUE; round 3"),
        ("priest\nnobleman to act", "line 1: “priest” says nothing known"),
        ("weather fine\nnobleman to act", "line 1: “weather fine” says nothing known"),
        ("priest to answer dishonour 4 cleric of priest", "line 1: a Dishonour is played against another"),
        ("nobleman to act\nround 3", "line 2: nothing follows what comes next: round 3"),
        ("mill awake\nnobleman to act", "an empty queue is inactive (HO-7.6)"),
        ("clock rung\nnobleman to act", "no clock rings at this table (HO-11.4)"),
        ("guildsman to answer dishonour 4 cleric of nobleman", "does not fit its target (HO-7.1)"),
        ("round 3", "the last line says what comes next, for example: nobleman to act"),
    ],
)
def test_a_mistake_names_its_line(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        HONOUR.describe(text)
    assert says in str(caught.value)
