"""The rules of thumb that both games of palaces go by, by the topic of the question."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.palace.choice import look_ahead
from virtu.bots.outlooks.palace.market import purchase
from virtu.bots.outlooks.palace.payment import pay
from virtu.bots.outlooks.palace.readying import govern
from virtu.bots.outlooks.palace.rooms import redeem
from virtu.bots.outlooks.palace.spring import put_card, trade
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.outlooks.palace.troops import disband, vacate
from virtu.bots.outlooks.palace.winter import reorganise
from virtu.games.palace.state import Palace
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask

Rule = Callable[[Palace, Seat, list[Action], Style], Action | None]

RULES: Final[dict[str, Rule]] = {
    "step": look_ahead,
    "redeem": redeem,
    "pay": pay,
    "govern": govern,
    "trade": trade,
    "machiavelli": put_card,
    "vacate": vacate,
    "disband": disband,
    "reorganise": reorganise,
    "purchase": purchase,
    "place": put_card,
}
SETTLED: Final = frozenset({"pay", "step", "place", "vacate", "disband", "retreat", "machiavelli"})
"""Questions where the rules of thumb are good enough."""
CHAPTERS: Final = frozenset(
    {"salary", "disband", "reorganise", "purchase", "recruit", "alliance", "siege", "announce", "retreat", "plains_won"}
)
"""Topics of Winter and of the sieges, where one matter follows the other without pause."""


def same_matter(first: Ask, later: Ask) -> bool:
    """A turn of Spring with all its payments; of Winter and the sieges one matter."""
    topic = later.topic()
    return topic not in CHAPTERS or topic == first.topic()
