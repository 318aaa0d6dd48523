"""AG-4 The payment solver finds what trying everything would find."""

from itertools import product

import pytest

from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.palace.payment_table import FOR_ALLIANCE, FOR_ANNEX, FOR_PURCHASE, FOR_SPONSOR
from virtu.games.palace.purchasing_power import Cost, Means, cost_of, means_of
from virtu.games.palace.solver import is_free, lacking, payments
from virtu.games.palace.state import SPRING, WINTER
from virtu.games.palace.steps.pay import Charge
from virtu.games.palace.tables import CROSS, CROWN, EITHER, FLORIN, KINDS, TITLE_KINDS
from virtu.kernel import engine
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat

Kept = tuple[tuple[int, ...], int]
"""What a payment leaves: ready sources and florins."""


def brute_force(means: Means, cost: Cost, banked: bool) -> set[Kept]:
    """Every way to use every source, judged by the definition alone; what is free is always put to use first."""
    choices: list[list[int]] = []
    for source, bottom in zip(means.sources, means.gifts, strict=True):
        kinds_of = [kind for kind in range(KINDS) if bottom[kind]]
        if is_free(source):
            useful = [kind for kind in kinds_of if wanted(cost, kind) or (kind == FLORIN and banked)]
            choices.append(useful or [-1])
        else:
            choices.append([-1, *kinds_of])
    found: set[Kept] = set()
    for kinds in product(*choices):
        given = total(means, kinds, -1)
        if any(lacking(cost, given)):
            continue
        needless = [
            index
            for index, kind in enumerate(kinds)
            if kind >= 0 and not is_free(means.sources[index]) and not any(lacking(cost, total(means, kinds, index)))
        ]
        if needless:
            continue
        in_room = means.pool[FLORIN]
        if not banked:
            in_room += sum(
                means.gifts[index][FLORIN]
                for index, kind in enumerate(kinds)
                if kind == FLORIN and is_free(means.sources[index])
            )
        treasury = given[FLORIN] - in_room - max(0, cost[FLORIN] - in_room)
        kept = sorted(
            source for index, source in enumerate(means.sources) if kinds[index] < 0 and not is_free(source)
        )
        found.add((tuple(kept), treasury))
    return {one for one in found if not any(outdone(one, other) for other in found)}


def wanted(cost: Cost, kind: int) -> bool:
    return cost[kind] > 0 or (cost[EITHER] > 0 and kind in (CROWN, CROSS))


def total(means: Means, kinds: tuple[int, ...], besides: int) -> list[int]:
    given = means.pool[:]
    given[FLORIN] += means.treasury
    for index, kind in enumerate(kinds):
        if kind >= 0 and index != besides:
            given[kind] += means.gifts[index][kind]
    return given


def outdone(one: Kept, other: Kept) -> bool:
    """Whether the other keeps all that this one keeps, and more."""
    return one != other and set(one[0]) <= set(other[0]) and one[1] <= other[1]


def random_case(dice: Dice) -> tuple[Governing, Seat, Cost, int]:
    """A seat with some cards and tiles at random, and a cost it may or may not reach."""
    state = GOVERNING.new(3 + dice.throw(3), dice.throw(1000), florin_surplus=["lost", "treasury"][dice.throw(2)])
    assert isinstance(state, Governing)
    g = state
    seat = Seat(dice.throw(g.players))
    for space in range(6):
        if dice.throw(3):
            g.spaces[seat * 6 + space] = dice.throw(28)
            g.space_ready[seat * 6 + space] = 1 if dice.throw(4) else 0
    for city in range(30):
        if g.owner[city] == -1 and not dice.throw(9):
            g.owner[city] = seat
        if g.owner[city] == seat:
            g.city_ready[city] = dice.throw(2)
    for title in range(5):
        g.titles[seat * TITLE_KINDS + title] = 2 if not dice.throw(4) else 0
    g.marker[seat] = dice.throw(5)
    if dice.throw(2):
        g.actions[seat * 5 + g.marker[seat]] = dice.throw(12)
        if dice.throw(2):
            g.improvements[seat * 5 + g.marker[seat]] = dice.throw(12)
    g.ally[1] = g.ally[2] = seat if dice.throw(3) else -1
    g.bonus[4] = seat if dice.throw(2) else -1
    g.treasury[seat] = dice.throw(4)
    purpose = [FOR_ANNEX, FOR_SPONSOR, FOR_PURCHASE, FOR_ALLIANCE][dice.throw(4)]
    g.phase = SPRING if purpose in (FOR_ANNEX, FOR_SPONSOR) else WINTER
    g.requesting = seat if dice.throw(3) else Seat(-3)
    costs = {
        FOR_ANNEX: cost_of(crowns=1 + dice.throw(5), ships=dice.throw(3)),
        FOR_SPONSOR: cost_of(2 + dice.throw(3), dice.throw(3), dice.throw(2), either=dice.throw(2)),
        FOR_PURCHASE: cost_of(florins=dice.throw(9), crowns=dice.throw(3), crosses=dice.throw(3)),
        FOR_ALLIANCE: cost_of(0, 1 + dice.throw(2), dice.throw(2), dice.throw(3), dice.throw(3)),
    }
    return g, seat, costs[purpose], purpose


@pytest.mark.parametrize("seed", range(8))
def test_4_1_the_solver_equals_brute_force(seed: int) -> None:
    """AG-4.1.1, AG-4.1.2 All payments that keep as much as can be kept, and no other; none where none can pay."""
    dice = dice_from(seed)
    tried = 0
    while tried < 25:
        g, seat, cost, purpose = random_case(dice)
        means = means_of(g, seat, purpose)
        ways = 1
        for bottom in means.gifts:
            ways *= 1 + sum(1 for count in bottom if count)
        if ways > 8_000:
            continue
        tried += 1
        expected = brute_force(means, cost, g.rules.surplus_banked)
        found = payments(g, seat, cost, purpose)
        assert {(tuple(way.kept), way.treasury) for way in found} == expected
        assert means.reach(cost) == bool(expected)
        assert [way.rank() for way in found] == sorted(way.rank() for way in found)


@pytest.mark.parametrize("seed", range(6))
def test_4_1_what_the_solver_proposes_can_be_played(seed: int) -> None:
    """AG-4.1.1 Each payment, answer by answer, meets the cost and leaves what it promised."""
    dice = dice_from(seed + 100)
    for _ in range(30):
        g, seat, cost, purpose = random_case(dice)
        for way in payments(g, seat, cost, purpose)[:6]:
            after = g.clone()
            after.agenda = []
            after.then(Charge(seat, cost, purpose))
            engine.settle(after)
            for action in way.actions():
                ask = engine.open_question(after)
                assert ask is not None, f"paid before {action}"
                assert ask.objection(after, action) is None, f"{action} of {[str(step) for step in way.actions()]}"
                engine.answer(after, action)
            if after.agenda:
                GOVERNING.play(after, "pay")
            assert not after.agenda
            assert after.treasury[seat] == way.treasury
            assert all(after.is_ready(seat, source) for source in way.kept if source < 75)


def test_4_1_the_least_wasteful_payment_comes_first() -> None:
    """AG-4.1.5 One Crown is paid with one Crown, not with a card that shows more."""
    state = GOVERNING.new(4, 1)
    assert isinstance(state, Governing)
    seat = Seat(1)
    names = state.ready_sources(seat)
    first = payments(state, seat, cost_of(crowns=1), FOR_PURCHASE)[0]
    assert len(first.sources) == 1
    assert first.sources[0] in names
    assert first.wasted == 0
    assert first.kept


def test_4_1_no_payment_where_the_cost_is_out_of_reach() -> None:
    """AG-4.1.1 Nothing is proposed for a cost nobody could pay."""
    state = GOVERNING.new(3, 1)
    assert isinstance(state, Governing)
    assert payments(state, Seat(0), cost_of(crowns=9), FOR_PURCHASE) == []
