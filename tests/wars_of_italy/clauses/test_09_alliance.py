"""WI-9 Definitive alliances."""


from virtu.games.governing.state import EMPTY
from virtu.games.governing.tables import CITY
from virtu.games.wars_of_italy.steps.alliance import Swear
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.tables import ROME
from wars_of_italy.table import FR, Table


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
