"""What the client shows before an answer of the end of Spring or of Winter is committed."""

from collections.abc import Mapping
from typing import Any

import pytest

from governing.pinned import pinned
from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.steps.act import ActionStep, SpringTurn
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.winter import Salary
from virtu.games.palace.actions import PERFORM
from virtu.games.palace.state import RETREATS, SPRING
from virtu.games.palace.steps.purchase import ChooseItems

__all__ = ["pinned"]


def combat_on(table: Table) -> dict[str, Any]:
    details: Any = GOVERNING.view(table.g, None)["details"]
    found: dict[str, Any] = details["combat"]
    return found


def foreseen(table: Table, text: str) -> Mapping[str, object]:
    return GOVERNING.preview(table.g, text, GOVERNING.seat(table.g))


def test_a_bonus_shows_the_strengths_it_leads_to() -> None:
    """Attack, defence, whether it wins, what it costs."""
    table = Table()
    table.say(
        "blue holds siena exhausted", "blue has 1 troop at siena", "red has 3 troops at siena",
        "red has cannons", "red has 1 florin",
    )
    table.run(Sieges())

    assert foreseen(table, "pass") == {"attack": 3, "defence": 4, "won": False, "losses": 1, "florins": 0}
    assert foreseen(table, "announce cannons") == {"attack": 5, "defence": 4, "won": True, "losses": 2, "florins": 1}
    assert foreseen(table, "announce leonardo")["clause"] == "AG-10.3.4"


def test_the_combat_on_the_table_is_taken_apart() -> None:
    """Value, Agent, garrison, Bastion Fort, Troops and bonuses of both sides."""
    table = Table()
    table.say(
        "blue holds siena exhausted", "blue has 1 troop at siena", "blue has bastion",
        "red has agent on siena", "red has 3 troops at siena",
    )
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token")
    combat = combat_on(table)

    assert (combat["kind"], combat["city"], combat["sides"]) == ("siege", "siena", [1, 0])
    assert (combat["value"], combat["agent"], combat["garrison"], combat["bastion"]) == (3, -1, 1, 2)
    assert (combat["attack"], combat["defence"], combat["bonuses"], combat["won"]) == (4, 5, [1, 0], False)
    assert (combat["speaker"], combat["passed"]) == (0, [])


def test_on_the_plains_the_strengths_of_all_sides() -> None:
    """And who leads."""
    table = Table()
    table.say("red has 3 troops at siena", "green has 2 troops at siena")
    table.run(Sieges())
    combat = combat_on(table)

    assert (combat["kind"], combat["strengths"], combat["leaders"]) == ("plains", [3, 2], [1])
    assert foreseen(table, "pass")["strengths"] == [3, 2]


def test_a_siege_to_come_shows_its_rivals() -> None:
    """Before one chooses which siege is next."""
    table = Table()
    table.say("red has 4 troops at siena", "red has 1 troop at parma", "green has 1 troop at parma")
    table.run(Sieges())

    assert foreseen(table, "besiege siena") == {"attack": 4, "defence": 3, "won": True, "losses": 1, "rivals": []}
    assert foreseen(table, "besiege parma")["rivals"] == [3]


def acting(room: int, *lines: str, **options: object) -> Table:
    """Red performs the action of a Room."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = room - 1
    table.say("red holds florence pisa", "red has 2 florins", *lines)
    table.run(ActionStep(table.seat("red")))
    return table


def test_a_source_shows_whether_it_exhausts() -> None:
    """AG-4.1.3, AG-4.4.1 A Cortigiano does; what a Room prints and Michelangelo never do; an Indulgence has no side."""
    table = acting(1, "red has ambassador at left1")
    table.play("red: govern")
    assert foreseen(table, "use left1 crown") == {"gives": 1, "pool": {"crown": 1}, "exhausts": True}
    assert foreseen(table, "use room crown") == {"gives": 1, "pool": {"crown": 1}, "exhausts": False}
    assert foreseen(table, "use indulgence crown") == {"gives": 1, "pool": {"crown": 1}}

    table = acting(3, "red has michelangelo")
    table.play("red: sponsor")
    assert foreseen(table, "use michelangelo crown")["exhausts"] is False


def test_florins_show_where_they_go() -> None:
    """AG-7.4.1, AG-8.4.1, AG-8.6.8, AG-4.2.5 To the treasury, or out of it: none of them stays in the pool."""
    table = acting(2, "red has merchant in room 2")
    table.play("red: trade")
    assert foreseen(table, "use indulgence florin") == {"florins": 3, "treasury": 5}
    assert foreseen(table, "use action ship") == {"gives": 2, "pool": {}, "exhausts": False, "treasury": 6}

    table = acting(2, "red has merchant in room 2", preset="fr")
    table.play("red: trade")
    assert foreseen(table, "use action florin") == {"gives": 1, "pool": {}, "exhausts": False, "treasury": 3}

    table = acting(5, "red has condottiere in room 5")
    table.play("red: war")
    assert foreseen(table, "use action war") == {"gives": 1, "pool": {}, "exhausts": False, "treasury": 1}


def test_a_retreat_shows_its_ships() -> None:
    """This one's, and all that are owed."""
    table = Table()
    table.g.phase = RETREATS
    table.say("green holds venice", "green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat corfu")

    assert foreseen(table, "retreat venice") == {"ships": 1, "owed": 2}


def test_winter_shows_prices() -> None:
    """Salary, bundle, recruits, Alliance."""
    table = Table()
    red = table.seat("red")
    table.say("red has 9 florins", "red has 4 troops at florence")
    table.winter("red", Salary(red))
    assert foreseen(table, "salary 1") == {"florins": 1, "keeps": 4}
    table.winter("red", ChooseItems(red, ()))
    table.play("red: buy ambassador")
    assert foreseen(table, "buy merchant") == {"cost": "6 florin", "alone": "4 florin"}
    table.say("red holds siena exhausted")
    table.winter("red", RecruitTroops(red))
    assert (foreseen(table, "recruit pisa"), foreseen(table, "recruit siena")) == ({"florins": 1}, {"florins": 3})
    table.say("red holds venice genoa naples", "red has agent on ottoman")
    table.winter("red", ChooseAlliance(red))
    seen = foreseen(table, "ally ottoman less ship")
    assert (seen["cost"], seen["price"]) == ("1 crown, 2 ship", {"crown": 1, "ship": 2})


@pytest.mark.parametrize(
    ("action", "symbol", "operation"),
    [
        ("govern", "crown", "ready florence"), ("war", "cavalry", "march pisa florence"),
        ("scheme", "mask", "place rome"),
    ],
)
def test_an_action_that_scales_shows_what_a_source_more_would_allow(action: str, symbol: str, operation: str) -> None:
    """The sources to use, and the answers that are open then."""
    table = Table()
    table.g.phase = SPRING
    room = next(index for index in range(5) if str(PERFORM[table.g.printed(table.seat("red"), index)]) == action)
    table.g.marker[table.seat("red")] = room
    table.say("red has 1 troop at pisa")
    table.run(ActionStep(table.seat("red")))
    table.play(f"red: {action}")
    details = GOVERNING.view(table.g, table.seat("red"))["details"]
    assert isinstance(details, dict)
    near = details["near"]

    assert [way["use"] for way in near if operation in way["then"]] == [[f"use room {symbol}"]]
    further = next(one for one in details["further"] if one["text"] == operation)
    assert (further["verb"], *further["args"].values()) == tuple(operation.split())
    assert further["spot"].endswith(operation.split()[-1])


def test_the_marker_shows_every_room_it_can_get_to() -> None:
    """Two Rooms for nothing, a third for 2 florins."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has 2 florins")
    table.run(SpringTurn(table.seat("red")))
    details = GOVERNING.view(table.g, table.seat("red"))["details"]
    assert isinstance(details, dict)

    assert [(way["rooms"], way["florins"]) for way in details["reach"]] == [(1, 0), (2, 0), (3, 2)]


def test_a_room_in_which_nothing_can_be_done_is_told_before_the_marker_goes_there() -> None:
    """AG-8.1.2 Without a Crown no City is annexed: only skipping would be left."""
    table = Table()
    table.g.marker[table.seat("red")] = -1
    table.run(SpringTurn(table.seat("red")))
    idle = {text: foreseen(table, text)["idle"] for text in table.offers}
    assert set(idle.values()) == {True, False}
    for text, nothing in idle.items():
        after = table.g.clone()
        GOVERNING.play(after, text)
        assert nothing == (GOVERNING.question(after) == "action" and str(GOVERNING.obvious(after)) == "skip")
