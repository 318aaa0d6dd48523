"""WI-8.3 to WI-8.6 Sieges, retreats, eliminations."""

import pytest

from virtu.games.palace.combat import defence, siege_of
from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from wars_of_italy.table import FR, NA, Table


def announces(w: Wars, city: int) -> bool:
    """Whether Naples announces in defence of a city that France besieges."""
    return NA in siege_of(w, FR, city, EMPTY).sides


def test_8_3_2_who_defends() -> None:
    """WI-8.3.1, WI-8.3.2, WI-R55 Troops of the opponent defend a city that favours them, not one that does not."""
    table = Table()
    table.say("rome has 1 troop at rome", "naples has 2 troops at rome")
    assert defence(table.w, FR, CITY["rome"]) == 5
    table.say("rome leans 2 to naples")
    assert defence(table.w, FR, CITY["rome"]) == 7


@pytest.mark.parametrize(("option", "alone", "present"), [
    ("never", False, False), ("troops", False, True), ("always", True, True),
])
def test_r30_bonuses_of_a_helper(option: str, alone: bool, present: bool) -> None:
    """WI-R30, WI-8.3.2 For a Favourable city by option; for an allied one always."""
    table = Table(helper_bonuses=option)
    table.say("rome leans 2 to naples")
    assert announces(table.w, CITY["rome"]) == alone
    table.say("naples has 1 troop at rome")
    assert announces(table.w, CITY["rome"]) == present
    table.say("florence allied with naples")
    assert announces(table.w, CITY["pisa"])
    assert not announces(table.w, CITY["venice"])


def test_8_3_3_strictly_higher() -> None:
    """WI-8.3.3, WI-8.5.1 A draw is lost: one Troop of the side's choice, the rest is routed."""
    table = Table()
    table.say(
        "florence allied with france", "france has 2 troops at siena", "florence has 1 troop at siena",
    )
    table.run(SiegesOf(FR))
    table.passed()
    assert table.question() == "losses"
    table.refuses("france: lose green", "WI-8.4.1")
    table.refuses("france: pass", "WI-8.4.1")
    table.play("france: lose red")

    assert (table.routed("blue", "siena"), table.routed("red", "siena")) == (2, 0)
    assert table.squares() == {"rome": 0, "venice": 0}


def test_8_4_1_colours_of_losses() -> None:
    """WI-8.4.1, WI-8.4.2, WI-R46 The owner chooses the colours; they return to their pools."""
    table = Table()
    table.say(
        "florence allied with france", "france has 3 troops at venice", "florence has 2 troops at venice",
        "venice has 1 troop at venice",
    )
    table.run(SiegesOf(FR))
    table.play("france: besiege venice")
    table.passed()
    assert [offer for offer in table.offers if "lose" in offer] == ["lose blue", "lose red"]
    table.play("france: lose red", "france: lose blue")

    assert table.owner("venice") == "france"
    assert (table.at("blue", "venice"), table.at("red", "venice")) == (2, 1)


def test_8_4_4_tiles() -> None:
    """WI-8.4.4, WI-8.4.5, WI-R34 Exhausted, whoever held it; the capital costs no 4."""
    table = Table()
    table.say("naples holds bari", "france has 3 troops at bari", "france has 5 troops at venice")
    table.run(SiegesOf(FR))
    table.play("france: besiege venice")
    table.passed()

    assert table.w.city_ready[CITY["bari"]] == table.w.city_ready[CITY["venice"]] == 0
    assert {"bari", "venice"} <= set(table.domain("france"))
    assert table.squares() == {"rome": 1, "florence": 1}


def test_8_5_2_retreat_by_sea_to_favourable_ports() -> None:
    """WI-8.5.2, WI-R53 Ships as usual; posture is read at the retreat."""
    table = Table()
    table.say(
        "france has admiral at left1", "rome leans 2 to france", "france has 1 troop at cagliari",
    )
    table.w.change_routed(0, CITY["cagliari"], 1)
    table.w.change(0, CITY["cagliari"], -1)
    table.run(RouteTurn(FR, 0))
    assert "retreat civitavecchia" in table.offers
    table.refuses("france: retreat pisa", "WI-8.5.2")
    table.refuses("france: retreat turin", "AG-10.7.2")
    table.play("france: retreat civitavecchia", "france: use left1 ship")
    assert table.at("blue", "civitavecchia") == 1


@pytest.mark.parametrize(("option", "lost"), [("stack", 0), ("out", 1)])
def test_8_6_1_elimination(option: str, lost: int) -> None:
    """WI-8.6.1, WI-R36, WI-R39 Everything leaves; the orphan is Neutral, its tile in the stack or out of the game."""
    table = Table(orphan_tile=option)
    table.say("france has 7 troops at florence", "naples has agent on pisa")
    table.run(SiegesOf(FR))
    table.play("france: besiege florence")
    table.passed()
    assert table.trophies("france") == {"red": 1}
    assert table.owner("pisa") == "neutral"
    assert table.w.agent[CITY["pisa"]] == NA

    table.pool(crown=4)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.refuses("france: influence florence crown", "WI-5.3.4")
    table.play("france: annex pisa", "france: done")
    assert table.w.lost_tiles[CITY["pisa"]] == lost
    assert table.w.owns(FR, 9 + CITY["pisa"]) == (not lost)
    assert (9 + CITY["pisa"] in table.w.tiles_of(FR)) == (not lost)
    assert table.points("france", "cities") == 4


def test_5_4_2_losses_of_influence_ignore_agents() -> None:
    """WI-5.4.2, WI-8.4.5 Neither the own nor the opposing Agent on the track softens what Pisa costs."""
    for side in ("france", "naples"):
        table = Table()
        table.say(f"{side} has agent on florence track", "france has 3 troops at pisa")
        table.run(SiegesOf(FR))
        table.play("france: besiege pisa")
        table.passed()
        assert table.squares()["florence"] == 4


def test_r38_troops_lost_before_the_alliance_are_handed_over() -> None:
    """WI-R38, WI-8.4.2 What Venice lost at Ravenna waits in its pool, and serves its ally."""
    table = Table()
    table.say(
        "venice has 1 troop at venice", "venice has 1 troop at ravenna", "naples has 4 troops at ravenna",
    )
    table.run(SiegesOf(NA))
    table.play("naples: besiege ravenna")
    table.passed()
    assert table.w.on_board(3) == 1
    table.say("venice allied with france", "france has 9 florins")
    table.winter("france", RecruitFor(FR))
    table.play(*["france: recruit green corfu"] * 3)

    table.refuses("france: recruit green corfu", "WI-1.5", "Green")


def test_r41_discs_never_run_out() -> None:
    """WI-R41 A nineteenth disc is found."""
    table = Table()
    cities = [name for name, city in CITY.items() if table.w.disc[city] == EMPTY and name != "siena"]
    table.say(f"france holds {' '.join(cities)} exhausted")
    assert len(table.domain("france")) > 18
    table.say("france has 5 troops at siena")
    table.run(SiegesOf(FR))
    table.passed()

    assert table.owner("siena") == "france"


def test_8_1_2_who_stayed_must_besiege_what_turns_hostile() -> None:
    """WI-8.1.2, WI-R28, WI-R29 After a battle France stays at Rome; Civitavecchia taken, Rome is compulsory."""
    table = Table()
    table.say(
        "france has 2 troops at rome", "naples has 1 troop at rome", "france has 3 troops at civitavecchia",
    )
    table.run(SiegesOf(FR))
    table.play("france: besiege rome")
    table.passed()
    table.play("france: stay rome")
    assert table.offers == ["besiege civitavecchia", "done"]
    table.play("france: besiege civitavecchia")
    table.passed()

    assert [event.facts["city"] for event in table.events("turned_compulsory")] == ["rome"]
    assert [event.facts["city"] for event in table.events("was_repelled")] == ["rome"]
