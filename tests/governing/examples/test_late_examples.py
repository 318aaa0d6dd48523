"""AG-17 The rulebooks' own examples and our vectors: sieges, Winter, Alliances, bonuses, scoring."""

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.governing.steps.scoring import EndCheck, crosses, religious_points
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.sponsor import ChooseBonus
from virtu.games.governing.steps.tracks import NewOrder, gain_city
from virtu.games.governing.steps.winter import Salary, WinterTurn
from virtu.games.palace.state import EXHAUSTED, RETREATS, SPRING
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.tables import CARD, CITY, EMPIRE, OTTOMAN, ROOMS


def passed(table: Table) -> None:
    """Nobody announces anything more."""
    while table.question() == "announce":
        table.play(f"{table.asked()}: pass")


# ---- sieges


def test_x32_siena() -> None:
    """AG-X32 2 Troops + 1 bonus against 3 - 1 (own Agent): victory without loss."""
    table = Table()
    table.say("red has 2 troops at siena", "red has agent on siena")
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token", "red: pass")

    assert table.owner("siena") == "red"
    assert table.troops_at("red", "siena") == 2


def test_x33_benevento() -> None:
    """AG-X33 2 Troops against 2 + 1 (another's Agent): defeat, 1 lost, 1 must retreat."""
    table = Table()
    table.say("yellow has 2 troops at benevento", "red has agent on benevento")
    table.run(Sieges())
    passed(table)

    assert table.owner("benevento") == "nobody"
    assert table.marked_at("yellow", "benevento") == 1


def test_x34_parma() -> None:
    """AG-X34 3 Troops + 1 against 1 + garrison 1: victory, 2 remain, Trophy."""
    table = Table()
    table.say(
        "blue holds parma exhausted", "blue has 1 troop at parma", "red has 3 troops at parma",
    )
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token")
    passed(table)

    assert table.troops_at("red", "parma") == 2
    assert table.troops_at("blue", "parma") == 0
    assert table.trophies("red") == ["blue"]


def test_x35_ravenna() -> None:
    """AG-X35 2 + garrison 1 + bonus 1 - Agent 1 = 3 against 4: victory, 1 + 1 lost, 1 remains, Trophy."""
    table = Table()
    table.say(
        "green holds ravenna exhausted", "green has 1 troop at ravenna", "green has leonardo",
        "green has 1 florin", "red has agent on ravenna", "red has 3 troops at ravenna",
    )
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token", "green: announce leonardo")
    passed(table)

    won = table.events("took_by_siege")[0].facts
    assert (won["attack"], won["defence"], won["losses"]) == (4, 3, 2)
    assert table.troops_at("red", "ravenna") == 1
    assert table.trophies("red") == ["green"]


@pytest.mark.parametrize(("players", "refuge"), [(4, "florence"), (5, "perugia")])
def test_x36_spoleto(players: int, refuge: str) -> None:
    """AG-X36 2 against 2 is a defeat; the survivor retreats by road, on either side of the board."""
    table = Table(players)
    table.say(f"red holds {refuge} exhausted", "red has 2 troops at spoleto")
    table.run(Sieges(), Retreats())
    passed(table)

    assert f"retreat {refuge}" in table.offers
    table.play(f"red: retreat {refuge}")
    assert table.troops_at("red", refuge) == 1


def test_x37_ancona() -> None:
    """AG-X37 No own road neighbour: 1 Ship for one sea, otherwise the Troop is lost."""
    table = Table()
    table.say("green holds corfu")
    table.g.phase = RETREATS
    table.say("green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat corfu")

    assert table.offers == ["lose troop"]
    table.play("green: lose troop", "green: use corfu ship")
    assert table.troops_at("green", "corfu") == 1


def test_x38_losses_beyond_the_troops() -> None:
    """AG-X38 All lost, City still taken."""
    table = Table()
    table.say(
        "blue holds parma exhausted", "blue has 2 troops at parma", "red has 1 troop at parma",
    )
    table.g.tokens[table.seat("red")] = 3
    table.run(Sieges())
    table.play("red: announce token", "blue: pass", "red: announce token", "red: announce token", "red: pass")

    assert (table.owner("parma"), table.troops_at("red", "parma")) == ("red", 0)


@pytest.mark.parametrize(
    ("owner", "agent", "garrison", "defence"),
    [("", "", 0, 2), ("", "red", 0, 1), ("", "blue", 0, 3), ("blue", "red", 2, 3), ("blue", "blue", 1, 3)],
)
def test_x39_defence(owner: str, agent: str, garrison: int, defence: int) -> None:
    """AG-X39 Neutral: value with Agents; a player's City: value, attacker's Agent, garrison."""
    table = Table()
    if owner:
        table.say(f"{owner} holds spoleto exhausted", f"{owner} has {garrison} troops at spoleto")
    if agent:
        table.say(f"{agent} has agent on spoleto")
    table.say("red has 1 troop at spoleto")
    table.run(Sieges())
    passed(table)

    assert table.events("was_repelled")[0].facts["defence"] == defence


def test_x40_all_retreats_after_the_last_siege() -> None:
    """AG-X40 In turn order; a force of 3 costs 1 Troop on top of the garrison."""
    table = Table()
    table.say(
        "blue holds spoleto exhausted", "blue has 1 troop at spoleto", "red has 4 troops at spoleto",
        "red has 2 troops at siena", "green has 2 troops at mantua",
    )
    table.run(Sieges(), Retreats())
    table.play("red: besiege siena", "red: pass", "red: pass", "blue: pass", "green: pass")

    assert table.troops_at("red", "spoleto") == 2
    assert (table.asked(), table.question()) == ("red", "retreat")
    table.play("red: retreat pisa", "green: retreat venice")


# ---- Winter


@pytest.mark.parametrize(("troops", "salary"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_x41_salary(troops: int, salary: int) -> None:
    """AG-X41 0, 1 or 2 florins in total."""
    table = Table()
    table.say(f"red has {troops} troops at florence", "red has 9 florins")
    table.winter("red", Salary(table.seat("red")))

    assert len([offer for offer in table.offers if offer.startswith("salary")]) == (salary + 1 if salary else 0)


def naples() -> Table:
    """AG-X42 The figure's palace: no free Cortigiano space."""
    table = Table()
    table.say(
        "yellow has gonfalonier in room 2", "yellow has alfonso in room 3", "yellow has bishop under room 3",
        "yellow has ferdinand at left1", "yellow has merchant at right1",
        "yellow has montefeltro at right2 exhausted",
    )
    table.g.indulgences[table.seat("yellow") * ROOMS + 3] = 1
    table.winter("yellow", Reorganise(table.seat("yellow"), 0))
    return table


def test_x42_naples_reorganises() -> None:
    """AG-X42 A card beneath, another to the space freed, an Improvement out of its Room: legal in this order."""
    table = naples()
    table.play("yellow: put left1 under 2", "yellow: shift right1 to left1", "yellow: take improvement 3 to right1")

    assert table.card_at("yellow", "left1") == "merchant"
    assert table.is_ready("yellow", "left1")
    assert table.card_at("yellow", "right1") == "bishop"
    assert not table.is_ready("yellow", "right1")
    assert table.g.improvements[table.seat("yellow") * ROOMS + 1] == CARD["ferdinand"]


def test_x43_what_naples_cannot_do() -> None:
    """AG-X43 Move an exhausted Cortigiano; change the Rooms with marker or Indulgence."""
    table = naples()

    table.refuses("yellow: put right2 in 5", "AG-11.3.3", "Montefeltro")
    table.refuses("yellow: put right1 in 1", "AG-11.3.2")
    table.refuses("yellow: put right1 in 4", "AG-11.3.2")


def test_x44_a_space_must_be_free_before_the_move() -> None:
    """AG-X44 No swap."""
    table = naples()

    table.refuses("yellow: shift left1 to right1", "AG-11.3.7")


def test_x45_an_exhausted_title_still_gives_its_space() -> None:
    """AG-X45"""
    table = Table()
    table.say("red has duchy exhausted")

    assert table.g.extra_spaces(table.seat("red")) == 1


def test_x46_a_cathedral_in_palermo() -> None:
    """AG-X46 Tile exhausted, pawn on Palermo."""
    table = Table()
    table.say(
        "yellow holds palermo exhausted", "yellow has bishop at left1", "yellow has 4 florins",
    )
    table.winter("yellow", ChooseItems(table.seat("yellow"), ()))
    table.play("yellow: buy cathedral", "yellow: done", "yellow: use left1 cross", "yellow: build palermo")

    assert table.g.cathedral[CITY["palermo"]] == EXHAUSTED


def test_x47_a_city_with_cathedral_is_conquered() -> None:
    """AG-X47 City tile and Cathedral tile to the conqueror, both exhausted."""
    table = Table()
    table.say("blue holds siena", "cathedral siena", "red has 4 troops at siena")
    table.run(Sieges())
    passed(table)

    assert table.owner("siena") == "red"
    assert table.g.cathedral[CITY["siena"]] == EXHAUSTED
    assert table.g.city_ready[CITY["siena"]] == 0


def test_x48_what_was_bought_pays_later_steps_only() -> None:
    """AG-X48 In D and E, not in C."""
    table = Table()
    table.say("red has 4 florins")
    table.winter("red", WinterTurn(table.seat("red")))
    table.g.requested[table.seat("red")] = 2
    table.play("red: done", "red: buy guild")
    table.refuses("red: buy ambassador", "AG-11.4.2")
    table.play("red: done", "red: bank guild", "red: recruit florence", "red: recruit pisa")

    assert table.g.on_board(table.seat("red")) == 2


def test_x49_the_card_that_paid_makes_room() -> None:
    """AG-X49"""
    table = Table()
    for space, card in (("left1", "bishop"), ("right1", "assassin"), ("right2", "maestro")):
        table.say(f"red has {card} at {space}")
    table.say("red has 3 florins")
    table.winter("red", ChooseItems(table.seat("red"), ()))
    table.play("red: buy cardinal", "red: done", "red: use left1 cross", "red: discard left1", "red: put left1")

    assert table.card_at("red", "left1") == "cardinal"


# ---- Alliances


def test_x50_the_ottomans_unallied() -> None:
    """AG-X50 1 Crown + 3 Ships for anyone; Green with an Agent there pays one symbol less."""
    for colour, offers in (("red", {"ally ottoman"}), ("green", {"ally ottoman less crown", "ally ottoman less ship"})):
        table = Table()
        table.say("green has agent on ottoman", f"{colour} holds venice genoa naples")
        table.winter(colour, ChooseAlliance(table.seat(colour)))
        assert {offer for offer in table.offers if offer.startswith("ally ottoman")} == offers


def test_x51_allied_under_a_foreign_agent() -> None:
    """AG-X51 No bonus, no point; only the Agent's owner may appropriate, at full cost."""
    table = Table()
    table.say("green allied with ottoman", "red has agent on ottoman")
    assert not table.g.alliance_usable(table.seat("green"), OTTOMAN)
    assert table.points("green", "alliances") == 0
    for colour, clause in (("blue", "AG-12.2.1"), ("red", "")):
        table.say(f"{colour} holds venice genoa naples")
        table.winter(colour, ChooseAlliance(table.seat(colour)))
        if clause:
            table.refuses(f"{colour}: ally ottoman", clause)
        else:
            assert "ally ottoman" in table.offers
            table.refuses("red: ally ottoman less ship", "AG-12.2.1")


def test_x52_the_bonus_of_two_ships() -> None:
    """AG-X52 Usable; after use the disc is right."""
    table = Table()
    table.say("green allied with ottoman")
    table.g.phase = RETREATS
    table.say("green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat venice", "green: retreat corfu", "green: use ottoman ship")

    assert table.g.spent[OTTOMAN] == 1


def test_x53_a_spent_bonus() -> None:
    """AG-X53 Disc right: the bonus is not there."""
    table = Table()
    table.say("green allied with ottoman spent")
    table.g.phase = RETREATS
    table.say("green retreats from ancona with 1 troop")
    table.run(Retreats())

    assert table.offers == ["lose troop"]


def test_x54_forming_where_an_enemy_agent_stands() -> None:
    """AG-X54 Allowed; the Agent stays and bars the bonus."""
    table = Table()
    table.say("green has agent on ottoman", "red holds venice genoa naples")
    table.winter("red", ChooseAlliance(table.seat("red")))
    table.play("red: ally ottoman")
    while table.question() == "pay":
        table.play(f"red: {table.offers[0]}")

    assert table.g.ally[OTTOMAN] == table.seat("red")
    assert not table.g.alliance_usable(table.seat("red"), OTTOMAN)


# ---- bonuses and scoring


def test_x55_machiavelli_with_all_spaces_full() -> None:
    """AG-X55 A space must be freed by discarding."""
    table = Table()
    for space, card in (("left1", "bishop"), ("right1", "assassin"), ("right2", "maestro")):
        table.say(f"red has {card} at {space}")
    table.g.phase = SPRING
    table.run(ChooseBonus(table.seat("red")))
    table.play("red: take machiavelli")

    assert table.offers == ["discard left1", "discard right1", "discard right2", "bank right2"]
    table.play("red: discard right1", "red: put right1")
    assert table.card_at("red", "right1") == "machiavelli"
    assert table.is_ready("red", "right1")


def test_x56_the_prince_with_enemy_agents_on_own_places() -> None:
    """AG-X56 They remain until removed by Scheme."""
    table = Table()
    table.say("blue has agent on florence", "blue has agent on red 2")
    table.g.phase = SPRING
    table.run(ChooseBonus(table.seat("red")))
    table.play("red: take prince")

    assert table.g.agent_in_city(CITY["florence"]) == table.seat("blue")
    assert table.g.agent_in_room(table.seat("red"), 1) == table.seat("blue")


def test_x57_the_empires_cross_at_the_end() -> None:
    """AG-X57 Used bonus: 1 Cross; under an enemy Agent: none."""
    table = Table()
    before = crosses(table.g, table.seat("red"))
    table.say("red allied with empire spent")
    assert crosses(table.g, table.seat("red")) == before + 1
    table.say("blue has agent on empire")
    assert table.g.agent_on_power(EMPIRE) == table.seat("blue")
    assert crosses(table.g, table.seat("red")) == before


@pytest.mark.parametrize("players", [4, 5])
def test_x58_two_tied_for_first(players: int) -> None:
    """AG-X58 2 and 2; the next player 1."""
    assert religious_points([5, 5, 3, 1, 0][:players], False)[:3] == [2, 2, 1]


# ---- derived vectors


def test_t1_three_tied_of_four() -> None:
    """AG-T1"""
    assert religious_points([5, 5, 5, 2], False) == [2, 2, 2, 0]
    assert religious_points([5, 5, 5, 2], True) == [1, 1, 1, 0]


def test_t2_three_players() -> None:
    """AG-T2"""
    assert religious_points([4, 4, 1], False) == [2, 2, 0]
    assert religious_points([4, 1, 1], False) == [4, 0, 0]
    assert religious_points([3, 3, 3], False) == [2, 2, 2]


def test_t3_five_players() -> None:
    """AG-T3"""
    assert religious_points([6, 4, 4, 4, 0], False) == [4, 1, 1, 1, 0]
    assert religious_points([6, 4, 4, 4, 0], True) == [4, 0, 0, 0, 0]


@pytest.mark.parametrize(("troops", "paid", "kept"), [(6, 1, 4), (4, 0, 2), (3, 0, 2)])
def test_t4_partial_salary(troops: int, paid: int, kept: int) -> None:
    """AG-T4"""
    table = Table()
    table.say(f"red has {troops} troops at florence", "red has 1 florin")
    table.winter("red", Salary(table.seat("red")))
    table.play(f"red: salary {paid}")
    while table.question() == "disband":
        table.play("red: disband florence")

    assert table.troops_at("red", "florence") == kept


@pytest.mark.parametrize(
    ("first", "second", "left", "question"),
    [(3, 2, (1, 0, 0, 0), "plains_won"), (2, 2, (0, 0, 1, 1), None), (1, 1, (0, 0, 0, 0), None)],
)
def test_t6_plains_without_bonus(
    first: int, second: int, left: tuple[int, int, int, int], question: str | None
) -> None:
    """AG-T6 Left: Troops of both that may besiege, then those marked."""
    table = Table()
    table.say(f"red has {first} troops at siena", f"green has {second} troops at siena")
    table.run(Sieges())
    passed(table)

    found = (
        table.troops_at("red", "siena"), table.troops_at("green", "siena"),
        table.marked_at("red", "siena"), table.marked_at("green", "siena"),
    )
    assert found == left
    assert table.question() == question


def test_t7_a_victory_that_costs_everything() -> None:
    """AG-T7 2 Troops + 1 bonus against 2: 0 left, no siege."""
    table = Table()
    table.say("red has 2 troops at siena", "green has 2 troops at siena")
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token")
    passed(table)

    assert table.g.on_board(table.seat("red")) == 0
    assert not table.events("besieged")


def test_t8_three_attackers() -> None:
    """AG-T8 A and B tie, both gone; C resolves its compulsory siege on C's turn."""
    table = Table()
    for colour in ("blue", "red", "yellow"):
        table.say(f"{colour} has 1 troop at siena")
    table.run(Sieges())
    table.play("blue: pass", "red: pass")

    assert (table.asked(), table.question()) == ("yellow", "announce")
    table.play("yellow: pass")
    assert table.events("was_repelled")[0].facts["attacker"] == table.seat("yellow")


def test_t9_red_takes_a_city_from_blue() -> None:
    """AG-T9 Blue's disc to 4 first, Red's on top of it; Blue vacates a shaded space at once."""
    table = Table()
    table.say(
        "blue holds genoa parma nice exhausted", "red holds siena exhausted", "blue has bishop at right3",
        "red has 2 troops at parma",
    )
    table.run(Sieges())
    passed(table)

    assert table.g.track[:2] == [4, 4]
    assert table.g.stack[:2] == [table.seat("red"), table.seat("blue")]
    assert (table.asked(), table.question()) == ("blue", "vacate")
    table.play("blue: discard right3")


def test_t10_an_annexed_city_is_besieged() -> None:
    """AG-T10 Red gets the tile exhausted and a blue Trophy."""
    table = Table()
    table.say("red has 3 troops at mantua")
    gain_city(table.g, table.seat("blue"), CITY["mantua"])
    table.g.city_ready[CITY["mantua"]] = 1
    table.run(Sieges())
    passed(table)

    assert table.owner("mantua") == "red"
    assert table.g.city_ready[CITY["mantua"]] == 0
    assert table.trophies("red") == ["blue"]


def test_t11_eight_cities_for_a_moment() -> None:
    """AG-T11 Reached by Annex, one lost in a siege: the end is not triggered."""
    table = Table()
    table.say(
        "blue holds genoa parma nice mantua trento siena exhausted", "red has 2 troops at parma",
    )
    table.run(Sieges(), Retreats(), NewOrder(), EndCheck())
    passed(table)

    assert table.owner("parma") == "red"
    assert table.g.triggers == 0


def test_t15_retreat_to_a_city_won_later() -> None:
    """AG-T15 Home City lost earlier in the siege turns, neighbouring City won later."""
    table = Table()
    table.say(
        "neutral pisa", "blue has 4 troops at florence", "red has 2 troops at siena",
        "red has 4 troops at rome", "red has agent on rome",
    )
    table.run(Sieges(), Retreats())
    table.play("blue: pass", "red: pass", "red: besiege siena", "red: pass", "red: pass")

    assert (table.owner("florence"), table.owner("rome")) == ("blue", "red")
    assert table.offers == ["retreat rome", "lose troop"]


def test_t16_a_fourth_source_is_not_missed() -> None:
    """AG-T16 Three Title sources and 5 Cities: X = 3; with 4 Cities X stays 3."""
    table = Table()
    table.say(
        "red holds siena spoleto ravenna exhausted", "red has duchy", "red has principality",
        "red has copernicus",
    )
    assert table.g.extra_spaces(table.seat("red")) == 3
    for space, card in (("left2", "bishop"), ("left3", "merchant"), ("right3", "podesta")):
        table.say(f"red has {card} at {space}")
    table.say("green has 3 troops at ravenna")
    table.run(Sieges())
    passed(table)

    assert table.owner("ravenna") == "green"
    assert table.g.extra_spaces(table.seat("red")) == 3
    assert table.asked() == ""


def test_t18_bastion_fort() -> None:
    """AG-T18 A value-1 City without garrison, attacked by 4: Defence 3, the attacker wins and loses 1."""
    table = Table()
    table.say("blue holds parma exhausted", "blue has bastion", "red has 4 troops at parma")
    table.run(Sieges())
    passed(table)

    assert table.events("took_by_siege")[0].facts["defence"] == 3
    assert table.troops_at("red", "parma") == 3
    assert table.events("defended_by_bastion")


def test_t20_eight_and_nine_cities() -> None:
    """AG-T20 Both get the "furthest" point; in order 9 comes before 8."""
    table = Table()
    table.say(
        "green holds mantua trento siena spoleto bari ancona exhausted",
        "blue holds genoa parma nice ravenna rome terracina benevento exhausted",
    )
    table.g.stack = [3, 0, 1, 2]
    table.run(NewOrder())

    assert table.order()[:2] == ["blue", "green"]
    assert [table.points(colour, "most_cities") for colour in ("blue", "green", "red")] == [1, 1, 0]
    assert GOVERNING.problems(table.g) == []
