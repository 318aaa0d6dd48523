"""Govern: which tiles wake up, at whose expense, and which florins are taken before."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use, source_worth
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import BANK, DONE, REACTIVATE, READY_TILE, USE, Bank, Reactivate, Ready
from virtu.games.palace.payment_table import FOR_GOVERN
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.tables import (
    CROSS,
    CROWN,
    FLORIN,
    INDULGENCE_SOURCE,
    POWER_SOURCE,
    POWERS,
    TILE_BOTTOM,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def govern(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ask = g.agenda[-1]
    if style.foresees and isinstance(ask, GovernPool):
        planned = govern_well(g, seat, ask.half, style)
        if planned in offers:
            return planned
    tired = [action for action in offers if isinstance(action, Ready)]
    fresh = [tile for tile in g.tiles_of(seat) if tile not in g.used and tile not in g.renewed]
    asleep = [tile for tile in fresh if not g.is_ready(seat, tile)]
    symbols = g.pool[CROWN] + g.pool[CROSS]
    if tired:
        # Florins first: a tile that is banked from before it is readied gives them again afterwards (AG-8.2.8).
        full = [action for action in offers if isinstance(action, Bank) and action.source in fresh]
        if full and len(asleep) < 2 * symbols:
            return full[0]
        return best([(style.tiles[action.source], action) for action in tired])
    again = [action for action in offers if isinstance(action, Reactivate)]
    if again and symbols:
        return again[0]
    gain = sum(sorted([style.tiles[tile] for tile in asleep])[-2:])
    if asleep:
        for symbol in (CROSS, CROWN):
            use = cheapest_use(g, seat, offers, symbol, min(gain, 0.9) * 0.8, style)
            if use is not None:
                return use
    return DONE


def govern_well(g: Palace, seat: Seat, half: int, style: Style) -> Action:
    """The next answer of a Govern that wakes the most for what it takes.

    First the symbols are gathered, then florins are taken from tiles that will be readied again (AG-8.2.8),
    then the tiles are readied, the best first.
    """
    gains: list[tuple[float, int]] = []
    for tile in g.tiles_of(seat):
        if tile not in g.used and tile not in g.renewed:
            if not g.is_ready(seat, tile):
                gains.append((style.tiles[tile], tile))
            elif TILE_BOTTOM[tile][FLORIN]:
                gains.append((style.symbols[FLORIN] * TILE_BOTTOM[tile][FLORIN], tile))
    gains.sort(reverse=True)
    symbols = g.pool[CROWN] + g.pool[CROSS]
    places = 2 * symbols + half
    if places < len(gains):
        more = one_more(g, seat, gains, places, style)
        if more is not None:
            return more
    chosen = gains[:places]
    for _, tile in chosen:
        if g.is_ready(seat, tile):
            return BANK[tile]
    if chosen:
        return READY_TILE[chosen[0][1]]
    if symbols:
        for power in range(len(POWERS)):
            if g.has_spent(seat, power) and POWER_SOURCE + power not in g.used:
                return REACTIVATE[power]
    return DONE


def one_more(g: Palace, seat: Seat, gains: list[tuple[float, int]], places: int, style: Style) -> Action | None:
    """The source whose Crowns or Crosses wake more than it is worth itself."""
    means = means_of(g, seat, FOR_GOVERN)
    top = 0.05
    chosen: Action | None = None
    for index, source in enumerate(means.sources):
        if source == INDULGENCE_SOURCE:
            continue
        bottom = means.gifts[index]
        symbol = CROWN if bottom[CROWN] >= bottom[CROSS] else CROSS
        if not bottom[symbol]:
            continue
        woken = [gain for gain, tile in gains if tile != source][places : places + 2 * bottom[symbol]]
        value = style.numbers.woken * sum(woken) - source_worth(g, seat, source, style)
        if value > top:
            top, chosen = value, USE[source][symbol]
    return chosen
