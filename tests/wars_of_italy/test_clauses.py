"""WI-0 to WI-11, WI-14: what the examples and corner cases do not show."""

import pytest

from virtu.games.governing.state import EMPTY, WINTER
from virtu.games.governing.steps.marker import ChooseRoom
from virtu.games.governing.steps.reorganise import Reorganise
from virtu.games.governing.steps.scheme import Scheming
from virtu.games.governing.tables import CITY, INDULGENCES, ROOMS, TOKENS
from virtu.games.wars_of_italy.combat import MAY, MUST, NONE, defence, duty, may_announce
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.ruleset import OPTIONS
from virtu.games.wars_of_italy.state import ALLIED, FAVOURABLE, HOSTILE, INDIFFERENT, Wars
from virtu.games.wars_of_italy.steps.act import ActionOfRoom, ChooseDeed
from virtu.games.wars_of_italy.steps.alliance import Swear
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.market import Market
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.round import ROUND_STEPS, EndOfSpring, RoundEnd, SpringOfRound
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.steps.winter import WinterOf
from virtu.games.wars_of_italy.tables import CAP, ROME, VENICE, WARS_COPIES
from virtu.kernel.dice import dice_from
from wars_of_italy.table import FR, NA, Table


def fresh(**options: object) -> Wars:
    state = WARS_OF_ITALY.new(2, 1, False, **options)
    assert isinstance(state, Wars)
    return state


def player(w: Wars, seat: int) -> dict[str, object]:
    players = WARS_OF_ITALY.view(w, FR if seat == 0 else NA)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


# ---- 0 to 2: terms, components, set-up


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
    table.troops("blue", "siena", 1)
    table.troops("blue", "pisa", 1)

    assert (duty(table.w, FR, CITY["siena"]), duty(table.w, FR, CITY["pisa"])) == (MUST, MAY)


def test_0_5_troops_of_active_majors_never_move() -> None:
    """WI-0.5, WI-5.5.1 Red Troops march for France only once Florence is its ally."""
    table = Table()
    table.troops("red", "florence", 1)
    table.pool(cavalry=1)
    table.spring("france", Campaign(FR))
    table.refuses("france: march red florence pisa", "WI-0.5", "Red")

    table.ally("france", "florence")
    table.play("france: march red florence pisa")
    assert table.at("red", "pisa") == 1
    table.refuses("france: march red florence siena", "WI-5.5.1")


def test_0_6_general_rules_hold() -> None:
    """WI-0.6, WI-5.1 Govern readies tiles here as there."""
    table = Table()
    table.own("france", "parma")
    table.w.marker[FR] = 1
    table.spring("france", ChooseDeed(FR))
    table.play("france: govern", "france: use room crown", "france: ready parma")

    assert table.w.city_ready[CITY["parma"]] == 1


def test_1_1_components() -> None:
    """WI-1.1, WI-1.2, WI-1.3, WI-1.4, WI-1.5, WI-1.9 Thirty Cities, tracks, Troops, tokens; no Prestige tracks."""
    w = fresh()
    seen = WARS_OF_ITALY.view(w)
    display = seen["display"]
    assert isinstance(display, dict)

    assert len(seen["cities"]) == 30  # type: ignore[arg-type]
    assert seen["track"] == {"end": 6, "alliance": 5, "favour": 2}
    assert seen["last_round"] == 21
    assert CAP == [8, 6, 2, 4, 2]
    assert (display["indulgences"], display["tokens"]) == (INDULGENCES, TOKENS)
    assert "powers" not in seen
    assert "patronage" not in player(w, 0)


def test_1_6_family_cards() -> None:
    """WI-1.6 Thirteen cards; none of the fifteen others."""
    kings = WARS_OF_ITALY.components()["kings"]
    assert isinstance(kings, dict)
    owners = [card["faction"] for card in kings.values()]

    assert {owner: owners.count(owner) for owner in owners} == {
        "france": 4, "naples": 3, "rome": 2, "florence": 2, "venice": 2,
    }
    assert WARS_OF_ITALY.read("lorenzo left1") is None


def test_1_7_tiles_and_notables() -> None:
    """WI-1.7, WI-1.8, WI-1.10, WI-2.5 What is for sale."""
    display = WARS_OF_ITALY.view(fresh())["display"]
    assert isinstance(display, dict)

    assert display["tiles"] == {"principality": 1, "duchy": 1, "kingdom": 1, "guild": 2}
    assert "maestro" not in display["notables"]
    assert "pope" not in display["notables"]
    assert set(display["notables"].values()) == {5}
    assert sum(WARS_COPIES) == 50
    assert "bonuses" not in display


def test_2_3_sides() -> None:
    """WI-2.3, WI-2.2 Domain, Agents, florins."""
    w = fresh()
    france, naples = player(w, 0), player(w, 1)

    assert france["tiles"] == {"duchy": "ready", "cannons": "ready", "kingdom_of_france": "ready"}
    assert naples["tiles"] == {"principality": "ready"}
    assert (france["agents"], france["reserve"], naples["agents"], naples["reserve"]) == (1, 4, 2, 3)
    assert (france["treasury"], naples["treasury"]) == (4, 4)
    assert (france["pool"], naples["pool"]) == ({"blue": 4}, {"yellow": 4})


def test_2_3_family_cards_go_freely() -> None:
    """WI-2.3, WI-R12 Rooms with or without action, beneath an Action card, four spaces; hidden until all lie."""
    w = fresh()
    for answer in ("charles room 4", "orleans under 4", "sforza left2"):
        WARS_OF_ITALY.play(w, answer)
    refusal = WARS_OF_ITALY.explain(w, "briconnet left3")
    assert refusal is not None
    assert refusal.clause == "AG-2.2.3"
    refusal = WARS_OF_ITALY.explain(w, "briconnet room 1")
    assert refusal is not None
    assert refusal.clause == "AG-3.5.2"
    WARS_OF_ITALY.play(w, "briconnet left1")

    rooms = WARS_OF_ITALY.view(w, NA)["players"][0]["rooms"]  # type: ignore[index]
    assert [room["action"] for room in rooms] == [None] * 5
    assert WARS_OF_ITALY.seat(w) == NA

    open_table = fresh(family_placement="turn_order")
    WARS_OF_ITALY.play(open_table, "charles room 4")
    rooms = WARS_OF_ITALY.view(open_table, NA)["players"][0]["rooms"]  # type: ignore[index]
    assert rooms[3]["action"] == "charles"


def test_2_4_major_cities() -> None:
    """WI-2.4 Cards, Agents and pools beside the board; markers in the middle."""
    majors = WARS_OF_ITALY.view(fresh())["majors"]
    assert isinstance(majors, dict)

    assert [(entry["agents"], entry["pool"], entry["square"], len(entry["cards"])) for entry in majors.values()] == [
        (1, 1, 0, 2), (0, 2, 0, 2), (1, 1, 0, 2),
    ]


# ---- 3, 4: Round and Palace


def test_3_1_france_is_first() -> None:
    """WI-3.1, WI-2.6, WI-3.2 In every step of a Round."""
    table = Table()
    table.w.year = 0
    table.w.marker = [EMPTY, EMPTY]
    table.run(*ROUND_STEPS)
    assert (table.w.year, table.asked(), table.question()) == (1, "france", "room")
    table.play("france: room 5", "france: skip")
    assert (table.asked(), table.question()) == ("naples", "room")
    table.play("naples: room 4", "naples: skip")
    assert (table.asked(), table.w.phase) == ("france", WINTER)
    table.play("france: done", "france: done", "france: done")
    assert table.asked() == "naples"
    table.play("naples: done", "naples: done", "naples: done")
    assert (table.w.year, table.asked(), table.question()) == (2, "france", "move")


def test_r56_alternating_first_player() -> None:
    """WI-R56 Optionally Naples is first in even Rounds."""
    table = Table(first_player="alternating")
    table.run(SpringOfRound())
    assert (table.w.year, table.asked()) == (2, "naples")
    table.run(SpringOfRound())
    assert (table.w.year, table.asked()) == (3, "france")


def test_3_2_tokens_vanish() -> None:
    """WI-3.2 Unused tokens do not outlast the end of Spring."""
    table = Table()
    table.w.tokens[:] = [2, 1]
    table.run(EndOfSpring())

    assert table.w.tokens == [0, 0]


def test_3_3_no_other_end() -> None:
    """WI-3.3, WI-11.2 Eight Cities end nothing; after Round 21 the points are counted."""
    table = Table()
    table.own("naples", "siena", "genoa", "palermo", "parma", "perugia", "ancona", "nice")
    table.w.phase = WINTER
    table.run(RoundEnd())
    assert table.w.agenda

    table.w.year = 21
    table.w.phase = WINTER
    table.run(RoundEnd())
    assert table.events("counted")
    assert WARS_OF_ITALY.winners(table.w) == [NA]


def test_4_1_rooms() -> None:
    """WI-4.1 Five Rooms, one of them empty; Annex prints nothing."""
    factions = WARS_OF_ITALY.components()["factions"]
    assert isinstance(factions, dict)

    assert [(room["action"], room["symbol"]) for room in factions["france"]["rooms"]] == [
        ("annex", None), ("govern", "crown"), ("scheme", "mask"), (None, None), ("wage_war", "cavalry"),
    ]
    assert [room["action"] for room in factions["naples"]["rooms"]] == ["scheme", "govern", "annex", None, "wage_war"]


def test_4_2_the_empty_room() -> None:
    """WI-4.2, WI-R13, WI-R14 No action without Action card; the Indulgence lies there like anywhere."""
    table = Table()
    table.w.marker[FR] = EMPTY
    table.spring("france", ChooseRoom(FR), ActionOfRoom(FR))
    table.play("france: room 4")
    table.refuses("france: annex", "WI-4.2")
    table.refuses("france: govern", "WI-4.2")
    table.play("france: use indulgence florin", "france: skip")
    assert table.w.indulgences[3] == 1

    table = Table()
    table.room("france", 4, "merchant")
    table.w.marker[FR] = 3
    table.spring("france", ChooseDeed(FR))
    assert "trade" in table.offers()


def test_4_3_spaces() -> None:
    """WI-4.3, WI-4.4, WI-R8, WI-R9 One extra space at first; Cities give none, bought Titles do, never more than 3."""
    table = Table()
    table.own("france", "siena", "genoa", "palermo", "parma", "nice")
    assert (table.w.extra_spaces(FR), table.w.extra_spaces(NA)) == (1, 1)

    table.title("france", "principality")
    assert table.w.extra_spaces(FR) == 2
    for major in (ROME, VENICE):
        table.spring("france", Swear(FR, major))
        table.play("france: put left1", "france: decline")
        table.winter("france", Reorganise(FR, 0))
        table.play("france: shift left1 to left2" if major == ROME else "france: done")
    assert table.w.extra_spaces(FR) == 3


# ---- 5: actions


def test_5_1_no_sponsor() -> None:
    """WI-5.1, WI-5.2 Neither Sponsor nor great Powers."""
    assert WARS_OF_ITALY.read("sponsor") is None
    assert WARS_OF_ITALY.read("ally france") is None
    assert WARS_OF_ITALY.read("place empire") is None


def test_5_3_1_conclude_or_diplomacy() -> None:
    """WI-5.3.1, WI-5.3.8, WI-R23 Only from the Annex Room, only in the own Alliance zone, one per action."""
    table = Table()
    table.square("rome", -5)
    table.square("venice", -4)
    table.w.marker[FR] = 1
    table.spring("france", ChooseDeed(FR))
    table.refuses("france: conclude rome", "AG-8.1.1")

    table.w.marker[FR] = 0
    table.refuses("france: conclude venice", "WI-5.3.8", "zone")
    table.square("florence", -6)
    table.play("france: conclude rome", "france: decline", "france: decline")
    assert table.question() is None
    table.spring("france", ChooseDeed(FR))
    table.refuses("france: conclude rome", "WI-5.3.8")
    table.agent("naples", "blue 1")
    table.refuses("france: conclude florence", "AG-7.3.2")


def test_5_3_2_one_annexation() -> None:
    """WI-5.3.2, WI-R16 One City per action; what is left of the symbols is lost."""
    table = Table()
    table.pool(crown=9)
    table.spring("france", ChooseDeed(FR))
    table.play("france: annex")
    table.pool(crown=9)
    table.play("france: annex parma")
    table.refuses("france: annex mantua", "WI-5.3.2")
    table.refuses("france: annex pisa", "WI-5.3.2")
    table.play("france: done")
    assert table.question() is None


def test_5_3_2_the_crown_of_an_indulgence_counts() -> None:
    """WI-5.3.2, WI-5.3.9 In Diplomacy it moves a marker; beside a conclusion only the florins are of use."""
    table = Table()
    table.spring("france", ChooseDeed(FR))
    table.play("france: annex", "france: use indulgence crown", "france: influence rome crown")
    assert table.squares()["rome"] == -1

    table = Table()
    table.square("rome", -5)
    table.spring("france", ChooseDeed(FR))
    table.play("france: use indulgence florin", "france: conclude rome")
    assert table.treasury("france") == 3


def test_5_3_3_what_cannot_be_annexed() -> None:
    """WI-5.3.3 Cities of Major Cities, pirates, Cities of others, Cities without link."""
    table = Table()
    table.pool(crown=9, ship=9)
    table.spring("france", Diplomacy(FR, 0, 0))

    table.refuses("france: annex pisa", "WI-5.3.3")
    table.refuses("france: annex bari", "AG-8.5.1")
    table.refuses("france: annex tunis", "AG-8.5.8")
    table.refuses("france: annex siena", "AG-8.5.2")
    table.pool(crown=1)
    table.refuses("france: annex parma", "AG-8.5.5")


def test_5_3_4_influence() -> None:
    """WI-5.3.4, WI-5.3.7 Each side pulls to its own end; only what lies in the pool; only active tracks."""
    table = Table()
    table.pool(crown=1)
    table.spring("naples", Diplomacy(NA, 0, 0))
    table.play("naples: influence venice crown")
    assert table.squares()["venice"] == 1
    table.refuses("naples: influence venice crown", "WI-5.3.4")
    table.ally("france", "rome")
    table.refuses("naples: influence rome crown", "WI-5.3.4")
    table.refuses("naples: march naples terracina", "WI-5.3.2")


def test_5_3_6_once_per_action_and_track() -> None:
    """WI-5.3.6, WI-R18 The own Agent cancels nothing; the opposing one cancels anew in the next action."""
    table = Table()
    table.agent("france", "rome track")
    table.pool(crown=1)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: influence rome crown", "france: done")
    assert table.squares()["rome"] == -1
    for _ in range(2):
        table.pool(crown=1)
        table.spring("naples", Diplomacy(NA, 0, 0))
        table.play("naples: influence rome crown", "naples: done")
    assert table.squares()["rome"] == -1


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
    table.ally("naples", "rome")
    table.spring("france", Scheming(FR, 0))
    table.refuses("france: place rome track", "AG-8.7.2")
    table.play("france: expel venice track", "france: place venice track")
    assert table.w.agents[FR] == 0


def test_5_4_3_agent_on_a_major_disc() -> None:
    """WI-5.4.3, WI-R31 -1 for the besieger who owns it, otherwise nothing."""
    table = Table()
    table.agent("france", "pisa")

    assert defence(table.w, FR, CITY["pisa"]) == 1
    assert defence(table.w, NA, CITY["pisa"]) == 2


def test_r57_one_opposing_agent_per_palace() -> None:
    """WI-R57"""
    table = Table(beginner_palace_agents="one_enemy")
    table.pool(mask=3)
    table.agent("naples", "blue 1")
    table.spring("naples", Scheming(NA, 0))

    table.refuses("naples: place blue 2", "AG-8.7.5")


def test_5_5_2_where_troops_stop() -> None:
    """WI-5.5.2, WI-7.1, WI-7.2, WI-R58 Neutral posture stops, favour does not; enemies never block; normal costs."""
    table = Table()
    table.own("france", "genoa")
    table.troops("blue", "genoa", 1)
    table.troops("yellow", "pisa", 3)
    table.pool(cavalry=3)
    table.spring("france", Campaign(FR))
    table.play("france: march genoa pisa")
    table.refuses("france: march pisa florence", "WI-5.5.2")

    table.square("florence", -2)
    table.w.halted.clear()
    table.play("france: march pisa florence", "france: march florence siena")
    table.refuses("france: march siena perugia", "WI-5.5.2")
    assert table.w.pool[3] == 0


def test_r52_resting_troops_leave_later() -> None:
    """WI-R52, WI-7 In a later Wage War they march on, also out of a city of Neutral posture."""
    table = Table()
    table.troops("blue", "pisa", 1)
    table.pool(cavalry=2)
    table.spring("france", Campaign(FR))
    table.play("france: march pisa genoa", "france: done")

    assert table.at("blue", "genoa") == 1
    assert table.w.halted == []


# ---- 6, 7: tracks and postures


@pytest.mark.parametrize(
    ("track", "zones"),
    [("13", (2, 5, 6)), ("11_short", (2, 5, 5)), ("11_wide", (2, 4, 5)), ("15", (3, 6, 7))],
)
def test_6_1_zones(track: str, zones: tuple[int, int, int]) -> None:
    """WI-6.1, WI-6.2, WI-R2 Where favour, Alliance zone and end are."""
    table = Table(track=track)
    favour, alliance, end = zones
    table.square("rome", favour - 1)
    assert table.w.posture(ROME, NA) == INDIFFERENT
    table.square("rome", favour)
    assert (table.w.posture(ROME, NA), table.w.posture(ROME, FR)) == (FAVOURABLE, HOSTILE)
    assert not table.w.in_alliance_zone(ROME, NA)
    table.square("rome", alliance)
    assert table.w.in_alliance_zone(ROME, NA)
    table.w.pull(ROME, NA, 20)
    assert table.w.influence[ROME] == end


def test_6_3_allied_for_ever() -> None:
    """WI-6.3, WI-9.4 Allied here, Hostile there, without marker."""
    table = Table()
    table.ally("naples", "venice")

    assert (table.w.posture(VENICE, NA), table.w.posture(VENICE, FR)) == (ALLIED, HOSTILE)


def test_6_4_losses_stop_at_the_end() -> None:
    """WI-6.4, WI-R33 Nothing is concluded by itself."""
    table = Table()
    table.square("venice", 5)
    table.w.pull(VENICE, NA, 4)

    assert table.squares()["venice"] == 6
    assert table.w.sworn[VENICE] == EMPTY


def test_7_3_general_sieges() -> None:
    """WI-7.3, WI-R60 Neutral Cities and Cities of the opponent must be besieged; nobody just leaves."""
    table = Table()
    for city in ("siena", "bari", "pisa"):
        table.troops("blue", city, 1)
    table.run(SiegesOf(FR))

    table.refuses("france: done", "WI-8.1.2")
    table.refuses("france: withdraw siena", "WI-8.1.2")


# ---- 8: end of Spring


def test_8_1_1_classes() -> None:
    """WI-8.1.1 None, may, must."""
    table = Table()
    table.ally("france", "rome")
    table.square("florence", -2)
    table.square("venice", 2)
    for city in ("turin", "rome", "pisa", "ravenna", "bari", "siena"):
        table.troops("blue", city, 1)

    duties = [duty(table.w, FR, CITY[city]) for city in ("turin", "rome", "pisa", "ravenna", "bari", "siena", "genoa")]
    assert duties == [NONE, NONE, NONE, MUST, MUST, MUST, NONE]
    table.run(SiegesOf(FR))
    table.refuses("france: besiege pisa", "WI-8.1.1", "favours")
    table.refuses("france: besiege rome", "WI-9.4")
    table.refuses("france: besiege genoa", "WI-8.1.1")


def test_8_1_2_optional_sieges_may_be_left() -> None:
    """WI-8.1.2, WI-R27"""
    table = Table()
    table.troops("blue", "pisa", 2)
    table.run(SiegesOf(FR))
    table.play("france: done")

    assert table.owner("pisa") == "major"
    assert table.at("blue", "pisa") == 2


def test_8_1_3_routed_troops_do_not_fight_again() -> None:
    """WI-8.1.3 Routed defenders defend nothing."""
    table = Table()
    table.troops("blue", "rome", 2)
    table.troops("yellow", "rome", 2)
    table.run(SiegesOf(FR), SiegesOf(NA))
    table.passed()

    assert table.w.army_at(FR, CITY["rome"]) == table.w.army_at(NA, CITY["rome"]) == 0
    assert not table.events("besieged")


def test_8_2_1_bonuses_on_the_plains() -> None:
    """WI-8.2.1, WI-R7 Cannons count on the plains; the Major City's Troops take no part; no trophy."""
    table = Table()
    table.title("france", "cannons")
    table.florins("france", 1)
    table.troops("white", "rome", 1)
    table.troops("blue", "rome", 2)
    table.troops("yellow", "rome", 3)
    table.run(SiegesOf(FR))
    table.play("france: announce cannons", "naples: pass", "france: pass")

    assert (table.w.army_at(FR, CITY["rome"]), table.w.army_at(NA, CITY["rome"])) == (0, 0)
    assert table.at("white", "rome") == 1
    assert table.trophies("france") == {}


def test_8_2_2_after_the_plains() -> None:
    """WI-8.2.2, WI-R29 Before a Neutral City besiege or withdraw; before a Neutral posture besiege or stay."""
    table = Table()
    table.troops("blue", "siena", 4)
    table.troops("yellow", "siena", 1)
    table.run(SiegesOf(FR))
    table.passed()
    table.refuses("france: stay siena", "WI-8.2.2")
    table.refuses("france: besiege rome", "AG-10.2.8")
    table.refuses("france: done", "WI-8.2.2")
    table.play("france: withdraw siena")
    assert table.routed("blue", "siena") == 3


def test_8_2_3_tie_routs_both() -> None:
    """WI-8.2.3"""
    table = Table()
    table.troops("blue", "siena", 1)
    table.troops("yellow", "siena", 1)
    table.run(SiegesOf(FR))
    table.passed()

    assert table.w.army(FR) == table.w.army(NA) == 0
    assert table.events("tied_on_plains")


def test_8_3_2_who_defends() -> None:
    """WI-8.3.1, WI-8.3.2, WI-R55 Troops of the opponent defend a city that favours them, not one that does not."""
    table = Table()
    table.troops("white", "rome", 1)
    table.troops("yellow", "rome", 2)
    assert defence(table.w, FR, CITY["rome"]) == 5
    table.square("rome", 2)
    assert defence(table.w, FR, CITY["rome"]) == 7


@pytest.mark.parametrize(("option", "alone", "present"), [
    ("never", False, False), ("troops", False, True), ("always", True, True),
])
def test_r30_bonuses_of_a_helper(option: str, alone: bool, present: bool) -> None:
    """WI-R30, WI-8.3.2 For a Favourable city by option; for an allied one always."""
    table = Table(helper_bonuses=option)
    table.square("rome", 2)
    assert may_announce(table.w, NA, CITY["rome"]) == alone
    table.troops("yellow", "rome", 1)
    assert may_announce(table.w, NA, CITY["rome"]) == present
    table.ally("naples", "florence")
    assert may_announce(table.w, NA, CITY["pisa"])
    assert not may_announce(table.w, NA, CITY["venice"])


def test_8_3_3_strictly_higher() -> None:
    """WI-8.3.3, WI-8.5.1 A draw is lost: one Troop of the side's choice, the rest is routed."""
    table = Table()
    table.ally("france", "florence")
    table.troops("blue", "siena", 2)
    table.troops("red", "siena", 1)
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
    table.ally("france", "florence")
    table.troops("blue", "venice", 3)
    table.troops("red", "venice", 2)
    table.troops("green", "venice", 1)
    table.run(SiegesOf(FR))
    table.play("france: besiege venice")
    table.passed()
    assert [offer for offer in table.offers() if "lose" in offer] == ["lose blue", "lose red"]
    table.play("france: lose red", "france: lose blue")

    assert table.owner("venice") == "france"
    assert (table.at("blue", "venice"), table.at("red", "venice")) == (2, 1)


def test_8_4_4_tiles() -> None:
    """WI-8.4.4, WI-8.4.5, WI-R34 Exhausted, whoever held it; the capital costs no 4."""
    table = Table()
    table.own("naples", "bari", ready=True)
    table.troops("blue", "bari", 3)
    table.troops("blue", "venice", 5)
    table.run(SiegesOf(FR))
    table.play("france: besiege venice")
    table.passed()

    assert table.w.city_ready[CITY["bari"]] == table.w.city_ready[CITY["venice"]] == 0
    assert {"bari", "venice"} <= set(table.domain("france"))
    assert table.squares() == {"rome": 1, "florence": 1}


def test_8_5_2_retreat_by_sea_to_favourable_ports() -> None:
    """WI-8.5.2, WI-R53 Ships as usual; posture is read at the retreat."""
    table = Table()
    table.card("france", "admiral", "left1")
    table.square("rome", -2)
    table.troops("blue", "cagliari", 1)
    table.w.change_routed(0, CITY["cagliari"], 1)
    table.w.change(0, CITY["cagliari"], -1)
    table.run(RouteTurn(FR, 0))
    assert "retreat civitavecchia" in table.offers()
    table.refuses("france: retreat pisa", "WI-8.5.2")
    table.refuses("france: retreat turin", "AG-10.7.2")
    table.play("france: retreat civitavecchia", "france: use left1 ship")
    assert table.at("blue", "civitavecchia") == 1


@pytest.mark.parametrize(("option", "lost"), [("stack", 0), ("out", 1)])
def test_8_6_1_elimination(option: str, lost: int) -> None:
    """WI-8.6.1, WI-R36, WI-R39 Everything leaves; the orphan is Neutral, its tile in the stack or out of the game."""
    table = Table(orphan_tile=option)
    table.troops("blue", "florence", 7)
    table.agent("naples", "pisa")
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


# ---- 9, 10: alliances and Winter


def test_9_1_own_agent_returns() -> None:
    """WI-9.1, WI-R20, WI-R21 The Agent on the track comes back, and the ally's meeple makes a sixth."""
    table = Table()
    table.agent("france", "rome track")
    table.ally("france", "rome")

    assert table.w.agents[FR] == 2
    assert table.w.agents[FR] + table.w.reserve[FR] == 6


def test_9_1_places_for_the_cards() -> None:
    """WI-9.1, WI-R22 On a free space, for another card, or declined."""
    table = Table()
    table.card("france", "bishop", "left1")
    table.spring("france", Swear(FR, ROME))
    table.refuses("france: put left1", "AG-11.3.7")
    table.refuses("france: discard right1", "AG-2.3.1")
    table.refuses("france: done", "WI-9.1")
    table.play("france: put right1", "france: decline")

    assert table.card_at("france", "right1") == "rodrigo"
    assert table.w.space_ready[3] == 1


def test_9_2_allied_recruits() -> None:
    """WI-9.2, WI-R43, WI-R45 As many as pool and florins allow, beside the own ceiling."""
    table = Table()
    table.ally("france", "rome")
    table.troops("blue", "turin", 8)
    table.florins("france", 3)
    table.winter("france", RecruitFor(FR))
    table.refuses("france: recruit turin", "WI-1.5", "Blue")
    table.play("france: recruit white rome", "france: recruit white civitavecchia")
    table.refuses("france: recruit white rome", "WI-1.5", "White")


@pytest.mark.parametrize(("allowed", "clause"), [(False, "WI-10.3"), (True, "")])
def test_r24_own_recruits_at_allies(allowed: bool, clause: str) -> None:
    """WI-R24, WI-7 Own Troops are not recruited on allied cities, unless agreed, for 3 florins."""
    table = Table(recruit_at_allies=allowed)
    table.ally("france", "rome")
    table.florins("france", 3)
    table.winter("france", RecruitFor(FR))
    if clause:
        table.refuses("france: recruit rome", clause)
    else:
        table.play("france: recruit rome")
        assert table.treasury("france") == 0


def test_9_3_retaken_cities_bear_the_own_disc() -> None:
    """WI-9.3, WI-R40 What Naples took from Florence is its own; France takes it back under its own disc."""
    table = Table()
    table.own("naples", "pisa")
    table.ally("france", "florence")
    table.troops("blue", "pisa", 3)
    table.run(SiegesOf(FR))
    table.passed()

    assert table.w.disc[CITY["pisa"]] == EMPTY
    assert table.trophies("france") == {"yellow": 1}


def test_10_1_salary() -> None:
    """WI-10.1, WI-R1, WI-R42 In Rounds 4, 8, 12, 16, 20; active Major Cities pay nobody."""
    table = Table()
    table.troops("yellow", "naples", 3)
    table.florins("naples", 1)
    for number in range(1, 22):
        table.w.year = number
        table.winter("naples", WinterOf(NA))
        assert (table.question() == "salary") == (number in (4, 8, 12, 16, 20))
    table.w.year = 4
    table.winter("naples", WinterOf(NA))
    table.refuses("naples: salary 3", "WI-10.1")
    table.refuses("naples: salary 2", "WI-10.1", "1")
    table.play("naples: salary 1")
    table.refuses("naples: disband bari", "WI-10.1")
    table.refuses("naples: done", "WI-10.1")
    table.play("naples: disband naples")
    assert table.at("yellow", "naples") == 2


def test_10_2_titles() -> None:
    """WI-10.2 France may buy the Principality, Naples Duchy and Kingdom, each one Guild."""
    bought = {}
    for side, seat in (("france", FR), ("naples", NA)):
        table = Table()
        table.florins(side, 40)
        table.card(side, "podesta", "left1")
        table.card(side, "gonfalonier", "right1")
        table.winter(side, Market(seat, ()))
        tiles = ("duchy", "principality", "kingdom", "republic", "guild", "cathedral")
        bought[side] = [tile for tile in tiles if f"buy {tile}" in table.offers()]
        table.refuses(f"{side}: buy republic", "WI-10.2")
        table.refuses(f"{side}: buy pope", "AG-1.3")
    table.play("naples: buy guild")
    table.refuses("naples: buy guild", "AG-11.4.1")

    assert bought == {"france": ["principality", "guild"], "naples": ["duchy", "kingdom", "guild"]}


@pytest.mark.parametrize(("option", "price"), [("all", 1), ("arms", 3)])
def test_10_3_prices(option: str, price: int) -> None:
    """WI-10.3, WI-R44 One florin on an initial city, three elsewhere; optionally only where arms are shown."""
    table = Table(initial_cities=option)
    table.own("naples", "benevento")
    table.florins("naples", 8)
    table.winter("naples", RecruitFor(NA))
    table.play("naples: recruit bari")
    assert table.treasury("naples") == 8 - price
    table.play("naples: recruit naples", "naples: recruit benevento")
    assert table.treasury("naples") == 8 - price - 4
    table.refuses("naples: recruit rome", "WI-10.3")
    table.refuses("naples: pass", "WI-10.3")
    table.florins("naples", 0)
    table.refuses("naples: recruit naples", "WI-10.3", "1 florins")


# ---- 11: the end


def test_11_2_points() -> None:
    """WI-11.2, WI-R50, WI-R51 Cities, allies' cities, cards, tiles, Crosses, trophies, Indulgences."""
    table = Table()
    table.ally("naples", "venice")
    table.w.indulgences[NA * ROOMS] = 1
    table.card("naples", "rodrigo", "left1", ready=False)
    table.w.sworn[ROME] = EMPTY

    assert table.points("naples", "cities") == 7
    assert table.points("naples", "indulgences") == -1
    assert table.points("naples", "religion") == 2
    assert table.points("france", "tiles") == 1
    assert table.points("france", "cities") == 2


def test_11_3_higher_total() -> None:
    """WI-11.3"""
    table = Table()
    assert WARS_OF_ITALY.victors(table.w) == [NA]
    table.w.trophies[2] = 9
    assert WARS_OF_ITALY.victors(table.w) == [FR]


# ---- options and views


@pytest.mark.parametrize("name", list(OPTIONS))
def test_r2_every_option_is_remembered(name: str) -> None:
    """WI-R2, WI-R24, WI-R30, WI-R35, WI-R36, WI-R44, WI-R56, WI-R57 Each value survives being dumped and loaded."""
    for value in OPTIONS[name].values:
        w = fresh(**{name: value})
        dumped = WARS_OF_ITALY.dump(w)
        assert WARS_OF_ITALY.chosen_options(WARS_OF_ITALY.load(dumped))[name] == value


def test_r2_wrong_options() -> None:
    """WI-R2 A wrong option is told in words."""
    with pytest.raises(ValueError, match="has no option colour"):
        fresh(colour="blue")
    with pytest.raises(ValueError, match="track"):
        fresh(track="17")


def test_12_laws_notice() -> None:
    """WI-12 I1 to I7: each broken invariant is named."""
    def broken(change: str, place: int, value: int) -> str:
        w = fresh()
        getattr(w, change)[place] = value
        return " ".join(WARS_OF_ITALY.problems(w))

    assert "WI-12, I1" in broken("disc", CITY["siena"], ROME)
    assert "WI-12, I4" in broken("troops", CITY["bari"] * 2 + 1, 7)
    assert "WI-12, I6" in broken("city_ready", CITY["siena"], 1)
    assert "WI-0.5" in broken("corps", CITY["siena"] * 3, 1)
    assert "WI-R21" in broken("agents", 0, 3)
    w = fresh()
    w.sworn[ROME] = FR
    w.influence[ROME] = 2
    assert "WI-12, I2" in " ".join(WARS_OF_ITALY.problems(w))
    w = fresh()
    w.phase = WINTER
    w.troops[CITY["bari"] * 2] = 1
    assert "WI-12, I7" in " ".join(WARS_OF_ITALY.problems(w))


def test_r12_imagined_palaces() -> None:
    """WI-R12 What a side imagines agrees with all it can see."""
    w = fresh()
    for answer in ("charles room 1", "orleans left1"):
        WARS_OF_ITALY.play(w, answer)
    imagined = WARS_OF_ITALY.imagine(w, NA, dice_from(3))

    assert WARS_OF_ITALY.view(imagined, NA) == WARS_OF_ITALY.view(w, NA)
    assert not WARS_OF_ITALY.problems(imagined)




def test_r10_a_space_that_goes_with_its_card_holds_no_purchase() -> None:
    """WI-R10, WI-4.4 Who would have to replace the card that opened a space cannot count on that space."""
    table = Table()
    table.spring("france", Swear(FR, VENICE))
    table.play("france: put left1", "france: decline")
    table.florins("france", 40)
    table.winter("france", Market(FR, ()))
    table.play(*[f"france: buy {card}" for card in ("bishop", "ambassador", "consigliere", "gonfalonier")])
    table.refuses("france: buy merchant", "AG-11.4.3", "5 cards")
