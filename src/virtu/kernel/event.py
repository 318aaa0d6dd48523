"""What happened, told in the past tense to those who may know it."""

from dataclasses import dataclass

from virtu.kernel.clause import Fact
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Events are for people, screens and meters; rules never read them."""

    name: str
    """Past tense, as the catalogues know it: "took", "gained"."""
    clause: str
    """The clause that made it happen."""
    facts: dict[str, Fact]
    audience: tuple[Seat, ...] | None
    """The seats that may know it; None: everybody, spectators included."""

    def heard_by(self, seat: Seat | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)
