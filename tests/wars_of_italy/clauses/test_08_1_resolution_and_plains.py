"""WI-8.1, WI-8.2 The resolution loop and battles on the plains."""


from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.combat import MUST, NONE, duty
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from wars_of_italy.table import FR, NA, Table


def test_8_1_1_classes() -> None:
    """WI-8.1.1 None, may, must."""
    table = Table()
    table.say("rome allied with france", "florence leans 2 to france", "venice leans 2 to naples")
    for city in ("turin", "rome", "pisa", "ravenna", "bari", "siena"):
        table.say(f"france has 1 troop at {city}")

    duties = [duty(table.w, FR, CITY[city]) for city in ("turin", "rome", "pisa", "ravenna", "bari", "siena", "genoa")]
    assert duties == [NONE, NONE, NONE, MUST, MUST, MUST, NONE]
    table.run(SiegesOf(FR))
    table.refuses("france: besiege pisa", "WI-8.1.1", "favours")
    table.refuses("france: besiege rome", "WI-9.4")
    table.refuses("france: besiege genoa", "WI-8.1.1")


def test_8_1_2_optional_sieges_may_be_left() -> None:
    """WI-8.1.2, WI-R27"""
    table = Table()
    table.say("france has 2 troops at pisa")
    table.run(SiegesOf(FR))
    table.play("france: done")

    assert table.owner("pisa") == "major"
    assert table.at("blue", "pisa") == 2


def test_8_1_3_routed_troops_do_not_fight_again() -> None:
    """WI-8.1.3 Routed defenders defend nothing."""
    table = Table()
    table.say("france has 2 troops at rome", "naples has 2 troops at rome")
    table.run(SiegesOf(FR), SiegesOf(NA))
    table.passed()

    assert table.w.army_at(FR, CITY["rome"]) == table.w.army_at(NA, CITY["rome"]) == 0
    assert not table.events("besieged")


def test_8_2_1_bonuses_on_the_plains() -> None:
    """WI-8.2.1, WI-R7 Cannons count on the plains; the Major City's Troops take no part; no trophy."""
    table = Table()
    table.say(
        "france has cannons", "france has 1 florin", "rome has 1 troop at rome",
        "france has 2 troops at rome", "naples has 3 troops at rome",
    )
    table.run(SiegesOf(FR))
    table.play("france: announce cannons", "naples: pass", "france: pass")

    assert (table.w.army_at(FR, CITY["rome"]), table.w.army_at(NA, CITY["rome"])) == (0, 0)
    assert table.at("white", "rome") == 1
    assert table.trophies("france") == {}


def test_8_2_2_after_the_plains() -> None:
    """WI-8.2.2, WI-R29 Before a Neutral City besiege or withdraw; before a Neutral posture besiege or stay."""
    table = Table()
    table.say("france has 4 troops at siena", "naples has 1 troop at siena")
    table.run(SiegesOf(FR))
    table.passed()
    table.refuses("france: stay siena", "WI-8.2.2")
    table.refuses("france: besiege rome", "AG-10.2.8")
    table.refuses("france: done", "WI-8.2.2")
    table.refuses("france: disband rome", "WI-8.2.2", "besiege Siena now")
    table.play("france: withdraw siena")
    assert table.routed("blue", "siena") == 3


def test_8_2_3_tie_routs_both() -> None:
    """WI-8.2.3"""
    table = Table()
    table.say("france has 1 troop at siena", "naples has 1 troop at siena")
    table.run(SiegesOf(FR))
    table.passed()

    assert table.w.army(FR) == table.w.army(NA) == 0
    assert table.events("tied_on_plains")


def test_r29_in_the_second_sides_sieges_the_first_still_announces_first() -> None:
    """AG-10.2.4, WI-R29 Naples takes Rome, and both meet on the plains before Civitavecchia: France speaks first."""
    table = Table()
    table.lean("rome", -3)
    table.say("france has 2 troops at civitavecchia", "naples has 1 troop at civitavecchia")
    table.say("naples has 5 troops at rome")
    table.run(SiegesOf(NA))
    table.play("naples: besiege rome", "naples: pass").awaits("france", "announce")
    table.play("france: pass", "naples: pass")

    assert (table.at("blue", "civitavecchia"), table.at("yellow", "civitavecchia")) == (1, 0)
    table.awaits("france", "plains_won")
