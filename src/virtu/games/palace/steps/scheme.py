"""AG-8.7 Scheme: Masks place, move and expel Agents."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, EXPEL, LIFT, PLACE, Done, Expel, Lift, Place, Use
from virtu.games.palace.clauses import (
    AGENT_AVAILABLE,
    AGENT_RETURNS,
    ENEMY_AGENT,
    LOCATION_IN_PLAY,
    NO_AGENT_THERE,
    NOWHERE_TO_GO,
    ONE_PALACE_AGENT,
    OWN_AGENT,
    PUT_DOWN,
    SAME_PLACE,
    SCHEME_ANSWER,
    SCHEME_MASK,
    THE_PRINCE,
    UNBLOCK_FIRST,
)
from virtu.games.palace.ledger import pooled
from virtu.games.palace.payment_table import FOR_SCHEME
from virtu.games.palace.purchasing_power import FREE, Cost, Means, cost_of, means_of
from virtu.games.palace.state import EMPTY, OUT, Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.steps.pay import PayingAsk, usable_among, use, use_objection
from virtu.games.palace.tables import LOCATION_NAME, LOCATIONS, MASK, POWER_LOCATION, ROOM_LOCATION, ROOMS
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Scheming(Do):
    """AG-7.3.4 The first Masks remove an Agent that blocks the Room; then Masks are free to use."""

    who: Final[Seat]
    debt: Final[int]

    def __init__(self, who: Seat, debt: int) -> None:
        self.who = who
        self.debt = debt

    def perform(self, g: Palace) -> None:
        if self.debt and g.pool[MASK] >= self.debt:
            g.pool[MASK] -= self.debt
            expel(g, self.who, ROOM_LOCATION + g.faction[self.who] * ROOMS + g.marker[self.who])
            g.then(SchemePool(self.who, 0))
        else:
            g.then(SchemePool(self.who, self.debt))


@dataclass(slots=True, init=False, unsafe_hash=True)
class SchemePool(PayingAsk):
    """AG-8.7.1 DP-P8 Use a source of Masks, carry out an operation, or stop."""

    who: Final[Seat]
    debt: Final[int]
    """Masks still to be paid for the Agent that blocks the Room."""

    def __init__(self, who: Seat, debt: int) -> None:
        self.who = who
        self.debt = debt

    def topic(self) -> str:
        return "scheme"

    def rule(self) -> Clause:
        return SCHEME_ANSWER

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_SCHEME)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        if self.debt:
            return [action for action in usable_among(means) if self.own_objection(g, action) is None]
        offers = usable_among(means)
        if g.pool[MASK]:
            available = g.agents[self.who]
            for location in range(LOCATIONS):
                agent = g.agent[location]
                if agent == EMPTY:
                    if available and place_objection(g, self.who, location) is None:
                        offers.append(PLACE[location])
                elif agent == self.who:
                    if destinations(g, self.who, location):
                        offers.append(LIFT[location])
                else:
                    offers.append(EXPEL[location])
        offers.append(DONE)
        return offers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Use):
            clause = use_objection(g, self.who, action.source, action.symbol, FOR_SCHEME)
            return clause if clause is not None or action.symbol == MASK else self.keeps(g, action)
        if not isinstance(action, (Done, Place, Lift, Expel)):
            return SCHEME_ANSWER
        if self.debt:
            return UNBLOCK_FIRST
        if isinstance(action, Done):
            return None
        if isinstance(action, Expel):
            agent = g.agent[action.location]
            if agent in (EMPTY, self.who):
                return ENEMY_AGENT
        elif isinstance(action, Lift):
            if g.agent[action.location] != self.who:
                return OWN_AGENT
            if not destinations(g, self.who, action.location):
                return NOWHERE_TO_GO
        else:
            clause = place_objection(g, self.who, action.location)
            if clause is not None:
                return clause
            if not g.agents[self.who]:
                return AGENT_AVAILABLE
        return None if g.pool[MASK] else SCHEME_MASK

    def agreed(self) -> Cost:
        return cost_of(masks=self.debt) if self.debt else FREE

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Done):
            return
        if isinstance(action, Use):
            use(g, self.who, action.source, action.symbol, FOR_SCHEME)
        else:
            g.pool[MASK] -= 1
            if isinstance(action, Place):
                g.agents[self.who] -= 1
                put_agent(g, self.who, action.location)
            elif isinstance(action, Expel):
                expel(g, self.who, action.location)
            else:
                assert isinstance(action, Lift)
                g.agent[action.location] = EMPTY
                g.agents[self.who] += 1
                g.then(PutDown(self.who, action.location), Scheming(self.who, 0))
                return
        g.then(Scheming(self.who, self.debt))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        details = pooled(g, self, FOR_SCHEME, [MASK])
        if self.debt:
            details["debt"] = self.debt
        return details

    def takes(self, g: Palace, action: Action) -> Cost:
        return cost_of(masks=1) if isinstance(action, (Place, Lift, Expel)) else FREE

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"masks": self.debt, "reach": self.means(g).totals[MASK]} if self.debt else {}


@dataclass(slots=True, init=False, unsafe_hash=True)
class PutDown(PalaceAsk):
    """AG-8.7.1 (b) The Agent taken up goes to another location."""

    who: Final[Seat]
    origin: Final[int]

    def __init__(self, who: Seat, origin: int) -> None:
        self.who = who
        self.origin = origin

    def topic(self) -> str:
        return "put_down"

    def rule(self) -> Clause:
        return PUT_DOWN

    def asked(self, g: Palace) -> Seat:
        return self.who

    def candidates(self, g: Palace) -> list[Action]:
        return [PLACE[location] for location in range(LOCATIONS) if g.agent[location] == EMPTY]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, Place):
            return PUT_DOWN
        if action.location == self.origin:
            return SAME_PLACE
        return place_objection(g, self.who, action.location)

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, Place)
        g.agents[self.who] -= 1
        put_agent(g, self.who, action.location)

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"origin": LOCATION_NAME[self.origin]}


def place_objection(g: Palace, seat: Seat, location: int) -> Clause | None:
    """AG-8.7.2, AG-8.7.4, AG-8.7.5 Why an Agent of a seat cannot go to a location."""
    owner = g.location_owner(location)
    if owner == OUT:
        return LOCATION_IN_PLAY
    if g.agent[location] != EMPTY:
        return NO_AGENT_THERE
    if owner not in (EMPTY, seat) and g.is_shielded(owner):
        return THE_PRINCE
    if g.rules.palace_agents != "off" and ROOM_LOCATION <= location < POWER_LOCATION:
        first = ROOM_LOCATION + g.faction[owner] * ROOMS
        for room in range(first, first + ROOMS):
            agent = g.agent[room]
            if agent != EMPTY and (g.rules.palace_agents == "one_any" or (agent != owner and seat != owner)):
                return ONE_PALACE_AGENT
    return None


def destinations(g: Palace, seat: Seat, origin: int) -> bool:
    """Whether an Agent taken up from a location could go anywhere else."""
    g.agent[origin] = EMPTY
    free = False
    for location in range(LOCATIONS):
        if location != origin and place_objection(g, seat, location) is None:
            free = True
            break
    g.agent[origin] = seat
    return free


def put_agent(g: Palace, seat: Seat, location: int) -> None:
    g.agent[location] = seat
    if g.news is not None:
        g.tell("placed_agent", NO_AGENT_THERE, {"seat": seat, "location": LOCATION_NAME[location]})


def expel(g: Palace, seat: Seat, location: int) -> None:
    """AG-9.1.3 An opponent's Agent goes back to its owner's available Agents."""
    owner = g.agent[location]
    g.agent[location] = EMPTY
    g.agents[owner] += 1
    if g.news is not None:
        g.tell("expelled", AGENT_RETURNS, {"seat": seat, "owner": owner, "location": LOCATION_NAME[location]})


TAGS: Final[dict[str, type]] = {"scheming": Scheming, "scheme_pool": SchemePool, "put_down": PutDown}
