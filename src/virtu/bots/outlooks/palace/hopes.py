"""What the pieces on the table of the Art of Governing still promise; as it stands here it is what `easy` hopes for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hopes:
    """In points of prestige, beside those that are there already."""

    religion: float = 0.8
    """What a point for the rank in Crosses counts; Crosses that change no rank are worth little."""
    cross: float = 0.12
    """What a Cross counts whatever the rank."""
    leads: float = 0.7
    """What it counts to have most Cities, or most Patronage."""
    city: float = 0.3
    step: float = 0.5
    """A step of Patronage."""
    owned: float = 2.0
    """A card or tile pays again and again: so many times what it gives once."""
    housed: float = 0.8
    """How much of that a card pays in a Room."""
    fading: float = 0.0
    """How much of it is gone when the end is near."""
    space: float = 0.4
    bonus: float = 0.6
    alliance: float = 1.3
    spent: float = 0.2
    """How much less when it is used."""
    barred: float = 0.8
    """How much less under an Agent of somebody else."""
    indulgence: float = 1.6
    florin: float = 0.13
    hoard: float = 0.03
    """A florin even beyond twelve."""
    troop: float = 0.12
    token: float = 0.1
    agent: float = 0.1
    agent_out: float = 0.3
    plotter: float = 0.6
    """An Agent of somebody else at home."""
    victory: float = 1.8
    """A siege that will be won."""
    conquest: float = 1.5
    """More if a player loses the City."""
    defeat: float = 0.4
    loss: float = 2.5
    """A City that will be lost."""
    clear: float = 6.0
    """A lead in prospects that mostly wins."""
