"""AG-13.3 The invariants: each one notices what breaks it."""

from collections.abc import Callable

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.palace.state import EXHAUSTED, NEUTRAL, OUT, WINTER
from virtu.games.palace.tables import (
    CARD,
    CITY,
    KINGDOM,
    PRINCE,
    REPUBLIC,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
)


def tile_without_owner(table: Table) -> None:
    table.g.city_ready[CITY["siena"]] = 1


def cathedral_without_owner(table: Table) -> None:
    table.g.cathedral[CITY["siena"]] = EXHAUSTED


def six_cathedrals(table: Table) -> None:
    table.say("red holds siena palermo genoa rome exhausted")
    for city in ("siena", "palermo", "genoa", "rome", "florence", "milan"):
        table.say(f"cathedral {city} exhausted")


def eleven_indulgences(table: Table) -> None:
    for place in range(11):
        table.g.indulgences[place] = 1


def seven_troops(table: Table) -> None:
    table.say("red has 4 troops at florence", "red has 3 troops at pisa")


def besieging_in_winter(table: Table) -> None:
    table.g.phase = WINTER
    table.say("red has 1 troop at siena")


def marked_in_winter(table: Table) -> None:
    table.g.phase = WINTER
    table.say("red retreats from florence with 1 troop")


def six_agents(table: Table) -> None:
    table.g.agents[0] += 1


def agent_off_the_board(table: Table) -> None:
    table.say("red has agent on perugia")


def tokens_in_winter(table: Table) -> None:
    table.g.phase = WINTER
    table.g.tokens[1] = 1


def twelve_tokens(table: Table) -> None:
    table.g.tokens[1] = table.g.tokens[2] = 6


def shaded_without_source(table: Table) -> None:
    table.say("red has bishop at left2")


def improvement_alone(table: Table) -> None:
    table.say("red has ambassador in room 2", "red has bishop under room 2")
    table.g.notables[CARD["ambassador"]] += 1
    table.g.actions[table.seat("red") * ROOMS + 1] = -1


def action_without_icon(table: Table) -> None:
    table.g.actions[table.seat("red") * ROOMS + 1] = CARD["bishop"]
    table.g.notables[CARD["bishop"]] -= 1


def disc_on_the_wrong_space(table: Table) -> None:
    table.g.track[1] = 4


def city_out_of_play(table: Table) -> None:
    table.g.owner[CITY["siena"]] = OUT


def kingdom_and_republic(table: Table) -> None:
    table.g.titles[TITLE_KINDS + KINGDOM] = table.g.titles[TITLE_KINDS + REPUBLIC] = EXHAUSTED


def two_cardinals(table: Table) -> None:
    table.say("red has cardinal at left1", "red has cardinal at right1")


def a_card_too_many(table: Table) -> None:
    table.say("red has bishop at left1")
    table.g.notables[CARD["bishop"]] += 1


def a_family_card_twice(table: Table) -> None:
    table.say("red has giovanni at left1", "red has giovanni at right1")


def ready_without_card(table: Table) -> None:
    table.g.space_ready[SPACES] = 1


def spent_without_ally(table: Table) -> None:
    table.g.spent[0] = 1


def trophy_of_oneself(table: Table) -> None:
    table.g.trophies[0] = 1


def card_on_a_closed_space(table: Table) -> None:
    table.say("red has bishop at left1")
    table.g.closed[table.seat("red") * SPACES] = 1


def machiavelli_twice(table: Table) -> None:
    table.g.spaces[table.seat("red") * SPACES + SPACE_NAME.index("left1")] = CARD["machiavelli"]


BROKEN: list[tuple[Callable[[Table], None], str]] = [
    (tile_without_owner, "AG-13.3.1"), (cathedral_without_owner, "AG-13.3.1"), (six_cathedrals, "AG-13.3.2"),
    (eleven_indulgences, "AG-13.3.3"), (seven_troops, "AG-13.3.4"), (besieging_in_winter, "AG-13.3.4"),
    (marked_in_winter, "AG-13.3.4"), (six_agents, "AG-13.3.5"), (agent_off_the_board, "AG-8.7.2"),
    (tokens_in_winter, "AG-13.3.6"), (twelve_tokens, "AG-13.3.6"), (shaded_without_source, "AG-13.3.7"),
    (improvement_alone, "AG-13.3.7"), (action_without_icon, "AG-13.3.7"), (disc_on_the_wrong_space, "AG-10.8.1"),
    (city_out_of_play, "AG-13.3.10"), (kingdom_and_republic, "AG-11.4.8"), (two_cardinals, "AG-1.4"),
    (a_card_too_many, "AG-1.1"), (a_family_card_twice, "AG-1.1"), (ready_without_card, "AG-0.5"),
    (spent_without_ally, "AG-12.3.1"), (trophy_of_oneself, "AG-10.5.4"), (card_on_a_closed_space, "AG-16.4"),
    (machiavelli_twice, "AG-9.3.9"),
]


@pytest.mark.parametrize(("breaks", "clause"), BROKEN, ids=[breaks.__name__ for breaks, _ in BROKEN])
def test_13_3_1_every_invariant_notices_what_breaks_it(breaks: Callable[[Table], None], clause: str) -> None:
    """AG-13.3.1–7 A broken position is named with its clause."""
    table = Table()
    table.lawful()
    breaks(table)

    found = GOVERNING.problems(table.g)
    assert any(clause in problem for problem in found), found


def test_13_3_10_a_position_of_the_wrong_shape_is_no_position() -> None:
    """AG-13.3.10 Lengths and ranges come first."""
    table = Table()
    table.g.owner.append(NEUTRAL)
    assert GOVERNING.problems(table.g) == ["state.owner has 31 entries, not 30"]
    table.g.owner.pop()
    table.g.bonus[PRINCE] = 7
    assert GOVERNING.problems(table.g) == ["state.bonus: 7 is not between -1 and 3"]
