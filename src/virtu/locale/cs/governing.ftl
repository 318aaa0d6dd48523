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
        [you] Reaktivujete bonus spojenectví { $power_with }
       *[other] { $seat } reaktivuje bonus spojenectví { $power_with }
    }
event-governing-sponsored = { $seat_is ->
        [you] Dosahujete { $step }. stupně patronátu
       *[other] { $seat } dosahuje { $step }. stupně patronátu
    }
event-governing-took_bonus = { $seat_is ->
        [you] Berete si bonus za patronát: { $bonus }
       *[other] { $seat } si bere bonus za patronát: { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] Berete { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
           *[other] { $count } žetonů
        } válečného bonusu
       *[other] { $seat } bere { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
           *[other] { $count } žetonů
        } válečného bonusu
    }
event-governing-returned_tokens = { $seat_is ->
        [you] Vracíte { $tokens ->
            [one] { $tokens } žeton
            [few] { $tokens } žetony
           *[other] { $tokens } žetonů
        } válečného bonusu
       *[other] { $seat } vrací { $tokens ->
            [one] { $tokens } žeton
            [few] { $tokens } žetony
           *[other] { $tokens } žetonů
        } válečného bonusu
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
event-governing-besieged = { $attacker_is ->
        [you] Obléháte { $city_acc } silou { $troops ->
            [one] { $troops } jednotky
           *[other] { $troops } jednotek
        }
       *[other] { $attacker } obléhá { $city_acc } silou { $troops ->
            [one] { $troops } jednotky
           *[other] { $troops } jednotek
        }
    }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Vaše Bastionová pevnost brání { $city_acc }: +{ $strength }
       *[other] Bastionová pevnost ({ $seat }) brání { $city_acc }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }): { $city }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }): { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Oznamujete bonus +{ $strength } ({ $bonus }): { $city }
       *[other] { $seat } oznamuje bonus +{ $strength } ({ $bonus }): { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] Katedrála { $city_loc } je vaše
       *[other] Katedrálu { $city_loc } získává { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Získáváte trofej: { $defender }
       *[other] { $defender_is ->
            [you] { $attacker } získává vaši trofej
           *[other] { $attacker } získává trofej: { $defender }
        }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Váš útok na { $city_acc } byl odražen, { $attack } proti { $defence }
       *[other] Útok na { $city_acc } byl odražen ({ $attacker }), { $attack } proti { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] Počet měst { $cities }: máte další pole dvořana
       *[other] Počet měst { $cities }: { $seat } má další pole dvořana
    }
event-governing-lost_space = { $seat_is ->
        [you] Počet měst { $cities }: máte o pole dvořana méně
       *[other] Počet měst { $cities }: { $seat } má o pole dvořana méně
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
        [you] Vzdáváte se: { $space }
       *[other] { $seat } se vzdává: { $space }
    }
event-governing-set_order = Nové pořadí tahů: { $order }
event-governing-put_card_in = { $seat_is ->
        [you] Dáváte kartu { $card } do komnaty { $room }
       *[other] { $seat } dává kartu { $card } do komnaty { $room }
    }
event-governing-put_card_under = { $seat_is ->
        [you] Dáváte kartu { $card } pod kartu v komnatě { $room }
       *[other] { $seat } dává kartu { $card } pod kartu v komnatě { $room }
    }
event-governing-put_card_over = { $seat_is ->
        [you] Dáváte kartu { $card } na kartu v komnatě { $room }
       *[other] { $seat } dává kartu { $card } na kartu v komnatě { $room }
    }
event-governing-built_cathedral = { $seat_is ->
        [you] Stavíte katedrálu { $city_loc }
       *[other] { $seat } staví katedrálu { $city_loc }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Uzavíráte spojenectví { $power_with }
       *[other] { $seat } uzavírá spojenectví { $power_with }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Přebíráte spojenectví { $power_with }; přichází o ně { $defender }
       *[other] { $defender_is ->
            [you] { $seat } vám přebírá spojenectví { $power_with }
           *[other] { $seat } přebírá spojenectví { $power_with }; přichází o ně { $defender }
        }
    }
event-governing-end_no_neutral_city = Nezbývá žádné neutrální město: hra skončí po této zimě
event-governing-end_eight_cities = Někdo ovládá 8 měst: hra skončí po této zimě
event-governing-end_patronage = Poslední stupeň patronátu je dosažen: hra skončí po této zimě
event-governing-end_year_limit = Poslední dohodnutý rok: hra skončí po této zimě
event-governing-last_winter = Poslední zima hry
event-governing-scored = { $seat_is ->
        [you] Máte { $points } BP
       *[other] { $seat } má { $points } BP
    }
question-governing-first = Kdo začíná?
question-governing-family = Umístěte karty svého rodu
question-governing-action-annex = Vyberte město k anexi
question-governing-pay-govern = Zaplaťte akci Vláda
question-governing-pay-sponsor = Zaplaťte stupeň patronátu
question-governing-pay-alliance = Zaplaťte spojenectví
question-governing-govern = Vláda: zpřístupněte destičky, reaktivujte spojenectví
question-governing-bonus = Vezměte si bonus za patronát
question-governing-machiavelli = Kam přijde Machiavelli?
question-governing-siege = Které obléhání vyhodnotíte první?
question-governing-announce = Obléhání { $city_of }: oznámíte bonus?
question-governing-announce-plains = Polní bitva před { $city_with }: oznámíte bonus?
question-governing-plains_won = Polní bitva před { $city_with } je vyhraná: budete obléhat?
question-governing-retreat = Kam ustoupí jednotka od { $city_of }?
question-governing-purchase = Zimní nákup: vše najednou
question-governing-cathedral = Kde bude stát katedrála?
question-governing-alliance = Uzavřete spojenectví?
question-governing-held-troop = Kam potáhne jednotka z města { $city }?
AG-7-2-3 = Zrušit odpustek stojí 1 kříž nebo 2 koruny; vloženo: kříže { $crosses }, koruny { $crowns }.
AG-7-3-5 = Nepřátelského agenta tu odstraní masky: { $masks }; nejvýše můžete mít { $reach }.
AG-8-5-2 = K městu { $city } nevede silnice z vašeho města ani moře z vašeho přístavu.
AG-8-5-2-ships = Za každé moře je třeba loď, celkem { $ships }; nejvýše můžete mít { $reach }.
AG-8-5-5 = Potřebujete { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }, máte nejvýše { $reach }.
AG-8-5-5-both = Potřebujete { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    } a { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }; obojí z vašich zdrojů zaplatit nelze.
AG-8-6-1 = Mezi městy { $origin } a { $city } nevede silnice.
AG-8-6-2-ships = Za každé moře se platí loď, celkem { $ships }; zbývá { $left }.
AG-10-1-2 = Město { $city } neobléháte: ovládáte je, nebo u něj nemáte jednotku.
AG-10-2-8-answer = Vítěz polní bitvy nyní obléhá { $city_acc }, nebo se stáhne.
AG-10-2-8-city = Bitva byla vyhrána před { $battle_with }, ne před { $city_with }.
AG-16-7-leonardo = Leonardo byl použit v polní bitvě před { $city_with } a při obléhání jej už použít nelze.
AG-10-7-4 = Město { $city } nyní neovládáte.
AG-10-7-2-way = Mezi městy { $origin } a { $city } nevede silnice ani moře.
AG-10-7-3-ships = Cesta { $city_the } stojí { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }; ty nemáte.
AG-11-2-2 = Zaplaťte 0 až { $due ->
        [one] { $due } florén
        [few] { $due } florény
       *[other] { $due } florénů
    } za své jednotky ({ $troops }).
AG-11-2-2-disband = Zaplacené jednotky: { $keep }; odebrat je třeba ještě { $excess }.
AG-11-2-2-where = Ve městě { $city } nemáte jednotku.
AG-11-5-2 = Jednotka { $city_loc } stojí { $price ->
        [one] { $price } florén
        [few] { $price } florény
       *[other] { $price } florénů
    }; v pokladnici máte { $florins }.
term-cities = Stupnice měst
option-preset-standard = standardní
option-preset-cz = česká
option-retreat_timing = Ústupy
option-retreat_timing-deferred = po všech obléháních
option-retreat_timing-immediate = ihned
option-lost_space = Ztracené pole je
option-lost_space-shaded = stínované
option-lost_space-any = kterékoli
option-plains_multi = Více útočníků v polní bitvě
option-plains_multi-sequential = postupně
option-plains_multi-melee = všichni naráz
option-plains_winner_siege = Vítěz polní bitvy obléhá
option-plains_winner_siege-immediate = ihned
option-plains_winner_siege-own_turn = až na něj přijde řada
option-plains_bonuses = Bonusy v polní bitvě
option-plains_bonuses-all = všechny
option-plains_bonuses-without_patronage = bez Leonarda a děl
option-leonardo_after_plains = Leonardo i po polní bitvě
option-conquest_stack = Po dobytí je navrchu
option-conquest_stack-conqueror_top = dobyvatel
option-conquest_stack-loser_top = poražený
option-religious_tie = Shoda v náboženském vlivu
option-religious_tie-one_lower = body o místo níž
option-religious_tie-lowest_shared = body nejnižšího sdíleného místa
option-year_limit = Poslední rok (0: žádný)

## The table in words, and help in place

question-governing-action-annex-none = Nyní nelze anektovat žádné město
question-governing-recruit-none = Nyní nelze verbovat
question-governing-alliance-none = Nyní nelze uzavřít spojenectví
