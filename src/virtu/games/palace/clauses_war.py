"""The clauses of the end of Spring (AG-10): sieges, plains, retreats, tracks."""

from typing import Final

from virtu.kernel.clause import Clause

# ---- AG-10.1 siege turns
SIEGE_ORDER: Final = Clause("AG-10.1.1", "choose which of your sieges is resolved next")
A_SIEGE: Final = Clause("AG-10.1.2", "you have no siege at {city}: you control it or have no Troop in front of it")
COMPULSORY: Final = Clause("AG-10.1.3", "a siege cannot be skipped or lifted; {cities} wait")

# ---- AG-10.2 plains
PLAINS_CHOICE: Final = Clause("AG-10.2.8", "the winner on the plains besieges {city} now or withdraws", "answer")
PLAINS_HERE: Final = Clause("AG-10.2.8", "the battle was won before {battle}, not before {city}", "city")

# ---- AG-10.3 war bonuses
ONE_BONUS: Final = Clause("AG-10.3.2", "use one war bonus or pass")
BONUS_LIST: Final = Clause("AG-10.3.4", "{bonus} is no war bonus you have")
DEFENDER_TOKENS: Final = Clause("AG-10.3.5", "tokens serve in attack only")
BONUS_PRICE: Final = Clause("AG-10.3.6", "{bonus} costs {price} florin; your treasury holds {florins}")
ONCE_PER_COMBAT: Final = Clause("AG-10.3.7", "{bonus} counts once per combat and has been used")
BONUS_READY: Final = Clause("AG-10.3.7", "{bonus} is exhausted", "exhausted")
BONUS_LOCKED: Final = Clause("AG-4.1.7", "{bonus} has already paid with another symbol in this phase", "war")
FRANCE_ACTIVE: Final = Clause("AG-12.3.1", "the bonus of France is spent, or an opponent's Agent sits on it", "france")
LEONARDO_RESTS: Final = Clause(
    "AG-16.7", "Leonardo fought on the plains before {city} and rests in the siege", "leonardo"
)
SIEGES_ONLY: Final = Clause("AG-16.9", "{bonus}: announced in sieges only, not on the plains")

# ---- AG-10.7 retreats
RETREAT_CHOICE: Final = Clause("AG-10.7.2", "a Troop retreats to a City of yours or is lost", "answer")
REFUGE: Final = Clause("AG-10.7.4", "you do not control {city} now")
ROAD_OR_PORT: Final = Clause("AG-10.7.2", "no road leads from {origin} to {city}, and no sea joins them", "way")
RETREAT_SHIPS: Final = Clause(
    "AG-10.7.3", "with the way to {city} you would owe {ships} Ships; you cannot supply them", "ships"
)
RETREAT_KEPT: Final = Clause("AG-10.7.3", "the {ships} Ships already promised could no longer be paid", "kept")

# ---- AG-10.8 spaces
LOST_SPACE: Final = Clause("AG-10.8.5", "move a card out of a shaded space, or discard it", "answer")
SHADED_SPACE: Final = Clause("AG-10.8.5", "a shaded space is lost; {space} is not shaded", "shaded")
SPACE_HOLDS: Final = Clause("AG-10.8.5", "{space} holds no card", "empty")
GIVEN_UP: Final = Clause("AG-16.4", "only an open, empty base space is given up; {space} is not one", "give")
FREE_LEGAL: Final = Clause("AG-10.8.5", "{target} is not a free space the card may move to", "target")

REFUSING_WAR: Final[list[Clause]] = [
    SIEGE_ORDER, A_SIEGE, COMPULSORY, PLAINS_CHOICE, PLAINS_HERE, ONE_BONUS, BONUS_LIST, DEFENDER_TOKENS, BONUS_PRICE,
    ONCE_PER_COMBAT, BONUS_READY, BONUS_LOCKED, FRANCE_ACTIVE, LEONARDO_RESTS, SIEGES_ONLY, RETREAT_CHOICE, REFUGE,
    ROAD_OR_PORT, RETREAT_SHIPS, RETREAT_KEPT, LOST_SPACE, SHADED_SPACE, SPACE_HOLDS, GIVEN_UP, FREE_LEGAL,
]

# ---- those that only make things happen
PLAINS_LOST: Final = Clause("AG-10.2.5", "the loser loses all Troops, the winner as many")
PLAINS_TIED: Final = Clause("AG-10.2.6", "each loses 1 Troop, the survivors retreat")
MELEE_RULE: Final = Clause("AG-10.2.10", "all fight at once")
TOKENS_RETURN: Final = Clause("AG-10.3.9", "unused tokens return to the supply")
BASTION_DEFENDS: Final = Clause("AG-9.3.2", "the Bastion Fort adds 2 to the defence")
SIEGE_WON: Final = Clause("AG-10.4.5", "the attack is stronger than the defence")
TROPHY: Final = Clause("AG-10.5.4", "the old disc becomes a Trophy")
CATHEDRAL_TAKEN: Final = Clause("AG-10.5.5", "the Cathedral passes with its City")
SIEGE_LOST: Final = Clause("AG-10.6.1", "the attacker loses 1 Troop, the others retreat")
RETREATED: Final = Clause("AG-10.7.2", "a Troop retreats or is lost")
TRACK_MOVED: Final = Clause("AG-10.8.1", "the disc moves to the new number of Cities")
SPACE_CHANGED: Final = Clause("AG-10.8.4", "5 Cities give one more space")
NEW_ORDER: Final = Clause("AG-10.9.1", "most Cities first, then the higher disc")
