"""What can be agreed before the Wars of Italy: WI-14, and the general options that matter for two."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.ruleset import OPTIONS as SHARED
from virtu.games.palace.ruleset import Ruleset
from virtu.games.wars_of_italy.tables import TRACK_NAMES, TRACK_WIDTHS
from virtu.kernel.option import Option, Value

# WI-R30 When a helping defender may announce War bonuses.
NEVER: Final = 0
WITH_TROOPS: Final = 1
ALWAYS: Final = 2
HELPERS: Final = ["never", "troops", "always"]


@dataclass(slots=True, init=False)
class Terms(Ruleset):
    """The options of the game for two, with the general ones."""

    track: Final[str]
    end: Final[int]
    """WI-6.1 The squares are -end to end, France on the negative side."""
    alliance: Final[int]
    """From this distance on the marker is in an Alliance zone."""
    favour: Final[int]
    """From this distance on a Major City favours somebody."""
    recruit_at_allies: Final[bool]
    """WI-R24"""
    helper_bonuses: Final[int]
    """WI-R30"""
    allied_capital_costs: Final[bool]
    """WI-R35"""
    orphan_tile_out: Final[bool]
    """WI-R36"""
    orphans_withdraw: Final[bool]
    """WI-R37"""
    arms_only: Final[bool]
    """WI-R44"""
    alternating: Final[bool]
    """WI-R56"""

    def __init__(self, options: dict[str, Value]) -> None:
        Ruleset.__init__(self, options)
        self.track = str(options["track"])
        widths = TRACK_WIDTHS[self.track]
        middle = widths[2] // 2
        self.end = middle + widths[3] + widths[4]
        self.alliance = middle + widths[3] + 1
        self.favour = middle + 1
        self.recruit_at_allies = options["recruit_at_allies"] is True
        self.helper_bonuses = HELPERS.index(str(options["helper_bonuses"]))
        self.allied_capital_costs = options["allied_capital_costs"] is True
        self.orphan_tile_out = options["orphan_tile"] == "out"
        self.orphans_withdraw = options["orphan_troops"] == "withdraw"
        self.arms_only = options["initial_cities"] == "arms"
        self.alternating = options["first_player"] == "alternating"


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
    **SHARED,
}

# WI-14.1 What the English base rules change of the French ones.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "fr": {},
    "en": {"florin_surplus": "lost", "scheme_unblock_masks": 2, "orphan_tile": "stack"},
}
