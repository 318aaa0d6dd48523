"""The bridge between the kernel's steps and the typed steps of the Art of Governing.

What the rules attach to every question stands here, once: banking florins (DP-A1), and requesting the florins of an
Indulgence (DP-P5, DP-W6).
"""

from dataclasses import dataclass

from virtu.games.governing.actions import BANK, USE, Bank, Use
from virtu.games.governing.clauses import BANK_FLORINS, BANK_OWN, BANK_READY
from virtu.games.governing.requests import FLORINS, request, request_objection
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.tables import CARD_NAME, FLORIN, INDULGENCE_SOURCE, SOURCE_NAME, SPACES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance, Do


@dataclass(frozen=True, slots=True)
class GoverningDo(Do):
    """A step the rules carry out."""

    def perform(self, state: State) -> None:
        assert isinstance(state, Governing)
        self.run(state)

    def run(self, g: Governing) -> None:
        raise AssertionError(f"{self} does nothing")


@dataclass(frozen=True, slots=True)
class GoverningAsk(Ask):
    """A question to a seat: generous candidates, exact objections, and florins to bank at any time (AG-4.2.3)."""

    def asked(self, state: State) -> Seat:
        assert isinstance(state, Governing)
        return self.seat(state)

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, Governing)
        found = self.legal(state)
        for action in florins_at_hand(state, self.seat(state)):
            if self.keeps(state, action) is None:
                found.append(action)
        return found

    def objects(self, state: State, action: Action) -> Clause | None:
        assert isinstance(state, Governing)
        if isinstance(action, Bank):
            clause = bank_objection(state, self.seat(state), action.source)
            return self.keeps(state, action) if clause is None else clause
        if isinstance(action, Use) and action.source == INDULGENCE_SOURCE and action.symbol == FLORIN:
            clause = request_objection(state, self.seat(state))
            return self.keeps(state, action) if clause is None else clause
        return self.objection(state, action)

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, Governing)
        if isinstance(action, Bank):
            bank(state, self.seat(state), action.source)
            self.again(state)
        elif isinstance(action, Use) and action.source == INDULGENCE_SOURCE and action.symbol == FLORIN:
            seat = self.seat(state)
            request(state, seat, "florins")
            state.treasury[seat] += FLORINS
            self.again(state)
        else:
            self.answer(state, action)

    def legal(self, g: Governing) -> list[Action]:
        """The candidates no clause objects to."""
        return [action for action in self.candidates(g) if self.objection(g, action) is None]

    def seat(self, g: Governing) -> Seat:
        raise AssertionError(f"{self} asks nobody")

    def candidates(self, g: Governing) -> list[Action]:
        raise AssertionError(f"{self} offers nothing")

    def objection(self, g: Governing, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def answer(self, g: Governing, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")

    def keeps(self, g: Governing, action: Action) -> Clause | None:
        """The clause that forbids banking or requesting florins because something already agreed would fail."""
        return None

    def again(self, g: Governing) -> None:
        """Ask once more after florins came in."""
        g.then(self)


@dataclass(frozen=True, slots=True)
class GoverningChance(Chance):
    """A question to the seat CHANCE; every outcome is equally likely."""

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, Governing)
        return self.outcomes(state)

    def objects(self, state: State, action: Action) -> Clause | None:
        return None if action in self.offers(state) else self.rule()

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, Governing)
        self.answer(state, action)

    def outcomes(self, g: Governing) -> list[Action]:
        raise AssertionError(f"{self} has no outcomes")

    def answer(self, g: Governing, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")


def florins_at_hand(g: Governing, seat: Seat) -> list[Action]:
    """DP-A1, DP-P5, DP-W6 What a seat may do for florins beside any question."""
    found: list[Action] = []
    for source in g.ready_sources(seat):
        if g.bottom(seat, source)[FLORIN]:
            found.append(BANK[source])
    if request_objection(g, seat) is None:
        found.append(USE[INDULGENCE_SOURCE][FLORIN])
    return found


def for_florins(source: int) -> Action:
    """The action that brings a source's florins to the treasury."""
    return USE[INDULGENCE_SOURCE][FLORIN] if source == INDULGENCE_SOURCE else BANK[source]


def bank_objection(g: Governing, seat: Seat, source: int) -> Clause | None:
    """AG-4.2.2 Only a ready Cortigiano card or tile with florins is banked."""
    if not g.owns(seat, source):
        return BANK_OWN
    if not g.is_ready(seat, source):
        return BANK_READY
    return None if g.bottom(seat, source)[FLORIN] else BANK_FLORINS


def bank(g: Governing, seat: Seat, source: int) -> None:
    """AG-4.2.2 All its florins go to the treasury; the source is exhausted."""
    florins = g.bottom(seat, source)[FLORIN]
    g.exhaust(seat, source)
    g.treasury[seat] += florins
    if g.news is not None:
        g.tell("banked", BANK_FLORINS, {"seat": seat, **named(g, seat, source), "florins": florins})


def named(g: Governing, seat: Seat, source: int) -> dict[str, Fact]:
    """A source by its name, and where it is a Cortigiano space by its card: people speak of cards."""
    facts: dict[str, Fact] = {"source": SOURCE_NAME[source]}
    if source < SPACES and g.spaces[seat * SPACES + source] != EMPTY:
        facts["card"] = CARD_NAME[g.spaces[seat * SPACES + source]]
    return facts
