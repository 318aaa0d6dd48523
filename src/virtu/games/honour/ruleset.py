"""What can be agreed before a game of Honour."""

from dataclasses import dataclass
from typing import Final

from virtu.kernel.option import Option, Value


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options of one table."""

    short: bool
    """HO-11 The short game: no Fate, no Rumour Mill, a timer."""
    next_turn: bool
    """HO-R7 Whether a woken Mill first gives out at the end of the next turn."""
    round_limit: int
    """HO-R9 After so many rounds the game is scored in any case; 0: no limit."""
    rounds: int
    """HO-11.4 The short game's timer in rounds."""
    clock: bool
    """HO-11.4 The short game ends by the table's clock instead."""


MOST_ROUNDS: Final = 100

OPTIONS: Final[dict[str, Option]] = {
    "variant": Option("full", ("full", "short"), "HO-11"),
    "mill_start": Option("this_turn", ("this_turn", "next_turn"), "HO-R7", under=("variant", "full")),
    "round_limit": Option(60, (), "HO-R9", 0, MOST_ROUNDS),
    "rounds": Option(12, (), "HO-11.4", 1, MOST_ROUNDS, under=("timer", "rounds")),
    "timer": Option("rounds", ("rounds", "clock"), "HO-11.4", under=("variant", "short"), live="clock"),
}


def agreed(options: dict[str, Value]) -> dict[str, Value]:
    """Options that go together; ValueError says which do not."""
    if options["variant"] == "full" and options["timer"] == "clock":
        raise ValueError("a full game has no clock (HO-11.4); timer=clock goes with variant=short")
    return options


def ruleset(options: dict[str, Value]) -> Ruleset:
    """The rules a table plays by."""
    return Ruleset(
        short=options["variant"] == "short",
        next_turn=options["mill_start"] == "next_turn",
        round_limit=int(str(options["round_limit"])),
        rounds=int(str(options["rounds"])),
        clock=options["timer"] == "clock",
    )


def chosen(rules: Ruleset) -> dict[str, Value]:
    """The options a ruleset was made from."""
    return {
        "variant": "short" if rules.short else "full",
        "mill_start": "next_turn" if rules.next_turn else "this_turn",
        "round_limit": rules.round_limit,
        "rounds": rules.rounds,
        "timer": "clock" if rules.clock else "rounds",
    }
