"""The clauses of set-up, payments and Spring: those that refuse, and those that only make things happen."""

from typing import Final

from virtu.kernel.clause import Clause

# ---- AG-2 Palace, spaces, discards
ROOM_COVERED: Final = Clause("AG-2.1.4", "an Action card covers the printed symbol of your Room")
SPACE_FREE: Final = Clause("AG-2.2.5", "{space} already holds a card")
SHADED_LIMIT: Final = Clause(
    "AG-2.2.3", "{space} is shaded: {occupied} shaded spaces are used and {allowed} are open to you"
)
SPACE_CLOSED: Final = Clause("AG-16.4", "{space} was given up and is not available now")
OWN_CORTIGIANO: Final = Clause("AG-2.3.1", "{space} holds no card to discard")

# ---- AG-3 set-up
FIRST_PLAYER: Final = Clause("AG-3.4.1", "the first player is one of the {players} seats")
FAMILY_ANSWER: Final = Clause("AG-3.5.1", "place one of your Family cards")
OWN_FAMILY: Final = Clause("AG-3.5.1", "{card} is not a Family card you still have to place", "own")
FAMILY_ACTION: Final = Clause("AG-3.5.2", "{card} has no action icon and cannot be an Action card")
FAMILY_ROOM: Final = Clause("AG-3.5.2", "Room {room} already has an Action card", "room")
FAMILY_UNDER: Final = Clause(
    "AG-3.5.2", "Room {room} has no Action card to improve, or has an Improvement", "under"
)
FAMILY_SPACE: Final = Clause("AG-3.5.2", "{space} already holds a card", "space")

# ---- AG-4 payments
PAYMENT: Final = Clause("AG-4.1.1", "use a source or pay", "answer")
COST_IS_MET: Final = Clause("AG-4.1.1", "the cost is not met yet: {missing} missing")
COST_IN_REACH: Final = Clause(
    "AG-4.1.1", "with {source} used like this the cost could no longer be met", "reach"
)
NO_SUCH_SOURCE: Final = Clause("AG-4.1.1", "you have no {source}", "source")
USED_ONCE: Final = Clause("AG-4.1.1", "{source} has been used in this payment", "once")
SHOWS_SYMBOL: Final = Clause("AG-4.1.2", "{source} shows no {symbol}")
READY_ONLY: Final = Clause("AG-4.1.3", "{source} is exhausted")
ALLIANCE_BONUS: Final = Clause(
    "AG-4.1.4", "the bonus of {source} is not yours, spent, or barred by an enemy Agent"
)
NOT_NEEDED: Final = Clause("AG-4.1.5", "no {symbol} is needed any more")
ONE_TYPE_PER_PHASE: Final = Clause("AG-4.1.7", "{source} has paid with another symbol in this phase")
BANK_OWN: Final = Clause("AG-4.2.2", "you have no {source} to bank from", "own")
BANK_READY: Final = Clause("AG-4.2.2", "{source} is exhausted", "ready")
BANK_FLORINS: Final = Clause("AG-4.2.2", "{source} shows no florins")
SOURCE_MAY_PAY: Final = Clause("AG-4.3.1", "{source} cannot give {symbol} for this: {purpose}")

# ---- AG-6 the marker
ANY_ROOM: Final = Clause("AG-6.1.1", "place your marker on one of your five Rooms")
ADVANCE: Final = Clause("AG-6.2.1", "advance your marker clockwise by at least one Room")
FARTHER: Final = Clause(
    "AG-6.2.5", "{rooms} Rooms need {extra} more than the two free ones; you can pay for {reach}"
)
STEP_ANSWER: Final = Clause("AG-6.2.4", "pay for the extra Rooms with Arrows or 2 florins", "answer")
STEP_FLORINS: Final = Clause("AG-6.2.3", "one more Room costs 2 florins; your treasury holds {florins}")
STEP_ONCE: Final = Clause("AG-6.2.3", "only one extra Room can be bought per Spring", "once")
STEP_IN_REACH: Final = Clause("AG-6.2.5", "then you could no longer pay for the move", "reach")

# ---- AG-7 Indulgences
REDEMPTION: Final = Clause("AG-7.2.1", "redeem Indulgences your marker passed, or say done")
ON_THE_WAY: Final = Clause("AG-7.2.2", "your marker did not pass Room {room} or stop on it in this move")
AN_INDULGENCE: Final = Clause("AG-7.2.2", "no Indulgence lies on Room {room}", "none")
REDEEM_PRICE: Final = Clause(
    "AG-7.2.3", "an Indulgence costs 1 Cross or 2 Crowns; you have put up {crosses} Crosses and {crowns} Crowns"
)
INDULGENCE_BLOCKS: Final = Clause("AG-7.3.1", "an Indulgence lies on your Room")
AGENT_BLOCKS: Final = Clause("AG-7.3.2", "an enemy Agent is in your Room")
UNBLOCK: Final = Clause(
    "AG-7.3.5", "the enemy Agent in this Room costs {masks} Masks first; you can reach {reach}"
)
UNBLOCK_FIRST: Final = Clause(
    "AG-7.3.4", "the first {masks} Masks remove the enemy Agent from this Room", "answer"
)
REQUEST_WINDOW: Final = Clause(
    "AG-7.4.2", "an Indulgence is requested in your own action step or Winter turn"
)
REQUEST_ONCE: Final = Clause("AG-7.4.2", "you have requested an Indulgence this Year", "once")
REQUEST_ROOM: Final = Clause("AG-7.4.4", "an Indulgence already lies on your marker's Room")
REQUEST_STACK: Final = Clause("AG-7.4.4", "all {stack} Indulgences lie in Palaces", "stack")
SPRING_CROWN: Final = Clause(
    "AG-7.4.8", "the Crown of an Indulgence is only spent on the cost of your action, while you pay it"
)
WINTER_CROWN: Final = Clause("AG-7.4.9", "in Winter the Crown of an Indulgence is taken as part of a payment")

# ---- AG-8 the six actions
ACTION_ANSWER: Final = Clause("AG-8.1.2", "perform the action of your Room or skip it")
ROOM_ACTION: Final = Clause("AG-8.1.1", "your Room offers {action}")
GOVERN_ANSWER: Final = Clause(
    "AG-8.2.1", "use Crowns or Crosses, ready tiles, reactivate Alliances, or say done"
)
GOVERN_SYMBOL: Final = Clause("AG-8.2.2", "this costs a Crown or Cross; none is left")
EXHAUSTED_TILE: Final = Clause("AG-8.2.2", "{source} is not an exhausted tile in your Domain", "tile")
SPENT_ALLIANCE: Final = Clause("AG-8.2.2", "you have no Alliance with {power} whose bonus has been used", "alliance")
PAID_THIS_GOVERN: Final = Clause("AG-8.2.3", "{source} paid for this Govern and cannot be readied by it")
READIED_BY_THIS: Final = Clause(
    "AG-8.2.3", "{source} was readied by this Govern and cannot pay for it", "pay"
)
READIED_ONCE: Final = Clause("AG-8.2.8", "{source} has been readied by this Govern; each tile is readied once")
ALLIANCE_PAID: Final = Clause("AG-8.2.5", "the bonus of {power} paid for this Govern")
LAST_STEP_REACHED: Final = Clause("AG-8.3.1", "you are on the last step of the Patronage track")
SPONSOR_PRICE: Final = Clause("AG-8.3.2", "step {step} costs {cost}; you cannot afford that")
BONUS_ANSWER: Final = Clause("AG-8.3.4", "take one of the Patronage bonuses left")
BONUS_TAKEN: Final = Clause("AG-8.3.4", "{bonus} has been taken", "taken")
OTHER_TYPE: Final = Clause("AG-8.3.5", "you can have at most one artist and one work, so not {bonus}")
TRADE_ANSWER: Final = Clause("AG-8.4.1", "use Ships, or say done")
ANNEX_NEUTRAL: Final = Clause("AG-8.5.1", "only a neutral City is annexed; {city} belongs to seat {owner}")
ANNEX_IN_PLAY: Final = Clause("AG-8.5.1", "{city} is not in play", "out")
ANNEX_REACH: Final = Clause(
    "AG-8.5.2", "no road joins {city} to a City of yours, and no sea joins it to a port of yours"
)
ANNEX_SHIPS: Final = Clause(
    "AG-8.5.2", "over {ships} seas it needs as many Ships; you can reach {reach}", "ships"
)
ANNEX_CROWNS: Final = Clause("AG-8.5.5", "this costs {crowns} Crowns; you can only raise {reach}")
ANNEX_BOTH: Final = Clause(
    "AG-8.5.5", "needs {crowns} Crowns and {ships} Ships; your sources cannot give both", "both"
)
ANNEX_PIRATES: Final = Clause("AG-8.5.8", "{city} is a pirate port and is only taken by siege")
WAR_ANSWER: Final = Clause("AG-8.6.3", "use sources, move Troops, or say done")
MARCH_ROAD: Final = Clause("AG-8.6.1", "no road leads from {origin} to {city}")
MARCH_CAVALRY: Final = Clause("AG-8.6.1", "a move by road costs 1 Cavalry; none is left", "cavalry")
SAIL_PORTS: Final = Clause("AG-8.6.2", "{origin} and {city} are not two ports in play")
SAIL_SHIPS: Final = Clause(
    "AG-8.6.2", "this crosses {ships} seas and costs as many Ships; {left} are left", "ships"
)
TROOP_STOPPED: Final = Clause("AG-8.6.4", "a Troop outside a City you do not control stays there")
TROOP_THERE: Final = Clause("AG-8.6.1", "you have no Troop in {origin}", "troop")
TOKEN_PRICE: Final = Clause("AG-8.6.8", "a War symbol costs {price} florin at once; you have {florins}")
TOKENS_LEFT: Final = Clause("AG-8.6.8", "no war token is left", "tokens")
NO_PRICE: Final = Clause(
    "AG-4.2.4", "these florins can only cover florin costs of this action, and there are none"
)
SCHEME_ANSWER: Final = Clause("AG-8.7.1", "use Masks, place, lift or expel Agents, or say done")
SCHEME_MASK: Final = Clause("AG-8.7.1", "each operation costs a Mask; none is left", "mask")
AGENT_AVAILABLE: Final = Clause("AG-8.7.1", "you have no available Agent", "agent")
OWN_AGENT: Final = Clause("AG-8.7.1", "no Agent of yours is on {location}", "own")
ENEMY_AGENT: Final = Clause("AG-8.7.7", "no opponent's Agent is on {location}")
NO_AGENT_THERE: Final = Clause("AG-8.7.2", "an Agent is already on {location}")
LOCATION_IN_PLAY: Final = Clause("AG-8.7.2", "{location} is not in play", "out")
THE_PRINCE: Final = Clause("AG-8.7.4", "The Prince keeps other players' Agents away from {location}")
ONE_PALACE_AGENT: Final = Clause("AG-8.7.5", "this Palace may hold no further Agent")
PUT_DOWN: Final = Clause("AG-8.7.1", "say where the Agent you took up goes", "put")
NOWHERE_TO_GO: Final = Clause("AG-8.7.2", "no other location is open to this Agent", "nowhere")
SAME_PLACE: Final = Clause("AG-8.7.2", "the Agent just left {location}", "same")

# ---- AG-9 Machiavelli
MACHIAVELLI_ANSWER: Final = Clause(
    "AG-9.3.9", "put Machiavelli on a Cortigiano space, or discard a card to free one"
)

REFUSING_SPRING: Final[list[Clause]] = [
    ROOM_COVERED, SPACE_FREE, SHADED_LIMIT, SPACE_CLOSED, OWN_CORTIGIANO, FIRST_PLAYER, FAMILY_ANSWER, OWN_FAMILY,
    FAMILY_ACTION, FAMILY_ROOM, FAMILY_UNDER, FAMILY_SPACE, PAYMENT, COST_IS_MET, COST_IN_REACH, NO_SUCH_SOURCE,
    USED_ONCE, SHOWS_SYMBOL, READY_ONLY, ALLIANCE_BONUS, NOT_NEEDED, ONE_TYPE_PER_PHASE, BANK_OWN, BANK_READY,
    BANK_FLORINS, SOURCE_MAY_PAY, ANY_ROOM, ADVANCE, FARTHER, STEP_ANSWER, STEP_FLORINS, STEP_ONCE, STEP_IN_REACH,
    REDEMPTION, ON_THE_WAY, AN_INDULGENCE, REDEEM_PRICE, INDULGENCE_BLOCKS, AGENT_BLOCKS, UNBLOCK, UNBLOCK_FIRST,
    REQUEST_WINDOW, REQUEST_ONCE, REQUEST_ROOM, REQUEST_STACK, SPRING_CROWN, WINTER_CROWN, ACTION_ANSWER, ROOM_ACTION,
    GOVERN_ANSWER,
    GOVERN_SYMBOL, EXHAUSTED_TILE, SPENT_ALLIANCE, PAID_THIS_GOVERN, READIED_BY_THIS, READIED_ONCE, ALLIANCE_PAID,
    LAST_STEP_REACHED, SPONSOR_PRICE, BONUS_ANSWER, BONUS_TAKEN, OTHER_TYPE, TRADE_ANSWER, ANNEX_NEUTRAL,
    ANNEX_IN_PLAY, ANNEX_REACH, ANNEX_SHIPS, ANNEX_CROWNS, ANNEX_BOTH, ANNEX_PIRATES, WAR_ANSWER, MARCH_ROAD,
    MARCH_CAVALRY, SAIL_PORTS, SAIL_SHIPS, TROOP_STOPPED, TROOP_THERE, TOKEN_PRICE, TOKENS_LEFT, NO_PRICE,
    SCHEME_ANSWER, SCHEME_MASK, AGENT_AVAILABLE, OWN_AGENT, ENEMY_AGENT, NO_AGENT_THERE, LOCATION_IN_PLAY,
    THE_PRINCE, ONE_PALACE_AGENT, PUT_DOWN, NOWHERE_TO_GO, SAME_PLACE, MACHIAVELLI_ANSWER,
]

# ---- clauses that only make things happen
DISCARDED_CARD: Final = Clause("AG-2.3.2", "a Notable returns to its pile, a Family card leaves the game")
SURPLUS: Final = Clause("AG-4.2.5", "what becomes of florins on Room cards")
READIED_EDGE: Final = Clause("AG-6.2.7", "crossing an arrow readies its edge")
REDEEMED: Final = Clause("AG-7.2.6", "a redeemed Indulgence returns to the stack")
BENEFIT: Final = Clause("AG-7.4.1", "1 Crown or 3 florins")
INDULGENCE_LAID: Final = Clause("AG-7.4.10", "the Indulgence lies on the marker's Room")
PATRONAGE_STEP_UP: Final = Clause("AG-8.3.1", "one step on the Patronage track")
ANNEXED: Final = Clause("AG-8.5.6", "the City and its tile")
AGENT_GAINED: Final = Clause("AG-9.1.1", "an Agent becomes available")
AGENT_RETURNS: Final = Clause("AG-9.1.3", "a removed Agent becomes available again")
NEW_YEAR: Final = Clause("AG-5.1", "a Year begins")
YEAR_ENDS: Final = Clause("AG-14.2", "the points as they stand after a Year")
