"""Positions a person writes: one fact per line, such as "priest holds recognition, honour 1 cleric" or "round 3".

Everybody begins at level 1 without cards. Cards that no line mentions are in the deck, unless they are said to be
discarded. The last line says what comes next: "nobleman to act", or "guildsman to answer dishonour 4 lay of nobleman".
"""

from typing import Final

from virtu.games.honour.ruleset import MOST_ROUNDS
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.draw import take_up
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.steps.turn import ACT, GO_ON
from virtu.games.honour.tables import (
    ACTIONS,
    CHARACTERS,
    DISHONOUR,
    DISPLAY,
    HAND,
    HONOUR,
    HONOURS,
    NAME,
    SEATS,
    SORT,
    SORTS,
    TOP_LEVEL,
    TOP_VALUE,
    VALUE,
)
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.sentences import Sentences

SAYINGS: Final = [
    "option NAME VALUE", "round 3", "clock rung", "display CARD, -, CARD", "discards CARD …", "discards rest",
    "queue CARD on CHARACTER, …", "mill awake", "mill woken this turn", "market day 5", "idle turns 2",
    "hands filled", "CHARACTER holds CARD …", "CHARACTER openly holds CARD …", "CHARACTER honoured with CARD …",
    "CHARACTER dishonoured with CARD …", "CHARACTER has 2 tokens", "CHARACTER has level 3",
    "actions left 1", "favours left 0", "CHARACTER to act",
    "CHARACTER to answer CARD of CHARACTER",
]  # fmt: skip
FILLERS: Final = [kind for value in range(TOP_VALUE, 1, -1) for kind in HONOURS if VALUE[kind] == value]
"""With these, hands are filled: Honour that needs a pile first, the highest first."""
MOST_TOKENS: Final = 999


class Reader(Sentences):
    """Reads the lines of a position one by one."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__(game, text, SEATS, SAYINGS, "nobleman to act")
        g = self.bare()
        assert isinstance(g, Honour)
        self.g = g
        self.filled = False
        self.rest_discarded = False
        self.acted = False
        """Whether a line told how many actions are left."""

    def sentence(self, words: list[str]) -> None:
        if words[0] in CHARACTERS and len(words) > 1:
            self.player(Seat(CHARACTERS.index(words[0])), words[1:])
        elif words[0] in ("display", "discards", "queue"):
            self.cards_of_table(words)
        else:
            self.table(words)

    # ---- sentences about the table

    def cards_of_table(self, words: list[str]) -> None:
        """HO-3.1, HO-2.2, HO-7.3 Display, discard pile and queue."""
        g = self.g
        if words[0] == "display":
            shown = [EMPTY if name == "-" else self.card(name) for name in self.after("display")]
            if len(shown) > DISPLAY:
                raise self.wrong(f"the display has {DISPLAY} places (HO-3.1)")
            g.display = shown + [EMPTY] * (DISPLAY - len(shown))
        elif words == ["discards", "rest"]:
            self.rest_discarded = True
        elif words[0] == "discards":
            for kind in self.cards("discards"):
                g.discards[kind] += 1
        else:
            for entry in self.after("queue"):
                name, _, character = entry.partition(" on ")
                g.queue.append(self.card_of(name, DISHONOUR))
                g.named.append(self.one_of(character, CHARACTERS, "character"))

    def table(self, words: list[str]) -> None:
        """Everything else that is about nobody alone."""
        g = self.g
        if words[0] == "round" and len(words) == 2:
            g.round = self.count(words[1], MOST_ROUNDS, 1)
        elif words == ["clock", "rung"]:
            g.rung = True
        elif words == ["mill", "awake"]:
            g.active = True
        elif words == ["mill", "woken", "this", "turn"]:
            g.active = True
            g.woken = True
        elif words[:2] == ["market", "day"] and len(words) == 3:
            g.market = self.count(words[2], SEATS)
        elif words[:2] == ["idle", "turns"] and len(words) == 3:
            g.idle = self.count(words[2], SEATS - 1)
        elif words[:2] == ["actions", "left"] and len(words) == 3:
            g.actions = self.count(words[2], ACTIONS)
            self.acted = True
        elif words[:2] == ["favours", "left"] and len(words) == 3:
            g.favours = self.count(words[2], 1)
        elif words == ["hands", "filled"]:
            self.filled = True
        else:
            raise self.unknown()

    # ---- sentences about a player

    def player(self, seat: Seat, words: list[str]) -> None:
        g = self.g
        name = CHARACTERS[seat]
        if words[0] == "holds":
            for kind in self.cards(f"{name} holds"):
                take_up(g.hands[seat], kind)
        elif words[:2] == ["openly", "holds"]:
            for kind in self.cards(f"{name} openly holds"):
                take_up(g.hands[seat], kind)
                take_up(g.known[seat], kind)
        elif words[:2] == ["honoured", "with"]:
            for card in self.after(f"{name} honoured with"):
                g.lay_honour(seat, self.card_of(card, HONOUR))
        elif words[:2] == ["dishonoured", "with"]:
            for card in self.after(f"{name} dishonoured with"):
                g.shames[seat].append(self.card_of(card, DISHONOUR))
        elif words[0] == "has" and len(words) == 3:
            self.has(seat, words[1], words[2])
        elif words == ["to", "act"]:
            g.turn = seat
            self.next = [ACT]
        elif words[:2] == ["to", "answer"]:
            self.answer(seat)
        else:
            raise self.unknown()

    def has(self, seat: Seat, word: str, what: str) -> None:
        """Tokens and levels."""
        g = self.g
        if what in ("token", "tokens"):
            g.tokens[seat] = self.count(word, MOST_TOKENS)
        elif word == "level":
            g.levels[seat] = self.count(what, TOP_LEVEL, 1)
        else:
            raise self.unknown()

    def answer(self, seat: Seat) -> None:
        """HO-7.1 A Dishonour was played against the seat; that took its player an action."""
        g = self.g
        name, _, character = ", ".join(self.after(f"{CHARACTERS[seat]} to answer")).partition(" of ")
        g.charge = self.card_of(name, DISHONOUR)
        g.turn = Seat(self.one_of(character, CHARACTERS, "character"))
        if g.turn == seat:
            raise self.wrong("a Dishonour is played against another player (HO-7.1)")
        g.busy = True
        if not self.acted:
            g.actions = ACTIONS - 1
        self.next = [AnswerCharge(seat), GO_ON]

    # ---- cards

    def cards(self, beginning: str) -> list[int]:
        return [self.card(name) for name in self.after(beginning)]

    def card_of(self, name: str, sort: int) -> int:
        """A card that must be of a sort."""
        kind = self.card(name)
        if SORT[kind] != sort:
            raise self.wrong(f"{name} is no {SORTS[sort].capitalize()} card")
        return kind

    def card(self, name: str) -> int:
        """A card out of the deck, where all cards are that no line has mentioned."""
        if name not in NAME:
            raise self.wrong(f"{name!r} is no card; write commas between cards such as {', '.join(NAME)}")
        kind = NAME.index(name)
        if not self.g.deck[kind]:
            raise self.wrong(f"no {name} is left (HO-2.1)")
        self.g.deck[kind] -= 1
        return kind

    def complete(self) -> None:
        g = self.g
        for hand in g.hands if self.filled else []:
            while len(hand) < HAND:
                left = [kind for kind in FILLERS if g.deck[kind]]
                if not left:
                    raise ValueError("there is not enough Honour left to fill the hands")
                g.deck[left[0]] -= 1
                take_up(hand, left[0])
        if self.rest_discarded:
            g.discards = [count + g.deck[kind] for kind, count in enumerate(g.discards)]
            g.deck = [0] * len(g.deck)
        g.busy = g.busy or g.actions < ACTIONS or g.favours == 0
        g.left = sum(g.deck)


def describe(game: Game, text: str) -> Honour:
    """The position a text describes; ValueError names line and mistake."""
    reader = Reader(game, text)
    reader.read(reader.g)
    return reader.g
