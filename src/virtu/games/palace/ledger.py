"""What a payment is about: the cost, the sources that could help, the best ways to pay; and what a few more allow."""

from typing import Final

from virtu.games.palace.payment_table import OF_MICHELANGELO, OF_ROOM, PURPOSE_NAME, SOURCE_KIND
from virtu.games.palace.purchasing_power import FREE, Cost, means_of
from virtu.games.palace.solver import payments
from virtu.games.palace.state import Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.symbols import symbols
from virtu.games.palace.tables import SOURCE_NAME
from virtu.kernel.ids import Seat

SHOWN_PAYMENTS: Final = 5
PLENTY: Final = 9
"""More of a symbol than any pooled action needs at once."""


def price(g: Palace, seat: Seat, cost: Cost, purpose: int) -> dict[str, object]:
    """A cost with the sources and the ways to pay it, the least wasteful first."""
    return {"price": symbols(cost), "ledger": ledger(g, seat, cost, purpose)}


def ledger(g: Palace, seat: Seat, cost: Cost, purpose: int) -> dict[str, object]:
    """A cost, the sources that could help to pay it, and the best payments, the least wasteful first."""
    ways = payments(g, seat, cost, purpose)
    return {
        "cost": symbols(cost),
        "pool": symbols(g.pool),
        "treasury": g.treasury[seat],
        "purpose": PURPOSE_NAME[purpose],
        "rows": rows(g, seat, cost, purpose),
        "payments": [way.plain() for way in ways[:SHOWN_PAYMENTS]],
    }


def rows(g: Palace, seat: Seat, cost: Cost, purpose: int) -> list[dict[str, object]]:
    """By source: what of it the cost could take, and whether the source stays as it is."""
    lines: list[dict[str, object]] = []
    means = means_of(g, seat, purpose)
    for index, source in enumerate(means.sources):
        shown = symbols(means.gifts[index])
        gives = {name: count for name, count in shown.items() if takes(cost, name)}
        if gives:
            stays = SOURCE_KIND[source] in (OF_ROOM, OF_MICHELANGELO)
            lines.append({"source": SOURCE_NAME[source], "gives": gives, "stays": stays})
    return lines


def takes(cost: Cost, name: str) -> bool:
    """Whether a cost has any use for a symbol."""
    wanted = symbols(cost)
    return name in wanted or ("either" in wanted and name in ("crown", "cross"))


# ---- actions that scale with what is put up


def pooled(g: Palace, ask: PalaceAsk, purpose: int, kinds: list[int]) -> dict[str, object]:
    """What lies in the pool, and what a few sources more would allow: the sources, then the answers."""
    seat = ask.asked(g)
    near: list[dict[str, object]] = []
    for cost, answers in out_of_pool(g, ask, kinds).items():
        ways = payments(g, seat, cost, purpose)
        if ways:
            near.append({"use": [str(one) for one in ways[0].actions()], "then": answers})
    return {"pool": symbols(g.pool), "near": near}


def out_of_pool(g: Palace, ask: PalaceAsk, kinds: list[int]) -> dict[Cost, list[str]]:
    """By cost: the answers that only want more of these symbols in the pool."""
    plenty = g.clone()
    for kind in kinds:
        plenty.pool[kind] = PLENTY
    now = ask.own_offers(g)
    answers: dict[Cost, list[str]] = {}
    for action in ask.own_offers(plenty):
        cost = ask.takes(g, action)
        if cost != FREE and action not in now:
            answers.setdefault(cost, []).append(str(action))
    return answers
