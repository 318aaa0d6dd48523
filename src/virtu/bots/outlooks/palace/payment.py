"""Payments: which sources give what, so that the least is lost."""

from virtu.bots.outlooks.palace.choice import best, frugal, source_worth
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import PAY, USE, Bank, Pay, Use
from virtu.games.palace.payment_table import OF_ROOM, SOURCE_KIND
from virtu.games.palace.purchasing_power import Cost, Means, gift, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.step import for_florins
from virtu.games.palace.steps.pay import ChooseSource, is_met, needed
from virtu.games.palace.tables import EITHER, FLORIN, INDULGENCE_SOURCE, KINDS
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def pay(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Every offer keeps the cost within reach, so the cheapest next source will do."""
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseSource)
    need = needed(g, ask.cost)
    short = ask.cost[FLORIN] - g.pool[FLORIN] - g.treasury[seat]
    own = frugal(g, seat, ask.purpose)
    if own.reach(ask.cost):
        offers = [action for action in offers if spares_indulgence(own, ask.cost, action)]
    florin, waste = style.symbols[FLORIN], style.numbers.waste
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Pay):
            scores.append((-waste, action))
        elif isinstance(action, Bank) or (isinstance(action, Use) and action.source == INDULGENCE_SOURCE):
            source = action.source
            symbol = action.symbol if isinstance(action, Use) else FLORIN
            amount = gift(g, seat, source, symbol)
            if symbol == FLORIN and short <= 0:
                continue
            lost = source_worth(g, seat, source, style) - florin * amount * (symbol == FLORIN)
            scores.append((-lost / max(1, min(amount, short if symbol == FLORIN else need[symbol])), action))
        elif isinstance(action, Use):
            amount = gift(g, seat, action.source, action.symbol)
            useful = max(1, min(amount, need[action.symbol]))
            lost = source_worth(g, seat, action.source, style)
            scores.append(((-lost - waste * (amount - useful)) / useful, action))
    return best(scores)


def spares_indulgence(own: Means, cost: Cost, action: Action) -> bool:
    """Whether the cost stays within reach without an Indulgence."""
    if isinstance(action, Bank):
        return own.reach(cost, action.source, FLORIN)
    if isinstance(action, Use):
        return action.source in own.sources and own.reach(cost, action.source, action.symbol)
    return True


# ---- the same in playouts, where nobody lists what is offered


def pay_up(g: Palace, first: ChooseSource, style: Style) -> Ask | None:
    """Pay a whole cost, with what the seat can put up worked out once; returns the question that follows."""
    seat, cost = first.payer, first.cost
    means = frugal(g, seat, first.purpose)
    if not means.reach(cost):
        means = means_of(g, seat, first.purpose)
    ask: Ask | None = first
    while isinstance(ask, ChooseSource) and ask.cost is cost:
        ask = engine.answer(g, next_source(g, seat, cost, means, style))
    return ask


def next_source(g: Palace, seat: Seat, cost: Cost, means: Means, style: Style) -> Action:
    """The source that loses least for what it gives; it leaves the means for what it becomes."""
    need = needed(g, cost)
    short = cost[FLORIN] - g.pool[FLORIN] - g.treasury[seat]
    banked = g.rules.surplus_banked
    florin, waste = style.symbols[FLORIN], style.numbers.waste
    top, chosen, taken = float("-inf"), -1, 0
    for index, source in enumerate(means.sources):
        of_room = SOURCE_KIND[source] == OF_ROOM
        worth = source_worth(g, seat, source, style)
        bottom = means.gifts[index]
        for symbol in means.kinds[index]:
            amount = bottom[symbol]
            if symbol == FLORIN and not of_room:
                if short <= 0:
                    continue
                value = (florin * amount - worth) / max(1, min(amount, short))
            elif not need[symbol] and not (symbol == FLORIN and banked):
                continue
            else:
                useful = max(1, min(amount, need[symbol]))
                value = (-worth - waste * (amount - useful)) / useful
            if value > top and means.reach_after(cost, index, symbol):
                top, chosen, taken = value, index, symbol
    if chosen < 0 or (top < -waste and met(g, seat, cost, need)):
        return PAY
    source = means.sources[chosen]
    promise(means, chosen, taken)
    return for_florins(source) if taken == FLORIN and SOURCE_KIND[source] != OF_ROOM else USE[source][taken]


def met(g: Palace, seat: Seat, cost: Cost, need: list[int]) -> bool:
    """Whether pool and treasury cover a cost."""
    if cost[FLORIN] > g.pool[FLORIN] + g.treasury[seat]:
        return False
    if cost[EITHER]:
        return is_met(g, seat, cost)
    missing = 0
    for symbol in range(FLORIN + 1, KINDS):
        missing += need[symbol]
    return not missing


def promise(means: Means, index: int, symbol: int) -> None:
    """A source has given a symbol: it is gone, and what it gave is in hand."""
    source = means.sources[index]
    amount = means.gifts[index][symbol]
    means.drop(source)
    means.firm[symbol] += amount
    if symbol == FLORIN:
        means.totals[FLORIN] += amount
        means.treasury += amount
    else:
        means.pool[symbol] += amount
