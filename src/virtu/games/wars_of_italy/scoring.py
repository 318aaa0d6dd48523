"""WI-11 The end: Naples fallen, or points after Round 21."""

from typing import Final

from virtu.games.palace.tables import CARD_POINTS, CITY, CROSS, ROOMS, TILE_POINTS
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, FRANCE, NAPLES
from virtu.kernel.ids import Seat
from virtu.kernel.score import Line, Score

RELIGION: Final = 2
"""WI-11.2 For more Crosses than the other side."""


def score(w: Wars) -> list[Score]:
    """WI-11.2 The score of both sides as it stands."""
    crosses = [w.symbols_shown(Seat(seat), CROSS) for seat in range(2)]
    scores: list[Score] = []
    for number in range(2):
        seat = Seat(number)
        lines = [
            Line("cities", w.city_count(seat), "WI-11.2"),
            Line("cards", sum([CARD_POINTS[card] for card in w.palace_cards(seat)]), "WI-11.2"),
            Line("tiles", sum([TILE_POINTS[tile] for tile in w.tiles_of(seat)]), "WI-11.2"),
            Line("religion", RELIGION if crosses[seat] > crosses[opponent(seat)] else 0, "WI-11.2"),
            Line("trophies", sum(w.trophies[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]), "WI-11.2"),
            Line("indulgences", -sum(w.indulgences[seat * ROOMS : (seat + 1) * ROOMS]), "WI-11.2"),
        ]
        scores.append(Score(sum([line.points for line in lines]), tuple(lines)))
    return scores


def naples_has_fallen(w: Wars) -> bool:
    """WI-11.1"""
    return w.owner[CITY["naples"]] == FRANCE


def leaders(w: Wars) -> list[Seat]:
    """WI-11.1, WI-11.3"""
    if naples_has_fallen(w):
        return [Seat(FRANCE)]
    france, naples = score(w)
    return [Seat(FRANCE if france.total > naples.total else NAPLES)]


def ending(w: Wars) -> str:
    """How the game ended, in one word."""
    if naples_has_fallen(w):
        return "naples_fell"
    france, naples = score(w)
    if france.total == naples.total:
        return "tie"
    return "france_on_points" if france.total > naples.total else "naples_on_points"
