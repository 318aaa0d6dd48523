### The player aid of the Art of Governing.
### *Stars* stress; [crown] is drawn as a sign, [florin 2] as a coin with its number.

aid-ag-win = *Most Prestige Points win.* The last Year: someone holds *{ $cities } Cities* or reaches *Patronage { $step }*, or *no Neutral City* is left{ $years ->
    [0] .
   *[other] , or it is *Year { $years }*.
}

aid-ag-sieges = Troops outside Cities that are not yours attack
aid-ag-order = most Cities first
aid-ag-salary = { $rates }; unpaid Troops leave
aid-ag-rate = { $first }–{ $last } Troops [florin { $florins }]
aid-ag-recruit = [florin { $home }] in Cities with your arms, [florin { $elsewhere }] elsewhere; up to { $most } Troops
aid-ag-alliance = with at most one Power each Winter

aid-ag-actions = Six actions and their costs
aid-ag-govern = Each readies 2 exhausted tiles, or one Alliance.
aid-ag-step = step { $steps }:
aid-ag-sponsor = One step of Patronage. Steps { $first } and { $second } give a bonus: one artist, one work.
aid-ag-annex = Take one Neutral City by road or from port to port. Never a pirate port. Your Agent there: −1. Another’s: +1.
aid-ag-war = Entering a City that is not yours begins a siege.

aid-ag-alliances = Alliances
aid-ag-france = +{ $strength } in one combat
aid-ag-empire = [cross] to pay with; one Cross at the end
aid-ag-ottoman = [ship { $ships }] in one action

aid-ag-agents = block another player’s Room or Alliance. Neutral City: −1 for you, +1 for others. Another’s City: −1 in your siege.
aid-ag-space = Spaces
aid-ag-spaces = three at the edges; one more for each Title that shows one, and for { $cities } Cities

aid-ag-cities = Cities { $counts }
aid-ag-patronage = Patronage { $steps }
aid-ag-furthest = furthest on each track
aid-ag-religion = most Crosses: 1st, 2nd… { $players ->
    [0] (3 players: { $three })
   *[other] {""}
}
aid-ag-trophy = Trophy: first City taken from each rival
aid-ag-allied = Alliance without an enemy Agent
