"""Answers in playouts: as the rules of thumb say, but without listing every offer where few of them matter."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.wars_of_italy.advice import advise
from virtu.bots.outlooks.wars_of_italy.diplomacy import gather, putting_up, spend, spending
from virtu.bots.outlooks.wars_of_italy.market import affordable, purchase, reorganise, ways_into_rooms
from virtu.bots.outlooks.wars_of_italy.rooms import cheapest_step
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.bots.outlooks.wars_of_italy.winter import enough_troops
from virtu.games.palace.actions import DONE, PAY
from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.steps.marker import ChooseStep
from virtu.games.palace.steps.pay import ChooseSource, is_met
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.state import State
from virtu.kernel.step import Ask


def reply(state: State, ask: Ask, dice: Dice, style: Style) -> Action:
    """A legal answer."""
    assert isinstance(state, Wars)
    if style.mended:
        quick = QUICK.get(ask.topic())
        answer = quick(state, ask, style) if quick is not None else None
        if answer is not None:
            return answer
    return advise(state, ask.asked(state), ask.offers(state), dice, style)


def diplomacy(w: Wars, ask: Ask, style: Style) -> Action | None:
    assert isinstance(ask, Diplomacy)
    uses = putting_up(w, ask.who)
    chosen = gather(w, ask.who, uses, style)
    return chosen or spend(w, ask.who, [*uses, *spending(w, ask)], style)


def shopping(w: Wars, ask: Ask, style: Style) -> Action | None:
    assert isinstance(ask, ChooseItems)
    return purchase(w, ask.who, affordable(w, ask), style)


def housekeeping(w: Wars, ask: Ask, style: Style) -> Action | None:
    seat = ask.asked(w)
    return reorganise(w, seat, ways_into_rooms(w, seat), style)


def paying(w: Wars, ask: Ask, style: Style) -> Action | None:
    """Nothing in Winter is put up beyond the price."""
    assert isinstance(ask, ChooseSource)
    return PAY if ask.purpose == FOR_PURCHASE and is_met(w, ask.payer, ask.cost) else None


def recruiting(w: Wars, ask: Ask, style: Style) -> Action | None:
    seat = ask.asked(w)
    return DONE if not w.treasury[seat] or enough_troops(w, seat, style) else None


def stepping(w: Wars, ask: Ask, style: Style) -> Action | None:
    assert isinstance(ask, ChooseStep)
    return cheapest_step(w, ask, style)


QUICK: Final[dict[str, Callable[[Wars, Ask, Style], Action | None]]] = {
    "diplomacy": diplomacy,
    "purchase": shopping,
    "reorganise": housekeeping,
    "pay": paying,
    "recruit": recruiting,
    "step": stepping,
}
"""By topic; None: the offers have to be listed after all."""
