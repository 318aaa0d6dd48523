"""HO-10 End and winning."""

import pytest

from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, SCHOLAR, Table

THREE_POINTS = "honour 1 lay, honour 2 lay"


def ended(**given: object) -> Table:
    """A game ended by the fifth level of the Householder, who has nothing else."""
    levels = given.pop("levels", [1, 1, 4, 1, 1])
    table = Table().turn(hand="recognition", levels=levels, **given)  # type: ignore[arg-type]  # as in turn()
    return table.play("4: play recognition for householder")


def test_10_1_most_honour_wins() -> None:
    """HO-10.1 The Householder at level 5 has 4, the Nobleman 6."""
    table = ended(front={NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay"})
    assert table.winners == [NOBLEMAN]


def test_10_1_a_tie_goes_to_the_higher_recognition() -> None:
    """HO-10.1 6 each: the Guildsman is one level above the Nobleman."""
    table = ended(
        front={
            NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay",
            GUILDSMAN: f"{THREE_POINTS}, honour 1 lay",
        },
        tokens=[0, 0, 0, 1, 0],
        levels=[1, 1, 4, 2, 1],
    )
    assert [table.total(seat) for seat in (GUILDSMAN, NOBLEMAN)] == [6, 6]
    assert table.winners == [GUILDSMAN]


def test_10_1_then_to_less_dishonour_and_then_it_is_shared() -> None:
    """HO-10.1 5 each at level 1."""
    front = {NOBLEMAN: THREE_POINTS, GUILDSMAN: THREE_POINTS, PRIEST: "honour 1 cleric, honour 2 cleric"}
    table = ended(front=front, shames={PRIEST: "dishonour 2 cleric"}, tokens=[2, 0, 0, 2, 2])
    assert table.winners == [GUILDSMAN, NOBLEMAN]


def test_10_1_queued_cards_count_for_nothing() -> None:
    """HO-10.1 Only what was given out breaks a tie."""
    front = {NOBLEMAN: THREE_POINTS, GUILDSMAN: THREE_POINTS}
    table = ended(front=front, tokens=[0, 0, 0, 2, 2], queue="dishonour 5 lay on guildsman")
    assert table.winners == [GUILDSMAN, NOBLEMAN]


def test_10_2_deadlock() -> None:
    """HO-10.2, HO-R9, HO-R24 Nobody can draw, and five turns in a row bring neither action nor Favour."""
    table = Table().barren().idle_turns(4)
    assert not table.over
    table.stops()
    assert table.over
    assert table.game.ending(table.state) == "deadlock"
    assert table.winners == [NOBLEMAN]


def test_10_2_an_action_starts_the_count_again() -> None:
    """HO-10.2 Here the Nobleman plays, and four more idle turns are not enough."""
    table = Table().barren().idle_turns(4).play("3: play dishonour 5 lay against nobleman", "4: decline")
    assert table.state.idle == 4
    table.play("3: done")
    assert (table.over, table.state.idle) == (False, 0)


def test_10_2_as_long_as_there_is_a_card_nobody_is_stuck() -> None:
    """HO-10.2, HO-R24 A display that still holds cards is enough, and so is a deck."""
    table = Table().barren(display=True).idle_turns(6)
    assert not table.over
    table = Table().turn().idle_turns(6)
    assert not table.over


@pytest.mark.parametrize("variant", ["full", "short"])
def test_r9_the_round_limit_ends_and_scores_the_game(variant: str) -> None:
    """HO-R9, HO-R26 In both variants, after whole rounds."""
    table = Table(variant=variant, round_limit=2).turn(front={SCHOLAR: "honour 1 cleric"}).idle_turns(9)
    assert not table.over
    table.stops()
    assert table.over
    assert table.game.ending(table.state) == "round_limit"
    assert table.winners == [SCHOLAR]


def test_r9_the_round_limit_can_be_switched_off() -> None:
    """HO-R9 Far beyond the 60 rounds the game goes on; the deadlock still ends it."""
    table = Table(round_limit=0).turn().idle_turns(61 * 5)
    assert not table.over
    assert (table.view(None)["round"], table.view(None)["last_round"]) == (62, None)
    table.barren().idle_turns(5)
    assert table.game.ending(table.state) == "deadlock"
