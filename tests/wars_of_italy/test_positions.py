"""Positions a person writes."""

import pytest

from virtu.games.palace.tables import CARD, CITY
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOURS, MAJORS
from virtu.kernel.ids import Seat

SIEGE = """
# France is before Pisa, which Florence defends.
round 4
france besieges pisa with 3 troops
florence has 1 troop at pisa
florence leans 4 to naples
sieges
"""


def described(text: str) -> Wars:
    state = WARS_OF_ITALY.describe(text)
    assert isinstance(state, Wars)
    return state


def test_what_comes_next_can_be_any_part_of_the_round() -> None:
    assert WARS_OF_ITALY.question(described("france to move")) == "move"
    assert WARS_OF_ITALY.question(described("france marker on room 2\nfrance to act")) == "action"
    assert WARS_OF_ITALY.question(described("naples retreats from siena with 1 troops\nretreats")) == "retreat"
    assert WARS_OF_ITALY.question(described("naples in winter")) is not None
    assert WARS_OF_ITALY.over(described("scoring"))


def test_a_siege_in_sentences() -> None:
    w = described(SIEGE)
    assert w.year == 4
    assert w.influence[MAJORS.index("florence")] == 4
    assert w.army_at(0, CITY["pisa"]) == 3
    assert WARS_OF_ITALY.seat(w) == 0


def test_everything_on_the_table_can_be_said() -> None:
    w = described(
        """option preset en
        round 7
        order naples france
        neutral parma
        rome allied with naples
        rome has 1 troop at rome
        venice leans 2 to france
        florence leans to nobody
        naples holds genoa turin exhausted
        naples has 3 florins
        naples has 2 tokens
        naples has duchy exhausted
        naples has rodrigo at left1
        naples has ferrandino in room 2
        naples has bishop under room 2
        naples has indulgence on room 3
        naples has agent on venice track
        naples trophy of france
        naples has 2 troops at genoa
        naples marker on room 4
        naples to move
        """
    )
    assert w.order == [1, 0]
    assert w.owner[CITY["genoa"]] == w.owner[CITY["rome"]] == 1
    assert not w.city_ready[CITY["turin"]]
    assert w.influence == [0, -2, 0]
    assert CARD["rodrigo"] in w.palace_cards(Seat(1))
    assert w.count_at(COLOURS.index("white"), CITY["rome"]) == 1
    assert w.marker[1] == 3


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("milan to move", "line 1: “milan to move” says nothing known"),
        ("france holds atlantis\nfrance to move", "line 1: 'atlantis' is no City"),
        ("rome leans 99 to france\nfrance to move", "line 1: '99' is no number from 0 to"),
        ("rome allied with milan\nfrance to move", "line 1: 'milan' is no side; they are france, naples"),
        ("france has lorenzo at left1\nfrance to move", "says nothing known"),
        ("france has savonarola at left1\nfrance to move", "WI-1.6"),
        ("france has 3 florins", "the last line says what comes next"),
    ],
)
def test_mistakes_name_their_line(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        described(text)
    assert says in str(caught.value)
