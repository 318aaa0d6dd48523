"""A bare table for scenes of the Wars of Italy: discs as at the start, no Troops, empty Palaces."""

import pytest

from virtu.games.palace.state import EMPTY, EXHAUSTED, READY, SIEGES, SPRING, WINTER
from virtu.games.palace.tables import (
    CARD,
    CARD_NAME,
    CITIES,
    CITY,
    LOCATION_NAME,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
    TITLES,
)
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, COLOURS, MAJORS
from virtu.kernel import engine
from virtu.kernel.clause import Illegal
from virtu.kernel.event import Event
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import Step

NAMES = ["france", "naples"]
FR, NA = Seat(0), Seat(1)


class Table:
    """Sides are called france and naples; Troops and discs by their colour: blue, yellow, white, green, red."""

    def __init__(self, **options: object) -> None:
        state = WARS_OF_ITALY.new(2, 1, False, **options)
        assert isinstance(state, Wars)
        self.w = state
        self.told: list[Event] = []
        w = state
        w.agenda.clear()
        w.phase = SIEGES
        w.year = 1
        w.requesting = NOBODY
        w.marker = [0, 0]
        for values in (w.actions, w.improvements, w.spaces):
            values[:] = [EMPTY] * len(values)
        for values in (w.space_ready, w.troops, w.corps, w.city_ready):
            values[:] = [0] * len(values)
        w.treasury[:] = [0, 0]
        for title in range(2 * TITLE_KINDS):
            w.titles[title] = EXHAUSTED if w.titles[title] else 0

    # ---- putting things on the table

    def troops(self, colour: str, city: str, count: int) -> None:
        number = COLOURS.index(colour)
        self.w.change(number, CITY[city], count - self.w.count_at(number, CITY[city]))

    def own(self, side: str, *cities: str, ready: bool = False) -> None:
        for city in cities:
            self.w.owner[CITY[city]] = NAMES.index(side)
            self.w.disc[CITY[city]] = EMPTY
            self.w.city_ready[CITY[city]] = 1 if ready else 0

    def square(self, major: str, square: int) -> None:
        self.w.influence[MAJORS.index(major)] = square

    def ally(self, side: str, major: str) -> None:
        """The alliance is concluded; its cards stay in the box."""
        agenda, self.w.agenda = self.w.agenda, []
        self.w.then(ConcludeAlliance(Seat(NAMES.index(side)), MAJORS.index(major)))
        engine.settle(self.w)
        self.w.agenda = agenda

    def agent(self, side: str, location: str) -> None:
        """An Agent on a City, a Room such as "blue 2", or a track such as "rome track"."""
        self.w.agent[LOCATION_NAME.index(location)] = NAMES.index(side)
        self.w.agents[NAMES.index(side)] -= 1

    def card(self, side: str, card: str, space: str, ready: bool = True) -> None:
        place = NAMES.index(side) * SPACES + SPACE_NAME.index(space)
        self.w.spaces[place] = CARD[card]
        self.w.space_ready[place] = 1 if ready else 0
        if CARD[card] < len(self.w.notables):
            self.w.notables[CARD[card]] -= 1

    def room(self, side: str, room: int, action: str, improvement: str = "") -> None:
        place = NAMES.index(side) * ROOMS + room - 1
        self.w.actions[place] = CARD[action]
        if improvement:
            self.w.improvements[place] = CARD[improvement]
        for card in (action, improvement):
            if card and CARD[card] < len(self.w.notables):
                self.w.notables[CARD[card]] -= 1

    def title(self, side: str, title: str, ready: bool = True) -> None:
        self.w.titles[NAMES.index(side) * TITLE_KINDS + TITLES.index(title)] = READY if ready else EXHAUSTED

    def florins(self, side: str, florins: int) -> None:
        self.w.treasury[NAMES.index(side)] = florins

    def pool(self, **symbols: int) -> None:
        """Symbols that sources have already given."""
        names = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
        for name, count in symbols.items():
            self.w.pool[names.index(name)] = count

    # ---- playing

    def run(self, *steps: Step) -> None:
        """Let the rules carry out steps until somebody is asked."""
        WARS_OF_ITALY.listen(self.w)
        assert self.w.news is not None
        self.w.news.clear()
        self.w.agenda.clear()
        self.w.then(*steps)
        engine.settle(self.w)
        self.told += WARS_OF_ITALY.events(self.w)
        self.lawful()

    def spring(self, side: str, *steps: Step) -> None:
        """The same within the action step of a side."""
        self.w.phase = SPRING
        self.w.requesting = Seat(NAMES.index(side))
        self.run(*steps)

    def winter(self, side: str, *steps: Step) -> None:
        self.w.phase = WINTER
        self.w.requesting = Seat(NAMES.index(side))
        self.run(*steps)

    def play(self, *lines: str) -> None:
        """Commands as "france: pass"; the side must be the one that is asked."""
        for line in lines:
            side, _, text = line.partition(": ")
            assert self.asked() == side, f"{self.asked()} is asked, not {side}: {line}"
            WARS_OF_ITALY.play(self.w, text)
            self.told += WARS_OF_ITALY.events(self.w)
            self.lawful()

    def passed(self) -> None:
        """Nobody announces anything more."""
        while self.question() == "announce":
            self.play(f"{self.asked()}: pass")

    def lawful(self) -> None:
        problems = WARS_OF_ITALY.problems(self.w)
        assert not problems, problems

    def asked(self) -> str:
        seat = WARS_OF_ITALY.seat(self.w)
        return "" if seat is None else NAMES[seat]

    def question(self) -> str | None:
        return WARS_OF_ITALY.question(self.w)

    def offers(self) -> list[str]:
        return [str(action) for action in WARS_OF_ITALY.offers(self.w)]

    def refuses(self, line: str, clause: str, *words: str) -> None:
        """The answer is refused by exactly this clause, changes nothing and says these words."""
        side, _, text = line.partition(": ")
        assert self.asked() == side, f"{self.asked()} is asked, not {side}: {line}"
        before = WARS_OF_ITALY.digest(self.w)
        with pytest.raises(Illegal) as caught:
            WARS_OF_ITALY.play(self.w, text)
        refusal = caught.value
        assert refusal.clause == clause, f"{refusal.clause} refuses {text}, not {clause}: {refusal.sentence}"
        assert "{" not in refusal.sentence, refusal.sentence
        for word in words:
            assert word in refusal.sentence, refusal.sentence
        assert WARS_OF_ITALY.digest(self.w) == before
        assert text not in self.offers()

    # ---- looking

    def owner(self, city: str) -> str:
        owner = self.w.owner[CITY[city]]
        return NAMES[owner] if owner >= 0 else "neutral" if owner == -1 else "major"

    def at(self, colour: str, city: str) -> int:
        return self.w.count_at(COLOURS.index(colour), CITY[city])

    def routed(self, colour: str, city: str) -> int:
        return self.w.routed_at(COLOURS.index(colour), CITY[city])

    def squares(self) -> dict[str, int]:
        return {major: self.w.influence[number] for number, major in enumerate(MAJORS) if self.w.sworn[number] == EMPTY}

    def trophies(self, side: str) -> dict[str, int]:
        first = NAMES.index(side) * COLOUR_COUNT
        counts = self.w.trophies[first : first + COLOUR_COUNT]
        return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}

    def domain(self, side: str) -> list[str]:
        return [name for name, city in CITY.items() if self.w.owner[city] == NAMES.index(side)]

    def card_at(self, side: str, space: str) -> str:
        card = self.w.spaces[NAMES.index(side) * SPACES + SPACE_NAME.index(space)]
        return "" if card == EMPTY else CARD_NAME[card]

    def treasury(self, side: str) -> int:
        return self.w.treasury[NAMES.index(side)]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.told if event.name == name]

    def points(self, side: str, line: str) -> int:
        score = WARS_OF_ITALY.score(self.w)[NAMES.index(side)]
        return {entry.name: entry.points for entry in score.lines}[line]


def fresh(**options: object) -> Wars:
    state = WARS_OF_ITALY.new(2, 1, False, **options)
    assert isinstance(state, Wars)
    return state


def player(w: Wars, seat: int) -> dict[str, object]:
    players = WARS_OF_ITALY.view(w, FR if seat == 0 else NA)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


__all__ = ["CITIES", "FR", "NA", "Table", "fresh", "player"]
