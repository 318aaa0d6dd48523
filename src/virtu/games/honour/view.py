"""What a seat may see of Honour, built from what is public and what is its own."""

from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.mill import entries, gives_out
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.tables import (
    ATTESTED,
    CAP,
    CHARACTERS,
    COPIES,
    DISPLAY,
    FATE,
    FATES,
    FIRST_FATE,
    GROUP,
    GROUPS,
    HAND,
    HIGH,
    KIN,
    KINDS,
    NAME,
    SEATS,
    SORT,
    SORTS,
    TOP_LEVEL,
    VALUE,
    WAKES,
)
from virtu.games.honour.wire import Card, Charge, Components, Player, View
from virtu.kernel.ids import Seat


def plain_view(g: Honour, seat: Seat | None) -> View:
    """HO-12.1 Everything but the other hands and the order of the deck."""
    return {
        "variant": "short" if g.rules.short else "full",
        "round": g.round,
        "last_round": g.last_round() or None,
        "rung": g.rung,
        "turn": g.turn,
        "actions": g.actions,
        "favours": g.favours,
        "deck": g.left,
        "discards": [NAME[kind] for kind in range(KINDS) for _ in range(g.discards[kind])],
        "display": [None if kind == EMPTY else NAME[kind] for kind in g.display],
        "queue": entries(g),
        "mill": {"active": g.active, "gives_out": gives_out(g), "market": g.market},
        "charge": charge(g),
        "ended": g.ended,
        "players": [player(g, Seat(number), seat) for number in range(SEATS)],
    }


def charge(g: Honour) -> Charge | None:
    """HO-7.1 The Dishonour card that waits for its target's answer."""
    for step in g.agenda:
        if isinstance(step, AnswerCharge):
            return {"card": NAME[g.charge], "seat": g.turn, "target": step.who}
    return None


def player(g: Honour, seat: Seat, viewer: Seat | None) -> Player:
    """One player as the viewer sees them: `hand` is one's own, `known` what all saw being drawn."""
    return {
        "character": CHARACTERS[seat],
        "group": GROUPS[KIN[seat]],
        "level": g.levels[seat],
        "cap": g.cap(seat),
        "honour": g.honour(seat),
        "dishonour": g.dishonour(seat),
        "queued": g.queued(seat),
        "tokens": g.tokens[seat],
        "piles": [[NAME[kind] for kind in pile] for pile in piles(g, seat)],
        "shames": [NAME[kind] for kind in g.shames[seat]],
        "cards": len(g.hands[seat]),
        "known": [NAME[kind] for kind in g.known[seat]],
        "hand": [NAME[kind] for kind in g.hands[seat]] if seat == viewer else [],
    }


def piles(g: Honour, seat: Seat) -> list[list[int]]:
    """HO-5.2 The piles as the cards were played: each on the first pile that it fits."""
    laid: list[list[int]] = []
    for kind in g.honours[seat]:
        below = [pile for pile in laid if VALUE[pile[-1]] == VALUE[kind] - 1]
        if below:
            below[0].append(kind)
        else:
            laid.append([kind])
    return laid


def components() -> Components:
    """Cards, characters and numbers, once."""
    return {
        "characters": [{"name": name, "group": GROUPS[KIN[seat]]} for seat, name in enumerate(CHARACTERS)],
        "hand": HAND,
        "display": DISPLAY,
        "wakes": WAKES,
        "caps": {str(level): CAP[level] for level in range(1, TOP_LEVEL + 1)},
        "cards": {NAME[kind]: card(kind) for kind in range(KINDS)},
    }


def card(kind: int) -> Card:
    """One kind of card; its name and flavour stand in the catalogues under `words`."""
    doubtful = ["copies"]
    if not ATTESTED[kind]:
        doubtful.append("design" if SORT[kind] == FATE else "group")
    plain: Card = {
        "sort": SORTS[SORT[kind]],
        "group": GROUPS[GROUP[kind]],
        "copies": COPIES[kind],
        "words": "card-honour-" + NAME[kind].replace(" ", "-"),
        "reconstructed": doubtful,
    }
    if SORT[kind] == FATE:
        plain["clause"] = f"HO-9.{kind - FIRST_FATE + 1}"
        plain["design"] = FATES[kind - FIRST_FATE]
    elif VALUE[kind]:
        plain["value"] = VALUE[kind]
        plain["high"] = HIGH[kind]
    return plain
