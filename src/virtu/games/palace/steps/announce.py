"""AG-10.3 War bonuses: announced in turn, one at a time, until everybody is silent."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace import wire
from virtu.games.palace.actions import PASS, Pass
from virtu.games.palace.actions_war import ANNOUNCE, WARLIKE, Announce
from virtu.games.palace.clauses_war import ONE_BONUS, PLAINS_HERE
from virtu.games.palace.combat import (
    FRANCE_SOURCE,
    SIEGE,
    Combat,
    bonus_objection,
    siege_of,
    strengths,
    use_bonus,
    victory_losses,
    war_price,
    war_strength,
)
from virtu.games.palace.pointing import CityAction
from virtu.games.palace.state import CANNONS_SOURCE, EMPTY, Palace
from virtu.games.palace.step import CityAsk, PalaceAsk, named
from virtu.games.palace.tables import CITY_NAME, LEONARDO_SOURCE, SPACES, TOKEN_SOURCE, VALUE
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


def used_event(source: int) -> str:
    """The name of the event, so that each sort of bonus can be counted."""
    if source == TOKEN_SOURCE:
        return "announced_token"
    if source == LEONARDO_SOURCE:
        return "announced_leonardo"
    if source == FRANCE_SOURCE:
        return "announced_france"
    if source == CANNONS_SOURCE:
        return "announced_cannons"
    return "announced_card" if source < SPACES else "announced_tile"


@dataclass(slots=True, init=False, unsafe_hash=True)
class Outcome(Do):
    """What a combat leads to. It lies on the agenda beneath the announcements, which tell it the bonuses."""

    combat: Final[Combat]
    bonuses: Final[tuple[int, ...]]
    leonardo: Final[int]
    """Who used Leonardo in this combat, or EMPTY."""

    def __init__(self, combat: Combat, bonuses: tuple[int, ...], leonardo: int) -> None:
        self.combat = combat
        self.bonuses = bonuses
        self.leonardo = leonardo

    def told(self, bonuses: tuple[int, ...], leonardo: int) -> "Outcome":
        """The same outcome with the bonuses that were announced."""
        return type(self)(self.combat, bonuses, leonardo)

    def strengths(self, g: Palace, bonuses: tuple[int, ...]) -> list[int]:
        """The strength of each side as it stands; of a siege always attack, then defence."""
        return strengths(g, self.combat, bonuses)

    def losses(self, g: Palace, defence: int) -> int:
        """What a victorious attacker loses."""
        return victory_losses(g, self.combat.sides[0], self.combat.city, defence)

    def prospect(self, g: Palace, bonuses: tuple[int, ...]) -> Preview:
        """How the combat would end if nobody announced anything more."""
        strength = self.strengths(g, bonuses)
        if self.combat.kind != SIEGE:
            best = max(strength)
            leaders = [side for index, side in enumerate(self.combat.sides) if strength[index] == best]
            return {"strengths": strength, "leaders": leaders}
        attack, defence = strength
        won = attack > defence
        losses = self.losses(g, defence) if won else 1
        return {"attack": attack, "defence": defence, "won": won, "losses": losses}

    def troops(self, g: Palace) -> list[int]:
        """By side: the Troops that fight."""
        return [g.army_at(side, self.combat.city) for side in self.combat.sides]


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeEnd(Outcome):
    """AG-10.4.5 Victory only if the attack is greater than the defence."""

    def perform(self, g: Palace) -> None:
        attack, defence = self.strengths(g, self.bonuses)
        attacker, city = Seat(self.combat.sides[0]), self.combat.city
        losses = self.losses(g, defence)
        if g.news is not None:
            facts: dict[str, Fact] = {
                "attacker": attacker, "defender": g.defender_of(attacker, city), "city": CITY_NAME[city],
                "attack": attack, "defence": defence,
            }
            if attack > defence:
                g.tell("took_by_siege", g.cited().siege_won, {**facts, "losses": losses})
            else:
                g.tell("was_repelled", g.cited().siege_lost, {**facts, "survivors": g.army_at(attacker, city) - 1})
        if attack > defence:
            self.won(g, attacker, city, losses)
        else:
            self.lost(g, attacker, city)

    def won(self, g: Any, attacker: Seat, city: int, losses: int) -> None:
        """The City is taken, at the cost of so many Troops."""

    def lost(self, g: Any, attacker: Seat, city: int) -> None:
        """The attacker loses one Troop, the others retreat."""


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlainsEnd(Outcome):
    """AG-10.2.5, AG-10.2.6 Of two sides the stronger wins."""

    def perform(self, g: Palace) -> None:
        first, second = Seat(self.combat.sides[0]), Seat(self.combat.sides[1])
        strength = self.strengths(g, self.bonuses)
        if strength[0] == strength[1]:
            self.tied(g, first, second, self.combat.city)
        elif strength[0] > strength[1]:
            self.won(g, first, second, self.combat.city)
        else:
            self.won(g, second, first, self.combat.city)

    def tied(self, g: Any, first: Seat, second: Seat, city: int) -> None:
        """Each loses one Troop, the others retreat."""

    def won(self, g: Any, winner: Seat, loser: Seat, city: int) -> None:
        """The loser loses all Troops, the winner as many."""


def besieged(g: Palace, attacker: Seat, city: int) -> None:
    """A siege begins."""
    if g.news is not None:
        facts: dict[str, Fact] = {"attacker": attacker, "defender": g.defender_of(attacker, city)}
        facts.update({"city": CITY_NAME[city], "troops": g.army_at(attacker, city)})
        g.tell("besieged", g.cited().besieged, facts)


def prospect_of_siege(g: Palace, attacker: Seat, city: int) -> Preview:
    """How a siege would end if nobody announced anything."""
    combat = siege_of(g, attacker, city, EMPTY)
    return Outcome(combat, (), EMPTY).prospect(g, (0,) * len(combat.sides))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlainsAsk(CityAsk):
    """AG-10.2.8 (DP-Q3) What the winner on the plains does with the City."""

    def topic(self) -> str:
        return "plains_won"

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"city": CITY_NAME[self.city]}

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if type(action) not in [type(answer) for answer in self.candidates(g)]:
            return self.rule()
        assert isinstance(action, CityAction)
        return self.there(g, action) if action.city == self.city else PLAINS_HERE

    def there(self, g: Any, action: Action) -> Clause | None:
        """Why the winner cannot do this with this City."""
        return None

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        here: dict[str, Fact] = {"battle": CITY_NAME[self.city]}
        return {**here, "city": CITY_NAME[self.city]} if clause is self.rule() else here


@dataclass(slots=True, init=False, unsafe_hash=True)
class OpenCombat(Do):
    """AG-10.3.1 The first side begins to announce."""

    combat: Final[Combat]

    def __init__(self, combat: Combat) -> None:
        self.combat = combat

    def perform(self, g: Palace) -> None:
        nothing = (0,) * len(self.combat.sides)
        if g.rules.pass_reopens:
            g.then(AnnounceAgain(self.combat, 0, nothing, nothing, EMPTY))
        else:
            g.then(AnnounceBonus(self.combat, 0, nothing, nothing, EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class AnnounceBonus(PalaceAsk):
    """AG-10.3.2 (DP-Q2, DP-Q4) Use exactly one bonus, or pass for good."""

    combat: Final[Combat]
    speaker: Final[int]
    """Index into the sides of the combat."""
    bonuses: Final[tuple[int, ...]]
    """By side: what the announced bonuses add up to."""
    silent: Final[tuple[int, ...]]
    """By side: 1 if it has passed."""
    leonardo: Final[int]
    """Who used Leonardo in this combat, or EMPTY."""

    def __init__(
        self, combat: Combat, speaker: int, bonuses: tuple[int, ...], silent: tuple[int, ...], leonardo: int
    ) -> None:
        self.combat = combat
        self.speaker = speaker
        self.bonuses = bonuses
        self.silent = silent
        self.leonardo = leonardo

    def topic(self) -> str:
        return "announce"

    def rule(self) -> Clause:
        return ONE_BONUS

    def asked(self, g: Palace) -> Seat:
        return Seat(self.combat.sides[self.speaker])

    def candidates(self, g: Palace) -> list[Action]:
        return [PASS, *[ANNOUNCE[source] for source in WARLIKE]]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Announce):
            return ONE_BONUS
        return bonus_objection(g, self.combat, self.speaker, action.source, self.leonardo != EMPTY)

    def own_answer(self, g: Palace, action: Action) -> None:
        seat = self.asked(g)
        bonuses, silent, leonardo = self.bonuses, self.silent, self.leonardo
        if isinstance(action, Announce):
            said = named(g, seat, action.source)
            strength = use_bonus(g, seat, action.source)
            if action.source == LEONARDO_SOURCE:
                leonardo = seat
            bonuses = with_value(bonuses, self.speaker, bonuses[self.speaker] + strength)
            silent = self.after_bonus()
            if g.news is not None:
                facts: dict[str, Fact] = {"seat": seat, "city": CITY_NAME[self.combat.city], "strength": strength}
                facts["bonus"] = said.pop("source")
                g.tell(used_event(action.source), ONE_BONUS, {**facts, **said})
        else:
            silent = with_value(silent, self.speaker, 1)
            if g.news is not None:
                g.tell("passed", ONE_BONUS, {"seat": seat, "city": CITY_NAME[self.combat.city]})
        speaker = self.next_speaker(silent)
        if speaker >= 0:
            g.then(self.follow(speaker, bonuses, silent, leonardo))
        else:
            outcome = g.agenda.pop()
            assert isinstance(outcome, Outcome)
            g.then(outcome.told(bonuses, leonardo))

    def follow(
        self, speaker: int, bonuses: tuple[int, ...], silent: tuple[int, ...], leonardo: int
    ) -> "AnnounceBonus":
        return AnnounceBonus(self.combat, speaker, bonuses, silent, leonardo)

    def after_bonus(self) -> tuple[int, ...]:
        """Who is silent once a bonus was announced: a pass is final."""
        return self.silent

    def next_speaker(self, silent: tuple[int, ...]) -> int:
        """The next side that has not passed; -1 when all have."""
        count = len(silent)
        for step in range(1, count + 1):
            speaker = (self.speaker + step) % count
            if not silent[speaker]:
                return speaker
        return -1

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        """The combat with everything its strengths are made of."""
        combat, outcome = self.combat, self.outcome(g)
        shown: wire.Combat = {
            "kind": "siege" if combat.kind == SIEGE else "plains",
            "city": CITY_NAME[combat.city],
            "sides": [*combat.sides],
            "speaker": combat.sides[self.speaker],
            "passed": [combat.sides[index] for index, silent in enumerate(self.silent) if silent],
            "strengths": outcome.strengths(g, self.bonuses),
            "bonuses": [*self.bonuses],
            "troops": outcome.troops(g),
        }
        prospect = outcome.prospect(g, self.bonuses)
        if combat.kind != SIEGE:
            shown["leaders"] = prospect["leaders"]
        else:
            attacker = Seat(combat.sides[0])
            shown["attack"] = prospect["attack"]
            shown["defence"] = prospect["defence"]
            shown["won"] = prospect["won"]
            shown["losses"] = prospect["losses"]
            shown["value"] = VALUE[combat.city]
            shown["agent"] = g.value_for(attacker, combat.city) - VALUE[combat.city]
            shown["garrison"] = g.defenders(attacker, combat.city)
            shown["bastion"] = g.walls(combat.city)
        return {"combat": shown}

    def own_preview(self, g: Palace, action: Action) -> Preview:
        bonuses, price = self.bonuses, 0
        if isinstance(action, Announce):
            seat = self.asked(g)
            bonus = bonuses[self.speaker] + war_strength(g, seat, action.source)
            bonuses = with_value(bonuses, self.speaker, bonus)
            price = war_price(g, seat, action.source)
        return {**self.outcome(g).prospect(g, bonuses), "florins": price}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        seat = self.asked(g)
        facts: dict[str, Fact] = {"city": CITY_NAME[self.combat.city], "florins": g.treasury[seat]}
        if isinstance(action, Announce):
            facts["price"] = war_price(g, seat, action.source)
        return facts

    def outcome(self, g: Palace) -> Outcome:
        """What the combat leads to: it knows how this game counts."""
        outcome = g.agenda[-2]
        assert isinstance(outcome, Outcome)
        return outcome


@dataclass(slots=True, init=False, unsafe_hash=True)
class AnnounceAgain(AnnounceBonus):
    """AG-16.1 (war_pass=reopen) Who passed may announce again later; consecutive passes of all end the combat."""

    def follow(
        self, speaker: int, bonuses: tuple[int, ...], silent: tuple[int, ...], leonardo: int
    ) -> AnnounceBonus:
        return AnnounceAgain(self.combat, speaker, bonuses, silent, leonardo)

    def after_bonus(self) -> tuple[int, ...]:
        return (0,) * len(self.silent)

    def next_speaker(self, silent: tuple[int, ...]) -> int:
        return -1 if all(silent) else (self.speaker + 1) % len(silent)


def with_value(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one entry replaced."""
    return (*values[:index], value, *values[index + 1 :])


TAGS: Final[dict[str, type]] = {
    "open_combat": OpenCombat,
    "announce_bonus": AnnounceBonus,
    "announce_again": AnnounceAgain,
}
