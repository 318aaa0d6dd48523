"""The engine against a second, plain reading of the rules: announcements, sieges, plains, reorganising, orders."""

import random
from dataclasses import dataclass

import pytest

from governing.pinned import pinned
from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.tracks import NewOrder
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.tables import BASE_SPACES, CARD_ACTION, CITY, NO_ACTION, ROOMS, SPACES, VALUE
from virtu.kernel import engine
from virtu.kernel.state import State

__all__ = ["pinned"]

COLOURS = ["blue", "red", "yellow", "green"]


def leaves(state: State, depth: int) -> int:
    """How many ways there are to give so many answers; where nobody is asked any more is one way."""
    offers = GOVERNING.offers(state)
    if depth == 0 or not offers:
        return 1
    total = 0
    for offer in offers:
        after = state.clone()
        engine.answer(after, offer)
        total += leaves(after, depth - 1)
    return total


# ---- AG-10.3 announcements


def plain_announcements(first: int, second: int, turn: int, passed: tuple[bool, bool], depth: int) -> int:
    """Both hold so many different bonuses; one uses one of them, or passes for good."""
    if depth == 0 or all(passed):
        return 1
    left = (first, second)[turn]
    total = 0
    for uses in [True] * left + [False]:
        after = (first - (uses and turn == 0), second - (uses and turn == 1))
        silent = (passed[0] or (not uses and turn == 0), passed[1] or (not uses and turn == 1))
        other = 1 - turn
        total += plain_announcements(*after, other if not silent[other] else turn, silent, depth - 1)
    return total


@pytest.mark.parametrize("depth", range(1, 8))
def test_10_3_2_ways_to_announce(depth: int) -> None:
    """AG-10.3.1–2 Blue has three bonuses, Red two; counted twice."""
    table = Table()
    table.say(
        "blue has 2 troops at pisa", "blue has leonardo", "blue has condottiere at left1",
        "blue allied with france", "red has condottiere at left1", "red has cannons", "blue has 9 florins",
        "red has 9 florins",
    )
    table.run(Sieges())

    assert leaves(table.g, depth) == plain_announcements(3, 2, 0, (False, False), depth)


# ---- AG-10.4 to AG-10.6 sieges


@pytest.mark.parametrize("seed", range(60))
def test_10_4_sieges_end_as_a_plain_reading_says(seed: int) -> None:
    """AG-10.4.1–5, AG-10.5.1 Strengths, losses, owner and marked Troops of a random siege."""
    chance = random.Random(seed)
    table = Table()
    city = chance.choice(["siena", "parma", "spoleto", "rome", "palermo", "tunis"])
    owner = chance.choice(["", "blue", "yellow"])
    garrison = chance.randint(0, 3) if owner else 0
    agent = chance.choice(["", "red", "green", owner])
    bastion = bool(owner) and chance.random() < 0.4
    troops, tokens = chance.randint(1, 6), chance.randint(0, 3)
    if owner:
        table.say(f"{owner} holds {city} exhausted", f"{owner} has {garrison} troops at {city}")
    if agent:
        table.say(f"{agent} has agent on {city}")
    if bastion:
        table.say(f"{owner} has bastion")
    table.say(f"red has {troops} troops at {city}")
    table.g.tokens[table.seat("red")] = tokens
    table.run(Sieges())
    for _ in range(tokens):
        table.play("red: announce token")
        if owner and table.asked() == owner:
            table.play(f"{owner}: pass")
    while table.question() == "announce":
        table.play(f"{table.asked()}: pass")

    defence = VALUE[CITY[city]]
    if agent == "red":
        defence -= 1
    elif agent and not owner:
        defence += 1
    defence += garrison + (2 if bastion else 0)
    if troops + tokens > defence:
        lost = min(troops, garrison + (1 if defence >= 3 else 0))
        assert (table.owner(city), table.troops_at("red", city)) == ("red", troops - lost)
        assert table.trophies("red") == ([owner] if owner else [])
    else:
        assert table.owner(city) == (owner or "nobody")
        assert (table.troops_at("red", city), table.marked_at("red", city)) == (0, troops - 1)
        assert not owner or table.troops_at(owner, city) == garrison


# ---- AG-10.2.9 plains


def plain_plains(troops: dict[str, int]) -> tuple[dict[str, int], dict[str, int], str]:
    """The pseudo-code of AG-10.2.9: Troops left, Troops marked, and who fought and may now decide."""
    here, marked = dict(troops), dict.fromkeys(troops, 0)
    order = [colour for colour in COLOURS if troops.get(colour)]
    champion: str | None = order[0]
    fought = False
    for rival in order[1:]:
        if champion is None:
            champion, fought = rival, False
            continue
        if here[champion] == here[rival]:
            for side in (champion, rival):
                marked[side], here[side] = here[side] - 1, 0
            champion = None
            continue
        winner, loser = (champion, rival) if here[champion] > here[rival] else (rival, champion)
        here[winner] -= min(here[winner], here[loser])
        here[loser] = 0
        champion, fought = (winner if here[winner] else None), True
    return here, marked, champion if champion is not None and fought else ""


@pytest.mark.parametrize("seed", range(60))
def test_10_2_9_plains_end_as_the_pseudo_code_says(seed: int) -> None:
    """AG-10.2.9 Two to four attackers, no bonuses."""
    chance = random.Random(seed)
    troops = {colour: chance.randint(1, 4) for colour in chance.sample(COLOURS, chance.randint(2, 4))}
    here, marked, decider = plain_plains(troops)
    table = Table()
    for colour, count in troops.items():
        table.say(f"{colour} has {count} troops at siena")
    table.run(Sieges())
    # The passes of the battles; a siege of one who has not fought is not ours to look at.
    while table.question() == "announce" and not table.events("besieged"):
        table.play(f"{table.asked()}: pass")

    if decider:
        assert (table.question(), table.asked()) == ("plains_won", decider)
    if not table.events("besieged"):
        for colour in troops:
            found = (table.troops_at(colour, "siena"), table.marked_at(colour, "siena"))
            assert found == (here[colour], marked[colour])
    else:
        assert not decider
        assert table.events("besieged")[0].facts["troops"] == sum(here.values())


# ---- AG-11.3 reorganising

Spot = tuple[int, bool] | None


@dataclass(frozen=True)
class Court:
    """A Palace on paper: spaces with cards and their side, Rooms with Action card and Improvement."""

    spaces: tuple[Spot, ...]
    rooms: tuple[tuple[int, int], ...]
    frozen: frozenset[int]
    extra: int

    def free(self) -> list[int]:
        shaded = [space for space in range(SPACES) if space not in BASE_SPACES]
        used = len([space for space in shaded if self.spaces[space]])
        empty = [space for space in range(SPACES) if self.spaces[space] is None]
        return [space for space in empty if space in BASE_SPACES or used < self.extra]

    def with_(self, spaces: dict[int, Spot], rooms: dict[int, tuple[int, int]]) -> "Court":
        return Court(
            tuple([spaces.get(index, spot) for index, spot in enumerate(self.spaces)]),
            tuple([rooms.get(index, room) for index, room in enumerate(self.rooms)]),
            self.frozen, self.extra,
        )

    def moves(self) -> list["Court"]:
        found: list[Court] = []
        for space, spot in enumerate(self.spaces):
            if spot is None:
                continue
            card, ready = spot
            found.append(self.with_({space: None}, {}))
            if not ready:
                continue
            icon = CARD_ACTION[card] != NO_ACTION
            lifted = self.with_({space: None}, {})
            found += [lifted.with_({other: (card, True)}, {}) for other in lifted.free() if other != space]
            for room, (action, improvement) in enumerate(self.rooms):
                if room in self.frozen:
                    continue
                if action == EMPTY and icon:
                    found.append(lifted.with_({}, {room: (card, EMPTY)}))
                if action != EMPTY and improvement == EMPTY:
                    found.append(lifted.with_({}, {room: (action, card)}))
                    if icon:
                        found.append(lifted.with_({}, {room: (card, action)}))
        for room, (action, improvement) in enumerate(self.rooms):
            if room in self.frozen or action == EMPTY:
                continue
            for space in self.free():
                if improvement != EMPTY:
                    found.append(self.with_({space: (improvement, False)}, {room: (action, EMPTY)}))
                if improvement == EMPTY or CARD_ACTION[improvement] != NO_ACTION:
                    found.append(self.with_({space: (action, False)}, {room: (improvement, EMPTY)}))
        return found


def on_paper(g: Governing, seat: int) -> Court:
    spaces: list[Spot] = []
    for place in range(seat * SPACES, seat * SPACES + SPACES):
        spaces.append(None if g.spaces[place] == EMPTY else (g.spaces[place], g.space_ready[place] == 1))
    rooms = [(g.actions[place], g.improvements[place]) for place in range(seat * ROOMS, seat * ROOMS + ROOMS)]
    frozen = {room for room in range(ROOMS) if g.marker[seat] == room or g.indulgences[seat * ROOMS + room]}
    return Court(tuple(spaces), tuple(rooms), frozenset(frozen), 1)


def plain_palaces(court: Court, depth: int) -> set[Court]:
    """Every Palace that at most so many moves and discards lead to."""
    found = {court}
    edge = {court}
    for _ in range(depth):
        edge = {after for before in edge for after in before.moves()} - found
        found |= edge
    return found


def engine_palaces(g: Governing, seat: int, depth: int) -> set[Court]:
    found = {on_paper(g, seat)}
    edge: list[Governing] = [g]
    for _ in range(depth):
        further: list[Governing] = []
        for state in edge:
            for offer in GOVERNING.offers(state):
                if str(offer).split()[0] not in ("put", "take", "shift", "discard"):
                    continue
                after = state.clone()
                engine.answer(after, offer)
                court = on_paper(after, seat)
                if court not in found:
                    found.add(court)
                    further.append(after)
        edge = further
    return found


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_11_3_palaces_that_moves_lead_to(depth: int) -> None:
    """AG-11.3.1–7, AG-2.2.3 Reached by the rules and by a plain reading of them: the same Palaces."""
    table = Table()
    seat = table.seat("red")
    table.say("red has duchy")
    table.g.indulgences[seat * ROOMS + 4] = 1
    table.say(
        "red has ambassador in room 2", "red has gonfalonier in room 3", "red has bishop under room 3",
        "red has podesta in room 4", "red has merchant under room 4", "red has admiral in room 5",
        "red has assassin at left1", "red has bishop at left3", "red has maestro at right1 exhausted",
    )
    table.winter("red", Reorganise(seat, 0))

    found = engine_palaces(table.g, seat, depth)
    assert found == plain_palaces(on_paper(table.g, seat), depth)
    assert len(found) > 10 * depth


# ---- AG-10.9 order


@pytest.mark.parametrize("seed", range(20))
def test_10_9_order_by_cities_then_stack(seed: int) -> None:
    """AG-10.9.1–3 Sorted by true counts, then by the stack."""
    chance = random.Random(seed)
    table = Table()
    for city in CITY.values():
        if table.g.owner[city] >= -1:
            table.g.owner[city] = chance.choice([-1, 0, 1, 2, 3])
    table.say()
    chance.shuffle(table.g.stack)
    table.run(NewOrder())

    counts = [table.g.owner.count(seat) for seat in range(4)]
    for earlier, later in zip(table.g.order, table.g.order[1:], strict=False):
        assert counts[earlier] >= counts[later]
        if counts[earlier] == counts[later]:
            assert table.g.stack.index(earlier) < table.g.stack.index(later)
