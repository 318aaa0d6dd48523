"""What can be read off the table of the Wars of Italy."""

from virtu.bots.mark import Marks
from virtu.bots.outlooks.palace import marks as palace
from virtu.games.palace.tables import CITY, CROSS, VALUE
from virtu.games.wars_of_italy.scoring import score
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.games.wars_of_italy.tables import FRANCE, MAJOR_COUNT, MAJORS, NAPLES, SALARY_ROUNDS
from virtu.kernel.ids import Seat


def marks(w: Wars, seat: Seat) -> Marks:
    noted = palace.marks(w, seat, w.year in SALARY_ROUNDS)
    other = Seat(opponent(seat))
    points = score(w)
    noted["points:"] = points[seat].total
    noted[f"rival_points:{other}"] = points[other].total
    crosses = [w.symbols_shown(Seat(side), CROSS) for side in range(2)]
    noted["faith:"] = 1 if crosses[seat] > crosses[other] else 0
    for major in range(MAJOR_COUNT):
        name = MAJORS[major]
        pull = -w.influence[major] if seat == FRANCE else w.influence[major]
        noted[f"influence:{name}"] = pull
        noted[f"favour:{name}"] = w.posture(major, seat)
    if seat == NAPLES and falls(w):
        noted[f"near_end:{other}"] = 1
    return noted


def falls(w: Wars) -> bool:
    """WI-11.1 Whether French Troops stand before Naples in such numbers that the city may fall."""
    city = CITY["naples"]
    army = w.army_at(FRANCE, city)
    return w.owner[city] == NAPLES and army > 0 and army >= VALUE[city] + w.defenders(FRANCE, city)
