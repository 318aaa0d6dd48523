"""What the rules of thumb of the Art of Governing share: the better of two answers, the cheaper of two sources."""

from virtu.bots.outlook import after
from virtu.bots.outlooks.palace.prospects import evaluate
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE, PASS, SKIP, Bank, Use
from virtu.games.palace.purchasing_power import Means, gift, means_of
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.tables import CITY_SOURCE, INDULGENCE_SOURCE, POWER_SOURCE, SPACES
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def frugal(g: Palace, seat: Seat, purpose: int) -> Means:
    """The means without an Indulgence."""
    means = means_of(g, seat, purpose)
    means.drop(INDULGENCE_SOURCE)
    return means


def plain(offers: list[Action]) -> Action:
    """Nothing better known: the end of the matter if it is offered."""
    for action in (DONE, SKIP, PASS):
        if action in offers:
            return action
    return offers[0]


def small_change_last(offers: list[Action]) -> list[Action]:
    """Florins can be banked at nearly every question: whatever it is about comes before that."""
    return [
        *[action for action in offers if not isinstance(action, Bank)],
        *[action for action in offers if isinstance(action, Bank)],
    ]


def best(scores: list[tuple[float, Action]], least: float = float("-inf")) -> Action | None:
    """The answer with the highest score, if it is above the least."""
    top: Action | None = None
    for value, action in scores:
        if value > least:
            least, top = value, action
    return top


def source_worth(g: Palace, seat: Seat, source: int, style: Style) -> float:
    """What is lost when a source is exhausted."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0.0 if card == EMPTY else style.cards[card]
    if source < CITY_SOURCE:
        return 0.0
    if source < POWER_SOURCE:
        return style.tiles[source]
    return style.numbers.used_indulgence if source == INDULGENCE_SOURCE else style.numbers.used_power


def cheapest_use(
    g: Palace, seat: Seat, offers: list[Action], symbol: int, most: float, style: Style
) -> Action | None:
    """The source that gives a symbol at the least loss per piece."""
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Use) and action.symbol == symbol:
            amount = max(1, gift(g, seat, action.source, symbol))
            scores.append((-source_worth(g, seat, action.source, style) / amount, action))
    return best(scores, -most)


def look_ahead(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Try each answer and judge the table after it."""
    scores: list[tuple[float, Action]] = []
    for action in offers:
        scores.append((evaluate(after(g, action), seat, style), action))
    return best(scores)
