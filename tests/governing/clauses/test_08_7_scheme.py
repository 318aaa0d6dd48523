"""AG-8.7, AG-9.1, AG-9.2 Scheme and Agents."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.act import ActionStep
from virtu.games.governing.steps.alliance import TakeAlliance
from virtu.games.palace.state import SPRING
from virtu.games.palace.steps.scheme import destinations
from virtu.games.palace.tables import CITY, FRANCE, OTTOMAN


def scheming(*spaces: str, **options: object) -> Table:
    """Red's marker is in the Scheme Room (4); so many Assassins (2 Masks each) stand ready."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 3
    for space in spaces or ("left1",):
        table.say(f"red has assassin at {space}")
    return table


def begin(table: Table, *uses: str) -> None:
    table.run(ActionStep(table.seat("red")))
    table.play("red: scheme", *[f"red: use {use} mask" for use in uses])


def test_8_7_1_place_move_or_return_an_agent() -> None:
    """AG-8.7.1 Each for one Mask."""
    table = scheming("left1", "right1")
    table.say("blue has agent on ravenna")
    available = table.g.agents[table.seat("red")]
    begin(table, "left1", "right1")
    table.play("red: place siena", "red: lift siena", "red: place france", "red: expel ravenna")

    assert table.g.agent_on_power(FRANCE) == table.seat("red")
    assert table.g.agent_in_city(CITY["siena"]) == -1
    assert table.g.agents[table.seat("red")] == available - 1


def test_8_7_1_without_a_mask_nothing() -> None:
    """AG-8.7.1 One Mask each."""
    table = scheming()
    table.say("blue has agent on ravenna", "red has agent on pisa")
    begin(table)

    table.refuses("red: expel ravenna", "AG-8.7.1")
    table.refuses("red: place siena", "AG-8.7.1")
    table.refuses("red: lift pisa", "AG-8.7.1")
    table.refuses("red: pay", "AG-8.7.1")


def test_8_7_1_only_available_agents_are_placed_and_own_ones_moved() -> None:
    """AG-8.7.1 From the pool, or from the board."""
    table = scheming()
    seat = table.seat("red")
    table.g.reserve[seat] += table.g.agents[seat]
    table.g.agents[seat] = 0
    begin(table, "left1")

    table.refuses("red: place siena", "AG-8.7.1", "available")
    table.refuses("red: lift siena", "AG-8.7.1", "Siena")


def test_8_7_1_an_agent_taken_up_goes_elsewhere() -> None:
    """AG-8.7.1 (b) To another location."""
    table = scheming()
    table.say("red has agent on siena")
    begin(table, "left1")
    table.play("red: lift siena")

    table.refuses("red: done", "AG-8.7.1")
    table.refuses("red: place siena", "AG-8.7.2", "Siena")
    table.play("red: place rome")
    assert table.g.agent_in_city(CITY["rome"]) == table.seat("red")


def test_8_7_2_only_where_no_agent_is() -> None:
    """AG-8.7.2 A City in play, a Room of any Palace, or a Power."""
    table = scheming()
    table.say("blue has agent on ravenna")
    begin(table, "left1")

    table.refuses("red: place ravenna", "AG-8.7.2", "Ravenna")
    table.refuses("red: place perugia", "AG-8.7.2", "Perugia")
    table.refuses("red: place white 1", "AG-8.7.2", "White 1")
    for location in ("siena", "green 3", "red 2", "empire"):
        assert f"place {location}" in table.offers


def test_8_7_3_replacing_an_agent_costs_two_masks() -> None:
    """AG-8.7.3 Remove, then place, in one action."""
    table = scheming()
    table.say("blue has agent on ravenna")
    begin(table, "left1")
    table.play("red: expel ravenna", "red: place ravenna")

    assert table.g.agent_in_city(CITY["ravenna"]) == table.seat("red")


@pytest.mark.parametrize("location", ["milan", "blue 2", "france"])
def test_8_7_4_the_prince_protects_his_holder(location: str) -> None:
    """AG-8.7.4 City, Room and Alliance; others neither place nor move an Agent there."""
    table = scheming("left1", "right1")
    table.say("blue has prince", "blue allied with france", "red has agent on siena")
    begin(table, "left1", "right1")

    table.refuses(f"red: place {location}", "AG-8.7.4")
    table.play("red: lift siena")
    table.refuses(f"red: place {location}", "AG-8.7.4")


def test_8_7_4_agents_already_there_may_be_moved_away() -> None:
    """AG-8.7.4 They stay and may be removed or moved normally."""
    table = scheming()
    table.say("blue has prince", "red has agent on milan", "green has agent on turin")
    begin(table, "left1")
    table.play("red: lift milan", "red: place siena", "red: expel turin")

    assert table.g.agent_in_city(CITY["milan"]) == -1


@pytest.mark.parametrize(
    ("limit", "present", "allowed"),
    [("off", "green", True), ("one_enemy", "green", False), ("one_enemy", "blue", True), ("one_any", "blue", False)],
)
def test_8_7_5_beginners_limit_agents_in_a_palace(limit: str, present: str, allowed: bool) -> None:
    """AG-8.7.5 One enemy Agent, or one at all."""
    table = scheming(beginner_palace_agents=limit)
    table.say(f"{present} has agent on blue 1")
    begin(table, "left1")

    if allowed:
        assert "place blue 2" in table.offers
    else:
        table.refuses("red: place blue 2", "AG-8.7.5")


def test_8_7_6_operations_follow_one_another() -> None:
    """AG-8.7.6 A removal frees its location for the next operation."""
    table = scheming()
    table.say("blue has agent on ottoman")
    begin(table, "left1")
    table.refuses("red: place ottoman", "AG-8.7.2")
    table.play("red: expel ottoman", "red: place ottoman")

    assert table.g.agent_on_power(OTTOMAN) == table.seat("red")


def test_8_7_7_the_own_agent_is_not_taken_back() -> None:
    """AG-8.7.7 Nor is an empty place a target."""
    table = scheming()
    table.say("red has agent on siena")
    begin(table, "left1")

    table.refuses("red: expel siena", "AG-8.7.7", "Siena")
    table.refuses("red: expel rome", "AG-8.7.7", "Rome")


def test_8_7_8_defensive_placement() -> None:
    """AG-8.7.8 On own Rooms, Cities or Alliances."""
    table = scheming()
    begin(table, "left1")
    table.play("red: place red 1", "red: place florence")

    assert table.g.agent_in_room(table.seat("red"), 0) == table.seat("red")


def test_8_7_2_nowhere_to_go() -> None:
    """AG-8.7.2 An Agent that could go nowhere is not taken up."""
    table = scheming()
    seat = table.seat("red")
    table.say("red has agent on siena")
    for location in range(len(table.g.agent)):
        if table.g.agent[location] == -1 and table.g.location_owner(location) != -2:
            table.g.agent[location] = table.seat("blue")
    table.g.agents[seat] = 0
    table.g.phase = SPRING
    assert not destinations(table.g, seat, CITY["siena"])
    assert table.g.agent_in_city(CITY["siena"]) == seat


def test_9_1_1_a_gained_agent_is_available() -> None:
    """AG-9.1.1 From the reserve."""
    table = Table()
    seat = table.seat("red")
    assert table.g.gain_agent(seat)

    assert (table.g.agents[seat], table.g.reserve[seat]) == (3, 2)


def test_9_1_3_a_removed_agent_is_available_to_its_owner() -> None:
    """AG-9.1.3 Never to the reserve."""
    table = scheming()
    table.say("blue has agent on ravenna")
    seat = table.seat("blue")
    before = (table.g.agents[seat], table.g.reserve[seat])
    begin(table, "left1")
    table.play("red: expel ravenna")

    assert (table.g.agents[seat], table.g.reserve[seat]) == (before[0] + 1, before[1])


@pytest.mark.parametrize(("agent", "own", "other"), [("red", 1, 3), ("green", 3, 3)])
def test_9_2_2_in_a_neutral_city(agent: str, own: int, other: int) -> None:
    """AG-9.2.2 1 less for the Agent's owner, 1 more for everyone else."""
    table = Table()
    table.say(f"{agent} has agent on ancona")

    assert table.g.value_for(table.seat("red"), CITY["ancona"]) == own
    assert table.g.value_for(table.seat("blue"), CITY["ancona"]) == other


def test_9_2_5_an_agent_stays_when_control_changes() -> None:
    """AG-9.2.5 Cities and Alliances."""
    table = Table()
    table.say("green has agent on france")
    table.winter("red", TakeAlliance(table.seat("red"), FRANCE))

    assert table.g.agent_on_power(FRANCE) == table.seat("green")
