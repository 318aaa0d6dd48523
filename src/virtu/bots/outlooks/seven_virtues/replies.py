"""Quick answers in playouts: the powers by rule, each by what it gains and costs in the Virtues still to come."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.seven_virtues.ranks import Ranks
from virtu.games.seven_virtues.actions import DISCARD, DONE, GIVE, NAME_PLAYER, NAME_VIRTUE
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.steps.powers import A_GIFT, CharityDiscards, FaithGives, FaithNames, HopeNames
from virtu.games.seven_virtues.tables import CHARITY, FAITH, ICON, LIGHT, VALUE, VALUES, VIRTUE, VIRTUES
from virtu.kernel.action import Action
from virtu.kernel.step import Ask


def power(g: SevenVirtues, ask: Ask) -> Action:
    """What to do with a power."""
    return POWERS[ask.topic()](g, ask)


def discard(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.4 The card that pays more than it is missed, the one missed least first."""
    assert isinstance(ask, CharityDiscards)
    ranks = Ranks(g, ask.who)
    best, least = -1, float(A_GIFT)
    for card in g.hands[ask.who]:
        if ICON[card] > LIGHT and VIRTUE[card] != CHARITY:
            missed = ranks.missed(card)
            if missed < least:
                best, least = card, missed
    return DONE if best < 0 else DISCARD[best]


def gift(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.5 The card that is missed least: no icon that pays, a low value."""
    assert isinstance(ask, FaithGives)
    return GIVE[spare(g, ask.who, ask.virtue)]


def spare(g: SevenVirtues, seat: int, virtue: int) -> int:
    """The card of a Virtue that a seat misses least; -1 without one. A Light is rather a burden (SV-4.6)."""
    best, worth = -1, 1000
    for card in g.hands[seat]:
        if VIRTUE[card] == virtue:
            miss = VALUE[card] + 100 * (ICON[card] > LIGHT) - VALUES * (ICON[card] == LIGHT)
            if miss < worth:
                best, worth = card, miss
    return best


def wish(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.5 The Virtue still to be called in which the gifts are worth most to the 1st, and cost the others most."""
    assert isinstance(ask, FaithNames)
    ranks = Ranks(g, ask.first)
    best, most = FAITH, -1000.0
    for virtue in range(FAITH + 1, len(VIRTUES)):
        gifts: list[int] = []
        givers: list[int] = []
        for seat in range(g.players):
            if seat != ask.first and (seat != ask.second or g.players == 2):
                card = spare(g, seat, virtue)
                if card >= 0:
                    gifts.append(card)
                    givers.append(seat)
        gain = ranks.gained(virtue, givers, gifts)
        if gain > most:
            best, most = virtue, gain
    return NAME_VIRTUE[best]


def victim(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.6 Whoever holds most Lights."""
    assert isinstance(ask, HopeNames)
    best, most = -1, 0
    for seat in range(g.players):
        if seat != ask.first and seat != ask.second and seat != ask.named:
            lights = 0
            for card in g.hands[seat]:
                if ICON[card] == LIGHT:
                    lights += 1
            if lights > most:
                best, most = seat, lights
    return DONE if best < 0 else NAME_PLAYER[best]


POWERS: Final[dict[str, Callable[[SevenVirtues, Ask], Action]]] = {
    "charity": discard,
    "faith": wish,
    "give": gift,
    "hope": victim,
}
