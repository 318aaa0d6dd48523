"""AG-14 The end of the game and the points."""

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import EIGHT_CITIES, NO_NEUTRAL_CITY, PATRONAGE_STEP, YEAR_LIMIT
from virtu.games.governing.steps.scoring import EndCheck, Scoring, crosses, religious_points
from virtu.games.palace.tables import CARD, CARD_POINTS, CITIES, CITY_NAME, IN_PLAY, PATRONAGE_POINTS, ROOMS

EIGHT = ("genoa", "parma", "nice", "mantua", "trento", "siena")


def test_14_1_1_no_neutral_city_left() -> None:
    """AG-14.1.1 (a) Pirate ports included."""
    table = Table()
    seats = [0, 1, 2, 3]
    for index, city in enumerate(IN_PLAY[4]):
        table.g.owner[city] = seats[index % 4]
    table.say()
    last = table.owner("tunis")
    table.say("neutral tunis")
    table.run(EndCheck())
    assert table.g.triggers == 0
    table.say(f"{last} holds tunis exhausted")
    table.run(EndCheck())

    assert table.g.triggers == NO_NEUTRAL_CITY
    assert GOVERNING.ending(table.g) == "no_neutral_city"


@pytest.mark.parametrize(("more", "trigger"), [(5, 0), (6, EIGHT_CITIES)])
def test_14_1_1_eight_cities(more: int, trigger: int) -> None:
    """AG-14.1.1 (b)"""
    table = Table()
    table.say(f"blue holds {' '.join(EIGHT[:more])} exhausted")
    table.run(EndCheck())

    assert table.g.triggers == trigger


@pytest.mark.parametrize(("step", "trigger"), [(4, 0), (5, PATRONAGE_STEP)])
def test_14_1_1_the_last_patronage_step(step: int, trigger: int) -> None:
    """AG-14.1.1 (c)"""
    table = Table()
    table.g.patronage[2] = step
    table.run(EndCheck())

    assert table.g.triggers == trigger


def test_14_1_2_several_conditions_at_once_make_no_difference() -> None:
    """AG-14.1.2 Then the normal Winter for everyone."""
    table = Table()
    table.say(f"blue holds {' '.join(EIGHT)} exhausted")
    table.g.patronage[2] = 5
    table.run(EndCheck())

    assert table.g.triggers == EIGHT_CITIES | PATRONAGE_STEP
    assert GOVERNING.ending(table.g) == "eight_cities"
    assert [event.name for event in table.happened] == ["end_eight_cities", "end_patronage", "last_winter"]


def test_14_1_3_a_condition_no_longer_true_does_not_trigger() -> None:
    """AG-14.1.3 Only the position at the check counts."""
    table = Table()
    table.say(f"blue holds {' '.join(EIGHT)} exhausted", "red holds parma exhausted")
    table.run(EndCheck())

    assert table.g.triggers == 0
    assert GOVERNING.ending(table.g) == "none"


def test_a_year_limit_ends_the_game_where_agreed() -> None:
    """AG-14.1.1 House option year_limit."""
    table = Table(year_limit=3)
    table.g.year = 2
    table.run(EndCheck())
    assert table.g.triggers == 0
    table.g.year = 3
    table.run(EndCheck())

    assert table.g.triggers == YEAR_LIMIT


@pytest.mark.parametrize(("track", "points"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_14_2_1_cities_track(track: int, points: int) -> None:
    """AG-14.2.1 0 to 6 by space."""
    table = Table()
    table.g.track[1] = track

    assert table.points("red", "cities") == points


def test_14_2_2_furthest_on_the_cities_track() -> None:
    """AG-14.2.2 One more for each on the furthest occupied space."""
    table = Table()
    table.g.track = [3, 5, 5, 2]

    assert [table.points(colour, "most_cities") for colour in ("blue", "red", "yellow", "green")] == [0, 1, 1, 0]


def test_14_2_3_patronage_track() -> None:
    """AG-14.2.3 By step 0, 1, 1, 2, 2, 3."""
    table = Table()
    assert PATRONAGE_POINTS == [0, 1, 1, 2, 2, 3]
    for step, points in enumerate(PATRONAGE_POINTS):
        table.g.patronage[1] = step
        assert table.points("red", "patronage") == points


def test_14_2_4_furthest_on_the_patronage_track() -> None:
    """AG-14.2.4 Each tied leader, even all on the start."""
    table = Table()
    assert [table.points(colour, "most_patronage") for colour in ("blue", "red")] == [1, 1]
    table.g.patronage[1] = 2
    assert [table.points(colour, "most_patronage") for colour in ("blue", "red")] == [0, 1]


def test_14_2_5_printed_points_on_either_side() -> None:
    """AG-14.2.5 Cards, tiles and Patronage bonuses, ready or exhausted, in Rooms too."""
    table = Table()
    table.say(
        "red has pope at left1 exhausted", "red has principality exhausted", "red has kingdom",
        "red has columbus", "red has duomo",
    )

    assert table.points("red", "cards") == CARD_POINTS[CARD["pope"]] > 0
    assert table.points("red", "tiles") == 2
    assert table.points("red", "bonuses") == 3


def test_14_2_7_trophies() -> None:
    """AG-14.2.7 2 each."""
    table = Table()
    first = table.seat("red") * 4
    table.g.trophies[first] = table.g.trophies[first + 2] = 1

    assert table.points("red", "trophies") == 4


def test_14_2_8_alliances_unless_an_enemy_agent_is_there() -> None:
    """AG-14.2.8 1 each, used or not."""
    table = Table()
    table.say(
        "red allied with france spent", "red allied with ottoman", "blue has agent on ottoman",
    )

    assert table.points("red", "alliances") == 1


def test_14_2_9_indulgences_cost_a_point_each() -> None:
    """AG-14.2.9"""
    table = Table()
    table.g.indulgences[table.seat("red") * ROOMS + 1] = 1
    table.g.indulgences[table.seat("red") * ROOMS + 4] = 1

    assert table.points("red", "indulgences") == -2


def test_14_2_10_a_cathedral_is_one_point_once() -> None:
    """AG-14.2.10 Part of the tiles."""
    table = Table()
    table.say("cathedral florence exhausted")

    assert table.points("red", "tiles") == 1
    assert table.score("red").total == sum([line.points for line in table.score("red").lines])


def test_14_3_1_all_crosses_count() -> None:
    """AG-14.3.1 In Rooms, at court, on tiles of any side; Empire, Duomo and Sistine Chapel."""
    table = Table()
    table.say(
        "red has cardinal at left1 exhausted", "red has gonfalonier in room 2",
        "red has bishop under room 2",
    )
    table.g.indulgences[table.seat("red") * ROOMS + 1] = 1
    table.say(
        "cathedral florence exhausted", "red has duomo", "red has sistine", "red allied with empire spent",
    )

    assert crosses(table.g, table.seat("red")) == 2 + 1 + 2 + 1 + 2 + 1
    table.say("blue has agent on empire")
    assert crosses(table.g, table.seat("red")) == 8


@pytest.mark.parametrize(
    ("held", "points"), [([5, 3, 1], [4, 2, 0]), ([5, 4, 3, 2], [4, 2, 1, 0]), ([5, 4, 3, 2, 1], [4, 2, 1, 0, 0])]
)
def test_14_3_2_points_by_rank(held: list[int], points: list[int]) -> None:
    """AG-14.3.2"""
    assert religious_points(held, False) == points


def test_14_3_3_competition_ranking() -> None:
    """AG-14.3.3 Rank = 1 + number of players with more Crosses."""
    assert religious_points([3, 6, 3, 1], False) == [1, 4, 1, 0]


def test_14_3_4_who_shares_a_rank_gets_the_next_one() -> None:
    """AG-14.3.4 religious_tie=one_lower; AG-16.2 lowest_shared gives the last of the shared ranks."""
    assert religious_points([5, 5, 5, 2], False) == [2, 2, 2, 0]
    assert religious_points([5, 5, 5, 2], True) == [1, 1, 1, 0]


def test_14_3_5_no_crosses_are_ranked_like_any_number() -> None:
    """AG-14.3.5"""
    assert religious_points([0, 0, 0], False) == [2, 2, 2]


@pytest.mark.parametrize(("tie", "points"), [("one_lower", 2), ("lowest_shared", 0)])
def test_16_2_the_table_agrees_on_ties(tie: str, points: int) -> None:
    """AG-16.2 The option reaches the score."""
    table = Table(religious_tie=tie)
    table.say("neutral rome")

    assert table.points("red", "religion") == points


def test_14_4_1_most_points_win_then_most_crowns() -> None:
    """AG-14.4.1 Crowns on cards and tiles; still tied: shared."""
    table = Table()
    table.say(
        f"neutral {' '.join([CITY_NAME[city] for city in range(CITIES) if table.g.owner[city] >= 0])}",
        "red holds milan exhausted", "green holds venice exhausted",
    )
    table.run(Scoring())
    assert len({score.total for score in GOVERNING.score(table.g)}) == 1
    # Neither Milan nor Venice shows a Crown: all share the victory.
    assert GOVERNING.winners(table.g) == [0, 1, 2, 3]
    table.say("red has podesta at left1", "green has podesta at left1 exhausted")
    assert GOVERNING.winners(table.g) == [table.seat("red"), table.seat("green")]
    table.say("red has gonfalonier at right1")
    assert GOVERNING.winners(table.g) == [table.seat("red")]
    table.g.trophies[table.seat("green") * 4] = 1
    assert GOVERNING.winners(table.g) == [table.seat("green")]
