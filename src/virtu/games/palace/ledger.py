"""What a payment is about: the cost, the sources that could help, the best ways to pay; and what a few more allow."""

from typing import Final

from virtu.games.palace import wire
from virtu.games.palace.actions import PAY, SYMBOL_NAME
from virtu.games.palace.payment_table import OF_MICHELANGELO, OF_ROOM, PURPOSE_NAME, SOURCE_KIND
from virtu.games.palace.purchasing_power import FREE, Cost, means_of, more_florins
from virtu.games.palace.solver import Payment, giving, lacking, payments
from virtu.games.palace.state import Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.symbols import symbols
from virtu.games.palace.tables import CROSS, CROWN, EITHER, FLORIN, INDULGENCE_SOURCE, KINDS, SOURCE_NAME
from virtu.games.palace.wire import Covered, Details, Further, Ledger, Near, Preview, Row
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

SHOWN_PAYMENTS: Final = 5
PLENTY: Final = 9
"""More of a symbol than any pooled action needs at once."""


def price(g: Palace, seat: Seat, cost: Cost, purpose: int) -> Preview:
    """A cost with the sources and the ways to pay it, the least wasteful first."""
    return {"price": symbols(cost), "ledger": ledger(g, seat, cost, purpose)}


def ledger(g: Palace, seat: Seat, cost: Cost, purpose: int) -> Ledger:
    """A cost, the sources that could help to pay it, and the best payments, the least wasteful first."""
    ways = payments(g, seat, cost, purpose)
    return {
        "cost": symbols(cost),
        "pool": symbols(g.pool),
        "treasury": g.treasury[seat],
        "purpose": PURPOSE_NAME[purpose],
        "rows": rows(g, seat, cost, purpose),
        "payments": [payment(g, seat, cost, purpose, way) for way in ways[:SHOWN_PAYMENTS]],
        "covered": covered(g, seat, cost, purpose),
    }


def payment(g: Palace, seat: Seat, cost: Cost, purpose: int, way: Payment) -> wire.Payment:
    """A way to pay: all answers it takes, with the sources and florins that are left."""
    asked = more_florins(g, seat, cost, purpose, [*g.used, *way.sources], way.in_room)
    answers = [*way.actions(), PAY] if asked else way.actions()
    return {
        "answers": [str(action) for action in answers],
        "keeps": [SOURCE_NAME[source] for source in way.kept],
        "treasury": way.treasury,
        "wasted": way.wasted,
    }


def brought(g: Palace, seat: Seat) -> list[int]:
    """By symbol: what the pool and the treasury bring."""
    given = g.pool[:]
    given[FLORIN] += g.treasury[seat]
    return given


def asks_to_pay(g: Palace, seat: Seat, cost: Cost, purpose: int) -> bool:
    """Whether a payment that is met still waits for the word, because a Room card could spare the treasury."""
    return more_florins(g, seat, cost, purpose, g.used, g.pool[FLORIN])


def covered(g: Palace, seat: Seat, cost: Cost, purpose: int) -> Covered:
    """How far the pool and the treasury meet a cost, and what paying it now would lose and leave."""
    given = brought(g, seat)
    missing = lacking(cost, given)
    met = not any(missing)
    lost = [max(0, given[symbol] - cost[symbol]) for symbol in range(KINDS)]
    lost[FLORIN] = max(0, g.pool[FLORIN] - cost[FLORIN])
    free = cost[EITHER]
    for symbol in (CROWN, CROSS):
        taken = min(free, lost[symbol])
        lost[symbol] -= taken
        free -= taken
    return {
        "brought": symbols(given),
        "missing": symbols(missing),
        "met": met,
        "lost": symbols(lost),
        "treasury": max(0, g.treasury[seat] - max(0, cost[FLORIN] - g.pool[FLORIN])),
        "closing": [str(PAY)] if met and asks_to_pay(g, seat, cost, purpose) else [],
    }


def rows(g: Palace, seat: Seat, cost: Cost, purpose: int) -> list[Row]:
    """By source: what of it the cost could take, and whether the source stays as it is."""
    lines: list[Row] = []
    means = means_of(g, seat, purpose)
    for index, source in enumerate(means.sources):
        shown = symbols(means.gifts[index])
        gives = {name: count for name, count in shown.items() if takes(cost, name)}
        if gives:
            stays = SOURCE_KIND[source] in (OF_ROOM, OF_MICHELANGELO)
            answers = {name: str(giving(source, SYMBOL_NAME.index(name))) for name in gives}
            lines.append({"source": SOURCE_NAME[source], "gives": gives, "answers": answers, "stays": stays})
    return lines


def takes(cost: Cost, name: str) -> bool:
    """Whether a cost has any use for a symbol."""
    wanted = symbols(cost)
    return name in wanted or ("either" in wanted and name in ("crown", "cross"))


# ---- actions that scale with what is put up


def pooled(g: Palace, ask: PalaceAsk, purpose: int, kinds: list[int], sparing: bool = False) -> Details:
    """What lies in the pool, and what a few sources more would allow: the sources, then the answers.

    `sparing`: an Indulgence costs a point and closes the Room, so nobody takes one without asking; costs are named.
    """
    seat = ask.asked(g)
    near: list[Near] = []
    further: list[Further] = []
    for cost, actions in out_of_pool(g, ask, kinds).items():
        ways = payments(g, seat, cost, purpose)
        if ways and not (sparing and INDULGENCE_SOURCE in ways[0].sources):
            way = within(ways[0], actions)
            near.append({**way, "cost": symbols(cost)} if sparing else way)
            further += [action.parts(g, seat) for action in actions]
    return {"pool": symbols(g.pool), "near": near, "further": further}


def within(way: Payment, actions: list[Action]) -> Near:
    """The sources to use, and the answers they open."""
    return {"use": [str(one) for one in way.actions()], "then": [str(action) for action in actions]}


def out_of_pool(g: Palace, ask: PalaceAsk, kinds: list[int]) -> dict[Cost, list[Action]]:
    """By cost: the answers that only want more of these symbols in the pool."""
    plenty = g.clone()
    for kind in kinds:
        plenty.pool[kind] = PLENTY
    now = ask.own_offers(g)
    answers: dict[Cost, list[Action]] = {}
    for action in ask.own_offers(plenty):
        cost = ask.takes(g, action)
        if cost != FREE and action not in now:
            answers.setdefault(cost, []).append(action)
    return answers
