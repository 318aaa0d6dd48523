"""WI-0 Sides, Major Cities, discs and Troops."""


from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.combat import MAY, MUST, duty
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.campaign import Campaign
from wars_of_italy.table import FR, Table, fresh


def test_0_1_sides_and_majors() -> None:
    """WI-0.1, WI-0.2, WI-0.4 Two sides; three Major Cities, active at first."""
    w = fresh()
    majors = WARS_OF_ITALY.view(w)["majors"]
    assert isinstance(majors, dict)

    assert WARS_OF_ITALY.factions(w) == ["france", "naples"]
    assert {name: (entry["status"], entry["colour"]) for name, entry in majors.items()} == {
        "rome": ("active", "white"), "venice": ("active", "green"), "florence": ("active", "red"),
    }


def test_0_3_neutral_city_and_neutral_posture() -> None:
    """WI-0.3 Siena without disc must be besieged, Pisa of a Major City of Neutral posture may be."""
    table = Table()
    table.say("france has 1 troop at siena", "france has 1 troop at pisa")

    assert (duty(table.w, FR, CITY["siena"]), duty(table.w, FR, CITY["pisa"])) == (MUST, MAY)


def test_0_5_troops_of_active_majors_never_move() -> None:
    """WI-0.5, WI-5.5.1 Red Troops march for France only once Florence is its ally."""
    table = Table()
    table.say("florence has 1 troop at florence")
    table.pool(cavalry=1)
    table.spring("france", Campaign(FR))
    table.refuses("france: march red florence pisa", "WI-0.5", "Red")

    table.say("florence allied with france")
    table.play("france: march red florence pisa")
    assert table.at("red", "pisa") == 1
    table.refuses("france: march red florence siena", "WI-5.5.1")


def test_0_6_general_rules_hold() -> None:
    """WI-0.6, WI-5.1 Govern readies tiles here as there."""
    table = Table()
    table.say("france holds parma exhausted")
    table.w.marker[FR] = 1
    table.spring("france", ChooseRoomAction(FR))
    table.play("france: govern", "france: use room crown", "france: ready parma")

    assert table.w.city_ready[CITY["parma"]] == 1
