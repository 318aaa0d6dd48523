### L’arte del governo.

## Words of the notation

term-france = Regno di Francia
term-france_of = del Regno di Francia
term-france_acc = il Regno di Francia

## The table

event-governing-began = { $seat_is ->
        [you] Cominci tu
       *[other] Comincia { $seat }
    }
event-governing-year = Comincia l’anno { $year }
event-governing-year_points = Punti dopo l’anno { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] Riattivi l’alleanza con { $power_acc }
       *[other] { $seat } riattiva l’alleanza con { $power_acc }
    }
event-governing-sponsored = { $seat_is ->
        [you] Raggiungi il gradino { $step } del Patrocinio
       *[other] { $seat } raggiunge il gradino { $step } del Patrocinio
    }
event-governing-took_bonus = { $seat_is ->
        [you] Prendi { $bonus_acc }
       *[other] { $seat } prende { $bonus_acc }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Affronti un rivale in battaglia campale davanti { $city_to }
       *[other] { $seat } affronta un rivale in battaglia campale davanti { $city_to }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] Affronti i rivali in battaglia campale davanti { $city_to }
       *[other] { $seat } affronta i rivali in battaglia campale davanti { $city_to }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] Affronti i rivali in battaglia campale davanti { $city_to }
       *[other] { $seat } affronta i rivali in battaglia campale davanti { $city_to }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] Affronti i rivali in battaglia campale davanti { $city_to }
       *[other] { $seat } affronta i rivali in battaglia campale davanti { $city_to }
    }
event-governing-tied_in_melee = Nessuno vince la mischia davanti { $city_to }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Il forte bastionato difende { $city }: +{ $strength }
       *[other] Il forte bastionato difende { $city }: +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Dichiari { $bonus }: +{ $strength } { $city_to }
       *[other] { $seat } dichiara { $bonus }: +{ $strength } { $city_to }
    }
event-governing-announced_france = { $seat_is ->
        [you] Dichiari il bonus { $bonus_of }: +{ $strength } { $city_to }
       *[other] { $seat } dichiara il bonus { $bonus_of }: +{ $strength } { $city_to }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] La Cattedrale di { $city } diventa tua
       *[other] La Cattedrale di { $city } passa a { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Conquisti un trofeo contro { $defender }
       *[other] { $attacker } conquista un trofeo contro { $defender_is ->
            [you] di te
           *[other] { $defender }
        }
    }
event-governing-gained_space = { $seat_is ->
        [you] Con { $cities } città, hai uno spazio Cortigiano in più
       *[other] Con { $cities } città, { $seat } ha uno spazio Cortigiano in più
    }
event-governing-lost_space = { $seat_is ->
        [you] Con { $cities } città, hai uno spazio Cortigiano in meno
       *[other] Con { $cities } città, { $seat } ha uno spazio Cortigiano in meno
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Controlli { $cities } città
       *[other] { $seat } controlla { $cities } città
    }
event-governing-gave_up_space = { $seat_is ->
        [you] Cedi lo { $space }
       *[other] { $seat } cede lo { $space }
    }
event-governing-set_order = Nuovo ordine di turno: { $order }
event-governing-built_cathedral = { $seat_is ->
        [you] Costruisci una Cattedrale { $city_to }
       *[other] { $seat } costruisce una Cattedrale { $city_to }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Stringi un’alleanza con { $power_acc }
       *[other] { $seat } stringe un’alleanza con { $power_acc }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Sottrai a { $defender } l’alleanza con { $power_acc }
       *[other] { $defender_is ->
            [you] { $seat } ti sottrae l’alleanza con { $power_acc }
           *[other] { $seat } sottrae a { $defender } l’alleanza con { $power_acc }
        }
    }
event-governing-end_no_neutral_city = Non restano città neutrali: la partita finisce dopo questo inverno
event-governing-end_eight_cities = Qualcuno controlla 8 città: la partita finisce dopo questo inverno
event-governing-end_patronage = L’ultimo gradino del Patrocinio è stato raggiunto: la partita finisce dopo questo inverno
event-governing-end_year_limit = Ultimo anno concordato: la partita finisce dopo questo inverno
event-governing-last_winter = L’ultimo inverno della partita
event-governing-scored = { $seat_is ->
        [you] Hai { $points } PP
       *[other] { $seat } ha { $points } PP
    }
question-governing-first = Chi è il primo giocatore?
question-governing-action-annex = Scegli una città da annettere
question-governing-pay-sponsor = Paga il gradino del Patrocinio
question-governing-pay-alliance = Paga l’alleanza
question-governing-govern = Governare: riattiva tessere e alleanze
question-governing-bonus = Scegli un bonus Patrocinio
question-governing-machiavelli = Dove va Machiavelli?
question-governing-siege = Quale assedio per primo?
question-governing-cathedral = Dove costruisci la Cattedrale?
question-governing-alliance = Stringere un’alleanza?
question-governing-action-annex-none = Ora non puoi annettere nessuna città
term-cities = Tracciato Città
option-preset-standard = standard
option-preset-cz = ceca
option-retreat_timing = Ritirate
option-retreat_timing-deferred = dopo tutti gli assedi
option-retreat_timing-immediate = subito
option-lost_space = Si perde uno spazio
option-lost_space-shaded = ombreggiato
option-lost_space-any = qualsiasi
option-plains_multi = Più eserciti in battaglia campale
option-plains_multi-sequential = uno alla volta
option-plains_multi-melee = tutti insieme
option-plains_winner_siege = Chi vince la battaglia campale assedia
option-plains_winner_siege-immediate = subito
option-plains_winner_siege-own_turn = nel proprio turno
option-plains_bonuses = Bonus nelle battaglie campali
option-plains_bonuses-all = tutti
option-plains_bonuses-without_patronage = senza Leonardo e Cannoni
option-leonardo_after_plains = Leonardo anche dopo una battaglia campale
option-conquest_stack = Disco in cima dopo una conquista
option-conquest_stack-conqueror_top = di chi conquista
option-conquest_stack-loser_top = di chi perde
option-religious_tie = Parità nell’influenza religiosa
option-religious_tie-one_lower = un posto più in basso
option-religious_tie-lowest_shared = l’ultimo dei posti condivisi
option-year_limit = Ultimo anno (0: nessuno)

## The table in words, and help in place

