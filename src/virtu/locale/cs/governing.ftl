### Umění vládnout.

## Words of the notation

term-france = Francie

## The table

event-governing-began = { $seat_is ->
        [you] Začínáte
       *[other] Začíná { $seat }
    }
event-governing-year = Začíná rok { $year }
event-governing-year_points = Body po roce { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] Reaktivujete spojenectví: { $power }
       *[other] { $seat } reaktivuje spojenectví: { $power }
    }
event-governing-sponsored = { $seat_is ->
        [you] Dosahujete { $step }. stupně patronátu
       *[other] { $seat } dosahuje { $step }. stupně patronátu
    }
event-governing-took_bonus = { $seat_is ->
        [you] Berete si: { $bonus }
       *[other] { $seat } si bere: { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] Berete { $count } žetonů válečného bonusu
       *[other] { $seat } bere { $count } žetonů válečného bonusu
    }
event-governing-returned_tokens = { $seat_is ->
        [you] Vracíte { $tokens } žetonů
       *[other] { $seat } vrací { $tokens } žetonů
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Střetáváte se v poli před městem { $city }
       *[other] { $seat } se střetává v poli před městem { $city }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] Střetáváte se v poli před městem { $city }
       *[other] { $seat } se střetává v poli před městem { $city }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] Střetáváte se v poli před městem { $city }
       *[other] { $seat } se střetává v poli před městem { $city }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] Střetáváte se v poli před městem { $city }
       *[other] { $seat } se střetává v poli před městem { $city }
    }
event-governing-tied_in_melee = Bitva všech před městem { $city } nemá vítěze
event-governing-besieged = { $attacker_is ->
        [you] Obléháte město { $city }, jednotek: { $troops }
       *[other] { $attacker } obléhá město { $city }, jednotek: { $troops }
    }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Bastionová pevnost brání město { $city }: +{ $strength }
       *[other] Bastionová pevnost brání město { $city }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Oznamujete bonus { $bonus }: +{ $strength }, { $city }
       *[other] { $seat } oznamuje bonus { $bonus }: +{ $strength }, { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] Katedrála ({ $city }) je vaše
       *[other] Katedrála ({ $city }) připadá: { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Získáváte trofej ({ $defender })
       *[other] { $attacker } získává trofej ({ $defender })
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Jste odraženi: { $city }, { $attack } proti { $defence }
       *[other] Útok ({ $attacker }) je odražen: { $city }, { $attack } proti { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] { $cities } měst: máte další pole dvořana
       *[other] { $cities } měst: { $seat } má další pole dvořana
    }
event-governing-lost_space = { $seat_is ->
        [you] { $cities } měst: máte o pole dvořana méně
       *[other] { $cities } měst: { $seat } má o pole dvořana méně
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Ovládáte { $cities } měst
       *[other] { $seat } ovládá { $cities } měst
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
        [you] Stavíte katedrálu: { $city }
       *[other] { $seat } staví katedrálu: { $city }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Uzavíráte spojenectví: { $power }
       *[other] { $seat } uzavírá spojenectví: { $power }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Přebíráte spojenectví ({ $defender }): { $power }
       *[other] { $seat } přebírá spojenectví ({ $defender }): { $power }
    }
event-governing-end_no_neutral_city = Nezbývá žádné neutrální město: hra končí po této zimě
event-governing-end_eight_cities = Někdo ovládá 8 měst: hra končí po této zimě
event-governing-end_patronage = Poslední stupeň patronátu je dosažen: hra končí po této zimě
event-governing-end_year_limit = Poslední dohodnutý rok: hra končí po této zimě
event-governing-last_winter = Poslední zima hry
event-governing-scored = { $seat_is ->
        [you] Máte { $points } BP
       *[other] { $seat } má { $points } BP
    }
question-governing-first = Kdo začíná?
question-governing-family = Umístěte karty svého rodu
question-governing-action-annex = Vyberte město k anexi
question-governing-pay-govern = Zaplaťte vládu
question-governing-pay-sponsor = Zaplaťte stupeň patronátu
question-governing-pay-alliance = Zaplaťte spojenectví
question-governing-govern = Vláda: zpřístupněte destičky a spojenectví
question-governing-bonus = Vezměte si bonus za patronát
question-governing-machiavelli = Kam půjde Machiavelli?
question-governing-siege = Které obléhání první?
question-governing-announce = Obléhání města { $city }: oznámit bonus?
question-governing-announce-plains = V poli před městem { $city }: oznámit bonus?
question-governing-plains_won = Pole před městem { $city } je vaše: obléhat?
question-governing-retreat = Kam ustoupí jednotka od města { $city }?
question-governing-purchase = Zimní nákup: vše najednou
question-governing-cathedral = Kde bude stát katedrála?
question-governing-alliance = Uzavřít spojenectví?
question-governing-held-troop = Kam potáhne jednotka z města { $city }?
AG-7-2-3 = Odpustek stojí 1 kříž nebo 2 koruny; dali jste křížů { $crosses }, korun { $crowns }.
AG-7-3-5 = Nepřátelský agent zde nejprve stojí masek: { $masks }; dosáhnete na { $reach }.
AG-8-5-2 = Z města { $city } nevede silnice do vašeho města ani moře do vašeho přístavu.
AG-8-5-2-ships = Přes { $ships } moře je třeba tolik lodí; dosáhnete na { $reach }.
AG-8-5-5 = Je třeba { $crowns } korun, dosáhnete na { $reach }.
AG-8-5-5-both = Je třeba { $crowns } korun a { $ships } lodí; vaše zdroje obojí nedají.
AG-8-6-1 = Mezi městy { $origin } a { $city } nevede silnice.
AG-8-6-2-ships = Plavba přes { $ships } moře stojí tolik lodí; zbývá { $left }.
AG-10-1-2 = Neobléháte město { $city }: ovládáte je, nebo tam nemáte jednotku.
AG-10-2-8-answer = Vítěz v poli nyní obléhá město { $city }, nebo se stáhne.
AG-10-2-8-city = Bitva byla vyhrána před městem { $battle }, ne před městem { $city }.
AG-16-7-leonardo = Leonardo bojoval v poli před městem { $city } a při obléhání odpočívá.
AG-10-7-4 = Město { $city } nyní neovládáte.
AG-10-7-2-way = Mezi městy { $origin } a { $city } nevede silnice ani moře.
AG-10-7-3-ships = Cesta do města { $city } stojí lodí: { $ships }; ty nemáte.
AG-11-2-2 = Zaplaťte 0 až { $due } florénů za své jednotky ({ $troops }).
AG-11-2-2-disband = Žold udrží jednotek { $keep }; odeberte ještě { $excess }.
AG-11-2-2-where = Ve městě { $city } nemáte jednotku.
AG-11-5-2 = Jednotka ve městě { $city } stojí { $price }; v pokladnici máte { $florins }.
term-cities = Stupnice měst
option-preset-standard = standardní
option-preset-cz = česká
option-retreat_timing = Ústupy
option-retreat_timing-deferred = po všech obléháních
option-retreat_timing-immediate = ihned
option-lost_space = Ztracené pole je
option-lost_space-shaded = stínované
option-lost_space-any = libovolné
option-plains_multi = Více v poli
option-plains_multi-sequential = postupně
option-plains_multi-melee = všichni naráz
option-plains_winner_siege = Vítěz obléhá
option-plains_winner_siege-immediate = ihned
option-plains_winner_siege-own_turn = ve svém tahu
option-plains_bonuses = Bonusy v poli
option-plains_bonuses-all = všechny
option-plains_bonuses-without_patronage = bez Leonarda a děl
option-leonardo_after_plains = Leonardo i po bitvě v poli
option-conquest_stack = Nahoře po dobytí
option-conquest_stack-conqueror_top = dobyvatel
option-conquest_stack-loser_top = poražený
option-religious_tie = Shoda ve vlivu
option-religious_tie-one_lower = o stupeň níž
option-religious_tie-lowest_shared = nejnižší sdílený
option-year_limit = Poslední rok (0: žádný)

## The table in words, and help in place

question-governing-action-annex-none = Nyní nelze anektovat žádné město
question-governing-recruit-none = Nyní nelze verbovat
question-governing-alliance-none = Nyní nelze uzavřít spojenectví
