"""The easy bot knows what honour is."""

import pytest

import virtu
from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, Table
from virtu.bots.arena import Match, play_match
from virtu.bots.outlooks.honour import evaluate
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat


def chosen(table: Table) -> str:
    return str(virtu.bot("easy").choose(table.game, table.state, seed=1))


def test_it_lays_its_best_card_for_itself() -> None:
    table = Table().turn(
        hand="honour 4 lay, honour 1 universal",
        front={NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay"},
        favours=0,
    )
    assert chosen(table) == "play honour 4 lay for nobleman"


def test_it_ends_the_game_when_it_leads_and_not_when_it_does_not() -> None:
    front = {NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay, honour 4 lay"}
    table = Table().turn(hand="recognition", levels=[4, 1, 1, 1, 1], front=front)
    assert chosen(table) == "play recognition for priest"
    table = Table().turn(PRIEST, hand="recognition", levels=[1, 1, 1, 1, 4], front=front)
    assert chosen(table) != "play recognition for nobleman"


def test_it_counters_what_would_drive_it_out() -> None:
    """8 of 8, and 5 more on the way."""
    table = Table().turn(
        hand="dishonour 5 lay",
        hands={GUILDSMAN: "counter 4-5 lay"},
        front={GUILDSMAN: "honour 1 lay, honour 2 lay"},
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
    )
    table.does("4: play dishonour 5 lay against guildsman")
    assert chosen(table) == "use counter 4-5 lay"


def test_it_swears_away_what_hangs_over_it() -> None:
    """A Fate card is worth the best that can be chosen for it."""
    table = Table().turn(
        hand="oath_helpers",
        front={NOBLEMAN: "honour 1 lay, honour 2 lay"},
        shames={NOBLEMAN: "dishonour 4 lay"},
        queue="dishonour 5 lay on nobleman, dishonour 4 lay on nobleman",
        active=True,
        favours=0,
    )
    assert chosen(table) == "play oath_helpers"


def test_it_judges_by_what_its_seat_may_know() -> None:
    """Other hands do not matter to the judgement: only what lies open, and one's own cards."""
    table = Table().chance()
    worth = evaluate(table.state, Seat(PRIEST))
    for seed in range(5):
        other = table.game.imagine(table.state, Seat(PRIEST), dice_from(seed))
        assert evaluate(other, Seat(PRIEST)) == worth


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["full", "short"])
def test_easy_beats_random(variant: str) -> None:
    """One against four: its share would be 20 %."""
    bots = ("easy", "random", "random", "random", "random")
    result = play_match(Match("honour", 5, bots, 40, 0, {"variant": variant}))
    found = result["bots"]
    assert isinstance(found, list)
    assert found[0]["interval"][0] > 0.4, found
