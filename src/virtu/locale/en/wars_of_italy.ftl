### The Wars of Italy.

## Words of the notation

term-active = on the track
term-allied = Allied
term-barbarigo = Doge Agostino Barbarigo
term-briconnet = Cardinal Briçonnet
term-calabria = Alfonso II
term-charles = Charles VIII
term-cities = Cities
term-conclude = Conclude the alliance
term-decline = Decline
term-eliminated = eliminated
term-favourable = Favourable
term-ferrandino = Ferdinand II
term-france = France
term-frederick = Frederick of Aragon
term-gonzaga = Francesco Gonzaga
term-hostile = Hostile
term-influence = Influence
term-kingdom_of_france = Kingdom of France
term-lose = Lose
term-nothing = nothing
term-orleans = Louis of Orléans
term-piero = Piero de’ Medici
term-rodrigo = Alexander VI
term-round = Round
term-savonarola = Girolamo Savonarola
term-sforza = Ludovico Sforza
term-stay = Stay
term-track = track
term-valentino = Cesare Borgia

## Questions

question-wars_of_italy-action-annex = Diplomacy, or a permanent alliance?
question-wars_of_italy-govern = Govern: ready tiles
question-wars_of_italy-diplomacy = Annex a City, influence Major Cities
question-wars_of_italy-diplomacy-none = There are no symbols to be diplomatic with
question-wars_of_italy-siege = At which City do you resolve the fighting next?
question-wars_of_italy-losses = Which colour loses a Troop?
question-wars_of_italy-ally = Where does { $card } go?

## Events

event-wars_of_italy-round = Round { $round } begins
event-wars_of_italy-influenced = { $seat_is ->
        [you] Your influence with { $major } grows
       *[other] { $seat } influences { $major }
    }
event-wars_of_italy-influence_cancelled = { $owner_is ->
        [you] Your
       *[other] { $owner }’s
    } Agent cancels one symbol on the { $major } track
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] You conclude a permanent alliance with { $major }
       *[other] { $seat } concludes a permanent alliance with { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] You decline { $card }
       *[other] { $seat } declines { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] You lose { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        } of influence with { $major }
       *[other] { $seat } loses { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        } of influence with { $major }
    }
event-wars_of_italy-eliminated = { $major } is eliminated
event-wars_of_italy-took_allied_capital = An ally’s capital has fallen: { $major }
event-wars_of_italy-turned_compulsory = { $city } turns hostile: { $seat_is ->
    [you] you
   *[other] { $seat }
} must besiege it
event-wars_of_italy-met_on_plains = Battle on the plains outside { $city }
event-wars_of_italy-met_before_neutral_posture = Battle on the plains outside { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] You stay outside { $city }
       *[other] { $seat } stays outside { $city }
    }
event-wars_of_italy-lost_troop = A { $colour } Troop is lost outside { $city }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] You take a { $colour } Trophy
       *[other] { $attacker } takes a { $colour } Trophy
    }
event-wars_of_italy-naples_fell = Naples has fallen: France wins
event-wars_of_italy-counted = The last Round is over: the points are counted
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] You use an Indulgence for a Crown
       *[other] { $seat } uses an Indulgence for a Crown
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] You conclude a permanent alliance with { $major }
       *[other] { $seat } concludes a permanent alliance with { $major }
    }

## Refusals

WI-1-8 = There is no { $item } in the game for two.
WI-4-2 = This Room has no action and no Action card.
AG-8-2-1 = Use Crowns or Crosses, ready tiles, or finish.
WI-5-3-1 = An alliance is concluded at the start of the action, instead of diplomacy.
WI-5-3-2 = Use a source, annex a Neutral City, influence a Major City, or finish.
WI-5-3-2-one = You can only annex one City per action.
WI-5-3-2-pool = First commit what { $city } costs. Crowns: { $crowns }, Ships: { $ships }.
WI-5-3-3 = { $city } has the disc of a Major City.
WI-5-3-4 = { $major } no longer has a marker on its track.
WI-5-3-4-symbol = You have no { $symbol } left to spend.
WI-5-3-5 = Crosses only influence Rome, not { $major }.
WI-5-3-7 = The marker of { $major } is already on your last square.
WI-5-3-8-active = { $major } can no longer become an ally.
WI-5-3-8-zone = The marker of { $major } is not in your Alliance zone.
WI-5-3-8-agent = There is an enemy Agent on the { $major } track.
WI-0-5 = The { $colour } Troops are not on your side.
WI-5-5-1 = Your side has no { $colour } Troop at { $origin }.
WI-5-5-2 = The Troops at { $origin } have already stopped there in this action and can’t move on.
WI-8-1-2 = Choose the City where you resolve the fighting next.
WI-8-1-2-must = You must resolve the fighting at { $city } before you can stop.
WI-8-1-1 = There is nothing to resolve at { $city }.
WI-8-1-1-favourable = { $city } belongs to a Major City that favours you.
WI-9-4 = { $city } belongs to you or to your ally.
WI-8-2-2-answer = Besiege { $city } now, or leave it.
WI-8-2-2-stay = Outside a Neutral City the winner besieges or withdraws.
WI-8-2-2-withdraw = Outside a City of Neutral posture the winner besieges or stays.
WI-8-4-1 = Choose which colour loses a Troop.
WI-8-4-1-there = Your side has no { $colour } Troop there.
WI-8-5-2 = { $city } is neither yours nor part of a Major City that favours you.
WI-9-1 = Put { $card } on a free space, or discard a Cortigiano for it.
WI-9-1-first = { $card } must be placed; discard a Cortigiano if no space is free.
WI-9-1-room = You can only give up { $card } if every space is occupied.
WI-9-1-stays = The new ally’s first card stays; only the second may go.
WI-10-1 = Pay { $due ->
    [0] 0 florins
    [one] 0 or 1 florin
   *[other] 0 to { $due } florins
}; each florin keeps two Troops.
WI-10-1-florins = Your treasury holds { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
WI-10-1-disband = Choose which Troop goes unpaid.
WI-10-1-where = Your side has no { $colour } Troop at { $city }.
WI-10-2 = { $item } is not for sale to you.
WI-10-3 = Recruit a Troop in a City, or finish.
WI-10-3-city = You can only recruit your own Troops in a City with your disc; { $city } has none.
WI-10-3-price = A Troop at { $city } costs { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}; you have { $florins }.
WI-9-2-city = You can only recruit allied Troops in a Starting City that has the ally’s disc.
WI-1-5 = All { $colour } Troops are on the board.

## Options

option-track = Influence tracks
option-track-13 = 13 squares
option-track-11_short = 11 squares, narrow Alliance zones
option-track-11_wide = 11 squares, wide Alliance zones
option-track-15 = 15 squares
option-recruit_at_allies = Recruit your own Troops in allied Cities
option-helper_bonuses = War Bonuses for a Favourable City
option-helper_bonuses-never = never
option-helper_bonuses-troops = with Troops there
option-helper_bonuses-always = always
option-allied_capital_costs = Taking an ally’s capital costs influence
option-orphan_tile = Tiles of an eliminated Major City
option-orphan_tile-stack = to the stack
option-orphan_tile-out = out of the game
option-orphan_troops = Troops outside a City that turns neutral
option-orphan_troops-stay = stay
option-orphan_troops-withdraw = retreat
option-initial_cities = Cities with cheap recruits
option-initial_cities-all = all you started with
option-initial_cities-arms = only those with a coat of arms
option-first_player-france = France
option-first_player-alternating = alternating

## The table

term-empty = Empty Room
term-allied_troop = Allied Troops
term-charles_short = Charles VIII
term-orleans_short = Louis
term-sforza_short = Ludovico
term-briconnet_short = Briçonnet
term-ferrandino_short = Ferdi­nand
term-calabria_short = Alfonso
term-frederick_short = Frederick
term-rodrigo_short = Alexander
term-valentino_short = Cesare
term-piero_short = Piero
term-savonarola_short = Savo­narola
term-barbarigo_short = Barbarigo
term-gonzaga_short = Gonzaga
term-kingdom_of_france_short = Kingdom
question-wars_of_italy-action-empty = This Room has no action
gov-palace-of = King of { $house }
gov-others = The other side
gov-others-open = click to open the Palace
gov-unlock-ally = by an ally
gov-about-locked = Opened by a Duchy or Principality you buy, or by a card of an allied Major City.
gov-about-empty = No action, unless an Action card lies here
gov-about-annex = Annex a City and pull Major Cities to your side, or conclude an alliance
gov-about-agent = Agents close the other side’s Rooms, change the value of Cities, and guard Influence tracks.
gov-about-trophy = 1 point each, any number of one colour.
gov-about-allied_troop = They march, fight and are paid like your own; recruited for 1 florin in their own Cities.
gov-allied-troops = Allied Troops: { $house }
gov-track-of = the { $city } track
gov-city-garrison = garrison { $count } ({ $house })
gov-city-guests = { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
} of { $house } here, at peace
gov-guests = At peace
gov-part-diplomacy = diplomacy
gov-part-ally = the ally’s cards
gov-part-losses = losses
gov-head-diplomacy = Crowns to spend
gov-head-siege = Sieges
gov-head-ally = The ally’s cards
gov-head-losses = Losses
gov-note-diplomacy = Annex at most one City; each Crown on a track moves its marker one square towards you. Sources are used automatically.
gov-note-siege = Neutral Cities, your opponent’s and Hostile ones must be besieged; a City of Neutral posture may be left in peace.
gov-note-losses = Your own and allied Troops fight together; you choose which are lost.
gov-note-ally = No space is free, not even a new one: discard a Cortigiano to make room for this card.
gov-note-salary = Each florin pays two Troops, your own or allied; none are free.
gov-note-recruit = 1 florin in a City you started with, 3 in any other City of yours; allied Troops for 1 in their own Cities.
gov-note-govern = Each Crown or Cross readies up to two exhausted tiles.
gov-note-scheme = Each Mask places, moves or removes one Agent: in Cities, in Rooms and on Influence tracks.
gov-group-annex = Annex a City · { $count }
gov-coach-family = You play { $house }. Anything outlined in purple can be chosen. Start by placing your Family cards.
gov-coach-action-annex = Diplomacy spends Crowns on Cities and on the tracks on the right. Pull a Major City five squares towards you, and it can become your ally.
gov-coach-diplomacy = Press the plus on a track: the dashed seal shows where the marker would go. Nothing is final until you press the purple button.
answer-governing-march-ally = { $house }: { $origin } → { $city }
commit-governing-march-ally = March a Troop of { $house } to { $city }
answer-governing-sail-ally = { $house }: { $origin } ⇢ { $city }
commit-governing-sail-ally = Sail a Troop of { $house } to { $city }
answer-governing-recruit-ally = { $house } in { $city }
commit-governing-recruit-ally = Recruit a Troop of { $house } in { $city }
answer-governing-disband-ally = { $house } at { $city }
commit-governing-disband-ally = Remove a Troop of { $house } at { $city }
answer-governing-lose-colour = A Troop of { $house }
commit-governing-lose-colour = Lose a Troop of { $house }
answer-governing-influence = { $city }: 1 { $symbol }
commit-governing-influence = Influence { $city }: 1 { $symbol }
answer-governing-conclude = Ally: { $city }
answer-governing-conclude-small = permanent, costs no Crowns
commit-governing-conclude = Conclude the alliance with { $city }
answer-governing-diplomacy = Diplomacy
answer-governing-diplomacy-small = annex, influence
commit-governing-diplomacy = Begin diplomacy
answer-governing-stay = Stay outside { $city }
answer-governing-decline = Decline { $card }
answer-governing-done-diplomacy = End here
answer-governing-done-siege = No more sieges
wars-influence = Influence
wars-influence-aside = each Crown moves a marker one square towards you
wars-zone-alliance = alliance
wars-zone-favours-france = favours France
wars-zone-neutral = neutral
wars-zone-favours-naples = favours Naples
wars-in-alliance-france = in France’s Alliance zone
wars-in-favour-france = favouring France
wars-in-neutral = in the Neutral zone
wars-in-favour-naples = favouring Naples
wars-in-alliance-naples = in Naples’s Alliance zone
wars-posture = Posture
wars-posture-hostile = hostile to you
wars-posture-neutral = neutral
wars-posture-favourable = favours you
wars-posture-allied = your ally
wars-towards-hostile = hostile to { $house }
wars-towards-neutral = neutral towards { $house }
wars-towards-favourable = favours { $house }
wars-towards-allied = ally of { $house }
wars-major-troops = { $on } of { $all } Troops on the map
wars-major-agent = its Agent joins its ally
wars-spend = { $symbol } for { $city }
wars-one-more = One more { $symbol } for { $city }
wars-one-less = One fewer { $symbol } for { $city }
wars-agent-own = Your Agent on the track: the other side’s first symbol here is lost, and it can’t conclude the alliance.
wars-agent-theirs = Agent of { $house } on the track: your first symbol here is lost, and you can’t conclude the alliance.
wars-allied-since = allied with { $house } since Round { $round }
wars-eliminated-since = eliminated in Round { $round }
wars-permanent = permanent
wars-square = square { $square }, { $zone }
wars-would-be = after this move: { $where }
wars-rounds = Rounds
wars-round = Round { $round }
wars-round-of = Round { $round } of { $last }
wars-salary-aside = salary at the end of Rounds { $rounds }
wars-salary-round = salary Round
wars-about-salary = In the Winter of these Rounds each florin pays two of your Troops, allied ones included. The Rounds are our reading of the coins on the board.
wars-reminder = What counts at the end
wars-worth-city = 1 point per City with your disc or your ally’s
wars-worth-print = points printed on cards and tiles
wars-worth-crosses = 2 points for more Crosses than the other side
wars-worth-trophy = 1 point per Trophy
wars-worth-indulgence = −1 point per Indulgence
wars-short-city = City
wars-short-print = printed
wars-short-crosses = most Crosses
wars-short-trophy = Trophy
wars-short-indulgence = Indulgence
wars-conquest-costs = Taking a dependency costs 4 influence with its Major City; taking a capital costs 1 with each of the others.
wars-naples-falls = France wins if it holds Naples at the end of a Round.
wars-sides = The two sides
wars-what-this-does = What this does
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = you could conclude the alliance in a later action
wars-crosses-rome = Crosses may replace Crowns for Rome, and only there.
wars-ally = Alliance
wars-about-ally = Its Troops and Cities belong to { $house }’s side for the rest of the game.
wars-about-eliminated = Its capital was taken: its marker, cards and Troops have left the game.
wars-about-track = A Major City between the two sides. Its marker shows whom it favours; while it is in an Alliance zone, that side may conclude a permanent alliance.
wars-marker = Marker
wars-cards = Family cards
wars-tab-tracks = Tracks
wars-automatic = France held Naples at the end of the Round: it wins, whatever the points.
wars-tiebreak = Naples wins ties.
wars-ended-naples = Naples fell in Round { $round }
wars-ended-counted = ended after Round { $round }
wars-end-you = Naples has fallen: you win at once
wars-end-other = Naples has fallen: { $name } wins at once
wars-conquest = What a conquest costs
wars-dependency = dependency
wars-capital = capital
wars-takes-naples = holds Naples: wins
gov-story = Turning points of the war
gov-story-aside = alliances, sieges, the end
wars-brings = { $cards }; { $cities }; Troops { $troops }, Agents { $agents }
wars-would-eliminate = eliminates { $city }
