"""Positions of the Seven Virtues in sentences."""

import pytest

import virtu
from virtu.games.seven_virtues.game import SEVEN_VIRTUES
from virtu.games.seven_virtues.state import SevenVirtues

ROWS = """
# Whoever takes justice opens hope to the next player.
players 3
Active row justice 9,  justice 4, hope 3
inactive row hope 7, -, -
"""


def described(text: str) -> SevenVirtues:
    state = SEVEN_VIRTUES.describe(text)
    assert isinstance(state, SevenVirtues)
    return state


def view(text: str, seat: int | None = None) -> virtu.View:
    return SEVEN_VIRTUES.view(described(text), None if seat is None else virtu.Seat(seat))


def test_a_turn_in_sentences() -> None:
    state = described(ROWS + "player 1 holds justice 7, faith 2\nplayer 1 has 12 points\nplayer 1 to take")
    assert (SEVEN_VIRTUES.seat(state), SEVEN_VIRTUES.question(state)) == (1, "take")
    seen = SEVEN_VIRTUES.view(state, virtu.Seat(1))
    assert seen["active"] == ["justice 9", "justice 4", "hope 3", None, None, None, None]
    assert seen["inactive"] == ["hope 7", None, None, None, None, None, None]
    players = seen["players"]
    assert isinstance(players, list)
    assert players[1] == {"points": 12, "cards": 2, "hand": ["faith 2", "justice 7"]}
    assert players[0]["points"] == 7
    SEVEN_VIRTUES.play(state, "take justice")
    assert SEVEN_VIRTUES.seat(state) == 2


def test_cards_not_mentioned_are_out_of_the_game_unless_the_pile_is_the_rest() -> None:
    out = described(ROWS + "player 0 to take")
    assert (len(out.pile), len(out.discards)) == (0, 42 - 4)
    rows = """players 3
        active row justice 9, charity 3, charity 6, charity 13, temperance 2, temperance 5, temperance 13
        inactive row hope 7, hope 8, hope 11, faith 1, faith 2, faith 13, faith 14
        """
    rest = described(rows + "pile rest\nplayer 0 to take")
    assert (len(rest.pile), len(rest.discards)) == (42 - 14, 0)
    some = described(rows + "pile justice 4, hope 3\nplayer 0 to take")
    assert (len(some.pile), len(some.discards)) == (2, 42 - 16)


def test_what_comes_next_can_be_any_part_of_the_scoring() -> None:
    hands = "players 3\nplayer 0 holds charity 3, faith 2, hope 3\nplayer 1 holds justice 7\n"
    assert SEVEN_VIRTUES.question(described(hands + "scoring")) == "charity"
    hope = described(hands + "calling hope")
    assert (SEVEN_VIRTUES.question(hope), hope.called) == ("hope", 3)
    SEVEN_VIRTUES.play(hope, "done")
    assert (SEVEN_VIRTUES.over(hope), hope.called) == (True, 7)
    alone = described(hands + "calling hope alone")
    SEVEN_VIRTUES.play(alone, "done")
    assert (SEVEN_VIRTUES.over(alone), alone.called) == (True, 3)
    assert SEVEN_VIRTUES.score(described("player 1 holds justice 9, hope 8, hope 3\ntrios"))[1].total == 7 + 3


def test_options_are_part_of_a_position() -> None:
    assert view(ROWS + "option hands open\nplayer 0 to take")["hands_open"] is True
    assert view(ROWS + "player 0 to take")["hands_open"] is False


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players 8\nplayer 0 to take", "line 1: players 2, 3, 4, 5, 6 or 7"),
        ("option hands closed\nplayer 0 to take", "line 1: option hands (SV-6.2) is one of: memory, open"),
        ("# here\noption first 5\noption hands open\nplayer 0 to take", "line 2: option first (SV-2.4)"),
        ("option wine red\nplayer 0 to take", "line 1: seven_virtues has no option wine"),
        ("active row justice 15\nplayer 0 to take", "line 1: 'justice 15' is no card"),
        ("active row hope 3 justice 9\nplayer 0 to take", "with commas between them"),
        ("active row hope 1\nplayer 0 to take", "line 1: hope 1 is not used with 2 players (SV-2.1)"),
        ("active row hope 3\nplayer 0 holds hope 3\nscoring", "line 2: hope 3 lies elsewhere already"),
        ("active row -, -, -, -, -, -, -, hope 3\nplayer 0 to take", "line 1: a row has 7 places"),
        ("player 2 to take", "line 1: '2' is no number from 0 to 1"),
        ("player 0 has ² points\nscoring", "line 1: '²' is no number"),
        ("calling wrath", "line 1: 'wrath' is no Virtue; they are charity, faith"),
        (
            "player 0 sleeps well\nscoring",
            "line 1: “player 0 sleeps well” says nothing known; one can say: players",
        ),
        ("hope\nscoring", "line 1: “hope” says nothing known"),
        ("scoring\ntrios", "line 2: nothing follows what comes next: trios"),
        ("", "the last line says what comes next, for example: player 0 to take"),
        ("active row justice 9, -\ninactive row -, hope 3\nplayer 0 to take", "column 2: an upper card"),
    ],
)
def test_a_mistake_names_its_line(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        SEVEN_VIRTUES.describe(text)
    assert says in str(caught.value)


def test_a_turn_over_an_empty_table_is_no_position() -> None:
    """SV-3.7 When all cards have been taken, the Virtues are called."""
    with pytest.raises(ValueError, match="take has no answer in this position"):
        SEVEN_VIRTUES.describe("player 0 to take")
