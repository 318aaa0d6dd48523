"""The numbers that rules of thumb for the games of palaces go by; as they stand here they are those of `easy`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Numbers:
    """In points of prestige where nothing else is said. Those that are 0 here are for players who look further."""

    # What one symbol is worth to somebody who can use it once.
    florin: float = 0.13
    crown: float = 0.30
    cross: float = 0.30
    cavalry: float = 0.14
    ship: float = 0.14
    mask: float = 0.14
    war: float = 0.15
    arrow: float = 0.06
    choice: float = 0.25
    """How much of its other symbols a bottom is worth beside the best."""
    acting: float = 0.1
    """A card's action."""
    used_power: float = 0.2
    """What is lost when an Alliance is used, or the symbol of a Room."""
    used_indulgence: float = 1.5
    waste: float = 0.05
    """A symbol that is paid for nothing."""

    # Purchases: about what an item brings in the end.
    pope: float = 3.6
    cardinal: float = 1.7
    bishop: float = 1.2
    gonfalonier: float = 1.2
    podesta: float = 1.3
    ambassador: float = 1.0
    consigliere: float = 1.0
    merchant: float = 0.9
    maestro: float = 0.9
    condottiere: float = 0.8
    admiral: float = 0.7
    assassin: float = 0.7
    duchy: float = 1.3
    principality: float = 2.1
    kingdom: float = 1.9
    republic: float = 1.8
    guild: float = 1.4
    cathedral: float = 2.4
    rank: float = 0.8
    """A point by the rank in Crosses that an item would bring."""
    again: float = 0.15
    """How much less a card is worth for each of its kind in the Palace."""
    engine: float = 1.0
    """More for a card whose action is wanted in a Room."""
    beneath: float = 0.5
    """More per Crown for a card that could lie beneath one."""
    least: float = 0.3
    """Nothing is bought for less."""
    alliance: float = 1.4
    """What an Alliance brings: items below this wait for it."""
    sin: float = 1.5
    """An Indulgence is requested for an item that brings more than this."""
    fading: float = 0.0
    """How much of an item's use is gone when the end is near."""
    price: float = 0.0
    """What a florin or symbol of an item's price counts."""
    replacing: float = 99.0
    """A card takes another's place if it brings so much more."""
    saving: float = 1.0
    """How much of what Patronage or a siege will need is kept back."""

    # Rooms: what their actions bring.
    govern: float = 0.9
    """How much of the worth of the tiles it wakes."""
    woken: float = 0.9
    """Likewise when it is weighed against the source that pays for it."""
    trade: float = 0.8
    rich: float = 0.0
    """How much less what is sold brings for each florin in the treasury."""
    scheme: float = 0.25
    """An Agent placed."""
    rid: float = 0.0
    """An Agent that plots at home, if there is a Mask against it."""
    city: float = 1.9
    """A City on the track, and what comes with it."""
    city_tile: float = 2.0
    """How often its tile will be used."""
    city_lead: float = 0.0
    """More if nobody is farther on the track then."""
    fifth_city: float = 0.0
    """More for the City that opens a space."""
    city_price: float = 0.15
    """A Crown or Ship it costs."""
    step: float = 2.2
    """A step of Patronage."""
    bonus_step: float = 1.3
    last_step: float = 0.5
    step_lead: float = 0.0
    """More if nobody is farther on the track then."""
    end: float = 2.0
    """What the end counts for whoever wins it."""
    readied: float = 0.7
    """How much of the worth of cards that a move readies."""
    far: float = 0.25
    """What each florin or Arrow for a longer move counts."""
    later: float = 0.0
    """How much of the best Room of the next Year."""
    blocked: float = -0.2
    unblocking: float = 0.4
    """A Scheme in a blocked Room."""
    burdened: float = -0.5
    """A Room whose Indulgence stays."""
    burden: float = 0.2
    """An Indulgence that is redeemed."""
    redeeming_cross: float = 1.2
    redeeming_crown: float = 0.7
    """The most that may be lost for a symbol that redeems one."""
    selling: float = 0.3
    """The same for a Ship that is sold."""
    plotting: float = 0.4
    """And for a Mask."""
    riding: float = 1.0
    """And for Cavalry, or a Ship, in a war."""

    # War.
    conquest: float = -0.5
    """A conquest beside what the City is worth."""
    fallen: float = 0.35
    """A Troop lost."""
    rival: float = 0.6
    """A City of another player."""
    trophy: float = 2.0
    march: float = 0.1
    """A Cavalry or a voyage it takes."""
    troop: float = 0.35
    """What a Troop costs: its price, and a salary every Winter."""
    worth_a_war: float = 2.0
    """No Troop is recruited for less."""
    slack: float = 0.3
    """A march may be worth so much less than the voyage it takes the place of."""

    # Agents.
    expel_home: float = 0.7
    expel: float = 0.2
    near_city: float = 0.5
    pirates: float = 0.2
    city_value: float = 0.05
    own_power: float = 0.3
    rival_power: float = 0.35
    rival_room: float = 0.25
    rival_lead: float = 0.02
    """For each City and step of whoever is hindered."""
    ahead: float = 0.15
    """A Room that is next on the way."""
    least_agent: float = 0.1

    # Cards that move into Rooms.
    same_room: float = 2.5
    new_room: float = 2.0
    from_scheme: float = 0.2
    annex_beneath: float = 1.0
    annex_crowns: float = 0.5
    sponsor_beneath: float = 0.9
    sponsor_crowns: float = 0.3
    govern_beneath: float = 0.5
    govern_crowns: float = 0.1
    govern_roomy: float = 0.0
    """The same while there are free spaces; what is 0 here never moves."""
    same_other: float = 0.0
    annex_ships: float = 0.0
    sponsor_florins: float = 0.0
    scheme_masks: float = 0.0
    trade_ships: float = 0.0
    war_cavalry: float = 0.0
    engines: float = 2.0
    """So many Rooms for annexing, and for Patronage, are wanted."""

    # Family cards.
    family_room: float = 1.0
    """In a Room that does the same."""
    family_edge: float = 0.2
    family_other: float = -1.0

    # Alliances; of equals the first.
    france: float = 1.0
    empire: float = 1.0
    ottoman: float = 1.0

    # Bonuses of Patronage, the highest first.
    columbus: float = 10.0
    sistine: float = 9.0
    michelangelo: float = 8.0
    prince: float = 7.0
    copernicus: float = 6.0
    duomo: float = 5.0
    cannons: float = 4.0
    leonardo: float = 3.0
    machiavelli: float = 2.0
    bastion: float = 1.0
