### The Wars of Italy.

## Words of the notation

term-action = Action card
term-action_short = Action card
term-active = on the track
term-admiral = Admiral
term-admiral_short = Admiral
term-adriatic = Adriatic Sea
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexander VI
term-alexander_short = Alexander
term-alfonso = Alfonso, Duke of Calabria
term-alfonso_short = Alfonso
term-alliance = Alliance
term-alliances = Alliances
term-allied = Allied
term-ambassador = Ambassador
term-ambassador_short = Ambas­sador
term-ancona = Ancona
term-annex = Annex
term-arrow = Arrow
term-artist = Artist
term-ascanio = Ascanio Sforza
term-ascanio_short = Ascanio
term-assassin = Assassin
term-assassin_short = Assassin
term-barbarigo = Doge Agostino Barbarigo
term-bari = Bari
term-bastion = Bastion Fort
term-bastion_short = Bastion
term-benevento = Benevento
term-bishop = Bishop
term-bishop_short = Bishop
term-blue = Blue
term-bonuses = Patronage bonuses
term-briconnet = Cardinal Briçonnet
term-cagliari = Cagliari
term-calabria = Alfonso II
term-cannons = Cannons
term-cannons_short = Cannons
term-cardinal = Cardinal
term-cardinal_short = Cardinal
term-cards = Cards
term-cathedral = Cathedral
term-cavalry = Cavalry
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-charles = Charles VIII
term-cities = Cities
term-civitavecchia = Civitavecchia
term-columbus = Christopher Columbus
term-columbus_short = Columbus
term-conclude = Conclude the alliance
term-condottiere = Condottiere
term-condottiere_short = Condot­tiere
term-consigliere = Consigliere
term-consigliere_short = Consi­gliere
term-copernicus = Nicolaus Copernicus
term-copernicus_short = Copernicus
term-corfu = Corfu
term-cross = Cross
term-crown = Crown
term-crowns = 2 Crowns
term-decline = Decline
term-duchy = Duchy
term-duomo = The Duomo
term-duomo_short = Duomo
term-either = Crown or Cross
term-eliminated = eliminated
term-empire = Holy Roman Empire
term-empire_short = Empire
term-favourable = Favourable
term-ferdinand = Ferdinand II of Naples
term-ferdinand_short = Ferdinand
term-ferrandino = Ferdinand II
term-florence = Florence
term-florin = Florin
term-florins = florins
term-france = France
term-france_short = France
term-frederick = Frederick of Aragon
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Genoa
term-giovanni = Giovanni de' Medici
term-giovanni_short = Giovanni
term-giuliano = Giuliano de' Medici
term-giuliano_short = Giuliano
term-gonfalonier = Gonfalonier
term-gonfalonier_short = Gonfa­lonier
term-gonzaga = Francesco Gonzaga
term-govern = Govern
term-green = Green
term-guild = Guild
term-hostile = Hostile
term-improvement = Improvement card
term-improvement_short = Improvement card
term-indulgence = Indulgence
term-indulgences = Indulgences
term-influence = Influence
term-ionian = Ionian Sea
term-kingdom = Kingdom
term-kingdom_of_france = Kingdom of France
term-left = Left edge
term-left1 = left space 1
term-left2 = left space 2
term-left3 = left space 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Ligurian Sea
term-lorenzo = Lorenzo de' Medici
term-lorenzo_short = Lorenzo
term-lose = Lose
term-lucrezia = Lucrezia Borgia
term-lucrezia_short = Lucrezia
term-ludovico = Ludovico Sforza
term-ludovico_short = Ludovico
term-machiavelli = Niccolò Machiavelli
term-machiavelli_short = Machia­velli
term-maestro = Maestro
term-maestro_short = Maestro
term-mantua = Mantua
term-mask = Mask
term-merchant = Merchant
term-merchant_short = Merchant
term-messina = Messina
term-michelangelo = Michelangelo
term-michelangelo_short = Michelangelo
term-milan = Milan
term-montefeltro = Federico III da Montefeltro
term-montefeltro_short = Monte­feltro
term-moro = Doge Cristoforo Moro
term-moro_short = Moro
term-most_cities = Furthest in Cities
term-most_patronage = Furthest in Patronage
term-move = marker
term-naples = Naples
term-nice = Nice
term-nothing = nothing
term-or = or
term-orleans = Louis of Orléans
term-orsini = Niccolò Orsini di Pitigliano
term-orsini_short = Orsini
term-ottoman = Ottoman Empire
term-ottoman_short = Ottomans
term-over = End
term-palermo = Palermo
term-parma = Parma
term-patronage = Patronage track
term-perugia = Perugia
term-piero = Piero de’ Medici
term-pisa = Pisa
term-podesta = Podestà
term-podesta_short = Podestà
term-pope = Pope
term-pope_short = Pope
term-prince = The Prince
term-prince_short = The Prince
term-principality = Principality
term-purchase = purchase
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = Red
term-redemption = redemption
term-reggio = Reggio
term-religion = Religious influence
term-republic = Republic
term-retreat = retreat
term-retreats = Retreats
term-right = Right edge
term-right1 = right space 1
term-right2 = right space 2
term-right3 = right space 3
term-rodrigo = Alexander VI
term-rome = Rome
term-room = Room
term-rossano = Rossano
term-round = Round
term-salary = salary
term-savonarola = Girolamo Savonarola
term-scheme = Scheme
term-setup = Set-up
term-sforza = Ludovico Sforza
term-ship = Ship
term-sieges = Sieges
term-siena = Siena
term-sistine = The Sistine Chapel
term-sistine_short = Sistine
term-spoleto = Spoleto
term-sponsor = Sponsor
term-spring = Spring
term-stay = Stay
term-ten = Council of Ten
term-ten_short = The Ten
term-terracina = Terracina
term-tiles = Tiles
term-token = +1 token
term-track = track
term-trade = Trade
term-trento = Trento
term-troop = Troop
term-trophies = Trophies
term-trophy = Trophy
term-tunis = Tunis
term-turin = Turin
term-tyrrhenian = Tyrrhenian Sea
term-under = beneath Room
term-valentino = Cesare Borgia
term-venice = Venice
term-wage_war = Wage War
term-wages = War
term-war = War
term-war_action = Wage War
term-white = White
term-winter = Winter
term-work = Work
term-yellow = Yellow

## Questions

question-wars_of_italy-room = Where does your marker begin?
question-wars_of_italy-move = Move your marker
question-wars_of_italy-step = Pay for the further Rooms
question-wars_of_italy-redeem = Redeem Indulgences you passed?
question-wars_of_italy-action = Perform the action: { $action }?
question-wars_of_italy-action-annex = Diplomacy, or an alliance for good?
question-wars_of_italy-pay = Pay
question-wars_of_italy-pay-govern = Pay for Govern
question-wars_of_italy-pay-annex = Pay for the City
question-wars_of_italy-pay-purchase = Pay for the bundle
question-wars_of_italy-pay-retreat = Pay the Ships of the retreat
question-wars_of_italy-pay-other = Pay the cost
question-wars_of_italy-govern = Govern: ready tiles
question-wars_of_italy-trade = Trade: which Ships?
question-wars_of_italy-war = Wage War: move your Troops
question-wars_of_italy-scheme = Scheme: place, move or expel Agents
question-wars_of_italy-put_down = Where does the Agent go?
question-wars_of_italy-announce = Siege of { $city }: announce a bonus?
question-wars_of_italy-announce-plains = On the plains before { $city }: announce a bonus?
question-wars_of_italy-plains_won = You hold the plains of { $city }: besiege it?
question-wars_of_italy-retreat = Where does the Troop at { $city } retreat?
question-wars_of_italy-vacate = You lose a space: which card moves?
question-wars_of_italy-salary = Pay your { $count } Troops
question-wars_of_italy-disband = Remove Troops: { $count } more
question-wars_of_italy-reorganise = Reorganise your Palace
question-wars_of_italy-purchase = Winter purchases: one bundle
question-wars_of_italy-place = Where does { $card } go?
question-wars_of_italy-recruit = Recruit Troops?
question-wars_of_italy-held-troop = Where does the Troop from { $city } go?
question-wars_of_italy-held-card = Where does { $card } go?
question-wars_of_italy-held-place = Where does this card go?
question-wars_of_italy-family = Place your Family cards
question-wars_of_italy-diplomacy = Annex a City, influence Major Cities
question-wars_of_italy-siege = Which City is resolved next?
question-wars_of_italy-losses = Which colour loses a Troop?
question-wars_of_italy-ally = Where does { $card } go?

## Events

event-wars_of_italy-arranged = { $seat_is ->
        [you] You place { $card }: { $place }
       *[other] { $seat } places { $card }: { $place }
    }
event-wars_of_italy-entered = { $seat_is ->
        [you] You place your marker in Room { $room }
       *[other] { $seat } places the marker in Room { $room }
    }
event-wars_of_italy-moved = { $seat_is ->
        [you] You move { $rooms ->
            [one] 1 Room
           *[other] { $rooms } Rooms
        } to Room { $room }
       *[other] { $seat } moves { $rooms ->
            [one] 1 Room
           *[other] { $rooms } Rooms
        } to Room { $room }
    }
event-wars_of_italy-bought_step = { $seat_is ->
        [you] You buy a further Room for 2 florins
       *[other] { $seat } buys a further Room for 2 florins
    }
event-wars_of_italy-readied_edge = { $seat_is ->
        [you] Your Cortigiani are ready: { $edge }
       *[other] Cortigiani of { $seat } are ready: { $edge }
    }
event-wars_of_italy-redeemed = { $seat_is ->
        [you] You redeem the Indulgence of Room { $room }
       *[other] { $seat } redeems the Indulgence of Room { $room }
    }
event-wars_of_italy-requested = { $seat_is ->
        [you] You request an Indulgence: { $benefit }
       *[other] { $seat } requests an Indulgence: { $benefit }
    }
event-wars_of_italy-laid = { $seat_is ->
        [you] The Indulgence lies in your Room { $room }
       *[other] The Indulgence lies in Room { $room } of { $seat }
    }
event-wars_of_italy-performed = { $seat_is ->
        [you] You begin: { $action }
       *[other] { $seat } begins: { $action }
    }
event-wars_of_italy-skipped = { $seat_is ->
        [you] You take no action
       *[other] { $seat } takes no action
    }
event-wars_of_italy-used = { $seat_is ->
        [you] You use { $source }: { $count } { $symbol }
       *[other] { $seat } uses { $source }: { $count } { $symbol }
    }
event-wars_of_italy-paid = { $seat_is ->
        [you] You pay { $cost }
       *[other] { $seat } pays { $cost }
    }
event-wars_of_italy-banked = { $seat_is ->
        [you] You collect { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }: { $source }
       *[other] { $seat } collects { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }: { $source }
    }
event-wars_of_italy-annexed = { $seat_is ->
        [you] You annex { $city }
       *[other] { $seat } annexes { $city }
    }
event-wars_of_italy-readied = { $seat_is ->
        [you] You ready { $source }
       *[other] { $seat } readies { $source }
    }
event-wars_of_italy-gained_agent = { $seat_is ->
        [you] You gain an Agent
       *[other] { $seat } gains an Agent
    }
event-wars_of_italy-discarded = { $seat_is ->
        [you] You discard { $card }
       *[other] { $seat } discards { $card }
    }
event-wars_of_italy-placed_card = { $seat_is ->
        [you] { $card } joins your court
       *[other] { $card } joins the court of { $seat }
    }
event-wars_of_italy-traded = { $seat_is ->
        [you] You trade Ships for { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
       *[other] { $seat } trades Ships for { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
    }
event-wars_of_italy-marched = { $seat_is ->
        [you] You march a Troop from { $origin } to { $city }
       *[other] A Troop of { $seat } marches from { $origin } to { $city }
    }
event-wars_of_italy-sailed = { $seat_is ->
        [you] You sail a Troop from { $origin } to { $city }
       *[other] A Troop of { $seat } sails from { $origin } to { $city }
    }
event-wars_of_italy-took_tokens = { $seat_is ->
        [you] You take { $count ->
            [one] 1 war token
           *[other] { $count } war tokens
        }
       *[other] { $seat } takes { $count ->
            [one] 1 war token
           *[other] { $count } war tokens
        }
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] You return { $tokens } war tokens
       *[other] { $seat } returns { $tokens } war tokens
    }
event-wars_of_italy-placed_agent = { $seat_is ->
        [you] You place an Agent: { $location }
       *[other] { $seat } places an Agent: { $location }
    }
event-wars_of_italy-expelled = { $seat_is ->
        [you] You expel the Agent of { $owner }: { $location }
       *[other] { $seat } expels the Agent of { $owner }: { $location }
    }
event-wars_of_italy-won_on_plains = { $attacker_is ->
        [you] You beat { $defender } on the plains before { $city }
       *[other] { $attacker } beats { $defender } on the plains before { $city }
    }
event-wars_of_italy-tied_on_plains = Nobody wins on the plains before { $city }: { $first } and { $second } lose 1 Troop each
event-wars_of_italy-withdrew = { $seat_is ->
        [you] You withdraw from { $city }
       *[other] { $seat } withdraws from { $city }
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] You besiege { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
       *[other] { $attacker } besieges { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
    }
event-wars_of_italy-announced_token = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-wars_of_italy-announced_cannons = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-wars_of_italy-announced_card = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-wars_of_italy-announced_tile = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-wars_of_italy-passed = { $seat_is ->
        [you] You announce no more at { $city }
       *[other] { $seat } announces no more at { $city }
    }
event-wars_of_italy-took_by_siege = { $attacker_is ->
        [you] You take { $city } by siege, { $attack } to { $defence }
       *[other] { $attacker } takes { $city } by siege, { $attack } to { $defence }
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] You are repelled at { $city }, { $attack } to { $defence }
       *[other] { $attacker } is repelled at { $city }, { $attack } to { $defence }
    }
event-wars_of_italy-retreated_by_road = { $seat_is ->
        [you] You retreat a Troop from { $origin } to { $city }
       *[other] A Troop of { $seat } retreats from { $origin } to { $city }
    }
event-wars_of_italy-retreated_by_sea = { $seat_is ->
        [you] You retreat a Troop from { $origin } to { $city }
       *[other] A Troop of { $seat } retreats from { $origin } to { $city }
    }
event-wars_of_italy-lost_in_retreat = { $seat_is ->
        [you] You lose a Troop at { $origin }
       *[other] A Troop of { $seat } at { $origin } is lost
    }
event-wars_of_italy-vacated_by_moving = { $seat_is ->
        [you] You move { $card } to { $target }
       *[other] { $seat } moves { $card } to { $target }
    }
event-wars_of_italy-vacated_by_discarding = { $seat_is ->
        [you] You discard { $card }
       *[other] { $seat } discards { $card }
    }
event-wars_of_italy-began_winter = { $seat_is ->
        [you] Your Winter begins
       *[other] Winter of { $seat }
    }
event-wars_of_italy-paid_salary = { $seat_is ->
        [you] You pay { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        } of salary
       *[other] { $seat } pays { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        } of salary
    }
event-wars_of_italy-disbanded = { $seat_is ->
        [you] You disband a Troop at { $city }
       *[other] { $seat } disbands a Troop at { $city }
    }
event-wars_of_italy-put_card_in = { $seat_is ->
        [you] You put { $card } in Room { $room }
       *[other] { $seat } puts { $card } in Room { $room }
    }
event-wars_of_italy-put_card_under = { $seat_is ->
        [you] You put { $card } beneath the card of Room { $room }
       *[other] { $seat } puts { $card } beneath the card of Room { $room }
    }
event-wars_of_italy-put_card_over = { $seat_is ->
        [you] You put { $card } on top of the card of Room { $room }
       *[other] { $seat } puts { $card } on top of the card of Room { $room }
    }
event-wars_of_italy-took_card_out = { $seat_is ->
        [you] { $card } leaves your Room { $room }, exhausted
       *[other] { $card } leaves Room { $room } of { $seat }, exhausted
    }
event-wars_of_italy-shifted = { $seat_is ->
        [you] You move { $card }: { $space }
       *[other] { $seat } moves { $card }: { $space }
    }
event-wars_of_italy-bought = { $seat_is ->
        [you] You buy { $item }
       *[other] { $seat } buys { $item }
    }
event-wars_of_italy-recruited = { $seat_is ->
        [you] You recruit a Troop in { $city }
       *[other] { $seat } recruits a Troop in { $city }
    }
event-wars_of_italy-round = Round { $round } begins
event-wars_of_italy-influenced = { $seat_is ->
        [you] Your influence on { $major } grows
       *[other] { $seat } influences { $major }
    }
event-wars_of_italy-influence_cancelled = An Agent of { $owner } cancels one symbol: { $major }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] You conclude a definitive alliance: { $major }
       *[other] { $seat } concludes a definitive alliance: { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] You decline { $card }
       *[other] { $seat } declines { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] You lose influence: { $major }, { $squares } squares
       *[other] { $seat } loses influence: { $major }, { $squares } squares
    }
event-wars_of_italy-eliminated = { $major } is eliminated
event-wars_of_italy-took_allied_capital = The capital of an ally has fallen: { $major }
event-wars_of_italy-turned_compulsory = { $city } turns hostile: { $seat } must besiege it
event-wars_of_italy-met_on_plains = Battle on the plains before { $city }
event-wars_of_italy-met_before_neutral_posture = Battle on the plains before { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] You stay before { $city }
       *[other] { $seat } stays before { $city }
    }
event-wars_of_italy-lost_troop = A Troop is lost before { $city }: { $colour }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] You take a Trophy: { $colour }
       *[other] { $attacker } takes a Trophy: { $colour }
    }
event-wars_of_italy-naples_fell = Naples has fallen: France wins
event-wars_of_italy-counted = The last Round is over: the points are counted
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] You use the Crown of an Indulgence
       *[other] { $seat } uses the Crown of an Indulgence
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] You conclude a definitive alliance: { $major }
       *[other] { $seat } concludes a definitive alliance: { $major }
    }

## Refusals

AG-2-1-4 = An Action card covers the printed symbol of your Room.
AG-2-2-5 = { $space } already holds a card.
AG-2-2-3 = { $space } is shaded: { $occupied } shaded spaces are used and { $allowed } are open to you.
AG-16-4 = { $space } was given up and is not available now.
AG-2-3-1 = { $space } holds no card to discard.
AG-3-4-1 = The first player is one of the { $players } seats.
AG-3-5-1 = Place one of your Family cards.
AG-3-5-1-own = { $card } is no Family card you still have to place.
AG-3-5-2 = { $card } has no action icon and cannot be an Action card.
AG-3-5-2-room = Room { $room } already has an Action card.
AG-3-5-2-under = Room { $room } has no Action card to improve, or has an Improvement.
AG-3-5-2-space = { $space } already holds a card.
AG-4-1-1-answer = Use a source or pay.
AG-4-1-1 = The cost is not met yet: { $missing } missing.
AG-4-1-1-reach = With { $source } used like this the cost could no longer be met.
AG-4-1-1-source = You have no { $source }.
AG-4-1-1-once = { $source } has been used in this payment.
AG-4-1-2 = { $source } shows no { $symbol }.
AG-4-1-3 = { $source } is exhausted.
AG-4-1-4 = The bonus of { $source } is not yours, spent, or barred by an enemy Agent.
AG-4-1-5 = No { $symbol } is needed any more.
AG-4-1-7 = { $source } has paid with another symbol in this phase.
AG-4-2-2-own = You have no { $source } to bank from.
AG-4-2-2-ready = { $source } is exhausted.
AG-4-2-2 = { $source } shows no florins.
AG-4-3-1 = { $source } cannot give { $symbol } for this: { $purpose }.
AG-6-1-1 = Place your marker on one of your five Rooms.
AG-6-2-1 = Advance your marker clockwise by at least one Room.
AG-6-2-5 = { $rooms } Rooms need { $extra } more than the two free ones; you can pay for { $reach }.
AG-6-2-4-answer = Pay the further Rooms with Arrows or 2 florins.
AG-6-2-3 = A further Room costs 2 florins; your treasury holds { $florins }.
AG-6-2-3-once = Only one further Room is bought per Spring.
AG-6-2-5-reach = Then the move could no longer be paid.
AG-7-2-1 = Redeem Indulgences your marker passed, or say done.
AG-7-2-2 = Your marker did not pass Room { $room } or stop on it in this move.
AG-7-2-2-none = No Indulgence lies on Room { $room }.
AG-7-2-3 = An Indulgence costs 1 Cross or 2 Crowns; you have put up { $crosses } Crosses and { $crowns } Crowns.
AG-7-3-1 = An Indulgence lies on your Room.
AG-7-3-2 = An enemy Agent is in your Room.
AG-7-3-5 = The enemy Agent in this Room costs { $masks } Masks first; you can reach { $reach }.
AG-7-3-4-answer = The first { $masks } Masks remove the enemy Agent from this Room.
AG-7-4-2 = An Indulgence is requested in your own action step or Winter turn.
AG-7-4-2-once = You have requested an Indulgence this Year.
AG-7-4-4 = An Indulgence already lies on your marker's Room.
AG-7-4-4-stack = All { $stack } Indulgences lie in Palaces.
AG-8-1-2 = Perform the action of your Room or skip it.
AG-8-1-1 = Your Room offers { $action }.
AG-8-2-1 = Use Crowns or Crosses, ready tiles, reactivate Alliances, or say done.
AG-8-2-2 = This costs a Crown or Cross; none is left.
AG-8-2-2-tile = { $source } is no exhausted tile of your Domain.
AG-8-2-2-alliance = { $power } is no Alliance of yours with a used bonus.
AG-8-2-3 = { $source } paid for this Govern and cannot be readied by it.
AG-8-2-3-pay = { $source } was readied by this Govern and cannot pay for it.
AG-8-2-5 = The bonus of { $power } paid for this Govern.
AG-8-2-8 = { $source } has been readied by this Govern; each tile is readied once.
AG-8-3-1 = You are on the last step of the Patronage track.
AG-8-3-2 = Step { $step } costs { $cost }; you cannot reach that.
AG-8-3-4 = Take one of the Patronage bonuses left.
AG-8-3-4-taken = { $bonus } has been taken.
AG-8-3-5 = You have taken { $bonus }’s type: one artist and one work at most.
AG-8-4-1 = Use Ships, or say done.
AG-8-5-1 = Only a neutral City is annexed; { $city } belongs to { $owner }.
AG-8-5-1-out = { $city } is not in play.
AG-8-5-2 = No road joins { $city } to a City of yours, and no sea joins it to a port of yours.
AG-8-5-2-ships = Over { $ships } seas it needs as many Ships; you can reach { $reach }.
AG-8-5-5 = Needs { $crowns } Crowns, you can reach { $reach }.
AG-8-5-5-both = Needs { $crowns } Crowns and { $ships } Ships; your sources cannot give both.
AG-8-5-8 = { $city } is a pirate port and is only taken by siege.
AG-8-6-3 = Use sources, move Troops, or say done.
AG-8-6-1 = No road leads from { $origin } to { $city }.
AG-8-6-1-cavalry = A move by road costs 1 Cavalry; none is left.
AG-8-6-2 = { $origin } and { $city } are not two ports in play.
AG-8-6-2-ships = This crosses { $ships } seas and costs as many Ships; { $left } are left.
AG-8-6-4 = A Troop in front of a City you do not control stays there.
AG-8-6-1-troop = You have no Troop in { $origin }.
AG-8-6-8 = A War symbol costs { $price } florin at once; you have { $florins }.
AG-8-6-8-tokens = No war token is left.
AG-4-2-4 = These florins can only cover florin costs of this action, and there are none.
AG-8-7-1 = Use Masks, place, lift or expel Agents, or say done.
AG-8-7-1-mask = Each operation costs a Mask; none is left.
AG-8-7-1-agent = You have no available Agent.
AG-8-7-1-own = No Agent of yours is on { $location }.
AG-8-7-7 = No opponent's Agent is on { $location }.
AG-8-7-2 = An Agent is already on { $location }.
AG-8-7-2-out = { $location } is not in play.
AG-8-7-4 = The Prince keeps other players' Agents away from { $location }.
AG-8-7-5 = This Palace may hold no further Agent.
AG-8-7-1-put = Say where the Agent you took up goes.
AG-8-7-2-nowhere = No other location is open to this Agent.
AG-8-7-2-same = The Agent just left { $location }.
AG-9-3-9 = Put Machiavelli on a Cortigiano space, or discard a card to free one.
AG-10-1-1 = Choose which of your sieges is resolved next.
AG-10-1-2 = You have no siege at { $city }: you control it or have no Troop in front of it.
AG-10-1-3 = A siege cannot be skipped or lifted; { $cities } wait.
AG-10-2-8-answer = The winner on the plains besieges { $city } now or withdraws.
AG-10-2-8-city = The battle was won before { $battle }, not before { $city }.
AG-10-3-2 = Use one war bonus or pass.
AG-10-3-4 = { $bonus } is no war bonus you have.
AG-10-3-5 = Tokens serve in attack only.
AG-10-3-6 = { $bonus } costs { $price } florin; your treasury holds { $florins }.
AG-10-3-7 = { $bonus } counts once per combat and has been used.
AG-10-3-7-exhausted = { $bonus } is exhausted.
AG-4-1-7-war = { $bonus } has already paid with another symbol in this phase.
AG-12-3-1-france = The bonus of France is spent, or an opponent's Agent sits on it.
AG-16-7-leonardo = Leonardo fought on the plains before { $city } and rests in the siege.
AG-16-9 = { $bonus }: announced in sieges only, not on the plains.
AG-10-7-2-answer = A Troop retreats to a City of yours or is lost.
AG-10-7-4 = You do not control { $city } now.
AG-10-7-2-way = No road leads from { $origin } to { $city }, and no sea joins them.
AG-10-7-3-ships = The way to { $city } costs { $ships } Ships; you cannot supply them.
AG-10-7-3-kept = The { $ships } Ships already promised could no longer be paid.
AG-10-8-5-answer = Move a card out of a shaded space, or discard it.
AG-10-8-5-shaded = A shaded space is lost; { $space } is not shaded.
AG-10-8-5-empty = { $space } holds no card.
AG-16-4-give = Only an open, empty base space is given up; { $space } is not one.
AG-10-8-5-target = { $target } is not a free space the card may move to.
AG-11-2-2 = Pay between 0 and { $due } florins for your { $troops } Troops.
AG-11-2-2-florins = Your treasury holds { $florins }.
AG-11-2-2-disband = The salary keeps { $keep } Troops; remove { $excess } more.
AG-11-2-2-where = You have no Troop at { $city }.
AG-11-3-1 = Move a card, discard a Cortigiano, or say done.
AG-11-3-1-enough = { $limit } moves between spaces reach every arrangement.
AG-11-3-2-marker = Room { $room } holds your marker: no card enters or leaves it.
AG-11-3-2-indulgence = Room { $room } holds an Indulgence: no card enters or leaves it.
AG-11-3-2-agent = An enemy Agent sits in room { $room }: no card enters or leaves it.
AG-11-3-3-empty = { $space } holds no card.
AG-11-3-3 = Only ready Cortigiani move; { $card } is exhausted.
AG-2-1-4-icon = { $card } carries no action and cannot be an Action card.
AG-11-3-3-taken = Room { $room } already has an Action card; a card goes under or over it.
AG-2-1-3-bare = Room { $room } has no Action card to improve.
AG-2-1-3-improvement = Room { $room } already has an Improvement.
AG-16-7-insert = A card goes beneath an Action card, not on top of it.
AG-11-3-4-nothing = Room { $room } has no such card.
AG-11-3-5 = The Action card leaves only if its Improvement can take its place; { $card } carries no action.
AG-11-3-7-target = { $target } is not free.
AG-11-4-1 = Buy an item, discard a Cortigiano, or say done.
AG-11-4-1-twice = At most one { $item } is bought per Winter.
AG-1-3-item = No { $item } is left.
AG-11-4-2 = The bundle with { $item } costs { $cost }; you cannot pay that.
AG-11-4-2-kept = The chosen bundle ({ $cost }) could no longer be paid.
AG-11-4-3 = { $cards } cards need { $cards } spaces; you have { $spaces }.
AG-11-4-3-new = { $card } was just bought and is not discarded in the same bundle.
AG-11-4-3-place = Put { $card } on a free space; discard a card first if there is none.
AG-11-4-6 = You may own only { $limit } { $item }.
AG-11-4-6-discard = You may own only one { $item }: discard the other first.
AG-11-4-7-arms = You already own the { $item } with your arms.
AG-11-4-8 = Who owns a { $other } never owns a { $item }.
AG-11-4-9 = A Cathedral needs a City of value 3 or 4 that you control and that has none.
AG-11-4-9-answer = Choose the City of value 3 or 4 that receives the Cathedral.
AG-11-5-1 = Recruit a Troop in a City, or say done.
AG-11-5-1-six = All your 6 Troops are on the board.
AG-11-5-1-city = Troops are recruited in Cities you control; { $city } is not one.
AG-11-5-2 = A Troop at { $city } costs { $price } florins; your treasury holds { $florins }.
AG-11-6-1 = Form or take over one Alliance, or say done.
AG-12-1-1 = You are allied with { $power } already.
AG-12-1-2 = The Alliance costs { $cost }; you cannot pay that.
AG-12-1-2-agent = Only your own Agent on { $power } lowers the cost.
AG-12-1-2-symbol = The cost of { $power } has no { $symbol }.
AG-12-1-2-which = Your Agent on { $power } spares one symbol: say which.
AG-12-2-1 = Only the player whose Agent is on { $power } may take it from its ally.
AG-12-2-1-full = An Alliance is taken from an opponent at full cost.
WI-4-2 = This Room has no action and no Action card.
WI-5-3-2 = Use a source, annex a Neutral City, influence a Major City, or finish.
WI-5-3-2-one = One City is annexed per action.
WI-5-3-3 = { $city } bears the disc of a Major City.
WI-5-3-4 = { $major } has no marker on its track any more.
WI-5-3-4-symbol = The pool holds no { $symbol }.
WI-5-3-5 = Crosses influence Rome alone, not { $major }.
WI-5-3-7 = The marker of { $major } is on your last square.
WI-5-3-8-active = { $major } can no longer become an ally.
WI-5-3-8-zone = The marker of { $major } is not in your Alliance zone.
WI-5-3-8-agent = An opposing Agent stands on the track of { $major }.
WI-0-5 = These Troops are not on your side: { $colour }.
WI-5-5-1 = No such Troop of your side is at { $origin }: { $colour }.
WI-5-5-2 = The Troops at { $origin } stopped there in this action.
WI-8-1-2 = Name the City to resolve next.
WI-8-1-2-must = { $city } must be resolved before you may stop.
WI-8-1-1 = Nothing is to be resolved at { $city }.
WI-8-1-1-favourable = { $city } is of a Major City that favours you.
WI-9-4 = { $city } belongs to you or to your ally.
WI-8-2-2-answer = Besiege { $city } now, or leave it.
WI-8-2-2-stay = Before a Neutral City the winner besieges or withdraws.
WI-8-2-2-withdraw = Before a city of Neutral posture the winner besieges or stays.
WI-8-4-1 = Say which colour loses a Troop.
WI-8-4-1-there = No such Troop of your side is there: { $colour }.
WI-8-5-2 = { $city } is neither yours nor of a Major City that favours you.
WI-9-1 = Put { $card } on a free space, or discard a Cortigiano for it.
WI-9-1-first = { $card } is always placed; discard a Cortigiano if no space is free.
WI-9-1-room = { $card } is given up only if every space is occupied.
WI-9-1-stays = The first card of the new ally stays; only the second may go.
WI-10-1 = Pay 0 to { $due } florins; each keeps two Troops.
WI-10-1-florins = Your treasury holds { $florins } florins.
WI-10-1-disband = Say which Troop is not paid.
WI-10-1-where = No such Troop of your side is at { $city }: { $colour }.
WI-10-2 = { $item } is not for sale to you.
WI-10-3 = Recruit a Troop in a City, or finish.
WI-10-3-city = Own Troops are recruited under the own disc; { $city } bears none.
WI-10-3-price = A Troop at { $city } costs { $price } florins; you hold { $florins }.
WI-9-2-city = Allied Troops are recruited where an initial city bears the ally’s disc.
WI-1-5 = All Troops of this colour are on the board: { $colour }.

## Options

option-preset = Edition
option-preset-fr = French
option-preset-en = English
option-florin_surplus = Florins left on Room cards
option-florin_surplus-lost = lost
option-florin_surplus-treasury = to the treasury
option-symbol_scope = A bottom keeps its symbol
option-symbol_scope-payment = for one payment
option-symbol_scope-phase = for the phase
option-scheme_unblock_masks = Masks to open a Scheme Room
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Defenders use tokens
option-token_discard = Unused tokens go
option-token_discard-own = after the own sieges
option-token_discard-end = after all sieges
option-beginner_palace_agents = Agents per Palace
option-beginner_palace_agents-off = no limit
option-beginner_palace_agents-one_enemy = one enemy
option-beginner_palace_agents-one_any = one
option-war_pass = A pass in combat
option-war_pass-final = is final
option-war_pass-reopen = may be reopened
option-insert_above = Cards may go on top
option-indulgence_supply = Indulgences
option-indulgence_supply-limited = ten
option-indulgence_supply-unlimited = any number
option-indulgence_window = Indulgence florins
option-indulgence_window-action = in the action step
option-indulgence_window-spring = all Spring
option-family_placement = Family cards
option-family_placement-simultaneous = all at once
option-family_placement-turn_order = in turn order
option-first_player = First player
option-first_player-random = by lot
option-first_player-chosen = chosen
option-track = Influence tracks
option-track-13 = 13 squares
option-track-11_short = 11 squares, narrow Alliance zones
option-track-11_wide = 11 squares, wide Alliance zones
option-track-15 = 15 squares
option-recruit_at_allies = Own recruits on allied cities
option-helper_bonuses = War bonuses for a Favourable city
option-helper_bonuses-never = never
option-helper_bonuses-troops = with Troops there
option-helper_bonuses-always = always
option-allied_capital_costs = Taking an ally’s capital costs influence
option-orphan_tile = Tiles of an eliminated Major City
option-orphan_tile-stack = to the stack
option-orphan_tile-out = out of the game
option-orphan_troops = Troops at a city that turned neutral
option-orphan_troops-stay = stay
option-orphan_troops-withdraw = retreat
option-initial_cities = Cities with cheap recruits
option-initial_cities-all = all initial cities
option-initial_cities-arms = only those with arms
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
gov-others-open = press to open the Palace
gov-unlock-ally = by an ally
gov-about-locked = Opened by a Duchy or Principality you buy, or by a card of an allied Major City.
gov-about-empty = No action, unless an Action card lies here
gov-about-annex = Diplomacy: annex a City, pull Major Cities to your side, or conclude an alliance
gov-about-agent = Agents close Rooms of the other side, change the value of Cities, and guard influence tracks.
gov-about-trophy = 1 point each, any number of one colour.
gov-about-allied_troop = They march, fight and are paid like your own; recruited for 1 florin on their own cities.
gov-allied-troops = Allied Troops: { $house }
gov-track-of = track of { $city }
gov-city-garrison = garrison { $count } of { $house }
gov-city-guests = { $count } of { $house } stay here in peace
gov-guests = In peace
gov-part-diplomacy = diplomacy
gov-part-ally = the ally’s cards
gov-part-losses = losses
gov-head-diplomacy = Crowns to spend
gov-head-siege = Sieges
gov-head-ally = The ally’s cards
gov-head-losses = Losses
gov-note-diplomacy = At most one City is annexed; each Crown on a track moves its marker one square to your side. Sources are used for you.
gov-note-siege = Neutral and hostile Cities must be besieged; a city of neutral posture may be left in peace.
gov-note-losses = Own and allied Troops fight together; you say which are lost.
gov-note-ally = No space is free, not even a new one: discard a Cortigiano for this card.
gov-note-salary = Each florin keeps two Troops, own or allied; nobody serves for nothing.
gov-note-recruit = 1 florin in a City you began with, 3 in any other of yours; allied Troops for 1 on their own cities.
gov-note-govern = Each Crown or Cross readies up to two exhausted tiles.
gov-note-scheme = Each Mask places, moves or expels one Agent: in Cities, Rooms and on influence tracks.
gov-group-annex = Annex a City · { $count }
gov-coach-family = You are { $house }. Purple means you can. Begin with your Family cards.
gov-coach-action-annex = Diplomacy spends Crowns on Cities and on the tracks at the right. Five squares towards you, and a Major City can become your ally.
gov-coach-diplomacy = Press plus on a track: the dashed seal shows where the marker would go. Nothing leaves before the purple button.
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
answer-governing-conclude-small = for good, no Crowns
commit-governing-conclude = Conclude the alliance with { $city }
answer-governing-diplomacy = Diplomacy
answer-governing-diplomacy-small = annex, influence
commit-governing-diplomacy = Begin diplomacy
answer-governing-stay = Stay before { $city }
answer-governing-decline = Decline { $card }
answer-governing-done-diplomacy = End here
answer-governing-done-siege = No more sieges
wars-influence = Influence
wars-influence-aside = each Crown moves one square to your side
wars-zone-alliance = alliance
wars-zone-favours-france = favours France
wars-zone-neutral = neutral
wars-zone-favours-naples = favours Naples
wars-in-alliance-france = in France’s Alliance zone
wars-in-favour-france = favouring France
wars-in-neutral = in the neutral zone
wars-in-favour-naples = favouring Naples
wars-in-alliance-naples = in Naples’ Alliance zone
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
wars-one-more = One { $symbol } more for { $city }
wars-one-less = One { $symbol } less for { $city }
wars-agent-own = Your Agent on the track: the other side’s first symbol here is lost, and it cannot conclude.
wars-agent-theirs = Agent of { $house } on the track: your first symbol here is lost, and you cannot conclude.
wars-allied-since = allied with { $house } since Round { $round }
wars-eliminated-since = out since Round { $round }
wars-permanent = permanent
wars-square = square { $square }, { $zone }
wars-would-be = after this move { $where }
wars-rounds = Rounds
wars-round = Round { $round }
wars-round-of = Round { $round } of { $last }
wars-salary-aside = salary at the end of { $rounds }
wars-salary-round = salary Round
wars-about-salary = In the Winter of these Rounds every two Troops cost 1 florin, allied ones included. Which Rounds they are follows from the board’s coins; our reading.
wars-reminder = What counts at the end
wars-worth-city = 1 point per City with your disc or your ally’s
wars-worth-print = points printed on cards and tiles
wars-worth-crosses = 2 points for more Crosses than the other side
wars-worth-trophy = 1 point per Trophy
wars-worth-indulgence = 1 point less per Indulgence
wars-conquest-costs = Taking a dependency costs 4 influence with its Major City, a capital 1 with each other.
wars-naples-falls = France holding Naples at a Round’s end wins.
wars-sides = The two sides
wars-what-this-does = What this does
wars-from-to = { $city } { $from } → { $to }: { $posture }
wars-could-conclude = you could conclude in a later action
wars-crosses-rome = Crosses may replace Crowns for Rome, and only there.
wars-ally = Alliance
wars-about-ally = Its Troops and Cities are with { $house } for good.
wars-about-eliminated = Its capital was taken: marker, cards and Troops left the game.
wars-about-track = A Major City between the two sides. Where its marker stands tells whom it favours; in an Alliance zone that side may conclude for good.
wars-marker = Marker
wars-cards = Family cards
wars-tab-tracks = Tracks
wars-automatic = France held Naples at the end of the Round: it wins, whatever the points.
wars-tiebreak = With equal points Naples wins.
wars-ended-naples = Naples fell in Round { $round }
wars-ended-counted = ended after Round { $round }
wars-end-you = Naples has fallen: you win at once
wars-end-other = Naples has fallen: { $name } wins at once
wars-conquest = What a conquest costs
wars-dependency = dependency
wars-capital = capital
wars-takes-naples = holds Naples: wins
gov-story = Turns of the war
gov-story-aside = alliances, sieges, the end
wars-brings = { $cards }; { $cities }; Troops { $troops }, Agents { $agents }
wars-would-eliminate = eliminates { $city }
hint-wars_of_italy-conclude = its Cities, Troops and cards join you for good, +{ $points } PP
hint-wars_of_italy-influence = { $major } comes one square closer
hint-wars_of_italy-march_major = towards { $city }, a city of { $major }
hint-wars_of_italy-diplomacy = a City to annex, or squares on the tracks
hint-wars_of_italy-empty_room = no action there, but it lies on the way
hint-wars_of_italy-place_track = the other side loses its first symbol on this track
