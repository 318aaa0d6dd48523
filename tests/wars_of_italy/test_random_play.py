"""Random play sees everything: `virtu fuzz wars_of_italy --games 500` prints all of this under “endings” and “seen”."""

import pytest

from virtu.games.palace.state import EMPTY, NEUTRAL, OUT, WINTER
from virtu.games.palace.tables import CITIES, LOCATIONS
from virtu.games.wars_of_italy.combat import MUST, duties
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.tables import CAP, COLOUR_COUNT, FIRST_MAJOR, INITIAL, MAJOR_COUNT
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.walks import weighted

WANTED = [
    "naples_fell", "france_on_points", "naples_on_points", "tie", "concluded_by_france", "concluded_by_naples",
    "eliminated", "took_allied_capital", "met_before_neutral_posture", "met_on_plains", "turned_compulsory",
]


def play(seed: int) -> tuple[Wars, set[str]]:
    """The random game that `virtu fuzz --seed` plays, without its laws; what happened in it."""
    dice = dice_from(seed)
    state = WARS_OF_ITALY.new(2, 0, True)
    WARS_OF_ITALY.listen(state)
    seen: set[str] = set()
    answers = 0
    assert isinstance(state, Wars)
    while (ask := engine.open_question(state)) is not None:
        offers = ask.offers(state)
        weights = WARS_OF_ITALY.random_play.rollout_policy(state, offers)
        engine.answer(state, offers[weighted(weights, dice.throw(sum(weights)))])
        seen |= {event.name for event in WARS_OF_ITALY.events(state)}
        answers += 1
        if answers % 10 == 0:
            recount(state)
    seen.add(WARS_OF_ITALY.ending(state))
    return state, seen


def recount(w: Wars) -> None:
    """WI-12 The invariants once more, straight from their words."""
    for city in range(CITIES):
        disc, owner = w.disc[city], w.owner[city]
        assert disc == EMPTY or w.ally[disc] in (EMPTY, 0, 1), "I1"
        if owner == MAJOR:
            assert disc != EMPTY, "I5"
            assert w.ally[disc] == EMPTY, "I6"
        if disc != EMPTY and w.ally[disc] in (0, 1):
            assert owner == w.ally[disc], "I6"
    for major in range(MAJOR_COUNT):
        assert w.ally[major] == EMPTY or w.influence[major] == 0, "I2"
    assert len(w.agent) == LOCATIONS, "I3"
    for colour in range(COLOUR_COUNT):
        on_board = sum([w.count_at(colour, city) + w.routed_at(colour, city) for city in range(CITIES)])
        out = colour >= FIRST_MAJOR and w.ally[colour - FIRST_MAJOR] == OUT
        assert 0 <= on_board <= (0 if out else CAP[colour]), "I4"
    if w.phase >= WINTER:
        for seat in range(2):
            for city in duties(w, seat, MUST):
                assert w.owner[city] == NEUTRAL, "I7"
                assert INITIAL[city] >= FIRST_MAJOR, "I7, except by R37"


@pytest.mark.slow
def test_random_play_sees_every_turn_of_the_war() -> None:
    """WI-12, WI-8.1.2, WI-8.2.2, WI-8.6.1, WI-8.6.2, WI-9.1, WI-11.1, WI-11.3 And every game ends."""
    missing = {*WANTED}
    seed = 0
    while missing and seed < 500:
        state, seen = play(seed)
        assert WARS_OF_ITALY.over(state)
        missing -= seen
        seed += 1
    assert missing == set()
