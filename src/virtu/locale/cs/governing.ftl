### Umění vládnout.

## Words of the notation

term-france = Francie
term-france_of = Francie
term-france_acc = Francii
term-france_with = s Francií

## The table

event-governing-began = { $seat_is ->
        [you] Začínáte
       *[other] Začíná { $seat }
    }
event-governing-year = Začíná rok { $year }
event-governing-year_points = Body po roce { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] Reaktivujete bonus za spojenectví { $power_with }
       *[other] { $seat } reaktivuje bonus za spojenectví { $power_with }
    }
event-governing-sponsored = { $seat_is ->
        [you] Dosahujete { $step }. stupně patronátu
       *[other] { $seat } dosahuje { $step }. stupně patronátu
    }
event-governing-took_bonus = { $seat_is ->
        [you] Berete si bonus za patronát: { $bonus }
       *[other] { $seat } si bere bonus za patronát: { $bonus }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Svádíte polní bitvu před { $city_with }
       *[other] { $seat } svádí polní bitvu před { $city_with }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] Svádíte polní bitvu před { $city_with }
       *[other] { $seat } svádí polní bitvu před { $city_with }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] Svádíte polní bitvu před { $city_with }
       *[other] { $seat } svádí polní bitvu před { $city_with }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] Svádíte polní bitvu před { $city_with }
       *[other] { $seat } svádí polní bitvu před { $city_with }
    }
event-governing-tied_in_melee = Hromadná bitva před { $city_with } nemá vítěze
event-governing-defended_by_bastion = { $seat_is ->
        [you] Vaše Bastionová pevnost brání { $city_acc }: +{ $strength }
       *[other] Bastionová pevnost { $seat_of } brání { $city_acc }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-governing-announced_france = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }) v boji o { $city_acc }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] Katedrála { $city_loc } je vaše
       *[other] Katedrálu { $city_loc } získává { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Získáváte trofej od { $defender_of }
       *[other] { $defender_is ->
            [you] { $attacker } od vás získává trofej
           *[other] { $attacker } získává trofej od { $defender_of }
        }
    }
event-governing-gained_space = { $seat_is ->
        [you] Ovládáte { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        }: máte o pole dvořana víc
       *[other] { $seat } ovládá { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        } a má o pole dvořana víc
    }
event-governing-lost_space = { $seat_is ->
        [you] Ovládáte { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        }: máte o pole dvořana méně
       *[other] { $seat } ovládá { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        } a má o pole dvořana méně
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Ovládáte { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        }
       *[other] { $seat } ovládá { $cities ->
            [one] { $cities } město
            [few] { $cities } města
           *[other] { $cities } měst
        }
    }
event-governing-gave_up_space = { $seat_is ->
        [you] Přicházíte o { $space }
       *[other] { $seat } přichází o { $space }
    }
event-governing-set_order = Nové pořadí tahů: { $order }
event-governing-built_cathedral = { $seat_is ->
        [you] Stavíte katedrálu { $city_loc }
       *[other] { $seat } staví katedrálu { $city_loc }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Uzavíráte spojenectví { $power_with }
       *[other] { $seat } uzavírá spojenectví { $power_with }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Přebíráte spojenectví { $power_with }; přichází o ně { $defender }
       *[other] { $defender_is ->
            [you] { $seat } od vás přebírá spojenectví { $power_with }
           *[other] { $seat } přebírá spojenectví { $power_with }; přichází o ně { $defender }
        }
    }
event-governing-end_no_neutral_city = Nezbývá žádné neutrální město: hra skončí po této zimě
event-governing-end_eight_cities = Někdo ovládá 8 měst: hra skončí po této zimě
event-governing-end_patronage = Bylo dosaženo posledního stupně patronátu: hra skončí po této zimě
event-governing-end_year_limit = Poslední dohodnutý rok: hra skončí po této zimě
event-governing-last_winter = Poslední zima hry
event-governing-scored = { $seat_is ->
        [you] Máte { $points } BP
       *[other] { $seat } má { $points } BP
    }
question-governing-first = Kdo začíná?
question-governing-action-annex = Vyberte město k anexi
question-governing-pay-sponsor = Zaplaťte stupeň patronátu
question-governing-pay-alliance = Zaplaťte spojenectví
question-governing-govern = Vláda: zpřístupněte destičky, reaktivujte spojenectví
question-governing-bonus = Vezměte si bonus za patronát
question-governing-machiavelli = Kam přijde Machiavelli?
question-governing-siege = Které obléhání vyhodnotíte jako další?
question-governing-cathedral = Kde bude stát katedrála?
question-governing-alliance = Uzavřete spojenectví?
question-governing-action-annex-none = Nyní nelze anektovat žádné město
term-cities = Stupnice měst
option-preset-standard = standardní
option-preset-cz = české
option-retreat_timing = Ústupy
option-retreat_timing-deferred = po všech obléháních
option-retreat_timing-immediate = ihned
option-lost_space = Ztracené pole je
option-lost_space-shaded = stínované
option-lost_space-any = kterékoli
option-plains_multi = Více útočníků v polní bitvě
option-plains_multi-sequential = postupně
option-plains_multi-melee = všichni naráz
option-plains_winner_siege = Vítěz polní bitvy obléhá
option-plains_winner_siege-immediate = ihned
option-plains_winner_siege-own_turn = až na něj přijde řada
option-plains_bonuses = Bonusy v polní bitvě
option-plains_bonuses-all = všechny
option-plains_bonuses-without_patronage = bez Leonarda a děl
option-leonardo_after_plains = Leonardo i po polní bitvě
option-conquest_stack = Po dobytí je navrchu disk
option-conquest_stack-conqueror_top = dobyvatele
option-conquest_stack-loser_top = poraženého
option-religious_tie = Shoda v náboženském vlivu
option-religious_tie-one_lower = body o místo níž
option-religious_tie-lowest_shared = body nejnižšího sdíleného místa
option-year_limit = Poslední rok (0: žádný)

## The table in words, and help in place

