"""AG-0 Conventions: what the specification's words mean at the table."""

import re
from collections import Counter

import pytest

from governing.table import Table
from virtu import rulebook
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import YEAR_LIMIT, Governing
from virtu.games.governing.steps.act import ActionStep
from virtu.games.governing.steps.scoring import EndCheck
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.component_data import SYMBOLS
from virtu.games.palace.state import NOT_REQUESTED, PLACED, SIEGES, SPRING
from virtu.games.palace.steps.purchase import BuildCathedral, ChooseItems
from virtu.games.palace.tables import CARD_BOTTOM, CROWN, POWERS, TILE_BOTTOM
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.walks import weighted


def test_0_1_may_leaves_a_way_out_and_cannot_is_refused() -> None:
    """AG-0.1 An action may be skipped; what is not the Room's action cannot be chosen."""
    table = Table()
    table.g.phase = SPRING
    table.g.requested[table.seat("red")] = PLACED
    table.say("red has cardinal in room 1")
    table.run(ActionStep(table.seat("red")))

    assert table.offers == ["govern", "skip"]
    table.refuses("red: trade", "AG-8.1.1")


def test_0_1_must_leaves_none() -> None:
    """AG-0.1 A siege is resolved without asking whether it shall be; the only question is how."""
    table = Table()
    table.g.phase = SIEGES
    table.say("red has 2 troops at siena")
    table.run(Sieges())

    assert (table.asked(), table.question()) == ("red", "announce")
    assert table.events("besieged")
    table.refuses("red: withdraw", "AG-10.3.2")


def test_0_1_where_nobody_is_named_the_acting_player_chooses() -> None:
    """AG-0.1 The buyer decides which City receives a Cathedral."""
    table = Table()
    table.say("red holds florence siena exhausted")
    table.winter("red", BuildCathedral(table.seat("red")))

    assert table.asked() == "red"
    assert {"build florence", "build siena"} <= set(table.offers)


@pytest.mark.parametrize("other", ["blue", "yellow", "green"])
def test_0_2_every_other_player_is_an_opponent(other: str) -> None:
    """AG-0.2 Whoever's Agent it is, it blocks the Room."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has cardinal in room 1", f"{other} has agent on red 1")
    table.run(ActionStep(table.seat("red")))

    table.refuses("red: govern", "AG-7.3.2")


def test_0_2_alliances_exist_only_with_the_three_powers() -> None:
    """AG-0.2 No word of the game allies two players."""
    allies = {str(action).split()[1] for action in GOVERNING.vocabulary.actions if str(action).startswith("ally ")}

    assert allies == {*POWERS} == {"france", "empire", "ottoman"}


def test_0_6_a_bottom_is_a_row_of_the_eight_symbols() -> None:
    """AG-0.6 Every card and tile has one."""
    assert len(SYMBOLS) == 8
    assert {len(bottom) for bottom in (*CARD_BOTTOM, *TILE_BOTTOM)} == {8}


def test_0_6_each_card_has_its_own_bottom() -> None:
    """AG-0.6 Of two Gonfaloniers one gives its two Crowns; the other stays ready."""
    table = Table()
    table.g.phase = SPRING
    table.say(
        "red has cardinal in room 1", "red has gonfalonier at left1", "red has gonfalonier at right1",
    )
    table.run(ActionStep(table.seat("red")))
    table.play("red: govern", "red: use left1 crown")

    assert table.g.pool[CROWN] == 2
    assert (table.is_ready("red", "left1"), table.is_ready("red", "right1")) == (False, True)


def test_0_7_a_year_is_a_spring_and_then_a_winter() -> None:
    """AG-0.7 Each Year every player has one Spring turn, and after all of them one Winter turn."""
    state = GOVERNING.new(3, seed=4, year_limit=3)
    assert isinstance(state, Governing)
    GOVERNING.listen(state)
    dice = dice_from(4)
    told: list[str] = []
    while offers := GOVERNING.offers(state):
        weights = GOVERNING.random_play.rollout_policy(state, offers)
        engine.answer(state, offers[weighted(weights, dice.throw(sum(weights)))])
        told += [event.name for event in GOVERNING.events(state)]
    turns = [name for name in told if name in ("year", "entered", "moved", "began_winter")]

    years = " ".join(turns).split("year ")[1:]
    assert [Counter(year.split()) for year in years] == [
        {"entered": 3, "began_winter": 3}, {"moved": 3, "began_winter": 3}, {"moved": 3, "began_winter": 3},
    ]
    assert all(year.split() == sorted(year.split(), key="began_winter".__eq__) for year in years)


def test_0_7_points_are_prestige_points() -> None:
    """AG-0.7 The total of a score is the sum of its lines."""
    table = Table()
    table.say("red holds florence pisa siena ravenna exhausted")
    score = table.score("red")

    assert table.points("red", "cities") == 2
    assert score.total == sum(line.points for line in score.lines)


def test_0_9_what_lacks_a_component_is_skipped_or_not_offered() -> None:
    """AG-0.9 Without an Agent in the reserve its gain is skipped; a kind that is sold out cannot be bought."""
    table = Table()
    seat = table.seat("red")
    table.say("red has 30 florins")
    table.g.requested[seat] = NOT_REQUESTED
    table.g.agents[seat], table.g.reserve[seat] = 5, 0
    for place, colour in enumerate(["blue", "blue", "blue", "yellow", "green"]):
        table.say(
            f"{colour} has merchant at {['left1', 'right1', 'right2', 'left1', 'left1'][place]}",
        )
    table.winter("red", ChooseItems(seat, ()))

    table.refuses("red: buy merchant", "AG-1.3")
    table.play("red: buy assassin", "red: done", "red: put left1")
    assert table.card_at("red", "left1") == "assassin"
    assert (table.g.agents[seat], len(table.events("gained_agent"))) == (5, 0)


def test_0_10_a_reference_without_a_third_number_means_a_sub_section() -> None:
    """AG-0.10 Every short reference of the specification is a clause or the beginning of some."""
    book = rulebook.rulebook("governing")
    numbers = [clause.number for clause in book.clauses]
    short = {
        mention
        for clause in book.clauses
        for mention in re.findall(r"AG-\d+\.\d+(?![\d.]*\d)", clause.text)
    }

    assert "AG-10.8" in short
    for mention in short:
        assert mention in numbers or [number for number in numbers if number.startswith(f"{mention}.")], mention


def test_16_8_a_year_limit_is_a_house_option() -> None:
    """AG-16.8, AG-R117 Scored after the Winter of that Year; by default nothing limits a game."""
    table = Table(year_limit=3)
    for year, triggers in [(2, 0), (3, YEAR_LIMIT)]:
        table.g.year = year
        table.run(EndCheck())
        assert table.g.triggers == triggers
    unlimited = Table()
    unlimited.g.year = 98
    unlimited.run(EndCheck())

    assert unlimited.g.triggers == 0
