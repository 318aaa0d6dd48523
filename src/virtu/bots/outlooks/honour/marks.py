"""What can be read off the table of Honour: what all see, and the seat's own hand."""

from typing import Final

from virtu.bots.mark import Marks, Meaning
from virtu.bots.outlooks.honour.features import SOON
from virtu.bots.outlooks.honour.projection import charged, foresee, read_hand
from virtu.games.honour.actions import Discard, DrawDeck, Exchange
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import NAME, SEATS, TOP_LEVEL
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.ids import Seat

MEANINGS: Final[dict[str, Meaning]] = {
    "points": Meaning(1.2, 1),
    "rival_points": Meaning(0.6, -1),
    "driven_out": Meaning(6.0, -1, danger=True),
    "rival_out": Meaning(4.0, 1),
    "near_end": Meaning(3.0, -1, danger=True),
    "lead": Meaning(0.8, 1, danger=True),
    "level": Meaning(1.0, 1),
    "rival_level": Meaning(0.5, -1),
    "dishonour": Meaning(0.9, -1),
    "rival_dishonour": Meaning(0.7, 1),
    "queued": Meaning(0.6, -1),
    "rival_queued": Meaning(0.5, 1),
    "charged": Meaning(0.6, -1),
    "rival_charged": Meaning(0.55, 1),
    "mill": Meaning(0.3, 0),
    "plays": Meaning(0.5, 1, kept=True, secret=True),
    "recognitions": Meaning(0.5, 1, kept=True, secret=True),
    "counters": Meaning(0.6, 1, kept=True, secret=True),
    "accusations": Meaning(0.3, 1, kept=True, secret=True),
    "useless": Meaning(0.35, -1, secret=True),
    "card": Meaning(0.25, 1, kept=True, secret=True, bare=True),
    "actions": Meaning(0.2, 1, kept=True),
    "favours": Meaning(0.1, 1, kept=True),
}


def marks(g: Honour, seat: Seat) -> Marks:
    noted: Marks = {"level:": g.levels[seat], "mill:": len(g.queue)}
    if g.turn == seat:
        noted["actions:"] = g.actions
        noted["favours:"] = g.favours
    who, value = charged(g)
    if who >= 0:
        noted["charged:" if who == seat else f"rival_charged:{who}"] = value
    leaving = foresee(g, who, value if who >= 0 else 0)
    top = max(g.levels)
    best = 0
    for number in range(SEATS):
        honour = g.honour(number)
        mine = number == seat
        noted["points:" if mine else f"rival_points:{number}"] = honour
        noted["dishonour:" if mine else f"rival_dishonour:{number}"] = g.dishonour(number)
        noted["queued:" if mine else f"rival_queued:{number}"] = g.queued(number)
        if leaving[number] <= SOON:
            noted["driven_out:" if mine else f"rival_out:{number}"] = 1
        if not mine:
            best = max(best, honour)
            noted[f"rival_level:{number}"] = g.levels[number]
            if not g.rules.short and g.levels[number] >= TOP_LEVEL - 1 and g.levels[number] == top:
                noted[f"near_end:{number}"] = 1
    noted["lead:"] = 1 if g.honour(seat) > best else 0
    mark_hand(g, seat, value if who == seat else 0, noted)
    return noted


def reason(g: Honour, plan: list[Action]) -> tuple[str, dict[str, Fact]] | None:
    """What the marks do not show: how many cards are exchanged, and what nobody knows before it is drawn."""
    action = plan[0]
    if isinstance(action, DrawDeck):
        return "draw_deck", {"n": g.left or sum(g.discards)}
    if isinstance(action, (Exchange, Discard)):
        return "exchange", {"n": len([one for one in plan if isinstance(one, Discard)])}
    return None


def mark_hand(g: Honour, seat: Seat, charge: int, noted: Marks) -> None:
    """What the own cards are good for."""
    hand = read_hand(g, seat, charge)
    noted["plays:"] = hand.two_plays
    noted["recognitions:"] = hand.recognitions
    noted["counters:"] = hand.low_counters + hand.high_counters
    noted["accusations:"] = hand.accusations
    noted["useless:"] = hand.stuck + hand.unfit + hand.other_counters
    for kind in g.hands[seat]:
        key = f"card:{NAME[kind]}"
        noted[key] = noted.get(key, 0) + 1
