"""WI-4 Rooms and Cortigiano spaces."""


from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.marker import ChooseRoom
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.act import ActionOfRoom, ChooseRoomAction
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.tables import ROME, VENICE
from wars_of_italy.table import FR, NA, Table


def test_4_1_rooms() -> None:
    """WI-4.1, WI-R4 Five Rooms, one of them empty; Annex prints nothing."""
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
    table.say("france has merchant in room 4")
    table.w.marker[FR] = 3
    table.spring("france", ChooseRoomAction(FR))
    assert "trade" in table.offers


def test_4_3_spaces() -> None:
    """WI-4.3, WI-4.4, WI-R8, WI-R9 One extra space at first; Cities give none, bought Titles do, never more than 3."""
    table = Table()
    table.say("france holds siena genoa palermo parma nice exhausted")
    assert (table.w.extra_spaces(FR), table.w.extra_spaces(NA)) == (1, 1)

    table.say("france has principality")
    assert table.w.extra_spaces(FR) == 2
    for major, place in ((ROME, 1), (VENICE, 2)):
        table.spring("france", ConcludeAlliance(FR, major))
        table.play(f"france: put left{place}", f"france: put right{place}")
    assert table.w.extra_spaces(FR) == 3


def test_r10_a_space_that_goes_with_its_card_holds_no_purchase() -> None:
    """WI-R10, WI-4.4 Who would have to replace the card that opened a space cannot count on that space."""
    table = Table()
    table.spring("france", ConcludeAlliance(FR, VENICE))
    table.play("france: put left1", "france: put left2")
    table.say("france has 40 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.play(*[f"france: buy {card}" for card in ("bishop", "ambassador", "consigliere", "gonfalonier")])
    table.refuses("france: buy merchant", "AG-11.4.3", "5 cards")
