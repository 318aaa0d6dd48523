"""WI-6, WI-7 Zones of the tracks, and what a posture governs."""

import pytest

from virtu.games.palace.state import EMPTY
from virtu.games.wars_of_italy.state import ALLIED, FAVOURABLE, HOSTILE, INDIFFERENT
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from virtu.games.wars_of_italy.tables import ROME, VENICE
from wars_of_italy.table import FR, NA, Table


@pytest.mark.parametrize(
    ("track", "zones"),
    [("13", (2, 5, 6)), ("11_short", (2, 5, 5)), ("11_wide", (2, 4, 5)), ("15", (3, 6, 7))],
)
def test_6_1_zones(track: str, zones: tuple[int, int, int]) -> None:
    """WI-6.1, WI-6.2, WI-R2 Where favour, Alliance zone and end are."""
    table = Table(track=track)
    favour, alliance, end = zones
    table.lean("rome", favour - 1)
    assert table.w.posture(ROME, NA) == INDIFFERENT
    table.lean("rome", favour)
    assert (table.w.posture(ROME, NA), table.w.posture(ROME, FR)) == (FAVOURABLE, HOSTILE)
    assert not table.w.in_alliance_zone(ROME, NA)
    table.lean("rome", alliance)
    assert table.w.in_alliance_zone(ROME, NA)
    table.w.pull(ROME, NA, 20)
    assert table.w.influence[ROME] == end


def test_6_3_allied_for_ever() -> None:
    """WI-6.3, WI-9.4 Allied here, Hostile there, without marker."""
    table = Table()
    table.say("venice allied with naples")

    assert (table.w.posture(VENICE, NA), table.w.posture(VENICE, FR)) == (ALLIED, HOSTILE)


def test_6_4_losses_stop_at_the_end() -> None:
    """WI-6.4, WI-R33 Nothing is concluded by itself."""
    table = Table()
    table.say("venice leans 5 to naples")
    table.w.pull(VENICE, NA, 4)

    assert table.squares()["venice"] == 6
    assert table.w.ally[VENICE] == EMPTY


def test_7_3_general_sieges() -> None:
    """WI-7.3, WI-R60 Neutral Cities and Cities of the opponent must be besieged; nobody just leaves."""
    table = Table()
    for city in ("siena", "bari", "pisa"):
        table.say(f"france has 1 troop at {city}")
    table.run(SiegesOf(FR))

    table.refuses("france: done", "WI-8.1.2")
    table.refuses("france: withdraw siena", "WI-8.1.2")
