"""Positions a person writes: one fact per line, such as "red holds pisa" or "blue besieges pisa with 2 troops".

The table begins as after set-up, with empty Palaces: two Starting Cities each with a Troop, one florin, the markers on
Room 1. The last line says what comes next: "red to move", "red to act", "sieges", "retreats", "red in winter" or
"scoring". Lines that begin with # are remarks.
"""

from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.act import ActionStep, SpringTurn
from virtu.games.governing.steps.scoring import Scoring
from virtu.games.governing.steps.winter import WinterTurn
from virtu.games.governing.steps.year import YEAR, NextYear
from virtu.games.palace.state import EMPTY, EXHAUSTED, NEUTRAL, OUT, READY, RETREATS, SIEGES, SPRING, WINTER
from virtu.games.palace.tables import (
    BONUS_TYPE,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    CARD,
    CARD_ACTION,
    CARD_NAME,
    CITY,
    COLOUR,
    FIRST_KING,
    LAST_STEP,
    LOCATION_NAME,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    NO_ACTION,
    NOTABLES,
    POWERS,
    ROOMS,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
    TITLES,
)
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.sentences import Sentences
from virtu.kernel.state import Step

SAYINGS: Final = [
    "players 4", "option NAME VALUE", "year 3", "order blue red yellow green", "neutral CITY …", "cathedral CITY",
    "COLOUR holds CITY … [exhausted]", "COLOUR has 3 florins", "COLOUR has 2 tokens",
    "COLOUR has TITLE [exhausted]", "COLOUR has BONUS", "COLOUR has CARD at SPACE [exhausted]",
    "COLOUR has CARD in room 2", "COLOUR has CARD under room 2", "COLOUR has indulgence on room 2",
    "COLOUR has agent on PLACE", "COLOUR has 2 troops at CITY", "COLOUR besieges CITY with 2 troops",
    "COLOUR retreats from CITY with 1 troops", "COLOUR allied with POWER [spent]", "COLOUR marker on room 2",
    "COLOUR patronage 3", "COLOUR trophy of COLOUR", "COLOUR to move", "COLOUR to act", "sieges", "retreats",
    "COLOUR in winter", "scoring",
]
# The steps that are still to come after each point of a Year (AG-13.1).
AFTER_SPRING: Final = 1
AFTER_SIEGES: Final = 2


class Reader(Sentences):
    """Reads the lines of a position one by one."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__(game, text, 4, SAYINGS, "red to move")
        g = self.bare()
        assert isinstance(g, Governing)
        g.year = 2
        g.phase = SPRING
        g.marker = [0] * self.players
        self.g = g

    def sentence(self, words: list[str]) -> None:
        colours = [COLOUR[faction] for faction in self.g.faction]
        if words[0] in colours:
            self.player(Seat(colours.index(words[0])), words[1:])
        else:
            self.table(words)

    def complete(self) -> None:
        for seat in range(self.players):
            self.g.track[seat] = max(2, min(8, self.g.city_count(Seat(seat))))

    # ---- words

    def city(self, name: str) -> int:
        if name not in CITY:
            raise self.wrong(f"{name!r} is no City; they are {', '.join(CITY)}")
        if self.g.owner[CITY[name]] == OUT:
            raise self.wrong(f"{name} is not in play with {self.players} players")
        return CITY[name]

    # ---- sentences

    def table(self, words: list[str]) -> None:
        """Sentences about the whole table."""
        g = self.g
        if words[0] == "year" and len(words) == 2:
            g.year = self.count(words[1], 999)
        elif words[0] == "order":
            colours = [COLOUR[faction] for faction in g.faction]
            order = [self.one_of(word, colours, "player here") for word in words[1:]]
            if sorted(order) != list(range(g.players)):
                raise self.wrong(f"the order names {', '.join(colours)}, each once")
            g.order = order
            g.stack = order[:]
        elif words[0] == "neutral":
            for word in words[1:]:
                city = self.city(word)
                g.owner[city] = NEUTRAL
                g.city_ready[city] = 0
                for seat in range(g.players):
                    g.troops[city * g.players + seat] = 0
        elif words[0] == "cathedral" and len(words) in (2, 3):
            g.cathedral[self.city(words[1])] = EXHAUSTED if words[-1] == "exhausted" else READY
        elif words == ["sieges"]:
            g.phase = SIEGES
            self.next = YEAR[AFTER_SPRING:]
        elif words == ["retreats"]:
            g.phase = RETREATS
            self.next = YEAR[AFTER_SIEGES:]
        elif words == ["scoring"]:
            g.phase = WINTER
            self.next = [Scoring()]
        else:
            raise self.unknown()

    def player(self, seat: Seat, words: list[str]) -> None:
        """Sentences about one player."""
        g = self.g
        verb = words[0] if words else ""
        tail = words[-1] if words else ""
        if verb == "holds":
            ready = 0 if tail == "exhausted" else 1
            for word in words[1 : len(words) - (1 - ready)]:
                self.take(seat, self.city(word), ready)
        elif verb == "has" and len(words) > 1:
            self.has(seat, words[1:])
        elif verb == "besieges" and len(words) == 5:
            g.troops[self.city(words[1]) * g.players + seat] = self.count(words[3], 6)
        elif verb == "retreats" and len(words) == 6:
            g.marked[self.city(words[2]) * g.players + seat] = self.count(words[4], 6)
        elif verb == "allied" and len(words) in (3, 4):
            power = self.one_of(words[2], POWERS, "Power")
            g.ally[power] = seat
            g.spent[power] = 1 if tail == "spent" else 0
        elif verb == "marker" and len(words) == 4:
            g.marker[seat] = self.room(tail)
        elif verb == "patronage" and len(words) == 2:
            g.patronage[seat] = self.count(tail, LAST_STEP)
        elif verb == "trophy" and len(words) == 3:
            colours = [COLOUR[faction] for faction in g.faction]
            g.trophies[seat * g.players + self.one_of(tail, colours, "player here")] = 1
        elif words == ["to", "move"]:
            self.next = [*[SpringTurn(Seat(other)) for other in self.from_here(seat)], *YEAR[AFTER_SPRING:]]
        elif words == ["to", "act"]:
            turns: list[Step] = [SpringTurn(Seat(other)) for other in self.from_here(seat)[1:]]
            self.next = [ActionStep(seat), *turns, *YEAR[AFTER_SPRING:]]
        elif words == ["in", "winter"]:
            g.phase = WINTER
            self.next = [*[WinterTurn(Seat(other)) for other in self.from_here(seat)], NextYear()]
        else:
            raise self.unknown()

    def from_here(self, seat: Seat) -> list[int]:
        """A seat and those after it in the turn order."""
        return self.g.order[self.g.order.index(seat) :]

    def room(self, word: str) -> int:
        if not word.isdigit() or not 1 <= int(word) <= ROOMS:
            raise self.wrong(f"{word!r} is no Room; they are 1 to {ROOMS}")
        return int(word) - 1

    def take(self, seat: Seat, city: int, ready: int) -> None:
        """A City changes hands; a garrison of somebody else leaves it."""
        g = self.g
        if g.owner[city] != seat:
            for other in range(g.players):
                g.troops[city * g.players + other] = 0
        g.owner[city] = seat
        g.city_ready[city] = ready

    def has(self, seat: Seat, words: list[str]) -> None:
        """What stands after "has"."""
        g = self.g
        name, tail = words[0], words[-1]
        ready = tail != "exhausted"
        if len(words) == 2 and tail in ("florin", "florins"):
            g.treasury[seat] = self.count(name, 99)
        elif len(words) == 2 and tail in ("token", "tokens"):
            g.tokens[seat] = self.count(name, 11)
        elif len(words) == 4 and words[1] in ("troop", "troops") and words[2] == "at":
            g.troops[self.city(tail) * g.players + seat] = self.count(name, 6)
        elif name == "indulgence" and len(words) == 4:
            g.indulgences[seat * ROOMS + self.room(tail)] = 1
        elif name == "agent" and len(words) > 2 and words[1] == "on":
            location = self.one_of(" ".join(words[2:]), LOCATION_NAME, "place for an Agent")
            if not g.agents[seat] and not g.gain_agent(seat):
                raise self.wrong("this player has no further Agent")
            g.agents[seat] -= 1
            g.agent[location] = seat
        elif name in TITLES[:CANNONS] and len(words) <= 2:
            g.titles[seat * TITLE_KINDS + TITLES.index(name)] = READY if ready else EXHAUSTED
        elif name in BONUSES and name != "machiavelli" and len(words) <= 2:
            self.bonus(seat, BONUSES.index(name), ready)
        elif name in CARD_NAME[:FIRST_KING] and len(words) >= 3:
            self.card(seat, CARD[name], words[1:], ready)
        else:
            raise self.unknown()

    def bonus(self, seat: Seat, bonus: int, ready: bool) -> None:
        g = self.g
        g.bonus[bonus] = seat
        g.slots[seat * 2 + BONUS_TYPE[bonus]] = 1
        g.patronage[seat] = max(g.patronage[seat], 2 * sum(g.slots[seat * 2 : seat * 2 + 2]))
        if bonus == CANNONS_BONUS:
            g.titles[seat * TITLE_KINDS + TITLES.index("cannons")] = READY if ready else EXHAUSTED

    def card(self, seat: Seat, card: int, words: list[str], ready: bool) -> None:
        g = self.g
        if card < NOTABLES:
            if not g.notables[card]:
                raise self.wrong(f"no {CARD_NAME[card]} is left in the display")
            g.notables[card] -= 1
        if card == MACHIAVELLI_CARD:
            self.bonus(seat, MACHIAVELLI, ready)
        if words[0] == "at":
            space = seat * SPACES + self.one_of(words[1], SPACE_NAME, "Cortigiano space")
            g.spaces[space] = card
            g.space_ready[space] = 1 if ready else 0
        elif words[0] in ("in", "under") and len(words) == 3:
            room = seat * ROOMS + self.room(words[2])
            if words[0] == "in":
                if CARD_ACTION[card] == NO_ACTION:
                    raise self.wrong(f"{CARD_NAME[card]} has no action icon and cannot be an Action card (AG-2.1.4)")
                g.actions[room] = card
            else:
                if g.actions[room] == EMPTY:
                    raise self.wrong("an Improvement lies under an Action card (AG-2.1.3)")
                g.improvements[room] = card
        else:
            raise self.unknown()


def describe(game: Game, text: str) -> Governing:
    """The position a text describes; ValueError names line and mistake."""
    reader = Reader(game, text)
    reader.read(reader.g)
    return reader.g
