"""Sieges and battles of random positions, worked out once more in plain words; the rules must agree."""

import random
from dataclasses import dataclass, field

import pytest

from virtu.games.palace.state import EMPTY, OUT
from virtu.games.palace.tables import CITIES, CITY_NAME, VALUE
from virtu.games.wars_of_italy.steps.plains import BeginBattle
from virtu.games.wars_of_italy.steps.siege import BeginSiege
from virtu.games.wars_of_italy.tables import CAP, CAPITAL, COLOURS, MAJORS, SIDES
from wars_of_italy.table import FR, NA, Table

ENDS = {"rome": "white", "venice": "green", "florence": "red"}
OTHER = {"france": "naples", "naples": "france"}
OWN = {"france": "blue", "naples": "yellow"}


@dataclass
class Board:
    """As WI-12 writes it down: discs by colour, Troops by colour, markers, allies; nothing of the engine's making."""

    disc: dict[str, str]
    troops: dict[tuple[str, str], int]
    marker: dict[str, int]
    ally: dict[str, str]
    gone: set[str]
    agent: dict[str, str]
    trophies: dict[str, list[str]] = field(default_factory=lambda: {"france": [], "naples": []})

    def side_of(self, colour: str) -> str:
        """The side a colour fights for, or nobody."""
        for side, own in OWN.items():
            if colour == own:
                return side
        major = next(name for name, end in ENDS.items() if end == colour)
        return self.ally.get(major, "")

    def army(self, side: str, city: str) -> int:
        return sum([n for (colour, at), n in self.troops.items() if at == city and self.side_of(colour) == side])

    def posture(self, major: str, side: str) -> str:
        if major in self.ally:
            return "allied" if self.ally[major] == side else "hostile"
        pull = self.marker[major] if side == "naples" else -self.marker[major]
        return "favourable" if pull >= 2 else "hostile" if pull <= -2 else "neutral"

    def major_at(self, city: str) -> str:
        return next((major for major, colour in ENDS.items() if self.disc.get(city) == colour), "")

    def defends(self, side: str, city: str) -> bool:
        major = self.major_at(city)
        if not major:
            return self.disc.get(city) == OWN[side]
        return self.posture(major, side) in ("allied", "favourable")

    def clear(self, city: str, colours: list[str]) -> None:
        for colour in colours:
            self.troops[colour, city] = 0

    def lose_influence(self, side: str, major: str, squares: int) -> None:
        moved = self.marker[major] + (squares if side == "france" else -squares)
        self.marker[major] = max(-6, min(6, moved))

    def besiege(self, side: str, city: str) -> int:
        """WI-8.3 to WI-8.6, without War bonuses: the Troops a victor loses, or -1 for a defeat; the board follows."""
        other, major = OTHER[side], self.major_at(city)
        value = VALUE[CITY_NAME.index(city)]
        if self.agent.get(city) == side:
            value -= 1
        elif self.agent.get(city) == other and not self.disc.get(city):
            value += 1
        defending = self.army(other, city) if self.defends(other, city) else 0
        if major and major not in self.ally:
            defending += self.troops.get((ENDS[major], city), 0)
        if self.army(side, city) <= value + defending:
            return -1
        losses = defending + (1 if value + defending >= 3 else 0)
        if self.defends(other, city):
            self.clear(city, [colour for colour in COLOURS if self.side_of(colour) == other])
        if major and major not in self.ally:
            self.clear(city, [ENDS[major]])
        if self.disc.get(city):
            self.trophies[side].append(self.disc[city])
        self.disc[city] = OWN[side]
        if major and city == major:
            if major not in self.ally:
                self.gone.add(major)
                self.clear_everywhere(ENDS[major])
                for orphan in [name for name, colour in self.disc.items() if colour == ENDS[major]]:
                    del self.disc[orphan]
                del self.marker[major]
            for third in [name for name in self.marker if name != major]:
                self.lose_influence(side, third, 1)
        elif major and major not in self.ally:
            self.lose_influence(side, major, 4)
        return losses

    def clear_everywhere(self, colour: str) -> None:
        for place in [place for place in self.troops if place[0] == colour]:
            self.troops[place] = 0


def scene(chance: random.Random) -> Table:
    """Discs, markers, allies, Agents and Troops anyhow, as far as the invariants allow."""
    table = Table()
    w = table.w
    for major in MAJORS:
        if chance.random() < 0.4:
            table.say(f"{major} allied with {chance.choice(SIDES)}")
        else:
            table.lean(major, chance.randint(-6, 6))
    for city in chance.sample(CITY_NAME, 8):
        if not table.w.disc[CITY_NAME.index(city)] >= 0 or chance.random() < 0.3:
            table.say(f"{chance.choice(SIDES)} holds {city} exhausted")
    for side in SIDES:
        for city in chance.sample(CITY_NAME, 2):
            if w.agent[CITY_NAME.index(city)] == EMPTY and w.agents[SIDES.index(side)]:
                table.say(f"{side} has agent on {city}")
    return table


def board_of(table: Table) -> Board:
    w = table.w
    disc = {}
    for city in range(CITIES):
        if w.disc[city] != EMPTY:
            disc[CITY_NAME[city]] = ENDS[MAJORS[w.disc[city]]]
        elif w.owner[city] >= 0:
            disc[CITY_NAME[city]] = OWN[SIDES[w.owner[city]]]
    return Board(
        disc,
        {(colour, city): n for colour in COLOURS for city in CITY_NAME if (n := table.at(colour, city))},
        {major: w.influence[number] for number, major in enumerate(MAJORS) if w.ally[number] == EMPTY},
        {major: SIDES[w.ally[number]] for number, major in enumerate(MAJORS) if w.ally[number] >= 0},
        {major for number, major in enumerate(MAJORS) if w.ally[number] == OUT},
        {CITY_NAME[city]: SIDES[w.agent[city]] for city in range(CITIES) if w.agent[city] != EMPTY},
        {side: [colour for colour, n in table.trophies(side).items() for _ in range(n)] for side in SIDES},
    )


def besieged(chance: random.Random) -> tuple[Table, int, str]:
    """A City that a side may or must besiege, with Troops of all who could stand there."""
    while True:
        table = scene(chance)
        w, side = table.w, chance.randint(0, 1)
        city = chance.randrange(CITIES)
        if chance.random() < 0.4:
            city = chance.choice(CAPITAL)
        if w.welcomes(side, city):
            continue
        for colour in range(5):
            mine = colour in w.colours_of(side)
            home = colour >= 2 and w.disc[city] == colour - 2
            helps = colour in w.colours_of(1 - side) and board_of(table).defends(SIDES[1 - side], CITY_NAME[city])
            if mine or home or helps:
                count = CAP[colour] if mine and chance.random() < 0.6 else chance.randint(0, min(2, CAP[colour]))
                w.change(colour, city, count)
        if w.army_at(side, city):
            return table, side, CITY_NAME[city]


def settle(table: Table) -> None:
    """Nobody announces anything; losses are taken as they are offered."""
    while table.question() in ("announce", "losses"):
        if table.question() == "announce":
            table.play(f"{table.asked()}: pass")
        else:
            table.play(f"{table.asked()}: {table.offers[0]}")


@pytest.mark.parametrize("seed", range(40))
def test_8_3_sieges_end_as_a_plain_reading_says(seed: int) -> None:
    """WI-8.3.2, WI-8.3.3, WI-8.4.1–5, WI-8.5.1, WI-8.6.1–2, WI-R25, WI-R32 Ten sieges: discs, Troops, tracks."""
    chance = random.Random(seed)
    for _ in range(10):
        table, side, city = besieged(chance)
        name = SIDES[side]
        plain = board_of(table)
        before = plain.army(name, city)
        losses = plain.besiege(name, city)
        table.run(BeginSiege(FR if side == 0 else NA, CITY_NAME.index(city)))
        settle(table)
        after = board_of(table)

        assert after.disc == plain.disc
        assert after.marker == plain.marker
        assert after.gone == plain.gone
        assert {s: sorted(after.trophies[s]) for s in SIDES} == {s: sorted(plain.trophies[s]) for s in SIDES}
        left = after.army(name, city)
        routed = sum([table.routed(colour, city) for colour in COLOURS])
        if losses >= 0:
            assert (left, routed) == (max(0, before - losses), 0)
            assert not table.w.city_ready[CITY_NAME.index(city)]
        else:
            assert (left, routed) == (0, before - 1)
        for colour in COLOURS:
            if plain.side_of(colour) != name:
                assert [after.troops.get((colour, at), 0) for at in CITY_NAME] == [
                    plain.troops.get((colour, at), 0) for at in CITY_NAME
                ]


@pytest.mark.parametrize("seed", range(20))
def test_8_2_battles_end_as_a_plain_reading_says(seed: int) -> None:
    """WI-8.2.1, WI-8.2.2, WI-8.2.3 Ten battles: losses on both sides, no trophy, Major Troops untouched."""
    chance = random.Random(seed)
    for _ in range(10):
        table = Table()
        ally = chance.choice(["", "france", "naples"])
        if ally:
            table.say(f"venice allied with {ally}")
        city = chance.choice(["siena", "parma", "rome", "civitavecchia", "florence", "pisa"])
        table.say("rome has 1 troop at rome")
        counts = {"france": chance.randint(1, 5), "naples": chance.randint(1, 5)}
        for side in SIDES:
            green = chance.randint(0, min(2, counts[side])) if ally == side else 0
            table.say(f"{side} has {counts[side] - green} troops at {city}")
            if ally == side:
                table.say(f"venice has {green} troops at {city}")
        table.run(BeginBattle(FR, CITY_NAME.index(city)))
        settle(table)
        loss = 1 if counts["france"] == counts["naples"] else min(counts.values())
        left = {side: counts[side] - loss for side in SIDES}
        board = board_of(table)
        if counts["france"] == counts["naples"]:
            assert all(board.army(side, city) == 0 for side in SIDES)
            assert sum([table.routed(colour, city) for colour in COLOURS]) == sum(left.values())
            assert table.question() is None
        else:
            assert {side: board.army(side, city) for side in SIDES} == left
            winner = max(SIDES, key=lambda side: counts[side])
            assert (table.asked(), table.question()) == (winner, "plains_won")
            rest = "withdraw" if city in ("siena", "parma") else "stay"
            assert [offer for offer in table.offers if not offer.startswith(("bank", "use"))] == [
                f"besiege {city}", f"{rest} {city}",
            ]
        assert table.trophies("france") == table.trophies("naples") == {}
        assert table.at("white", "rome") == 1
