"""WI-8.3 to WI-8.6 A siege: strength, victory with all it changes, defeat."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.palace.combat import siege_of
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT
from virtu.games.palace.step import CityDo
from virtu.games.palace.steps.announce import OpenCombat, SiegeEnd, besieged, prospect_of_siege
from virtu.games.palace.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.clauses import (
    ALLY_KEEPS,
    ELIMINATED,
    LOST_INFLUENCE,
    TROPHY,
    TURNED,
)
from virtu.games.wars_of_italy.combat import disc_colour, on_plains
from virtu.games.wars_of_italy.state import HOSTILE, MAJOR, Wars, opponent
from virtu.games.wars_of_italy.steps.alliance import cities_with_disc, leave_track
from virtu.games.wars_of_italy.steps.losses import Losses, Rout
from virtu.games.wars_of_italy.tables import (
    CAPITAL,
    COLOUR_COUNT,
    COLOURS,
    LOSS_CAPITAL,
    LOSS_DEPENDENCY,
    MAJOR_COUNT,
    MAJORS,
)
from virtu.games.wars_of_italy.wire import Preview
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class BeginSiege(CityDo):
    """WI-7.1 Posture, disc, value and Agents are read now."""

    def perform(self, w: Wars) -> None:
        combat = siege_of(w, self.who, self.city, EMPTY)
        besieged(w, self.who, self.city)
        w.then(OpenCombat(combat), SiegeResult(combat, (), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeResult(SiegeEnd):
    """WI-8.3.3 Victory only if the attack is greater than the defence."""

    def lost(self, w: Wars, attacker: Seat, city: int) -> None:
        w.then(Losses(attacker, city, 1), Rout(attacker, city))

    def won(self, w: Wars, attacker: Seat, city: int, losses: int) -> None:
        other = opponent(attacker)
        if w.welcomes(other, city):
            for colour in w.colours_of(other):
                w.change(colour, city, -w.count_at(colour, city))
        if w.owner[city] == MAJOR:
            w.corps[city * MAJOR_COUNT + w.disc[city]] = 0
        w.then(Losses(attacker, city, losses), Conquest(attacker, city))


@dataclass(slots=True, init=False, unsafe_hash=True)
class Conquest(CityDo):
    """WI-8.4.3 to WI-8.4.5 Own disc, trophy, tile, influence."""

    def perform(self, w: Wars) -> None:
        city, major = self.city, w.disc[self.city]
        removed = disc_colour(w, city)
        if removed != EMPTY:
            w.trophies[self.who * COLOUR_COUNT + removed] += 1
            if w.news is not None:
                w.tell("took_trophy", TROPHY, {"attacker": self.who, "colour": COLOURS[removed]})
        w.owner[city] = self.who
        w.disc[city] = EMPTY
        w.city_ready[city] = 0
        w.deferred[city] = EMPTY
        if major == EMPTY:
            return
        if city != CAPITAL[major]:
            if w.ally[major] == EMPTY:
                lose_influence(w, self.who, major, LOSS_DEPENDENCY)
            return
        if w.ally[major] == EMPTY:
            eliminate(w, major)
        elif w.news is not None:
            w.tell("took_allied_capital", ALLY_KEEPS, {"attacker": self.who, "major": MAJORS[major]})
        if w.ally[major] != OUT and not w.terms().allied_capital_costs:
            # WI-R35
            return
        for other in range(MAJOR_COUNT):
            if w.ally[other] == EMPTY:
                lose_influence(w, self.who, other, LOSS_CAPITAL)


def besieging(w: Wars, seat: Seat, city: int) -> Preview:
    """How a siege would end if nobody announced anything, and what the City's fall would do to the tracks."""
    prospect = cast("Preview", prospect_of_siege(w, seat, city))
    return {**prospect, "plains": on_plains(w, seat, city), **conquest(w, seat, city)}


def conquest(w: Wars, seat: Seat, city: int) -> Preview:
    """WI-8.4.5 What taking a City would do to the tracks: whom it eliminates, where markers would stand."""
    after = w.clone()
    Conquest(seat, city).perform(after)
    effects: Preview = {}
    for major, name in enumerate(MAJORS):
        if after.ally[major] != w.ally[major]:
            effects["eliminates"] = name
        elif after.influence[major] != w.influence[major]:
            effects["influence"] = {**effects.get("influence", {}), name: after.influence[major]}
    return effects


def lose_influence(w: Wars, seat: Seat, major: int, squares: int) -> None:
    """WI-6.4, WI-8.1.2 What rested peacefully before a city may now have to besiege it."""
    before = w.posture(major, seat)
    w.pull(major, opponent(seat), squares)
    if w.news is not None:
        w.tell(
            "lost_influence", LOST_INFLUENCE,
            {"seat": seat, "major": MAJORS[major], "squares": squares, "square": w.influence[major]},
        )
        if before != HOSTILE and w.posture(major, seat) == HOSTILE:
            for city in range(CITIES):
                if w.disc[city] == major and w.army_at(seat, city):
                    w.tell("turned_compulsory", TURNED, {"seat": seat, "city": CITY_NAME[city]})


def eliminate(w: Wars, major: int) -> None:
    """WI-8.6.1 Everything of the Major City leaves; its remaining cities become Neutral Cities."""
    if w.news is not None:
        w.tell("eliminated", ELIMINATED, {"major": MAJORS[major]})
    w.ally[major] = OUT
    leave_track(w, major)
    for city in range(CITIES):
        w.corps[city * MAJOR_COUNT + major] = 0
    for city in cities_with_disc(w, major):
        w.owner[city] = NEUTRAL
        w.disc[city] = EMPTY
        w.lost_tiles[city] = 1 if w.terms().orphan_tile_out else 0


TAGS: Final[dict[str, type]] = {"begin_siege": BeginSiege, "siege_result": SiegeResult, "conquest": Conquest}
