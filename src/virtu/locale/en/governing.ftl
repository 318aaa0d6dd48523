### The Art of Governing.

## Words of the notation

term-france = Kingdom of France
term-france_the = the Kingdom of France

## The table

event-governing-began = { $seat_is ->
        [you] You are first player
       *[other] { $seat } is first player
    }
event-governing-year = Year { $year } begins
event-governing-year_points = Points after Year { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] You reactivate the Alliance with { $power_the }
       *[other] { $seat } reactivates the Alliance with { $power_the }
    }
event-governing-sponsored = { $seat_is ->
        [you] You reach Patronage step { $step }
       *[other] { $seat } reaches Patronage step { $step }
    }
event-governing-took_bonus = { $seat_is ->
        [you] You take { $bonus }
       *[other] { $seat } takes { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] You take { $count ->
            [one] 1 war token
           *[other] { $count } war tokens
        }
       *[other] { $seat } takes { $count ->
            [one] 1 war token
           *[other] { $count } war tokens
        }
    }
event-governing-returned_tokens = { $seat_is ->
        [you] You return { $tokens ->
            [one] { $tokens } war token
           *[other] { $tokens } war tokens
        }
       *[other] { $seat } returns { $tokens ->
            [one] { $tokens } war token
           *[other] { $tokens } war tokens
        }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] You meet rivals on the plains outside { $city }
       *[other] { $seat } meets rivals on the plains outside { $city }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] You meet rivals on the plains outside { $city }
       *[other] { $seat } meets rivals on the plains outside { $city }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] You meet rivals on the plains outside { $city }
       *[other] { $seat } meets rivals on the plains outside { $city }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] You meet rivals on the plains outside { $city }
       *[other] { $seat } meets rivals on the plains outside { $city }
    }
event-governing-tied_in_melee = Nobody wins the melee outside { $city }
event-governing-besieged = { $attacker_is ->
        [you] You besiege { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
       *[other] { $attacker } besieges { $city } with { $troops ->
            [one] 1 Troop
           *[other] { $troops } Troops
        }
    }
event-governing-defended_by_bastion = { $seat_is ->
        [you] The Bastion Fort defends { $city }: +{ $strength }
       *[other] The Bastion Fort defends { $city }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] You announce { $bonus }: +{ $strength } at { $city }
       *[other] { $seat } announces { $bonus }: +{ $strength } at { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] The Cathedral of { $city } becomes yours
       *[other] The Cathedral of { $city } passes to { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] You take a Trophy from { $defender }
       *[other] { $attacker } takes a Trophy from { $defender }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] You are repelled at { $city }, { $attack } to { $defence }
       *[other] { $attacker } is repelled at { $city }, { $attack } to { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }: you have one more Cortigiano space
       *[other] { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }: { $seat } has one more Cortigiano space
    }
event-governing-lost_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }: you have one Cortigiano space fewer
       *[other] { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }: { $seat } has one Cortigiano space fewer
    }
event-governing-moved_on_track = { $seat_is ->
        [you] You control { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }
       *[other] { $seat } controls { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }
    }
event-governing-gave_up_space = { $seat_is ->
        [you] You give up { $space }
       *[other] { $seat } gives up { $space }
    }
event-governing-set_order = New turn order: { $order }
event-governing-put_card_in = { $seat_is ->
        [you] You put { $card } in Room { $room }
       *[other] { $seat } puts { $card } in Room { $room }
    }
event-governing-put_card_under = { $seat_is ->
        [you] You put { $card } beneath the card of Room { $room }
       *[other] { $seat } puts { $card } beneath the card of Room { $room }
    }
event-governing-put_card_over = { $seat_is ->
        [you] You put { $card } on top of the card of Room { $room }
       *[other] { $seat } puts { $card } on top of the card of Room { $room }
    }
event-governing-built_cathedral = { $seat_is ->
        [you] You build a Cathedral in { $city }
       *[other] { $seat } builds a Cathedral in { $city }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] You form an Alliance with { $power_the }
       *[other] { $seat } forms an Alliance with { $power_the }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] You take over { $defender }’s Alliance with { $power_the }
       *[other] { $seat } takes over { $defender }’s Alliance with { $power_the }
    }
event-governing-end_no_neutral_city = No neutral City is left: the game ends after this Winter
event-governing-end_eight_cities = A player controls 8 Cities: the game ends after this Winter
event-governing-end_patronage = The last step of Patronage has been reached: the game ends after this Winter
event-governing-end_year_limit = This is the agreed last Year: the game ends after this Winter
event-governing-last_winter = The last Winter of the game
event-governing-scored = { $seat_is ->
        [you] You have { $points } PP
       *[other] { $seat } has { $points } PP
    }
question-governing-first = Who is first player?
question-governing-family = Place your Family cards
question-governing-action-annex = Choose a City to annex
question-governing-pay-govern = Pay for Govern
question-governing-pay-sponsor = Pay for the step of Patronage
question-governing-pay-alliance = Pay for the Alliance
question-governing-govern = Govern: ready tiles and Alliances
question-governing-bonus = Take a Patronage bonus
question-governing-machiavelli = Where does Machiavelli go?
question-governing-siege = Which siege comes first?
question-governing-announce = Siege of { $city }: announce a bonus?
question-governing-announce-plains = On the plains outside { $city }: announce a bonus?
question-governing-plains_won = You won the battle outside { $city }. Besiege it now?
question-governing-retreat = Where does the Troop at { $city } retreat?
question-governing-purchase = Winter purchases: choose everything you want
question-governing-cathedral = Where do you build the Cathedral?
question-governing-alliance = Form an Alliance?
question-governing-held-troop = Where does the Troop from { $city } go?
AG-7-2-3 = An Indulgence costs 1 Cross or 2 Crowns; you have committed { $crosses ->
            [one] { $crosses } Cross
           *[other] { $crosses } Crosses
        } and { $crowns ->
            [one] { $crowns } Crown
           *[other] { $crowns } Crowns
        }.
AG-7-3-5 = The enemy Agent in this Room costs { $masks ->
            [one] { $masks } Mask
           *[other] { $masks } Masks
        } first; you can only raise { $reach }.
AG-8-5-2 = No road joins { $city } to a City of yours, and no sea joins it to a port of yours.
AG-8-5-2-ships = Crossing { $ships ->
            [one] { $ships } sea takes 1 Ship
           *[other] { $ships } seas takes { $ships } Ships
        }; you can only raise { $reach }.
AG-8-5-5 = Costs { $crowns ->
            [one] { $crowns } Crown
           *[other] { $crowns } Crowns
        }; you can only raise { $reach }.
AG-8-5-5-both = Costs { $crowns ->
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
AG-10-1-2 = You have no siege at { $city }: you control it or have no Troop outside it.
AG-10-2-8-answer = The winner on the plains must besiege { $city } now or withdraw.
AG-10-2-8-city = The battle was won outside { $battle }, not outside { $city }.
AG-16-7-leonardo = Leonardo fought on the plains outside { $city } and sits out the siege.
AG-10-7-4 = You do not control { $city } now.
AG-10-7-2-way = No road leads from { $origin } to { $city }, and no sea joins them.
AG-10-7-3-ships = The way to { $city } costs { $ships ->
            [one] { $ships } Ship
           *[other] { $ships } Ships
        }; you can’t supply that.
AG-11-2-2 = Pay between 0 and { $due ->
            [one] { $due } florin
           *[other] { $due } florins
        } for your { $troops ->
            [one] { $troops } Troop
           *[other] { $troops } Troops
        }.
AG-11-2-2-disband = The salary keeps { $keep ->
            [one] { $keep } Troop
           *[other] { $keep } Troops
        }; remove { $excess } more.
AG-11-2-2-where = You have no Troop at { $city }.
AG-11-5-2 = A Troop at { $city } costs { $price ->
            [one] { $price } florin
           *[other] { $price } florins
        }; your treasury holds { $florins }.
term-cities = Cities track
option-preset-standard = standard
option-preset-cz = Czech
option-retreat_timing = Retreats
option-retreat_timing-deferred = after all sieges
option-retreat_timing-immediate = at once
option-lost_space = A lost space is
option-lost_space-shaded = shaded
option-lost_space-any = any
option-plains_multi = Several on the plains
option-plains_multi-sequential = one after another
option-plains_multi-melee = all at once
option-plains_winner_siege = The winner besieges
option-plains_winner_siege-immediate = at once
option-plains_winner_siege-own_turn = on the winner’s own turn
option-plains_bonuses = Bonuses on the plains
option-plains_bonuses-all = all
option-plains_bonuses-without_patronage = without Leonardo and Cannons
option-leonardo_after_plains = Leonardo again after the plains
option-conquest_stack = On top after a conquest
option-conquest_stack-conqueror_top = the conqueror
option-conquest_stack-loser_top = the loser
option-religious_tie = Tied in religion
option-religious_tie-one_lower = one rank lower
option-religious_tie-lowest_shared = lowest tied rank
option-year_limit = Last Year (0: none)

## The table in words, and help in place

question-governing-action-annex-none = No City can be annexed now
question-governing-recruit-none = No Troop can be recruited now
question-governing-alliance-none = No Alliance can be formed now
