"""The clauses of Honour: those that refuse, and those that only make things happen."""

from typing import Final

from virtu.kernel.clause import Clause

FITS_GROUP: Final = Clause("HO-1.2", "this card is for {group}; the {character} is a {kin}")
FROM_DECK: Final = Clause("HO-2.3", "only a card that is still in the deck is drawn")
NO_CARDS: Final = Clause("HO-2.3", "deck and discard pile are empty", "empty")

# HO-4 A turn
TWO_ACTIONS: Final = Clause("HO-4.1", "a turn has up to two actions, and both are used")
AN_ACTION: Final = Clause("HO-4.2", "play a card, do a Favour, exchange cards, or say done")
IN_HAND: Final = Clause("HO-4.2", "you hold no {card}", "hand")
ONE_FAVOUR: Final = Clause("HO-4.3", "a turn has one Favour, and it is used")
FOR_ANOTHER: Final = Clause("HO-4.3", "a Favour is done for another player", "other")
DRAW_ONE: Final = Clause("HO-4.4", "draw the top of the deck or a card of the display")
ON_DISPLAY: Final = Clause("HO-4.4", "the display holds {display}; {card} is not among them", "display")
EXCHANGE_CARDS: Final = Clause("HO-4.5", "name the cards to discard one by one, then say done")
EXCHANGE_HAND: Final = Clause("HO-4.5", "you hold no {card} to discard", "hand")
EXCHANGE_ONE: Final = Clause("HO-4.5", "you must exchange at least one card", "one")
EXCHANGE_NONE: Final = Clause("HO-4.5", "your hand is empty", "none")

# HO-5 Honour
NEXT_VALUE: Final = Clause(
    "HO-5.2", "a {value} goes on a pile whose top is {below}; on top before the {character}: {tops}"
)

# HO-7 Dishonour and Counters
AGAINST_ANOTHER: Final = Clause("HO-7.1", "a Dishonour is played against another player")
ANSWER_CHARGE: Final = Clause("HO-7.2", "use a Counter or decline", "answer")
COUNTER_HAND: Final = Clause("HO-7.2", "you hold no {card}", "hand")
COUNTER_RANGE: Final = Clause(
    "HO-7.2", "this Counter answers {low} to {high}; the Dishonour is a {value}", "range"
)
COUNTER_GROUP: Final = Clause("HO-7.2", "this Counter is for {group}; the {character} is a {kin}", "group")
COUNTER_WAITS: Final = Clause("HO-7.2", "a Counter answers a Dishonour when it is played against you", "turn")

# HO-9 Fate: when a card would change nothing, and what may be chosen for it
PARDON_NONE: Final = Clause("HO-9.1", "the queue is empty", "none")
PARDON_ENTRY: Final = Clause("HO-9.1", "choose one of the {count} entries of the queue")
OATH_NONE: Final = Clause("HO-9.2", "no entry bears your name", "none")
OATH_ENTRY: Final = Clause("HO-9.2", "choose one or two entries that bear your name")
TALK_NONE: Final = Clause("HO-9.3", "the queue would stay as it is", "none")
TALK_ENTRY: Final = Clause("HO-9.3", "choose an entry that changes the queue by moving to the front")
YESTERDAY_NONE: Final = Clause("HO-9.4", "the queue would stay as it is", "none")
YESTERDAY_ENTRY: Final = Clause("HO-9.4", "choose an entry that changes the queue by moving to the back")
TURNS_NONE: Final = Clause("HO-9.5", "reversed, the queue would stay as it is", "none")
MISTAKEN_NONE: Final = Clause("HO-9.6", "no two entries can swap their names", "none")
MISTAKEN_ENTRY: Final = Clause(
    "HO-9.6", "choose two entries with different names, each of which fits its new card"
)
SCAPEGOAT_NONE: Final = Clause("HO-9.7", "no entry bears your name", "none")
SCAPEGOAT_ENTRY: Final = Clause("HO-9.7", "choose an entry that bears your name")
SCAPEGOAT_NAME: Final = Clause("HO-9.7", "name another player whom {card} fits", "name")
DENOUNCED_CARD: Final = Clause("HO-9.8", "you do not hold Denounced from the Pulpit")
DENOUNCED_NONE: Final = Clause("HO-9.8", "you hold no Dishonour card to play with it", "none")
CAUGHT_NONE: Final = Clause("HO-9.9", "no entry bears another player's name", "none")
CAUGHT_ENTRY: Final = Clause("HO-9.9", "choose an entry that bears another player's name")
MARKET_RUNS: Final = Clause("HO-9.10", "Market Day has already been called this turn", "none")
CRIER_NONE: Final = Clause("HO-9.11", "the queue is empty", "none")
CRIER_ACTIVE: Final = Clause("HO-9.11", "the queue is already active", "active")

# HO-11 The short game
NO_FATE: Final = Clause("HO-11.1", "the short game has no Fate cards")
TOP_OF_LEVELS: Final = Clause("HO-11.4", "the {character} has reached the top level", "top")
CLOCK_RINGS: Final = Clause("HO-11.4", "the clock can only ring")
NO_CLOCK: Final = Clause("HO-11.4", "this game is not timed", "none")
RUNG: Final = Clause("HO-11.4", "the clock has already rung", "rung")
TOO_LATE: Final = Clause("HO-11.4", "the game is over", "over")

REFUSING: Final[list[Clause]] = [
    FITS_GROUP,
    FROM_DECK,
    NO_CARDS,
    TWO_ACTIONS,
    AN_ACTION,
    IN_HAND,
    ONE_FAVOUR,
    FOR_ANOTHER,
    DRAW_ONE,
    ON_DISPLAY,
    EXCHANGE_CARDS,
    EXCHANGE_HAND,
    EXCHANGE_ONE,
    EXCHANGE_NONE,
    NEXT_VALUE,
    AGAINST_ANOTHER,
    ANSWER_CHARGE,
    COUNTER_HAND,
    COUNTER_RANGE,
    COUNTER_GROUP,
    COUNTER_WAITS,
    PARDON_NONE,
    PARDON_ENTRY,
    OATH_NONE,
    OATH_ENTRY,
    TALK_NONE,
    TALK_ENTRY,
    YESTERDAY_NONE,
    YESTERDAY_ENTRY,
    TURNS_NONE,
    MISTAKEN_NONE,
    MISTAKEN_ENTRY,
    SCAPEGOAT_NONE,
    SCAPEGOAT_ENTRY,
    SCAPEGOAT_NAME,
    DENOUNCED_CARD,
    DENOUNCED_NONE,
    CAUGHT_NONE,
    CAUGHT_ENTRY,
    MARKET_RUNS,
    CRIER_NONE,
    CRIER_ACTIVE,
    NO_FATE,
    TOP_OF_LEVELS,
    CLOCK_RINGS,
    NO_CLOCK,
    RUNG,
    TOO_LATE,
]

RESHUFFLE: Final = Clause("HO-2.3", "the discard pile becomes the deck")
SETUP: Final = Clause("HO-3.1", "eight cards each, three beside the deck")
TURN_UP: Final = Clause("HO-4.4", "the display is refilled")
NEW_DISPLAY: Final = Clause("HO-4.6", "Recognition renews the display")
HONOUR_PLAYED: Final = Clause("HO-5.1", "Honour is played")
TOKEN: Final = Clause("HO-5.4", "a token for the giver")
RAISED: Final = Clause("HO-6.1", "Recognition raises by one level")
TOP_REACHED: Final = Clause("HO-6.3", "level 5 ends the game")
ACCUSED: Final = Clause("HO-7.1", "Dishonour is played against another player")
COUNTERED: Final = Clause("HO-7.2", "a Counter works")
JOINED: Final = Clause("HO-7.3", "the card joins the queue")
WOKE: Final = Clause("HO-7.4", "five cards wake the Mill")
GIVEN_OUT: Final = Clause("HO-7.5", "the front card is given out")
FELL_ASLEEP: Final = Clause("HO-7.6", "an empty queue is inactive")
RELOCATION: Final = Clause("HO-8.1", "over the cap: relocation")
FATE_CLAUSES: Final = [
    Clause("HO-9.1", "Letter of Pardon"),
    Clause("HO-9.2", "Oath-Helpers"),
    Clause("HO-9.3", "Talk of the Town"),
    Clause("HO-9.4", "Yesterday's News"),
    Clause("HO-9.5", "The Tale Turns Round"),
    Clause("HO-9.6", "Mistaken Identity"),
    Clause("HO-9.7", "Scapegoat"),
    Clause("HO-9.8", "Denounced from the Pulpit"),
    Clause("HO-9.9", "Caught in the Act"),
    Clause("HO-9.10", "Market Day"),
    Clause("HO-9.11", "The Town Crier"),
]
DEADLOCK: Final = Clause("HO-10.2", "nobody can draw and nobody acts")
LANDED: Final = Clause("HO-11.2", "the card counts at once")
TIME_IS_UP: Final = Clause("HO-11.4", "the timer ends the game")
CLOCK_RANG: Final = Clause("HO-11.4", "the clock rang; the round is finished")
ROUND_LIMIT: Final = Clause("HO-R9", "the round limit ends the game")
