"""Everything on the table, and what is still to be done."""

from dataclasses import dataclass, field

from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.event import Event
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """A frozen value on the agenda: ids and small numbers only. Either a Do or an Ask."""

    def settles(self, state: "State") -> bool:
        """On top of the agenda: goes from it and is carried out, unless somebody must choose first."""
        raise AssertionError(f"{self} is neither done nor asked")


@dataclass(slots=True)
class State:
    """The part every game's state has; games add flat lists of small ints."""

    players: int
    """How many seats play."""
    agenda: list[Step]
    """What is still to be done; the last entry comes next."""
    dice: Dice | None = field(compare=False)
    """Answers the seat CHANCE; None: chance is asked like any other seat."""
    news: list[Event] | None = field(compare=False)
    """What happened since the last answer; None: nobody listens, nothing is told."""

    def then(self, *steps: Step) -> None:
        """Next, in reading order, before anything already agreed."""
        if len(steps) == 1:  # mostly
            self.agenda.append(steps[0])
        else:
            for step in reversed(steps):
                self.agenda.append(step)

    def tell(
        self, name: str, clause: Clause, facts: dict[str, Fact], audience: tuple[Seat, ...] | None = None
    ) -> None:
        """Note what happened, if anybody listens."""
        if self.news is not None:
            self.news.append(Event(name, clause.number, facts, audience))

    def clone(self) -> "State":
        raise AssertionError("each game clones its own state")
