"""A bare table for scenes: two Starting Cities each, empty Palaces; tests put on it what they need."""

import pytest

from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.palace.state import EMPTY, EXHAUSTED, NEUTRAL, READY, SETUP, WINTER
from virtu.games.palace.tables import (
    BONUSES,
    CARD,
    CARD_NAME,
    CITIES,
    CITY,
    COLOUR,
    LOCATION_NAME,
    POWERS,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
    TITLES,
)
from virtu.kernel import engine
from virtu.kernel.clause import Illegal
from virtu.kernel.event import Event
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.score import Score
from virtu.kernel.state import Step


class Table:
    """Seats are called by their colour; with 4 players blue, red, yellow, green, in this turn order."""

    def __init__(self, players: int = 4, /, **options: object) -> None:
        state = GOVERNING.new(players, 1, False, **options)
        assert isinstance(state, Governing)
        self.g = state
        self.told: list[Event] = []
        g = state
        g.agenda.clear()
        g.phase = SETUP
        g.year = 1
        g.requesting = NOBODY
        g.order = list(range(players))
        g.stack = list(range(players))
        g.marker = [0] * players
        for values in (g.actions, g.improvements, g.spaces):
            for index in range(len(values)):
                values[index] = EMPTY
        for index in range(len(g.space_ready)):
            g.space_ready[index] = 0
        for index in range(len(g.troops)):
            g.troops[index] = 0
        for city in range(CITIES):
            g.city_ready[city] = 0
        for seat in range(players):
            g.treasury[seat] = 0

    # ---- putting things on the table

    def seat(self, colour: str) -> Seat:
        return Seat([COLOUR[faction] for faction in self.g.faction].index(colour))

    def own(self, colour: str, *cities: str, ready: bool = False) -> None:
        """The Cities belong to a player; the Cities track follows, without a word about spaces."""
        for name in cities:
            self.g.owner[CITY[name]] = self.seat(colour)
            self.g.city_ready[CITY[name]] = 1 if ready else 0
        self.settle_tracks()

    def neutral(self, *cities: str) -> None:
        for name in cities:
            self.g.owner[CITY[name]] = NEUTRAL
            self.g.city_ready[CITY[name]] = 0
        self.settle_tracks()

    def settle_tracks(self) -> None:
        for seat in range(self.g.players):
            self.g.track[seat] = max(2, min(8, self.g.city_count(Seat(seat))))

    def troops(self, colour: str, city: str, count: int, marked: int = 0) -> None:
        place = CITY[city] * self.g.players + self.seat(colour)
        self.g.troops[place] = count
        self.g.marked[place] = marked

    def agent(self, colour: str, location: str) -> None:
        """An Agent on a City, a Power, or a Room such as "red 2"."""
        self.g.agent[LOCATION_NAME.index(location)] = self.seat(colour)
        self.g.agents[self.seat(colour)] -= 1

    def card(self, colour: str, card: str, space: str, ready: bool = True) -> None:
        place = self.seat(colour) * SPACES + SPACE_NAME.index(space)
        self.g.spaces[place] = CARD[card]
        self.g.space_ready[place] = 1 if ready else 0
        if CARD[card] < len(self.g.notables):
            self.g.notables[CARD[card]] -= 1

    def room(self, colour: str, room: int, action: str, improvement: str = "") -> None:
        place = self.seat(colour) * ROOMS + room - 1
        self.g.actions[place] = CARD[action]
        for card in (action, improvement):
            if card and CARD[card] < len(self.g.notables):
                self.g.notables[CARD[card]] -= 1
        if improvement:
            self.g.improvements[place] = CARD[improvement]

    def bonus(self, colour: str, bonus: str) -> None:
        self.g.bonus[BONUSES.index(bonus)] = self.seat(colour)
        if bonus == "cannons":
            self.title(colour, "cannons")

    def title(self, colour: str, title: str, ready: bool = True) -> None:
        self.g.titles[self.seat(colour) * TITLE_KINDS + TITLES.index(title)] = READY if ready else EXHAUSTED

    def ally(self, colour: str, power: str, spent: bool = False) -> None:
        self.g.ally[POWERS.index(power)] = self.seat(colour)
        self.g.spent[POWERS.index(power)] = 1 if spent else 0

    def cathedral(self, city: str, ready: bool = False) -> None:
        self.g.cathedral[CITY[city]] = READY if ready else EXHAUSTED

    def florins(self, colour: str, florins: int) -> None:
        self.g.treasury[self.seat(colour)] = florins

    # ---- playing

    def run(self, *steps: Step) -> None:
        """Let the rules carry out steps until somebody is asked."""
        GOVERNING.listen(self.g)
        assert self.g.news is not None
        self.g.news.clear()
        self.g.agenda.clear()
        self.g.then(*steps)
        engine.settle(self.g)
        self.told += GOVERNING.events(self.g)
        self.lawful()

    def winter(self, colour: str, *steps: Step) -> None:
        """The same within the Winter turn of a player."""
        self.g.phase = WINTER
        self.g.requesting = self.seat(colour)
        self.run(*steps)

    def play(self, *lines: str) -> None:
        """Commands as "red: pass"; the seat must be the one that is asked."""
        for line in lines:
            colour, _, text = line.partition(": ")
            assert self.asked() == colour, f"{self.asked()} is asked, not {colour}: {line}"
            GOVERNING.play(self.g, text)
            self.told += GOVERNING.events(self.g)
            self.lawful()

    def lawful(self) -> None:
        problems = GOVERNING.problems(self.g)
        assert not problems, problems

    def asked(self) -> str:
        """The colour of the seat that must answer; "" when nobody must."""
        seat = GOVERNING.seat(self.g)
        return "" if seat is None else COLOUR[self.g.faction[seat]]

    def question(self) -> str | None:
        return GOVERNING.question(self.g)

    def offers(self) -> list[str]:
        return [str(action) for action in GOVERNING.offers(self.g)]

    def refuses(self, line: str, clause: str, *words: str) -> None:
        """The answer is refused by exactly this clause, changes nothing and says these words."""
        colour, _, text = line.partition(": ")
        assert self.asked() == colour, f"{self.asked()} is asked, not {colour}: {line}"
        before = GOVERNING.digest(self.g)
        with pytest.raises(Illegal) as caught:
            GOVERNING.play(self.g, text)
        refusal = caught.value
        assert refusal.clause == clause, f"{refusal.clause} refuses {text}, not {clause}: {refusal.sentence}"
        assert "{" not in refusal.sentence, refusal.sentence
        for word in words:
            assert word in refusal.sentence, refusal.sentence
        assert GOVERNING.digest(self.g) == before
        assert text not in self.offers()

    # ---- looking

    def owner(self, city: str) -> str:
        owner = self.g.owner[CITY[city]]
        return COLOUR[self.g.faction[owner]] if owner >= 0 else "nobody"

    def troops_at(self, colour: str, city: str) -> int:
        return self.g.troops_at(self.seat(colour), CITY[city])

    def marked_at(self, colour: str, city: str) -> int:
        return self.g.marked_at(self.seat(colour), CITY[city])

    def card_at(self, colour: str, space: str) -> str:
        card = self.g.spaces[self.seat(colour) * SPACES + SPACE_NAME.index(space)]
        return "" if card == EMPTY else CARD_NAME[card]

    def is_ready(self, colour: str, space: str) -> bool:
        return self.g.space_ready[self.seat(colour) * SPACES + SPACE_NAME.index(space)] == 1

    def trophies(self, colour: str) -> list[str]:
        first = self.seat(colour) * self.g.players
        return [
            COLOUR[self.g.faction[other]] for other in range(self.g.players) if self.g.trophies[first + other]
        ]

    def order(self) -> list[str]:
        return [COLOUR[self.g.faction[seat]] for seat in self.g.order]

    def treasury(self, colour: str) -> int:
        return self.g.treasury[self.seat(colour)]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.told if event.name == name]

    def points(self, colour: str, line: str) -> int:
        score = GOVERNING.score(self.g)[self.seat(colour)]
        return {entry.name: entry.points for entry in score.lines}[line]

    def score(self, colour: str) -> Score:
        return GOVERNING.score(self.g)[self.seat(colour)]


