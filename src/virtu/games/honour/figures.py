"""The numbers its player aid tells, from what the rules themselves go by."""

from virtu.games.honour.ruleset import ruleset
from virtu.games.honour.tables import (
    ACTIONS,
    CAP,
    COPIES,
    DISHONOUR,
    DISPLAY,
    FATE,
    HAND,
    HONOUR,
    KINDS,
    SORT,
    SORTS,
    TOP_LEVEL,
    VALUE,
    WAKES,
)
from virtu.games.honour.wire import Figures
from virtu.kernel.option import Value


def figures(options: dict[str, Value]) -> Figures:
    """By the options of a table."""
    rules = ruleset(options)
    sorts = [sort for sort in range(len(SORTS)) if sort != FATE or not rules.short]
    # HO-6.3 A full game ends at the top level, so its cap is never asked for.
    levels = range(1, TOP_LEVEL + 1 if rules.short else TOP_LEVEL)
    return {
        "short": rules.short,
        "clock": rules.clock,
        "next_turn": rules.next_turn,
        "rounds": min(rules.rounds, rules.round_limit or rules.rounds),
        "round_limit": rules.round_limit,
        "hand": HAND,
        "display": DISPLAY,
        "actions": ACTIONS,
        "wakes": WAKES,
        "top_level": TOP_LEVEL,
        "caps": [CAP[level] for level in levels],
        "copies": {
            SORTS[sort]: sum([COPIES[kind] for kind in range(KINDS) if SORT[kind] == sort]) for sort in sorts
        },
        "values": {SORTS[sort]: values(sort) for sort in (HONOUR, DISHONOUR)},
    }


def values(sort: int) -> tuple[int, int]:
    printed = [VALUE[kind] for kind in range(KINDS) if SORT[kind] == sort]
    return min(printed), max(printed)
