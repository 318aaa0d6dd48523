"""WI-5.3 What Crowns and Crosses could do: squares of the tracks after so many, and the sources that bring them."""

from typing import Final

from virtu.games.palace.actions import USE
from virtu.games.palace.payment_table import OF_ROOM, SOURCE_KIND
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import CROSS, CROWN, INDULGENCE_SOURCE, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import INFLUENCE
from virtu.games.wars_of_italy.clauses import CANCELLED, INFLUENCED
from virtu.games.wars_of_italy.state import FOR_INFLUENCE, Wars
from virtu.games.wars_of_italy.tables import MAJOR_COUNT, MAJORS, ROME
from virtu.games.wars_of_italy.wire import After, Major, Spent, Spread, Sum
from virtu.kernel.ids import Seat

MOST_CROWNS: Final = 9
MOST_CROSSES: Final = 4
"""What is shown; more can be spent in a second go of the same action."""


def spend(w: Wars, seat: Seat, major: int, touched: int) -> None:
    """WI-5.3.4, WI-5.3.6 One square, unless this symbol is the one an opposing Agent cancels."""
    agent = w.agent[TRACK_LOCATION + major]
    if agent not in (EMPTY, seat) and not touched >> major & 1:
        if w.news is not None:
            w.tell("influence_cancelled", CANCELLED, {"seat": seat, "owner": agent, "major": MAJORS[major]})
        return
    w.pull(major, seat, 1)
    if w.news is not None:
        w.tell("influenced", INFLUENCED, {"seat": seat, "major": MAJORS[major], "square": w.influence[major]})


def squares_after(w: Wars, seat: Seat, touched: int, major: int, most: int) -> list[After]:
    """Where a marker would stand after 1, 2, … symbols, as long as they move it or an Agent swallows them."""
    after = w.clone()
    squares: list[After] = []
    while len(squares) < most and not after.at_end(major, seat):
        spend(after, seat, major, touched)
        touched |= 1 << major
        square, alliance = after.influence[major], after.in_alliance_zone(major, seat)
        squares.append({"square": square, "posture": after.postures(major), "alliance": alliance})
    return squares


def spread(w: Wars, seat: Seat, touched: int) -> Spread:
    """(DP-V2) For the steppers of the tracks: squares by Major City, and the sources for every sum of symbols."""
    tracks: dict[str, list[After]] = {
        MAJORS[major]: squares_after(w, seat, touched, major, MOST_CROWNS + MOST_CROSSES)
        for major in range(MAJOR_COUNT)
        if w.ally[major] == EMPTY
    }
    answers: dict[Major, dict[Spent, str]] = {
        MAJORS[major]: {"crown": str(crown), "cross": str(cross)} for major, (crown, cross) in enumerate(INFLUENCE)
    }
    crosses = MOST_CROSSES if w.ally[ROME] == EMPTY else 0
    return {"tracks": tracks, "ways": ways(w, seat, crosses), "answers": answers}


def ways(w: Wars, seat: Seat, most_crosses: int) -> list[Sum]:
    """By Crowns and Crosses wanted: the cheapest sources to put up, with the pool. Indulgences are asked for apart."""
    means = means_of(w, seat, FOR_INFLUENCE)
    # By what is given: how many sources exhaust for it, and the answers that use them and those that do not.
    best: dict[tuple[int, int], tuple[int, list[str]]] = {(w.pool[CROWN], w.pool[CROSS]): (0, [])}
    for index, source in enumerate(means.sources):
        if source == INDULGENCE_SOURCE:
            continue
        for (crowns, crosses), (price, uses) in list(best.items()):
            price += 0 if SOURCE_KIND[source] == OF_ROOM else 1
            for symbol in (CROWN, CROSS):
                amount = means.gifts[index][symbol]
                given = (crowns + amount, crosses) if symbol == CROWN else (crowns, crosses + amount)
                if amount and (given not in best or price < best[given][0]):
                    best[given] = (price, [*uses, str(USE[source][symbol])])
    # Least given up first, then least left over.
    ranked = sorted(best.items(), key=lambda way: (way[1][0], sum(way[0])))
    sums: list[Sum] = []
    for crosses in range(most_crosses + 1):
        for crowns in range(MOST_CROWNS + 1):
            enough = [uses for given, (_, uses) in ranked if given[0] >= crowns and given[1] >= crosses]
            if enough and crowns + crosses:
                sums.append({"crown": crowns, "cross": crosses, "use": enough[0]})
    return sums
