"""WI-12 The invariants: each one notices what breaks it."""


from virtu.games.palace.state import WINTER
from virtu.games.palace.tables import CITY
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.tables import ROME
from wars_of_italy.table import FR, fresh


def test_12_laws_notice() -> None:
    """WI-12 I1 to I7: each broken invariant is named."""
    def broken(change: str, place: int, value: int) -> str:
        w = fresh()
        getattr(w, change)[place] = value
        return " ".join(WARS_OF_ITALY.problems(w))

    assert "WI-12, I1" in broken("disc", CITY["siena"], ROME)
    assert "WI-12, I4" in broken("troops", CITY["bari"] * 2 + 1, 7)
    assert "WI-12, I6" in broken("city_ready", CITY["siena"], 1)
    assert "WI-0.5" in broken("corps", CITY["siena"] * 3, 1)
    assert "WI-R21" in broken("agents", 0, 3)
    w = fresh()
    w.ally[ROME] = FR
    w.influence[ROME] = 2
    assert "WI-12, I2" in " ".join(WARS_OF_ITALY.problems(w))
    w = fresh()
    w.phase = WINTER
    w.troops[CITY["bari"] * 2] = 1
    assert "WI-12, I7" in " ".join(WARS_OF_ITALY.problems(w))
