"""HO-4 A turn: up to two actions and one Favour, then the Mill and the next player."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.actions import (
    ACCUSE,
    DENOUNCE,
    DISCARD,
    DONE,
    EXCHANGE,
    FAVOUR,
    PLAY,
    PLAY_FATE,
    Accuse,
    CounterWith,
    Denounce,
    Discard,
    Done,
    Exchange,
    Favour,
    Play,
    PlayFate,
)
from virtu.games.honour.clauses import (
    AGAINST_ANOTHER,
    AN_ACTION,
    COUNTER_WAITS,
    DEADLOCK,
    DENOUNCED_CARD,
    DENOUNCED_NONE,
    EXCHANGE_CARDS,
    EXCHANGE_HAND,
    EXCHANGE_NONE,
    EXCHANGE_ONE,
    FITS_GROUP,
    FOR_ANOTHER,
    IN_HAND,
    NEXT_VALUE,
    NO_FATE,
    ONE_FAVOUR,
    ROUND_LIMIT,
    TIME_IS_UP,
    TOP_OF_LEVELS,
    TWO_ACTIONS,
)
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.step import TurnAsk, outlook
from virtu.games.honour.steps.draw import FILL_HAND, DrawFromDeck, lay_down
from virtu.games.honour.steps.ending import end
from virtu.games.honour.steps.fate import changes_nothing, denounce, play_fate
from virtu.games.honour.steps.mill import GIVE_OUT, gives_out
from virtu.games.honour.steps.plays import accuse, play_honour, play_recognition, suffer
from virtu.games.honour.tables import (
    ACTIONS,
    DENOUNCED,
    DISHONOUR,
    FATE,
    FIRST_FATE,
    FITS,
    HAND,
    HONOUR,
    NAME,
    NOBLEMAN,
    RECOGNITION,
    SEATS,
    SORT,
    SUITED,
    TOP_LEVEL,
    VALUE,
    VALUES,
)
from virtu.games.honour.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Act(TurnAsk):
    """HO-4.1 to HO-4.3 An action, a Favour, or enough.

    Asked as long as an action or the Favour is left, even of a hand that allows neither: a turn that ended by itself
    would tell everybody what the hand lacks (HO-12.1).
    """

    def topic(self) -> str:
        return "act"

    def rule(self) -> Clause:
        return AN_ACTION

    def offers(self, g: Honour) -> list[Action]:
        # The most frequent question: going through the hand once gives exactly what nobody objects to.
        return self.candidates(g)

    def candidates(self, g: Honour) -> list[Action]:
        answers: list[Action] = [DONE]
        turn, acts, favours, tops = g.turn, g.actions > 0, g.favours > 0, g.tops
        if acts and g.hands[turn]:
            answers.append(EXCHANGE)
        last = EMPTY
        for kind in g.hands[turn]:
            if kind == last:
                continue
            last = kind
            sort = SORT[kind]
            if sort == HONOUR:
                below = VALUE[kind] - 1
                for seat in SUITED[kind]:
                    if tops[seat * VALUES + below]:
                        if acts:
                            answers.append(PLAY[kind * SEATS + seat])
                        if favours and seat != turn:
                            answers.append(FAVOUR[kind * SEATS + seat])
            elif not acts:
                break  # the Honour cards stand first in a hand
            elif sort == RECOGNITION:
                for seat in SUITED[kind]:
                    if g.levels[seat] < TOP_LEVEL:
                        answers.append(PLAY[kind * SEATS + seat])
            elif sort == DISHONOUR:
                denounced = g.holds(turn, FIRST_FATE + DENOUNCED)
                for seat in SUITED[kind]:
                    if seat != turn:
                        answers.append(ACCUSE[kind * SEATS + seat])
                        if denounced:
                            answers.append(DENOUNCE[kind * SEATS + seat])
            elif sort == FATE:
                design = kind - FIRST_FATE
                if design != DENOUNCED and changes_nothing(g, design) is None:
                    answers.append(PLAY_FATE[design])
        return answers

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Play):
            return self.cannot_play(g, action.kind, action.target, g.actions > 0)
        if isinstance(action, Favour):
            if not g.favours:
                return ONE_FAVOUR
            if action.target == g.turn:
                return FOR_ANOTHER
            return self.cannot_play(g, action.kind, action.target, True)
        if isinstance(action, Accuse):
            return self.cannot_accuse(g, action.kind, action.target)
        if isinstance(action, Denounce):
            if g.rules.short:
                return NO_FATE
            if not g.holds(g.turn, FIRST_FATE + DENOUNCED):
                return DENOUNCED_CARD
            if not [kind for kind in g.hands[g.turn] if SORT[kind] == DISHONOUR]:
                return DENOUNCED_NONE
            return self.cannot_accuse(g, action.kind, action.target)
        if isinstance(action, PlayFate):
            if g.rules.short:
                return NO_FATE
            if not g.holds(g.turn, FIRST_FATE + action.design):
                return IN_HAND
            return changes_nothing(g, action.design) if g.actions else TWO_ACTIONS
        if isinstance(action, Exchange):
            if not g.actions:
                return TWO_ACTIONS
            return None if g.hands[g.turn] else EXCHANGE_NONE
        return COUNTER_WAITS if isinstance(action, CounterWith) else AN_ACTION

    def cannot_play(self, g: Honour, kind: int, target: int, allowed: bool) -> Clause | None:
        """HO-5.1, HO-5.2, HO-6.1 What speaks against an Honour or Recognition card for a player."""
        if not g.holds(g.turn, kind):
            return IN_HAND
        if not allowed:
            return TWO_ACTIONS
        if SORT[kind] == RECOGNITION:
            return TOP_OF_LEVELS if g.levels[target] == TOP_LEVEL else None
        if not FITS[kind * SEATS + target]:
            return FITS_GROUP
        return None if g.tops[target * VALUES + VALUE[kind] - 1] else NEXT_VALUE

    def cannot_accuse(self, g: Honour, kind: int, target: int) -> Clause | None:
        """HO-7.1 What speaks against a Dishonour card against a player."""
        if not g.holds(g.turn, kind):
            return IN_HAND
        if not g.actions:
            return TWO_ACTIONS
        if target == g.turn:
            return AGAINST_ANOTHER
        return None if FITS[kind * SEATS + target] else FITS_GROUP

    def answer(self, g: Honour, action: Action) -> None:
        if isinstance(action, Done):
            if g.news is not None:
                g.tell("stopped", TWO_ACTIONS, {"seat": g.turn, "left": g.actions})
            g.then(END_TURN)
            return
        g.then(GO_ON)
        g.busy = True
        if isinstance(action, Favour):
            g.favours -= 1
            play_honour(g, action.kind, action.target, True)
            return
        g.actions -= 1
        if isinstance(action, Play):
            if SORT[action.kind] == RECOGNITION:
                play_recognition(g, action.kind, action.target)
            else:
                play_honour(g, action.kind, action.target, False)
        elif isinstance(action, Accuse):
            accuse(g, action.kind, action.target)
        elif isinstance(action, Denounce):
            denounce(g, action.kind, action.target)
        elif isinstance(action, PlayFate):
            play_fate(g, action.design)
        else:
            g.then(ExchangeCards(0))

    def preview(self, g: Honour, action: Action, seat: Seat | None) -> Preview:
        after = self.after(g, action)
        if isinstance(action, Accuse):
            after.charge = EMPTY
            suffer(after, action.kind, action.target)
            return {**outlook(g, after, []), "unless_countered": True}
        if isinstance(action, Done) and g.actions:
            return outlook(g, after, [{"key": "actions_left", "facts": {"left": g.actions}}])
        seen = outlook(g, after, [])
        if isinstance(action, Exchange):
            seen["most"] = len(g.hands[g.turn])
        return seen

    def leanings(self, g: Honour, offers: list[Action]) -> list[int]:
        """Fate cards are few and seldom playable: they go first. With nothing to draw, most turns go by."""
        leanings = [FATE_FIRST if isinstance(action, PlayFate) else 1 for action in offers]
        if g.barren() and isinstance(offers[0], Done):
            leanings[0] = 4 * sum(leanings)
        return leanings


FATE_FIRST: Final = 20
"""How much likelier random play takes a Fate card than any other answer."""


@dataclass(slots=True, init=False, unsafe_hash=True)
class ExchangeCards(TurnAsk):
    """HO-4.5 Discard 1 to 8 cards one by one, then draw as many from the deck."""

    count: Final[int]

    def __init__(self, count: int) -> None:
        self.count = count

    def topic(self) -> str:
        return "exchange"

    def rule(self) -> Clause:
        return EXCHANGE_CARDS

    def offers(self, g: Honour) -> list[Action]:
        # Going through the hand once gives exactly what nobody objects to.
        return self.candidates(g)

    def candidates(self, g: Honour) -> list[Action]:
        answers: list[Action] = [DONE] if self.count else []
        last = EMPTY
        for kind in g.hands[g.turn]:
            if kind != last:
                answers.append(DISCARD[kind])
            last = kind
        return answers

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None if self.count else EXCHANGE_ONE
        if not isinstance(action, Discard):
            return EXCHANGE_CARDS
        return None if g.holds(g.turn, action.kind) else EXCHANGE_HAND

    def answer(self, g: Honour, action: Action) -> None:
        count = self.count
        if isinstance(action, Discard):
            count += 1
            lay_down(g, g.turn, action.kind)
            g.discards[action.kind] += 1
            if g.news is not None:
                g.tell("discarded", EXCHANGE_CARDS, {"seat": g.turn, "card": NAME[action.kind]})
            if g.hands[g.turn]:
                g.then(ExchangeCards(count))
                return
        if g.news is not None:
            g.tell("exchanged", EXCHANGE_CARDS, {"seat": g.turn, "count": count})
        # HO-R12 In the full game a hand that was short is filled up at this draw too.
        g.then(DrawFromDeck(g.turn, count if g.rules.short else HAND - len(g.hands[g.turn])))

    def preview(self, g: Honour, action: Action, seat: Seat | None) -> Preview:
        # A discard touches nothing but the hand: what the turn's end brings has been said before.
        return {} if isinstance(action, Discard) else TurnAsk.preview(self, g, action, seat)


@dataclass(slots=True, init=False, unsafe_hash=True)
class GoOn(Do):
    """HO-4.1, HO-4.3 The turn goes on while an action or the Favour is left."""

    def perform(self, g: Honour) -> None:
        g.then(ACT if g.actions or g.favours else END_TURN)


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndTurn(Do):
    """HO-7.5 An active queue gives out; HO-11.3 in the short game the hand is refilled instead."""

    def perform(self, g: Honour) -> None:
        g.then(NEXT_TURN)
        if g.rules.short:
            g.then(FILL_HAND[g.turn])
        for _ in range(gives_out(g)):
            g.then(GIVE_OUT)
        if g.market:
            g.market -= 1


@dataclass(slots=True, init=False, unsafe_hash=True)
class NextTurn(Do):
    """HO-3.3, HO-10.2, HO-11.4 The next player in the order of seats, unless the game is over."""

    def perform(self, g: Honour) -> None:
        g.idle = g.idle + 1 if g.barren() and not g.busy else 0
        if g.idle == SEATS:
            end(g, "deadlock", DEADLOCK)
            return
        g.turn = g.next_seat(g.turn)
        if g.turn == NOBLEMAN:
            if g.rules.short and g.rules.clock and g.rung:
                end(g, "clock", TIME_IS_UP)
                return
            if g.rules.short and not g.rules.clock and g.round >= g.rules.rounds:
                end(g, "rounds", TIME_IS_UP)
                return
            if 0 < g.rules.round_limit <= g.round:
                end(g, "round_limit", ROUND_LIMIT)
                return
            g.round += 1
        g.actions = ACTIONS
        g.favours = 1
        g.busy = False
        g.woken = False
        g.then(ACT)


ACT: Final = Act()
GO_ON: Final = GoOn()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()


TAGS: Final[dict[str, type]] = {
    "act": Act,
    "exchange_cards": ExchangeCards,
    "go_on": GoOn,
    "end_turn": EndTurn,
    "next_turn": NextTurn,
}
