"""AG-10.2 Battles on the plains: several besiegers meet before the City does."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.siege import OpenSiege, besieging
from virtu.games.governing.wire import Preview
from virtu.games.palace.actions_war import BESIEGE, WITHDRAW, Besiege
from virtu.games.palace.clauses_war import MELEE_RULE, PLAINS_CHOICE, PLAINS_LOST, PLAINS_TIED
from virtu.games.palace.combat import MELEE, PLAINS, Combat
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.announce import OpenCombat, Outcome, PlainsAsk, PlainsEnd
from virtu.games.palace.tables import CITY_NAME
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do

MET: Final = ["", "", "met_on_plains_two", "met_on_plains_three", "met_on_plains_four", "met_on_plains_five"]
"""Event names by the number of attackers."""


def open_plains(g: Governing, resolver: Seat, city: int, others: list[int]) -> None:
    """AG-10.2.2 The first involved player in order resolves the City: all who stand before it fight first."""
    if g.news is not None:
        g.tell(MET[len(others) + 1], PLAINS_LOST, {"seat": resolver, "city": CITY_NAME[city], "rivals": len(others)})
    if g.terms().melee:
        combat = Combat(MELEE, city, (resolver, *others), resolver, (), EMPTY)
        g.then(OpenCombat(combat), MeleeOutcome(combat, (), EMPTY))
    else:
        g.then(NextRival(resolver, city, resolver, False, tuple(others), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class NextRival(Do):
    """AG-10.2.9 The champion meets the next rival in order; the last champion decides about the siege."""

    resolver: Final[Seat]
    city: Final[int]
    champion: Final[int]
    """EMPTY after a tie or a victory without survivors."""
    fought: Final[bool]
    rest: Final[tuple[int, ...]]
    tired: Final[int]

    def __init__(
        self, resolver: Seat, city: int, champion: int, fought: bool, rest: tuple[int, ...], tired: int
    ) -> None:
        self.resolver = resolver
        self.city = city
        self.champion = champion
        self.fought = fought
        self.rest = rest
        self.tired = tired

    def perform(self, g: Governing) -> None:
        if not self.rest:
            if self.champion != EMPTY and self.fought:
                plains_won(g, self.resolver, Seat(self.champion), self.city, self.tired)
            # AG-10.2.9 (4) Nobody left, or one who has not fought: that one resolves the City on the own siege turn.
            return
        rival = self.rest[0]
        if self.champion == EMPTY:
            g.then(NextRival(self.resolver, self.city, rival, False, self.rest[1:], self.tired))
            return
        sides = (self.champion, rival)
        combat = Combat(PLAINS, self.city, sides, self.resolver, self.rest[1:], self.tired)
        g.then(OpenCombat(combat), PlainsOutcome(combat, (), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlainsOutcome(PlainsEnd):
    """AG-10.2.5, AG-10.2.6 The loser loses all Troops and the winner as many; a tie costs each one."""

    def tied(self, g: Governing, first: Seat, second: Seat, city: int) -> None:
        tied(g, [first, second], city)
        self.go_on(g, EMPTY)

    def won(self, g: Governing, winner: Seat, loser: Seat, city: int) -> None:
        defeat(g, winner, [loser], city, g.troops_at(loser, city))
        self.go_on(g, winner if g.troops_at(winner, city) else EMPTY)

    def go_on(self, g: Governing, champion: int) -> None:
        """The next rival meets the one who is left, if anybody is."""
        combat = self.combat
        tired = self.leonardo if self.leonardo != EMPTY else combat.tired
        g.then(NextRival(Seat(combat.resolver), combat.city, champion, True, combat.rest, tired))


@dataclass(slots=True, init=False, unsafe_hash=True)
class MeleeOutcome(Outcome):
    """AG-10.2.10 The strongest wins and loses as many as all others together; the tied lose one each."""

    def perform(self, g: Governing) -> None:
        combat = self.combat
        strength = self.strengths(g, self.bonuses)
        best = max(strength)
        leaders = [Seat(side) for index, side in enumerate(combat.sides) if strength[index] == best]
        losers = [Seat(side) for index, side in enumerate(combat.sides) if strength[index] != best]
        beaten = sum([g.troops_at(loser, combat.city) for loser in losers])
        if len(leaders) > 1:
            defeat(g, Seat(EMPTY), losers, combat.city, 0)
            tied(g, leaders, combat.city)
            return
        winner = leaders[0]
        defeat(g, winner, losers, combat.city, beaten)
        if g.troops_at(winner, combat.city):
            plains_won(g, Seat(combat.resolver), winner, combat.city, self.leonardo)


def defeat(g: Governing, winner: Seat, losers: list[Seat], city: int, losses: int) -> None:
    """Losers lose all Troops, the winner (if any) that many or all."""
    place = city * g.players
    for loser in losers:
        g.troops[place + loser] = 0
    if winner == EMPTY:
        return
    g.troops[place + winner] -= min(losses, g.troops[place + winner])
    if g.news is not None:
        for loser in losers:
            g.tell(
                "won_on_plains", PLAINS_LOST,
                {"attacker": winner, "defender": loser, "city": CITY_NAME[city], "left": g.troops[place + winner]},
            )


def tied(g: Governing, seats: list[Seat], city: int) -> None:
    """Each loses one Troop; the survivors are marked for retreat."""
    for seat in seats:
        g.change(seat, city, -1)
        g.rout(seat, city)
    if g.news is not None:
        clause = MELEE_RULE if g.terms().melee else PLAINS_TIED
        g.tell("tied_on_plains", clause, {"first": seats[0], "second": seats[1], "city": CITY_NAME[city]})


def plains_won(g: Governing, resolver: Seat, winner: Seat, city: int, tired: int) -> None:
    """AG-10.2.8 The winner decides now; AG-16.3 or on the own siege turn, if it is not this one."""
    if g.terms().winner_waits and winner != resolver:
        rests = tired == winner and not g.terms().leonardo_again
        g.deferred[city] = winner + g.players if rests else winner
    else:
        g.then(PlainsChoice(winner, city, tired))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlainsChoice(PlainsAsk):
    """AG-10.2.8 (DP-Q3) Besiege the City now, or mark the Troops for retreat."""

    tired: Final[int]

    def __init__(self, who: Seat, city: int, tired: int) -> None:
        PlainsAsk.__init__(self, who, city)
        self.tired = tired

    def rule(self) -> Clause:
        return PLAINS_CHOICE

    def candidates(self, g: Governing) -> list[Action]:
        return [BESIEGE[self.city], WITHDRAW[self.city]]

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Besiege):
            g.then(OpenSiege(self.who, self.city, self.tired))
            return
        g.rout(self.who, self.city)
        if g.news is not None:
            g.tell("withdrew", PLAINS_CHOICE, {"seat": self.who, "city": CITY_NAME[self.city]})

    def own_preview(self, g: Governing, action: Action) -> Preview:
        return besieging(g, self.who, self.city, []) if isinstance(action, Besiege) else {}


TAGS: Final[dict[str, type]] = {
    "next_rival": NextRival,
    "plains_outcome": PlainsOutcome,
    "melee_outcome": MeleeOutcome,
    "plains_choice": PlainsChoice,
}
