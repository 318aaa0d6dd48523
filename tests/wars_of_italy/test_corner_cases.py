"""WI-16 The corner cases, as the table of the specification gives them."""

from virtu.games.palace.state import EMPTY, SIEGES, WINTER
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.combat import MAY, MUST, duty
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.round import EndOfSpring, RetreatsOfRound, RoundEnd
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.steps.winter import WinterOf
from wars_of_italy.table import FR, NA, Table


def test_c1_both_at_a_favourable_city() -> None:
    """WI-C1 No battle: Naples besieges, white and blue defend; 8 against 7."""
    table = Table()
    table.say(
        "rome leans 3 to france", "rome has 1 troop at rome", "france has 2 troops at rome",
        "naples has 6 troops at rome",
    )
    table.w.tokens[NA] = 2
    table.run(SiegesOf(NA))
    table.play("naples: announce token", "france: pass", "naples: announce token", "naples: pass")

    assert table.events("took_by_siege")[0].facts["attack"] == 8
    assert table.events("took_by_siege")[0].facts["defence"] == 7
    assert (table.at("yellow", "rome"), table.at("blue", "rome"), table.at("white", "rome")) == (2, 0, 0)
    assert table.owner("rome") == "naples"
    assert table.owner("civitavecchia") == "neutral"
    assert table.trophies("naples") == {"white": 1}
    assert table.squares() == {"venice": -1, "florence": -1}


def test_c2_an_allied_city_besieged() -> None:
    """WI-C2 Defence 2 - 1 + 1 + 1; the tile goes from one Domain to the other; no influence."""
    table = Table()
    table.say(
        "florence allied with france", "florence has 1 troop at pisa", "france has 1 troop at pisa",
        "naples has 5 troops at pisa", "naples has agent on pisa",
    )
    table.run(SiegesOf(NA))
    table.passed()

    assert table.events("took_by_siege")[0].facts["defence"] == 3
    assert table.at("yellow", "pisa") == 2
    assert table.owner("pisa") == "naples"
    assert not table.w.city_ready[CITY["pisa"]]
    assert table.trophies("naples") == {"red": 1}
    assert table.squares() == {"rome": 0, "venice": 0}
    assert table.w.on_board(4) == 0
    assert 4 in table.w.colours_of(FR)


def take_rome(table: Table) -> None:
    """France takes Rome with eight Troops."""
    table.say("rome has 1 troop at rome", "france has 8 troops at rome")
    table.run(SiegesOf(FR))
    if table.question() == "siege":
        table.play("france: besiege rome")
    table.passed()


def test_c3_rome_falls() -> None:
    """WI-C3 The tile to France exhausted; Civitavecchia Neutral; the others one square away."""
    table = Table()
    take_rome(table)

    assert table.owner("rome") == "france"
    assert not table.w.city_ready[CITY["rome"]]
    assert table.owner("civitavecchia") == "neutral"
    assert table.w.on_board(2) == 0
    assert table.squares() == {"venice": 1, "florence": 1}


def test_c4_agent_on_that_track() -> None:
    """WI-C4 It is available again."""
    table = Table()
    table.say("naples has agent on rome track")
    before = table.w.agents[NA]
    take_rome(table)

    assert table.w.agents[NA] == before + 1
    assert NA not in table.w.agent


def test_c5_past_the_end() -> None:
    """WI-C5, WI-R17 One Crown reaches the last square; no other may follow on this track."""
    table = Table()
    table.say("rome leans 5 to france")
    table.pool(crown=3)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: influence rome crown")

    assert table.squares()["rome"] == -6
    table.refuses("france: influence rome crown", "WI-5.3.7", "last square")
    table.play("france: influence venice crown", "france: influence venice crown")
    assert table.squares()["venice"] == -2


def take(table: Table, city: str, major: str, square: int) -> None:
    """France takes an undefended dependency with five Troops."""
    table.lean(major, square)
    table.say(f"france has 5 troops at {city}")
    table.run(SiegesOf(FR))
    if table.question() == "siege":
        table.play(f"france: besiege {city}")
    table.passed()


def test_c6_into_the_alliance_zone_of_the_opponent() -> None:
    """WI-C6 Naples may conclude in a later action, unless a French Agent forbids it."""
    table = Table()
    take(table, "ravenna", "venice", 1)
    if table.question():
        table.play("france: done")
    assert table.squares()["venice"] == 5
    assert table.w.ally[1] == EMPTY

    table.w.marker[NA] = 2
    table.spring("naples", ChooseRoomAction(NA))
    assert "conclude venice" in table.offers
    table.say("france has agent on venice track")
    table.refuses("naples: conclude venice", "WI-5.3.8", "Agent")


def test_c7_from_the_centre() -> None:
    """WI-C7 Hostile, but no Alliance zone."""
    table = Table()
    take(table, "pisa", "florence", 0)

    assert table.squares()["florence"] == 4
    assert table.w.posture(2, FR) == 0
    assert not table.w.in_alliance_zone(2, NA)


def test_c8_clamp() -> None:
    """WI-C8"""
    table = Table()
    take(table, "corfu", "venice", 4)

    assert table.squares()["venice"] == 6


def test_c9_chain() -> None:
    """WI-C9, WI-R28 What rested before Florence must besiege it in the same loop."""
    table = Table()
    table.say(
        "france has 1 troop at florence", "florence has 1 troop at florence", "france has 3 troops at pisa",
    )
    table.run(SiegesOf(FR))
    assert duty(table.w, FR, CITY["florence"]) == MAY
    table.play("france: besiege pisa")
    table.passed()

    assert table.owner("pisa") == "france"
    assert [event.facts["city"] for event in table.events("was_repelled")] == ["florence"]


def test_c10_turned_hostile_by_the_second_mover() -> None:
    """WI-C10"""
    table = Table()
    table.say("france has 2 troops at rome")
    table.pool(crown=2)
    table.spring("naples", Diplomacy(NA, 0, 0))
    table.play("naples: influence rome crown", "naples: influence rome crown", "naples: done")

    assert duty(table.w, FR, CITY["rome"]) == MUST
    table.w.phase = SIEGES
    table.run(SiegesOf(FR))
    table.passed()
    assert table.events("was_repelled")


def test_c11_alliance_under_siege() -> None:
    """WI-C11, WI-R59 The siege stays compulsory, Naples defends; a French victory costs no influence."""
    table = Table()
    table.say(
        "venice leans 5 to naples", "france has 6 troops at ravenna", "venice has 1 troop at ravenna",
    )
    table.w.marker[NA] = 2
    table.spring("naples", ChooseRoomAction(NA))
    table.play("naples: conclude venice", "naples: put left1", "naples: put right1")
    assert duty(table.w, FR, CITY["ravenna"]) == MUST
    table.w.phase = SIEGES
    table.run(SiegesOf(FR))
    assert table.w.agenda
    table.passed()

    assert table.owner("ravenna") == "france"
    assert table.trophies("france") == {"green": 1}
    assert table.squares() == {"rome": 0, "florence": 0}


def test_c12_plains_then_choice() -> None:
    """WI-C12 3 against 2: the winner keeps one and may besiege or stay, finally for this Spring."""
    table = Table()
    table.say("france has 3 troops at rome", "naples has 2 troops at rome")
    table.run(SiegesOf(FR))
    table.passed()

    assert (table.at("blue", "rome"), table.at("yellow", "rome")) == (1, 0)
    assert table.question() == "plains_won"
    table.refuses("france: withdraw rome", "WI-8.2.2")
    assert table.offers == ["besiege rome", "stay rome"]
    table.play("france: stay rome")
    assert table.question() is None
    assert table.at("blue", "rome") == 1


def test_c13_plains_tie() -> None:
    """WI-C13 Each loses one, both are routed."""
    table = Table()
    table.say("france has 2 troops at rome", "naples has 2 troops at rome")
    table.run(SiegesOf(FR))
    table.passed()

    assert (table.at("blue", "rome"), table.at("yellow", "rome")) == (0, 0)
    assert (table.routed("blue", "rome"), table.routed("yellow", "rome")) == (1, 1)


def test_c14_order_trick() -> None:
    """WI-C14 Pisa first: no battle at Florence, a siege against red and yellow."""
    table = Table()
    table.say(
        "france has 3 troops at pisa", "france has 2 troops at florence", "naples has 1 troop at florence",
        "florence has 1 troop at florence",
    )
    table.run(SiegesOf(FR))
    table.play("france: besiege pisa")
    table.passed()

    assert not table.events("met_before_neutral_posture")
    assert table.events("was_repelled")[0].facts["defence"] == 5

    table = Table()
    table.say(
        "france has 3 troops at pisa", "france has 2 troops at florence", "naples has 1 troop at florence",
    )
    table.run(SiegesOf(FR))
    table.play("france: besiege florence")
    assert table.events("met_before_neutral_posture")


def test_c15_naples_falls() -> None:
    """WI-C15, WI-11.1, WI-R47 Nothing happens until the Round ends; then France wins whatever the points."""
    table = Table()
    table.say("france has 8 troops at naples")
    table.run(SiegesOf(FR))
    table.passed()
    assert table.owner("naples") == "france"
    assert not table.events("naples_fell")

    table.w.phase = WINTER
    table.run(RoundEnd())
    assert table.events("naples_fell")
    assert WARS_OF_ITALY.winners(table.w) == [FR]
    assert WARS_OF_ITALY.ending(table.w) == "naples_fell"


def test_c16_naples_cannot_come_back_in_time() -> None:
    """WI-C16, WI-R48 All defenders die, and the sieges of Naples find nobody before the city."""
    table = Table()
    table.say("france has 8 troops at naples", "naples has 2 troops at naples")
    table.run(SiegesOf(FR), SiegesOf(NA))
    table.passed()

    assert table.at("yellow", "naples") == 0
    assert table.owner("naples") == "france"
    assert table.question() is None


def test_c17_troops_of_an_eliminated_city() -> None:
    """WI-C17 Green leaves Ravenna; Ravenna and Corfu are Neutral Cities."""
    table = Table()
    table.say("venice has 1 troop at ravenna", "france has 6 troops at venice")
    table.run(SiegesOf(FR))
    table.play("france: besiege venice")
    table.passed()

    assert table.owner("venice") == "france"
    assert table.w.on_board(3) == 0
    assert table.owner("ravenna") == table.owner("corfu") == "neutral"


def test_c18_the_orphan() -> None:
    """WI-C18, WI-R37 Naples must besiege Neutral Civitavecchia; with French Troops there it is a battle at once."""
    table = Table()
    table.say("rome leans 2 to naples", "naples has 2 troops at civitavecchia")
    take_rome(table)
    assert duty(table.w, NA, CITY["civitavecchia"]) == MUST
    table.run(SiegesOf(NA))
    table.passed()
    assert table.owner("civitavecchia") == "naples"

    table = Table()
    table.say(
        "naples has 1 troop at civitavecchia", "france has 0 troops at civitavecchia",
        "france has 7 troops at rome", "france has 1 troop at civitavecchia",
    )
    table.run(SiegesOf(FR))
    table.play("france: besiege rome")
    table.passed()
    assert table.events("met_on_plains")


def test_c19_orphan_after_the_own_loop() -> None:
    """WI-C19, WI-12, WI-R37 French Troops stay until next Spring, then they must besiege."""
    table = Table()
    table.say("france has 1 troop at civitavecchia")
    table.run(SiegesOf(FR))
    table.play("france: done")
    table.say("naples has 6 troops at rome")
    table.run(SiegesOf(NA), RetreatsOfRound())
    table.play("naples: besiege rome")
    table.passed()

    assert table.owner("rome") == "naples"
    assert table.at("blue", "civitavecchia") == 1
    table.w.phase = WINTER
    table.lawful()
    assert duty(table.w, FR, CITY["civitavecchia"]) == MUST


def before_orphaned_civitavecchia(troops: str) -> Table:
    """French Troops rest before Civitavecchia; Naples takes Rome after their loop; Siena is French."""
    table = Table(orphan_troops=troops)
    table.say("france has 2 troops at civitavecchia", "france holds siena exhausted")
    table.run(SiegesOf(FR))
    table.play("france: done")
    table.say("naples has 6 troops at rome")
    table.run(SiegesOf(NA), RetreatsOfRound())
    table.play("naples: besiege rome")
    table.passed()
    return table


def test_r37_troops_before_a_city_that_turned_neutral_stay() -> None:
    """WI-R37, WI-C19 They winter there, and besiege it in the next Spring."""
    table = before_orphaned_civitavecchia("stay")

    assert table.question() is None
    assert (table.at("blue", "civitavecchia"), table.routed("blue", "civitavecchia")) == (2, 0)
    table.w.phase = WINTER
    table.lawful()
    table.run(EndOfSpring())
    table.passed()
    assert table.owner("civitavecchia") == "france"


def test_r37_troops_before_a_city_that_turned_neutral_withdraw() -> None:
    """WI-R37, WI-C19 Where that was agreed they retreat in the same Spring like routed Troops, or are lost."""
    table = before_orphaned_civitavecchia("withdraw")

    assert (table.asked(), table.question()) == ("france", "retreat")
    assert (table.at("blue", "civitavecchia"), table.routed("blue", "civitavecchia")) == (0, 2)
    table.refuses("france: retreat rome", "WI-8.5.2")
    table.play("france: retreat siena", "france: lose troop")
    assert table.question() is None
    assert table.at("blue", "siena") == 1
    table.w.phase = WINTER
    table.lawful()


def test_r37_nobody_may_stay_where_withdrawal_was_agreed() -> None:
    """WI-R37, WI-12 The law knows which reading is played."""
    for troops, fine in (("stay", True), ("withdraw", False)):
        table = before_orphaned_civitavecchia("stay")
        table.w.rules = Table(orphan_troops=troops).w.rules
        table.w.phase = WINTER
        assert (WARS_OF_ITALY.problems(table.w) == []) == fine


def test_r37_who_has_still_to_besiege_does_so_in_either_reading() -> None:
    """WI-R37, WI-C18 The loop of Naples is still ahead when France takes Rome."""
    for troops in ("stay", "withdraw"):
        table = Table(orphan_troops=troops)
        table.say(
            "rome leans 2 to naples", "naples has 2 troops at civitavecchia", "france has 7 troops at rome",
        )
        table.run(EndOfSpring(), RetreatsOfRound())
        table.passed()
        assert table.owner("civitavecchia") == "naples"


def test_c20_allied_troops_alone() -> None:
    """WI-C20, WI-X12 A French disc, no trophy; the red Troops stay."""
    table = Table()
    table.say("florence allied with france", "florence has 2 troops at parma")
    table.run(SiegesOf(FR))
    table.passed()

    assert table.owner("parma") == "france"
    assert table.w.disc[CITY["parma"]] == EMPTY
    assert not table.w.city_ready[CITY["parma"]]
    assert table.trophies("france") == {}
    assert table.at("red", "parma") == 2


def fall_of_allied_venice(**options: object) -> Table:
    table = Table(**options)
    table.say(
        "venice allied with naples", "venice has 1 troop at ravenna", "france has 5 troops at venice",
    )
    table.run(SiegesOf(FR))
    table.passed()
    assert table.owner("venice") == "france"
    return table


def test_c21_capital_of_the_opponents_ally() -> None:
    """WI-C21, WI-8.6.2 Naples keeps cards, Troops and the other cities; France loses 1 with those active."""
    table = fall_of_allied_venice()

    assert table.trophies("france") == {"green": 1}
    assert table.owner("ravenna") == table.owner("corfu") == "naples"
    assert table.at("green", "ravenna") == 1
    assert table.squares() == {"rome": 1, "florence": 1}


def test_r35_capital_of_an_ally_without_loss() -> None:
    """WI-R35 Optionally nothing is lost with the others."""
    assert fall_of_allied_venice(allied_capital_costs=False).squares() == {"rome": 0, "florence": 0}


def test_c22_recruits_after_that() -> None:
    """WI-C22, WI-9.2 Green for 1 florin at Ravenna or Corfu only."""
    table = fall_of_allied_venice()
    table.say("naples has 2 florins")
    table.winter("naples", RecruitFor(NA))

    assert [offer for offer in table.offers if "green" in offer] == ["recruit green corfu", "recruit green ravenna"]
    table.refuses("naples: recruit green venice", "WI-9.2")
    table.play("naples: recruit green corfu")
    assert table.treasury("naples") == 1
    assert table.at("green", "corfu") == 1


def test_c23_salary() -> None:
    """WI-C23, WI-10.1 Seven Troops cost 4; with 3 paid one of France's choice leaves."""
    table = Table()
    table.say(
        "florence allied with france", "france has 5 troops at turin", "florence has 2 troops at pisa",
        "france has 4 florins",
    )
    table.w.year = 8
    table.winter("france", WinterOf(FR))

    assert [offer for offer in table.offers if "salary" in offer] == [f"salary {paid}" for paid in range(5)]
    table.play("france: salary 3")
    assert [offer for offer in table.offers if "disband" in offer] == ["disband turin", "disband red pisa"]
    table.refuses("france: disband red florence", "WI-10.1")
    table.play("france: disband red pisa")
    assert table.question() == "reorganise"
    assert table.w.army(FR) == 6


def test_c24_mixed_symbols() -> None:
    """WI-C24 The Agent cancels the first of three."""
    table = Table()
    table.say("naples has agent on rome track")
    table.pool(cross=1, crown=2)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: influence rome cross", "france: influence rome crown", "france: influence rome crown")

    assert table.squares()["rome"] == -2


def test_c25_cross_elsewhere() -> None:
    """WI-C25, WI-5.3.5"""
    table = Table()
    table.pool(cross=1)
    table.spring("france", Diplomacy(FR, 0, 0))

    table.refuses("france: influence florence cross", "WI-5.3.5", "Rome")


def test_c26_split() -> None:
    """WI-C26 Five Crowns: Parma, Venice twice, Rome once."""
    table = Table()
    table.pool(crown=5)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: annex parma", "france: influence venice crown", "france: influence venice crown")
    table.play("france: influence rome crown")

    assert table.owner("parma") == "france"
    assert table.squares() == {"rome": -1, "venice": -2, "florence": 0}


def test_c27_reached_in_this_action() -> None:
    """WI-C27 No alliance before a later action."""
    table = Table()
    table.say("rome leans 4 to france")
    table.pool(crown=1)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: influence rome crown")
    table.refuses("france: conclude rome", "WI-5.3.1", "at the start")

    table.spring("france", ChooseRoomAction(FR))
    assert "conclude rome" in table.offers


def test_c28_tie() -> None:
    """WI-C28, WI-11.3 Naples wins with equal totals."""
    table = Table()
    scores = WARS_OF_ITALY.score(table.w)
    table.w.trophies[0] = 0
    table.w.trophies[3] = scores[1].total - scores[0].total
    assert WARS_OF_ITALY.score(table.w)[0].total == scores[1].total

    assert WARS_OF_ITALY.leaders(table.w) == [NA]
    assert WARS_OF_ITALY.ending(table.w) == "tie"


def test_c29_crosses_tie() -> None:
    """WI-C29"""
    table = Table()
    assert table.points("france", "religion") == table.points("naples", "religion") == 0

    table.say("france has bishop at left1 exhausted")
    assert (table.points("france", "religion"), table.points("naples", "religion")) == (2, 0)
    table.say("naples has bishop at left1")
    assert (table.points("france", "religion"), table.points("naples", "religion")) == (0, 0)


def test_c30_retreat() -> None:
    """WI-C30, WI-8.5.2 Favourable Florence receives what was beaten at Siena; a Neutral posture does not."""
    table = Table()
    table.say("florence leans 2 to france", "france has 2 troops at siena")
    table.run(SiegesOf(FR), RouteTurn(FR, 0))
    table.passed()

    assert "retreat florence" in table.offers
    table.refuses("france: retreat rome", "WI-8.5.2")
    table.play("france: retreat florence")
    assert table.at("blue", "florence") == 1


def test_c31_earlier_conquest() -> None:
    """WI-C31, WI-9.3 Ravenna stays simply French; green recruits only at Venice and Corfu."""
    table = Table()
    table.say("france holds ravenna exhausted", "venice allied with france", "france has 3 florins")
    table.winter("france", RecruitFor(FR))

    assert table.w.disc[CITY["ravenna"]] == EMPTY
    assert {"venice", "corfu", "ravenna"} <= set(table.domain("france"))
    assert [offer for offer in table.offers if "green" in offer] == ["recruit green venice", "recruit green corfu"]
    assert "recruit ravenna" in table.offers


def test_c32_favour_lost_while_inside() -> None:
    """WI-C32 Neutral posture: France may stay and may besiege."""
    table = Table()
    table.say("florence leans 2 to france", "france has 1 troop at pisa")
    table.pool(crown=1)
    table.spring("naples", Diplomacy(NA, 0, 0))
    table.play("naples: influence florence crown")

    assert duty(table.w, FR, CITY["pisa"]) == MAY
    table.run(SiegesOf(FR))
    assert table.offers == ["besiege pisa", "done"]


def test_c33_an_alliance_never_traps_the_other_side() -> None:
    """WI-C33 In the Alliance zone a Major City is Hostile to Naples, whose Troops had to besiege it."""
    table = Table()
    table.say("rome leans 5 to france", "naples has 1 troop at civitavecchia")

    assert duty(table.w, NA, CITY["civitavecchia"]) == MUST
    table.w.phase = WINTER
    assert "must besiege" in " ".join(WARS_OF_ITALY.problems(table.w))


def test_c34_two_sieges_of_one_city() -> None:
    """WI-C34 Lost by France, orphaned by the fall of Rome, besieged again by Naples and lost."""
    table = Table()
    table.say(
        "rome leans 3 to naples", "naples has 1 troop at civitavecchia",
        "france has 2 troops at civitavecchia", "france has 6 troops at rome",
    )
    table.run(SiegesOf(FR), SiegesOf(NA))
    table.play("france: besiege civitavecchia")
    table.passed()

    assert table.owner("rome") == "france"
    assert table.routed("blue", "civitavecchia") == 1
    assert table.owner("civitavecchia") == "neutral"
    assert [event.facts["attacker"] for event in table.events("was_repelled")] == [FR, NA]
    assert table.at("yellow", "civitavecchia") == 0


def test_c35_resting_troops_in_winter() -> None:
    """WI-C35 They count for the salary and stay."""
    table = Table()
    table.say("france has 2 troops at rome", "france has 1 florin")
    table.w.year = 4
    table.winter("france", WinterOf(FR))
    table.play("france: salary 1")

    assert table.at("blue", "rome") == 2


