### The Art of Governing.

## Words of the notation

term-france = Kingdom of France
term-france_the = the Kingdom of France

## The table

event-governing-began = { $seat_is ->
        [you] You are the first player
       *[other] { $seat } is the first player
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
event-governing-met_on_plains_two = { $seat_is ->
        [you] You meet a rival on the plains outside { $city }
       *[other] { $seat } meets a rival on the plains outside { $city }
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
       *[other] { $attacker } takes a Trophy from { $defender_is ->
            [you] you
           *[other] { $defender }
        }
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
        }: you have one fewer Cortigiano space
       *[other] { $cities ->
            [one] { $cities } City
           *[other] { $cities } Cities
        }: { $seat } has one fewer Cortigiano space
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
event-governing-built_cathedral = { $seat_is ->
        [you] You build a Cathedral in { $city }
       *[other] { $seat } builds a Cathedral in { $city }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] You form an Alliance with { $power_the }
       *[other] { $seat } forms an Alliance with { $power_the }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] You appropriate { $defender }’s Alliance with { $power_the }
       *[other] { $seat } appropriates { $defender_is ->
            [you] your
           *[other] { $defender }’s
        } Alliance with { $power_the }
    }
event-governing-end_no_neutral_city = No Neutral City is left: the game ends after this Winter
event-governing-end_eight_cities = A player controls 8 Cities: the game ends after this Winter
event-governing-end_patronage = The last Patronage step has been reached: the game ends after this Winter
event-governing-end_year_limit = This is the agreed final Year: the game ends after this Winter
event-governing-last_winter = The last Winter of the game
event-governing-scored = { $seat_is ->
        [you] You have { $points } PP
       *[other] { $seat } has { $points } PP
    }
question-governing-first = Who is the first player?
question-governing-action-annex = Choose a City to annex
question-governing-pay-sponsor = Pay for the Patronage step
question-governing-pay-alliance = Pay for the Alliance
question-governing-govern = Govern: ready tiles and Alliances
question-governing-bonus = Take a Patronage Bonus
question-governing-machiavelli = Where does Machiavelli go?
question-governing-siege = Which siege do you resolve next?
question-governing-cathedral = Where do you build the Cathedral?
question-governing-alliance = Form an Alliance?
question-governing-action-annex-none = No City can be annexed now
term-cities = Cities track
option-preset-standard = standard
option-preset-cz = Czech
option-retreat_timing = Retreats
option-retreat_timing-deferred = after all sieges
option-retreat_timing-immediate = at once
option-lost_space = Space given up
option-lost_space-shaded = a shaded one
option-lost_space-any = any one
option-plains_multi = Several armies on the plains
option-plains_multi-sequential = one after another
option-plains_multi-melee = all at once
option-plains_winner_siege = The winner on the plains besieges
option-plains_winner_siege-immediate = at once
option-plains_winner_siege-own_turn = on the winner’s own turn
option-plains_bonuses = Bonuses on the plains
option-plains_bonuses-all = all
option-plains_bonuses-without_patronage = without Leonardo and Cannons
option-leonardo_after_plains = Leonardo can be used again after the plains
option-conquest_stack = Disc on top after a conquest
option-conquest_stack-conqueror_top = the conqueror
option-conquest_stack-loser_top = the loser
option-religious_tie = Tied in Religious Influence
option-religious_tie-one_lower = one rank lower
option-religious_tie-lowest_shared = lowest tied rank
option-year_limit = Final Year (0: none)

## The table in words, and help in place

