"""What the questions of Honour have in common: whom they ask, what they preview, what they say about an answer."""

from virtu.games.honour.actions import (
    Accuse,
    CounterWith,
    Denounce,
    Discard,
    DrawOpen,
    Favour,
    Play,
    PlayFate,
)
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.mill import entries, forecast
from virtu.games.honour.tables import (
    CHARACTERS,
    FATES,
    GROUP,
    HIGH,
    KIN,
    MANY_OF,
    NAME,
    ONE_OF,
    SEATS,
    TOP_VALUE,
    VALUE,
    VALUES,
    names,
)
from virtu.games.honour.wire import Alarm, Change, Preview, Total
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


class TurnAsk(Ask):
    """A question to whoever's turn it is."""

    __slots__ = ()

    def asked(self, g: Honour) -> Seat:
        return g.turn

    def facts(self, g: Honour, action: Action, clause: Clause) -> dict[str, Fact]:
        return about(g, action)

    def preview(self, g: Honour, action: Action, seat: Seat | None) -> Preview:
        return outlook(g, self.after(g, action), [])

    def after(self, g: Honour, action: Action) -> Honour:
        """The table once the answer is given, before a card is drawn or anything else follows."""
        after = g.clone()
        after.news = []
        after.agenda.pop()
        self.answer(after, action)
        return after

    def leanings(self, g: Honour, offers: list[Action]) -> list[int]:
        """How likely random play gives each answer."""
        return [1] * len(offers)


def outlook(before: Honour, after: Honour, warnings: list[Alarm]) -> Preview:
    """What an answer changes, what the turn's end would then give out, and what else to warn of, as (key, facts)."""
    seen = changes(before, after)
    alarms = alarm(before, after)
    turn_end = [] if after.ended else forecast(after)
    if turn_end:
        seen["turn_end"] = turn_end
    for given in turn_end:
        if given["relocates"]:
            facts: dict[str, Fact] = {
                "card": given["card"],
                "seat": given["seat"],
                "total": given["total"],
                "cap": given["cap"],
            }
            alarms.append({"key": "relocates_at_turn_end", "facts": facts})
    alarms += warnings
    if alarms:
        seen["warnings"] = alarms
    return seen


def changes(before: Honour, after: Honour) -> Preview:
    """Per seat, the totals that change: from and to; and the queue, if it does."""
    changed: dict[str, Change] = {}
    for seat in range(SEATS):
        totals: list[tuple[Total, int, int]] = [
            ("honour", before.honour(seat), after.honour(seat)),
            ("dishonour", before.dishonour(seat), after.dishonour(seat)),
            ("queued", before.queued(seat), after.queued(seat)),
            ("level", before.levels[seat], after.levels[seat]),
            ("cap", before.cap(seat), after.cap(seat)),
            ("tokens", before.tokens[seat], after.tokens[seat]),
        ]
        change: Change = {}
        for name, old, new in totals:
            if old != new:
                change[name] = (old, new)
        if change:
            changed[str(seat)] = change
    seen: Preview = {"players": changed} if changed else {}
    if after.queue != before.queue or after.named != before.named:
        seen["queue"] = entries(after)
    return seen


def alarm(before: Honour, after: Honour) -> list[Alarm]:
    """What nobody should do unawares."""
    alarms: list[Alarm] = []
    if after.active and not before.active:
        alarms.append({"key": "mill_wakes", "facts": {"count": len(after.queue)}})
    if before.active and not after.active:
        alarms.append({"key": "mill_sleeps", "facts": {}})
    assert after.news is not None
    for event in after.news:
        if event.name == "relocated":
            alarms.append({"key": "relocates", "facts": dict(event.facts)})
        if event.name == "ended":
            alarms.append({"key": "game_ends", "facts": dict(event.facts)})
    return alarms


def about(g: Honour, action: Action) -> dict[str, Fact]:
    """What there is to say about an answer, whatever was asked."""
    facts: dict[str, Fact] = {"count": len(g.queue)}
    if isinstance(action, (Play, Favour, Accuse, Denounce)):
        facts |= about_target(g, action.kind, action.target)
    elif isinstance(action, CounterWith):
        facts["card"] = NAME[action.kind]
        facts["low"] = VALUE[action.kind]
        facts["high"] = HIGH[action.kind]
        facts["group"] = MANY_OF[GROUP[action.kind]]
    elif isinstance(action, (Discard, DrawOpen)):
        facts["card"] = NAME[action.kind]
        facts["display"] = names([kind for kind in g.display if kind != EMPTY])
    elif isinstance(action, PlayFate):
        facts["card"] = FATES[action.design]
    return facts


def about_target(g: Honour, kind: int, target: Seat) -> dict[str, Fact]:
    """A card and the player it is meant for."""
    facts: dict[str, Fact] = {
        "card": NAME[kind],
        "target": target,
        "character": CHARACTERS[target],
        "group": MANY_OF[GROUP[kind]],
        "kin": ONE_OF[KIN[target]],
        "value": VALUE[kind],
    }
    if VALUE[kind] > 1:
        tops = g.tops[target * VALUES : target * VALUES + VALUES]
        facts["below"] = VALUE[kind] - 1
        facts["tops"] = (
            ", ".join([str(value) for value in range(1, TOP_VALUE + 1) if tops[value]]) or "nothing"
        )
    return facts
