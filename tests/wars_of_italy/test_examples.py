"""WI-15 The worked examples of the rulebooks."""

from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.steps.marker import Advance
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.steps.scheme import Scheming
from virtu.games.palace.tables import CARD, CITY, CROSS, CROWN, ROOMS
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.state import FAVOURABLE, HOSTILE, INDIFFERENT
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.steps.winter import WinterOf
from virtu.games.wars_of_italy.tables import FLORENCE, ROME, VENICE
from wars_of_italy.table import FR, NA, Table

ANNEX_ROOM = {FR: 0, NA: 2}
EXTRAS = ("bank", "use")


def answers(table: Table) -> list[str]:
    """The offers, without florins to be had beside the question."""
    return [offer for offer in table.offers if not offer.startswith(EXTRAS)]


def test_x1_postures() -> None:
    """WI-X1, WI-6.2 Rome in the middle, Venice in Naples' Alliance zone, Florence favours France."""
    table = Table()
    table.say("venice leans 5 to naples", "florence leans 2 to france")

    assert [table.w.posture(ROME, side) for side in (FR, NA)] == [INDIFFERENT, INDIFFERENT]
    assert [table.w.posture(VENICE, side) for side in (FR, NA)] == [HOSTILE, FAVOURABLE]
    assert [table.w.posture(FLORENCE, side) for side in (FR, NA)] == [FAVOURABLE, HOSTILE]


def test_x2_conclude() -> None:
    """WI-X2, WI-5.3.1 It costs nothing and is the whole action."""
    table = Table()
    table.say("venice leans 5 to naples")
    table.w.marker[NA] = ANNEX_ROOM[NA]
    table.spring("naples", ChooseRoomAction(NA))
    assert answers(table) == ["annex", "conclude venice", "skip"]
    table.play("naples: conclude venice", "naples: put left1", "naples: put right1")

    assert table.question() is None
    assert table.w.ally[VENICE] == NA


def test_x3_what_an_alliance_brings() -> None:
    """WI-X3, WI-9.1 Two cards, two tiles, a Troop on Florence and one in the pool, an Agent; the marker goes."""
    table = Table()
    table.say("florence has 1 troop at florence")
    agents = table.w.agents[FR]
    table.spring("france", ConcludeAlliance(FR, FLORENCE))
    table.play("france: put left1", "france: put right1")

    assert (table.card_at("france", "left1"), table.card_at("france", "right1")) == ("piero", "savonarola")
    assert {"florence", "pisa"} <= set(table.domain("france"))
    assert table.w.city_ready[CITY["pisa"]] == 1
    assert table.w.army_at(FR, CITY["florence"]) == 1
    assert table.w.agents[FR] == agents + 1
    assert "florence" not in table.squares()


def test_x4_pisa_was_lost_before() -> None:
    """WI-X4, WI-9.3"""
    table = Table()
    table.say("naples holds pisa exhausted", "florence allied with france")

    assert "florence" in table.domain("france")
    assert table.owner("pisa") == "naples"


def test_x5_an_agent_cancels_one() -> None:
    """WI-X5, WI-5.3.6 Two Crowns, one square."""
    table = Table()
    table.say("france has agent on florence track")
    table.pool(crown=2)
    table.spring("naples", Diplomacy(NA, 0, 0))
    table.play("naples: influence florence crown")
    assert table.squares()["florence"] == 0
    table.play("naples: influence florence crown")

    assert table.squares()["florence"] == 1
    assert len(table.events("influence_cancelled")) == 1


def test_x6_an_agent_forbids_the_alliance() -> None:
    """WI-X6, WI-5.4.2"""
    table = Table()
    table.say("florence leans 5 to naples", "france has agent on florence track")
    table.w.marker[NA] = ANNEX_ROOM[NA]
    table.spring("naples", ChooseRoomAction(NA))

    table.refuses("naples: conclude florence", "WI-5.3.8", "Agent")


def test_x7_crosses_for_rome() -> None:
    """WI-X7, WI-5.3.4, WI-5.3.5 Three Crowns, three Crosses or any mix: three squares."""
    for crowns in range(4):
        table = Table()
        table.pool(crown=crowns, cross=3 - crowns)
        table.spring("france", Diplomacy(FR, 0, 0))
        table.play(*["france: influence rome crown"] * crowns, *["france: influence rome cross"] * (3 - crowns))
        assert table.squares()["rome"] == -3


def test_x8_setup() -> None:
    """WI-X8, WI-2.1 The table of discs and Troops."""
    state = WARS_OF_ITALY.new(2, 1)
    seen = WARS_OF_ITALY.view(state)["cities"]
    assert isinstance(seen, dict)
    discs = {city: entry["disc"] for city, entry in seen.items() if "disc" in entry}
    troops = {city: entry["troops"] for city, entry in seen.items() if "troops" in entry}

    assert discs == {
        "turin": "blue", "milan": "blue", "naples": "yellow", "rossano": "yellow", "reggio": "yellow",
        "bari": "yellow", "florence": "red", "pisa": "red", "rome": "white", "civitavecchia": "white",
        "venice": "green", "ravenna": "green", "corfu": "green",
    }
    assert troops == {
        "turin": {"blue": 2}, "milan": {"blue": 2}, "naples": {"yellow": 2}, "florence": {"red": 1},
        "rome": {"white": 1}, "venice": {"green": 1}, "ravenna": {"green": 1},
    }
    assert len(seen) == 30


def test_x9_annexation_from_an_allied_city() -> None:
    """WI-X9, WI-5.3.3 The disc is the own one; a Favourable city gives no link."""
    table = Table()
    table.say("florence leans 4 to france")
    table.pool(crown=5)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.refuses("france: annex siena", "AG-8.5.2")

    table.say("florence allied with france")
    table.play("france: annex siena")
    assert table.owner("siena") == "france"
    assert table.w.disc[CITY["siena"]] == EMPTY


def full_court(table: Table) -> None:
    for space, card in (("left1", "bishop"), ("right1", "merchant"), ("right2", "podesta"), ("left2", "admiral")):
        table.say(f"france has {card} at {space}")


def test_x10_all_spaces_full() -> None:
    """WI-X10, WI-4.4 The first card uses the new space; the second replaces a card or is declined."""
    table = Table()
    full_court(table)
    table.spring("france", ConcludeAlliance(FR, VENICE))
    table.play("france: put left3")
    assert table.card_at("france", "left3") == "barbarigo"
    table.refuses("france: put right3", "AG-2.2.3")
    table.play("france: discard left1", "france: put left1")

    assert table.card_at("france", "left1") == "gonzaga"


def test_r10_the_space_goes_with_the_card() -> None:
    """WI-R10 Who discards the card that opened a space vacates one."""
    table = Table()
    full_court(table)
    table.spring("france", ConcludeAlliance(FR, VENICE))
    table.play("france: put left3", "france: decline")
    table.winter("france", Reorganise(FR, 0))
    table.play("france: discard left3", "france: done")

    assert table.question() is None
    assert table.w.extra_spaces(FR) == 1


def test_x11_siege_of_the_own_ally() -> None:
    """WI-X11, WI-9.4"""
    table = Table()
    table.say(
        "florence allied with france", "france has 2 troops at pisa", "france has 1 troop at rome",
    )
    table.run(SiegesOf(FR))

    table.refuses("france: besiege pisa", "WI-9.4")


def test_x13_salary_from_the_first_troop() -> None:
    """WI-X13 One Troop costs one florin in a salary Round, nothing in another."""
    table = Table()
    table.say("france has 1 troop at turin", "france has 1 florin")
    table.w.year = 4
    table.winter("france", WinterOf(FR))
    assert answers(table) == ["salary 0", "salary 1"]

    table.w.year = 5
    table.winter("france", WinterOf(FR))
    assert table.question() == "reorganise"


def test_x14_second_trophy_of_a_colour() -> None:
    """WI-X14, WI-8.4.3"""
    table = Table()
    for city in ("bari", "reggio"):
        table.say(f"france has 4 troops at {city}")
    table.run(SiegesOf(FR))
    table.play("france: besiege bari")
    table.passed()

    assert table.trophies("france") == {"yellow": 2}
    assert table.points("france", "trophies") == 2


# ---- examples of the general books that hold here too


def test_x20_annexation() -> None:
    """WI-X20 Mantua, value 2, by road: three Crowns."""
    table = Table()
    table.pool(crown=3)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: annex mantua")

    assert table.w.pool[CROWN] == 0
    assert table.w.city_ready[CITY["mantua"]] == 1


def test_x21_annexation_by_sea() -> None:
    """WI-X21 A port of value 1 with an opposing Agent, two seas away: three Crowns and two Ships."""
    table = Table()
    table.say("france holds nice exhausted", "naples has agent on terracina")
    table.pool(crown=3, ship=1)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.refuses("france: annex terracina", "AG-8.5.2")
    table.pool(ship=2)
    table.play("france: annex terracina")

    assert sum(table.w.pool) == 0


def test_x22_agents_on_cities() -> None:
    """WI-X22, WI-5.4.3 On a Neutral City -1 and +1; on a controlled one -1 for the owner's siege, else nothing."""
    table = Table()
    table.say("france has agent on siena", "naples has agent on rome")

    assert (table.w.value_for(FR, CITY["siena"]), table.w.value_for(NA, CITY["siena"])) == (2, 4)
    assert (table.w.value_for(FR, CITY["rome"]), table.w.value_for(NA, CITY["rome"])) == (4, 3)


def test_x23_siena() -> None:
    """WI-X23 3 against 2: victory without loss."""
    table = Table()
    table.say("france has 2 troops at siena", "france has agent on siena")
    table.w.tokens[FR] = 1
    table.run(SiegesOf(FR))
    table.play("france: announce token", "france: pass")

    assert table.at("blue", "siena") == 2


def test_x24_benevento() -> None:
    """WI-X24 2 against 3: one lost, one retreats."""
    table = Table()
    table.say("naples has 2 troops at benevento", "france has agent on benevento")
    table.run(SiegesOf(NA))
    table.passed()

    assert (table.at("yellow", "benevento"), table.routed("yellow", "benevento")) == (0, 1)


def test_x25_garrison() -> None:
    """WI-X25 4 against 2: the attacker loses one."""
    table = Table()
    table.say(
        "naples holds parma exhausted", "naples has 1 troop at parma", "france has 3 troops at parma",
    )
    table.w.tokens[FR] = 1
    table.run(SiegesOf(FR))
    table.play("france: announce token", "naples: pass", "france: pass")

    assert table.at("blue", "parma") == 2


def test_x26_ravenna() -> None:
    """WI-X26 4 against 3: the attacker loses two."""
    table = Table()
    table.say(
        "naples holds ravenna exhausted", "naples has 1 troop at ravenna", "naples has calabria at left1",
        "naples has 1 florin", "france has 3 troops at ravenna", "france has agent on ravenna",
    )
    table.w.tokens[FR] = 1
    table.run(SiegesOf(FR))
    table.play("france: announce token", "naples: announce left1", "france: pass", "naples: pass")

    assert table.owner("ravenna") == "france"
    assert table.at("blue", "ravenna") == 1


def test_x27_spoleto() -> None:
    """WI-X27 A draw is a defeat; the survivor goes to an adjacent own city."""
    table = Table()
    table.say("france holds ancona exhausted", "france has 2 troops at spoleto")
    table.run(SiegesOf(FR), RouteTurn(FR, 0))
    table.passed()
    table.play("france: retreat ancona")

    assert table.at("blue", "ancona") == 1


def test_x28_retreat_by_sea() -> None:
    """WI-X28 One Ship per Troop, or it is lost."""
    table = Table()
    table.say("naples has 2 troops at ancona")
    table.run(SiegesOf(NA), RouteTurn(NA, 0))
    table.passed()
    table.refuses("naples: retreat bari", "AG-10.7.3")
    table.play("naples: lose troop")
    assert table.w.army(NA) == 0

    table = Table()
    table.say("naples has admiral at left1", "naples has 2 troops at ancona")
    table.run(SiegesOf(NA), RouteTurn(NA, 0))
    table.passed()
    table.play("naples: retreat bari", "naples: use left1 ship")
    table.play(*["naples: pay"] * (table.question() == "pay"))
    assert table.at("yellow", "bari") == 1


def test_x29_govern() -> None:
    """WI-X29 A Crown of the Action card, a Cross of the Improvement, a Crown of a Cortigiano; that one exhausts."""
    table = Table()
    table.say(
        "france has cardinal in room 2", "france has bishop under room 2", "france has ambassador at left1",
    )
    table.w.marker[FR] = 1
    table.spring("france", GovernPool(FR, 0))
    table.play("france: use action crown", "france: use improvement cross", "france: use left1 crown")

    assert (table.w.pool[CROWN], table.w.pool[CROSS]) == (2, 1)
    assert table.w.space_ready[:6] == [0] * 6


def test_x30_left_arrow() -> None:
    """WI-X30"""
    table = Table()
    table.say("france has bishop at left1 exhausted", "france has merchant at right1 exhausted")
    table.w.marker[FR] = 3
    table.spring("france", Advance(FR, 1))

    assert table.w.space_ready[0] == 1
    assert table.w.space_ready[3] == 0


def test_x31_room_under_indulgence() -> None:
    """WI-X31"""
    table = Table()
    table.w.indulgences[FR * ROOMS] = 1
    table.spring("france", ChooseRoomAction(FR))

    table.refuses("france: annex", "AG-7.3.1")


def test_x32_agents_on_rooms() -> None:
    """WI-X32 An opposing Agent blocks the Room and its cards."""
    table = Table()
    table.say("france has podesta in room 1", "naples has agent on blue 1")
    table.spring("france", ChooseRoomAction(FR))
    table.refuses("france: annex", "AG-7.3.2")

    table.w.marker[FR] = 1
    table.winter("france", Reorganise(FR, 0))
    table.refuses("france: take action 1 to left1", "AG-11.3.2")


def test_x32_own_agent_on_own_room() -> None:
    """WI-X32 The opponent needs a Mask to remove it and one more to come in."""
    table = Table()
    table.say("france has agent on blue 1")
    table.pool(mask=2)
    table.spring("naples", Scheming(NA, 0))
    table.refuses("naples: place blue 1", "AG-8.7.2")
    table.play("naples: expel blue 1", "naples: place blue 1")

    assert table.w.pool[5] == 0


def test_x33_reorganisation() -> None:
    """WI-X33 A Cortigiano under an Action card, another to the freed space, an Improvement out, exhausted."""
    table = Table()
    full_court(table)
    table.say(
        "france has gonfalonier in room 2", "france has assassin in room 3",
        "france has cardinal under room 3",
    )
    table.w.marker[FR] = 4
    table.winter("france", Reorganise(FR, 0))
    table.play("france: put left1 under 2", "france: shift left2 to left1")

    table.play("france: take improvement 3 to left2")

    assert table.card_at("france", "left2") == "cardinal"
    assert table.w.space_ready[1] == 0
    assert table.w.improvements[1] == CARD["bishop"]


