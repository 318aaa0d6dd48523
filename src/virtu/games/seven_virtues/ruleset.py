"""What can be agreed before a game of the Seven Virtues."""

from dataclasses import dataclass
from typing import Final

from virtu.kernel.option import Option, Value

RANDOM: Final = -1


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options of one table."""

    open_hands: bool
    """SV-6.2 Whether other hands are shown."""
    first: int
    """SV-2.4 The starting seat, or RANDOM."""


OPTIONS: Final[dict[str, Option]] = {
    "hands": Option("memory", ("memory", "open"), "SV-6.2"),
    "first": Option("random", ("random", "0", "1", "2", "3", "4", "5", "6"), "SV-2.4"),
}


def ruleset(players: int, options: dict[str, Value]) -> Ruleset:
    """The rules a table plays by; ValueError if the starting seat does not exist."""
    given = options["first"]
    first = RANDOM if given == "random" else int(str(given))
    if first >= players:
        raise ValueError(f"option first (SV-2.4) is random or a seat from 0 to {players - 1}, not {first}")
    return Ruleset(
        open_hands=options["hands"] == "open",
        first=first,
    )


def chosen(rules: Ruleset) -> dict[str, Value]:
    """The options a ruleset was made from."""
    return {
        "hands": "open" if rules.open_hands else "memory",
        "first": "random" if rules.first == RANDOM else str(rules.first),
    }
