"""AG-13, AG-16 The phase graph, who decides when, and what presets may change: seen in whole games."""

from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.ruleset import OPTIONS, PRESETS
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.state import OVER, PHASES, RETREATS, SETUP, SIEGES, SPRING, WINTER
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.tables import OTTOMAN
from virtu.kernel.dice import dice_from
from virtu.kernel.event import Event
from virtu.walks import weighted


@dataclass
class Story:
    """A whole game as it was asked and told."""

    asked: list[tuple[int, int, str]] = field(default_factory=list)
    """Phase, seat, question."""
    acting: list[int] = field(default_factory=list)
    """For each question, whose Winter turn it was."""
    events: list[Event] = field(default_factory=list)
    patronage: list[tuple[int, list[int]]] = field(default_factory=list)


def played(players: int, preset: str, seed: int) -> Story:
    state = GOVERNING.new(players, seed, False, preset=preset, year_limit=12)
    assert isinstance(state, Governing)
    GOVERNING.listen(state)
    dice, story = dice_from(seed), Story()
    while not GOVERNING.over(state):
        seat, question = GOVERNING.seat(state), GOVERNING.question(state)
        assert seat is not None
        assert question is not None
        story.asked.append((state.phase, seat, question))
        story.acting.append(state.requesting)
        offers = GOVERNING.offers(state)
        weights = GOVERNING.random_play.rollout_policy(state, offers)
        GOVERNING.play(state, offers[weighted(weights, dice.throw(sum(weights)))])
        story.events += GOVERNING.events(state)
        story.patronage.append((state.year, state.patronage[:]))
    story.asked.append((state.phase, -1, ""))
    return story


@pytest.fixture(scope="module", params=[(3, "standard"), (4, "fr"), (5, "cz"), (4, "en")], ids=str)
def story(request: pytest.FixtureRequest) -> Story:
    players, preset = request.param
    return played(players, preset, 7)


def test_13_1_the_phases_follow_the_graph(story: Story) -> None:
    """AG-13.1 Set-up, then Spring, sieges, retreats, Winter; the game ends after a Winter."""
    follows = {
        SETUP: {SPRING}, SPRING: {SIEGES, RETREATS, WINTER}, SIEGES: {RETREATS, WINTER}, RETREATS: {WINTER},
        WINTER: {SPRING, OVER},
    }
    phases = [phase for phase, _, _ in story.asked]
    for before, after in pairwise(phases):
        assert before == after or after in follows[before], f"{PHASES[before]} to {PHASES[after]}"
    assert phases[-1] == OVER


def test_13_1_every_player_has_one_spring_turn_then_one_winter_turn_a_year(story: Story) -> None:
    """AG-13.1, AG-5.1, AG-5.3 The order set at the end of Spring governs that Winter and the next Spring."""
    told = [event for event in story.events if event.name in ("year", "entered", "moved", "set_order", "began_winter")]
    years: list[list[Event]] = []
    for event in told:
        if event.name == "year":
            years.append([])
        elif years:
            years[-1].append(event)
    order: list[int] = []
    for year in years:
        spring = [event.facts["seat"] for event in year if event.name in ("entered", "moved")]
        winter = [event.facts["seat"] for event in year if event.name == "began_winter"]
        assert not order or spring == order
        order = [int(seat) for event in year if event.name == "set_order" for seat in str(event.facts["order"]).split()]
        assert winter == order
        assert sorted(order) == sorted(spring)
    assert len(years) > 3


def test_13_2_others_decide_only_in_combats_and_about_lost_spaces(story: Story) -> None:
    """AG-13.2 In Winter only the active player is asked; in the sieges the siege questions and no others."""
    for (phase, seat, question), acting in zip(story.asked, story.acting, strict=False):
        if phase == WINTER:
            assert seat == acting
        elif phase == SIEGES:
            assert question in ("siege", "announce", "plains_won", "vacate", "retreat", "pay")
        elif phase == RETREATS:
            assert question in ("retreat", "pay")


def test_13_3_8_at_most_one_indulgence_per_player_and_year(story: Story) -> None:
    """AG-13.3.8 In every preset."""
    asked: set[int] = set()
    for event in story.events:
        if event.name == "year":
            asked = set()
        elif event.name == "requested":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            assert seat not in asked
            asked.add(seat)


def test_13_3_9_the_patronage_disc_moves_at_most_one_step_a_year(story: Story) -> None:
    """AG-13.3.9 And never back."""
    first: dict[int, list[int]] = {}
    last: list[int] = []
    for year, steps in story.patronage:
        start = first.setdefault(year, last or steps)
        assert all(0 <= now - then <= 1 for now, then in zip(steps, start, strict=True))
        last = steps


@pytest.mark.parametrize("preset", list(PRESETS))
def test_16_5_a_preset_sets_only_options(preset: str) -> None:
    """AG-16.5 Everything else is common to all editions."""
    table = Table(preset=preset)
    chosen = GOVERNING.chosen_options(table.g)
    expected = {name: option.default for name, option in OPTIONS.items()} | PRESETS[preset] | {"preset": preset}

    assert chosen == expected
    assert set(PRESETS[preset]) <= set(OPTIONS)


@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        ("en", {"symbol_scope": "phase"}),
        ("cz", {"defender_tokens": True}),
        (
            "fr",
            {"florin_surplus": "treasury", "scheme_unblock_masks": 1, "token_discard": "end", "lost_space": "any"},
        ),
    ],
)
def test_16_5_what_the_editions_change(preset: str, differs: dict[str, object]) -> None:
    """AG-16.5 The columns of the table of options."""
    standard = GOVERNING.chosen_options(Table().g)
    chosen = GOVERNING.chosen_options(Table(preset=preset).g)

    assert {name: value for name, value in chosen.items() if value != standard[name] and name != "preset"} == differs


def test_16_6_the_loser_may_lie_on_top_where_agreed() -> None:
    """AG-16.6 conquest_stack=loser_top: the conqueror's disc moves first."""
    table = Table(conquest_stack="loser_top")
    table.say(
        "blue holds genoa parma nice exhausted", "red holds siena exhausted", "red has 2 troops at parma",
    )
    table.run(Sieges())
    table.play("red: pass", "blue: pass")

    assert [event.facts["seat"] for event in table.events("moved_on_track")] == [table.seat("red"), table.seat("blue")]


def test_10_4_1_attack_is_troops_and_bonuses() -> None:
    """AG-10.4.1 Troops at the City plus bonuses used, nothing else."""
    table = Table()
    table.say("red has 2 troops at siena", "red has 3 troops at florence")
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token", "red: pass")

    assert table.events("was_repelled")[0].facts["attack"] == 3


def test_12_3_2_govern_brings_a_spent_alliance_back() -> None:
    """AG-12.3.2 One Crown or Cross."""
    table = Table()
    table.say("green allied with ottoman spent", "green has bishop at left1")
    table.g.phase = SPRING
    table.run(GovernPool(table.seat("green"), 0))
    table.play("green: use left1 cross", "green: reactivate ottoman")

    assert table.g.alliance_usable(table.seat("green"), OTTOMAN)


def test_14_2_6_religious_influence_is_part_of_the_score() -> None:
    """AG-14.2.6 By rank."""
    table = Table()
    table.say("red has pope at left1", "green has bishop at left1")

    assert [table.points(colour, "religion") for colour in ("red", "green", "blue")] == [4, 2, 0]
