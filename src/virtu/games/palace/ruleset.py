"""What can be agreed before either game."""

from dataclasses import dataclass
from typing import Final

from virtu.kernel.option import Option, Value


@dataclass(slots=True, init=False)
class Ruleset:
    """The options of one table that both games know."""

    options: Final[dict[str, Value]]
    """All of them, as they were agreed."""
    surplus_banked: Final[bool]
    """AG-4.2.5 Florins of Room cards go to the treasury."""
    locked_by_phase: Final[bool]
    """AG-4.1.7 A bottom keeps its symbol for the whole phase."""
    unblock_masks: Final[int]
    """AG-7.3.4"""
    defender_tokens: Final[bool]
    """AG-10.3.5"""
    tokens_to_the_end: Final[bool]
    """AG-10.3.9"""
    palace_agents: Final[str]
    """AG-8.7.5 off, one_enemy or one_any."""
    pass_reopens: Final[bool]
    """AG-16.1"""
    insert_above: Final[bool]
    """AG-11.3.3 (c)"""
    indulgences_unlimited: Final[bool]
    """AG-16.7"""
    request_all_spring: Final[bool]
    """AG-7.4.2"""
    family_in_turn: Final[bool]
    """AG-3.5.1"""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = dict(options)
        self.surplus_banked = options["florin_surplus"] == "treasury"
        self.locked_by_phase = options["symbol_scope"] == "phase"
        self.unblock_masks = number(options["scheme_unblock_masks"])
        self.defender_tokens = options["defender_tokens"] is True
        self.tokens_to_the_end = options["token_discard"] == "end"
        self.palace_agents = str(options["beginner_palace_agents"])
        self.pass_reopens = options["war_pass"] == "reopen"
        self.insert_above = options["insert_above"] is True
        self.indulgences_unlimited = options["indulgence_supply"] == "unlimited"
        self.request_all_spring = options["indulgence_window"] == "spring"
        self.family_in_turn = options["family_placement"] == "turn_order"


def number(value: Value) -> int:
    assert isinstance(value, int), f"{value!r} is no number"
    return value


OPTIONS: Final[dict[str, Option]] = {
    "symbol_scope": Option("payment", ("payment", "phase"), "AG-4.1.7"),
    "defender_tokens": Option(False, (False, True), "AG-10.3.5"),
    "token_discard": Option("own", ("own", "end"), "AG-10.3.9"),
    "beginner_palace_agents": Option("off", ("off", "one_enemy", "one_any"), "AG-8.7.5"),
    "war_pass": Option("final", ("final", "reopen"), "AG-16.1"),
    "insert_above": Option(True, (True, False), "AG-16.7"),
    "indulgence_supply": Option("limited", ("limited", "unlimited"), "AG-16.7"),
    "indulgence_window": Option("action", ("action", "spring"), "AG-7.4.2"),
    "family_placement": Option("simultaneous", ("simultaneous", "turn_order"), "AG-3.5.1"),
}
"""Those with the same standard in both games."""
