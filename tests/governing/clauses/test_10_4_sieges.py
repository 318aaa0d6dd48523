"""AG-10.4 to AG-10.6 Strength, victory and defeat."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.state import EXHAUSTED
from virtu.games.palace.tables import CITY


def fought(table: Table) -> None:
    """Everybody passes until the sieges are over."""
    table.run(Sieges())
    while table.question() == "announce":
        table.play(f"{table.asked()}: pass")


@pytest.mark.parametrize(("agent", "defence"), [("", 3), ("red", 2), ("green", 4)])
def test_10_4_2_a_neutral_city_defends_with_its_value_and_agents(agent: str, defence: int) -> None:
    """AG-10.4.2 Base value, 1 less for the attacker's Agent, 1 more for any other player's."""
    table = Table()
    table.say("red has 1 troop at siena")
    if agent:
        table.say(f"{agent} has agent on siena")

    fought(table)

    assert table.events("was_repelled")[0].facts["defence"] == defence


@pytest.mark.parametrize(("agent", "defence"), [("", 5), ("red", 4), ("green", 5), ("blue", 5)])
def test_10_4_3_a_controlled_city_defends_with_value_and_garrison(agent: str, defence: int) -> None:
    """AG-10.4.3 Only the attacker's Agent matters; the garrison counts."""
    table = Table()
    table.say(
        "blue holds siena exhausted", "blue has 2 troops at siena", "red has 1 troop at siena",
    )
    if agent:
        table.say(f"{agent} has agent on siena")

    fought(table)

    assert table.events("was_repelled")[0].facts["defence"] == defence


def test_10_4_4_the_whole_garrison_takes_part() -> None:
    """AG-10.4.4 No Troop stays out: all are lost with the City."""
    table = Table()
    table.say(
        "blue holds parma exhausted", "blue has 2 troops at parma", "red has 4 troops at parma",
    )

    fought(table)

    assert table.owner("parma") == "red"
    assert table.troops_at("blue", "parma") == 0


@pytest.mark.parametrize(("troops", "owner"), [(2, "nobody"), (3, "red")])
def test_10_4_5_victory_only_if_stronger(troops: int, owner: str) -> None:
    """AG-10.4.5 A tie is a defeat."""
    table = Table()
    table.say(f"red has {troops} troops at spoleto")

    fought(table)

    assert table.owner("spoleto") == owner


@pytest.mark.parametrize(
    ("city", "garrison", "troops", "left"),
    [("parma", 0, 2, 2), ("siena", 0, 4, 3), ("parma", 1, 4, 3), ("spoleto", 1, 4, 2)],
)
def test_10_5_1_losses_of_the_victor(city: str, garrison: int, troops: int, left: int) -> None:
    """AG-10.5.1 One if the final Defence is 3 or more, and one per garrison Troop."""
    table = Table()
    if garrison:
        table.say(f"blue holds {city} exhausted", f"blue has {garrison} troops at {city}")
    table.say(f"red has {troops} troops at {city}")

    fought(table)

    assert table.owner(city) == "red"
    assert table.troops_at("red", city) == left


def test_10_5_1_victory_stands_without_survivors() -> None:
    """AG-10.5.1 Losses are capped at the Troops present."""
    table = Table()
    table.say(
        "blue holds parma exhausted", "blue has 2 troops at parma", "red has 1 troop at parma",
    )
    table.g.tokens[table.seat("red")] = 3
    table.run(Sieges())
    table.play("red: announce token", "blue: pass", "red: announce token", "red: announce token", "red: pass")

    assert table.owner("parma") == "red"
    assert table.troops_at("red", "parma") == 0


def test_10_5_2_lost_troops_are_in_the_supply_again() -> None:
    """AG-10.5.2 They can be recruited the following Winter."""
    table = Table()
    table.say(
        "blue holds parma exhausted", "blue has 1 troop at parma", "red has 3 troops at parma",
    )

    fought(table)

    assert table.g.on_board(table.seat("blue")) == 0
    assert table.g.on_board(table.seat("red")) == 2


def test_10_5_3_the_tile_arrives_exhausted() -> None:
    """AG-10.5.3 From the loser or the supply, exhausted."""
    table = Table()
    table.say("blue holds parma", "red has 2 troops at parma")

    fought(table)

    assert table.owner("parma") == "red"
    assert table.g.city_ready[CITY["parma"]] == 0


def test_10_5_4_one_trophy_per_opponent() -> None:
    """AG-10.5.4 The old disc becomes a Trophy unless one of that opponent is held."""
    table = Table()
    table.say("blue holds parma mantua exhausted", "green holds ravenna exhausted")
    for city in ("parma", "mantua", "ravenna"):
        table.say(f"red has 2 troops at {city}")
    for city in ("mantua", "ravenna"):
        table.say(f"red has agent on {city}")

    table.run(Sieges())
    table.play("red: besiege parma", "red: pass", "blue: pass")
    table.play("red: besiege mantua", "red: pass", "blue: pass", "red: pass", "green: pass")

    assert table.trophies("red") == ["blue", "green"]
    assert len(table.events("took_trophy")) == 2


def test_10_5_4_a_neutral_city_gives_no_trophy() -> None:
    """AG-10.5.4 Only a controlled City has a disc to take."""
    table = Table()
    table.say("red has 2 troops at parma")

    fought(table)

    assert table.trophies("red") == []


def test_10_5_5_the_cathedral_passes_exhausted_with_its_city() -> None:
    """AG-10.5.5 The pawn stays, the bound tile changes hands."""
    table = Table()
    table.say(
        "blue holds siena palermo exhausted", "cathedral siena", "cathedral palermo",
        "red has 4 troops at siena",
    )

    fought(table)

    assert table.owner("siena") == "red"
    assert table.g.cathedral[CITY["siena"]] == EXHAUSTED
    assert table.events("took_cathedral")[0].facts["city"] == "siena"
    assert len(table.events("took_cathedral")) == 1


def test_10_5_6_survivors_are_the_garrison_and_agents_stay() -> None:
    """AG-10.5.6 The Agent stays; third-party Troops marked for retreat remain."""
    table = Table()
    table.say("blue holds siena exhausted", "green has agent on siena")
    table.g.phase = 2
    table.say("red has 4 troops at siena", "yellow retreats from siena with 1 troop")

    fought(table)

    assert table.g.agent_in_city(CITY["siena"]) == table.seat("green")
    assert table.troops_at("red", "siena") == 3
    assert table.marked_at("yellow", "siena") == 1


def test_10_5_7_the_loser_adjusts_first() -> None:
    """AG-10.5.7 Tracks and spaces: the loser first."""
    table = Table()
    table.say("blue holds siena exhausted", "red has 4 troops at siena")

    fought(table)

    assert [event.facts["seat"] for event in table.events("moved_on_track")] == [table.seat("blue"), table.seat("red")]


def test_10_6_1_a_defeat_costs_one_troop_and_the_rest_retreats() -> None:
    """AG-10.6.1 The others are marked."""
    table = Table()
    table.say("red has 3 troops at siena")

    fought(table)

    assert (table.troops_at("red", "siena"), table.marked_at("red", "siena")) == (0, 2)


def test_10_6_2_the_defender_loses_only_the_bonuses_used() -> None:
    """AG-10.6.2 Garrison and City are untouched."""
    table = Table()
    table.say("blue holds siena", "blue has 1 troop at siena", "red has 2 troops at siena")

    fought(table)

    assert table.troops_at("blue", "siena") == 1
    assert table.g.city_ready[CITY["siena"]] == 1


def test_10_6_3_where_agreed_survivors_retreat_at_once() -> None:
    """AG-10.6.3 retreat_timing=immediate: now, before the next siege."""
    table = Table(retreat_timing="immediate")
    table.say("red has 2 troops at siena", "green has 1 troop at mantua")
    table.run(Sieges())
    table.play("red: pass")

    assert (table.asked(), table.question()) == ("red", "retreat")
    table.play("red: retreat florence")
    assert table.troops_at("red", "florence") == 1
    assert table.asked() == "green"


def test_10_6_3_after_the_plains_retreats_stay_deferred() -> None:
    """AG-10.6.3 Only survivors of a lost siege retreat at once."""
    table = Table(retreat_timing="immediate")
    table.say("red has 2 troops at siena", "green has 2 troops at siena")
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert table.asked() == ""
    assert table.marked_at("red", "siena") == 1


def test_9_2_3_a_third_players_agent_does_not_matter_in_a_controlled_city() -> None:
    """AG-9.2.3 Only the besieger's own Agent lowers the value."""
    table = Table()
    table.say(
        "red holds siena exhausted", "yellow has agent on siena", "green has 1 troop at siena",
    )

    fought(table)

    assert table.events("was_repelled")[0].facts["defence"] == 3


def test_4_2_3_a_defender_without_bonuses_may_still_bank() -> None:
    """AG-4.2.3 Before the City can be lost its florins may be banked."""
    table = Table()
    table.say("red holds pisa", "blue has 3 troops at pisa")
    table.run(Sieges())
    table.play("blue: pass", "red: bank pisa", "red: pass")

    assert table.owner("pisa") == "blue"
    assert table.treasury("red") == 1
