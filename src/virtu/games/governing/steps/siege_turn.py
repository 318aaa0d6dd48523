"""AG-10.1 Siege turns: each player in order resolves the own sieges."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.combat import rivals, sieges_of
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.plains import PlainsChoice, open_plains
from virtu.games.governing.steps.siege import OpenSiege, besieging
from virtu.games.governing.wire import Preview
from virtu.games.palace.actions import Done, Pass
from virtu.games.palace.actions_war import BESIEGE, Besiege, Withdraw
from virtu.games.palace.clauses_war import A_SIEGE, COMPULSORY, SIEGE_ORDER
from virtu.games.palace.state import EMPTY, SIEGES
from virtu.games.palace.step import CityDo, SeatAsk, SeatDo
from virtu.games.palace.steps.war import RETURN_ALL, ReturnTokens
from virtu.games.palace.tables import CITY_NAME, SEATS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Sieges(Do):
    """AG-10.1.1 After all Spring turns, each player in order."""

    def perform(self, g: Governing) -> None:
        g.phase = SIEGES
        g.then(*[SIEGE_TURN[seat] for seat in g.order], RETURN_ALL)


@dataclass(slots=True, init=False, unsafe_hash=True)
class SiegeTurn(SeatDo):
    """AG-10.1.1 Resolve own sieges one by one."""

    def perform(self, g: Governing) -> None:
        sieges = sieges_of(g, self.who)
        if len(sieges) > 1:
            g.then(ChooseSiege(self.who), self)
        elif sieges:
            g.then(Resolve(self.who, sieges[0]), self)
        elif not g.rules.tokens_to_the_end and g.tokens[self.who]:
            g.then(ReturnTokens(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseSiege(SeatAsk):
    """AG-10.1.1 (DP-Q1) Which own siege is resolved next."""

    def topic(self) -> str:
        return "siege"

    def rule(self) -> Clause:
        return SIEGE_ORDER

    def candidates(self, g: Governing) -> list[Action]:
        return [BESIEGE[city] for city in sieges_of(g, self.who)]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, (Withdraw, Done, Pass)):
            return COMPULSORY
        if not isinstance(action, Besiege):
            return SIEGE_ORDER
        return None if action.city in sieges_of(g, self.who) else A_SIEGE

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, Besiege)
        g.then(Resolve(self.who, action.city))

    def own_preview(self, g: Governing, action: Action) -> Preview:
        assert isinstance(action, Besiege)
        return besieging(g, self.who, action.city, rivals(g, self.who, action.city))

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"cities": ", ".join([CITY_NAME[city] for city in sieges_of(g, self.who)])}


@dataclass(slots=True, init=False, unsafe_hash=True)
class Resolve(CityDo):
    """AG-10.1.5 First the plains if there are rivals, then the siege."""

    def perform(self, g: Governing) -> None:
        others = rivals(g, self.who, self.city)
        if others:
            open_plains(g, self.who, self.city, others)
        elif g.deferred[self.city] in (self.who, self.who + g.players):
            # AG-16.3 The plains were won earlier; the choice has waited for this turn.
            rests = g.deferred[self.city] >= g.players
            g.deferred[self.city] = EMPTY
            g.then(PlainsChoice(self.who, self.city, self.who if rests else EMPTY))
        else:
            g.then(OpenSiege(self.who, self.city, EMPTY))


# Steps are values: those that come every Year are made once and shared.
SIEGE_TURN: Final = [SiegeTurn(Seat(seat)) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "sieges": Sieges,
    "siege_turn": SiegeTurn,
    "choose_siege": ChooseSiege,
    "resolve": Resolve,
}
