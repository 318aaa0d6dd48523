"""What a play would bring, before it is played: from public facts and the asked seat's own cards."""

from virtu.games.honour.actions import (
    Accuse,
    CounterWith,
    Decline,
    Discard,
    Done,
    DrawDeck,
    DrawOpen,
    Exchange,
)
from virtu.games.honour.clauses import GIVEN_OUT, LANDED
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.mill import give_out, gives_out, join, land
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.steps.turn import Act
from virtu.games.honour.tables import COUNTER, FITS, HIGH, NAME, SEATS, SORT, VALUE
from virtu.games.honour.view import sight
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def foresee(g: Honour, action: Action) -> dict[str, object]:
    """For the asked seat: totals after the play, what the turn's end would then give out, warnings as (key, facts)."""
    ask = g.agenda[-1]
    assert isinstance(ask, Ask)
    after = g.clone()
    after.dice = None
    after.news = []
    after.agenda.pop()
    ask.answer(after, action)
    if isinstance(action, Accuse):
        # What happens unless it is countered.
        suffer(after, action.kind, action.target)
    foreseen: dict[str, object] = {}
    changed = changes(g, after)
    if changed:
        foreseen["players"] = changed
    if after.queue != g.queue or after.named != g.named:
        foreseen["queue"] = sight(after, None)["queue"]
    warnings = warn(g, after)
    turn_end: list[dict[str, object]] = []
    if not after.ended and not isinstance(action, (DrawDeck, DrawOpen, Discard)):
        turn_end = forecast(after)
        for given in turn_end:
            if given["relocates"]:
                warnings.append({"key": "relocates_at_turn_end", "facts": given})
    if turn_end:
        foreseen["turn_end"] = turn_end
    if isinstance(action, Accuse):
        foreseen["unless_countered"] = True
    if isinstance(action, Done) and isinstance(ask, Act) and g.actions:
        warnings.append({"key": "actions_left", "facts": {"left": g.actions}})
    if isinstance(action, Exchange):
        foreseen["most"] = len(g.hands[g.turn])
    if isinstance(action, Decline) and isinstance(ask, AnswerCharge):
        foreseen["counters"] = [
            NAME[kind]
            for kind in g.hands[ask.who]
            if SORT[kind] == COUNTER
            and VALUE[kind] <= VALUE[g.charge] <= HIGH[kind]
            and FITS[kind * SEATS + ask.who]
        ]
    if isinstance(action, CounterWith):
        foreseen["discarded"] = [NAME[g.charge], NAME[action.kind]]
    if warnings:
        foreseen["warnings"] = warnings
    return foreseen


def suffer(g: Honour, kind: int, target: Seat) -> None:
    """HO-7.3, HO-11.2 The Dishonour is not countered."""
    g.charge = EMPTY
    if g.rules.short:
        land(g, kind, target, LANDED)
    else:
        join(g, kind, target)


def changes(before: Honour, after: Honour) -> dict[str, object]:
    """Per seat, the totals that change: from and to."""
    changed: dict[str, object] = {}
    for seat in range(SEATS):
        pairs: dict[str, object] = {}
        for name, old, new in (
            ("honour", before.honour(seat), after.honour(seat)),
            ("dishonour", before.dishonour(seat), after.dishonour(seat)),
            ("queued", before.queued(seat), after.queued(seat)),
            ("level", before.levels[seat], after.levels[seat]),
            ("cap", before.cap(seat), after.cap(seat)),
            ("tokens", before.tokens[seat], after.tokens[seat]),
        ):
            if old != new:
                pairs[name] = [old, new]
        if pairs:
            changed[str(seat)] = pairs
    return changed


def warn(before: Honour, after: Honour) -> list[dict[str, object]]:
    """What nobody should do unawares."""
    warnings: list[dict[str, object]] = []
    if after.active and not before.active:
        warnings.append({"key": "mill_wakes", "facts": {"count": len(after.queue)}})
    if before.active and not after.active:
        warnings.append({"key": "mill_sleeps", "facts": {}})
    assert after.news is not None
    for event in after.news:
        if event.name == "relocated":
            warnings.append({"key": "relocates", "facts": dict(event.facts)})
        if event.name == "ended":
            warnings.append({"key": "game_ends", "facts": dict(event.facts)})
    return warnings


def forecast(g: Honour) -> list[dict[str, object]]:
    """HO-7.5 What the queue would give out if the turn ended there."""
    after = g.clone()
    after.news = None
    given: list[dict[str, object]] = []
    for _ in range(gives_out(after)):
        if not after.active:
            break
        kind, seat = after.queue[0], after.named[0]
        total, cap = after.dishonour(seat) + VALUE[kind], after.cap(seat)
        give_out(after, 0, GIVEN_OUT)
        given.append(
            {"card": NAME[kind], "seat": seat, "total": total, "cap": cap, "relocates": int(total > cap)}
        )
    return given
