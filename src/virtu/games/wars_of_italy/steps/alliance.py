"""WI-9.1 A definitive alliance: cards, tiles, Troops, Agent, marker."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DISCARD, PUT, Discard, Put
from virtu.games.palace.clauses import OWN_CORTIGIANO
from virtu.games.palace.state import EMPTY
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.reorganise import discard, space_objection
from virtu.games.palace.steps.spaces import space_facts
from virtu.games.palace.tables import CARD_NAME, CITIES, CITY_NAME, SPACE_NAME, SPACES, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import DECLINE, Decline
from virtu.games.wars_of_italy.clauses import ALLIANCE, FIRST_PLACED, FIRST_STAYS, PLACE_ALLY, ROOM_LEFT
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.tables import (
    CAP,
    FIRST_MAJOR,
    FRANCE,
    KINGS,
    MAJOR_AGENTS,
    MAJORS,
    OPENS_SPACE,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class ConcludeAlliance(Do):
    """WI-9.1 (1) to (6); nothing that is handed over depends on where the cards go."""

    who: Final[Seat]
    major: Final[int]

    def __init__(self, who: Seat, major: int) -> None:
        self.who = who
        self.major = major

    def perform(self, w: Wars) -> None:
        major = self.major
        w.ally[major] = self.who
        if w.news is not None:
            name = "concluded_by_france" if self.who == FRANCE else "concluded_by_naples"
            w.tell(name, ALLIANCE, {"seat": self.who, "major": MAJORS[major]})
        cards = KINGS[FIRST_MAJOR + major]
        w.then(*[PlaceAlly(self.who, card) for card in cards])
        for city in range(CITIES):
            if w.owner[city] == MAJOR and w.disc[city] == major:
                w.owner[city] = self.who
                w.city_ready[city] = 1
        w.agents[self.who] += MAJOR_AGENTS[major]
        leave_track(w, major)


def gains(w: Wars, major: int) -> dict[str, object]:
    """WI-9.1 What the definitive alliance with a Major City brings."""
    colour = FIRST_MAJOR + major
    cities = [city for city in range(CITIES) if w.owner[city] == MAJOR and w.disc[city] == major]
    return {
        "cards": [CARD_NAME[card] for card in KINGS[colour]],
        "cities": [CITY_NAME[city] for city in cities],
        "troops": w.on_board(colour), "beside": CAP[colour] - w.on_board(colour),
        "agents": MAJOR_AGENTS[major], "points": len(cities),
    }


def leave_track(w: Wars, major: int) -> None:
    """WI-R20 The marker goes; an Agent on it returns to its owner."""
    w.influence[major] = 0
    owner = w.agent[TRACK_LOCATION + major]
    if owner != EMPTY:
        w.agent[TRACK_LOCATION + major] = EMPTY
        w.agents[owner] += 1


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlaceAlly(SeatAsk):
    """WI-9.1 (2) (DP-V3) Where an ally's Family card goes; the one that opens a space comes first.

    WI-R22 There is always an answer: a space is free, or a Cortigiano can be discarded.
    """

    card: Final[int]

    def __init__(self, who: Seat, card: int) -> None:
        SeatAsk.__init__(self, who)
        self.card = card

    def topic(self) -> str:
        return "ally"

    def rule(self) -> Clause:
        return PLACE_ALLY

    def candidates(self, w: Wars) -> list[Action]:
        return [*PUT, *DISCARD, DECLINE]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Decline):
            if self.card in OPENS_SPACE:
                return FIRST_PLACED
            return ROOM_LEFT if w.free_spaces(self.who) else None
        if isinstance(action, Discard):
            card = w.spaces[self.who * SPACES + action.space]
            if card == EMPTY:
                return OWN_CORTIGIANO
            return FIRST_STAYS if card == first_of_pair(self.card) else None
        if not isinstance(action, Put):
            return PLACE_ALLY
        # WI-9.1 The card with the space may use it.
        fits = self.card in OPENS_SPACE and fits_with_its_space(w, self.who, action.space)
        return None if fits else space_objection(w, self.who, action.space)

    def own_answer(self, w: Wars, action: Action) -> None:
        if isinstance(action, Discard):
            # The card goes on waiting for its place; a space lost with the discarded card is vacated after that.
            discard(w, self.who, action.space)
            w.then(self)
        elif isinstance(action, Put):
            w.put_card(self.who, self.card, action.space)
            if w.news is not None:
                w.tell(
                    "placed_card", PLACE_ALLY,
                    {"seat": self.who, "card": CARD_NAME[self.card], "space": SPACE_NAME[action.space]},
                )
        elif w.news is not None:
            w.tell("declined_card", PLACE_ALLY, {"seat": self.who, "card": CARD_NAME[self.card]})

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        return {"card": CARD_NAME[self.card]}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return {**space_facts(w, self.who), "card": CARD_NAME[self.card]}


def first_of_pair(card: int) -> int:
    """The card that came, or comes, first with an ally's card."""
    for pair in KINGS[FIRST_MAJOR:]:
        if card in pair:
            return pair[0]
    raise AssertionError(f"{CARD_NAME[card]} belongs to no Major City")


def fits_with_its_space(w: Wars, seat: Seat, space: int) -> bool:
    """Whether an empty space may take a card that opens one more itself."""
    place = seat * SPACES + space
    if w.spaces[place] != EMPTY:
        return False
    w.spaces[place] = OPENS_SPACE[0]
    fine = w.shaded_occupied(seat) <= w.shaded_allowed(seat)
    w.spaces[place] = EMPTY
    return fine and not w.closed[place]


TAGS: Final[dict[str, type]] = {"conclude_alliance": ConcludeAlliance, "place_ally": PlaceAlly}
"""What positions and records call them: a tag never changes."""
