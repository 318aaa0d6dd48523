"""The numbers its player aid tells, from what the rules themselves go by."""

from virtu.games.seven_virtues.steps.powers import A_GIFT, MOST_DISCARDS, SECOND_DISCARDS
from virtu.games.seven_virtues.steps.scoring import A_FLAME, A_TRIO, FIRST, MOST_NAMED, SECOND
from virtu.games.seven_virtues.tables import CARDS, DECK, START, WIDTH
from virtu.games.seven_virtues.wire import Figures
from virtu.kernel.option import Value


def figures(players: int, options: dict[str, Value]) -> Figures:
    """By the options of a table; of no table: with the whole deck."""
    return {
        "players": players,
        "cards": len(DECK[players]) if players else CARDS,
        "width": WIDTH,
        "start": START,
        "first": FIRST,
        "second": SECOND,
        "discards": [MOST_DISCARDS, SECOND_DISCARDS],
        "gift": A_GIFT,
        "named": MOST_NAMED,
        "flames": A_FLAME,
        "trio": A_TRIO,
        "open_hands": options["hands"] == "open",
    }
