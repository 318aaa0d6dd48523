"""The answers of Honour, each with its notation."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.honour.tables import (
    CHARACTERS,
    COUNTERS,
    DENOUNCED,
    DISHONOURS,
    FATES,
    FIRST_FATE,
    HONOURS,
    KINDS,
    MOST_QUEUED,
    NAME,
    RECOGNITION_CARD,
    SEATS,
)
from virtu.kernel.action import Action, Arg, Vocabulary
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class Play(Action):
    """HO-5.1, HO-6.1 Play an Honour or Recognition card for oneself or another."""

    kind: int
    target: Seat

    def verb(self) -> str:
        return "play"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind], "target": self.target}

    def __str__(self) -> str:
        return f"play {NAME[self.kind]} for {CHARACTERS[self.target]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.target}"


@dataclass(frozen=True, slots=True)
class Favour(Action):
    """HO-4.3 Play an Honour card for another player without using an action."""

    kind: int
    target: Seat

    def verb(self) -> str:
        return "favour"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind], "target": self.target}

    def __str__(self) -> str:
        return f"favour {NAME[self.kind]} for {CHARACTERS[self.target]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.target}"


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """HO-7.1 Play a Dishonour card against another player."""

    kind: int
    target: Seat

    def verb(self) -> str:
        return "accuse"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind], "target": self.target}

    def __str__(self) -> str:
        return f"play {NAME[self.kind]} against {CHARACTERS[self.target]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.target}"


@dataclass(frozen=True, slots=True)
class PlayFate(Action):
    """HO-9 Play a Fate card."""

    design: int

    def verb(self) -> str:
        return "fate"

    def args(self) -> dict[str, Arg]:
        return {"card": FATES[self.design]}

    def __str__(self) -> str:
        return f"play {FATES[self.design]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"held:{FATES[self.design]}"


@dataclass(frozen=True, slots=True)
class Denounce(Action):
    """HO-9.8 Play Denounced from the Pulpit together with a Dishonour card."""

    kind: int
    target: Seat

    def verb(self) -> str:
        return "denounce"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind], "target": self.target}

    def __str__(self) -> str:
        return f"denounce {NAME[self.kind]} against {CHARACTERS[self.target]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.target}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """HO-4.5 Exchange cards."""

    def verb(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """HO-4.5 One of the cards exchanged."""

    kind: int

    def verb(self) -> str:
        return "discard"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"held:{NAME[self.kind]}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """HO-4.1 No more actions; HO-4.5 no more cards; HO-9.2 no more entries."""

    def verb(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class DrawDeck(Action):
    """HO-4.4 Draw the top of the deck."""

    def verb(self) -> str:
        return "draw deck"

    def spot(self, g: Any, seat: Seat) -> str:
        return "deck:deck"


@dataclass(frozen=True, slots=True)
class DrawOpen(Action):
    """HO-4.4 Draw a card of the display."""

    kind: int

    def verb(self) -> str:
        return "draw"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"open:{NAME[self.kind]}"


@dataclass(frozen=True, slots=True)
class CounterWith(Action):
    """HO-7.2 Answer a Dishonour with a Counter."""

    kind: int

    def verb(self) -> str:
        return "use"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"held:{NAME[self.kind]}"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """HO-7.2 Let a Dishonour pass."""

    def verb(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Entry(Action):
    """HO-9 Choose an entry of the queue, counted from the front."""

    place: int

    def verb(self) -> str:
        return "entry"

    def args(self) -> dict[str, Arg]:
        return {"place": self.place + 1}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"entry:{self.place}"


@dataclass(frozen=True, slots=True)
class Blame(Action):
    """HO-9.7 Put another player's name on an entry."""

    target: Seat

    def verb(self) -> str:
        return "blame"

    def args(self) -> dict[str, Arg]:
        return {"target": self.target}

    def __str__(self) -> str:
        return f"blame {CHARACTERS[self.target]}"

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.target}"


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """HO-2.3 Chance gives the top card of the deck."""

    kind: int

    def verb(self) -> str:
        return "deal"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.kind]}


@dataclass(frozen=True, slots=True)
class Ring(Action):
    """HO-11.4 The clock rings."""

    def verb(self) -> str:
        return "ring"


# By kind * SEATS + seat; only those that make sense enter the vocabulary.
PLAY: Final = [Play(kind, Seat(seat)) for kind in range(KINDS) for seat in range(SEATS)]
FAVOUR: Final = [Favour(kind, Seat(seat)) for kind in range(KINDS) for seat in range(SEATS)]
ACCUSE: Final = [Accuse(kind, Seat(seat)) for kind in range(KINDS) for seat in range(SEATS)]
DENOUNCE: Final = [Denounce(kind, Seat(seat)) for kind in range(KINDS) for seat in range(SEATS)]
PLAY_FATE: Final = [PlayFate(design) for design in range(len(FATES))]
EXCHANGE: Final = Exchange()
DISCARD: Final = [Discard(kind) for kind in range(KINDS)]
DONE: Final = Done()
DRAW_DECK: Final = DrawDeck()
DRAW_OPEN: Final = [DrawOpen(kind) for kind in range(KINDS)]
COUNTER_WITH: Final = [CounterWith(kind) for kind in range(KINDS)]
DECLINE: Final = Decline()
ENTRY: Final = [Entry(place) for place in range(MOST_QUEUED)]
BLAME: Final = [Blame(Seat(seat)) for seat in range(SEATS)]
DEAL: Final = [Deal(kind) for kind in range(KINDS)]
RING: Final = Ring()


def _for_each(table: list[Action], kinds: list[int]) -> list[Action]:
    return [table[kind * SEATS + seat] for kind in kinds for seat in range(SEATS)]


VOCABULARY: Final = Vocabulary(
    [
        *_for_each([*PLAY], [*HONOURS, RECOGNITION_CARD]),
        *_for_each([*FAVOUR], HONOURS),
        *_for_each([*ACCUSE], DISHONOURS),
        *_for_each([*DENOUNCE], DISHONOURS),
        *[PLAY_FATE[design] for design in range(len(FATES)) if design != DENOUNCED],
        EXCHANGE,
        *DISCARD,
        DONE,
        DRAW_DECK,
        *DRAW_OPEN,
        *[COUNTER_WITH[kind] for kind in COUNTERS],
        DECLINE,
        *ENTRY,
        *BLAME,
        *DEAL,
        RING,
    ]
)

assert FIRST_FATE + len(FATES) == KINDS, "the Fate designs are the last kinds"
