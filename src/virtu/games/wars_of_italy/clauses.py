"""The clauses of the specification that refuse an answer of the Wars of Italy, or let something happen."""

from typing import Final

from virtu.games.palace.cited import Cited
from virtu.kernel.clause import Clause

# ---- WI-1 components
NOT_FOR_TWO: Final = Clause("WI-1.8", "there is no {item} in the game for two")

# ---- WI-4 Palace
EMPTY_ROOM: Final = Clause("WI-4.2", "this Room has no action and no Action card")

# ---- WI-5.3 Annex and Influence
CONCLUDE_FIRST: Final = Clause(
    "WI-5.3.1", "an alliance is concluded at the start of the action, instead of diplomacy"
)
DIPLOMACY: Final = Clause("WI-5.3.2", "use a source, annex a Neutral City, influence a Major City, or say done")
ONE_ANNEXATION: Final = Clause("WI-5.3.2", "one City is annexed per action", "one")
PUT_UP_FIRST: Final = Clause(
    "WI-5.3.2", "put up what {city} costs first: Crowns {crowns}, Ships {ships}", "pool"
)
MAJOR_DISC: Final = Clause("WI-5.3.3", "{city} has the disc of a Major City")
INFLUENCE_ACTIVE: Final = Clause("WI-5.3.4", "{major} has no marker on its track any more")
INFLUENCE_SYMBOL: Final = Clause("WI-5.3.4", "the pool holds no {symbol}", "symbol")
CROSS_ROME: Final = Clause("WI-5.3.5", "Crosses only influence Rome, not {major}")
TRACK_END: Final = Clause("WI-5.3.7", "the marker of {major} is on your last square")
CONCLUDE_ACTIVE: Final = Clause("WI-5.3.8", "{major} can no longer become an ally", "active")
CONCLUDE_ZONE: Final = Clause("WI-5.3.8", "the marker of {major} is not in your Alliance zone", "zone")
CONCLUDE_AGENT: Final = Clause("WI-5.3.8", "an opposing Agent stands on the track of {major}", "agent")

# ---- WI-5.5 Wage War
NOT_YOUR_COLOUR: Final = Clause("WI-0.5", "the {colour} Troops are not on your side")
NO_TROOP: Final = Clause("WI-5.5.1", "no {colour} Troop of your side is at {origin}")
TROOP_HALTED: Final = Clause("WI-5.5.2", "the Troops at {origin} stopped there in this action")

# ---- WI-8 end of Spring
SIEGE_ANSWER: Final = Clause("WI-8.1.2", "name the City to resolve next")
MUST_BESIEGE: Final = Clause("WI-8.1.2", "{city} must be resolved before you may stop", "must")
NOT_PENDING: Final = Clause("WI-8.1.1", "nothing is to be resolved at {city}")
OWN_ALLY: Final = Clause("WI-9.4", "{city} belongs to you or to your ally")
FAVOURS_YOU: Final = Clause("WI-8.1.1", "{city} is of a Major City that favours you", "favourable")
PLAINS_WON: Final = Clause("WI-8.2.2", "besiege {city} now, or leave it", "answer")
PLAINS_STAY: Final = Clause("WI-8.2.2", "outside a Neutral City the winner besieges or withdraws", "stay")
PLAINS_WITHDRAW: Final = Clause(
    "WI-8.2.2", "outside a City of Neutral posture the winner besieges or stays", "withdraw"
)
LOSSES: Final = Clause("WI-8.4.1", "say which colour loses a Troop")
LOSS_THERE: Final = Clause("WI-8.4.1", "no {colour} Troop of your side is there", "there")
REFUGE: Final = Clause("WI-8.5.2", "{city} is neither yours nor of a Major City that favours you")

# ---- WI-9 alliances
PLACE_ALLY: Final = Clause("WI-9.1", "put {card} on a free space, or discard a Cortigiano for it")
FIRST_PLACED: Final = Clause("WI-9.1", "{card} is always placed; discard a Cortigiano if no space is free", "first")
ROOM_LEFT: Final = Clause("WI-9.1", "{card} is given up only if every space is occupied", "room")
FIRST_STAYS: Final = Clause("WI-9.1", "the first card of the new ally stays; only the second may go", "stays")

# ---- WI-10 Winter
SALARY: Final = Clause("WI-10.1", "pay 0 to {due} florins; each keeps two Troops")
SALARY_FLORINS: Final = Clause("WI-10.1", "your treasury holds {florins} florins", "florins")
DISBAND: Final = Clause("WI-10.1", "say which Troop is not paid", "disband")
DISBAND_WHERE: Final = Clause("WI-10.1", "no {colour} Troop of your side is at {city}", "where")
NOT_FOR_SALE: Final = Clause("WI-10.2", "{item} is not for sale to you")
RECRUIT: Final = Clause("WI-10.3", "recruit a Troop in a City, or say done")
RECRUIT_CITY: Final = Clause("WI-10.3", "your own Troops are recruited under your disc; {city} has none", "city")
RECRUIT_PRICE: Final = Clause("WI-10.3", "a Troop at {city} costs {price} florins; you hold {florins}", "price")
ALLY_CITY: Final = Clause("WI-9.2", "allied Troops are recruited in a Starting City that has the ally's disc", "city")
ALL_TROOPS: Final = Clause("WI-1.5", "all {colour} Troops are on the board")

OWN_REFUSING: Final[list[Clause]] = [
    NOT_FOR_TWO, EMPTY_ROOM, CONCLUDE_FIRST, DIPLOMACY, ONE_ANNEXATION, PUT_UP_FIRST, MAJOR_DISC,
    INFLUENCE_ACTIVE, INFLUENCE_SYMBOL, CROSS_ROME, TRACK_END,
    CONCLUDE_ACTIVE, CONCLUDE_ZONE, CONCLUDE_AGENT, NOT_YOUR_COLOUR, NO_TROOP, TROOP_HALTED, SIEGE_ANSWER,
    MUST_BESIEGE, NOT_PENDING, OWN_ALLY, FAVOURS_YOU, PLAINS_WON, PLAINS_STAY, PLAINS_WITHDRAW, LOSSES, LOSS_THERE,
    REFUGE, PLACE_ALLY, FIRST_PLACED, ROOM_LEFT, FIRST_STAYS, SALARY, SALARY_FLORINS, DISBAND, DISBAND_WHERE,
    NOT_FOR_SALE, RECRUIT, RECRUIT_CITY, RECRUIT_PRICE, ALLY_CITY, ALL_TROOPS,
]

# ---- those that only make things happen
ROUND: Final = Clause("WI-3.2", "a Round is Spring and Winter")
ARRANGED: Final = Clause("WI-2.3", "Family cards are placed freely")
ANNEXED: Final = Clause("WI-5.3.3", "the disc is always the player's own")
INFLUENCED: Final = Clause("WI-5.3.4", "each symbol moves the marker one square")
CANCELLED: Final = Clause("WI-5.3.6", "the first symbol on a track with an opposing Agent has no effect")
BATTLE: Final = Clause("WI-8.2.1", "the loser loses all Troops, the winner as many")
TIED: Final = Clause("WI-8.2.3", "each side loses one Troop, both are routed")
BESIEGED: Final = Clause("WI-8.3.1", "every Troop of the side counts one")
TOOK: Final = Clause("WI-8.4.3", "the victor's own disc goes on the city")
TROPHY: Final = Clause("WI-8.4.3", "the removed disc is a trophy", "trophy")
LOST_TROOP: Final = Clause("WI-8.4.2", "lost Troops return to their pool")
LOST_INFLUENCE: Final = Clause("WI-8.4.5", "conquests cost influence at once")
REPELLED: Final = Clause("WI-8.5.1", "the attacker loses one Troop, the rest is routed")
RETREATED: Final = Clause("WI-8.5.2", "routed Troops retreat or are lost", "retreat")
ELIMINATED: Final = Clause("WI-8.6.1", "a Major City that loses its capital leaves the game")
ALLY_KEEPS: Final = Clause("WI-8.6.2", "only the capital of an ally changes hands")
TURNED: Final = Clause("WI-8.1.2", "a city that turns Hostile must be besieged", "turned")
ALLIANCE: Final = Clause("WI-9.1", "a definitive alliance", "alliance")
WINTER: Final = Clause("WI-10.1", "Winter: salary, reorganise, purchase, recruit", "winter")
NAPLES_FALLS: Final = Clause("WI-11.1", "France holds Naples at the end of a Round")
FINAL_SCORING: Final = Clause("WI-11.2", "after Round 21 the points are counted")

CITED: Final = Cited(
    arranged=ARRANGED, besieged=BESIEGED, siege_won=TOOK, siege_lost=REPELLED, refuge=REFUGE, retreated=RETREATED,
    winter=WINTER, salary_florins=SALARY_FLORINS, disband_where=DISBAND_WHERE, recruit_price=RECRUIT_PRICE,
)
