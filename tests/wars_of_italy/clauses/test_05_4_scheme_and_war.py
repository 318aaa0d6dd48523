"""WI-5.4, WI-5.5 Agents on tracks, and the movement of Troops."""


from virtu.games.palace.combat import defence
from virtu.games.palace.steps.scheme import Scheming
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.campaign import Campaign
from wars_of_italy.table import FR, NA, Table


def test_5_4_1_agents_on_tracks() -> None:
    """WI-5.4.1, WI-R19 Placed, moved and removed for a Mask each; one per track, only on active ones."""
    table = Table()
    table.pool(mask=4)
    table.spring("naples", Scheming(NA, 0))
    table.play("naples: place rome track", "naples: place venice track", "naples: lift rome track")
    table.refuses("naples: place venice track", "AG-8.7.2")
    table.play("naples: place florence track")
    assert table.w.agent.count(NA) == 2

    table.pool(mask=2)
    table.say("rome allied with naples")
    table.spring("france", Scheming(FR, 0))
    table.refuses("france: place rome track", "AG-8.7.2")
    table.play("france: expel venice track", "france: place venice track")
    assert table.w.agents[FR] == 0


def test_5_4_3_agent_on_a_major_disc() -> None:
    """WI-5.4.3, WI-R31 -1 for the besieger who owns it, otherwise nothing."""
    table = Table()
    table.say("france has agent on pisa")

    assert defence(table.w, FR, CITY["pisa"]) == 1
    assert defence(table.w, NA, CITY["pisa"]) == 2


def test_5_5_2_where_troops_stop() -> None:
    """WI-5.5.2, WI-7.1, WI-7.2, WI-R54, WI-R58 Neutral posture stops, favour does not, enemies never do; costs stay."""
    table = Table()
    table.say(
        "france holds genoa exhausted", "france has 1 troop at genoa", "naples has 3 troops at pisa",
    )
    table.pool(cavalry=3)
    table.spring("france", Campaign(FR))
    table.play("france: march genoa pisa")
    table.refuses("france: march pisa florence", "WI-5.5.2")

    table.say("florence leans 2 to france")
    table.w.halted.clear()
    table.play("france: march pisa florence", "france: march florence siena")
    table.refuses("france: march siena perugia", "WI-5.5.2")
    assert table.w.pool[3] == 0


def test_r52_resting_troops_leave_later() -> None:
    """WI-R52, WI-7 In a later Wage War they march on, also out of a city of Neutral posture."""
    table = Table()
    table.say("france has 1 troop at pisa")
    table.pool(cavalry=2)
    table.spring("france", Campaign(FR))
    table.play("france: march pisa genoa", "france: done")

    assert table.at("blue", "genoa") == 1
    assert table.w.halted == []


def test_0_6_a_blocked_scheme_room_needs_masks() -> None:
    """WI-0.6, WI-5.4.1 Without Masks an opposing Agent keeps the schemer out, and the refusal tells how many."""
    table = Table(scheme_unblock_masks=2)
    table.say("naples has agent on blue 3")
    table.w.marker[FR] = 2
    table.spring("france", ChooseRoomAction(FR))

    table.refuses("france: scheme", "AG-7.3.5", "2 Masks", "reach 1")
