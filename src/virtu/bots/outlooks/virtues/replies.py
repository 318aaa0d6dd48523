"""Quick answers in playouts: the powers by rule."""

from collections.abc import Callable
from typing import Final

from virtu.games.seven_virtues.actions import DISCARD, DONE, GIVE, NAME_PLAYER, NAME_VIRTUE
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.steps.powers import CharityDiscards, FaithGives, FaithNames, HopeNames
from virtu.games.seven_virtues.steps.scoring import strength
from virtu.games.seven_virtues.tables import CHARITY, FAITH, ICON, LIGHT, VIRTUE, VIRTUES
from virtu.kernel.action import Action
from virtu.kernel.step import Ask


def power(g: SevenVirtues, ask: Ask) -> Action:
    """What to do with a power."""
    return POWERS[ask.topic()](g, ask)


def discard(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.4 What pays, from the Virtues already called if possible, and from there where many are held."""
    assert isinstance(ask, CharityDiscards)
    best, worth = -1, -1000
    hand = g.hands[ask.who]
    for card in hand:
        if ICON[card] > LIGHT and VIRTUE[card] != CHARITY:
            spare = g.count_of(ask.who, VIRTUE[card]) * 20 - card % 14 + 500 * (VIRTUE[card] < g.called)
            if spare > worth:
                best, worth = card, spare
    return DONE if best < 0 else DISCARD[best]


def gift(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.5 The card that is missed least: no icon that pays, a low value."""
    assert isinstance(ask, FaithGives)
    best, worth = -1, 1000
    for card in g.hands[ask.who]:
        if VIRTUE[card] == ask.virtue:
            miss = card % 14 + 100 * (ICON[card] > LIGHT)
            if miss < worth:
                best, worth = card, miss
    return GIVE[best]


def wish(g: SevenVirtues, ask: Ask) -> Action:
    """SV-4.5 A Virtue still to be called in which a card more for me and less for them turns the order."""
    assert isinstance(ask, FaithNames)
    best, worth = FAITH, -1000
    for virtue in range(FAITH + 1, len(VIRTUES)):
        mine = strength(g, ask.first, virtue)
        gain = 0
        for seat in range(g.players):
            if seat != ask.first and (seat != ask.second or g.players == 2):
                theirs = strength(g, seat, virtue)
                if theirs:
                    gain += 1 if theirs < mine else 8 if theirs - mine < 200 else 2
        if gain > worth:
            best, worth = virtue, gain
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
