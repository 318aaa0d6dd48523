"""WI-8.1 The resolution loop of a side."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, Done
from virtu.games.palace.actions_war import BESIEGE, Besiege
from virtu.games.palace.step import SeatAsk, SeatDo
from virtu.games.palace.steps.war import ReturnTokens
from virtu.games.palace.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.clauses import FAVOURS_YOU, MUST_BESIEGE, NOT_PENDING, OWN_ALLY, SIEGE_ANSWER
from virtu.games.wars_of_italy.combat import MAY, MUST, NONE, duties, duty, on_plains
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.plains import BeginBattle
from virtu.games.wars_of_italy.steps.siege import BeginSiege, besieging
from virtu.games.wars_of_italy.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegesOf(SeatDo):
    """WI-8.1.2 Everything is classified anew after each City."""

    def perform(self, w: Wars) -> None:
        must, may = duties(w, self.who, MUST), duties(w, self.who, MAY)
        if len(must) == 1 and not may:
            resolve(w, self.who, must[0])
        elif must or may:
            w.then(ChooseCity(self.who))
        elif not w.rules.tokens_to_the_end:
            w.then(ReturnTokens(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseCity(SeatAsk):
    """WI-8.1.2 (DP-V4) The City to resolve next; once nothing is compulsory the rest may be left."""

    def topic(self) -> str:
        return "siege"

    def rule(self) -> Clause:
        return SIEGE_ANSWER

    def candidates(self, w: Wars) -> list[Action]:
        return [*[BESIEGE[city] for city in range(CITIES) if w.army_at(self.who, city)], DONE]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return MUST_BESIEGE if duties(w, self.who, MUST) else None
        if not isinstance(action, Besiege):
            return SIEGE_ANSWER
        if duty(w, self.who, action.city) != NONE:
            return None
        if w.owner[action.city] == self.who:
            return OWN_ALLY
        return FAVOURS_YOU if w.welcomes(self.who, action.city) else NOT_PENDING

    def own_answer(self, w: Wars, action: Action) -> None:
        if isinstance(action, Besiege):
            resolve(w, self.who, action.city)
        elif not w.rules.tokens_to_the_end:
            w.then(ReturnTokens(self.who))

    def own_preview(self, w: Wars, action: Action) -> Preview:
        return besieging(w, self.who, action.city) if isinstance(action, Besiege) else {}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        must = duties(w, self.who, MUST)
        return {"city": CITY_NAME[must[0]]} if must and not isinstance(action, Besiege) else {}


def resolve(w: Wars, seat: Seat, city: int) -> None:
    """WI-8.1.1 First the plains, then the siege; then whatever else is to be resolved."""
    w.then(BeginBattle(seat, city) if on_plains(w, seat, city) else BeginSiege(seat, city), SiegesOf(seat))


TAGS: Final[dict[str, type]] = {"sieges_of": SiegesOf, "choose_city": ChooseCity}
