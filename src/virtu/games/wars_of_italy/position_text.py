"""Positions a person writes: one fact per line, such as "france holds pisa" or "rome leans 3 to naples".

The last line says what comes next: "france to move", "france to act", "sieges", "retreats", "naples in winter" or
"scoring".
"""

from typing import Final

from virtu.games.palace.position_text import Calendar, PalaceSentences, sayings
from virtu.games.palace.state import EMPTY, WINTER
from virtu.games.palace.tables import FIRST_KING, NOTABLES, TITLES
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance
from virtu.games.wars_of_italy.steps.round import ACTION_OF_ROOM, ROUND_STEPS, TURN_OF_SPRING, WINTER_OF
from virtu.games.wars_of_italy.tables import (
    CAP,
    COLOUR_COUNT,
    FIRST_MAJOR,
    FRANCE,
    LAST_ROUND,
    MAJOR_COUNT,
    MAJORS,
    SIDES,
)
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat

SAYINGS: Final = [
    "option NAME VALUE", "round 3", "order naples france", "neutral CITY …", *sayings("SIDE"),
    "MAJOR holds CITY …", "MAJOR leans 3 to SIDE", "MAJOR leans to nobody", "MAJOR allied with SIDE",
    "MAJOR has 2 troops at CITY", "MAJOR retreats from CITY with 1 troops", "sieges", "retreats", "scoring",
]


class Reader(PalaceSentences):
    """Reads the lines of a position one by one; the two sides and the Major Cities are called by their names."""

    def __init__(self, game: Game, text: str) -> None:
        calendar = Calendar(ROUND_STEPS, TURN_OF_SPRING, ACTION_OF_ROOM, WINTER_OF)
        super().__init__(game, text, 2, SAYINGS, "france to move", calendar)
        w = self.palace
        assert isinstance(w, Wars)
        self.w = w

    def names(self) -> list[str]:
        return SIDES

    def titles(self) -> list[str]:
        return TITLES

    def has_card(self, card: int) -> bool:
        return card < NOTABLES or card >= FIRST_KING

    def most_troops(self, seat: Seat) -> int:
        return CAP[seat]

    def table(self, words: list[str]) -> None:
        if words[0] in MAJORS:
            self.major(MAJORS.index(words[0]), words[1:])
        elif words[0] == "round" and len(words) == 2:
            self.w.year = self.count(words[1], LAST_ROUND)
        elif words == ["scoring"]:
            self.w.phase = WINTER
            self.w.year = LAST_ROUND
            self.next = ROUND_STEPS[-1:]
        else:
            PalaceSentences.table(self, words)

    def player(self, seat: Seat, words: list[str]) -> None:
        if words[:2] == ["trophy", "of"] and len(words) == 3:
            colour = self.one_of(words[2], [*SIDES, *MAJORS], "side or Major City")
            self.w.trophies[seat * COLOUR_COUNT + colour] += 1
        else:
            PalaceSentences.player(self, seat, words)

    def major(self, major: int, words: list[str]) -> None:
        """Sentences about a Major City."""
        w = self.w
        verb = words[0] if words else ""
        colour = FIRST_MAJOR + major
        if verb == "holds":
            for word in words[1:]:
                city = self.city(word)
                self.empty(city)
                w.disc[city] = major
                w.owner[city] = MAJOR if w.ally[major] == EMPTY else w.ally[major]
        elif words == ["leans", "to", "nobody"]:
            w.influence[major] = 0
        elif verb == "leans" and len(words) == 4:
            squares = self.count(words[1], w.terms().end)
            w.influence[major] = -squares if self.one_of(words[3], SIDES, "side") == FRANCE else squares
        elif verb == "allied" and len(words) == 3:
            agenda = w.agenda[:]
            ConcludeAlliance(Seat(self.one_of(words[2], SIDES, "side")), major).perform(w)
            # Other lines say where its cards lie.
            w.agenda[:] = agenda
        elif verb == "has" and len(words) == 5 and words[3] == "at":
            city = self.city(words[4])
            w.change(colour, city, self.count(words[1], CAP[colour]) - w.count_at(colour, city))
        elif verb == "retreats" and len(words) == 6:
            city = self.city(words[2])
            w.change_routed(colour, city, self.count(words[4], CAP[colour]) - w.routed_at(colour, city))
        else:
            raise self.unknown()

    def empty(self, city: int) -> None:
        PalaceSentences.empty(self, city)
        self.w.disc[city] = EMPTY
        for major in range(MAJOR_COUNT):
            self.w.corps[city * MAJOR_COUNT + major] = 0
