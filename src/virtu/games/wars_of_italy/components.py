"""What never changes, told once to clients: cards, tiles, map, palaces, tracks."""

from collections.abc import Iterable
from typing import Final

from virtu.games.palace.components import cards, map_of_italy, palace, printed
from virtu.games.palace.tables import CARD_NAME, CITY_NAME, SIDE_2_5
from virtu.games.wars_of_italy.tables import (
    CAP,
    CAPITAL,
    COLOURS,
    DATA_HASH,
    FIRST_MAJOR,
    LAST_ROUND,
    MAJOR_CITIES,
    MAJORS,
    NOT_SOLD,
    PALACES,
    SALARY_ROUNDS,
    SIDE_CITIES,
    SIDE_FACTION,
    SIDES,
    TRACK_WIDTHS,
)
from virtu.games.wars_of_italy.wire import Components, PrintedArmy

YEARS: Final = [(1494, 1), (1495, 6), (1496, 12), (1497, 18)]
"""WI-13 D1 The years printed beside the Rounds, each with its first Round: a guess, and without effect."""
NOT_USED: Final = [CARD_NAME[card] for card in NOT_SOLD] + ["republic", "cathedral"]
"""WI-1.8, WI-1.10 What stays in the box."""


def army(colour: int, cities: Iterable[int]) -> PrintedArmy:
    """A colour, its initial cities, and all its Troops."""
    return {"colour": COLOURS[colour], "cities": [CITY_NAME[city] for city in cities], "troops": CAP[colour]}


def components() -> Components:
    """Everything printed."""
    return {
        **printed(NOT_USED),
        "kings": cards("kings"),
        "royal": cards("royal"),
        "data_hash": DATA_HASH,
        "colours": COLOURS,
        "factions": {
            side: {
                **army(index, SIDE_CITIES[index]),
                "general_faction": SIDE_FACTION[index],
                **palace(PALACES[index], "milan"),
            }
            for index, side in enumerate(SIDES)
        },
        "seats": {"2": SIDES},
        "majors": {
            major: {**army(FIRST_MAJOR + index, MAJOR_CITIES[index]), "capital": CITY_NAME[CAPITAL[index]]}
            for index, major in enumerate(MAJORS)
        },
        "tracks": {"widths": TRACK_WIDTHS, "reconstructed": ["widths"]},
        "rounds": {
            "last": LAST_ROUND, "salary": SALARY_ROUNDS, "years": YEARS, "reconstructed": ["salary", "years"],
        },
        "map": map_of_italy({"2/5": SIDE_2_5}, {"2": CITY_NAME}),
    }
