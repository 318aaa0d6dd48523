"""WI-8.2 A battle on the plains, and what its winner does."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_war import BESIEGE, WITHDRAW, Besiege, Withdraw
from virtu.games.palace.combat import PLAINS, Combat
from virtu.games.palace.state import EMPTY
from virtu.games.palace.step import CityDo
from virtu.games.palace.steps.announce import OpenCombat, PlainsAsk, PlainsEnd
from virtu.games.palace.tables import CITY_NAME
from virtu.games.wars_of_italy.actions import STAY, Stay
from virtu.games.wars_of_italy.clauses import BATTLE, PLAINS_STAY, PLAINS_WITHDRAW, PLAINS_WON, TIED
from virtu.games.wars_of_italy.combat import stands_apart
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.losses import Losses, Rout
from virtu.games.wars_of_italy.steps.siege import BeginSiege, besieging
from virtu.games.wars_of_italy.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class BeginBattle(CityDo):
    """WI-8.2.1 Compulsory where both sides stand; the Major City's own Troops take no part."""

    def perform(self, w: Wars) -> None:
        # AG-10.2.4 The side earlier in the turn order announces first, whosever sieges these are.
        combat = Combat(PLAINS, self.city, (w.order[0], w.order[1]), self.who, (), EMPTY)
        if w.news is not None:
            apart = stands_apart(w, self.who, self.city)
            name = "met_before_neutral_posture" if apart else "met_on_plains"
            w.tell(name, BATTLE, {"seat": self.who, "city": CITY_NAME[self.city]})
        w.then(OpenCombat(combat), BattleResult(combat, (), EMPTY))


@dataclass(slots=True, init=False, unsafe_hash=True)
class BattleResult(PlainsEnd):
    """WI-8.2.1, WI-8.2.3"""

    def tied(self, w: Wars, first: Seat, second: Seat, city: int) -> None:
        w.tell("tied_on_plains", TIED, {"first": first, "second": second, "city": CITY_NAME[city]})
        w.then(Losses(first, city, 1), Rout(first, city), Losses(second, city, 1), Rout(second, city))

    def won(self, w: Wars, winner: Seat, loser: Seat, city: int) -> None:
        beaten = w.army_at(loser, city)
        facts: dict[str, Fact] = {"attacker": winner, "defender": loser, "city": CITY_NAME[city]}
        w.tell("won_on_plains", BATTLE, {**facts, "left": max(0, w.army_at(winner, city) - beaten)})
        w.then(Losses(loser, city, beaten), Losses(winner, city, beaten), BattleWon(winner, city))


@dataclass(slots=True, init=False, unsafe_hash=True)
class BattleWon(CityDo):
    """WI-8.2.2 Who has survivors decides at once."""

    def perform(self, w: Wars) -> None:
        if w.army_at(self.who, self.city):
            w.then(AfterBattle(self.who, self.city))


@dataclass(slots=True, init=False, unsafe_hash=True)
class AfterBattle(PlainsAsk):
    """WI-8.2.2 (DP-V5) Besiege now; else stay before a city of Neutral posture, withdraw from a Neutral City."""

    def rule(self) -> Clause:
        return PLAINS_WON

    def candidates(self, w: Wars) -> list[Action]:
        return [BESIEGE[self.city], WITHDRAW[self.city], STAY[self.city]]

    def there(self, w: Wars, action: Action) -> Clause | None:
        apart = stands_apart(w, self.who, self.city)
        if isinstance(action, Stay):
            return None if apart else PLAINS_STAY
        return PLAINS_WITHDRAW if isinstance(action, Withdraw) and apart else None

    def own_answer(self, w: Wars, action: Action) -> None:
        facts: dict[str, Fact] = {"seat": self.who, "city": CITY_NAME[self.city]}
        if isinstance(action, Besiege):
            w.then(BeginSiege(self.who, self.city))
        elif isinstance(action, Stay):
            w.deferred[self.city] = self.who
            w.tell("stayed", PLAINS_WON, facts)
        else:
            w.tell("withdrew", PLAINS_WON, facts)
            w.then(Rout(self.who, self.city))

    def own_preview(self, w: Wars, action: Action) -> Preview:
        return besieging(w, self.who, self.city) if isinstance(action, Besiege) else {}


TAGS: Final[dict[str, type]] = {
    "begin_battle": BeginBattle, "battle_result": BattleResult, "battle_won": BattleWon, "after_battle": AfterBattle,
}
