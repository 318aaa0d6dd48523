"""How bots play the Art of Governing, where a rule leaves something to be gained or wasted."""

from governing.table import Table
from virtu.bots.arena import Match, play_match
from virtu.bots.outlooks.governing.agents import expel_value, place_value
from virtu.bots.outlooks.governing.rooms import ending
from virtu.bots.outlooks.palace.market import Shopping
from virtu.bots.outlooks.palace.prospects import rank_gain
from virtu.bots.outlooks.palace.readying import govern
from virtu.bots.outlooks.palace.style import EASY, GENTLE
from virtu.bots.outlooks.palace.war_plan import muster, war_plan
from virtu.games.governing.game import GOVERNING
from virtu.games.palace.actions_winter import ITEM_NAME
from virtu.games.palace.state import SPRING
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.tables import CITY_NAME, CROWN, PRINTED, ROOM_LOCATION, ROOMS, WAGE_WAR
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


def test_crosses_are_worth_their_rank() -> None:
    """AG-14.3.2, AG-14.3.4 One Cross more only shares the first rank, two win it."""
    table = Table()
    red = table.seat("red")
    others = [seat for seat in range(table.g.players) if seat != red]
    crosses = [0] * table.g.players
    crosses[red], crosses[others[0]] = 2, 3

    assert rank_gain(table.g, red, crosses, 1) == 0
    assert rank_gain(table.g, red, crosses, 2) == 2


def test_in_the_last_winter_only_points_are_bought() -> None:
    """AG-14.1.2 What pays later pays nobody any more."""
    table = Table()
    red = table.seat("red")
    merchant, kingdom = ITEM_NAME.index("merchant"), ITEM_NAME.index("kingdom")
    before = Shopping(table.g, red, EASY)
    table.g.triggers = 1
    last = Shopping(table.g, red, EASY)

    assert before.value(merchant, ()) > 0.3
    assert last.value(merchant, ()) == 0
    assert last.value(kingdom, ()) == 1


def test_the_gentle_leave_others_alone() -> None:
    """Agents stay out of other Palaces, and those who plot against third parties are no concern."""
    table = Table()
    red, blue = table.seat("red"), table.seat("blue")
    room = ROOM_LOCATION + table.g.faction[blue] * ROOMS

    assert place_value(table.g, red, room, EASY) > 0.1 > place_value(table.g, red, room, GENTLE)
    assert expel_value(table.g, red, room, EASY) > 0.1 > expel_value(table.g, red, room, GENTLE)


def test_troops_are_recruited_for_a_siege_that_is_near() -> None:
    """AG-8.6.1, AG-11.5.1 With a Condottiere's Cavalry a rival's City can be taken from the Wage War Room."""
    table = Table()
    red = table.seat("red")
    table.say("red holds florence", "red holds pisa", "blue holds spoleto", "red has condottiere at left1")
    rooms = PRINTED[table.g.faction[red]]
    table.g.marker[red] = rooms.index(WAGE_WAR) - 1
    count, city = muster(table.g, red, EASY)
    assert count > 0
    assert CITY_NAME[city] in ("florence", "pisa")

    before = war_plan(table.g, red, EASY)
    table.g.change(red, city, count)
    assert not before
    assert war_plan(table.g, red, EASY)
    assert muster(table.g, red, EASY)[0] == 0

    table.g.marker[red] = rooms.index(WAGE_WAR)
    assert muster(table.g, red, EASY)[0] == 0


def test_whoever_would_win_ends_the_game() -> None:
    """AG-14.1.1 The last step of Patronage is worth more to whoever leads after it."""
    table = Table()
    red, blue = table.seat("red"), table.seat("blue")
    table.say("red trophy of blue", "red trophy of green", "red trophy of yellow")

    assert ending(table.g, red, EASY) > 0
    assert ending(table.g, blue, EASY) == 0


def test_easy_has_learned_something() -> None:
    """One against two of the old ones, every deal once from each seat."""
    result = play_match(Match("governing", 3, ("easy", "old-easy", "old-easy"), 12))
    bots = result["bots"]
    assert isinstance(bots, list)
    easy, old = bots
    assert easy["points"] > old["points"] + 1
    assert easy["win_rate"] > 0.4
