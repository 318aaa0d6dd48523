"""What can be agreed before a game of the Art of Governing: AG-16."""

from dataclasses import dataclass
from typing import Final

from virtu.kernel.option import Option, Value
from virtu.kernel.option import complete as complete_options


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options of one table."""

    preset: str
    surplus_banked: bool
    """AG-4.2.5 Florins of Room cards go to the treasury."""
    locked_by_phase: bool
    """AG-4.1.7 A bottom keeps its symbol for the whole phase."""
    unblock_masks: int
    """AG-7.3.4"""
    retreat_at_once: bool
    """AG-10.6.3"""
    defender_tokens: bool
    """AG-10.3.5"""
    tokens_to_the_end: bool
    """AG-10.3.9"""
    lost_space_any: bool
    """AG-16.4"""
    palace_agents: str
    """AG-8.7.5 off, one_enemy or one_any."""
    melee: bool
    """AG-10.2.10"""
    winner_waits: bool
    """AG-16.3 A plains winner besieges on the own siege turn."""
    patronage_on_plains: bool
    """AG-16.9 Leonardo and Cannons serve on the plains too."""
    leonardo_again: bool
    """AG-16.7"""
    pass_reopens: bool
    """AG-16.1"""
    loser_on_top: bool
    """AG-16.6"""
    lowest_shared: bool
    """AG-16.2"""
    insert_above: bool
    """AG-11.3.3 (c)"""
    indulgences_unlimited: bool
    """AG-16.7"""
    request_all_spring: bool
    """AG-7.4.2"""
    family_in_turn: bool
    """AG-3.5.1"""
    first_chosen: bool
    """AG-3.4.1"""
    year_limit: int
    """House option: the game is scored after this Winter; 0: no limit."""


OPTIONS: Final[dict[str, Option]] = {
    "preset": Option("standard", ("standard", "en", "fr", "cz"), "AG-16"),
    "florin_surplus": Option("lost", ("lost", "treasury"), "AG-4.2.5"),
    "symbol_scope": Option("payment", ("payment", "phase"), "AG-4.1.7"),
    "scheme_unblock_masks": Option(2, (2, 1), "AG-7.3.4"),
    "retreat_timing": Option("deferred", ("deferred", "immediate"), "AG-10.6.3"),
    "defender_tokens": Option(False, (False, True), "AG-10.3.5"),
    "token_discard": Option("own", ("own", "end"), "AG-10.3.9"),
    "lost_space": Option("shaded", ("shaded", "any"), "AG-16.4"),
    "beginner_palace_agents": Option("off", ("off", "one_enemy", "one_any"), "AG-8.7.5"),
    "plains_multi": Option("sequential", ("sequential", "melee"), "AG-10.2.9"),
    "plains_winner_siege": Option("immediate", ("immediate", "own_turn"), "AG-16.3"),
    "plains_bonuses": Option("all", ("all", "without_patronage"), "AG-16.9"),
    "leonardo_after_plains": Option(True, (True, False), "AG-16.7"),
    "war_pass": Option("final", ("final", "reopen"), "AG-16.1"),
    "conquest_stack": Option("conqueror_top", ("conqueror_top", "loser_top"), "AG-16.6"),
    "religious_tie": Option("one_lower", ("one_lower", "lowest_shared"), "AG-16.2"),
    "insert_above": Option(True, (True, False), "AG-16.7"),
    "indulgence_supply": Option("limited", ("limited", "unlimited"), "AG-16.7"),
    "indulgence_window": Option("action", ("action", "spring"), "AG-7.4.2"),
    "family_placement": Option("simultaneous", ("simultaneous", "turn_order"), "AG-3.5.1"),
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


def complete(given: dict[str, object]) -> dict[str, Value]:
    """AG-16.5 All options: the preset's values, over them what was given."""
    return complete_options("governing", OPTIONS, PRESETS, given)


def ruleset(options: dict[str, Value]) -> Ruleset:
    """The rules a table plays by."""
    masks, limit = options["scheme_unblock_masks"], options["year_limit"]
    return Ruleset(
        preset=str(options["preset"]),
        surplus_banked=options["florin_surplus"] == "treasury",
        locked_by_phase=options["symbol_scope"] == "phase",
        unblock_masks=masks if isinstance(masks, int) else 2,
        retreat_at_once=options["retreat_timing"] == "immediate",
        defender_tokens=options["defender_tokens"] is True,
        tokens_to_the_end=options["token_discard"] == "end",
        lost_space_any=options["lost_space"] == "any",
        palace_agents=str(options["beginner_palace_agents"]),
        melee=options["plains_multi"] == "melee",
        winner_waits=options["plains_winner_siege"] == "own_turn",
        patronage_on_plains=options["plains_bonuses"] == "all",
        leonardo_again=options["leonardo_after_plains"] is True,
        pass_reopens=options["war_pass"] == "reopen",
        loser_on_top=options["conquest_stack"] == "loser_top",
        lowest_shared=options["religious_tie"] == "lowest_shared",
        insert_above=options["insert_above"] is True,
        indulgences_unlimited=options["indulgence_supply"] == "unlimited",
        request_all_spring=options["indulgence_window"] == "spring",
        family_in_turn=options["family_placement"] == "turn_order",
        first_chosen=options["first_player"] == "chosen",
        year_limit=limit if isinstance(limit, int) else 0,
    )


def chosen(rules: Ruleset) -> dict[str, Value]:
    """The options a ruleset was made from."""
    return {
        "preset": rules.preset,
        "florin_surplus": "treasury" if rules.surplus_banked else "lost",
        "symbol_scope": "phase" if rules.locked_by_phase else "payment",
        "scheme_unblock_masks": rules.unblock_masks,
        "retreat_timing": "immediate" if rules.retreat_at_once else "deferred",
        "defender_tokens": rules.defender_tokens,
        "token_discard": "end" if rules.tokens_to_the_end else "own",
        "lost_space": "any" if rules.lost_space_any else "shaded",
        "beginner_palace_agents": rules.palace_agents,
        "plains_multi": "melee" if rules.melee else "sequential",
        "plains_winner_siege": "own_turn" if rules.winner_waits else "immediate",
        "plains_bonuses": "all" if rules.patronage_on_plains else "without_patronage",
        "leonardo_after_plains": rules.leonardo_again,
        "war_pass": "reopen" if rules.pass_reopens else "final",
        "conquest_stack": "loser_top" if rules.loser_on_top else "conqueror_top",
        "religious_tie": "lowest_shared" if rules.lowest_shared else "one_lower",
        "insert_above": rules.insert_above,
        "indulgence_supply": "unlimited" if rules.indulgences_unlimited else "limited",
        "indulgence_window": "spring" if rules.request_all_spring else "action",
        "family_placement": "turn_order" if rules.family_in_turn else "simultaneous",
        "first_player": "chosen" if rules.first_chosen else "random",
        "year_limit": rules.year_limit,
    }
