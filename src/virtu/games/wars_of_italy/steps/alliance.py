"""WI-9.1 A definitive alliance: cards, tiles, Troops, Agent, marker."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.placing import CardAsk
from virtu.games.palace.tables import CARD_NAME, CITIES, CITY_NAME, SPACE_NAME, SPACES, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import DECLINE, Decline
from virtu.games.wars_of_italy.clauses import ALLIANCE, FIRST_PLACED, FIRST_STAYS, PLACE_ALLY, ROOM_LEFT
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.tables import CAP, FIRST_MAJOR, KINGS, MAJOR_AGENTS, MAJORS, OPENS_SPACE, SIDES
from virtu.games.wars_of_italy.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class ConcludeAlliance(SeatDo):
    """WI-9.1 (1) to (6); nothing that is handed over depends on where the cards go."""

    major: Final[int]

    def __init__(self, who: Seat, major: int) -> None:
        SeatDo.__init__(self, who)
        self.major = major

    def perform(self, w: Wars) -> None:
        major = self.major
        w.ally[major] = self.who
        w.tell(f"concluded_by_{SIDES[self.who]}", ALLIANCE, {"seat": self.who, "major": MAJORS[major]})
        w.then(*[PlaceAlly(self.who, card) for card in KINGS[FIRST_MAJOR + major]])
        for city in cities_with_disc(w, major):
            w.owner[city] = self.who
            w.city_ready[city] = 1
        w.agents[self.who] += MAJOR_AGENTS[major]
        leave_track(w, major)


def cities_with_disc(w: Wars, major: int) -> list[int]:
    """The cities of a Major City that is nobody's ally."""
    return [city for city in range(CITIES) if w.owner[city] == MAJOR and w.disc[city] == major]


def gains(w: Wars, major: int) -> Preview:
    """WI-9.1 What the definitive alliance with a Major City brings."""
    colour = FIRST_MAJOR + major
    cities = cities_with_disc(w, major)
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
class PlaceAlly(CardAsk):
    """WI-9.1 (2) (DP-V3) Where an ally's Family card goes; the one that opens a space comes first.

    WI-R22 There is always an answer: a space is free, or a Cortigiano can be discarded.
    """

    card: Final[int]

    def __init__(self, who: Seat, card: int) -> None:
        CardAsk.__init__(self, who)
        self.card = card

    def topic(self) -> str:
        return "ally"

    def rule(self) -> Clause:
        return PLACE_ALLY

    def new_card(self) -> int:
        return self.card

    def candidates(self, w: Wars) -> list[Action]:
        return [*CardAsk.candidates(self, w), DECLINE]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, Decline):
            return CardAsk.own_objection(self, w, action)
        if self.card in OPENS_SPACE:
            return FIRST_PLACED
        return ROOM_LEFT if w.free_spaces(self.who) else None

    def kept(self, w: Palace, space: int) -> Clause | None:
        return FIRST_STAYS if w.spaces[self.who * SPACES + space] == first_of_pair(self.card) else None

    def unfit(self, w: Wars, space: int) -> Clause | None:
        """WI-9.1 The card with the space may use it."""
        fits = self.card in OPENS_SPACE and fits_with_its_space(w, self.who, space)
        return None if fits else CardAsk.unfit(self, w, space)

    def own_answer(self, w: Wars, action: Action) -> None:
        CardAsk.own_answer(self, w, action)
        if isinstance(action, Decline):
            w.tell("declined_card", PLACE_ALLY, {"seat": self.who, "card": CARD_NAME[self.card]})

    def placed(self, w: Palace, space: int) -> None:
        facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[self.card], "space": SPACE_NAME[space]}
        w.tell("placed_card", PLACE_ALLY, facts)


def first_of_pair(card: int) -> int:
    """The card that came, or comes, first with an ally's card."""
    return next(pair[0] for pair in KINGS[FIRST_MAJOR:] if card in pair)


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
