"""Positions a person writes, and complete positions."""

import json

import pytest

from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.palace.tables import CARD, CITY
from virtu.kernel.ids import Seat

ANNEX = """
# Red stands in the Room that annexes, with an Agent in Ravenna.
players 4
red holds siena exhausted
red has 3 florins
red has giuliano in room 2
red has ambassador at left1
red has agent on ravenna
blue besieges pisa with 2 troops
red marker on room 2
red to act
"""


def described(text: str) -> Governing:
    state = GOVERNING.describe(text)
    assert isinstance(state, Governing)
    return state


def test_a_position_in_sentences() -> None:
    g = described(ANNEX)
    assert GOVERNING.seat(g) == 1
    assert GOVERNING.question(g) == "action"
    assert g.owner[CITY["siena"]] == 1
    assert not g.city_ready[CITY["siena"]]
    assert g.troops_at(Seat(0), CITY["pisa"]) == 2
    assert g.actions[1 * 5 + 1] == CARD["giuliano"]
    GOVERNING.play(g, "annex ravenna")
    assert GOVERNING.question(g) == "pay"


def test_what_comes_next_can_be_any_part_of_the_year() -> None:
    assert GOVERNING.question(described("red to move")) == "move"
    assert GOVERNING.question(described("blue besieges pisa with 2 troops\nsieges")) == "announce"
    assert GOVERNING.question(described("red retreats from siena with 1 troops\nretreats")) == "retreat"
    assert GOVERNING.question(described("red in winter")) == "reorganise"
    assert GOVERNING.over(described("red holds siena genoa parma\nscoring"))


def test_everything_on_the_table_can_be_said() -> None:
    g = described(
        """players 5
        option preset fr
        year 4
        order white red blue green yellow
        neutral turin
        cathedral florence exhausted
        red holds siena, spoleto
        red has kingdom exhausted
        red has cannons
        red has machiavelli at left1
        red has podesta in room 2
        red has bishop under room 2
        red has indulgence on room 4
        red has agent on green 3
        white has agent on france
        red has 2 tokens
        red has 2 troops at siena
        red allied with ottoman spent
        red trophy of blue
        red marker on room 3
        red to move"""
    )
    assert g.year == 4
    assert g.rules.unblock_masks == 1
    assert g.order[0] == 4
    assert g.patronage[1] == 4
    assert g.spent == [0, 0, 1]
    assert g.indulgences[1 * 5 + 3] == 1
    assert GOVERNING.problems(g) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("red holds pissa\nred to move", "line 1: 'pissa' is no City"),
        ("players 3\nred holds genoa\nred to move", "line 2: genoa is not in play with 3 players"),
        ("players 7\nred to move", "line 1: players 3, 4 or 5"),
        ("red holds pisa", "the last line says what comes next"),
        ("red to move\nred holds pisa", "line 2: nothing follows"),
        ("red has bishop in room 1\nred to move", "line 1: bishop has no action icon"),
        ("red has bishop under room 1\nred to move", "line 1: an Improvement lies under an Action card"),
        ("red has wine\nred to move", "line 1: “red has wine” says nothing known"),
        ("white to move", "line 1: “white to move” says nothing known"),
        ("red has 7 troops at pisa\nred to move", "line 1: '7' is no number from 0 to 6"),
        ("red has pope at left1\nblue has pope at left1\nred to move", "line 2: no pope is left"),
        ("red has charles at left1\nred to move", "line 1: “red has charles at left1” says nothing known"),
        ("option preset xx\nred to move", "option preset"),
        ("red has 6 troops at pisa\nred has 2 troops at florence\nred to move", "AG-13.3.4"),
    ],
)
def test_a_mistake_names_its_line(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        GOVERNING.describe(text)
    assert says in str(caught.value)


def test_a_complete_position_survives_its_text() -> None:
    g = described(ANNEX)
    again = GOVERNING.load(json.loads(json.dumps(GOVERNING.dump(g))))
    assert again == g
    assert GOVERNING.digest(again) == GOVERNING.digest(g)


def test_an_impossible_position_says_what_is_wrong() -> None:
    plain = json.loads(json.dumps(GOVERNING.dump(described(ANNEX))))
    plain["state"]["treasury"] = [1, 1]
    with pytest.raises(ValueError, match="treasury"):
        GOVERNING.load(plain)



def test_a_position_that_leads_nowhere_is_refused() -> None:
    """AG-14.1.2 Only scoring ends a game."""
    plain = json.loads(json.dumps(GOVERNING.dump(described(ANNEX))))
    plain["state"]["agenda"] = []
    with pytest.raises(ValueError, match=r"state\.agenda is at its end, but the game is in phase spring"):
        GOVERNING.load(plain)
    over = described("red holds siena genoa parma\nscoring")
    assert GOVERNING.load(json.loads(json.dumps(GOVERNING.dump(over)))) == over
