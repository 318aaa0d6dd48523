"""WI-9 Definitive alliances."""


from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.tables import ROME
from wars_of_italy.table import FR, Table


def test_9_1_own_agent_returns() -> None:
    """WI-9.1, WI-R20, WI-R21 The Agent on the track comes back, and the ally's meeple makes a sixth."""
    table = Table()
    table.say("france has agent on rome track", "rome allied with france")

    assert table.w.agents[FR] == 2
    assert table.w.agents[FR] + table.w.reserve[FR] == 6


def full_court(table: Table, *spaces: str) -> None:
    """A different Notable on each of the spaces."""
    cards = ["bishop", "ambassador", "consigliere", "cardinal", "gonfalonier", "merchant"]
    for card, space in zip(cards, spaces, strict=False):
        table.say(f"france has {card} at {space}")


def test_9_1_places_for_the_cards() -> None:
    """WI-9.1, WI-R22, WI-C36 On a free space, ready; where there is room neither card may be given up."""
    table = Table()
    table.say("france has bishop at left1")
    table.spring("france", ConcludeAlliance(FR, ROME))
    table.refuses("france: put left1", "AG-2.2.5")
    table.refuses("france: discard right1", "AG-2.3.1")
    table.refuses("france: done", "WI-9.1")
    table.refuses("france: decline", "WI-9.1", "always placed")
    table.play("france: put right1")
    table.refuses("france: decline", "WI-9.1", "every space is occupied")
    table.play("france: put left2")

    assert table.card_at("france", "right1") == "rodrigo"
    assert table.w.space_ready[3] == 1
    assert table.card_at("france", "left2") == "valentino"


def test_9_1_the_last_free_space_is_taken() -> None:
    """WI-9.1, WI-R22 A shaded space within X is room too: the second card goes there, or to a freed one."""
    table = Table()
    full_court(table, "left1", "right1", "right2")
    table.spring("france", ConcludeAlliance(FR, ROME))
    table.play("france: put right3")
    assert "decline" not in table.offers
    table.refuses("france: decline", "WI-9.1", "every space is occupied")
    # Another place may still be preferred (AG-2.3.1).
    table.play("france: discard left1")
    assert "decline" not in table.offers
    table.play("france: put left1")

    assert table.card_at("france", "left1") == "valentino"
    assert table.card_at("france", "right3") == "rodrigo"


def test_9_1_the_second_card_is_given_up_when_all_is_full() -> None:
    """WI-9.1, WI-R22 Shaded spaces beyond X are none: with X of them and the base full the second card may go."""
    table = Table()
    full_court(table, "left1", "right1", "right2", "left2")
    table.spring("france", ConcludeAlliance(FR, ROME))
    table.refuses("france: decline", "WI-9.1", "always placed")
    table.play("france: put left3")
    table.refuses("france: put right3", "AG-2.2.3")
    table.refuses("france: discard left3", "WI-9.1", "stays")
    table.play("france: decline")

    assert table.question() is None
    assert table.card_at("france", "left3") == "rodrigo"
    assert [event.facts["card"] for event in table.events("declined_card")] == ["valentino"]


def test_9_1_six_full_spaces_make_room_for_the_first() -> None:
    """WI-9.1, WI-R9, WI-R22, WI-C37 Three extra spaces are open already: a Cortigiano goes for the first card."""
    table = Table()
    table.say(
        "france has principality", "venice allied with france", "france has barbarigo in room 2",
    )
    full_court(table, "left1", "left2", "left3", "right1", "right2", "right3")
    assert table.w.extra_spaces(FR) == 3
    table.spring("france", ConcludeAlliance(FR, ROME))
    assert [offer.split()[0] for offer in table.offers if not offer.startswith(("use", "bank"))] == ["discard"] * 6
    table.refuses("france: decline", "WI-9.1", "always placed")
    table.play("france: discard right2")
    assert [offer for offer in table.offers if offer.startswith("put")] == ["put right2"]
    table.play("france: put right2")
    assert "decline" in table.offers
    assert "discard right2" not in table.offers
    table.play("france: discard left1", "france: put left1")

    assert table.card_at("france", "right2") == "rodrigo"
    assert table.card_at("france", "left1") == "valentino"


def test_9_1_room_that_went_with_another_allys_card() -> None:
    """WI-9.1, WI-R10 A space that closes with the card discarded from it is no room: the second may still go."""
    table = Table()
    table.say("venice allied with france")
    full_court(table, "left1", "right1", "right2", "left2")
    table.say("france has barbarigo at left3")
    table.spring("france", ConcludeAlliance(FR, ROME))
    table.play("france: put right3")
    assert "decline" in table.offers
    table.play("france: discard left3")
    table.refuses("france: put left3", "AG-2.2.3")
    table.play("france: decline")

    assert table.question() is None
    assert table.card_at("france", "right3") == "rodrigo"


def test_9_2_allied_recruits() -> None:
    """WI-9.2, WI-R43, WI-R45 As many as pool and florins allow, beside the own ceiling."""
    table = Table()
    table.say("rome allied with france", "france has 8 troops at turin", "france has 3 florins")
    table.winter("france", RecruitFor(FR))
    table.refuses("france: recruit turin", "WI-1.5", "Blue")
    table.play("france: recruit white rome", "france: recruit white civitavecchia")
    table.refuses("france: recruit white rome", "WI-1.5", "White")


def test_9_3_retaken_cities_bear_the_own_disc() -> None:
    """WI-9.3, WI-R40 What Naples took from Florence is its own; France takes it back under its own disc."""
    table = Table()
    table.say(
        "naples holds pisa exhausted", "florence allied with france", "france has 3 troops at pisa",
    )
    table.run(SiegesOf(FR))
    table.passed()

    assert table.w.disc[CITY["pisa"]] == EMPTY
    assert table.trophies("france") == {"yellow": 1}
