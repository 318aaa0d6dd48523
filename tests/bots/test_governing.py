"""How bots play the Art of Governing, where a rule leaves something to be gained or wasted."""

from governing.table import Table
from virtu.bots.outlooks.palace.readying import govern
from virtu.bots.outlooks.palace.style import EASY
from virtu.games.governing.game import GOVERNING
from virtu.games.palace.state import SPRING
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.tables import CROWN
from virtu.kernel import engine


def test_a_govern_takes_florins_first_and_readies_each_tile_once() -> None:
    """AG-8.2.4, AG-8.2.8 Florence is full, Pisa exhausted, three Crowns are there: bank Florence, ready both, stop."""
    table = Table()
    red = table.seat("red")
    table.g.phase = SPRING
    table.say("red holds florence", "red holds pisa exhausted")
    table.g.pool[CROWN] = 3
    table.run(GovernPool(red, 0))
    answers: list[str] = []
    while table.question() == "govern":
        choice = govern(table.g, red, GOVERNING.offers(table.g), EASY)
        assert choice is not None
        engine.answer(table.g, choice)
        answers.append(str(choice))

    assert answers[0] == "bank florence"
    assert sorted(answers[1:3]) == ["ready florence", "ready pisa"]
    assert answers[3:] == ["done"]
