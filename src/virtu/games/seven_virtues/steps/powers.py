"""SV-4.4 to SV-4.6 The powers that ask: Charity, Faith and Hope."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.actions import (
    DISCARD,
    DONE,
    GIVE,
    MOST_PLAYERS,
    NAME_PLAYER,
    NAME_VIRTUE,
    Discard,
    Done,
    Give,
    NamePlayer,
    NameVirtue,
)
from virtu.games.seven_virtues.clauses import (
    AN_OPPONENT,
    CHARITY_POWER,
    FAITH_POWER,
    GIVER_CHOOSES,
    HOPE_POWER,
    NAMED_ONCE,
    NOT_CHARITY,
    NOT_SECOND,
    OF_THE_VIRTUE,
    OWN_CARD,
    OWN_GIFT,
)
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.step import TableAsk, about
from virtu.games.seven_virtues.tables import CHARITY, HOPE, ICON, LIGHT, NAME, PLAIN, VIRTUE, VIRTUES
from virtu.games.seven_virtues.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.step import Do

A_GIFT: Final = 3
"""SV-4.4 For a Chalice, Water or Flame that is discarded."""


@dataclass(slots=True, init=False, unsafe_hash=True)
class MayDiscard(Do):
    """SV-4.4 Ask for discards as long as some are allowed and there is something to discard."""

    who: Final[Seat]
    left: Final[int]

    def __init__(self, who: Seat, left: int) -> None:
        self.who = who
        self.left = left

    def perform(self, g: SevenVirtues) -> None:
        if self.left and g.count_of(self.who, CHARITY) < len(g.hands[self.who]):
            g.then(CHARITY_DISCARDS[self.who][self.left])


@dataclass(slots=True, init=False, unsafe_hash=True)
class CharityDiscards(TableAsk):
    """SV-4.4 Discard a card that is not Charity, or stop; Chalice, Water and Flame give 3 points."""

    who: Final[Seat]
    left: Final[int]

    def __init__(self, who: Seat, left: int) -> None:
        self.who = who
        self.left = left

    def topic(self) -> str:
        return "charity"

    def rule(self) -> Clause:
        return CHARITY_POWER

    def asked(self, g: SevenVirtues) -> Seat:
        return self.who

    def offers(self, g: SevenVirtues) -> list[Action]:
        # As for a take, nobody objects to any of these: whole hands are offered here.
        return [DONE, *[DISCARD[card] for card in g.hands[self.who] if VIRTUE[card] != CHARITY]]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Discard):
            return CHARITY_POWER
        if action.card not in g.hands[self.who]:
            return OWN_CARD
        return NOT_CHARITY if VIRTUE[action.card] == CHARITY else None

    def answer(self, g: SevenVirtues, action: Action) -> None:
        if not isinstance(action, Discard):
            return
        g.hands[self.who].remove(action.card)
        g.discards.append(action.card)
        points = 0 if ICON[action.card] in (PLAIN, LIGHT) else A_GIFT
        g.gain(self.who, CHARITY + 1, points)
        if g.news is not None:
            g.tell(
                "discarded", CHARITY_POWER, {"seat": self.who, "card": NAME[action.card], "points": points}
            )
        g.then(MAY_DISCARD[self.who][self.left - 1])

    def shows_hand(self) -> bool:
        return True


MOST_DISCARDS: Final = 3
SECOND_DISCARDS: Final = 1
MAY_DISCARD: Final = [
    [MayDiscard(Seat(seat), left) for left in range(MOST_DISCARDS + 1)] for seat in range(MOST_PLAYERS)
]
CHARITY_DISCARDS: Final = [
    [CharityDiscards(Seat(seat), left) for left in range(MOST_DISCARDS + 1)] for seat in range(MOST_PLAYERS)
]
"""By seat and discards left."""

ANY_VIRTUE: Final[list[Action]] = [*NAME_VIRTUE]


@dataclass(slots=True, init=False, unsafe_hash=True)
class FaithNames(TableAsk):
    """SV-4.5 The 1st names any of the seven Virtues."""

    first: Final[Seat]
    second: Final[Seat]

    def __init__(self, first: Seat, second: Seat) -> None:
        self.first = first
        self.second = second

    def topic(self) -> str:
        return "faith"

    def rule(self) -> Clause:
        return FAITH_POWER

    def asked(self, g: SevenVirtues) -> Seat:
        return self.first

    def offers(self, g: SevenVirtues) -> list[Action]:
        return ANY_VIRTUE[:]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        return None if isinstance(action, NameVirtue) else FAITH_POWER

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, NameVirtue)
        if g.news is not None:
            g.tell("named_virtue", FAITH_POWER, {"seat": self.first, "virtue": VIRTUES[action.virtue]})
        # With 2 players the 2nd is not protected.
        spared = NOBODY if g.players == 2 else self.second
        giver = g.next_seat(self.first)
        givers: list[FaithGives] = []
        while giver != self.first:
            if giver != spared and g.count_of(giver, action.virtue):
                givers.append(FaithGives(giver, self.first, action.virtue))
            giver = g.next_seat(giver)
        g.then(*givers)

    def preview(self, g: SevenVirtues, action: Action, seat: Seat | None) -> Preview:
        assert isinstance(action, NameVirtue)
        return {"virtue": VIRTUES[action.virtue]}


@dataclass(slots=True, init=False, unsafe_hash=True)
class FaithGives(TableAsk):
    """SV-4.5 The giver picks which card of the named Virtue is given."""

    who: Final[Seat]
    receiver: Final[Seat]
    virtue: Final[int]

    def __init__(self, who: Seat, receiver: Seat, virtue: int) -> None:
        self.who = who
        self.receiver = receiver
        self.virtue = virtue

    def topic(self) -> str:
        return "give"

    def rule(self) -> Clause:
        return GIVER_CHOOSES

    def asked(self, g: SevenVirtues) -> Seat:
        return self.who

    def offers(self, g: SevenVirtues) -> list[Action]:
        return [GIVE[card] for card in g.hands[self.who] if VIRTUE[card] == self.virtue]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        if not isinstance(action, Give):
            return GIVER_CHOOSES
        if VIRTUE[action.card] != self.virtue:
            return OF_THE_VIRTUE
        return None if action.card in g.hands[self.who] else OWN_GIFT

    def answer(self, g: SevenVirtues, action: Action) -> None:
        assert isinstance(action, Give)
        g.hands[self.who].remove(action.card)
        g.hands[self.receiver].append(action.card)
        if g.news is not None:
            g.tell(
                "gave",
                GIVER_CHOOSES,
                {"seat": self.who, "receiver": self.receiver, "card": NAME[action.card]},
            )

    def facts(self, g: SevenVirtues, action: Action, clause: Clause) -> dict[str, Fact]:
        facts = about(g, action)
        if clause in (GIVER_CHOOSES, OF_THE_VIRTUE):
            facts["virtue"] = VIRTUES[self.virtue]
        return facts

    def shows_hand(self) -> bool:
        return True


@dataclass(slots=True, init=False, unsafe_hash=True)
class HopeNames(TableAsk):
    """SV-4.6 The 1st names up to two opponents, never the 2nd; each pays one point per Light held."""

    first: Final[Seat]
    second: Final[Seat]
    left: Final[int]
    named: Final[Seat]
    """Who has been named already, or NOBODY."""

    def __init__(self, first: Seat, second: Seat, left: int, named: Seat) -> None:
        self.first = first
        self.second = second
        self.left = left
        self.named = named

    def topic(self) -> str:
        return "hope"

    def rule(self) -> Clause:
        return HOPE_POWER

    def asked(self, g: SevenVirtues) -> Seat:
        return self.first

    def candidates(self, g: SevenVirtues) -> list[Action]:
        return [DONE, *NAME_PLAYER[: g.players]]

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, NamePlayer):
            return HOPE_POWER
        if action.seat >= g.players or action.seat == self.first:
            return AN_OPPONENT
        if action.seat == self.second:
            return NOT_SECOND
        return NAMED_ONCE if action.seat == self.named else None

    def answer(self, g: SevenVirtues, action: Action) -> None:
        if not isinstance(action, NamePlayer):
            return
        points = pays(g, action.seat)
        g.gain(action.seat, HOPE + 1, -points)
        g.gain(self.first, HOPE + 1, points)
        if g.news is not None:
            g.tell("paid_lights", HOPE_POWER, {"seat": action.seat, "receiver": self.first, "points": points})
        if self.left > 1 and g.players > 2 + (self.second != NOBODY):
            g.then(HopeNames(self.first, self.second, self.left - 1, action.seat))

    def preview(self, g: SevenVirtues, action: Action, seat: Seat | None) -> Preview:
        # What a closed hand would pay is for nobody to know (SV-6.2).
        return {"points": pays(g, action.seat)} if isinstance(action, NamePlayer) and g.all_open() else {}


def pays(g: SevenVirtues, seat: Seat) -> int:
    """SV-4.6 A point for each Light, as long as there are points."""
    return min(g.icons(seat, LIGHT), g.victory_points(seat))


TAGS: Final[dict[str, type]] = {
    "may_discard": MayDiscard,
    "charity_discards": CharityDiscards,
    "faith_names": FaithNames,
    "faith_gives": FaithGives,
    "hope_names": HopeNames,
}
