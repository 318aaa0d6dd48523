"""The clauses of Winter (AG-11), of Alliances (AG-12) and of the end (AG-14)."""

from typing import Final

from virtu.kernel.clause import Clause

# ---- AG-11.2 salary
SALARY: Final = Clause("AG-11.2.2", "pay between 0 and {due} florins for your {troops} Troops")
SALARY_FLORINS: Final = Clause("AG-11.2.2", "your treasury holds {florins}", "florins")
DISBAND: Final = Clause("AG-11.2.2", "the salary keeps {keep} Troops; remove {excess} more", "disband")
DISBAND_WHERE: Final = Clause("AG-11.2.2", "you have no Troop at {city}", "where")

# ---- AG-11.3 reorganise
REORGANISE: Final = Clause("AG-11.3.1", "move a card, discard a Cortigiano, or say done")
ENOUGH_SHIFTS: Final = Clause("AG-11.3.1", "{limit} moves between spaces reach every arrangement", "enough")
FROZEN_MARKER: Final = Clause("AG-11.3.2", "room {room} holds your marker: no card enters or leaves it", "marker")
FROZEN_INDULGENCE: Final = Clause(
    "AG-11.3.2", "room {room} holds an Indulgence: no card enters or leaves it", "indulgence"
)
FROZEN_AGENT: Final = Clause("AG-11.3.2", "an enemy Agent sits in room {room}: no card enters or leaves it", "agent")
SPACE_EMPTY: Final = Clause("AG-11.3.3", "{space} holds no card", "empty")
READY_CARDS: Final = Clause("AG-11.3.3", "only ready Cortigiani move; {card} is exhausted")
NEEDS_ICON: Final = Clause("AG-2.1.4", "{card} carries no action and cannot be an Action card", "icon")
ROOM_TAKEN: Final = Clause("AG-11.3.3", "room {room} already has an Action card; a card goes under or over it", "taken")
ROOM_BARE: Final = Clause("AG-2.1.3", "room {room} has no Action card to improve", "bare")
ONE_IMPROVEMENT: Final = Clause("AG-2.1.3", "room {room} already has an Improvement", "improvement")
NO_INSERT: Final = Clause("AG-16.7", "a card goes beneath an Action card, not on top of it", "insert")
NOTHING_THERE: Final = Clause("AG-11.3.4", "room {room} has no such card", "nothing")
HEIR_NEEDS_ICON: Final = Clause(
    "AG-11.3.5", "the Action card leaves only if its Improvement can take its place; {card} carries no action"
)
TARGET_FREE: Final = Clause("AG-11.3.7", "{target} is not free", "target")

# ---- AG-11.4 purchases
BUNDLE: Final = Clause("AG-11.4.1", "buy an item, discard a Cortigiano, or say done")
ONE_OF_A_KIND: Final = Clause("AG-11.4.1", "at most one {item} is bought per Winter", "twice")
SOLD_OUT: Final = Clause("AG-1.3", "no {item} is left", "item")
BUNDLE_PRICE: Final = Clause("AG-11.4.2", "the bundle with {item} costs {cost}; you cannot pay that")
BUNDLE_KEPT: Final = Clause("AG-11.4.2", "the chosen bundle ({cost}) could no longer be paid", "kept")
BUNDLE_SPACES: Final = Clause("AG-11.4.3", "{cards} cards need {cards} spaces; you have {spaces}")
NOT_JUST_BOUGHT: Final = Clause("AG-11.4.3", "{card} was just bought and is not discarded in the same bundle", "new")
PLACE_BOUGHT: Final = Clause("AG-11.4.3", "put {card} on a free space; discard a card first if there is none", "place")
LIMIT: Final = Clause("AG-11.4.6", "you may own only {limit} {item}")
LIMIT_DISCARD: Final = Clause("AG-11.4.6", "you may own only one {item}: discard the other first", "discard")
OWN_ARMS: Final = Clause("AG-11.4.7", "you already own the {item} with your arms", "arms")
CROWN_OR_REPUBLIC: Final = Clause("AG-11.4.8", "who owns a {other} never owns a {item}")
CATHEDRAL_CITY: Final = Clause(
    "AG-11.4.9", "a Cathedral needs a City of value 3 or 4 that you control and that has none"
)
BUILD_WHERE: Final = Clause("AG-11.4.9", "choose the City of value 3 or 4 that receives the Cathedral", "answer")

# ---- AG-11.5 recruitment
RECRUIT: Final = Clause("AG-11.5.1", "recruit a Troop in a City, or say done")
SIX_TROOPS: Final = Clause("AG-11.5.1", "all your 6 Troops are on the board", "six")
RECRUIT_CITY: Final = Clause("AG-11.5.1", "Troops are recruited in Cities you control; {city} is not one", "city")
RECRUIT_PRICE: Final = Clause("AG-11.5.2", "a Troop at {city} costs {price} florins; your treasury holds {florins}")

# ---- AG-12 alliances
ALLIANCE: Final = Clause("AG-11.6.1", "form or take over one Alliance, or say done")
ALREADY_ALLIED: Final = Clause("AG-12.1.1", "you are allied with {power} already")
ALLIANCE_COST: Final = Clause("AG-12.1.2", "the Alliance costs {cost}; you cannot pay that")
DISCOUNT_AGENT: Final = Clause("AG-12.1.2", "only your own Agent on {power} lowers the cost", "agent")
DISCOUNT_SYMBOL: Final = Clause("AG-12.1.2", "the cost of {power} has no {symbol}", "symbol")
DISCOUNT_WHICH: Final = Clause("AG-12.1.2", "your Agent on {power} spares one symbol: say which", "which")
APPROPRIATE: Final = Clause("AG-12.2.1", "only the player whose Agent is on {power} may take it from its ally")
FULL_COST: Final = Clause("AG-12.2.1", "an Alliance is taken from an opponent at full cost", "full")

REFUSING_WINTER: Final[list[Clause]] = [
    SALARY, SALARY_FLORINS, DISBAND, DISBAND_WHERE, REORGANISE, ENOUGH_SHIFTS, FROZEN_MARKER, FROZEN_INDULGENCE,
    FROZEN_AGENT, SPACE_EMPTY, READY_CARDS, NEEDS_ICON, ROOM_TAKEN, ROOM_BARE, ONE_IMPROVEMENT, NO_INSERT,
    NOTHING_THERE, HEIR_NEEDS_ICON, TARGET_FREE, BUNDLE, ONE_OF_A_KIND,
    SOLD_OUT, BUNDLE_PRICE, BUNDLE_KEPT, BUNDLE_SPACES, NOT_JUST_BOUGHT, PLACE_BOUGHT, LIMIT, LIMIT_DISCARD, OWN_ARMS,
    CROWN_OR_REPUBLIC, CATHEDRAL_CITY, BUILD_WHERE, RECRUIT, SIX_TROOPS, RECRUIT_CITY, RECRUIT_PRICE, ALLIANCE,
    ALREADY_ALLIED, ALLIANCE_COST, DISCOUNT_AGENT, DISCOUNT_SYMBOL, DISCOUNT_WHICH, APPROPRIATE, FULL_COST,
]

# ---- those that only make things happen
WINTER_STEPS: Final = Clause("AG-11.1.1", "salary, reorganise, purchase, recruit, Alliance")
LEAVES_EXHAUSTED: Final = Clause("AG-11.3.4", "a card leaving a Room is exhausted")
BOUGHT: Final = Clause("AG-11.4.5", "tiles arrive ready, Cathedrals exhausted")
FORMED: Final = Clause("AG-12.1.4", "the new ally's disc goes on the active space")
APPROPRIATED: Final = Clause("AG-12.2.2", "the former disc returns to its owner")
TRIGGER: Final = Clause("AG-14.1.1", "the end is near")
FINAL_WINTER: Final = Clause("AG-14.1.2", "one more Winter, then the points are counted")
VICTORY: Final = Clause("AG-14.4.1", "most prestige wins, then most Crowns")
