### What the player aids of the two games with a Palace say alike.
### *Stars* stress; [crown] is drawn as a sign, [florin 2] as a coin with its number, [either] as Crown or Cross.

aid-palace-year = A Year
aid-palace-signs = Symbols
aid-palace-siege = Sieges
aid-palace-points = Points at the end
aid-palace-hindrances = Indulgences, Agents, spaces

## Spring and Winter

aid-palace-marker = up to { $rooms } Rooms clockwise; one more for [florin { $price }] and for each [arrow]. Passing a Cortigiano arrow readies its edge.
aid-palace-action = the Room’s action, unless an Indulgence or an enemy Agent is there. { $surplus ->
    [banked] Spare florins from its cards are kept.
   *[other] Spare florins from its cards are lost.
}
aid-palace-reorganise = ready cards into Rooms or to other spaces
aid-palace-buy = one of each kind at most, all paid together

## Signs

aid-palace-florin = every price; can be saved
aid-palace-crown = Govern, Sponsor, Annex, buy
aid-palace-cross = Govern, Sponsor, buy
aid-palace-cavalry = a Troop, one road
aid-palace-ship = Trade; the sea
aid-palace-mask = Scheme
aid-palace-war = strength in combat
aid-palace-arrow = marker, one Room
aid-palace-one-kind-name = One kind of symbol
aid-palace-one-kind = counts from each card or tile. Cards at the edges and tiles are exhausted when they pay, cards in Rooms never.

## Actions

aid-palace-any = any number of { $symbol }
aid-palace-trade = Each Ship earns [florin { $florins }].
aid-palace-annex-cost = [crown]: value + 1, and [ship] for each sea
aid-palace-war-cost = [cavalry] one road · [ship] one sea, for each Troop
aid-palace-scheme = Each Mask: place an Agent, move one, or send an enemy one home. With an enemy Agent in the Scheme Room, { $masks ->
    [one] the first Mask removes it.
   *[other] the first { $masks } Masks remove it.
}

## Sieges

aid-palace-attack = Attack
aid-palace-attack-is = [troop] Troops + [war] War
aid-palace-more-than = more than
aid-palace-defence = Defence
aid-palace-defence-is = value + [troop] + [war]
aid-palace-won = Won
aid-palace-won-costs = lose 1 Troop if the defence was { $strong } or more, and 1 for each defending Troop
aid-palace-lost = Lost
aid-palace-lost-costs = lose 1 Troop; the others retreat
aid-palace-tokens = +1 tokens
aid-palace-tokens-are = one for each [war] on a Wage War Room’s cards, at the price shown; { $defend ->
    [yes] in attack and defence
   *[no] in attack only
}

## Hindrances

aid-palace-indulgence = request one: [crown] or [florin { $florins }]; it blocks the Room. Redeem it as you pass or stop: [cross { $crosses }] or [crown { $crowns }].

## Points

aid-palace-each = { $n } each
aid-palace-printed = shown on cards and tiles
aid-palace-as-printed = as shown
