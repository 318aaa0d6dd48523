"""AG-8.5 Annex."""

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.steps.act import ActionStep
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.state import SPRING
from virtu.games.palace.tables import CITY


def annexing(*crowns: str, players: int = 4) -> Table:
    """Red's marker is in the Annex Room (2); so many Podestà (2 Crowns each) stand ready; no Indulgence."""
    table = Table(players)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 1
    table.g.requested[table.seat("red")] = 2
    for space in crowns:
        table.say(f"red has podesta at {space}")
    return table


def begin(table: Table) -> None:
    table.run(ActionStep(table.seat("red")))


def pay(table: Table) -> None:
    while table.question() == "pay":
        table.play(f"red: {table.offers[0]}")


def test_8_5_1_only_a_neutral_city_in_play() -> None:
    """AG-8.5.1 Exactly one."""
    table = annexing("left1", "right1")
    table.say("green holds ravenna exhausted")
    begin(table)
    table.refuses("red: annex ravenna", "AG-8.5.1", "Ravenna")
    table.refuses("red: annex perugia", "AG-8.5.1", "Perugia")
    table.play("red: annex spoleto")
    pay(table)

    assert table.owner("spoleto") == "red"
    assert table.question() is None


def test_8_5_2_by_road_no_ship_is_needed() -> None:
    """AG-8.5.2 (a) Joined by one road to an own City."""
    table = annexing("left1", "right1")
    begin(table)
    table.play("red: annex ravenna", "red: use left1 crown", "red: use right1 crown")

    assert table.owner("ravenna") == "red"


def test_8_5_2_neither_by_road_nor_by_sea() -> None:
    """AG-8.5.2 Mantua is no port and no neighbour."""
    table = annexing("left1", "right1")
    begin(table)

    table.refuses("red: annex mantua", "AG-8.5.2", "Mantua")


def test_8_5_2_by_sea_a_ship_per_sea() -> None:
    """AG-8.5.2 (b) From a port to a port; Terracina lies two seas from Pisa."""
    table = annexing("left1")
    begin(table)
    table.refuses("red: annex terracina", "AG-8.5.2", "2")
    table.say("red has admiral at right1")
    table.play("red: annex terracina", "red: use left1 crown", "red: use right1 ship")

    assert table.owner("terracina") == "red"


def test_8_5_3_the_shortest_route_counts() -> None:
    """AG-8.5.3 The same sea is 1; from another own port it may be nearer."""
    table = annexing("left1")
    table.say("red holds pisa naples exhausted", "red has ambassador at right1")
    begin(table)
    foreseen = GOVERNING.preview(table.g, "annex messina", table.seat("red"))

    assert "refused" not in foreseen
    table.play("red: annex messina", "red: use left1 crown", "red: use right1 ship")
    assert table.owner("messina") == "red"


@pytest.mark.parametrize(("agent", "crowns"), [("", 3), ("red", 2), ("green", 4)])
def test_8_5_4_agents_change_the_value(agent: str, crowns: int) -> None:
    """AG-8.5.4 1 less with the own Agent, 1 more with an opponent's."""
    table = annexing("left1", "right1")
    if agent:
        table.say(f"{agent} has agent on spoleto")
    begin(table)
    table.play("red: annex spoleto", "red: use left1 crown")

    assert (table.question() == "pay") == (crowns > 2)


def test_8_5_5_more_crowns_than_the_value() -> None:
    """AG-8.5.5 v + 1; Crosses do not count."""
    table = annexing("left1")
    table.say("red has cardinal at right1 exhausted")
    begin(table)

    table.refuses("red: annex spoleto", "AG-8.5.5", "3", "2")


def test_8_5_5_one_bottom_cannot_give_crown_and_ship() -> None:
    """AG-8.5.5 Crowns and Ships must come from different bottoms."""
    table = annexing("left1")
    table.say(
        "red holds naples exhausted", "red has ambassador at right1", "red has agent on palermo",
    )
    begin(table)

    table.refuses("red: annex palermo", "AG-8.5.5")


def test_8_5_6_disc_tile_and_track() -> None:
    """AG-8.5.6 The tile arrives ready; any Agent stays."""
    table = annexing("left1", "right1")
    table.say("green has agent on ravenna")
    begin(table)
    table.play("red: annex ravenna", "red: use left1 crown", "red: use right1 crown")

    assert table.g.city_ready[CITY["ravenna"]] == 1
    assert table.g.track[table.seat("red")] == 3
    assert table.g.agent_in_city(CITY["ravenna"]) == table.seat("green")


def test_8_5_7_enemy_troops_before_the_city_do_not_prevent_it() -> None:
    """AG-8.5.7 Their siege will be against the new owner."""
    table = annexing("left1", "right1")
    table.say("green has 1 troop at ravenna")
    begin(table)
    table.play("red: annex ravenna", "red: use left1 crown", "red: use right1 crown")
    table.run(Sieges())

    assert table.asked() == "green"
    assert table.events("besieged")[0].facts["defender"] == table.seat("red")


@pytest.mark.parametrize("city", ["ragusa", "ajaccio", "cagliari", "tunis"])
def test_8_5_8_pirate_ports_are_only_taken_by_siege(city: str) -> None:
    """AG-8.5.8"""
    table = annexing("left1", "right1")
    begin(table)

    table.refuses(f"red: annex {city}", "AG-8.5.8", city.title())
