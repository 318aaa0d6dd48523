### The player aid of the Wars of Italy.
### *Stars* stress; [crown] is drawn as a sign, [florin 2] as a coin with its number.

aid-wi-win = *France wins at once* if it holds the City of Naples when a Round ends. Otherwise *most points after Round { $last }* win; Naples wins ties.
aid-wi-round = A Round, France first

aid-wi-sieges = Neutral Cities, your opponent’s and Hostile ones must be besieged; those of Neutral posture may be
aid-wi-retreats = Retreats
aid-wi-retreat = to your own, Allied or Favourable Cities: free by road, [ship] by sea
aid-wi-salary = only in Rounds { $rounds }: [florin 1] pays { $troops } Troops; unpaid Troops leave
aid-wi-recruit = [florin { $home }] in your Starting Cities and for allied Troops in theirs, [florin { $elsewhere }] in your other Cities{ $allies ->
    [yes] , allied ones too
   *[no] {""}
}

# This game has no Sponsor action; Crosses move the marker of Rome.
aid-palace-crown = Govern, Annex, buy
aid-palace-cross = Govern, Rome’s track, buy

aid-wi-actions = Actions and their costs
aid-wi-diplomacy = Annex: Diplomacy
aid-wi-diplomacy-cost = [crown]: City’s value + 1, [ship] for each sea · [crown] for each square
aid-wi-influence = Annex one Neutral City and/or move markers towards you, one square per Crown (for Rome, Crosses count too). An enemy Agent on the track cancels the first symbol.
aid-wi-conclude = Annex: conclude an alliance
aid-wi-free = free, instead of Diplomacy
aid-wi-concluded = The marker must already be in your Alliance zone, with no enemy Agent on the track.
aid-wi-govern = Each readies 2 exhausted tiles.
aid-wi-war = Allied Troops move like yours. Troops must stop in any City that is not yours, Allied or Favourable.

aid-wi-track = Rome, Venice, Florence: postures
aid-wi-track-of = Influence track: { $left } to the left, { $right } to the right
aid-wi-zone-alliance = Alliance
aid-wi-zone-favour = Favourable
aid-wi-zone-neutral = Neutral
aid-wi-neutral = Neutral
aid-wi-neutral-is = stop there; you may besiege or stay
aid-wi-favourable = Favourable
aid-wi-favourable-is = pass freely, never besiege; your Troops there defend
aid-wi-hostile = Hostile
aid-wi-hostile-is = stop there and besiege: it favours your opponent
aid-wi-allied = Allied
aid-wi-allied-is = permanent: its cards, tiles, Troops and Agent are yours, its Cities count
aid-wi-loss = Conquest
aid-wi-losses = of a dependency: −{ $dependency } on its track; of the capital: elimination, and −{ $capital } on the other tracks

aid-wi-agents = block one of your opponent’s Rooms or, on a track, an alliance. Neutral City: −1 for you, +1 for your opponent. Other City: −1 in your siege.

aid-wi-cities = City with your disc or an ally’s
aid-wi-religion = more Crosses than your opponent
aid-wi-trophy = Trophy: each disc you took by siege
