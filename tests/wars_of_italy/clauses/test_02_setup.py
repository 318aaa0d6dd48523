"""WI-2 The table before the first Round."""


from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.state import INDIFFERENT
from virtu.games.wars_of_italy.tables import TRACK_NAMES
from virtu.kernel.dice import dice_from
from wars_of_italy.table import FR, NA, fresh, player


def test_2_3_sides() -> None:
    """WI-2.3, WI-2.2 Domain, Agents, florins."""
    w = fresh()
    france, naples = player(w, 0), player(w, 1)

    assert france["tiles"] == {"duchy": "ready", "cannons": "ready", "kingdom_of_france": "ready"}
    assert naples["tiles"] == {"principality": "ready"}
    assert (france["agents"], france["reserve"], naples["agents"], naples["reserve"]) == (1, 4, 2, 3)
    assert (france["treasury"], naples["treasury"]) == (4, 4)
    assert (france["pool"], naples["pool"]) == ({"blue": 4}, {"yellow": 4})


def test_2_3_family_cards_go_freely() -> None:
    """WI-2.3, WI-R12 Rooms with or without action, beneath an Action card, four spaces; hidden until all lie."""
    w = fresh()
    for answer in ("charles room 4", "orleans under 4", "sforza left2"):
        WARS_OF_ITALY.play(w, answer)
    refusal = WARS_OF_ITALY.explain(w, "briconnet left3")
    assert refusal is not None
    assert refusal.clause == "AG-2.2.3"
    refusal = WARS_OF_ITALY.explain(w, "briconnet room 1")
    assert refusal is not None
    assert refusal.clause == "AG-3.5.2"
    WARS_OF_ITALY.play(w, "briconnet left1")

    rooms = WARS_OF_ITALY.view(w, NA)["players"][0]["rooms"]  # type: ignore[index]
    assert [room["action"] for room in rooms] == [None] * 5
    assert WARS_OF_ITALY.seat(w) == NA

    open_table = fresh(family_placement="turn_order")
    WARS_OF_ITALY.play(open_table, "charles room 4")
    rooms = WARS_OF_ITALY.view(open_table, NA)["players"][0]["rooms"]  # type: ignore[index]
    assert rooms[3]["action"] == "charles"


def test_2_4_major_cities() -> None:
    """WI-2.4, WI-R3 Cards, Agents and pools beside the board; markers in the middle."""
    majors = WARS_OF_ITALY.view(fresh())["majors"]
    assert isinstance(majors, dict)

    assert [(entry["agents"], entry["pool"], entry["square"], len(entry["cards"])) for entry in majors.values()] == [
        (1, 1, 0, 2), (0, 2, 0, 2), (1, 1, 0, 2),
    ]


def test_r12_imagined_palaces() -> None:
    """WI-R12 What a side imagines agrees with all it can see."""
    w = fresh()
    for answer in ("charles room 1", "orleans left1"):
        WARS_OF_ITALY.play(w, answer)
    imagined = WARS_OF_ITALY.imagine(w, NA, dice_from(3))

    assert WARS_OF_ITALY.view(imagined, NA) == WARS_OF_ITALY.view(w, NA)
    assert not WARS_OF_ITALY.problems(imagined)


def test_r12_the_other_side_does_not_hear_what_can_still_be_placed() -> None:
    """WI-R12 Nor why something cannot; where Family cards are placed in turn it hears all."""
    w = fresh()
    WARS_OF_ITALY.play(w, "charles room 1")

    assert WARS_OF_ITALY.offers(w, NA) == []
    for answer in ("orleans room 1", "orleans room 2"):
        refusal = WARS_OF_ITALY.explain(w, answer, NA)
        assert refusal is not None
        assert refusal.key == "not-asked"
    open_table = fresh(family_placement="turn_order")
    assert WARS_OF_ITALY.offers(open_table, NA) == WARS_OF_ITALY.offers(open_table)


def test_r3_markers_begin_in_the_neutral_zone() -> None:
    """WI-R3, WI-2.4 Whatever the track, nobody has taken sides yet; a tuned marker begins beside the middle."""
    for track in TRACK_NAMES:
        w = fresh(track=track)
        assert [w.posture(major, side) for major in range(3) for side in (FR, NA)] == [INDIFFERENT] * 6
    assert fresh().influence == [0, 0, 0]
    assert fresh(track="11_wide").influence == [1, 0, 0]
