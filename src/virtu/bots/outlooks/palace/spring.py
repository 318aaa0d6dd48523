"""Carrying out an action: which sources pay, which tiles wake up, where Agents and bonuses serve best."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, cheapest_use, frugal, source_worth
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, TILE_WORTH, WORTH, patronage
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import (
    DONE,
    Bank,
    Discard,
    Expel,
    Pay,
    Place,
    Put,
    Reactivate,
    Ready,
    TakeBonus,
    Use,
)
from virtu.games.palace.annexing import FAR, seas_to
from virtu.games.palace.purchasing_power import Cost, Means, gift
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT, Palace
from virtu.games.palace.steps.pay import ChooseSource, needed
from virtu.games.palace.tables import (
    BONUSES,
    CROSS,
    CROWN,
    FLORIN,
    INDULGENCE_SOURCE,
    MASK,
    PIRATE,
    POWER_LOCATION,
    ROOM_LOCATION,
    ROOMS,
    SHIP,
    SPACES,
    VALUE,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

BONUS_ORDER: Final = [
    "columbus",
    "sistine",
    "michelangelo",
    "prince",
    "copernicus",
    "duomo",
    "cannons",
    "leonardo",
    "machiavelli",
    "bastion",
]


def pay(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Every offer keeps the cost within reach, so the cheapest next source will do."""
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseSource)
    need = needed(g, ask.cost)
    short = ask.cost[FLORIN] - g.pool[FLORIN] - g.treasury[seat]
    own = frugal(g, seat, ask.purpose)
    if own.reach(ask.cost):
        offers = [action for action in offers if spares_indulgence(own, ask.cost, action)]
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Pay):
            scores.append((-0.05, action))
        elif isinstance(action, Bank) or (isinstance(action, Use) and action.source == INDULGENCE_SOURCE):
            source = action.source
            symbol = action.symbol if isinstance(action, Use) else FLORIN
            amount = gift(g, seat, source, symbol)
            if symbol == FLORIN and short <= 0:
                continue
            lost = source_worth(g, seat, source) - WORTH[FLORIN] * amount * (symbol == FLORIN)
            scores.append((-lost / max(1, min(amount, short if symbol == FLORIN else need[symbol])), action))
        elif isinstance(action, Use):
            amount = gift(g, seat, action.source, action.symbol)
            useful = max(1, min(amount, need[action.symbol]))
            scores.append(
                ((-source_worth(g, seat, action.source) - 0.05 * (amount - useful)) / useful, action)
            )
    return best(scores)


def spares_indulgence(own: Means, cost: Cost, action: Action) -> bool:
    """Whether the cost stays within reach without an Indulgence."""
    if isinstance(action, Bank):
        return own.reach(cost, action.source, FLORIN)
    if isinstance(action, Use):
        return action.source in own.sources and own.reach(cost, action.source, action.symbol)
    return True


def govern(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    tired = [action for action in offers if isinstance(action, Ready)]
    fresh = [tile for tile in g.tiles_of(seat) if tile not in g.used and tile not in g.renewed]
    asleep = [tile for tile in fresh if not g.is_ready(seat, tile)]
    symbols = g.pool[CROWN] + g.pool[CROSS]
    if tired:
        # Florins first: a tile that is banked from before it is readied gives them again afterwards (AG-8.2.8).
        full = [action for action in offers if isinstance(action, Bank) and action.source in fresh]
        if full and len(asleep) < 2 * symbols:
            return full[0]
        return best([(TILE_WORTH[action.source], action) for action in tired])
    again = [action for action in offers if isinstance(action, Reactivate)]
    if again and symbols:
        return again[0]
    gain = sum(sorted([TILE_WORTH[tile] for tile in asleep])[-2:])
    if asleep:
        for symbol in (CROSS, CROWN):
            use = cheapest_use(g, seat, offers, symbol, min(gain, 0.9) * 0.8)
            if use is not None:
                return use
    return DONE


def trade(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return cheapest_use(g, seat, offers, SHIP, 0.3) or DONE


def scheme(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            scores.append((expel_value(g, seat, action.location, style), action))
        elif isinstance(action, Place):
            scores.append((place_value(g, seat, action.location, style), action))
    if scores:
        return best(scores, 0.1) or DONE
    useful = g.agents[seat] > 0 or any(
        agent not in (EMPTY, seat) and g.location_owner(location) == seat
        for location, agent in enumerate(g.agent)
    )
    return (cheapest_use(g, seat, offers, MASK, 0.4) or DONE) if useful else DONE


def expel_value(g: Palace, seat: Seat, location: int, style: Style) -> float:
    """Whoever plots at home goes; elsewhere an Agent harms somebody else."""
    if g.location_owner(location) == seat:
        return 0.7
    return 0.0 if style.peaceful else 0.2


def place_value(g: Palace, seat: Seat, location: int, style: Style) -> float:
    """What an Agent is worth where it would stand."""
    owner = g.location_owner(location)
    if location < ROOM_LOCATION:
        if owner != NEUTRAL or seas_to(g, seat, location) == FAR:
            return 0.0
        return (0.5 if not PIRATE[location] else 0.2) + 0.05 * VALUE[location]
    if location >= POWER_LOCATION:
        if owner in (EMPTY, seat):
            return 0.3
        return 0.0 if style.peaceful else 0.35
    if owner in (seat, OUT) or style.peaceful:
        return 0.0
    room = (location - ROOM_LOCATION) % ROOMS
    leads = g.city_count(Seat(owner)) + patronage(g, owner)
    ahead = (room - max(0, g.marker[owner])) % ROOMS in (1, 2)
    return 0.25 + 0.02 * leads + 0.15 * ahead


def put_down(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best(
        [(place_value(g, seat, action.location, style), action) for action in offers if isinstance(action, Place)]
    )


def bonus(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best(
        [
            (-float(BONUS_ORDER.index(BONUSES[action.bonus])), action)
            for action in offers
            if isinstance(action, TakeBonus)
        ]
    )


def put_card(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """A free space, or the space of the card that is worth least."""
    puts = [action for action in offers if isinstance(action, Put)]
    if puts:
        return puts[0]
    discards = [action for action in offers if isinstance(action, Discard)]
    return best([(-CARD_WORTH[g.spaces[seat * SPACES + action.space]], action) for action in discards])
