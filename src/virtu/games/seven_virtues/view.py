"""What a seat may see of the Seven Virtues, built from what is public and what is its own."""

from virtu.games.seven_virtues.actions import NamePlayer, NameVirtue, TakeCard, TakeValue, TakeVirtue
from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.steps.scoring import ranking, trios_of
from virtu.games.seven_virtues.steps.turn import Take, lift
from virtu.games.seven_virtues.tables import (
    CARDS,
    ICON,
    ICONS,
    LABEL,
    LIGHT,
    NAME,
    PRINTED,
    VALUE,
    VIRTUE,
    VIRTUES,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def sight(g: SevenVirtues, seat: Seat | None) -> dict[str, object]:
    """The public table, the seat's own hand, and of other hands what SV-6.2 and SV-4.7 show."""
    return {
        "active": [card_name(card) for card in g.active],
        "inactive": [card_name(card) for card in g.inactive],
        "pile": len(g.pile),
        "discards": [NAME[card] for card in g.discards],
        "called": g.called,
        "hands_open": g.all_open(),
        "players": [player(g, Seat(number), seat) for number in range(g.players)],
        "standing": [] if seat is None else [standing(g, seat, virtue) for virtue in range(len(VIRTUES))],
    }


def card_name(card: int) -> str | None:
    return None if card == EMPTY else NAME[card]


def player(g: SevenVirtues, seat: Seat, viewer: Seat | None) -> dict[str, object]:
    """One player as the viewer sees them; `hand` holds the cards that may be seen."""
    shown = g.hands[seat]
    if seat != viewer and not g.all_open():
        shown = [card for card in shown if VIRTUE[card] < g.called]
    return {
        "points": g.victory_points(seat),
        "cards": len(g.hands[seat]),
        "hand": [NAME[card] for card in sorted(shown)],
    }


def standing(g: SevenVirtues, seat: Seat, virtue: int) -> int:
    """The seat's rank in a Virtue by the takes everybody saw: 1, 2, 3 for behind, 0 without a card."""
    ranks = ranking(g, virtue)
    return min(3, ranks.index(seat) + 1) if seat in ranks else 0


def foresee(g: SevenVirtues, action: Action, seat: Seat | None) -> dict[str, object]:
    """What an answer brings; of a closed hand nothing to the others (SV-6.2)."""
    ask = g.agenda[-1]
    if isinstance(action, (TakeVirtue, TakeValue, TakeCard)) and isinstance(ask, Take):
        after = g.clone()
        cards, gaps = lift(after, action)
        down = [NAME[g.inactive[column]] for column in gaps if g.inactive[column] != EMPTY]
        after.hands[ask.who] += cards
        follower = Take(after.next_seat(ask.who))
        seen: dict[str, object] = {
            "cards": [NAME[card] for card in cards],
            "down": down,
            "next_seat": follower.who,
            "next": [str(take) for take in follower.offers(after)],
        }
        if seat != ask.who and not g.all_open():
            return seen
        gains: list[dict[str, object]] = []
        for virtue in sorted({VIRTUE[card] for card in cards}):
            held = after.cards_of(ask.who, virtue)
            gains.append(
                {
                    "virtue": VIRTUES[virtue],
                    "count": len(held),
                    "highest": max([VALUE[card] for card in held]),
                    "standing": standing(after, ask.who, virtue),
                }
            )
        return {
            **seen,
            "holds": gains,
            "icons": {ICONS[icon]: after.icons(ask.who, icon) for icon in range(1, len(ICONS))},
        }
    if isinstance(action, NamePlayer) and g.all_open():
        return {"points": min(g.icons(action.seat, LIGHT), g.victory_points(action.seat))}
    if isinstance(action, NameVirtue):
        return {"virtue": VIRTUES[action.virtue]}
    return {}


def components() -> dict[str, object]:
    """The cards, once."""
    return {
        "virtues": VIRTUES,
        "cards": {
            NAME[card]: {
                "virtue": VIRTUES[VIRTUE[card]],
                "value": VALUE[card],
                "icon": ICONS[ICON[card]],
                "label": LABEL[card],
                "reconstructed": [] if PRINTED[card] else ["value", "icon", "label"],
            }
            for card in range(CARDS)
        },
    }


__all__ = ["components", "foresee", "sight", "trios_of"]
