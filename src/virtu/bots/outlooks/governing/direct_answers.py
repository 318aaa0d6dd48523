"""Whole matters settled at once in playouts: answers known to be legal, without a list of what is offered."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.governing.winter import conclude
from virtu.bots.outlooks.palace.market import go_shopping
from virtu.bots.outlooks.palace.payment import pay_up
from virtu.bots.outlooks.palace.readying import govern_well
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.steps.pay import ChooseSource
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.kernel import engine
from virtu.kernel.dice import Dice
from virtu.kernel.step import Ask


def payment(g: Palace, ask: Ask, style: Style, dice: Dice) -> Ask | None:
    assert isinstance(ask, ChooseSource)
    return pay_up(g, ask, style)


def purchases(g: Palace, ask: Ask, style: Style, dice: Dice) -> Ask | None:
    assert isinstance(ask, ChooseItems)
    return go_shopping(g, ask, style, dice)


def governing(g: Palace, ask: Ask, style: Style, dice: Dice) -> Ask | None:
    following: Ask | None = ask
    while isinstance(following, GovernPool):
        following = engine.answer(g, govern_well(g, following.who, following.half, style))
    return following


def alliances(g: Palace, ask: Ask, style: Style, dice: Dice) -> Ask | None:
    return engine.answer(g, conclude(g, ask.asked(g), style))


MATTERS: Final[dict[str, Callable[[Palace, Ask, Style, Dice], Ask | None]]] = {
    "pay": payment,
    "purchase": purchases,
    "govern": governing,
    "alliance": alliances,
}
"""By topic; each returns the question that follows."""
