"""Ends of Spring and Winters from warlike positions, where random games seldom go: the laws hold all the way."""

import random
from collections import Counter

import pytest

from virtu.games.palace.actions_war import Announce, Besiege
from virtu.games.palace.tables import CITIES, CITY, LOCATIONS, NOTABLES, SPACES, TRACK_LOCATION
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.ruleset import OPTIONS
from virtu.games.wars_of_italy.steps.round import EndOfSpring, RetreatsOfRound, RoundEnd, WinterOfRound
from virtu.games.wars_of_italy.tables import CAP, LAST_ROUND, MAJOR_CITIES, MAJOR_COUNT, MAJORS
from virtu.kernel import engine
from virtu.kernel.ids import Seat
from virtu.laws import (
    offers_are_what_nobody_objects_to,
    positions_survive_their_text,
    refusals_change_nothing,
)
from wars_of_italy.table import FR, NA, Table


def warlike(chance: random.Random) -> Table:
    """A random position after both actions of a Spring."""
    table = Table(**{name: chance.choice(OPTIONS[name].values) for name in OPTIONS if chance.random() < 0.5})
    w = table.w
    w.year = chance.choice([4, 7, LAST_ROUND])
    for major in range(MAJOR_COUNT):
        if chance.random() < 0.35:
            table.say(f"{MAJORS[major]} allied with {chance.choice(['france', 'naples'])}")
        else:
            table.lean(MAJORS[major], chance.randint(-w.terms().end, w.terms().end))
    for city in range(CITIES):
        if w.owner[city] == -1 and chance.random() < 0.3:
            w.owner[city] = chance.randint(0, 1)
            w.city_ready[city] = chance.randint(0, 1)
    goals = [*chance.sample(range(CITIES), 2), CITY[chance.choice(["rome", "venice", "florence", "naples"])]]
    # Who rests before two cities of one Major City and takes the first must besiege the other (WI-8.1.2).
    goals += chance.sample(list(chance.choice(MAJOR_CITIES)), 2)
    for major in range(MAJOR_COUNT):
        homes = [city for city in range(CITIES) if w.disc[city] == major]
        places = homes if w.ally[major] == -1 else [*goals, *homes]
        for _ in range(CAP[2 + major] if places else 0):
            w.corps[chance.choice(places) * MAJOR_COUNT + major] += 1
    for seat in (FR, NA):
        for _ in range(CAP[seat]):
            w.troops[chance.choice(goals) * 2 + seat] += 1
        w.treasury[seat] = chance.randint(0, 6)
        w.tokens[seat] = chance.randint(0, 3)
        w.marker[seat] = chance.randint(0, 4)
        for space in range(SPACES):
            card = chance.choice([kind for kind in range(NOTABLES) if w.notables[kind] and kind != 3])
            if w.may_receive(Seat(seat), space) and chance.random() < 0.8:
                w.spaces[seat * SPACES + space] = card
                w.space_ready[seat * SPACES + space] = chance.randint(0, 1)
                w.notables[card] -= 1
    table.say("france has cannons")
    for location in chance.sample(range(TRACK_LOCATION, LOCATIONS), 2) + chance.sample(range(CITIES), 2):
        seat = chance.choice([FR, NA])
        if w.location_owner(location) != -2 and w.agents[seat]:
            w.agent[location] = seat
            w.agents[seat] -= 1
    return table


def play_out(seed: int, sample: int) -> Counter[str]:
    """One end of Spring, one Winter and the end of the Round; what happened, counted."""
    chance = random.Random(seed)
    table = warlike(chance)
    w = table.w
    table.run(EndOfSpring(), RetreatsOfRound(), WinterOfRound(), RoundEnd())
    seen: Counter[str] = Counter([event.name for event in table.happened])
    answers, first = 0, w.year
    while not WARS_OF_ITALY.over(w) and w.year == first:
        offers = WARS_OF_ITALY.offers(w)
        assert offers, f"{WARS_OF_ITALY.question(w)} has no offer"
        if answers % sample == 0:
            assert offers_are_what_nobody_objects_to(WARS_OF_ITALY, w) == []
            assert refusals_change_nothing(WARS_OF_ITALY, w) == []
            assert positions_survive_their_text(WARS_OF_ITALY, w) == []
        keen = [action for action in offers if isinstance(action, (Besiege, Announce))]
        chosen = chance.choice(keen if keen and chance.random() < 0.6 else offers)
        WARS_OF_ITALY.preview(w, chosen, WARS_OF_ITALY.seat(w))
        engine.answer(w, chosen)
        seen.update([event.name for event in WARS_OF_ITALY.events(w)])
        assert WARS_OF_ITALY.problems(w) == [], f"after {chosen}"
        answers += 1
        assert answers < 600
    if WARS_OF_ITALY.over(w):
        seen[WARS_OF_ITALY.ending(w)] += 1
    return seen


@pytest.mark.parametrize("seed", range(12))
def test_12_the_laws_hold_through_a_warlike_round(seed: int) -> None:
    """WI-12 Offers are what nobody objects to, positions survive their text, invariants hold."""
    assert play_out(seed, 9)


def test_what_seldom_happens_does_happen_here() -> None:
    """WI-8.1.2, WI-8.2.2, WI-8.6.1, WI-8.6.2, WI-11.1 Every turn a war can take."""
    wanted = [
        "met_before_neutral_posture", "met_on_plains", "tied_on_plains", "won_on_plains", "stayed", "withdrew",
        "eliminated", "took_allied_capital", "turned_compulsory", "lost_influence", "naples_fell", "lost_troop",
        "retreated_by_road", "retreated_by_sea", "lost_in_retreat", "france_on_points", "naples_on_points", "tie",
        "announced_token", "announced_cannons", "announced_card", "took_trophy",
    ]
    seen: Counter[str] = Counter()
    seed = 100
    while seed < 900 and not all(seen[name] for name in wanted):
        seen += play_out(seed, 1000)
        seed += 1
    assert {name: seen[name] for name in wanted if not seen[name]} == {}
