"""WI-1 What is in the box."""


from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import INDULGENCES, TOKENS
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.tables import CAP, WARS_COPIES
from wars_of_italy.table import FR, Table, fresh, player


def test_1_1_components() -> None:
    """WI-1.1, WI-1.2, WI-1.3, WI-1.4, WI-1.5, WI-1.9 Thirty Cities, tracks, Troops, tokens; no Prestige tracks."""
    w = fresh()
    seen = WARS_OF_ITALY.view(w)
    display = seen["display"]
    assert isinstance(display, dict)

    assert len(seen["cities"]) == 30  # type: ignore[arg-type]
    assert seen["track"] == {"end": 6, "alliance": 5, "favour": 2}
    assert seen["last_round"] == 21
    assert CAP == [8, 6, 2, 4, 2]
    assert (display["indulgences"], display["tokens"]) == (INDULGENCES, TOKENS)
    assert "powers" not in seen
    assert "patronage" not in player(w, 0)


def test_1_6_family_cards() -> None:
    """WI-1.6, WI-R5 Thirteen cards; none of the fifteen others."""
    kings = WARS_OF_ITALY.components()["kings"]
    assert isinstance(kings, dict)
    owners = [card["faction"] for card in kings.values()]

    assert {owner: owners.count(owner) for owner in owners} == {
        "france": 4, "naples": 3, "rome": 2, "florence": 2, "venice": 2,
    }
    assert WARS_OF_ITALY.read("lorenzo left1") is None


def test_1_7_tiles_and_notables() -> None:
    """WI-1.7, WI-1.8, WI-1.10, WI-2.5, WI-R11, WI-R15 What is for sale."""
    display = WARS_OF_ITALY.view(fresh())["display"]
    assert isinstance(display, dict)

    assert display["tiles"] == {"principality": 1, "duchy": 1, "kingdom": 1, "guild": 2}
    assert "maestro" not in display["notables"]
    assert "pope" not in display["notables"]
    table = Table()
    table.say("france has 9 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.refuses("france: buy maestro", "WI-1.8", "no Maestro")
    assert set(display["notables"].values()) == {5}
    assert sum(WARS_COPIES) == 50
    assert "bonuses" not in display
