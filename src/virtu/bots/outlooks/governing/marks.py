"""What can be read off the table of the Art of Governing."""

from typing import Final

from virtu.bots.mark import Marks
from virtu.bots.outlooks.palace import marks as palace
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.scoring import crosses, score
from virtu.games.palace.state import ABSENT
from virtu.games.palace.tables import BONUSES, CITIES, CITY_NAME, LAST_STEP, POWERS
from virtu.kernel.ids import Seat

MANY: Final = 7
"""AG-14.1.1 One City more ends the game."""


def marks(g: Governing, seat: Seat) -> Marks:
    noted = palace.marks(g, seat, True)
    for number, points in enumerate(score(g)):
        noted["points:" if number == seat else f"rival_points:{number}"] = points.total
    devout = [crosses(g, Seat(number)) for number in range(g.players)]
    noted["faith:"] = 1 if devout[seat] == max(devout) and devout.count(devout[seat]) == 1 else 0
    noted["patronage:"] = g.patronage[seat]
    for bonus in range(len(BONUSES)):
        if g.bonus[bonus] == seat:
            noted[f"bonus:{BONUSES[bonus]}"] = 1
    for power in range(len(POWERS)):
        if g.ally[power] == seat:
            noted[f"alliance:{POWERS[power]}"] = 1
    for city in range(CITIES):
        if g.owner[city] == seat and g.cathedral[city] != ABSENT:
            noted[f"cathedral:{CITY_NAME[city]}"] = 1
    for number in range(g.players):
        other = Seat(number)
        if other != seat:
            if g.trophies[seat * g.players + other]:
                noted[f"trophy:{number}"] = 1
            if g.city_count(other) >= MANY or g.patronage[other] >= LAST_STEP - 1:
                noted[f"near_end:{number}"] = 1
    return noted
