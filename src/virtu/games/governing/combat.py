"""AG-10.1, AG-10.2 Who besieges, and who stands in the way."""

from virtu.games.governing.state import Governing


def rivals(g: Governing, seat: int, city: int) -> list[int]:
    """AG-10.2.1 Others in front of the City with Troops that are not marked, in turn order."""
    owner = g.owner[city]
    place = city * g.players
    return [other for other in g.order if other != seat and other != owner and g.troops[place + other]]


def sieges_of(g: Governing, seat: int) -> list[int]:
    """AG-10.1.2 The Cities before which a seat has Troops that are not marked."""
    cities: list[int] = []
    owner, troops, players = g.owner, g.troops, g.players
    for city in range(len(owner)):
        if troops[city * players + seat] and owner[city] != seat:
            cities.append(city)
    return cities
