"""What can be agreed before a game of the Art of Governing: AG-16."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.ruleset import OPTIONS as SHARED
from virtu.games.palace.ruleset import Ruleset, number
from virtu.kernel.option import Option, Value


@dataclass(slots=True, init=False)
class Terms(Ruleset):
    """The options of one table."""

    retreat_at_once: Final[bool]
    """AG-10.6.3"""
    lost_space_any: Final[bool]
    """AG-16.4"""
    melee: Final[bool]
    """AG-10.2.10"""
    winner_waits: Final[bool]
    """AG-16.3 A plains winner besieges on the own siege turn."""
    patronage_on_plains: Final[bool]
    """AG-16.9 Leonardo and Cannons serve on the plains too."""
    leonardo_again: Final[bool]
    """AG-16.7"""
    loser_on_top: Final[bool]
    """AG-16.6"""
    lowest_shared: Final[bool]
    """AG-16.2"""
    first_chosen: Final[bool]
    """AG-3.4.1"""
    year_limit: Final[int]
    """House option: the game is scored after this Winter; 0: no limit."""

    def __init__(self, options: dict[str, Value]) -> None:
        Ruleset.__init__(self, options)
        self.retreat_at_once = options["retreat_timing"] == "immediate"
        self.lost_space_any = options["lost_space"] == "any"
        self.melee = options["plains_multi"] == "melee"
        self.winner_waits = options["plains_winner_siege"] == "own_turn"
        self.patronage_on_plains = options["plains_bonuses"] == "all"
        self.leonardo_again = options["leonardo_after_plains"] is True
        self.loser_on_top = options["conquest_stack"] == "loser_top"
        self.lowest_shared = options["religious_tie"] == "lowest_shared"
        self.first_chosen = options["first_player"] == "chosen"
        self.year_limit = number(options["year_limit"])


OPTIONS: Final[dict[str, Option]] = {
    "preset": Option("standard", ("standard", "en", "fr", "cz"), "AG-16"),
    "florin_surplus": Option("lost", ("lost", "treasury"), "AG-4.2.5"),
    "symbol_scope": SHARED["symbol_scope"],
    "scheme_unblock_masks": Option(2, (2, 1), "AG-7.3.4"),
    "retreat_timing": Option("deferred", ("deferred", "immediate"), "AG-10.6.3"),
    "defender_tokens": SHARED["defender_tokens"],
    "token_discard": SHARED["token_discard"],
    "lost_space": Option("shaded", ("shaded", "any"), "AG-16.4"),
    "beginner_palace_agents": SHARED["beginner_palace_agents"],
    "plains_multi": Option("sequential", ("sequential", "melee"), "AG-10.2.9"),
    "plains_winner_siege": Option("immediate", ("immediate", "own_turn"), "AG-16.3"),
    "plains_bonuses": Option("all", ("all", "without_patronage"), "AG-16.9"),
    "leonardo_after_plains": Option(True, (True, False), "AG-16.7"),
    "war_pass": SHARED["war_pass"],
    "conquest_stack": Option("conqueror_top", ("conqueror_top", "loser_top"), "AG-16.6"),
    "religious_tie": Option("one_lower", ("one_lower", "lowest_shared"), "AG-16.2"),
    "insert_above": SHARED["insert_above"],
    "indulgence_supply": SHARED["indulgence_supply"],
    "indulgence_window": SHARED["indulgence_window"],
    "family_placement": SHARED["family_placement"],
    "first_player": Option("random", ("random", "chosen"), "AG-3.4.1"),
    "year_limit": Option(0, (), "AG-16.8", 0, 99),
}

# AG-16.5 What an edition changes of the standard.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "standard": {},
    "en": {"symbol_scope": "phase"},
    "fr": {
        "florin_surplus": "treasury", "scheme_unblock_masks": 1, "token_discard": "end", "lost_space": "any",
    },
    "cz": {"defender_tokens": True},
}
