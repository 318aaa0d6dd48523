### What the two Virtù games say in the same words.

## Words of the notation

term-action = Action card
term-action_short = Action card
term-admiral = Admiral
term-admiral_short = Admiral
term-adriatic = Adriatic Sea
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexander VI
term-alexander_short = Alexander
term-alfonso = Alfonso, Duke of Calabria
term-alfonso_short = Alfonso
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
term-bari = Bari
term-bastion = Bastion Fort
term-bastion_short = Bastion
term-benevento = Benevento
term-benevento_short = Bene­vento
term-bishop = Bishop
term-bishop_short = Bishop
term-blue = blue
term-cagliari = Cagliari
term-cannons = Cannons
term-cannons_short = Cannons
term-cardinal = Cardinal
term-cardinal_short = Cardinal
term-cathedral = Cathedral
term-cavalry = Cavalry
term-cesare = Cesare Borgia
term-cesare_short = Cesare
term-civitavecchia = Civitavecchia
term-civitavecchia_short = Civita­vecchia
term-columbus = Christopher Columbus
term-columbus_short = Columbus
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
term-duchy = Duchy
term-duomo = The Duomo
term-duomo_short = Duomo
term-either = Crown or Cross
term-empire = Holy Roman Empire
term-empire_short = Empire
term-empire_the = the Holy Roman Empire
term-ferdinand = Ferdinand II of Naples
term-ferdinand_short = Ferdinand
term-florence = Florence
term-florin = Florin
term-france_short = France
term-galeazzo = Gian Galeazzo Sforza
term-galeazzo_short = Galeazzo
term-genoa = Genoa
term-giovanni = Giovanni de’ Medici
term-giovanni_short = Giovanni
term-giuliano = Giuliano de’ Medici
term-giuliano_short = Giuliano
term-gonfalonier = Gonfalonier
term-gonfalonier_short = Gonfa­lonier
term-govern = Govern
term-green = green
term-guild = Guild
term-improvement = Improvement card
term-improvement_short = Improvement card
term-indulgence = Indulgence
term-ionian = Ionian Sea
term-kingdom = Kingdom
term-left = on the left
term-left1 = left space 1
term-left2 = left space 2
term-left3 = left space 3
term-leonardo = Leonardo da Vinci
term-leonardo_short = Leonardo
term-ligurian = Ligurian Sea
term-lorenzo = Lorenzo de’ Medici
term-lorenzo_short = Lorenzo
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
term-naples = Naples
term-nice = Nice
term-orsini = Niccolò Orsini di Pitigliano
term-orsini_short = Orsini
term-ottoman = Ottoman Empire
term-ottoman_short = Ottomans
term-ottoman_the = the Ottoman Empire
term-over = End
term-palermo = Palermo
term-parma = Parma
term-perugia = Perugia
term-pisa = Pisa
term-podesta = Podesta
term-podesta_short = Podesta
term-pope = Pope
term-pope_short = Pope
term-prince = The Prince
term-prince_short = The Prince
term-principality = Principality
term-principality_short = Princi­pality
term-ragusa = Ragusa
term-ravenna = Ravenna
term-red = red
term-reggio = Reggio
term-republic = Republic
term-retreats = Retreats
term-right = on the right
term-right1 = right space 1
term-right2 = right space 2
term-right3 = right space 3
term-rome = Rome
term-room = Room
term-rossano = Rossano
term-scheme = Scheme
term-setup = Setup
term-ship = Ship
term-sieges = Sieges
term-siena = Siena
term-sistine = The Sistine Chapel
term-sistine_short = Sistine
term-spoleto = Spoleto
term-sponsor = Sponsor
term-spring = Spring
term-ten = Council of Ten
term-ten_short = The Ten
term-terracina = Terracina
term-token = +1 token
term-trade = Trade
term-trento = Trento
term-troop = Troop
term-trophy = Trophy
term-tunis = Tunis
term-turin = Turin
term-tyrrhenian = Tyrrhenian Sea
term-venice_seat = Venice
term-venice = Venice
term-wage_war = Wage War
term-wages = War
term-war = War
term-war_action = Wage War
term-white = white
term-winter = Winter
term-work = Work
term-yellow = yellow

## The table

gov-italy = Italy
gov-map = Map of Italy
gov-zoom-in = Zoom in
gov-zoom-out = Zoom out
gov-whole-map = Whole map
gov-legend-can = can be chosen
gov-legend-put = can go here
gov-legend-chosen = chosen
gov-legend-why = why not?
gov-city-value = value { $value }
gov-neutral = neutral
gov-city-garrison = garrison { $count }
gov-city-siege = besieged by { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
} of { $house }
gov-city-marked = { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
} of { $house } must retreat
gov-agent-of = Agent of { $house }
gov-pirate = pirate port
gov-port-on = port on the { $seas }
gov-roads-to = roads to { $cities }
gov-allied-with = allied with { $house }
gov-unallied = no ally
gov-spent = bonus used
gov-you = you
gov-palace-of = Palace of { $house }
gov-points-now = { $points } PP now
gov-pp = { $points } PP
gov-rooms = Rooms, clockwise
gov-arrow-after = Cortigiano arrow after Room { $room }
gov-readies-left = readies the left edge
gov-readies-right = readies the right edge
gov-left-edge = left edge
gov-right-edge = right edge
gov-closed-indulgence = Indulgence: closed
gov-closed-agent = Agent of { $house }: closed
gov-room-idle = Nothing can be done here now
gov-room-number = Room { $room }
gov-marker-here = your marker is here
gov-with-improvement = improved by { $card }
gov-space-free = free
gov-space-locked = locked
gov-space-given-up = given up
gov-unlock-cities = at 5 Cities
gov-unlock-title = by a Title
gov-unlock-bonus = by a bonus
gov-ready = ready
gov-exhausted = exhausted
gov-bank = Collect the florins from { $source }
gov-treasury = treasury
gov-agents = Agents
gov-free-of = of { $all } free
gov-troops = Troops
gov-of-all = of { $all }
gov-trophies = Trophies
gov-indulgences = Indulgences
gov-cities = Cities
gov-domain = Domain
gov-domain-count = { $ready } ready · { $exhausted } exhausted (amber, hatched)
gov-domain-short = { $ready } ready · { $exhausted } exhausted
gov-others = Other Palaces
gov-others-open = click one to open it
gov-court = court
gov-previous-house = Previous house
gov-next-house = Next house
gov-prestige = Prestige
gov-prestige-aside = Cities above, Patronage below · gold: points
gov-cities-track = Cities track
gov-patronage-track = Patronage track
gov-track-space = { $space }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
gov-market = Market
gov-market-notables = Notables
gov-market-titles = Titles
gov-market-patronage = Patronage
gov-market-cities = Cities
gov-count-left = { $count } left
gov-tab-map = Map
gov-tab-palace = Palace
gov-tab-houses = Houses
gov-tab-market = Market
gov-left = left
gov-right = right
gov-sheet-up = Show the details
gov-sheet-down = See the board
gov-prestige-points = PP
gov-ended = ended in Year { $year }:
gov-ended-no_neutral_city = no Neutral City left
gov-ended-eight_cities = 8 Cities
gov-ended-patronage = Patronage step 5
gov-ended-year_limit = the agreed final Year
gov-room-of-house = Room { $room } of { $house }
event-palace-arranged = { $seat_is ->
        [you] You place { $card }: { $place }
       *[other] { $seat } places { $card }: { $place }
    }
event-palace-entered = { $seat_is ->
        [you] You place your marker in Room { $room }
       *[other] { $seat } places their marker in Room { $room }
    }
event-palace-moved = { $seat_is ->
        [you] You move { $rooms ->
            [one] 1 Room
           *[other] { $rooms } Rooms
        } to Room { $room }
       *[other] { $seat } moves { $rooms ->
            [one] 1 Room
           *[other] { $rooms } Rooms
        } to Room { $room }
    }
event-palace-bought_step = { $seat_is ->
        [you] You pay 2 florins to move one more Room
       *[other] { $seat } pays 2 florins to move one more Room
    }
event-palace-readied_edge = { $seat_is ->
        [you] Your Cortigiani { $edge } are ready again
       *[other] { $seat }’s Cortigiani { $edge } are ready again
    }
event-palace-redeemed = { $seat_is ->
        [you] You redeem the Indulgence on Room { $room }
       *[other] { $seat } redeems the Indulgence on Room { $room }
    }
event-palace-requested = { $seat_is ->
        [you] You request an Indulgence: { $benefit }
       *[other] { $seat } requests an Indulgence: { $benefit }
    }
event-palace-laid = { $seat_is ->
        [you] The Indulgence goes on your Room { $room }
       *[other] The Indulgence goes on { $seat }’s Room { $room }
    }
event-palace-performed = { $seat_is ->
        [you] You perform { $action }
       *[other] { $seat } performs { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] You take no action
       *[other] { $seat } takes no action
    }
event-palace-used = { $seat_is ->
        [you] You use { $source }: { $symbol } ×{ $count }
       *[other] { $seat } uses { $source }: { $symbol } ×{ $count }
    }
event-palace-paid = { $seat_is ->
        [you] You pay { $cost }
       *[other] { $seat } pays { $cost }
    }
event-palace-banked = { $seat_is ->
        [you] You collect { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        } from { $source }
       *[other] { $seat } collects { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        } from { $source }
    }
event-palace-annexed = { $seat_is ->
        [you] You annex { $city }
       *[other] { $seat } annexes { $city }
    }
event-palace-readied = { $seat_is ->
        [you] You ready { $source }
       *[other] { $seat } readies { $source }
    }
event-palace-gained_agent = { $seat_is ->
        [you] You gain an Agent
       *[other] { $seat } gains an Agent
    }
event-palace-discarded = { $seat_is ->
        [you] You discard { $card }
       *[other] { $seat } discards { $card }
    }
event-palace-placed_card = { $seat_is ->
        [you] { $card } joins your court
       *[other] { $card } joins { $seat }’s court
    }
event-palace-traded = { $seat_is ->
        [you] You trade Ships for { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
       *[other] { $seat } trades Ships for { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
    }
event-palace-marched = { $seat_is ->
        [you] You march a Troop from { $origin } to { $city }
       *[other] { $seat } marches a Troop from { $origin } to { $city }
    }
event-palace-sailed = { $seat_is ->
        [you] You sail a Troop from { $origin } to { $city }
       *[other] { $seat } sails a Troop from { $origin } to { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] You send an Agent to { $location_the }
       *[other] { $seat } sends an Agent to { $location_the }
    }
event-palace-expelled = { $seat_is ->
        [you] You remove { $owner }’s Agent from { $location_the }
       *[other] { $seat } removes { $owner_is ->
            [you] your
           *[other] { $owner }’s
        } Agent from { $location_the }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] You beat { $defender } on the plains outside { $city }
       *[other] { $attacker } beats { $defender_is ->
            [you] you
           *[other] { $defender }
        } on the plains outside { $city }
    }
event-palace-tied_on_plains = Nobody wins on the plains outside { $city }: { $first_is ->
        [you] you
       *[other] { $first }
    } and { $second_is ->
        [you] you
       *[other] { $second }
    } lose 1 Troop each
event-palace-withdrew = { $seat_is ->
        [you] You withdraw from { $city }
       *[other] { $seat } withdraws from { $city }
    }
event-palace-announced_token = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-palace-announced_card = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-palace-announced_tile = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-palace-passed = { $seat_is ->
        [you] You pass at { $city }
       *[other] { $seat } passes at { $city }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] You take { $city } by siege, { $attack } to { $defence }
       *[other] { $attacker } takes { $city } by siege, { $attack } to { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] One of your Troops retreats from { $origin } to { $city }
       *[other] One of { $seat }’s Troops retreats from { $origin } to { $city }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] One of your Troops retreats from { $origin } to { $city }
       *[other] One of { $seat }’s Troops retreats from { $origin } to { $city }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] You lose a Troop at { $origin }
       *[other] { $seat } loses a Troop at { $origin }
    }
event-palace-vacated_by_moving = { $seat_is ->
        [you] You move { $card } to { $target }
       *[other] { $seat } moves { $card } to { $target }
    }
event-palace-vacated_by_discarding = { $seat_is ->
        [you] You discard { $card }
       *[other] { $seat } discards { $card }
    }
event-palace-began_winter = { $seat_is ->
        [you] Your Winter begins
       *[other] { $seat }’s Winter begins
    }
event-palace-paid_salary = { $seat_is ->
        [you] You pay your Troops { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
       *[other] { $seat } pays their Troops { $florins ->
            [one] 1 florin
           *[other] { $florins } florins
        }
    }
event-palace-disbanded = { $seat_is ->
        [you] You disband a Troop at { $city }
       *[other] { $seat } disbands a Troop at { $city }
    }
event-palace-took_card_out = { $seat_is ->
        [you] { $card } leaves your Room { $room }, exhausted
       *[other] { $card } leaves { $seat }’s Room { $room }, exhausted
    }
event-palace-shifted = { $seat_is ->
        [you] You move { $card }: { $space }
       *[other] { $seat } moves { $card }: { $space }
    }
event-palace-bought = { $seat_is ->
        [you] You buy { $item }
       *[other] { $seat } buys { $item }
    }
event-palace-recruited = { $seat_is ->
        [you] You recruit a Troop in { $city }
       *[other] { $seat } recruits a Troop in { $city }
    }
question-palace-room = Where does your marker start?
question-palace-move = Move your marker
question-palace-step = Pay for the extra Rooms
question-palace-redeem = Redeem the Indulgences you reached?
question-palace-action = Perform the action: { $action }?
question-palace-pay = Pay
question-palace-pay-annex = Pay for the City
question-palace-pay-purchase = Pay for your purchases
question-palace-pay-retreat = Pay Ships for the retreat
question-palace-pay-other = Pay the cost
question-palace-trade = Trade: which Ships?
question-palace-war = Wage War: move your Troops
question-palace-scheme = Scheme: place, move or remove Agents
question-palace-put_down = Where does the Agent go?
question-palace-vacate = You lose a space: which card has to go?
question-palace-salary = Pay your { $count ->
    [one] Troop
   *[other] { $count } Troops
}
question-palace-disband = Remove Troops: { $count } more
question-palace-reorganise = Reorganise your Palace
question-palace-place = Where does { $card } go?
question-palace-recruit = Recruit Troops?
question-palace-held-card = Where does { $card } go?
question-palace-held-place = Where does this card go?
answer-governing-annex = { $city }
commit-governing-annex = Annex { $city }
answer-governing-march = { $origin } → { $city }
commit-governing-march = March from { $origin } to { $city }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Sail from { $origin } to { $city }
answer-governing-besiege = Besiege { $city }
answer-governing-withdraw = Withdraw from { $city }
commit-governing-withdraw = Withdraw from { $city }
answer-governing-disband = Troop at { $city }
commit-governing-disband = Remove a Troop at { $city }
answer-governing-build = { $city }
commit-governing-build = Build in { $city }
answer-governing-retreat = { $city }
commit-governing-retreat = Retreat to { $city }
answer-governing-recruit = { $city }
commit-governing-recruit = Recruit in { $city }
answer-governing-place = Agent: { $location }
commit-governing-place = Place an Agent: { $location }
answer-governing-lift = Move from: { $location }
commit-governing-lift = Pick up the Agent: { $location }
answer-governing-expel = Remove: { $location }
commit-governing-expel = Remove the Agent: { $location }
answer-governing-ally = { $power }
commit-governing-ally = Form the Alliance: { $power }
answer-governing-ally-less = { $power }, 1 { $symbol } less
commit-governing-ally-less = Form the Alliance: { $power }, 1 { $symbol } less
answer-governing-reactivate = Reactivate { $power }
answer-governing-bank = Collect: { $source }
commit-governing-bank = Collect the florins: { $source }
answer-governing-use = { $source }: { $symbol }
commit-governing-use = Use { $source }: { $symbol }
answer-governing-indulgence-florin = Indulgence
answer-governing-indulgence-florin-small = 3 florins, −1 PP
commit-governing-indulgence-florin = Request an Indulgence (+3 florins)
answer-governing-indulgence-crown = Indulgence
answer-governing-indulgence-crown-small = 1 Crown, −1 PP
commit-governing-indulgence-crown = Request an Indulgence (+1 Crown)
answer-governing-ready = Ready { $source }
answer-governing-announce = { $source }
commit-governing-announce = Announce { $source }
answer-governing-room = Room { $room } · { $action }
commit-governing-room = Start in Room { $room }: { $action }
answer-governing-move = Room { $room } · { $action }
commit-governing-move = Move to Room { $room }: { $action }
answer-governing-buy-step = 2 florins
commit-governing-buy-step = Pay 2 florins to move one more Room
answer-governing-redeem-cross = Room { $room }: 1 Cross
commit-governing-redeem-cross = Redeem: Room { $room }, 1 Cross
answer-governing-redeem-crowns = Room { $room }: 2 Crowns
commit-governing-redeem-crowns = Redeem: Room { $room }, 2 Crowns
answer-governing-buy = { $item }
commit-governing-buy = Add { $item }
answer-governing-take = { $bonus }
commit-governing-take = Take { $bonus }
answer-governing-take-out = { $card } to { $space }
commit-governing-take-out = Take out { $card }: { $space }
answer-governing-put = { $card }: { $space }
commit-governing-put = Place { $card }: { $space }
answer-governing-put-in = { $card } in Room { $room }
answer-governing-put-in-small = as Action card
answer-governing-put-under = { $card } beneath the card in Room { $room }
answer-governing-put-under-small = as Improvement card
answer-governing-put-over = { $card } on top in Room { $room }
answer-governing-put-over-small = the old card improves it
answer-governing-shift = { $card }: { $space }
commit-governing-shift = Move { $card }: { $space }
answer-governing-discard = Discard { $card }
answer-governing-give-up = Give up { $space }
answer-governing-lose = Lose the Troop
answer-governing-salary = Pay { $florins }, keep { $keeps }
answer-governing-first = { $house }
commit-governing-first = { $house } goes first
answer-governing-family-room = { $card } in Room { $room }
answer-governing-family-room-small = replaces { $action }
answer-governing-family-under = { $card } beneath the card in Room { $room }
answer-governing-family-under-small = as Improvement card
answer-governing-family-space = { $card }: { $space }
answer-governing-family-space-small = as Cortigiano
answer-governing-perform = { $action }
commit-governing-perform = Perform: { $action }
answer-governing-skip = Skip
answer-governing-skip-small = no action
commit-governing-skip = Skip the action
answer-governing-pass = Pass (final)
answer-governing-pass-for-now = Pass for now
answer-governing-pay = Pay
answer-governing-done = Done
answer-governing-done-redeem = Redeem nothing more
answer-governing-done-govern = End here
answer-governing-done-trade = End here
answer-governing-done-war = End here
answer-governing-done-scheme = End here
answer-governing-done-reorganise = Leave the Palace as it is
answer-governing-done-purchase = Done choosing
answer-governing-done-recruit = Recruit no more
answer-governing-done-alliance = No Alliance
AG-2-1-4 = An Action card covers the printed symbol of your Room.
AG-2-2-5 = There is already a card in { $space }.
AG-2-2-3 = { $allowed ->
    [0] You may not use any shaded space yet
    [one] You may use only 1 shaded space
   *[other] You may use only { $allowed } shaded spaces
}; { $space } is shaded.{ $occupied ->
    [0] {""}
   *[other] {" "}Already occupied: { $occupied }.
}
AG-16-4 = You gave up { $space }; it is not available now.
AG-2-3-1 = There is no card to discard in { $space }.
AG-3-4-1 = The first player must be in one of the { $players } seats.
AG-3-5-1 = Place one of your Family cards.
AG-3-5-1-own = { $card } is not a Family card you still have to place.
AG-3-5-2 = { $card } has no action icon and can’t be an Action card.
AG-3-5-2-room = Room { $room } already has an Action card.
AG-3-5-2-under = Room { $room } has no Action card to improve, or already has an Improvement card.
AG-3-5-2-space = There is already a card in { $space }.
AG-4-1-1-answer = Use a source or pay.
AG-4-1-1 = You have not covered the cost yet: { $missing } missing.
AG-4-1-1-reach = If you use this source ({ $source }) like that, you won’t be able to cover the cost.
AG-4-1-1-source = You have no such source: { $source }.
AG-4-1-1-once = Already used for this payment: { $source }.
AG-4-1-2 = { $source } shows no { $symbol }.
AG-4-1-3 = { $source } is exhausted.
AG-4-1-4 = The bonus of { $source_the } is not yours, has been used, or is blocked by an enemy Agent.
AG-4-1-5 = You don’t need another { $symbol }.
AG-4-1-7 = { $source } has already paid with another symbol in this phase.
AG-4-2-2-own = You have no such source of florins: { $source }.
AG-4-2-2-ready = { $source } is exhausted.
AG-4-2-2 = { $source } shows no florins.
AG-4-3-1 = No { $symbol } from { $source } can be used for this: { $purpose_action }.
AG-6-1-1 = Place your marker in one of your five Rooms.
AG-6-2-1 = Advance your marker clockwise by at least one Room.
AG-6-2-5 = Moving { $rooms ->
    [one] 1 Room
   *[other] { $rooms } Rooms
} means { $extra } more than the two free ones; you can only pay for { $reach }.
AG-6-2-4-answer = Pay for the extra Rooms with Arrows or 2 florins.
AG-6-2-3 = One more Room costs 2 florins; your treasury holds { $florins }.
AG-6-2-3-once = You can only buy one extra Room per Spring.
AG-6-2-5-reach = Then you could no longer pay for the move.
AG-7-2-1 = Redeem Indulgences your marker reached, or finish.
AG-7-2-2 = Your marker did not pass Room { $room } or stop there in this move.
AG-7-2-2-none = There is no Indulgence on Room { $room }.
AG-7-3-1 = There is an Indulgence on your Room.
AG-7-3-2 = An enemy Agent is in your Room.
AG-7-3-4-answer = { $masks ->
    [one] The first Mask removes
   *[other] The first { $masks } Masks remove
} the enemy Agent from this Room.
AG-7-4-2 = You can only request an Indulgence in your own action step or Winter turn.
AG-7-4-2-once = You have already requested an Indulgence this Year.
AG-7-4-4 = There is already an Indulgence on your marker’s Room.
AG-7-4-4-stack = All { $stack } Indulgences are in Palaces.
AG-7-4-8 = You can only spend the Crown of an Indulgence on the cost of your action, while you pay it.
AG-7-4-9 = In Winter you take the Crown of an Indulgence as part of a payment.
AG-8-1-2 = Perform your Room’s action or skip it.
AG-8-1-1 = Your Room’s action is { $action_action }.
AG-8-2-1 = Use Crowns or Crosses, ready tiles, reactivate Alliances, or finish.
AG-8-2-2 = This costs a Crown or a Cross, and you have none left.
AG-8-2-2-tile = { $source } is not an exhausted tile in your Domain.
AG-8-2-2-alliance = You have no Alliance with { $power_the } whose bonus has been used.
AG-8-2-3 = { $source } paid for this Govern action and can’t be readied by it.
AG-8-2-3-pay = { $source } was readied by this Govern action and can’t pay for it.
AG-8-2-5 = The bonus of { $power_the } paid for this Govern action and can’t be reactivated by it.
AG-8-2-8 = { $source } has already been readied by this Govern action; each tile is readied once.
AG-8-3-1 = You are on the last step of the Patronage track.
AG-8-3-2 = Step { $step } costs { $cost }; you can’t afford that.
AG-8-3-4 = Take one of the remaining Patronage Bonuses.
AG-8-3-4-taken = { $bonus } has already been taken.
AG-8-3-5 = You can have at most one artist and one work, so you can’t take { $bonus }.
AG-8-4-1 = Use Ships, or finish.
AG-8-5-1 = You can only annex a Neutral City; { $city } belongs to { $owner }.
AG-8-5-1-out = { $city } is not in play.
AG-8-5-8 = { $city } is a pirate port and can only be taken by siege.
AG-8-6-3 = Use sources, move Troops, or finish.
AG-8-6-1-cavalry = A move by road costs 1 Cavalry, and you have none left.
AG-8-6-2 = { $origin } and { $city } are not both ports in play.
AG-8-6-4 = A Troop outside a City you don’t control has to stay there.
AG-8-6-1-troop = You have no Troops in { $origin }.
AG-8-6-8 = A War symbol costs { $price ->
    [one] { $price } florin
   *[other] { $price } florins
} at once; you have { $florins }.
AG-8-6-8-tokens = There are no War Bonus tokens left.
AG-4-2-4 = These florins can only pay for this action, and it costs no florins.
AG-8-7-1 = Use Masks; place, move or remove Agents; or finish.
AG-8-7-1-mask = Each operation costs a Mask, and you have none left.
AG-8-7-1-agent = You have no available Agent.
AG-8-7-1-own = You have no Agent at { $location_the }.
AG-8-7-7 = There is no enemy Agent at { $location_the }.
AG-8-7-2 = There is already an Agent at { $location_the }.
AG-8-7-2-out = { $location } is not in play.
AG-8-7-4 = The Prince keeps other players’ Agents away from { $location_the }.
AG-8-7-5 = This Palace can’t hold another Agent.
AG-8-7-1-put = Choose where the Agent you picked up goes.
AG-8-7-2-nowhere = No other location is open to this Agent.
AG-8-7-2-same = The Agent has just left { $location_the }.
AG-9-3-9 = Put Machiavelli on a Cortigiano space, or discard a card to free one.
AG-10-1-1 = Choose which of your sieges to resolve next.
AG-10-1-3 = You can’t skip or lift a siege; still to resolve: { $cities }.
AG-10-3-2 = Use one War Bonus or pass.
AG-10-3-4 = { $bonus } is not a War Bonus you have.
AG-10-3-5 = Tokens only work in attack.
AG-10-3-6 = { $bonus } costs { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}; your treasury holds { $florins }.
AG-10-3-7 = { $bonus } counts once per combat and has already been used.
AG-10-3-7-exhausted = { $bonus } is exhausted.
AG-4-1-7-war = { $bonus } has already paid with another symbol in this phase.
AG-12-3-1-france = France’s bonus has been used, or an enemy Agent blocks it.
AG-16-9 = { $bonus } can only be announced in sieges, not on the plains.
AG-10-7-2-answer = A Troop must retreat to one of your Cities, or it is lost.
AG-10-7-3-kept = You could no longer pay the { $ships ->
    [one] Ship
   *[other] { $ships } Ships
} you still owe.
AG-10-8-5-answer = Move a card out of a shaded space, or discard it.
AG-10-8-5-shaded = You lose a shaded space; { $space } is not shaded.
AG-10-8-5-empty = There is no card in { $space }.
AG-16-4-give = You can only give up an open, empty base space; { $space } is not one.
AG-10-8-5-target = This card can only move to a free space; { $target } is not one.
AG-11-2-2-florins = Your treasury holds { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
AG-11-3-1 = Move a card, discard a Cortigiano, or finish.
AG-11-3-1-enough = { $limit } moves are enough for any arrangement.
AG-11-3-2-marker = Your marker is in Room { $room }: no card can enter or leave it.
AG-11-3-2-indulgence = There is an Indulgence on Room { $room }: no card can enter or leave it.
AG-11-3-2-agent = There is an enemy Agent in Room { $room }: no card can enter or leave it.
AG-11-3-3-empty = There is no card in { $space }.
AG-11-3-3 = Only ready Cortigiani can move; { $card } is exhausted.
AG-2-1-4-icon = { $card } has no action and can’t be an Action card.
AG-11-3-3-taken = Room { $room } already has an Action card; put this one under or over it.
AG-2-1-3-bare = Room { $room } has no Action card to improve.
AG-2-1-3-improvement = Room { $room } already has an Improvement card.
AG-16-7-insert = A card goes beneath an Action card, not on top of it.
AG-11-3-4-nothing = Room { $room } has no such card.
AG-11-3-5 = The Action card can only leave if its Improvement card can take its place; { $card } has no action.
AG-11-3-7-target = The card needs a free space; { $target } is not one.
AG-11-4-1 = Buy an item, discard a Cortigiano, or finish.
AG-11-4-1-twice = You can buy at most one { $item } per Winter.
AG-1-3-item = There is no { $item } left.
AG-11-4-2 = With { $item } your purchases cost { $cost }; you can’t afford that.
AG-11-4-2-kept = You could no longer pay for your purchases ({ $cost }).
AG-11-4-3 = { $cards ->
    [one] 1 card needs a space
   *[other] { $cards } cards need { $cards } spaces
}; you have { $spaces }.
AG-11-4-3-new = You have just bought { $card } and can’t discard it in the same Winter step.
AG-11-4-3-place = Put { $card } on a free space; discard a card first if there is none.
AG-11-4-6 = You have reached the limit for { $item }: { $limit }.
AG-11-4-6-discard = You can own only one { $item }: discard the other first.
AG-11-4-7-arms = You already own the { $item } with your coat of arms.
AG-11-4-8 = You can’t own both a { $other } and a { $item }.
AG-11-4-9 = A Cathedral needs a City of value 3 or 4 that you control and that has none yet.
AG-11-4-9-answer = Choose a City of value 3 or 4 for the Cathedral.
AG-11-5-1 = Recruit a Troop in a City, or finish.
AG-11-5-1-six = All 6 of your Troops are on the board.
AG-11-5-1-city = You can only recruit Troops in Cities you control; { $city } is not one.
AG-11-6-1 = Form or appropriate one Alliance, or finish.
AG-12-1-1 = You already have this Alliance: { $power }.
AG-12-1-2 = The Alliance costs { $cost }; you can’t afford that.
AG-12-1-2-agent = Only your own Agent on { $power_the } lowers the cost.
AG-12-1-2-symbol = There is no { $symbol } in the cost of this Alliance: { $power }.
AG-12-1-2-which = Your Agent on { $power_the } saves you one symbol: choose which.
AG-12-2-1 = Only a player with an Agent on { $power_the } can appropriate that Alliance.
AG-12-2-1-full = Appropriating an Alliance costs the full price.
gov-your-court = Your court
gov-the-table = The table
gov-you-capital = You
gov-turn-order = Turn order
gov-year = Year { $year }
gov-last-winter = last Winter
gov-your-spring = Your Spring turn
gov-your-winter = Your Winter
gov-tiebreak = Most points win; in a tie, the most Crowns; if still tied, the victory is shared.
gov-score-so-far = Score so far
gov-no-score = Nothing to count yet.
gov-no-points-yet = No points yet: { $lines }.
gov-part-move = marker
gov-part-room = marker
gov-part-redeem = Indulgences
gov-part-salary = salary
gov-part-disband = salary
gov-part-reorganise = reorganise
gov-part-purchase = purchases
gov-part-place = purchases
gov-part-recruit = recruitment
gov-part-alliance = Alliance
gov-part-family = Family cards
gov-head-family = Family cards
gov-head-room = The marker
gov-head-move = The marker
gov-head-redeem = Indulgences
gov-head-announce = Combat
gov-head-reorganise = Your Palace
gov-head-purchase = Purchases
gov-head-salary = Salary
gov-head-recruit = Recruitment
gov-head-alliance = Alliances
gov-head-retreat = Retreat
gov-head-bonus = Patronage
gov-head-step = Extra Rooms
gov-head-machiavelli = Machiavelli
gov-head-vacate = A lost space
gov-head-put_down = Agents
gov-head-disband = Salary
gov-head-cathedral = Cathedral
gov-head-place = Purchases
gov-payment = Payment
gov-covered = covered
gov-not-covered = not yet
gov-ledger-room = Room · never exhausted
gov-ledger-court = Court and Domain · exhausted when used
gov-treasury-source = Treasury
gov-ledger-left = { $florins } left
gov-pay-for = Pay for { $what }
gov-pay-govern = Pay for Govern
gov-pay-sponsor = Pay for Patronage
gov-pay-annex = Pay for the City
gov-pay-purchase = Pay for your purchases
gov-pay-alliance = Pay for the Alliance
gov-pay-retreat = Pay Ships
gov-pay-other = Pay
gov-improvement = improvement
gov-take-indulgence = Request an Indulgence
gov-minus-one = −1 PP at the end
gov-stays = stays
gov-exhausts = is exhausted
gov-kept = kept
gov-keep-this = Keep: suggestions won’t use it (K)
gov-loses = Wastes { $what }.
gov-loses-nothing = Wastes nothing.
gov-loses-a-point = Costs 1 point: an Indulgence.
gov-wastes = { $count ->
        [one] 1 symbol is lost.
       *[other] { $count } symbols are lost.
    }
gov-no-payment = Choose the sources yourself.
gov-by-hand = Manual
gov-least-waste = Least waste
gov-another-way = Another way
gov-previous-payment = Previous suggestion
gov-next-payment = Next suggestion (A)
gov-keeps = Keeps { $names }.
gov-keeps-many = Keeps { $names } and { $more } more.
gov-room-symbol = Room symbol
gov-room-of = { $house }, Room { $room } ({ $action })
gov-by-road = by road
gov-would-win = { $attack } against { $defence }: victory
gov-would-lose = { $attack } against { $defence }: defeat
gov-would-score = +{ $points } PP
gov-note-room = In the first Spring your marker may start in any Room, free of charge; then you take that Room’s action.
gov-note-move = Two Rooms are free; 2 florins add one more, and so does each Arrow.
gov-note-family = Choose a card, then a highlighted Room or space. In a Room it brings its action and symbols; on a space it can pay for many things.
gov-note-govern = Each Crown or Cross readies up to two exhausted tiles, or one Alliance.
gov-note-trade = Each Ship earns 2 florins.
gov-note-war = Choose a City with your Troops, then a highlighted City. Cavalry marches, Ships sail; sources are used automatically.
gov-note-scheme = Each Mask places, moves or removes one Agent: in Cities, in Rooms and on Powers.
gov-note-redeem = An Indulgence costs 1 Cross or 2 Crowns to redeem; left in the Palace, it costs 1 point and closes its Room.
gov-note-reorganise = Choose a ready card, then a highlighted place. A card that leaves a Room is exhausted.
gov-note-vacate = Move a card out of a shaded space, or discard it.
gov-note-place = It arrives ready.
gov-note-machiavelli = He counts as a Notable and arrives ready.
gov-note-purchase = What you buy now can’t pay for other purchases this Winter.
gov-note-salary = Your first two Troops are free; each florin pays for two more.
gov-note-recruit = 1 florin in a City with your coat of arms, 3 in any other City of yours.
gov-note-alliance = 1 point at the end and a bonus that Govern reactivates, unless an enemy Agent is there.
gov-note-retreat = Retreating by road is free; crossing a sea costs 1 Ship.
gov-note-action = You may take the action or skip it.
gov-put-up = Committed:
gov-nothing-yet = nothing yet
gov-half = one more tile
gov-debt = { $masks ->
        [one] 1 Mask first
       *[other] { $masks } Masks first
    }
gov-steps-left = { $count ->
        [one] 1 Room to pay for
       *[other] { $count } Rooms to pay for
    }
gov-sources = Sources
gov-choose-place = choose…
gov-group-place = Place an Agent · { $count }
gov-group-lift = Move an Agent · { $count }
gov-group-expel = Remove an Agent · { $count }
gov-group-march = March by road · { $count }
gov-group-sail = Sail · { $count }
gov-group-ready = Ready a tile · { $count }
gov-group-redeem = Redeem · { $count }
gov-group-reactivate = Reactivate · { $count }
gov-against = against
gov-passed = passed
gov-as-it-stands = As it stands:
gov-siege-won = the City falls; { $losses ->
        [0] no attackers are lost
        [one] 1 attacker is lost
       *[other] { $losses } attackers are lost
    }
gov-siege-lost = the City holds; { $losses ->
        [0] no attackers are lost
        [one] 1 attacker is lost
       *[other] { $losses } attackers are lost
    }
gov-plains-tie = a tie
gov-plains-lead = { $house } leads
gov-sum-troops = { $count ->
        [one] 1 Troop
       *[other] { $count } Troops
    }
gov-sum-bonus = bonus { $count }
gov-sum-value = value { $value }
gov-sum-agent = Agent { $count }
gov-sum-garrison = garrison { $count }
gov-sum-bastion = bastion { $count }
gov-discard-one = Discard a card…
gov-frozen-marker = your marker: frozen
gov-frozen-indulgence = Indulgence: frozen
gov-frozen-agent = Agent of { $house }: frozen
gov-sum = Total
gov-basket-empty = nothing chosen
gov-payable = affordable
gov-cannot-pay = not possible now
gov-spaces-free = Free spaces: { $spaces }.
gov-free = free
gov-state = State
gov-as-action-card = As Action card
gov-symbols = Symbols, one kind per payment
gov-for-florins = for { $florins ->
            [one] { $florins } florin
           *[other] { $florins } florins
        }
gov-price = Price
gov-in-display = In the display
gov-brings-agent = Brings an Agent
gov-points = Prestige Points
gov-one-space = Cortigiano space
gov-type = Type
gov-value-for-you = Value for you
gov-base = base { $value }
gov-owner = Owner
gov-tile = Tile
gov-port = Port
gov-roads = Roads
gov-garrison = Garrison
gov-besiegers = Outside
gov-ally = Ally
gov-printed-action = Printed action
gov-closed = closed
gov-printed = printed
gov-reconstructed = our reconstruction
gov-marks = Printed facts and our own reconstructions are always kept apart.
gov-about-space = A free space at your court: a card here can pay once, and again after it has been readied.
gov-about-locked = Opened by 5 Cities, by a Duchy or Principality, by Copernicus or by The Prince.
gov-about-cities-track = Points for the number of Cities you control; whoever is furthest ahead gets 1 more. In a tie, the upper disc comes first in turn order.
gov-about-patronage-track = Points for your Patronage steps; whoever is furthest ahead gets 1 more. Steps 2 and 4 give you a bonus.
gov-about-florin = Florins pay for most things. Whenever a decision is yours, you may exhaust a ready card or tile that shows florins to collect them.
gov-about-agent = Agents close other players’ Rooms, change the value of Cities, and help to win over Powers.
gov-about-troop = Troops defend your Cities or stand outside others, which they besiege at the end of Spring.
gov-about-trophy = 2 points each; one per opponent.
gov-about-indulgence = Closes its Room and costs 1 point at the end. Redeem it with 1 Cross or 2 Crowns when your marker passes or stops there.
gov-about-token = +1 in one attack this Spring, then gone.
gov-about-france = +2 in one siege or battle, then spent until you Govern.
gov-about-ottoman = 2 Ships for one action or retreat, then spent until you Govern.
gov-about-empire = 1 Cross for a payment, then spent until you Govern; counts as 1 Cross at the end.
gov-about-govern = Ready exhausted tiles with Crowns and Crosses
gov-about-sponsor = A Patronage step for florins and symbols
gov-about-trade = 2 florins for each Ship
gov-about-annex = A Neutral City for more Crowns than its value
gov-about-wage_war = Move Troops; they besiege at the end of Spring
gov-about-scheme = Agents: place, move, remove
gov-effect-leonardo = +1 in each combat for 1 florin
gov-effect-bastion = +2 in every defence
gov-effect-copernicus = one more Cortigiano space
gov-effect-prince = a space, an Agent, and no new enemy Agents on what is yours
gov-effect-michelangelo = 1 Crown whenever you Sponsor
gov-effect-duomo = +1 Cross at the end
gov-effect-sistine = +2 Crosses at the end
gov-effect-columbus = 2 points
gov-effect-machiavelli = a strong card for your court
gov-effect-cannons = a tile: +2 in combat for 1 florin
gov-religion = Religious Influence
gov-story = Through the Years
gov-story-aside = points at the end of each Year
gov-graph-label = Points of each house by Year
gov-coach-family = You play { $house }. Anything outlined in purple can be chosen. Start by placing your three Family cards.
gov-coach-room = Every Room has an action. You play { $house }: choose what you want to do first.
gov-coach-move = Your marker goes clockwise. Passing an arrow readies the cards at that edge.
gov-coach-action-annex = Cities with a dashed ring are in reach. Choose one: the payment is laid out for you.
gov-coach-purchase = What you buy stays yours. Click anything you can’t buy to find out why.
gov-coach-war = Troops stop outside a City; the siege is decided at the end of Spring.
gov-coach-govern = Amber tiles are exhausted. Click one to ready it.
term-most_cities = Furthest in Cities
term-patronage = Patronage track
term-most_patronage = Furthest in Patronage
term-cards = Cards
term-tiles = Tiles
term-bonuses = Patronage Bonuses
term-religion = Religious Influence
term-trophies = Trophies
term-alliances = Alliances
term-indulgences = Indulgences
term-florins = florins
term-under = beneath the card in Room
term-or = or
term-purchase = purchase
term-alliance = Alliance
term-retreat = retreat
term-salary = salary
term-redemption = redemption
term-move = marker
option-preset = Edition
option-preset-en = English
option-preset-fr = French
option-florin_surplus = Florins left on Room cards
option-florin_surplus-lost = lost
option-florin_surplus-treasury = to the treasury
option-symbol_scope = A card’s choice of symbol lasts
option-symbol_scope-payment = for one payment
option-symbol_scope-phase = for the phase
option-scheme_unblock_masks = Masks to open a Scheme Room
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Defenders use tokens
option-token_discard = Unused tokens are returned
option-token_discard-own = after your own sieges
option-token_discard-end = after all sieges
option-beginner_palace_agents = Agents per Palace
option-beginner_palace_agents-off = no limit
option-beginner_palace_agents-one_enemy = one enemy at most
option-beginner_palace_agents-one_any = one at most
option-war_pass = A pass in combat
option-war_pass-final = is final
option-war_pass-reopen = is not final
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
option-first_player-random = random
option-first_player-chosen = chosen

## Numbers of symbols, as they are said

count-florin = { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
count-crown = { $n ->
        [one] { $n } Crown
       *[other] { $n } Crowns
    }
count-cross = { $n ->
        [one] { $n } Cross
       *[other] { $n } Crosses
    }
count-cavalry = { $n ->
        [one] { $n } Cavalry
       *[other] { $n } Cavalry
    }
count-ship = { $n ->
        [one] { $n } Ship
       *[other] { $n } Ships
    }
count-mask = { $n ->
        [one] { $n } Mask
       *[other] { $n } Masks
    }
count-war = { $n ->
        [one] { $n } War
       *[other] { $n } War
    }
count-arrow = { $n ->
        [one] { $n } Arrow
       *[other] { $n } Arrows
    }
count-either = { $n ->
        [one] { $n } Crown or Cross
       *[other] { $n } Crowns or Crosses
    }

## The table in words, and help in place

gov-held-by = held by { $house }
gov-held-by-you = yours
gov-can-choose = can be chosen
gov-power-price = an Alliance costs { $cost }
gov-words-powers = Powers
gov-words-asked = Your decision
gov-words-court = Court
gov-words-order = Turn order: { $order }
gov-words-patronage = Patronage step { $step }
gov-words-bonuses = Patronage Bonuses: { $names }
gov-words-trophies = Trophies from: { $names }
gov-coach-none = Nothing is possible here now. Click what you would like to do to see what is missing.
gov-coach-first = The first player begins this Spring; after that, whoever controls the most Cities does.
gov-coach-action-govern = Govern readies your amber tiles so that they can pay again. Nothing amber? Then skip it.
gov-coach-action-sponsor = Patronage steps score points; steps 2 and 4 also give you a bonus that nobody else can have.
gov-coach-action-trade = Every Ship you use becomes 2 florins; florins buy cards and tiles in Winter.
gov-coach-action-wage_war = Troops move now; a City they stop outside is besieged at the end of Spring.
gov-coach-action-scheme = Agents close other players’ Rooms, change what a City is worth, and help to win over Powers.
gov-coach-step = Two Rooms are free; you pay for any more now.
gov-coach-redeem = Your marker has reached an Indulgence, so now you can redeem it. Unredeemed, it costs 1 point at the end and closes its Room.
gov-coach-pay = The least wasteful payment is laid out. Change a row to keep something for later.
gov-coach-trade = Choose the Ships to turn into florins. Tiles and cards at the edges are exhausted when used.
gov-coach-scheme = Each Mask is one operation with an Agent: click a highlighted City, Room or Power.
gov-coach-put_down = The Agent you picked up can go to any highlighted place.
gov-coach-bonus = Take one: it is yours for good, and nobody else can have it.
gov-coach-machiavelli = He joins your court; from there he can pay.
gov-coach-siege = Every City with your Troops outside it will be besieged; you only choose the order.
gov-coach-announce = The attacker needs more than the defence; in a tie the City holds. Once you pass, you can announce nothing more.
gov-coach-plains_won = Your rivals are beaten. Besiege the City now, or lead your Troops away unharmed.
gov-coach-retreat = These Troops can’t stay. Retreating by road is free; a Troop with no way home is lost.
gov-coach-vacate = You have lost a Cortigiano space, so one card has to go: move it or discard it.
gov-coach-salary = Your first two Troops are free; each florin pays for two more. Unpaid Troops are disbanded.
gov-coach-disband = You did not pay these Troops. Choose where you will miss them least.
gov-coach-reorganise = In a Room a card adds to the action; at an edge it can pay. All good? Then leave it as it is.
gov-coach-place = At an edge it can pay; crossing that edge’s arrow readies it again.
gov-coach-cathedral = A Cathedral is worth a point, and Crosses, to whoever holds the City.
gov-coach-recruit = Troops guard your Cities and besiege others. Beyond the first two, they must be paid every Winter.
gov-coach-alliance = An ally is worth 1 point at the end and helps you once; then you must Govern before it helps again.
keys-places = map, Palace, Domain, houses
keys-keep = keep this source; next payment
keys-ideas = what can I do?

## What a payment is for

term-step = extra Rooms
term-redeem = redemption
term-diplomacy = diplomacy

## What both games tell, ask and refuse in the same words

event-palace-took_tokens = { $seat_is ->
        [you] You take { $count ->
            [one] 1 War Bonus token
           *[other] { $count } War Bonus tokens
        }
       *[other] { $seat } takes { $count ->
            [one] 1 War Bonus token
           *[other] { $count } War Bonus tokens
        }
    }
event-palace-returned_tokens = { $seat_is ->
        [you] You return { $tokens ->
            [one] { $tokens } War Bonus token
           *[other] { $tokens } War Bonus tokens
        }
       *[other] { $seat } returns { $tokens ->
            [one] { $tokens } War Bonus token
           *[other] { $tokens } War Bonus tokens
        }
    }
event-palace-besieged = { $attacker_is ->
        [you] You besiege { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
       *[other] { $attacker } besieges { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
    }
event-palace-was_repelled = { $attacker_is ->
        [you] You are repelled at { $city }, { $attack } to { $defence }
       *[other] { $attacker } is repelled at { $city }, { $attack } to { $defence }
    }
event-palace-put_card_in = { $seat_is ->
        [you] You put { $card } in Room { $room }
       *[other] { $seat } puts { $card } in Room { $room }
    }
event-palace-put_card_under = { $seat_is ->
        [you] You put { $card } beneath the card in Room { $room }
       *[other] { $seat } puts { $card } beneath the card in Room { $room }
    }
event-palace-put_card_over = { $seat_is ->
        [you] You put { $card } on top of the card in Room { $room }
       *[other] { $seat } puts { $card } on top of the card in Room { $room }
    }
question-palace-family = Place your Family cards
question-palace-pay-govern = Pay for Govern
question-palace-announce = Siege of { $city }: announce a bonus?
question-palace-announce-plains = On the plains outside { $city }: announce a bonus?
question-palace-plains_won = You won the battle outside { $city }. Besiege it now?
question-palace-retreat = Where does the Troop at { $city } retreat to?
question-palace-purchase = Winter purchases: choose everything you want
question-palace-held-troop = Where does the Troop from { $city } go?
AG-7-2-3 = An Indulgence costs 1 Cross or 2 Crowns; you have committed { $crosses ->
            [one] { $crosses } Cross
           *[other] { $crosses } Crosses
        } and { $crowns ->
            [one] { $crowns } Crown
           *[other] { $crowns } Crowns
        }.
AG-7-3-5 = You first need { $masks ->
            [one] { $masks } Mask
           *[other] { $masks } Masks
        } to remove the enemy Agent from this Room; you can only raise { $reach }.
AG-8-5-2 = No road joins { $city } to a City of yours, and no sea joins it to a port of yours.
AG-8-5-2-ships = Crossing { $ships ->
            [one] { $ships } sea takes 1 Ship
           *[other] { $ships } seas takes { $ships } Ships
        }; you can only raise { $reach }.
AG-8-5-5 = That costs { $crowns ->
            [one] { $crowns } Crown
           *[other] { $crowns } Crowns
        }; you can only raise { $reach }.
AG-8-5-5-both = That costs { $crowns ->
            [one] { $crowns } Crown
           *[other] { $crowns } Crowns
        } and { $ships ->
            [one] { $ships } Ship
           *[other] { $ships } Ships
        }; your sources can’t give both.
AG-8-6-1 = No road leads from { $origin } to { $city }.
AG-8-6-2-ships = Crossing { $ships ->
            [one] { $ships } sea takes 1 Ship
           *[other] { $ships } seas takes { $ships } Ships
        }; you have { $left } left.
AG-10-1-2 = You have no siege at { $city }: you control it or have no Troops outside it.
AG-10-2-8-answer = You won on the plains: besiege { $city } now or withdraw.
AG-10-2-8-city = The battle was won outside { $battle }, not outside { $city }.
AG-16-7-leonardo = Leonardo fought on the plains outside { $city } and sits out the siege.
AG-10-7-4 = Your Troops can only retreat to a City you control; { $city } is not one.
AG-10-7-2-way = No road leads from { $origin } to { $city }, and no sea joins them.
AG-10-7-3-ships = With the way to { $city } you would owe { $ships ->
            [one] { $ships } Ship
           *[other] { $ships } Ships
        }; you can’t pay that many.
AG-11-2-2 = Pay { $due ->
            [0] 0 florins
            [one] 0 or { $due } florin
           *[other] 0 to { $due } florins
        } for your { $troops ->
            [one] { $troops } Troop
           *[other] { $troops } Troops
        }.
AG-11-2-2-disband = The salary keeps { $keep ->
            [one] { $keep } Troop
           *[other] { $keep } Troops
        }; remove { $excess } more.
AG-11-2-2-where = You have no Troops at { $city }.
AG-11-5-2 = A Troop at { $city } costs { $price ->
            [one] { $price } florin
           *[other] { $price } florins
        }; your treasury holds { $florins }.
