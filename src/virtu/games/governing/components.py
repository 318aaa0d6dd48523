"""What never changes, told once to clients: cards, tiles, map, palaces, with what is known and what is ours."""

from virtu.games.governing.wire import Components
from virtu.games.palace.components import cards, entry, map_of_italy, palace, printed
from virtu.games.palace.tables import (
    BONUS_POINTS,
    BONUS_TYPE,
    BONUSES,
    CITIES_POINTS,
    CITY_NAME,
    COLOUR,
    DATA_HASH,
    FACTIONS,
    FACTIONS_AT,
    IN_PLAY,
    PATRONAGE_POINTS,
    PRINTED,
    SIDE_2_5,
    SIDE_3_4,
    TYPES,
)


def components() -> Components:
    """Everything printed."""
    in_play = {str(players): [CITY_NAME[city] for city in IN_PLAY[players]] for players in range(3, 6)}
    return {
        **printed(),
        "family": cards("family"),
        "alliances": cards("alliances"),
        "data_hash": DATA_HASH,
        "factions": {
            faction: {"colour": COLOUR[index], **palace(PRINTED[index], faction)}
            for index, faction in enumerate(FACTIONS)
        },
        "seats": {str(players): [FACTIONS[faction] for faction in FACTIONS_AT[players]] for players in range(3, 6)},
        "bonuses": {
            name: {**entry("patronage", name), "type": TYPES[BONUS_TYPE[index]], "points": BONUS_POINTS[index]}
            for index, name in enumerate(BONUSES)
        },
        "map": map_of_italy({"3/4": SIDE_3_4, "2/5": SIDE_2_5}, in_play),
        "patronage_points": PATRONAGE_POINTS,
        "cities_points": CITIES_POINTS,
    }
