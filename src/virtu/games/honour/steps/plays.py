"""HO-5 to HO-7 What playing an Honour, a Recognition or a Dishonour card does."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.actions import COUNTER_WITH, DECLINE, CounterWith, Decline
from virtu.games.honour.clauses import (
    ACCUSED,
    ANSWER_CHARGE,
    COUNTER_GROUP,
    COUNTER_HAND,
    COUNTER_RANGE,
    COUNTERED,
    HONOUR_PLAYED,
    LANDED,
    NEW_DISPLAY,
    RAISED,
    TOKEN,
    TOP_REACHED,
)
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.step import TurnAsk, about
from virtu.games.honour.steps.draw import FILL_HAND, REFILL_DISPLAY, lay_down
from virtu.games.honour.steps.ending import end
from virtu.games.honour.steps.mill import join, land
from virtu.games.honour.tables import (
    CHARACTERS,
    COUNTER,
    DISPLAY,
    FITS,
    HIGH,
    KIN,
    NAME,
    ONE_OF,
    SEATS,
    SORT,
    TOP_LEVEL,
    VALUE,
)
from virtu.games.honour.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


def play_honour(g: Honour, kind: int, target: Seat, favour: bool) -> None:
    """HO-5.1 to HO-5.4 The card joins the target's piles; who plays it for another gains a token."""
    lay_down(g, g.turn, kind)
    g.lay_honour(target, kind)
    if target != g.turn:
        g.tokens[g.turn] += 1
    if g.news is not None:
        name = "favoured" if favour else "honoured" if target == g.turn else "honoured_other"
        clause = HONOUR_PLAYED if target == g.turn else TOKEN
        g.tell(
            name, clause, {"seat": g.turn, "receiver": target, "card": NAME[kind], "total": g.honour(target)}
        )
    draw_after(g, g.turn)


def play_recognition(g: Honour, kind: int, target: Seat) -> None:
    """HO-6.1, HO-6.3, HO-4.6 One level more; the fifth ends a full game; else the display is renewed."""
    lay_down(g, g.turn, kind)
    g.discards[kind] += 1
    g.levels[target] += 1
    if g.news is not None:
        level = g.levels[target]
        g.tell(
            "recognised", RAISED, {"seat": g.turn, "receiver": target, "level": level, "cap": g.cap(target)}
        )
    if g.levels[target] == TOP_LEVEL and not g.rules.short:
        end(g, "level_5", TOP_REACHED)
        return
    for spot in range(DISPLAY):
        if g.display[spot] != EMPTY:
            g.discards[g.display[spot]] += 1
            g.display[spot] = EMPTY
    g.tell("display_renewed", NEW_DISPLAY, {})
    draw_after(g, g.turn)
    g.then(REFILL_DISPLAY)


def accuse(g: Honour, kind: int, target: Seat) -> None:
    """HO-7.1 The player of the card draws, then the target may counter."""
    lay_down(g, g.turn, kind)
    g.charge = kind
    if g.news is not None:
        g.tell(
            "accused", ACCUSED, {"seat": g.turn, "target": target, "card": NAME[kind], "value": VALUE[kind]}
        )
    g.then(AnswerCharge(target))
    draw_after(g, g.turn)


def suffer(g: Honour, kind: int, target: Seat) -> None:
    """HO-7.3, HO-11.2 A Dishonour that is not countered joins the queue; in the short game it counts at once."""
    if g.rules.short:
        land(g, kind, target, LANDED)
    else:
        join(g, kind, target)


def draw_after(g: Honour, seat: Seat) -> None:
    """HO-4.4 Draw at once; HO-11.3 in the short game not before the end of one's own turn."""
    if not g.rules.short:
        g.then(FILL_HAND[seat])


@dataclass(slots=True, init=False, unsafe_hash=True)
class AnswerCharge(TurnAsk):
    """HO-7.2 The target uses a Counter or declines.

    Always asked, also of a hand without a Counter: otherwise everybody would learn from the missing question, or from
    an answer that came too fast, that there is none (HO-12.1).
    """

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "counter"

    def rule(self) -> Clause:
        return ANSWER_CHARGE

    def asked(self, g: Honour) -> Seat:
        return self.who

    def candidates(self, g: Honour) -> list[Action]:
        counters: list[Action] = [DECLINE]
        last = EMPTY
        for kind in g.hands[self.who]:
            if kind != last and SORT[kind] == COUNTER:
                counters.append(COUNTER_WITH[kind])
            last = kind
        return counters

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, CounterWith):
            return ANSWER_CHARGE
        if not g.holds(self.who, action.kind):
            return COUNTER_HAND
        if not VALUE[action.kind] <= VALUE[g.charge] <= HIGH[action.kind]:
            return COUNTER_RANGE
        return None if FITS[action.kind * SEATS + self.who] else COUNTER_GROUP

    def answer(self, g: Honour, action: Action) -> None:
        kind = g.charge
        g.charge = EMPTY
        if isinstance(action, CounterWith):
            lay_down(g, self.who, action.kind)
            g.discards[action.kind] += 1
            g.discards[kind] += 1
            if g.news is not None:
                g.tell(
                    "countered",
                    COUNTERED,
                    {"seat": self.who, "card": NAME[action.kind], "against": NAME[kind]},
                )
            draw_after(g, self.who)
            return
        if g.news is not None:
            g.tell("declined", ANSWER_CHARGE, {"seat": self.who, "card": NAME[kind]})
        suffer(g, kind, self.who)

    def facts(self, g: Honour, action: Action, clause: Clause) -> dict[str, Fact]:
        facts = about(g, action)
        if isinstance(action, CounterWith):
            facts |= {
                "value": VALUE[g.charge],
                "character": CHARACTERS[self.who],
                "kin": ONE_OF[KIN[self.who]],
            }
        return facts

    def preview(self, g: Honour, action: Action, seat: Seat | None) -> Preview:
        seen = TurnAsk.preview(self, g, action, seat)
        if isinstance(action, CounterWith):
            seen["discarded"] = [NAME[g.charge], NAME[action.kind]]
        else:
            seen["counters"] = [NAME[kind] for kind in g.hands[self.who] if self.counters(g, kind)]
        return seen

    def counters(self, g: Honour, kind: int) -> bool:
        """Whether a card of the hand answers the charge."""
        return SORT[kind] == COUNTER and self.objection(g, COUNTER_WITH[kind]) is None


TAGS: Final[dict[str, type]] = {"answer_charge": AnswerCharge}
