"""Everything on the table, and what is still to be done."""

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.event import Event
from virtu.kernel.ids import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A value on the agenda: ids and small numbers only. Either a Do or an Ask."""

    __slots__ = ()

    def settles(self, state: "State") -> bool:
        """On top of the agenda: goes from it and is carried out, unless somebody must choose first."""
        raise AssertionError(f"{self} is neither done nor asked")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, init=False)
class State:
    """The part every game's state has; games add flat lists of small ints.

    States have no constructor: whoever starts or clones one sets every field by its name.
    """

    players: int
    """How many seats play."""
    agenda: list[Step]
    """What is still to be done; the last entry comes next."""
    dice: Dice | None = field(compare=False)
    """Answers for the seat CHANCE; None: chance is asked like any other seat."""
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

    def clone(self, dice: Dice | None = None) -> "State":
        """A copy. Chance is asked in it, or answered by the dice it is given: never by those of the original."""
        raise AssertionError("each game clones its own state")

    def copy_to(self, copy: Any, dice: Dice | None) -> None:
        """The part of a clone that every game's state has."""
        other: State = copy  # games say more closely what they copy to
        other.players = self.players
        other.agenda = self.agenda[:]
        other.dice = dice
        other.news = None
