"""WI-4 Rooms and Cortigiano spaces."""


from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.marker import ChooseRoom
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.tables import CITIES
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


def courtiers(table: Table, **cards: str) -> None:
    """Venice is France's ally; Barbarigo, who opened a space, and others are at court."""
    table.say("venice allied with france", *[f"france has {card} at {space}" for space, card in cards.items()])


def test_r10_the_space_is_vacated_at_once() -> None:
    """WI-R10, AG-10.8.5 Who discards the card that opened a space vacates one before anything else is reorganised."""
    table = Table()
    courtiers(table, left1="barbarigo", left2="bishop", left3="podesta", right1="condottiere")
    table.winter("france", Reorganise(FR, 0))
    table.play("france: discard left1").awaits("france", "vacate")
    table.refuses("france: shift left2 to right3", "AG-10.8.5")
    table.play("france: shift left3 to left1").awaits("france", "reorganise")

    assert table.card_at("france", "left1") == "podesta"
    assert table.w.shaded_occupied(FR) == table.w.shaded_allowed(FR) == 1


def test_r10_what_has_to_pay_for_the_bundle_does_not_go_with_the_space() -> None:
    """WI-R10, AG-11.4.2 While a bundle is chosen, neither a discard nor florins put its price out of reach."""
    table = Table()
    courtiers(table, left1="barbarigo", left2="bishop", left3="podesta", right1="condottiere")
    table.say("france has 3 florins")
    table.w.city_ready[:] = [0] * CITIES
    table.winter("france", ChooseItems(FR, ()))
    table.play("france: buy cardinal", "france: discard left1").awaits("france", "vacate")
    table.refuses("france: discard left2", "AG-11.4.2", "3 Florin, 1 Cross")
    table.play("france: discard left3").awaits("france", "purchase")
    table.play("france: done", "france: use left2 cross").awaits("france", "place")


def test_r10_a_bought_card_does_not_go_with_the_space() -> None:
    """WI-R10, AG-11.4.3 The card whose space a bought one needs stays; where old cards can go, they do."""
    table = Table()
    courtiers(table, left1="barbarigo", right1="merchant", right2="podesta")
    table.say("france has 40 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.play(*[f"france: buy {card}" for card in ("ambassador", "bishop", "consigliere")], "france: done")
    table.play("france: put left2", "france: put left3")
    table.refuses("france: discard left1", "AG-11.4.3", "Ambassador")
    table.play("france: discard right1", "france: put right1")
    assert table.question() is None

    table = Table()
    courtiers(table, left1="barbarigo", left2="condottiere", right1="merchant", right2="podesta")
    table.say("france has 40 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.play("france: buy ambassador", "france: buy bishop", "france: done")
    table.play("france: put left3", "france: discard left1", "france: put left1").awaits("france", "vacate")
    table.refuses("france: discard left3", "AG-11.4.3", "Ambassador")
    table.play("france: discard left2")
    assert table.question() is None
    assert (table.card_at("france", "left1"), table.card_at("france", "left3")) == ("bishop", "ambassador")
