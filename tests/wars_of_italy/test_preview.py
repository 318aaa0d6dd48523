"""What the table is told before an answer is given: squares, sources, alliances, conquests; and that it comes true."""

from typing import Any

from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.purchasing_power import cost_of
from virtu.games.palace.solver import payments
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.steps.act import ChooseRoomAction
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from wars_of_italy.table import FR, NA, Table


def spread(table: Table) -> dict[str, Any]:
    details: Any = WARS_OF_ITALY.view(table.w, WARS_OF_ITALY.seat(table.w))["details"]
    found: dict[str, Any] = details["spread"]
    return found


def follow(table: Table, side: str, answers: list[str]) -> None:
    table.play(*[f"{side}: {answer}" for answer in answers])


def test_5_3_4_every_sum_of_symbols_can_be_spent_as_foreseen() -> None:
    """WI-5.3.4, WI-5.3.5, WI-5.3.6 For each sum the sources named bring it, and the squares are those foreseen."""
    def fresh() -> Table:
        table = Table()
        table.say(
            "france has charles at left1", "france has bishop at left2", "france has briconnet at right1",
            "naples has agent on rome track", "france has 3 florins",
        )
        table.spring("france", Diplomacy(FR, 0, 0))
        return table

    seen = spread(fresh())
    sums = {(way["crown"], way["cross"]): way["use"] for way in seen["ways"]}
    assert set(sums) == {(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1)}
    assert not [use for uses in sums.values() for use in uses if "indulgence" in use]
    assert sums[1, 0] == ["use left2 crown"]
    for (crowns, crosses), uses in sums.items():
        table = fresh()
        follow(table, "france", uses)
        follow(table, "france", ["influence rome crown"] * crowns + ["influence rome cross"] * crosses)
        assert table.squares()["rome"] == seen["tracks"]["rome"][crowns + crosses - 1]["square"], (crowns, crosses)
    squares = [one["square"] for one in seen["tracks"]["rome"][:4]]
    assert squares == [0, -1, -2, -3]
    assert [one["square"] for one in seen["tracks"]["venice"]] == [-1, -2, -3, -4, -5, -6]
    assert [one["alliance"] for one in seen["tracks"]["venice"]] == [False] * 4 + [True] * 2
    assert seen["tracks"]["venice"][1]["posture"] == ["favourable", "hostile"]


def test_9_1_an_alliance_brings_what_was_foreseen() -> None:
    """WI-9.1 Cards, cities, Troops, Agent, and the points of the cities."""
    table = Table()
    table.say("florence has 1 troop at florence", "florence leans 5 to france")
    table.spring("france", ChooseRoomAction(FR))
    seen = WARS_OF_ITALY.preview(table.w, "conclude florence", FR)
    assert seen == {
        "cards": ["piero", "savonarola"], "cities": ["florence", "pisa"], "troops": 1, "beside": 1, "agents": 1,
        "points": 2,
    }
    before = WARS_OF_ITALY.score(table.w)[0].lines[0].points
    table.play("france: conclude florence")
    assert WARS_OF_ITALY.score(table.w)[0].lines[0].points == before + 2


def test_8_4_5_a_siege_tells_what_it_does_to_the_tracks() -> None:
    """WI-8.4.5 Four squares with the Major City of a dependency; a capital eliminates it, and costs one with others."""
    table = Table()
    table.say("naples has 3 troops at pisa", "naples has 3 troops at rome")
    table.run(SiegesOf(NA))
    assert WARS_OF_ITALY.preview(table.w, "besiege pisa", NA)["influence"] == {"florence": -4}
    seen = WARS_OF_ITALY.preview(table.w, "besiege rome", NA)
    assert seen["eliminates"] == "rome"
    assert seen["influence"] == {"venice": -1, "florence": -1}
    table.play("naples: besiege pisa")
    table.passed()
    assert table.squares()["florence"] == -4


def test_a_wide_domain_is_paid_from_at_once() -> None:
    """AG-4.1.1 Twenty tiles that give florins: the search for payments ends, and what it finds covers the cost."""
    table = Table()
    cities = [city for city in CITY if city not in ("naples", "rossano", "reggio", "bari")]
    table.say(f"france holds {' '.join(cities)}")
    ways = payments(table.w, FR, cost_of(florins=9, crowns=2), FOR_PURCHASE)
    assert ways
    for way in ways[:5]:
        assert way.treasury >= 0
        assert len(way.actions()) == len(way.sources)
