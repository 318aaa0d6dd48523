"""WI-8.3 to WI-8.6 A siege: strength, victory with all it changes, defeat."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import EMPTY, NEUTRAL, OUT
from virtu.games.governing.steps.announce import OpenCombat, Outcome
from virtu.games.governing.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.clauses import (
    ALLY_KEEPS,
    BESIEGED,
    ELIMINATED,
    LOST_INFLUENCE,
    REPELLED,
    TOOK,
    TROPHY,
    TURNED,
)
from virtu.games.wars_of_italy.combat import (
    defenders,
    disc_colour,
    helps,
    on_plains,
    siege_of,
    strengths,
    victory_losses,
)
from virtu.games.wars_of_italy.state import HOSTILE, MAJOR, Wars, opponent
from virtu.games.wars_of_italy.steps.alliance import leave_track
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
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class BeginSiege(Do):
    """WI-7.1 Posture, disc, value and Agents are read now."""

    attacker: Final[Seat]
    city: Final[int]

    def __init__(self, attacker: Seat, city: int) -> None:
        self.attacker = attacker
        self.city = city

    def perform(self, w: Wars) -> None:
        combat = siege_of(w, self.attacker, self.city)
        if w.news is not None:
            w.tell(
                "besieged", BESIEGED,
                {
                    "attacker": self.attacker, "defender": defending(w, self.attacker, self.city),
                    "city": CITY_NAME[self.city], "troops": w.army_at(self.attacker, self.city),
                },
            )
        w.then(OpenCombat(combat), SiegeResult(combat, (), EMPTY))


def defending(w: Wars, attacker: int, city: int) -> int:
    """The side that defends a city, for the news."""
    other = opponent(attacker)
    return other if helps(w, other, city) else NOBODY


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarsOutcome(Outcome):
    """WI-8.3 A combat in which all Troops of a side count, whatever their colour."""

    def strengths(self, w: Wars, bonuses: tuple[int, ...]) -> list[int]:
        return strengths(w, self.combat, bonuses)

    def losses(self, w: Wars, defence: int) -> int:
        return victory_losses(w, self.combat.sides[0], self.combat.city, defence)

    def troops(self, w: Wars) -> list[int]:
        return [w.army_at(side, self.combat.city) for side in self.combat.sides]

    def garrison(self, w: Wars) -> dict[str, object]:
        return {"garrison": defenders(w, self.combat.sides[0], self.combat.city)}


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeResult(WarsOutcome):
    """WI-8.3.3 Victory only if the attack is greater than the defence."""

    def told(self, bonuses: tuple[int, ...], leonardo: int) -> Outcome:
        return SiegeResult(self.combat, bonuses, leonardo)

    def perform(self, g: Wars) -> None:
        attack, defence = self.strengths(g, self.bonuses)
        attacker, city = Seat(self.combat.sides[0]), self.combat.city
        if attack > defence:
            self.won(g, attacker, city, attack, defence)
        else:
            if g.news is not None:
                g.tell(
                    "was_repelled", REPELLED,
                    {
                        "attacker": attacker, "defender": defending(g, attacker, city), "city": CITY_NAME[city],
                        "attack": attack, "defence": defence, "survivors": g.army_at(attacker, city) - 1,
                    },
                )
            g.then(Losses(attacker, city, 1), Rout(attacker, city))

    def won(self, w: Wars, attacker: Seat, city: int, attack: int, defence: int) -> None:
        losses = self.losses(w, defence)
        other = opponent(attacker)
        if w.news is not None:
            w.tell(
                "took_by_siege", TOOK,
                {
                    "attacker": attacker, "defender": defending(w, attacker, city), "city": CITY_NAME[city],
                    "attack": attack, "defence": defence, "losses": losses,
                },
            )
        if helps(w, other, city):
            for colour in w.colours_of(other):
                w.change(colour, city, -w.count_at(colour, city))
        if w.owner[city] == MAJOR:
            w.corps[city * MAJOR_COUNT + w.disc[city]] = 0
        w.then(Losses(attacker, city, losses), Conquest(attacker, city))


@dataclass(slots=True, init=False, unsafe_hash=True)
class Conquest(Do):
    """WI-8.4.3 to WI-8.4.5 Own disc, trophy, tile, influence."""

    who: Final[Seat]
    city: Final[int]

    def __init__(self, who: Seat, city: int) -> None:
        self.who = who
        self.city = city

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
            if w.sworn[major] == EMPTY:
                lose_influence(w, self.who, major, LOSS_DEPENDENCY)
            return
        if w.sworn[major] == EMPTY:
            eliminate(w, major)
        elif w.news is not None:
            w.tell("took_allied_capital", ALLY_KEEPS, {"attacker": self.who, "major": MAJORS[major]})
        if w.sworn[major] != OUT and not w.terms().allied_capital_costs:
            # WI-R35
            return
        for other in range(MAJOR_COUNT):
            if w.sworn[other] == EMPTY:
                lose_influence(w, self.who, other, LOSS_CAPITAL)


def besieging(w: Wars, seat: Seat, city: int) -> dict[str, object]:
    """How a siege would end if nobody announced anything, and what the City's fall would do to the tracks."""
    combat = siege_of(w, seat, city)
    prospect = SiegeResult(combat, (), EMPTY).prospect(w, (0,) * len(combat.sides))
    return {**prospect, "plains": on_plains(w, seat, city), **conquest(w, seat, city)}


def conquest(w: Wars, seat: Seat, city: int) -> dict[str, object]:
    """WI-8.4.5 What taking a City would do to the tracks: whom it eliminates, where markers would stand."""
    after = w.clone()
    Conquest(seat, city).perform(after)
    moved = {
        MAJORS[major]: after.influence[major]
        for major in range(MAJOR_COUNT)
        if after.sworn[major] == w.sworn[major] and after.influence[major] != w.influence[major]
    }
    out = [MAJORS[major] for major in range(MAJOR_COUNT) if after.sworn[major] != w.sworn[major]]
    effects: dict[str, object] = {}
    if moved:
        effects["influence"] = moved
    if out:
        effects["eliminates"] = out[0]
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
    w.sworn[major] = OUT
    leave_track(w, major)
    for city in range(CITIES):
        w.corps[city * MAJOR_COUNT + major] = 0
        if w.owner[city] == MAJOR and w.disc[city] == major:
            w.owner[city] = NEUTRAL
            w.disc[city] = EMPTY
            w.lost_tiles[city] = 1 if w.terms().orphan_tile_out else 0


TAGS: Final[dict[str, type]] = {"begin_siege": BeginSiege, "siege_result": SiegeResult, "conquest": Conquest}
"""What positions and records call them: a tag never changes."""
