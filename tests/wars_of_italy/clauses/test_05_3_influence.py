"""WI-5.1 to WI-5.3 Annex and Influence: conclude, or be diplomatic."""


from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from wars_of_italy.table import FR, NA, Table


def test_5_1_no_sponsor() -> None:
    """WI-5.1, WI-5.2 Neither Sponsor nor great Powers."""
    assert WARS_OF_ITALY.read("sponsor") is None
    assert WARS_OF_ITALY.read("ally france") is None
    assert WARS_OF_ITALY.read("place empire") is None


def test_5_1_a_govern_readies_a_tile_once() -> None:
    """WI-5.1, AG-8.2.8 As in the general rules: its florins come in before and after, and that is all."""
    table = Table()
    table.say("france holds milan", "france has gonfalonier in room 2")
    table.w.marker[FR] = 1
    table.say("france has 0 florins")
    table.spring("france", ChooseRoomAction(FR))
    table.play("france: govern", "france: bank milan", "france: use action crown", "france: ready milan")
    table.play("france: bank milan")
    assert table.treasury("france") == 6

    table.refuses("france: ready milan", "AG-8.2.8", "Milan")


def test_5_3_1_conclude_or_diplomacy() -> None:
    """WI-5.3.1, WI-5.3.8, WI-R23 Only from the Annex Room, only in the own Alliance zone, one per action."""
    table = Table()
    table.say("rome leans 5 to france", "venice leans 4 to france")
    table.w.marker[FR] = 1
    table.spring("france", ChooseRoomAction(FR))
    table.refuses("france: conclude rome", "AG-8.1.1")

    table.w.marker[FR] = 0
    table.refuses("france: conclude venice", "WI-5.3.8", "zone")
    table.say("florence leans 6 to france")
    table.play("france: conclude rome", "france: put left1", "france: put right1")
    assert table.question() is None
    table.spring("france", ChooseRoomAction(FR))
    table.refuses("france: conclude rome", "WI-5.3.8")
    table.say("naples has agent on blue 1")
    table.refuses("france: conclude florence", "AG-7.3.2")


def test_5_3_2_one_annexation() -> None:
    """WI-5.3.2, WI-R16 One City per action; what is left of the symbols is lost."""
    table = Table()
    table.pool(crown=9)
    table.spring("france", ChooseRoomAction(FR))
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
    table.spring("france", ChooseRoomAction(FR))
    table.play("france: annex", "france: use indulgence crown", "france: influence rome crown")
    assert table.squares()["rome"] == -1

    table = Table()
    table.say("rome leans 5 to france")
    table.spring("france", ChooseRoomAction(FR))
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
    table.refuses("france: annex genoa", "AG-8.5.5", "4 Crowns", "raise 2")


def test_5_3_2_what_the_pool_does_not_pay_yet() -> None:
    """WI-5.3.2, AG-8.5.5 The refusal tells what is within reach of the sources, not only what the pool holds."""
    table = Table()
    table.say("france has charles at left1")
    table.spring("france", Diplomacy(FR, 0, 0))

    table.refuses("france: annex genoa", "AG-8.5.5", "4 Crowns", "raise 3")
    table.refuses("france: annex parma", "WI-5.3.2", "Crowns 2", "Ships 0")
    table.play("france: use left1 crown", "france: annex parma")
    assert table.owner("parma") == "france"


def test_5_3_4_influence() -> None:
    """WI-5.3.4, WI-5.3.7 Each side pulls to its own end; only what lies in the pool; only active tracks."""
    table = Table()
    table.pool(crown=1)
    table.spring("naples", Diplomacy(NA, 0, 0))
    table.play("naples: influence venice crown")
    assert table.squares()["venice"] == 1
    table.refuses("naples: influence venice crown", "WI-5.3.4")
    table.say("rome allied with france")
    table.refuses("naples: influence rome crown", "WI-5.3.4")
    table.refuses("naples: march naples terracina", "WI-5.3.2")


def test_5_3_6_once_per_action_and_track() -> None:
    """WI-5.3.6, WI-R18 The own Agent cancels nothing; the opposing one cancels anew in the next action."""
    table = Table()
    table.say("france has agent on rome track")
    table.pool(crown=1)
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: influence rome crown", "france: done")
    assert table.squares()["rome"] == -1
    for _ in range(2):
        table.pool(crown=1)
        table.spring("naples", Diplomacy(NA, 0, 0))
        table.play("naples: influence rome crown", "naples: done")
    assert table.squares()["rome"] == -1
