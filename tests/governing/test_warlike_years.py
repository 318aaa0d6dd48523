"""Ends of Spring and Winters from warlike positions, where random games seldom go: the laws hold all the way.

Every player has armies before foreign Cities, tokens, bonuses, Alliances, full Palaces and Cathedrals to lose.
"""

import random
from collections import Counter

import pytest

from virtu.games.governing.game import GOVERNING
from virtu.games.governing.ruleset import OPTIONS
from virtu.games.governing.state import Governing
from virtu.games.palace.actions_war import Announce
from virtu.games.palace.actions_winter import Ally
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.laws import offers_are_what_nobody_objects_to, positions_survive_their_text

WAR_OPTIONS = [
    "retreat_timing", "defender_tokens", "token_discard", "lost_space", "plains_multi", "plains_winner_siege",
    "plains_bonuses", "leonardo_after_plains", "war_pass", "conquest_stack", "insert_above", "symbol_scope",
    "indulgence_window",
]


def warlike(chance: random.Random, seed: int) -> Governing:
    """A position after the last Spring turn, under random options; news are told."""
    players = chance.choice([3, 4, 5])
    options = {name: chance.choice(OPTIONS[name].values) for name in WAR_OPTIONS if chance.random() < 0.5}
    g = GOVERNING.random_play.fuzz_start(players, GOVERNING.read_options({**options}), dice_from(seed))
    assert isinstance(g, Governing)
    assert GOVERNING.problems(g) == []
    GOVERNING.listen(g)
    return g


def play_out(seed: int, sample: int) -> Counter[str]:
    """One end of Spring and one Winter, lawful at every answer; what happened, counted."""
    chance = random.Random(seed)
    g = warlike(chance, seed)
    year = g.year
    seen: Counter[str] = Counter()
    answers = 0
    while not GOVERNING.over(g) and g.year == year:
        offers = GOVERNING.offers(g)
        assert offers, f"{GOVERNING.question(g)} has no offer"
        if answers % sample == 0:
            assert offers_are_what_nobody_objects_to(GOVERNING, g) == []
            assert positions_survive_their_text(GOVERNING, g) == []
        # Who can take an Alliance or use a bonus mostly does.
        keen = [action for action in offers if isinstance(action, (Ally, Announce))]
        chosen = chance.choice(keen if keen and chance.random() < 0.6 else offers)
        GOVERNING.preview(g, chosen, GOVERNING.seat(g))
        engine.answer(g, chosen)
        seen.update([event.name for event in GOVERNING.events(g)])
        assert GOVERNING.problems(g) == [], f"after {chosen}"
        answers += 1
        assert answers < 600
    return seen


@pytest.mark.parametrize("seed", range(25))
def test_13_3_the_laws_hold_through_a_warlike_year(seed: int) -> None:
    """AG-13.3.1–10 Offers are what nobody objects to, positions survive their text, invariants hold."""
    assert play_out(seed, 9)


@pytest.mark.slow
def test_what_seldom_happens_does_happen_here() -> None:
    """AG-10.3.4 Each bonus, crowded plains, lost Cathedrals and spaces, retreats by sea, appropriated Alliances."""
    wanted = [
        "announced_token", "announced_card", "announced_leonardo", "announced_france", "announced_cannons",
        "defended_by_bastion", "met_on_plains_two", "met_on_plains_three", "met_on_plains_four", "took_cathedral",
        "took_trophy", "vacated_by_moving", "vacated_by_discarding", "retreated_by_sea",
        "retreated_by_road", "lost_in_retreat", "withdrew", "tied_on_plains", "won_on_plains",
        "appropriated_alliance", "formed_alliance", "built_cathedral", "end_eight_cities", "end_no_neutral_city",
    ]
    seen: Counter[str] = Counter()
    seed = 100
    while seed < 300 and not all(seen[name] for name in wanted):
        seen += play_out(seed, 1000)
        seed += 1
    assert [name for name in wanted if not seen[name]] == []
