"""Rules of thumb for the Wars of Italy: court who can become an ally, besiege what can be taken, guard Naples."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.palace.choice import plain
from virtu.bots.outlooks.palace.rules import RULES as GENERAL
from virtu.bots.outlooks.wars_of_italy.agents import put_down, scheme
from virtu.bots.outlooks.wars_of_italy.campaign import announce, retreat, siege, war
from virtu.bots.outlooks.wars_of_italy.diplomacy import diplomacy
from virtu.bots.outlooks.wars_of_italy.market import purchase, reorganise
from virtu.bots.outlooks.wars_of_italy.rooms import act, family, move, step
from virtu.bots.outlooks.wars_of_italy.spring import govern
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.bots.outlooks.wars_of_italy.winter import ally, recruit, salary
from virtu.games.palace.actions import DONE, SKIP
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

VARIED: Final = frozenset(
    {"family", "room", "move", "action", "reorganise", "purchase", "recruit", "scheme", "diplomacy"}
)
"""Questions where something may be overlooked."""


def advise(state: State, seat: Seat, offers: list[Action], dice: Dice | None, style: Style) -> Action:
    """One legal answer."""
    assert isinstance(state, Wars)
    if len(offers) == 1:
        return offers[0]
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    topic = ask.topic()
    if dice is not None and topic in VARIED and len(offers) > 2 and dice.throw(style.overlooks) == 0:
        # Now and then something is overlooked; otherwise all games of these players would be one game.
        overlooked = offers[dice.throw(len(offers))]
        if overlooked not in (DONE, SKIP):
            offers = [action for action in offers if action is not overlooked]
    chosen: Action | None = None
    if style.mended and topic in MENDED:
        chosen = MENDED[topic](state, seat, offers, style)
    elif topic in OWN:
        chosen = OWN[topic](state, seat, offers, style)
    elif topic in GENERAL:
        chosen = GENERAL[topic](state, seat, offers, style.general)
    return chosen if chosen is not None and chosen in offers else plain(offers)


Rule = Callable[[Wars, Seat, list[Action], Style], Action | None]

OWN: Final[dict[str, Rule]] = {
    "family": family,
    "room": move,
    "move": move,
    "action": act,
    "diplomacy": diplomacy,
    "war": war,
    "siege": siege,
    "plains_won": siege,
    "announce": announce,
    "retreat": retreat,
    "scheme": scheme,
    "put_down": put_down,
    "ally": ally,
    "salary": salary,
    "recruit": recruit,
}
"""What this game answers for itself; the rest is as in the Art of Governing."""

MENDED: Final[dict[str, Rule]] = {"govern": govern, "purchase": purchase, "reorganise": reorganise, "step": step}
"""What a side that knows its own Palace answers otherwise."""
