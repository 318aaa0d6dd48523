"""WI-5.5 Wage War: Troops of the side move; they stop where nobody welcomes them."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, MARCH, SAIL, Done, March, Sail, Use
from virtu.games.palace.clauses import MARCH_CAVALRY, MARCH_ROAD, SAIL_PORTS, SAIL_SHIPS, WAR_ANSWER
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import FREE, Cost, cost_of
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.pay import usable
from virtu.games.palace.steps.war import source_objection, use_in_war, war_facts
from virtu.games.palace.tables import CAVALRY, CITIES, CITY_NAME, NEIGHBOURS, SHIP, SIDE_2_5, VOYAGE
from virtu.games.wars_of_italy.actions import MARCH_ALLY, SAIL_ALLY, MarchAlly, SailAlly
from virtu.games.wars_of_italy.clauses import NO_TROOP, NOT_YOUR_COLOUR, TROOP_HALTED
from virtu.games.wars_of_italy.diplomacy import near
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, COLOURS, FIRST_MAJOR
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class Campaign(SeatAsk):
    """WI-5.5 Use a source, move a Troop by road or sea, or stop."""

    def topic(self) -> str:
        return "war"

    def rule(self) -> Clause:
        return WAR_ANSWER

    def candidates(self, w: Wars) -> list[Action]:
        answers: list[Action] = usable(w, self.who, FOR_WAR)
        if w.pool[CAVALRY] or w.pool[SHIP]:
            for colour in w.colours_of(self.who):
                for origin in range(CITIES):
                    if w.count_at(colour, origin):
                        answers += self.moves(w, colour, origin)
        answers.append(DONE)
        return answers

    def moves(self, w: Wars, colour: int, origin: int) -> list[Action]:
        """Every step a Troop of a colour could take from a City."""
        found: list[Action] = []
        if w.pool[CAVALRY]:
            for city in NEIGHBOURS[SIDE_2_5][origin]:
                own = colour < FIRST_MAJOR
                found.append(MARCH[origin][city] if own else MARCH_ALLY[colour - FIRST_MAJOR][origin][city])
        for city in range(CITIES):
            if 0 < VOYAGE[origin][city] <= w.pool[SHIP]:
                own = colour < FIRST_MAJOR
                found.append(SAIL[origin][city] if own else SAIL_ALLY[colour - FIRST_MAJOR][origin][city])
        return found

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return source_objection(w, self.who, action.source, action.symbol)
        if isinstance(action, (March, MarchAlly)):
            colour = action.colour if isinstance(action, MarchAlly) else self.who
            if action.city not in NEIGHBOURS[SIDE_2_5][action.origin]:
                return MARCH_ROAD
            clause = self.troop(w, colour, action.origin)
            return MARCH_CAVALRY if clause is None and not w.pool[CAVALRY] else clause
        if isinstance(action, (Sail, SailAlly)):
            colour = action.colour if isinstance(action, SailAlly) else self.who
            clause = self.troop(w, colour, action.origin)
            if clause is None and VOYAGE[action.origin][action.city] > w.pool[SHIP]:
                return SAIL_SHIPS
            return clause
        return WAR_ANSWER

    def troop(self, w: Wars, colour: int, origin: int) -> Clause | None:
        """WI-5.5.2 A Troop that entered an unfriendly City in this action has stopped there."""
        if colour not in w.colours_of(self.who):
            return NOT_YOUR_COLOUR
        if not w.count_at(colour, origin):
            return NO_TROOP
        return None if w.count_at(colour, origin) > w.halted_at(colour, origin) else TROOP_HALTED

    def own_answer(self, w: Wars, action: Action) -> None:
        if isinstance(action, Use):
            use_in_war(w, self.who, action.source, action.symbol)
        elif isinstance(action, (March, MarchAlly)):
            w.pool[CAVALRY] -= 1
            colour = action.colour if isinstance(action, MarchAlly) else self.who
            self.move(w, colour, action.origin, action.city, "marched", MARCH_ROAD)
        elif isinstance(action, (Sail, SailAlly)):
            w.pool[SHIP] -= VOYAGE[action.origin][action.city]
            colour = action.colour if isinstance(action, SailAlly) else self.who
            self.move(w, colour, action.origin, action.city, "sailed", SAIL_PORTS)
        else:
            w.halted.clear()
            return
        w.then(self)

    def move(self, w: Wars, colour: int, origin: int, city: int, event: str, clause: Clause) -> None:
        w.change(colour, origin, -1)
        w.change(colour, city, 1)
        if not w.welcomes(self.who, city):
            w.halted.append(city * COLOUR_COUNT + colour)
        if w.news is not None:
            w.tell(
                event, clause,
                {"seat": self.who, "colour": COLOURS[colour], "origin": CITY_NAME[origin], "city": CITY_NAME[city]},
            )

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        return near(w, self, FOR_WAR, [CAVALRY, SHIP])

    def takes(self, w: Wars, action: Action) -> Cost:
        if isinstance(action, (Sail, SailAlly)):
            return cost_of(ships=VOYAGE[action.origin][action.city])
        return cost_of(cavalry=1) if isinstance(action, (March, MarchAlly)) else FREE

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return war_facts(w, self.who, action)


TAGS: Final[dict[str, type]] = {"campaign": Campaign}
"""What positions and records call them: a tag never changes."""
