"""How bots play the Wars of Italy: alliances first, what costs nothing is used, playouts answer as the advice does."""

import pytest

from virtu.bots.outlooks.wars.advice import advise
from virtu.bots.outlooks.wars.prospects import values
from virtu.bots.outlooks.wars.replies import QUICK
from virtu.bots.outlooks.wars.style import EASY, OLD_EASY
from virtu.games.registry import BUILT_IN
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import FRANCE, NAPLES
from virtu.kernel import engine
from virtu.kernel.dice import dice_from

GAME = BUILT_IN["wars_of_italy"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_quick_reply_is_legal_and_what_the_advice_says(seed: int) -> None:
    """Playouts do not list every offer; what they answer is the same."""
    state, dice, quick = GAME.new(2, seed, False), dice_from(seed), 0
    assert isinstance(state, Wars)
    while (ask := engine.open_question(state)) is not None:
        offers = ask.offers(state)
        advised = advise(state, ask.asked(state), offers, None, EASY)
        if ask.topic() in QUICK and len(offers) > 1:
            answer = QUICK[ask.topic()](state, ask, EASY)
            if answer is not None:
                quick += 1
                assert answer in offers
                assert answer is advised, f"{ask.topic()}: {answer}, advised is {advised}"
        # Now and then anything goes, so that the games see more than good play.
        engine.answer(state, offers[dice.throw(len(offers))] if dice.throw(12) == 0 else advised)
    assert quick > 100
