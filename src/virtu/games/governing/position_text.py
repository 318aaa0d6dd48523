"""Positions a person writes: one fact per line, such as "red holds pisa" or "blue besieges pisa with 2 troops".

The last line says what comes next: "red to move", "red to act", "sieges", "retreats", "red in winter" or "scoring".
"""

from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.act import ACTION_STEP, SPRING_TURN
from virtu.games.governing.steps.scoring import Scoring
from virtu.games.governing.steps.winter import WINTER_TURN
from virtu.games.governing.steps.year import YEAR
from virtu.games.palace.position_text import Calendar, PalaceSentences, sayings
from virtu.games.palace.state import EXHAUSTED, READY, WINTER
from virtu.games.palace.tables import (
    BONUS_TYPE,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    COLOUR,
    FIRST_KING,
    LAST_STEP,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    POWERS,
    TITLE_KINDS,
    TITLES,
    TROOPS,
)
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat

SAYINGS: Final = [
    "players 4", "option NAME VALUE", "year 3", "order blue red yellow green", "neutral CITY …", "cathedral CITY",
    *sayings("COLOUR"), "COLOUR has BONUS", "COLOUR allied with POWER [spent]", "COLOUR patronage 3", "sieges",
    "retreats", "scoring",
]


class Reader(PalaceSentences):
    """Reads the lines of a position one by one."""

    def __init__(self, game: Game, text: str) -> None:
        calendar = Calendar(YEAR, SPRING_TURN, ACTION_STEP, WINTER_TURN)
        super().__init__(game, text, 4, SAYINGS, "red to move", calendar)
        g = self.palace
        assert isinstance(g, Governing)
        self.g = g

    def names(self) -> list[str]:
        return [COLOUR[faction] for faction in self.g.faction]

    def titles(self) -> list[str]:
        return TITLES[:CANNONS]

    def has_card(self, card: int) -> bool:
        return card < FIRST_KING

    def most_troops(self, seat: Seat) -> int:
        return TROOPS

    def complete(self) -> None:
        for seat in range(self.players):
            self.g.track[seat] = max(2, min(8, self.g.city_count(Seat(seat))))

    def table(self, words: list[str]) -> None:
        g = self.g
        if words[0] == "year" and len(words) == 2:
            g.year = self.count(words[1], 999)
        elif words[0] == "cathedral" and len(words) in (2, 3):
            g.cathedral[self.city(words[1])] = EXHAUSTED if words[-1] == "exhausted" else READY
        elif words == ["scoring"]:
            g.phase = WINTER
            self.next = [Scoring()]
        else:
            PalaceSentences.table(self, words)
            if words[0] == "order":
                g.stack = g.order[:]

    def player(self, seat: Seat, words: list[str]) -> None:
        g = self.g
        verb = words[0] if words else ""
        tail = words[-1] if words else ""
        if verb == "allied" and len(words) in (3, 4):
            power = self.one_of(words[2], POWERS, "Power")
            g.ally[power] = seat
            g.spent[power] = 1 if tail == "spent" else 0
        elif verb == "patronage" and len(words) == 2:
            g.patronage[seat] = self.count(tail, LAST_STEP)
        elif verb == "trophy" and len(words) == 3:
            g.trophies[seat * g.players + self.one_of(tail, self.names(), "player here")] = 1
        else:
            PalaceSentences.player(self, seat, words)

    def has(self, seat: Seat, words: list[str]) -> None:
        if words[0] in BONUSES and words[0] != "machiavelli" and len(words) <= 2:
            self.bonus(seat, BONUSES.index(words[0]), words[-1] != "exhausted")
        else:
            PalaceSentences.has(self, seat, words)

    def bonus(self, seat: Seat, bonus: int, ready: bool) -> None:
        g = self.g
        g.bonus[bonus] = seat
        g.slots[seat * 2 + BONUS_TYPE[bonus]] = 1
        g.patronage[seat] = max(g.patronage[seat], 2 * sum(g.slots[seat * 2 : seat * 2 + 2]))
        if bonus == CANNONS_BONUS:
            g.titles[seat * TITLE_KINDS + TITLES.index("cannons")] = READY if ready else EXHAUSTED

    def card(self, seat: Seat, card: int, words: list[str], ready: bool) -> None:
        if card == MACHIAVELLI_CARD:
            self.bonus(seat, MACHIAVELLI, ready)
        PalaceSentences.card(self, seat, card, words, ready)
