"""WI-3 Rounds: who acts when."""


from virtu.games.palace.state import EMPTY, WINTER
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.round import ROUND_STEPS, EndOfSpring, RoundEnd, SpringOfRound
from wars_of_italy.table import NA, Table


def test_3_1_france_is_first() -> None:
    """WI-3.1, WI-2.6, WI-3.2 In every step of a Round."""
    table = Table()
    table.w.year = 0
    table.w.marker = [EMPTY, EMPTY]
    table.run(*ROUND_STEPS)
    assert (table.w.year, table.asked(), table.question()) == (1, "france", "room")
    table.play("france: room 5", "france: skip")
    assert (table.asked(), table.question()) == ("naples", "room")
    table.play("naples: room 4", "naples: skip")
    assert (table.asked(), table.w.phase) == ("france", WINTER)
    table.play("france: done", "france: done", "france: done")
    assert table.asked() == "naples"
    table.play("naples: done", "naples: done", "naples: done")
    assert (table.w.year, table.asked(), table.question()) == (2, "france", "move")


def test_r56_alternating_first_player() -> None:
    """WI-R56 Optionally Naples is first in even Rounds."""
    table = Table(first_player="alternating")
    table.run(SpringOfRound())
    assert (table.w.year, table.asked()) == (2, "naples")
    table.run(SpringOfRound())
    assert (table.w.year, table.asked()) == (3, "france")


def test_3_2_tokens_vanish() -> None:
    """WI-3.2 Unused tokens do not outlast the end of Spring."""
    table = Table()
    table.w.tokens[:] = [2, 1]
    table.run(EndOfSpring())

    assert table.w.tokens == [0, 0]


def test_3_3_no_other_end() -> None:
    """WI-3.3, WI-11.2, WI-R49 Eight Cities end nothing; after Round 21 the points are counted."""
    table = Table()
    table.say("naples holds siena genoa palermo parma perugia ancona nice exhausted")
    table.w.phase = WINTER
    table.run(RoundEnd())
    assert table.w.agenda

    table.w.year = 21
    table.w.phase = WINTER
    table.run(RoundEnd())
    assert table.events("counted")
    assert WARS_OF_ITALY.winners(table.w) == [NA]
