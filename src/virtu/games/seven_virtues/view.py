"""What a seat may see of the Seven Virtues, built from what is public and what is its own."""

from collections.abc import Mapping
from typing import cast

from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.steps.scoring import all_standings
from virtu.games.seven_virtues.tables import CARDS, ICON, ICONS, LABEL, NAME, PRINTED, VALUE, VIRTUE, VIRTUES
from virtu.games.seven_virtues.wire import Components, Player, View
from virtu.kernel.ids import Seat


def plain_view(g: SevenVirtues, seat: Seat | None) -> View:
    """The public table, the seat's own hand, and of other hands what SV-6.2 and SV-4.7 show."""
    return {
        "active": [card_name(card) for card in g.active],
        "inactive": [card_name(card) for card in g.inactive],
        "pile": len(g.pile),
        "discards": [NAME[card] for card in g.discards],
        "called": g.called,
        "hands_open": g.all_open(),
        "players": [player(g, Seat(number), seat) for number in range(g.players)],
        "standing": [] if seat is None else [by_seat[seat] for by_seat in all_standings(g)],
    }


def own(g: SevenVirtues, seats: list[Seat], public: Mapping[str, object]) -> list[dict[str, object]]:
    """What seats see otherwise than a spectator: how they stand and, while hands are closed, their own."""
    ranks = all_standings(g)
    seen: list[dict[str, object]] = []
    for seat in seats:
        seen.append({"standing": [by_seat[seat] for by_seat in ranks]})
        if not g.all_open():
            players = cast("list[Player]", public["players"])[:]
            players[seat] = {**players[seat], "hand": [NAME[card] for card in sorted(g.hands[seat])]}
            seen[-1]["players"] = players
    return seen


def card_name(card: int) -> str | None:
    return None if card == EMPTY else NAME[card]


def player(g: SevenVirtues, seat: Seat, viewer: Seat | None) -> Player:
    """One player as the viewer sees them; `hand` holds the cards that may be seen."""
    shown = g.hands[seat]
    if seat != viewer and not g.all_open():
        shown = [card for card in shown if VIRTUE[card] < g.called]
    return {
        "points": g.victory_points(seat),
        "cards": len(g.hands[seat]),
        "hand": [NAME[card] for card in sorted(shown)],
    }


def components() -> Components:
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
