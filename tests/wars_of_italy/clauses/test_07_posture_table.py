"""WI-7 The table of postures, cell by cell: a city of Florence, a French mover, Naples against it."""

from dataclasses import dataclass

import pytest

from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.combat import MAY, MUST, NONE, duty, on_plains
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.retreat import RouteTurn
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from wars_of_italy.table import FR, NA, Table


@dataclass(frozen=True)
class Column:
    """What one column of the table says."""

    posture: str
    passes: bool
    siege: int
    helps: bool
    plains: bool
    refuge: bool
    link: bool
    scores: bool
    recruits_theirs: bool


COLUMNS = [
    Column("allied", True, NONE, True, False, True, True, True, True),
    Column("favourable", True, NONE, True, False, True, False, False, False),
    Column("neutral", False, MAY, False, True, False, False, False, False),
    Column("hostile", False, MUST, False, False, False, False, False, False),
]


def scene(posture: str) -> Table:
    table = Table()
    if posture == "allied":
        table.say("florence allied with france")
    else:
        table.lean("florence", {"favourable": -2, "neutral": 1, "hostile": 2}[posture])
    return table


@pytest.fixture(params=COLUMNS, ids=[column.posture for column in COLUMNS])
def column(request: pytest.FixtureRequest) -> Column:
    assert isinstance(request.param, Column)
    return request.param


def test_7_enter_and_pass(column: Column) -> None:
    """WI-7, WI-5.5.2 Every city may be entered; passed only if allied or Favourable; costs are normal."""
    table = scene(column.posture)
    table.say("france holds genoa exhausted", "france has 1 troop at genoa")
    table.pool(cavalry=2)
    table.spring("france", Campaign(FR))
    table.play("france: march genoa pisa")
    if column.passes:
        table.play("france: march pisa siena")
        assert table.w.pool[3] == 0
    else:
        table.refuses("france: march pisa siena", "WI-5.5.2")


def test_7_siege_and_stay(column: Column) -> None:
    """WI-7, WI-R26 Forbidden, forbidden, optional, compulsory; who must besiege may not stay."""
    table = scene(column.posture)
    table.say("france has 1 troop at pisa", "france has 1 troop at rome")
    assert duty(table.w, FR, CITY["pisa"]) == column.siege
    table.run(SiegesOf(FR))
    if column.siege == NONE:
        table.refuses("france: besiege pisa", "WI-9.4" if column.posture == "allied" else "WI-8.1.1")
    if column.siege == MUST:
        table.refuses("france: done", "WI-8.1.2", "Pisa")
    else:
        table.play("france: done")
        assert table.at("blue", "pisa") == 1


def test_7_defence_against_the_opponent(column: Column) -> None:
    """WI-7 French Troops defend what is allied or Favourable, besides the red ones."""
    table = scene(column.posture)
    table.say("florence has 1 troop at pisa", "france has 2 troops at pisa")

    assert table.w.defenders(NA, CITY["pisa"]) == (3 if column.helps else 1)


def test_7_both_sides_there(column: Column) -> None:
    """WI-7 Only a Neutral posture leads to the plains; else one side besieges and the other defends."""
    table = scene(column.posture)
    table.say("france has 1 troop at pisa", "naples has 1 troop at pisa")

    assert on_plains(table.w, FR, CITY["pisa"]) == on_plains(table.w, NA, CITY["pisa"]) == column.plains
    naples = duty(table.w, NA, CITY["pisa"])
    assert naples == {"allied": MUST, "favourable": MUST, "neutral": MUST, "hostile": NONE}[column.posture]
    if column.posture == "hostile":
        assert table.w.defenders(FR, CITY["pisa"]) == 1


def test_7_retreat(column: Column) -> None:
    """WI-7, WI-8.5.2 Allied and Favourable cities are a refuge."""
    table = scene(column.posture)
    table.w.change_routed(0, CITY["genoa"], 1)
    table.run(RouteTurn(FR, 0))
    assert ("retreat pisa" in table.offers) == column.refuge
    if not column.refuge:
        table.refuses("france: retreat pisa", "WI-8.5.2")


def test_7_link(column: Column) -> None:
    """WI-7, WI-5.3.3 Only allied cities give a link."""
    table = scene(column.posture)
    table.pool(crown=5)
    table.spring("france", Diplomacy(FR, 0, 0))

    assert ("annex siena" in table.offers) == column.link


def test_7_scoring(column: Column) -> None:
    """WI-7, WI-11.2 Turin and Milan; Florence and Pisa with them only once they are allied."""
    assert scene(column.posture).points("france", "cities") == (4 if column.scores else 2)


def test_7_recruits(column: Column) -> None:
    """WI-7, WI-9.2, WI-R24 Never own Troops; red ones for 1 florin in an ally's city."""
    table = scene(column.posture)
    table.say("france has 5 florins")
    table.winter("france", RecruitFor(FR))
    table.refuses("france: recruit pisa", "WI-10.3")
    if column.recruits_theirs:
        table.play("france: recruit red pisa")
        assert table.treasury("france") == 4
    else:
        table.refuses("france: recruit red pisa", "WI-9.2")
