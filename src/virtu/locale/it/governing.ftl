### L’arte del governo.

## Words of the notation

term-france = Regno di Francia
term-france_of = del Regno di Francia
term-france_acc = il Regno di Francia

## The table

event-governing-began = { $seat_is ->
        [you] Cominci tu: sei il primo giocatore
       *[other] { $seat } è il primo giocatore
    }
event-governing-year = Comincia l’anno { $year }
event-governing-year_points = Punti dopo l’anno { $year }: { $points }
event-governing-reactivated = { $seat_is ->
        [you] Riattivi l’alleanza: { $power }
       *[other] { $seat } riattiva l’alleanza: { $power }
    }
event-governing-sponsored = { $seat_is ->
        [you] Raggiungi il gradino { $step } del Patrocinio
       *[other] { $seat } raggiunge il gradino { $step } del Patrocinio
    }
event-governing-took_bonus = { $seat_is ->
        [you] Prendi { $bonus }
       *[other] { $seat } prende { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] Prendi { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
       *[other] { $seat } prende { $count ->
            [one] { $count } segnalino bonus militare
           *[other] { $count } segnalini bonus militare
        }
    }
event-governing-returned_tokens = { $seat_is ->
        [you] Restituisci { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
       *[other] { $seat } restituisce { $tokens ->
            [one] { $tokens } segnalino
           *[other] { $tokens } segnalini
        }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Affronti i rivali in battaglia campale davanti { $city_to }
       *[other] { $seat } affronta i rivali in battaglia campale davanti { $city_to }
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
event-governing-besieged = { $attacker_is ->
        [you] Assedi { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
       *[other] { $attacker } assedia { $city } con { $troops ->
            [one] { $troops } truppa
           *[other] { $troops } truppe
        }
    }
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
       *[other] { $attacker } conquista un trofeo contro { $defender }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Il tuo attacco è respinto { $city_to }, { $attack } contro { $defence }
       *[other] L’attacco di { $attacker } è respinto { $city_to }, { $attack } contro { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] Con { $cities } città hai uno spazio Cortigiano in più
       *[other] Con { $cities } città { $seat } ha uno spazio Cortigiano in più
    }
event-governing-lost_space = { $seat_is ->
        [you] Con { $cities } città hai uno spazio Cortigiano in meno
       *[other] Con { $cities } città { $seat } ha uno spazio Cortigiano in meno
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Controlli { $cities } città
       *[other] { $seat } controlla { $cities } città
    }
event-governing-gave_up_space = { $seat_is ->
        [you] Cedi { $space }
       *[other] { $seat } cede { $space }
    }
event-governing-set_order = Nuovo ordine di turno: { $order }
event-governing-put_card_in = { $seat_is ->
        [you] Metti { $card } nella sala { $room }
       *[other] { $seat } mette { $card } nella sala { $room }
    }
event-governing-put_card_under = { $seat_is ->
        [you] Metti { $card } sotto la carta della sala { $room }
       *[other] { $seat } mette { $card } sotto la carta della sala { $room }
    }
event-governing-put_card_over = { $seat_is ->
        [you] Metti { $card } sopra la carta della sala { $room }
       *[other] { $seat } mette { $card } sopra la carta della sala { $room }
    }
event-governing-built_cathedral = { $seat_is ->
        [you] Costruisci una Cattedrale { $city_to }
       *[other] { $seat } costruisce una Cattedrale { $city_to }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Stringi un’alleanza: { $power }
       *[other] { $seat } stringe un’alleanza: { $power }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Sottrai l’alleanza a { $defender }: { $power }
       *[other] { $seat } sottrae l’alleanza a { $defender }: { $power }
    }
event-governing-end_no_neutral_city = Non restano città neutrali: la partita finisce dopo questo inverno
event-governing-end_eight_cities = Qualcuno controlla 8 città: la partita finisce dopo questo inverno
event-governing-end_patronage = È raggiunto l’ultimo gradino del Patrocinio: la partita finisce dopo questo inverno
event-governing-end_year_limit = Ultimo anno concordato: la partita finisce dopo questo inverno
event-governing-last_winter = L’ultimo inverno della partita
event-governing-scored = { $seat_is ->
        [you] Hai { $points } PP
       *[other] { $seat } ha { $points } PP
    }
question-governing-first = Chi è il primo giocatore?
question-governing-family = Piazza le tue carte Casata
question-governing-action-annex = Scegli una città da annettere
question-governing-pay-govern = Paga l’azione Governare
question-governing-pay-sponsor = Paga il gradino del Patrocinio
question-governing-pay-alliance = Paga l’alleanza
question-governing-govern = Governare: riattiva tessere e alleanze
question-governing-bonus = Prendi un bonus Patrocinio
question-governing-machiavelli = Dove va Machiavelli?
question-governing-siege = Quale assedio per primo?
question-governing-announce = Assedio di { $city }: dichiarare un bonus?
question-governing-announce-plains = Battaglia campale davanti { $city_to }: dichiarare un bonus?
question-governing-plains_won = Hai vinto la battaglia campale davanti { $city_to }: assediarla?
question-governing-retreat = Dove si ritira la truppa di { $city }?
question-governing-purchase = Acquisti d’inverno: scegli tutto ciò che vuoi
question-governing-cathedral = Dove costruisci la Cattedrale?
question-governing-alliance = Stringere un’alleanza?
question-governing-held-troop = Dove va la truppa di { $city }?
AG-7-2-3 = Un’indulgenza costa 1 croce o 2 corone; hai versato { $crosses ->
            [one] { $crosses } croce
           *[other] { $crosses } croci
        } e { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        }.
AG-7-3-5 = Per togliere l’agente avversario da questa sala { $masks ->
            [one] serve prima { $masks } maschera
           *[other] servono prima { $masks } maschere
        }; puoi arrivare a { $reach }.
AG-8-5-2 = Nessuna strada collega { $city } a una tua città, e nessun mare a un tuo porto.
AG-8-5-2-ships = Per attraversare { $ships ->
            [one] { $ships } mare serve una nave
           *[other] { $ships } mari servono altrettante navi
        }; puoi averne { $reach }.
AG-8-5-5 = { $crowns ->
            [one] Serve { $crowns } corona
           *[other] Servono { $crowns } corone
        }; puoi arrivare a { $reach }.
AG-8-5-5-both = Servono { $crowns ->
            [one] { $crowns } corona
           *[other] { $crowns } corone
        } e { $ships ->
            [one] { $ships } nave
           *[other] { $ships } navi
        }: le tue fonti non bastano per entrambe.
AG-8-6-1 = Nessuna strada da { $origin } { $city_to }.
AG-8-6-2-ships = Per attraversare { $ships ->
            [one] { $ships } mare serve una nave
           *[other] { $ships } mari servono altrettante navi
        }; { $left ->
            [one] ne resta { $left }
           *[other] ne restano { $left }
        }.
AG-10-1-2 = Non hai un assedio { $city_to }: la controlli o non vi hai truppe.
AG-10-2-8-answer = Chi vince la battaglia campale assedia subito { $city } o si ritira.
AG-10-2-8-city = La battaglia è stata vinta davanti { $battle_to }, non davanti { $city_to }.
AG-16-7-leonardo = Leonardo ha combattuto nella battaglia campale davanti { $city_to } e non serve nell’assedio.
AG-10-7-4 = Ora non controlli { $city }.
AG-10-7-2-way = Da { $origin } { $city_to } non c’è strada, né un mare in comune.
AG-10-7-3-ships = La via per { $city } costa { $ships ->
            [one] { $ships } nave
           *[other] { $ships } navi
        }; non puoi pagarle.
AG-11-2-2 = Paga da 0 a { $due ->
            [one] { $due } fiorino
           *[other] { $due } fiorini
        } per { $troops ->
            [one] la tua truppa
           *[other] le tue { $troops } truppe
        }.
AG-11-2-2-disband = Il soldo pagato basta per { $keep ->
            [one] { $keep } truppa
           *[other] { $keep } truppe
        }; rimuovine ancora { $excess }.
AG-11-2-2-where = Non hai truppe { $city_to }.
AG-11-5-2 = Una truppa { $city_to } costa { $price ->
            [one] { $price } fiorino
           *[other] { $price } fiorini
        }; in tesoreria ne hai { $florins }.
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
option-conquest_stack = In cima dopo una conquista
option-conquest_stack-conqueror_top = chi conquista
option-conquest_stack-loser_top = chi perde
option-religious_tie = Parità nell’influenza religiosa
option-religious_tie-one_lower = un posto più in basso
option-religious_tie-lowest_shared = l’ultimo dei posti condivisi
option-year_limit = Ultimo anno (0: nessuno)

## The table in words, and help in place

question-governing-action-annex-none = Ora non puoi annettere nessuna città
question-governing-recruit-none = Ora non puoi reclutare truppe
question-governing-alliance-none = Ora non puoi stringere alleanze
