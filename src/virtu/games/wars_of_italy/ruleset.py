"""What can be agreed before the Wars of Italy: WI-14, and the general options that matter for two."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.ruleset import OPTIONS as GENERAL
from virtu.games.governing.ruleset import Ruleset
from virtu.games.governing.ruleset import chosen as chosen_general
from virtu.games.governing.ruleset import ruleset as general_ruleset
from virtu.games.wars_of_italy.tables import TRACK_NAMES, TRACK_WIDTHS
from virtu.kernel.option import Option, Value
from virtu.kernel.option import complete as complete_options

# WI-R30 When a helping defender may announce War bonuses.
NEVER: Final = 0
WITH_TROOPS: Final = 1
ALWAYS: Final = 2
HELPERS: Final = ["never", "troops", "always"]


@dataclass(frozen=True, slots=True)
class Terms(Ruleset):
    """The options of the game for two, with the general ones."""

    track: str
    end: int
    """WI-6.1 The squares are -end to end, France on the negative side."""
    alliance: int
    """From this distance on the marker is in an Alliance zone."""
    favour: int
    """From this distance on a Major City favours somebody."""
    recruit_at_allies: bool
    """WI-R24"""
    helper_bonuses: int
    """WI-R30"""
    allied_capital_costs: bool
    """WI-R35"""
    orphan_tile_out: bool
    """WI-R36"""
    orphans_withdraw: bool
    """WI-R37"""
    arms_only: bool
    """WI-R44"""
    alternating: bool
    """WI-R56"""


EDITIONS: Final = ["florin_surplus", "scheme_unblock_masks"]
"""The general options in which the French book differs from the standard of the general game."""
KEPT: Final = [
    *EDITIONS, "symbol_scope", "defender_tokens", "token_discard", "beginner_palace_agents", "war_pass",
    "insert_above", "indulgence_supply", "indulgence_window", "family_placement",
]
"""The general options that can be chosen here too."""

OPTIONS: Final[dict[str, Option]] = {
    "preset": Option("fr", ("fr", "en"), "WI-14.1"),
    "florin_surplus": Option("treasury", ("treasury", "lost"), "AG-4.2.5"),
    "scheme_unblock_masks": Option(1, (1, 2), "AG-7.3.4"),
    "orphan_tile": Option("out", ("out", "stack"), "WI-R36"),
    "track": Option("13", tuple(TRACK_NAMES), "WI-R2"),
    "recruit_at_allies": Option(False, (False, True), "WI-R24"),
    "helper_bonuses": Option("troops", ("never", "troops", "always"), "WI-R30"),
    "allied_capital_costs": Option(True, (True, False), "WI-R35"),
    "orphan_troops": Option("stay", ("stay", "withdraw"), "WI-R37"),
    "initial_cities": Option("all", ("all", "arms"), "WI-R44"),
    "first_player": Option("france", ("france", "alternating"), "WI-R56"),
    **{name: GENERAL[name] for name in KEPT if name not in EDITIONS},
}

# WI-14.1 What the English base rules change of the French ones.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "fr": {},
    "en": {"florin_surplus": "lost", "scheme_unblock_masks": 2, "orphan_tile": "stack"},
}


def complete(given: dict[str, object]) -> dict[str, Value]:
    """WI-14.1 All options: the preset's values, over them what was given."""
    return complete_options("wars_of_italy", OPTIONS, PRESETS, given)


def terms(options: dict[str, Value]) -> Terms:
    """The rules a table plays by."""
    general = {name: option.default for name, option in GENERAL.items()}
    for name in ["preset", *KEPT]:
        general[name] = options[name]
    r = general_ruleset(general)
    track = str(options["track"])
    widths = TRACK_WIDTHS[track]
    middle = widths[2] // 2
    return Terms(
        preset=r.preset,
        surplus_banked=r.surplus_banked,
        locked_by_phase=r.locked_by_phase,
        unblock_masks=r.unblock_masks,
        retreat_at_once=r.retreat_at_once,
        defender_tokens=r.defender_tokens,
        tokens_to_the_end=r.tokens_to_the_end,
        lost_space_any=r.lost_space_any,
        palace_agents=r.palace_agents,
        melee=r.melee,
        winner_waits=r.winner_waits,
        patronage_on_plains=r.patronage_on_plains,
        leonardo_again=r.leonardo_again,
        pass_reopens=r.pass_reopens,
        loser_on_top=r.loser_on_top,
        lowest_shared=r.lowest_shared,
        insert_above=r.insert_above,
        indulgences_unlimited=r.indulgences_unlimited,
        request_all_spring=r.request_all_spring,
        family_in_turn=r.family_in_turn,
        first_chosen=r.first_chosen,
        year_limit=r.year_limit,
        track=track,
        end=middle + widths[3] + widths[4],
        alliance=middle + widths[3] + 1,
        favour=middle + 1,
        recruit_at_allies=options["recruit_at_allies"] is True,
        helper_bonuses=HELPERS.index(str(options["helper_bonuses"])),
        allied_capital_costs=options["allied_capital_costs"] is True,
        orphan_tile_out=options["orphan_tile"] == "out",
        orphans_withdraw=options["orphan_troops"] == "withdraw",
        arms_only=options["initial_cities"] == "arms",
        alternating=options["first_player"] == "alternating",
    )


def chosen(rules: Terms) -> dict[str, Value]:
    """The options the terms were made from."""
    general = chosen_general(rules)
    return {
        "preset": rules.preset,
        "track": rules.track,
        "recruit_at_allies": rules.recruit_at_allies,
        "helper_bonuses": HELPERS[rules.helper_bonuses],
        "allied_capital_costs": rules.allied_capital_costs,
        "orphan_tile": "out" if rules.orphan_tile_out else "stack",
        "orphan_troops": "withdraw" if rules.orphans_withdraw else "stay",
        "initial_cities": "arms" if rules.arms_only else "all",
        "first_player": "alternating" if rules.alternating else "france",
        **{name: general[name] for name in KEPT},
    }
