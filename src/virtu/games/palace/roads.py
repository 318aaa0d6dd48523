"""How far Cities are from each other by road."""

from virtu.games.palace.tables import CITIES, NEIGHBOURS


def roads_to(side: int, target: int, passable: list[bool], far: int) -> list[int]:
    """By City: the roads between it and a target, through passable Cities; `far` if there is no way."""
    distance = [far] * CITIES
    distance[target] = 0
    ring = [target]
    while ring:
        city = ring.pop(0)
        for other in NEIGHBOURS[side][city]:
            if distance[other] == far:
                distance[other] = distance[city] + 1
                if passable[other]:
                    ring.append(other)
    return distance
