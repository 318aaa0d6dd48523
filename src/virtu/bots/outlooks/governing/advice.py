"""The Art of Governing as somebody plays who knows what pays: one rule of thumb per question.

Long payments and pooled actions are beyond one look ahead; these answers are worked out instead of tried.
"""

from typing import Final

from virtu.bots.outlooks.governing.agents import put_down, scheme
from virtu.bots.outlooks.governing.bonuses import bonus
from virtu.bots.outlooks.governing.campaign import announce, retreat, salary, war
from virtu.bots.outlooks.governing.rooms import act, family, move
from virtu.bots.outlooks.governing.winter import alliance, cathedral, recruit
from virtu.bots.outlooks.palace.choice import look_ahead, plain
from virtu.bots.outlooks.palace.rules import RULES as GENERAL
from virtu.bots.outlooks.palace.rules import Rule
from virtu.bots.outlooks.palace.style import Style
from virtu.games.governing.state import Governing
from virtu.games.palace.actions import DONE, SKIP
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

VARIED: Final = (
    "family",
    "room",
    "move",
    "action",
    "bonus",
    "reorganise",
    "purchase",
    "recruit",
    "alliance",
    "scheme",
)


def advise(state: State, seat: Seat, offers: list[Action], dice: Dice | None, style: Style) -> Action:
    """One legal answer."""
    assert isinstance(state, Governing)
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    rule = RULES.get(ask.topic())
    if len(offers) == 1 or rule is None:
        return offers[0]
    if dice is not None and ask.topic() in VARIED and len(offers) > 2 and dice.throw(5) == 0:
        # Now and then something is overlooked; otherwise all games of these players would be one game.
        overlooked = offers[dice.throw(len(offers))]
        if overlooked not in (DONE, SKIP):
            offers = [action for action in offers if action is not overlooked]
    chosen = rule(state, seat, offers, style)
    return chosen if chosen is not None and chosen in offers else plain(offers)


RULES: Final[dict[str, Rule]] = {
    **GENERAL,
    "family": family,
    "room": move,
    "move": move,
    "action": act,
    "war": war,
    "scheme": scheme,
    "put_down": put_down,
    "bonus": bonus,
    "announce": announce,
    "siege": look_ahead,
    "plains_won": look_ahead,
    "retreat": retreat,
    "salary": salary,
    "cathedral": cathedral,
    "recruit": recruit,
    "alliance": alliance,
}
