"""Positions a person writes, as far as both games say the same: Palaces, Domains, Troops and Agents of the players."""

from collections.abc import Sequence

from virtu.games.palace.state import (
    EMPTY,
    EXHAUSTED,
    NEUTRAL,
    OUT,
    READY,
    RETREATS,
    SIEGES,
    SPRING,
    WINTER,
    Palace,
)
from virtu.games.palace.tables import (
    CARD,
    CARD_ACTION,
    CARD_NAME,
    CITY,
    LOCATION_NAME,
    NO_ACTION,
    NOTABLES,
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


def sayings(who: str) -> list[str]:
    """What can be said of a player of either game, called by colour or by side."""
    said = [
        "holds CITY … [exhausted]", "has 3 florins", "has 2 tokens", "has TITLE [exhausted]",
        "has CARD at SPACE [exhausted]", "has CARD in room 2", "has CARD under room 2", "has indulgence on room 2",
        "has agent on PLACE", "has 2 troops at CITY", "besieges CITY with 2 troops", "retreats from CITY with 1 troops",
        "marker on room 2", f"trophy of {who}", "to move", "to act", "in winter",
    ]
    return [f"{who} {one}" for one in said]


class Calendar:
    """The steps a position may go on with."""

    def __init__(
        self, year: list[Step], turns: Sequence[Step], actions: Sequence[Step], winters: Sequence[Step]
    ) -> None:
        self.year = year
        """From Spring to its end."""
        self.turns = turns
        """By seat: the turn in Spring."""
        self.actions = actions
        """By seat: what follows the move in that turn."""
        self.winters = winters
        """By seat: the turn in Winter."""


class PalaceSentences(Sentences):
    """The table begins as after set-up, with empty Palaces, in the second Year, with the markers on Room 1."""

    def __init__(
        self, game: Game, text: str, players: int, said: list[str], ending: str, calendar: Calendar
    ) -> None:
        super().__init__(game, text, players, said, ending)
        self.calendar = calendar
        table = self.bare()
        assert isinstance(table, Palace)
        table.year = 2
        table.phase = SPRING
        table.marker = [0] * self.players
        self.palace = table

    def sentence(self, words: list[str]) -> None:
        names = self.names()
        if words[0] in names:
            self.player(Seat(names.index(words[0])), words[1:])
        else:
            self.table(words)

    def position(self) -> Palace:
        """The position the text describes; ValueError names line and mistake."""
        self.read(self.palace)
        return self.palace

    # ---- what each game says in its own way

    def names(self) -> list[str]:
        """How the players are called."""
        raise AssertionError("each game names its players")

    def titles(self) -> list[str]:
        """The Titles one may hold."""
        raise AssertionError("each game has its Titles")

    def has_card(self, card: int) -> bool:
        """Whether a card belongs to this game."""
        raise AssertionError("each game has its cards")

    def most_troops(self, seat: Seat) -> int:
        """All Troops of a player."""
        raise AssertionError("each game has its Troops")

    # ---- words

    def city(self, name: str) -> int:
        if name not in CITY:
            raise self.wrong(f"{name!r} is no City; they are {', '.join(CITY)}")
        if self.palace.owner[CITY[name]] == OUT:
            raise self.wrong(f"{name} is not in play with {self.players} players")
        return CITY[name]

    def room(self, word: str) -> int:
        if not word.isdigit() or not 1 <= int(word) <= ROOMS:
            raise self.wrong(f"{word!r} is no Room; they are 1 to {ROOMS}")
        return int(word) - 1

    def ordered(self, words: list[str]) -> list[int]:
        """A turn order."""
        names = self.names()
        order = [self.one_of(word, names, "player here") for word in words]
        if sorted(order) != list(range(self.players)):
            raise self.wrong(f"the order names {', '.join(names)}, each once")
        return order

    def from_here(self, seat: Seat) -> list[int]:
        """A seat and those after it in the turn order."""
        order = self.palace.order
        return order[order.index(seat) :]

    # ---- sentences

    def table(self, words: list[str]) -> None:
        """Sentences about the whole table."""
        g = self.palace
        if words[0] == "order":
            g.order = self.ordered(words[1:])
        elif words[0] == "neutral":
            for word in words[1:]:
                city = self.city(word)
                self.empty(city)
                g.owner[city] = NEUTRAL
        elif words == ["sieges"]:
            g.phase = SIEGES
            self.next = self.calendar.year[1:]
        elif words == ["retreats"]:
            g.phase = RETREATS
            self.next = self.calendar.year[2:]
        else:
            raise self.unknown()

    def player(self, seat: Seat, words: list[str]) -> None:
        """Sentences about one player."""
        g, calendar = self.palace, self.calendar
        verb = words[0] if words else ""
        if verb == "holds":
            ready = 0 if words[-1] == "exhausted" else 1
            for word in words[1 : len(words) - (1 - ready)]:
                self.take(seat, self.city(word), ready)
        elif verb == "has" and len(words) > 1:
            self.has(seat, words[1:])
        elif verb == "besieges" and len(words) == 5:
            g.troops[self.city(words[1]) * g.players + seat] = self.count(words[3], self.most_troops(seat))
        elif verb == "retreats" and len(words) == 6:
            g.marked[self.city(words[2]) * g.players + seat] = self.count(words[4], self.most_troops(seat))
        elif words == ["to", "move"]:
            self.next = [*[calendar.turns[other] for other in self.from_here(seat)], *calendar.year[1:]]
        elif words == ["to", "act"]:
            later = [calendar.turns[other] for other in self.from_here(seat)[1:]]
            self.next = [calendar.actions[seat], *later, *calendar.year[1:]]
        elif words == ["in", "winter"]:
            g.phase = WINTER
            self.next = [*[calendar.winters[other] for other in self.from_here(seat)], calendar.year[-1]]
        elif verb == "marker" and len(words) == 4:
            g.marker[seat] = self.room(words[-1])
        else:
            raise self.unknown()

    def empty(self, city: int) -> None:
        """Whatever stood in a City leaves it."""
        g = self.palace
        g.city_ready[city] = 0
        for seat in range(g.players):
            g.troops[city * g.players + seat] = 0

    def take(self, seat: Seat, city: int, ready: int) -> None:
        """A City changes hands; a garrison of somebody else leaves it."""
        g = self.palace
        if g.owner[city] != seat:
            self.empty(city)
        g.owner[city] = seat
        g.city_ready[city] = ready

    def has(self, seat: Seat, words: list[str]) -> None:
        """What stands after "has"."""
        g = self.palace
        name, tail = words[0], words[-1]
        ready = tail != "exhausted"
        if len(words) == 2 and tail in ("florin", "florins"):
            g.treasury[seat] = self.count(name, 99)
        elif len(words) == 2 and tail in ("token", "tokens"):
            g.tokens[seat] = self.count(name, 11)
        elif len(words) == 4 and words[1] in ("troop", "troops") and words[2] == "at":
            g.troops[self.city(tail) * g.players + seat] = self.count(name, self.most_troops(seat))
        elif name == "indulgence" and len(words) == 4:
            g.indulgences[seat * ROOMS + self.room(tail)] = 1
        elif name == "agent" and len(words) > 2 and words[1] == "on":
            location = self.one_of(" ".join(words[2:]), LOCATION_NAME, "place for an Agent")
            if not g.agents[seat] and not g.gain_agent(seat):
                raise self.wrong("this player has no further Agent")
            g.agents[seat] -= 1
            g.agent[location] = seat
        elif name in self.titles() and len(words) <= 2:
            g.titles[seat * TITLE_KINDS + TITLES.index(name)] = READY if ready else EXHAUSTED
        elif name in CARD and self.has_card(CARD[name]) and len(words) >= 3:
            self.card(seat, CARD[name], words[1:], ready)
        else:
            raise self.unknown()

    def card(self, seat: Seat, card: int, words: list[str], ready: bool) -> None:
        g = self.palace
        if card < NOTABLES:
            if not g.notables[card]:
                raise self.wrong(f"no {CARD_NAME[card]} is left in the display")
            g.notables[card] -= 1
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
