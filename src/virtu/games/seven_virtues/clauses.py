"""The clauses of the Seven Virtues: those that refuse, and those that only make things happen."""

from typing import Final

from virtu.kernel.clause import Clause

STARTING_SEAT: Final = Clause("SV-2.4", "the starting player is one of the {players} seats")
FROM_THE_PILE: Final = Clause("SV-2.2", "only a card that is still in the pile is dealt")
TAKE_A_SET: Final = Clause("SV-3.1", "a turn takes one legal set from the active row; passing is not allowed")
IN_ACTIVE_ROW: Final = Clause("SV-3.1", "cards are taken from the active row; {card} is not in it", "row")
BY_VIRTUE: Final = Clause(
    "SV-3.2", "a Virtue is taken when the active row holds at least two of its cards; it holds {count}"
)
BY_VALUE: Final = Clause(
    "SV-3.3", "a value is taken when the active row holds at least two cards of it; it holds {count}"
)
SINGLE: Final = Clause(
    "SV-3.4",
    "a card is taken alone only when no other active card shares its Virtue or its value; {others} do so",
)
CHARITY_POWER: Final = Clause("SV-4.4", "discard a card that is not Charity, or say done", "answer")
NOT_CHARITY: Final = Clause("SV-4.4", "Charity cards are not discarded for Charity")
OWN_CARD: Final = Clause("SV-4.4", "{card} is not in your hand", "hand")
FAITH_POWER: Final = Clause("SV-4.5", "the 1st of Faith names one of the seven Virtues", "answer")
GIVER_CHOOSES: Final = Clause("SV-4.5", "you give one {virtue} card of your choice", "give")
OF_THE_VIRTUE: Final = Clause("SV-4.5", "{virtue} was named; {card} is not {virtue}", "virtue")
OWN_GIFT: Final = Clause("SV-4.5", "{card} is not in your hand", "hand")
HOPE_POWER: Final = Clause("SV-4.6", "the 1st of Hope names up to two opponents, or says done", "answer")
AN_OPPONENT: Final = Clause("SV-4.6", "only another player at this table is named", "opponent")
NOT_SECOND: Final = Clause("SV-4.6", "the 2nd of Hope is never named")
NAMED_ONCE: Final = Clause("SV-4.6", "this player has already been named", "twice")

REFUSING: Final[list[Clause]] = [
    STARTING_SEAT,
    FROM_THE_PILE,
    TAKE_A_SET,
    IN_ACTIVE_ROW,
    BY_VIRTUE,
    BY_VALUE,
    SINGLE,
    CHARITY_POWER,
    NOT_CHARITY,
    OWN_CARD,
    FAITH_POWER,
    GIVER_CHOOSES,
    OF_THE_VIRTUE,
    OWN_GIFT,
    HOPE_POWER,
    AN_OPPONENT,
    NOT_SECOND,
    NAMED_ONCE,
]

REFILL: Final = Clause("SV-3.6", "empty places are filled")
ALL_TAKEN: Final = Clause("SV-3.7", "all cards have been taken")
RANK_POINTS: Final = Clause("SV-4.3", "5 for the 1st, 2 for the 2nd")
FORTITUDE_POWER: Final = Clause("SV-4.8", "points for Fortitude cards")
JUSTICE_POWER: Final = Clause("SV-4.9", "points for Flames")
TEMPERANCE_POWER: Final = Clause("SV-4.10", "points for Chalices and Waters")
PRUDENCE_POWER: Final = Clause("SV-4.11", "points for different Virtues")
TRIO: Final = Clause("SV-5.1", "3 for each trio")
MOST_POINTS: Final = Clause("SV-5.2", "most points win, then most trios")
